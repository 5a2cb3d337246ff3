import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type DocumentedOperation,
  management,
  operationsOf,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type Member, membersOf, withMember } from './body-members.ts'
import { addressOf, freshTarget, resourceOf, saying } from './resources.ts'
import { resolve, type Schema } from './schema-bodies.ts'

/** Input that schemas cannot fully describe, sent to every operation that it could reach. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const withParameters = operationsOf(management).filter(({ path }) => path.includes('{'))
const namesOf = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)

describe('an id in a path', () => {
  it.each(withParameters.map((each) => [each.id, each] as const))(
    '%s answers a documented status for any id',
    async (_, operation) => {
      const target = await freshTarget(operation, server.tenant)
      const documented = Object.keys(operation.operation.responses ?? {})
      for (const id of ['%', '_', '%_%', '*', 'x', ' ']) {
        const parameters = Object.fromEntries(namesOf(operation.path).map((name) => [name, id]))
        const address = addressOf(operation, parameters)
        const answer = await server.tenant.request(
          operation.method,
          address,
          saying(operation, target.body),
        )
        expect([address, documented]).toEqual([
          address,
          expect.arrayContaining([String(answer.status)]),
        ])
      }
    },
  )

  it.each(['%25', '_'.repeat(20), 'dev_%25', '%5C'])(
    'an enrollment is not found by %s',
    async (id) => {
      const { address } = await freshTarget(operationOf('getEnrollment'), server.tenant)
      const path = address.replace('/api/v2', '')
      expect((await send('GET', path)).status).toBe(200)
      for (const method of ['GET', 'DELETE']) {
        const { status, body } = await send(method, `/guardian/enrollments/${id}`)
        expect([status, body.errorCode]).toEqual([404, 'enrollment_not_found'])
      }
      expect((await send('GET', path)).status).toBe(200)
    },
  )

  it.each(withParameters.map((each) => [each.id, each] as const))(
    '%s is 404 for an empty id',
    async (_, { method, path }) => {
      const { body, status } = await send(method, path.replaceAll(/\{[^}]+\}/g, ''))
      // An address that is another operation's too is found there, with its method or without.
      expect([404, 405]).toContain(status)
      if (status === 404) expect(body.message).toBe('Not Found')
    },
  )
})

function operationOf(id: string) {
  const found = operationsOf(management).find((each) => each.id === id)
  if (!found) throw new Error(`No operation ${id}`)
  return found
}

function bodySchemaOf({ operation }: DocumentedOperation): Schema {
  const content: Readonly<
    Record<string, { readonly schema?: Schema; readonly example?: unknown }>
  > = operation.requestBody?.content ?? {}
  return content['application/json']?.schema ?? {}
}

interface QueryParameter {
  readonly in: string
  readonly name: string
  readonly schema?: Schema
}

function queryOf({ document, operation }: DocumentedOperation): readonly QueryParameter[] {
  const { parameters = [] } = operation as {
    readonly parameters?: readonly (QueryParameter & { readonly $ref?: string })[]
  }
  return parameters
    .map((each) => (each.$ref ? (resolve(document, each.$ref) as QueryParameter) : each))
    .filter((each) => each.in === 'query')
}

const noDates = [
  '2026-02-30T00:00:00Z',
  '2025-02-29T00:00:00Z',
  '2026-04-31T12:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-06-30T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
]

describe('an impossible date, or one of the years 0 and 1', () => {
  const isDate = ({ schema: { format } }: Member) => format === 'date-time'

  it.each(noDates)('%s is 400 in every member of a body that is a date', async (date) => {
    const found: string[] = []
    const { body: credential } = await freshTarget(
      operationOf('createClientCredential'),
      server.tenant,
    )
    for (const operation of operationsOf(management)) {
      const members = [...membersOf(operation.document, bodySchemaOf(operation))].filter(isDate)
      for (const { path } of members) {
        const { address, body } = await freshTarget(operation, server.tenant)
        // An item of a list would be refused for what it lacks.
        const whole = path.includes('0') ? withMember(body, path.slice(0, -1), credential) : body
        const json = withMember(whole, path, date)
        const answer = await server.tenant.request(operation.method, address, { json })
        expect([operation.id, path, answer.status, answer.body.message]).toEqual([
          operation.id,
          path,
          400,
          expect.stringContaining(date),
        ])
        found.push(`${operation.id} ${path.join('.')}`)
      }
    }
    expect(found).toEqual(expect.arrayContaining(['createEventStreamRedelivery date_from']))
  })

  it.each(noDates)('%s is 400 in every parameter of a query that is a date', async (date) => {
    const named = encodeURIComponent(date)
    const requests = operationsOf(management).flatMap((operation) => {
      const dated = queryOf(operation).filter(({ schema = {} }) =>
        [...membersOf(operation.document, schema)].some(isDate),
      )
      return dated.map(({ name }) => [operation, name] as const)
    })
    expect(requests.length).toBeGreaterThan(4)
    for (const [operation, name] of requests) {
      const { address } = await freshTarget(operation, server.tenant)
      const { status } = await server.tenant.request('GET', `${address}?${name}=${named}`)
      expect([operation.id, name, status]).toEqual([operation.id, name, 400])
    }
    const searches = [
      `/users?q=${encodeURIComponent(`created_at:"${date}"`)}`,
      `/logs?q=${encodeURIComponent(`date:[${date} TO *]`)}`,
    ]
    for (const path of searches)
      expect([path, (await send('GET', path)).status]).toEqual([path, 400])
  })

  it.each(['2030-01-01T00:00:00+15:00', '9999-12-31T23:59:59-14:00', '0002-01-01T00:00:00+14:00'])(
    '%s is 400, too',
    async (expires_at) => {
      const { address } = await freshTarget(operationOf('updateClientCredential'), server.tenant)
      expect((await send('PATCH', address.replace('/api/v2', ''), { expires_at })).status).toBe(400)
    },
  )

  it.each(['20260230', '20251301', '00000101', '00010101'])('the day %s is 400', async (day) => {
    for (const name of ['from', 'to'])
      expect((await send('GET', `/stats/daily?${name}=${day}`)).status).toBe(400)
  })

  it('a checkpoint of later years is 400', async () => {
    const from = Buffer.from('999999999999999.rol_9Hs3kP7vWq2LrXb4').toString('base64url')
    for (const list of ['clients', 'event-streams', 'connections'])
      expect((await send('GET', `/${list}?from=${from}&take=1`)).status).toBe(400)
  })
})

describe('the parameter `fields`', () => {
  it('may leave out every member of a documented response', async () => {
    const found: string[] = []
    for (const operation of operationsOf(management)) {
      if (!queryOf(operation).some(({ name }) => name === 'fields')) continue
      const { address } = await freshTarget(operation, server.tenant)
      const query = `${address.includes('?') ? '&' : '?'}fields=none`
      const { status } = await server.tenant.request('GET', `${address}${query}`)
      expect([operation.id, status]).toEqual([operation.id, 200])
      found.push(operation.id)
    }
    expect(found).toEqual(expect.arrayContaining(['getOrganizationInvitation', 'listClients']))
  })
})

describe('a number in JSON', () => {
  const patch = async (text: string) => {
    const { address } = await freshTarget(operationOf('updateUser'), server.tenant)
    const body = `{"user_metadata":{"said":"1e400","number":${text}}}`
    const headers = { 'content-type': 'application/json' }
    return server.tenant.request('PATCH', address, { body, headers })
  }

  it.each([
    '1e400',
    '-1e309',
    '9007199254740993',
    '123456789012345678901234567890',
    '1e-400',
    '0.1234567890123456789',
    '100000000000000000001',
    '1.7976931348623159e308',
  ])('%s is refused, as a double cannot represent it', async (text) => {
    const { status, body } = await patch(text)
    expect([status, body.message]).toEqual([400, expect.stringContaining(text)])
  })

  it.each([
    '0',
    '-0.0',
    '1.50',
    '1E3',
    '1e-7',
    '9007199254740992',
    '9007199254740994',
    '1e300',
    '0.1',
    '0.30000000000000004',
    '100000000000000000000',
    '5e-324',
    '-12.000000000000000000',
  ])('%s is answered unchanged', async (text) => {
    const { status, body } = await patch(text)
    expect([status, body.user_metadata.number]).toEqual([200, Number(text) + 0])
  })

  it('is refused by the authentication API too', async () => {
    const body = '{"client_id":"x","email":"a@example.com","user_metadata":{"number":1e400}}'
    const sent = { body, token: null, headers: { 'content-type': 'application/json' } }
    const { status, text } = await server.tenant.request('POST', '/dbconnections/signup', sent)
    expect([status, text]).toEqual([400, expect.stringContaining('1e400')])
  })
})

describe('a form', () => {
  it.each(['=x', '&name=Role&=', 'name=Role&[]=x', 'name=Role&[description]=x', '%5B%5D=x'])(
    'refuses a field without a name: %s',
    async (form) => {
      const { status } = await server.tenant.request('POST', '/api/v2/roles', { form })
      expect(status).toBe(400)
    },
  )
})

describe('resources', () => {
  it('cover every operation with path parameters', () => {
    for (const operation of withParameters) {
      const names = Object.keys(resourceOf(operation).unknown)
      expect(names).toEqual(expect.arrayContaining(namesOf(operation.path)))
    }
  })
})

describe('a number beyond those of IEEE 754', () => {
  const withTake = operationsOf(management).filter(
    ({ method, operation }) => method === 'GET' && JSON.stringify(operation).includes('/take'),
  )

  it('is no size of a page', async () => {
    expect(withTake.length).toBeGreaterThan(10)
    for (const operation of withTake) {
      const { address } = await freshTarget(operation, server.tenant)
      const { status, body } = await server.tenant.request(
        'GET',
        `${address}${address.includes('?') ? '&' : '?'}take=1e999`,
      )
      expect([operation.id, status, body.message]).toEqual([
        operation.id,
        400,
        "Query validation error: 'must be a finite number' on property take.",
      ])
    }
  })

  it('is no number of a form', async () => {
    const form = 'identifier=https%3A%2F%2Finfinite.example.com&token_lifetime=1e999'
    const answer = await server.tenant.request('POST', '/api/v2/resource-servers', { form })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "Payload validation error: 'must be a finite number' on property token_lifetime.",
    ])
  })
})
