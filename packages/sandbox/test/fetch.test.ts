import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { FetchRequest, FetchResponse, Sandbox, SandboxOptions } from '../src/index.ts'
import { openTestSandbox } from './open.ts'

let close: Sandbox['close'] | undefined
afterEach(async () => close?.())

function withFetch(fetch: SandboxOptions['fetch']) {
  const sandbox = openTestSandbox({ fetch })
  close = sandbox.close
  return sandbox
}

const responding = (
  body: string | Uint8Array,
  other: Partial<FetchResponse> = {},
): FetchResponse => ({
  url: 'https://api.example.com/',
  status: 200,
  statusText: 'OK',
  headers: [['content-type', 'application/json']],
  body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  ...other,
})

describe('fetch', () => {
  it('asks the host, and reads its response', async () => {
    const requests: FetchRequest[] = []
    const { body } = withFetch(async (request) => {
      requests.push(request)
      return responding('{"plan":"gold é"}', { status: 201 })
    })
    const { calls, error } = await body(`
      const response = await fetch(new URL('https://api.example.com/'), {
        method: 'post', headers: { Authorization: 'Bearer x' }, body: JSON.stringify({ a: 1 }),
      })
      const copy = response.clone()
      api.access.deny(response.ok, response.status, response.headers.get('Content-Type'),
        (await response.json()).plan, (await copy.arrayBuffer()).byteLength, response.bodyUsed)`)
    expect(error).toBeUndefined()
    expect(calls[0]?.args).toEqual([true, 201, 'application/json', 'gold é', 18, true])
    const [{ body: sent, ...request } = { body: undefined }] = requests
    expect(request).toEqual({
      url: 'https://api.example.com/',
      method: 'POST',
      headers: [
        ['authorization', 'Bearer x'],
        ['content-type', 'text/plain;charset=UTF-8'],
      ],
    })
    expect(new TextDecoder().decode(sent)).toBe('{"a":1}')
  })

  it('runs several at a time', async () => {
    const { body } = withFetch(async ({ url }) => {
      await setTimeout(url.endsWith('1') ? 30 : 0)
      return responding(url)
    })
    const { calls } = await body(`
      const texts = [1, 2, 3].map(async (n) => (await fetch('https://a.example/' + n)).text())
      api.access.deny((await Promise.all(texts)).join())`)
    expect(calls[0]?.args).toEqual(['https://a.example/1,https://a.example/2,https://a.example/3'])
  })

  it('rejects with a TypeError when the host does', async () => {
    const { body } = withFetch(() => Promise.reject(new Error('The address is private.')))
    const { error } = await body("await fetch('http://10.0.0.1/')")
    expect(error).toMatchObject({
      name: 'TypeError',
      message: 'fetch failed: The address is private.',
    })
  })

  it.each([
    ['for (let i = 0; i < 100; i += 1) await fetch("https://a.example/")', 'fetch 32 times'],
    [
      'await Promise.all(Array.from({ length: 9 }, () => fetch("https://a.example/")))',
      'At most 8',
    ],
    ['await fetch("https://a.example/", { body: "x".repeat(2e6) })', 'body of a request'],
    ['await fetch("https://a.example/" + "x".repeat(5e6))', '32768 characters'],
    ['await fetch("https://a.example/", { headers: { a: "x".repeat(5e6) } })', '32768 characters'],
    ['await fetch("https://a.example/", { method: "GET X" })', 'no method of HTTP'],
    ['await fetch("https://a.example/", { headers: { "a\\r\\nb": "c" } })', 'HTTP forbids'],
    ['await fetch("https://a.example/", { headers: { a: "b\\r\\nc: d" } })', 'HTTP forbids'],
  ])('is bounded: %s', async (statements, message) => {
    const { body } = withFetch(async () => responding(''))
    expect((await body(statements)).error?.message).toContain(message)
  })

  it('refuses a large response', async () => {
    const { body } = withFetch(async () => responding(new Uint8Array(2 ** 20 + 1)))
    const { error } = await body("await fetch('https://a.example/')")
    expect(error?.message).toContain('more than 1048576 bytes')
  })

  it('ends slow requests with the run, and forgets late responses', async () => {
    let aborted = 0
    const { body } = withFetch(async (_request, { signal }) => {
      signal.addEventListener('abort', () => {
        aborted += 1
      })
      await setTimeout(600)
      return responding('late')
    })
    await body('') // the thread has started
    const { error } = await body("await fetch('https://a.example/')", { timeoutMs: 250 })
    expect([error?.name, aborted]).toEqual(['TimeoutError', 1])
    const unawaited = await body("fetch('https://a.example/').then(() => api.access.deny('late'))")
    expect(unawaited.calls).toEqual([])
    await setTimeout(650)
    const next = await body("api.access.deny('next')")
    expect(next.calls).toEqual([{ method: 'access.deny', args: ['next'] }])
  })

  it('can be given up by a signal', async () => {
    const { body } = withFetch(async () => {
      await setTimeout(500)
      return responding('')
    })
    const { error } = await body(
      "await fetch('https://a.example/', { signal: AbortSignal.timeout(20) })",
    )
    expect(error?.name).toBe('TimeoutError')
  })
})
