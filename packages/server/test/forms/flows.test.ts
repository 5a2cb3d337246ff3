import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { makeExecution } from '../resources/flows.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
async function create(definition: object): Promise<{ id: string }> {
  const { status, body, text } = await send('POST', '/flows', { name: 'Flow', ...definition })
  if (status !== 201) throw new Error(text)
  return body
}
const action = (type: string, name: string, params: object, id = 'it') => ({
  id,
  type,
  action: name,
  params,
})
const nothing = (id: string) => action('FLOW', 'DO_NOTHING', {}, id)
const condition = { operator: 'EXISTS', operands: ['{{vars.company}}'] }
const branch = (id: string, actions: readonly unknown[] | number) =>
  action('FLOW', 'BOOLEAN_CONDITION', { if: condition, else: actions }, id)
const nested = (depth: number): object =>
  depth === 1 ? nothing('a1') : branch(`a${depth}`, [nested(depth - 1)])

describe('a flow', () => {
  it('is stored and returned as it was sent', async () => {
    const actions = [
      action('FLOW', 'STORE_VARS', { vars: { company: '{{fields.company}}', size: 3 } }, 'store'),
      action('SLACK', 'POST_MESSAGE', { text: 'Hello', attachments: [{ color: 'GOOD' }] }, 'say'),
      nested(5),
    ]
    const made = await send('POST', '/flows', { name: 'Store', actions })
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^af_\w{22}$/),
        name: 'Store',
        actions,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ])
    const { body } = await send('GET', `/flows/${made.body.id}`)
    expect(body).toEqual(made.body)
    expect((await send('PATCH', `/flows/${body.id}`, body)).body.actions).toEqual(actions)
    const emptied = await send('PATCH', `/flows/${body.id}`, { name: 'None', actions: [] })
    expect([emptied.body.name, emptied.body.actions]).toEqual(['None', undefined])
  })

  it('is listed without its actions, and is synchronous', async () => {
    const { id } = await create({ actions: [nothing('a')] })
    const { body } = await send('GET', '/flows?per_page=100&include_totals=true&synchronous=true')
    const listed = body.flows.find((each: { id: string }) => each.id === id)
    expect(listed).toMatchObject({ name: 'Flow', form_count: 0 })
    expect(listed.actions).toBeUndefined()
    const none = await send('GET', '/flows?include_totals=true&synchronous=false')
    expect(none.body).toEqual({ start: 0, limit: 50, total: 0, flows: [] })
  })

  it.each([
    ['an action of another type', [action('HTTP', 'DO_NOTHING', {})], 'no action `DO_NOTHING`'],
    ['an action of XML', [action('XML', 'PARSE_XML', { xml: '<a/>' })], 'do not run here'],
    ['the name of an inherited member', [action('FLOW', 'constructor', {})], '`constructor`'],
    ['no parameters', [{ id: 'a', type: 'HTTP', action: 'SEND_REQUEST' }], '`url` is required'],
    ['the same identifier twice', [nothing('a'), branch('b', [nothing('a')])], 'else.0.id'],
    ['branches that nest too deep', [nested(6)], 'Nest conditions'],
    ['a branch that is no list', [branch('b', 1)], 'else'],
    ['a branch of no actions', [branch('b', [3])], 'else.0'],
    ['no condition', [action('FLOW', 'BOOLEAN_CONDITION', { if: 'yes' })], 'params.if'],
    [
      'more than 100 actions',
      [
        branch(
          'b',
          Array.from({ length: 100 }, (_, at) => nothing(`a${at}`)),
        ),
      ],
      'at most 100 actions',
    ],
    [
      'an unknown vault connection',
      [action('HTTP', 'SEND_REQUEST', { url: 'https://example.com', connection_id: 'ac_1' })],
      'There is no vault connection',
    ],
  ])('has no %s', async (_, actions, reason) => {
    const { status, body } = await send('POST', '/flows', { name: 'Bad', actions })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain(reason)
  })

  it('names a vault connection of the application of its action', async () => {
    const connection = { app_id: 'HTTP', name: 'Register' }
    const { id: connection_id } = (await send('POST', '/flows/vault/connections', connection)).body
    const request = action('HTTP', 'SEND_REQUEST', { url: 'https://example.com', connection_id })
    const { id } = await create({ actions: [branch('if', [request])] })
    const other = action('AUTH0', 'GET_USER', { connection_id, user_id: 'auth0|1' })
    const { status, body } = await send('POST', '/flows', { name: 'Bad', actions: [other] })
    expect([status, body.message]).toEqual([400, expect.stringContaining('of HTTP, not AUTH0')])

    expect((await send('DELETE', `/flows/vault/connections/${connection_id}`)).status).toBe(204)
    expect((await send('PATCH', `/flows/${id}`, { name: 'Renamed' })).status).toBe(200)
  })
})

