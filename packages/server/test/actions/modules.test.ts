import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2/actions${path}`, json === undefined ? {} : { json })
async function make(path: string, json: object) {
  const { status, body, text } = await send('POST', path, json)
  if (status !== 201) throw new Error(text)
  return body
}
const code = 'exports.greet = () => "Hello";'

describe('a module', () => {
  it('is a draft, whose versions are published and stay as they are', async () => {
    const made = await make('/modules', { name: 'greeting', code })
    expect(made).toEqual({
      id: expect.any(String),
      name: 'greeting',
      code,
      dependencies: [],
      secrets: [],
      all_changes_published: false,
      actions_using_module_total: 0,
      created_at: expect.any(String),
      updated_at: made.created_at,
    })
    const path = `/modules/${made.id}`
    const first = (await send('POST', `${path}/versions`)).body
    expect(first).toEqual({
      id: expect.any(String),
      module_id: made.id,
      version_number: 1,
      code,
      secrets: [],
      dependencies: [],
      created_at: expect.any(String),
    })
    expect((await send('POST', `${path}/versions`)).body.errorCode).toBe('action_module_published')
    const changed = (await send('PATCH', path, { code: '// 2' })).body
    expect(changed).toMatchObject({
      code: '// 2',
      all_changes_published: false,
      latest_version_number: 1,
      latest_version: { id: first.id, code },
    })
    const second = (await send('POST', `${path}/versions`)).body
    const { versions, ...rest } = (await send('GET', `${path}/versions`)).body
    expect(versions).toEqual([second, first])
    expect(rest).toEqual({ total: 2, page: 0, per_page: 50 })
    expect((await send('GET', `${path}/versions/${first.id}`)).body).toEqual(first)
    const back = await send('POST', `${path}/rollback`, { module_version_id: first.id })
    expect(back.body).toMatchObject({ code, all_changes_published: false })
    expect((await send('GET', path)).body).toEqual(back.body)
    expect((await send('POST', '/modules', { name: 'greeting', code })).status).toBe(409)
  })

  it('runs with actions in the version that they name, with its own secrets', async () => {
    const secrets = [{ name: 'TOKEN', value: 'of-the-module' }]
    const module = await make('/modules', { name: 'shared', code, secrets, publish: true })
    const modules = [{ module_id: module.id, module_version_id: module.latest_version.id }]
    const action = await make('/actions', {
      name: 'Uses a module',
      supported_triggers: [{ id: 'post-login' }],
      modules,
      deploy: true,
    })
    const shown = [{ ...modules[0], module_name: 'shared', module_version_number: 1 }]
    expect(action).toMatchObject({ modules: shown, deployed_version: { modules: shown } })
    await send('PATCH', `/modules/${module.id}`, { code: '// changed' })
    await send('POST', `/modules/${module.id}/versions`)
    const bindings = [{ ref: { type: 'action_id', value: action.id } }]
    await send('PATCH', '/triggers/post-login/bindings', { bindings })
    const [bound] = await server.tenant.write((store) =>
      store.boundActions.listBoundTo('post-login'),
    )
    expect(bound?.modules).toEqual([
      { name: 'shared', code, secrets: { TOKEN: 'of-the-module' }, dependencies: [] },
    ])
    expect((await send('GET', `/modules/${module.id}/actions`)).body).toEqual({
      actions: [
        {
          action_id: action.id,
          action_name: 'Uses a module',
          module_version_id: module.latest_version.id,
          module_version_number: 1,
          supported_triggers: [{ id: 'post-login', version: 'v3' }],
        },
      ],
      total: 1,
      page: 0,
      per_page: 50,
    })
    const refused = await send('DELETE', `/modules/${module.id}`)
    expect(refused).toMatchObject({ status: 412, body: { errorCode: 'action_module_used' } })
    await send('PATCH', `/actions/${action.id}`, { modules: [] })
    expect((await send('DELETE', `/modules/${module.id}`)).status).toBe(412)
    await send('POST', `/actions/${action.id}/deploy`)
    expect((await send('DELETE', `/modules/${module.id}`)).status).toBe(204)
    const { versions } = (await send('GET', `/actions/${action.id}/versions`)).body
    const again = await send('POST', `/actions/${action.id}/versions/${versions[1].id}/deploy`)
    expect(again).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
  })

  it('is refused in a version that does not exist, or twice', async () => {
    const module = await make('/modules', { name: 'once', code, publish: true })
    const reference = { module_id: module.id, module_version_id: module.latest_version.id }
    const attempts = [[{ ...reference, module_version_id: module.id }], [reference, reference]]
    for (const modules of attempts) {
      const action = { name: 'Refused', supported_triggers: [{ id: 'post-login' }], modules }
      expect((await send('POST', '/actions', action)).body.errorCode).toBe('invalid_body')
    }
    const other = await make('/modules', { name: 'other', code, publish: true })
    const foreign = { module_version_id: other.latest_version.id }
    expect((await send('POST', `/modules/${module.id}/rollback`, foreign)).status).toBe(404)
    expect(
      (await send('GET', `/modules/${module.id}/versions/${other.latest_version.id}`)).status,
    ).toBe(404)
  })

  it('gets different numbers for versions that are published at once', async () => {
    const { id } = await make('/modules', { name: 'at-once', code })
    const publishing = Array.from({ length: 4 }, async () => {
      await send('PATCH', `/modules/${id}`, { code: `// ${crypto.randomUUID()}` })
      return send('POST', `/modules/${id}/versions`)
    })
    const statuses = (await Promise.all(publishing)).map(({ status }) => status)
    const published = statuses.filter((status) => status === 200).length
    const { versions } = (await send('GET', `/modules/${id}/versions`)).body
    const numbers = versions.map(({ version_number: number }: { version_number: number }) => number)
    expect(numbers).toEqual(Array.from({ length: published }, (_, at) => published - at))
  })
})
