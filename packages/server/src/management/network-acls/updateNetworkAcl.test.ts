import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/network-acls'
const first = {
  description: 'First',
  active: true,
  priority: 5,
  rule: { match: { asns: [1] }, scope: 'tenant', action: { block: true } },
}
const second = {
  description: 'Second',
  active: false,
  rule: { scope: 'management', action: { log: true }, not_match: { hostnames: ['a.example'] } },
}

let server: TestServer
let nowMs = Date.now()
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server.stop())

const put = (id: string, json: unknown) => server.tenant.request('PUT', `${path}/${id}`, { json })

async function make(definition: unknown = first): Promise<string> {
  const { body } = await server.tenant.request('POST', path, { json: definition })
  return body.id
}

describe('200', () => {
  it('replaces the ACL: omitted members are removed or get their defaults', async () => {
    const id = await make()
    const before = (await server.tenant.request('GET', `${path}/${id}`)).body
    nowMs += 5000
    const { status, body } = await put(id, second)
    expect([status, body]).toEqual([
      200,
      {
        ...second,
        priority: 50,
        id,
        created_at: before.created_at,
        updated_at: new Date(nowMs).toISOString(),
      },
    ])
    const read = (await server.tenant.request('GET', `${path}/${id}`)).body
    expect(read).toEqual({ ...body, tenant_id: 'localhost', deleted_at: null })
    await server.tenant.request('DELETE', `${path}/${id}`)
  })

  it('answers the members in their order', async () => {
    const id = await make()
    const { body } = await put(id, { ...second, rule: { ...second.rule, match: { asns: [3] } } })
    expect(Object.keys(body).join()).toBe(
      'description,active,priority,rule,created_at,updated_at,id',
    )
    expect(Object.keys(body.rule).join()).toBe('match,scope,action,not_match')
    await server.tenant.request('DELETE', `${path}/${id}`)
  })

  it('accepts its own priority, and is idempotent', async () => {
    const id = await make()
    const answers = [await put(id, first), await put(id, first)]
    expect(answers.map(({ status, body }) => [status, body.priority])).toEqual([
      [200, 5],
      [200, 5],
    ])
    await server.tenant.request('DELETE', `${path}/${id}`)
  })

  it('stores text unchanged', async () => {
    const id = await make()
    const description = `'; drop table tenants; -- "\\ \u{1f511} \r\n\t\u001b[31m`
    const hostile = {
      ...first,
      description,
      rule: { ...first.rule, match: { user_agents: [description] } },
    }
    await put(id, hostile)
    const { body } = await server.tenant.request('GET', `${path}/${id}`)
    expect([body.description, body.rule.match.user_agents]).toEqual([description, [description]])
    await server.tenant.request('DELETE', `${path}/${id}`)
  })
})

describe('400', () => {
  it('requires all members, and changes nothing without them', async () => {
    const id = await make()
    for (const name of ['description', 'active', 'rule'] as const) {
      const { [name]: _left, ...rest } = first
      const { body } = await put(id, rest)
      expect(body.message).toBe(`Payload validation error: 'Missing required property: ${name}'.`)
    }
    const redirect = { ...first, rule: { scope: 'tenant', action: { redirect: true } } }
    expect((await put(id, redirect)).body.message).toBe(
      'Payload validation error: Action type of `redirect` requires a `redirect_uri`',
    )
    const { body } = await server.tenant.request('GET', `${path}/${id}`)
    expect(body).toMatchObject(first)
    await server.tenant.request('DELETE', `${path}/${id}`)
  })

  it('refuses the priority of another ACL with 400, as 409 is not documented', async () => {
    const [id, other] = [await make(), await make({ ...first, priority: 6 })]
    expect((await put(other, first)).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message:
        "Payload validation error: '`priority` is already used by another network ACL' on property priority.",
      errorCode: 'invalid_body',
    })
    for (const each of [id, other]) await server.tenant.request('DELETE', `${path}/${each}`)
  })

  const ids = [
    'x',
    'acl_',
    `acl_${'1'.repeat(21)}`,
    `acl_${'1'.repeat(23)}`,
    `ACL_${'1'.repeat(22)}`,
    `acl_${'0'.repeat(22)}`,
    `acl_${'é'.repeat(22)}`,
    '00000000-0000-0000-0000-000000000000',
    '%27%20or%201=1--',
    '..%2f..%2fclients',
    'x'.repeat(36),
  ]
  it.each(ids)('refuses %s as an id', async (id) => {
    const { body } = await put(id, first)
    expect([body.statusCode, body.errorCode]).toEqual([400, 'invalid_uri'])
    expect(body.message).toBe(
      "Path validation error: 'Object didn't pass validation for format network-acl-id: " +
        `${decodeURIComponent(id)}' on property id.`,
    )
  })

  it.each([37, 4000, 5000, 8000])('refuses %d characters as an id', async (length) => {
    const { body } = await put('a'.repeat(length), first)
    expect([body.statusCode, body.errorCode]).toEqual([400, 'invalid_uri'])
    expect(body.message.length).toBeLessThan(300)
  })
})

describe('404', () => {
  it('is the answer for an unknown id, and creates nothing', async () => {
    const { body } = await put('acl_9Hs3kP7vWq2LrXb4Jd8NfT', first)
    expect(body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'NetworkACL with this ID was not found',
    })
    expect((await server.tenant.request('GET', path)).body).toEqual([])
  })
})

describe('concurrent writes', () => {
  it('all succeed, and the log has them in sequence', async () => {
    const id = await make({ ...second, priority: 77 })
    const write = async (at: number) => {
      const json = { ...second, priority: 77, description: `Write ${at}` }
      return (await put(id, json)).status
    }
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, at) => write(at)))
    expect(statuses).toEqual(statuses.map(() => 200))
    const { rows } = await server.database.query(
      `select data->'details'->'changes'->0 as change from logs
        where data->'details'->'changes'->0->'after'->>'id' = $1 and type = 'sapi'`,
      [id],
    )
    const changes = rows.map(({ change }) => change).filter(({ before }) => before)
    const befores = changes.map(({ before }) => before.description).sort()
    const last = (await server.tenant.request('GET', `${path}/${id}`)).body.description
    const afters = changes.map(({ after }) => after.description)
    expect(befores).toEqual([second.description, ...afters.filter((each) => each !== last)].sort())
  })
})
