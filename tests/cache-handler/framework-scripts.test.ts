import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isFrameworkScript } from '@/cache-handler/allowed-scripts.mjs'
import { oneByte } from '@/cache-handler/one-byte.mjs'

const htmlEscape = (json: string) =>
  json.replace(
    /[&<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A script as Next.js writes it, processed by the page handler. */
function push(...data: unknown[]): string {
  const script = `<script>self.__next_f.push(${htmlEscape(JSON.stringify(data))})</script>`
  return oneByte(script).slice('<script>'.length, -'</script>'.length)
}

/** What React writes before the first call of a function, read from the installed version. */
function reactRuntime(start: string, call: string): string {
  const source = readFileSync(
    'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
    'utf8',
  )
  const literals = [...source.matchAll(/stringToPrecomputedChunk\(\s*'((?:[^'\\]|\\.)*)'/g)]
  const texts = literals.map(([, text = '']) => text.replaceAll('\\n', '\n'))
  const found = texts.filter((text) => text.startsWith(start) && text.includes(`${call}=function`))
  const [first = '', withCall] = found.sort((a, b) => a.length - b.length)
  return (withCall ?? first).replace(`${call}("`, '')
}

const chunks =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1a-b_c.js","static/chunks/2.js"],"runtimeModuleIds":[494553]});'

describe('framework scripts are', () => {
  it.each([
    ['the start of its data', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['the time of the first paint', 'requestAnimationFrame(function(){$RT=performance.now()});'],
    ['its chunks', chunks],
    ['data', push(1, '0:{"a":[null,"$L1"]}\n')],
    [
      'data of every kind',
      push(1, '<b>&amp;</b> "\\\u2028\u2029\0\u001f\u007f é … 😀 \ud800 </script>'),
    ],
    ['bytes', push(3, 'AAEC/+==')],
    ['a failed boundary', '$RX("B:0","BAILOUT_TO_CLIENT_SIDE_RENDERING")'],
    ['a finished boundary', '$RC("B:1","S:1f")'],
    ['a finished segment', '$RS("S:1","P:1")'],
    ['the first failed boundary', `${reactRuntime('$RX=', '$RX')}$RX("B:0","")`],
    ['the first finished boundary', `${reactRuntime('$RB=', '$RC')}$RC("B:0","S:0")`],
    ['the first finished segment', `${reactRuntime('$RS=', '$RS')}$RS("S:1","P:1")`],
  ])('%s', (_, script) => {
    expect(isFrameworkScript(script)).toBe(true)
  })
})

describe('no other script is', () => {
  const data = push(1, 'x')
  it.each([
    '',
    'alert(1)',
    `${data};alert(1)`,
    `${data}\nalert(1)`,
    `alert(1);${data}`,
    ` ${data}`,
    `${data} `,
    `${data};`,
    `/**/${data}`,
    `${data}//`,
    `${data}<!--`,
    `${data}${data}`,
    'self.__next_f.push([1,"x",alert(1)])',
    'self.__next_f.push([1,"x"+alert(1)+"y"])',
    'self.__next_f.push([1,"x"],alert(1),[1,"y"])',
    'self.__next_f.push([1,"x","y"])',
    'self.__next_f.push([1, "x"])',
    'self.__next_f.push([1,`x`])',
    'self.__next_f.push([1,`${alert(1)}`])',
    "self.__next_f.push([1,'x'])",
    'self.__next_f.push([1,"\\x61"])',
    // Different encodings of what Next.js writes as `x`, `é` and `<`.
    'self.__next_f.push([1,"\\u0078"])',
    'self.__next_f.push([1,"\\u00e9"])',
    'self.__next_f.push([1,"\\u003C"])',
    'self.__next_f.push([1,"</script><script>alert(1)//"])',
    'self.__next_f.push([1,"<!--<script>"])',
    'self.__next_f.push([1,"a\nb"])',
    'self.__next_f.push([1,"…"])',
    'self.__next_f.push([1,{"toString":1}])',
    'self.__next_f.push([2,"x"])',
    'self.__next_f.push([1e0,"x"])',
    'self.__next_f.push([1,"x"])()',
    'self.__next_f.push.call([1,"x"])',
    'self["__next_f"].push([1,"x"])',
    'self.__next_f=[1,"x"]',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(self.__next_f=self.__next_f||[]).push([1,"x"])',
    chunks.replace('static/chunks/2.js', 'https://evil.example/2.js'),
    chunks.replace('static/chunks/2.js', 'static/chunks/../2.js'),
    chunks.replace('494553', 'alert(1)'),
    `${chunks}alert(1)`,
    '$RX("B:0","");alert(1)',
    '$RX("B:0","\\"+alert(1)+\\"")',
    '$RX("B:0",alert(1))',
    '$RX("B:0","a\nb")',
    '$RM("B:0","")',
    'alert(1);$RX("B:0","")',
    `${reactRuntime('$RX=', '$RX')}alert(1);$RX("B:0","")`,
    `${reactRuntime('$RX=', '$RX')}`,
    `${reactRuntime('$RB=', '$RC')};$RC("B:0","S:0")`,
  ])('%j', (script) => {
    expect(isFrameworkScript(script)).toBe(false)
  })
})
