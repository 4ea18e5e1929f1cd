import { describe, expect, it } from 'vitest'
import { responseStatus } from '@/cache-handler/document.mjs'

describe('responseStatus', () => {
  it.each([
    ['<meta name="answer-status" content="404"/>', 404],
    ['<head><meta name="answer-status" content="503"></head>', 503],
    ['<meta name="answer-status" content="200"/>', 200],
    ['<p>fine</p>', null],
    // The layout and the page may both say one; what failed counts.
    ['<meta name="answer-status" content="200"/><meta name="answer-status" content="404"/>', 404],
    // Titles are escaped, and pages may not choose other statuses.
    ['&lt;meta name="answer-status" content="404"/&gt;', null],
    ['<meta name="answer-status" content="302"/>', null],
  ])('%s is %s', (html, status) => {
    expect(responseStatus(html)).toBe(status)
  })
})
