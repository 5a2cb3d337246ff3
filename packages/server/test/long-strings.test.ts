import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  authentication,
  type DocumentedOperation,
  joinTestServer,
  management,
  operationsOf,
  patient,
  type RequestOptions,
  type SharedServer,
} from '@latchkey/testkit'
import { type Member, membersOf, withMember } from './body-members.ts'
import { addressOf, resourceOf } from './resources.ts'
import type { Schema } from './schema-bodies.ts'

/** What a string of 100 kB costs in each member of each body. */
const length = 100_000
const cpuMsMax = patient(50)

/** Strings on which a pattern that backtracks takes long. */
const strings = ['a', ' ', '1.', 'a@', '%2', '<a ', 'x-', '/.'].map(
  (unit) => `${unit.repeat(length / unit.length)}!`,
)

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  await server.tenant.token()
})
afterAll(() => server.stop())

interface LongRequest {
  readonly operation: DocumentedOperation
  readonly path: readonly string[]
  readonly sent: RequestOptions
}

const mayBeString = ({ schema: { type } }: Member) => [type].flat().includes('string')

/** Requests with a long string in one member each; members that are equal elsewhere come once. */
function longRequests(operations: readonly DocumentedOperation[]): readonly LongRequest[] {
  const requests = new Map<string, LongRequest>()
  for (const operation of operations) {
    const content: Record<string, { readonly schema?: Schema; readonly example?: unknown }> =
      operation.operation.requestBody?.content ?? {}
    const json = content['application/json']
    const { schema, example } = json ?? content['application/x-www-form-urlencoded'] ?? {}
    const members = schema ? [...membersOf(operation.document, schema)] : []
    for (const member of members.filter(mayBeString)) {
      const { path } = member
      const key = JSON.stringify([path.at(-1), member.schema])
      const body = withMember(example, path, strings[requests.size % strings.length] ?? '')
      const sent = json ? { json: body } : { form: body as Record<string, string> }
      if (!requests.has(key)) requests.set(key, { operation, path, sent })
    }
  }
  return [...requests.values()]
}

/** Processor time of one request in milliseconds, of the client and the server together. */
async function cpuMsOf({ operation, sent }: LongRequest): Promise<number> {
  const isManagement = operation.document === management
  const address = isManagement
    ? addressOf(operation, resourceOf(operation).unknown)
    : operation.path.replace(/\{[^}]+\}/g, 'x')
  const before = process.cpuUsage()
  const options = isManagement ? sent : { token: null, ...sent }
  const { status } = await server.tenant.request(operation.method, address, options)
  const { user, system } = process.cpuUsage(before)
  expect([operation.id, status]).not.toEqual([operation.id, 500])
  return (user + system) / 1000
}

describe.each([
  ['management', management],
  ['authentication', authentication],
])('a string of 100 kB in any member of a body of the %s API', (_, document) => {
  it('costs at most 50 ms of processor time', async () => {
    const requests = longRequests(operationsOf(document))
    expect(requests.length).toBeGreaterThan(40)
    const slow: string[] = []
    for (const each of requests) {
      let cpuMs = Number.POSITIVE_INFINITY
      // Something else in this process may run meanwhile, but not three times.
      for (let tries = 0; tries < 3 && cpuMs > cpuMsMax; tries += 1) {
        cpuMs = Math.min(cpuMs, await cpuMsOf(each))
      }
      if (cpuMs <= cpuMsMax) continue
      slow.push(`${each.operation.id} ${each.path.join('.')}: ${Math.round(cpuMs)} ms`)
    }
    expect(slow).toEqual([])
  })
})
