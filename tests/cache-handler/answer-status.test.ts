import { describe, expect, it } from 'vitest'
import { answerStatus } from '@/cache-handler/answer-status.mjs'

describe('answerStatus', () => {
  it.each([
    ['<meta name="answer-status" content="404"/>', 404],
    ['<head><meta name="answer-status" content="503"></head>', 503],
    ['<p>fine</p>', 200],
    // What a title could say: text is escaped, and other statuses are not for pages to choose.
    ['&lt;meta name="answer-status" content="404"/&gt;', 200],
    ['<meta name="answer-status" content="302"/>', 200],
  ])('%s is %i', (html, status) => {
    expect(answerStatus(html)).toBe(status)
  })
})
