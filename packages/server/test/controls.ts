import { type TestAnswer, type TestServer, testControls, undocumented } from '@latchkey/testkit'

export interface Controlled {
  readonly status: number
  readonly body: TestAnswer['body']
}

/** The configuration of a server with test controls. */
export const withControls = {
  operationsPort: 0,
  operationsHost: '127.0.0.1',
  testControls: true,
} as const

/** Sends a request to the test controls; an answer that differs from their document is an error. */
export const controlOf =
  (server: () => Pick<TestServer, 'operationsPort'>) =>
  async (method: string, path: string, json?: unknown): Promise<Controlled> => {
    const sent = json === undefined ? {} : { body: JSON.stringify(json) }
    const answer = await fetch(`http://127.0.0.1:${server().operationsPort}/test${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...sent,
    })
    const text = await answer.text()
    const body = text === '' ? undefined : JSON.parse(text)
    const [pathname = ''] = `/test${path}`.split('?', 1)
    const contentType = answer.headers.get('content-type')
    const { status } = answer
    const seen = { method, path: pathname, status, contentType, body }
    const faults = undocumented(testControls, seen)
    if (faults.length > 0) throw new Error(`${method} ${path} ${status}: ${faults.join('; ')}`)
    return { status, body }
  }
