import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { makeAction, makeActionOf, makeModule } from '../resources/actions.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const run = (id: string, payload: object = {}) =>
  server.tenant.request('POST', `/api/v2/actions/actions/${id}/test`, { json: { payload } })
const test = async (code: string, payload: object = {}, members: object = {}) =>
  (await run(await makeAction(server.tenant, { code, deploy: false, ...members }), payload)).body
    .payload

describe('the test of an action', () => {
  it('runs the draft with the event and the secrets, and answers its calls and lines', async () => {
    const code = `exports.onExecutePostLogin = async (event, api) => {
      console.log('Hello', event.user.name)
      api.accessToken.setCustomClaim('https://example.com/key', event.secrets.KEY)
    }`
    const secrets = [{ name: 'KEY', value: 'of-the-drawer' }]
    expect(await test(code, { user: { name: 'Ada' } }, { secrets })).toEqual({
      calls: [
        {
          method: 'accessToken.setCustomClaim',
          args: ['https://example.com/key', 'of-the-drawer'],
        },
      ],
      logs: [{ level: 'log', text: 'Hello Ada' }],
      stats: { duration_ms: expect.any(Number) },
    })
  })

  it('answers the error of the code, and what it did before', async () => {
    const code = `exports.onExecutePostLogin = async (event, api) => {
      api.access.deny('first')
      throw new TypeError('of no use')
    }`
    const { calls, error } = await test(code)
    expect(calls).toEqual([{ method: 'access.deny', args: ['first'] }])
    expect(error).toMatchObject({ name: 'TypeError', message: 'of no use' })
    const unreadable = await test('exports.onExecutePostLogin = ')
    expect(unreadable).toMatchObject({ calls: [], error: { name: 'SyntaxError' } })
    expect((await test('')).error.message).toContain('onExecutePostLogin')
  })

  it('finds modules, and makes tokens for redirects', async () => {
    const module = await makeModule(server.tenant)
    const { body } = await server.tenant.request(
      'GET',
      `/api/v2/actions/modules/${module.module_id}`,
    )
    const code = `const { a } = require('actions:${body.name}')
    exports.onExecutePostLogin = async (event, api) => {
      const token = api.redirect.encodeToken({ secret: 'secret', payload: { a } })
      api.redirect.sendUserTo('https://example.com/', { query: { token } })
    }`
    const { calls, error } = await test(code, {}, { modules: [module] })
    expect(error).toBeUndefined()
    const [, { query }] = calls[0].args
    const claims = Buffer.from(query.token.split('.')[1], 'base64url').toString()
    expect(JSON.parse(claims)).toMatchObject({ a: 1 })
  })

  it('keeps the values of its cache, whatever another tenant keeps', async () => {
    const call = (statement: string) => `exports.onExecutePostLogin = async (event, api) => {
      ${statement}
    }`
    await test(call("api.cache.set('key', 'kept')"))
    const other = await server.addTenant('flooding')
    const code = call(
      "for (let n = 0; n < 30; n += 1) api.cache.set(event.run + '/' + n, 'x'.repeat(8000))",
    )
    const path = `/api/v2/actions/actions/${await makeAction(other, { code, deploy: false })}/test`
    for (let run = 0; run < 80; run += 1) {
      await other.request('POST', path, { json: { payload: { run: `${run}` } } })
    }
    const { calls } = await test(call("api.access.deny(api.cache.get('key')?.value)"))
    expect(calls[0].args).toEqual(['kept'])
  })

  it('changes nothing, and says of which triggers no action runs', async () => {
    const id = await makeAction(server.tenant)
    const before = await server.tenant.request('GET', `/api/v2/actions/actions/${id}`)
    expect((await run(id)).status).toBe(200)
    const after = await server.tenant.request('GET', `/api/v2/actions/actions/${id}`)
    expect(after.body).toEqual(before.body)
    const tool = await makeActionOf(server.tenant, 'mcp-tool')
    expect(await run(tool)).toMatchObject({
      status: 400,
      body: { errorCode: 'action_trigger_not_run' },
    })
    expect((await run('unknown')).status).toBe(404)
  })
})