describe('the executions of a flow', () => {
  it('are listed, read with what the actions did, and deleted', async () => {
    const { id } = await create({})
    expect((await send('GET', `/flows/${id}`)).body.executed_at).toBeUndefined()
    const startedAt = new Date()
    const run = { flowId: id, traceId: 'trace', journeyId: 'log-in', startedAt, endedAt: startedAt }
    const debug = { store: { output: { company: 'Acme' } } }
    await server.tenant.write((store) =>
      store.flowExecutions.add({ ...run, status: 'FAILED', debug }),
    )
    const { body } = await send('GET', `/flows/${id}/executions?include_totals=true`)
    const at = startedAt.toISOString()
    const shown = {
      id: expect.stringMatching(/^ae_\w{22}$/),
      trace_id: 'trace',
      journey_id: 'log-in',
      status: 'FAILED',
      created_at: at,
      updated_at: at,
      started_at: at,
      ended_at: at,
    }
    expect(body).toEqual({ start: 0, limit: 50, total: 1, executions: [shown] })
    const path = `/flows/${id}/executions/${body.executions[0].id}`
    expect((await send('GET', path)).body).toEqual(shown)
    expect((await send('GET', `${path}?hydrate=debug`)).body).toEqual({ ...shown, debug })
    expect((await send('GET', `/flows/${id}`)).body.executed_at >= at).toBe(true)
    const { id: otherId } = await create({})
    expect((await send('GET', path.replace(id, otherId))).status).toBe(404)
    expect((await send('DELETE', path.replace(id, otherId))).status).toBe(404)
    const answers = [await send('DELETE', path), await send('DELETE', path)]
    expect(answers.map(({ status }) => status)).toEqual([204, 404])
  })

  it('are paged by cursors', async () => {
    const { id } = await create({})
    const made = new Set<string>()
    for (let run = 0; run < 3; run += 1) made.add(await makeExecution(server.tenant, id))
    const seen: string[] = []
    let query = 'take=2'
    for (let page = 0; page < 3 && query; page += 1) {
      const { body } = await send('GET', `/flows/${id}/executions?${query}`)
      seen.push(...body.executions.map((each: { id: string }) => each.id))
      query = body.next ? `take=2&from=${encodeURIComponent(body.next)}` : ''
    }
    expect(new Set(seen).size).toBe(3)
  })

  it('are kept for ten days, and as long as the flow', async () => {
    const { id } = await create({})
    const executionId = await makeExecution(server.tenant, id)
    await server.database.query(
      `update flow_executions set expires_at = expires_at - interval '10 days' where id = $1`,
      [executionId],
    )
    expect((await send('GET', `/flows/${id}/executions/${executionId}`)).status).toBe(404)
    expect((await send('GET', `/flows/${id}/executions`)).body).toEqual([])
    await send('DELETE', `/flows/${id}`)
    const { status, body } = await send('GET', `/flows/${id}/executions`)
    expect([status, body.message]).toEqual([404, 'Flow not found'])
    const startedAt = new Date()
    const run = { flowId: id, traceId: 'late', debug: {}, startedAt, endedAt: startedAt }
    await server.tenant.write((store) => store.flowExecutions.add({ ...run, status: 'COMPLETED' }))
    const { rows } = await server.database.query(
      'select id from flow_executions where flow_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })
})
