import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const code = 'exports.onExecutePostLogin = async (event, api) => {};'
const login = [{ id: 'post-login', version: 'v3' }]
const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2/actions${path}`, json === undefined ? {} : { json })
async function create(name: string, members: object = {}) {
  const action = { name, supported_triggers: [{ id: 'post-login' }], code, ...members }
  const { status, body, text } = await send('POST', '/actions', action)
  if (status !== 201) throw new Error(text)
  return body
}
const bind = (values: readonly string[], trigger = 'post-login') => {
  const bindings = values.map((value) => ({ ref: { type: 'action_id', value } }))
  return send('PATCH', `/triggers/${trigger}/bindings`, { bindings })
}
const boundTo = (trigger: 'post-login' | 'credentials-exchange') =>
  server.tenant.write(({ boundActions }) => boundActions.listBoundTo(trigger))

describe('an action', () => {
  it('is created as a draft, with the names of its secrets and never their values', async () => {
    const secrets = [{ name: 'API_KEY', value: 'of-the-drawer' }]
    const made = await send('POST', '/actions', {
      name: 'Draft',
      supported_triggers: [{ id: 'post-login' }],
      code,
      secrets,
    })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: uuid,
      name: 'Draft',
      supported_triggers: login,
      created_at: expect.any(String),
      updated_at: made.body.created_at,
      code,
      dependencies: [],
      runtime: 'node22',
      status: 'built',
      secrets: [{ name: 'API_KEY', updated_at: expect.any(String) }],
      all_changes_deployed: false,
    })
    expect(made.text).not.toContain('of-the-drawer')
    expect((await send('GET', `/actions/${made.body.id}`)).body).toEqual(made.body)
    const { rows } = await server.database.query(
      'select sealed_secrets as sealed from actions where id = $1',
      [made.body.id],
    )
    expect(rows[0]?.sealed).toMatch(/^ey/)
    expect(rows[0]?.sealed).not.toContain('of-the-drawer')
  })

  it('is changed by what a response says, with all members of its secrets and triggers', async () => {
    const secrets = [{ name: 'API_KEY', value: 'of-the-drawer' }]
    const { id } = await create('Read and sent back', { secrets })
    const { body: read } = await send('GET', `/actions/${id}`)
    const triggers = (await send('GET', '/triggers')).body.triggers
    const trigger = triggers.find((each: { id: string }) => each.id === 'post-login')
    const changed = await send('PATCH', `/actions/${id}`, {
      ...read,
      supported_triggers: [trigger],
    })
    expect([changed.status, changed.body.secrets]).toEqual([200, read.secrets])
    const odd = { secrets: [{ ...read.secrets[0], created_at: read.created_at }] }
    expect((await send('PATCH', `/actions/${id}`, odd)).body.message).toContain('created_at')
  })

  it('has at most 1,000 versions', async () => {
    const { id } = await create('Often deployed')
    await server.database.query('update actions set version_number = 1000 where id = $1', [id])
    expect(await send('POST', `/actions/${id}/deploy`)).toMatchObject({
      status: 400,
      body: { errorCode: 'action_versions_exceeded' },
    })
  })

  it('is deployed as a version, which later changes of the draft leave alone', async () => {
    const { id } = await create('Deployed', { secrets: [{ name: 'A', value: 'first' }] })
    const deployed = await send('POST', `/actions/${id}/deploy`)
    expect(deployed.status).toBe(200)
    expect(deployed.body).toEqual({
      id: uuid,
      action_id: id,
      code,
      dependencies: [],
      deployed: true,
      number: 1,
      runtime: 'node22',
      secrets: [{ name: 'A', updated_at: expect.any(String) }],
      status: 'built',
      built_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      supported_triggers: login,
      action: expect.objectContaining({ id, name: 'Deployed', all_changes_deployed: true }),
    })
    await bind([id])
    const patch = {
      code: '// another',
      secrets: [
        { name: 'A', value: 'second' },
        { name: 'B', value: 'b' },
      ],
    }
    const patched = (await send('PATCH', `/actions/${id}`, patch)).body
    const { action: _, ...version } = deployed.body
    expect(patched).toMatchObject({
      code: '// another',
      all_changes_deployed: false,
      deployed_version: version,
      current_version: { id: version.id, status: 'BUILT', number: 1 },
    })
    const [running] = await boundTo('post-login')
    expect(running).toMatchObject({
      actionId: id,
      versionId: version.id,
      code,
      secrets: { A: 'first' },
    })
    await send('POST', `/actions/${id}/deploy`)
    const [next] = await boundTo('post-login')
    expect(next).toMatchObject({ code: '// another', secrets: { A: 'second', B: 'b' } })
  })

  it('keeps the value of a secret that is sent without one, and removes those not sent', async () => {
    const secrets = [
      { name: 'KEPT', value: 'kept' },
      { name: 'GONE', value: 'gone' },
    ]
    const { id, secrets: stored } = await create('Secrets', { secrets })
    const patch = { secrets: [{ name: 'NEW', value: 'new' }, { name: 'KEPT' }] }
    const { body } = await send('PATCH', `/actions/${id}`, patch)
    expect(body.secrets).toEqual([{ name: 'NEW', updated_at: expect.any(String) }, stored[0]])
    await send('POST', `/actions/${id}/deploy`)
    await bind([id])
    const [{ secrets: opened } = { secrets: {} }] = await boundTo('post-login')
    expect(opened).toEqual({ NEW: 'new', KEPT: 'kept' })
    for (const refused of [[{ name: 'UNKNOWN' }], [...secrets, secrets[0]]]) {
      const answer = await send('PATCH', `/actions/${id}`, { secrets: refused })
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
    }
  })

  it('is not deployed with a package that is not available, and says which', async () => {
    const dependencies = [{ name: 'lodash', version: '4.17.21' }]
    const { id, status } = await create('Packages', { dependencies })
    expect(status).toBe('failed')
    const refused = await send('POST', `/actions/${id}/deploy`)
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'action_not_built' } })
    expect(refused.body.message).toContain('lodash@4.17.21 is not available')
  })

  it('has a name of its own, and a trigger in one of its versions', async () => {
    await create('Taken')
    const again = { name: 'Taken', supported_triggers: login }
    expect(await send('POST', '/actions', again)).toMatchObject({
      status: 409,
      body: { errorCode: 'action_name_used' },
    })
    const { id } = await create('Other')
    expect((await send('PATCH', `/actions/${id}`, { name: 'Taken' })).status).toBe(409)
    const version = {
      ...again,
      name: 'v9',
      supported_triggers: [{ id: 'post-login', version: 'v9' }],
    }
    expect((await send('POST', '/actions', version)).body.message).toContain('v3, v2, v1')
    const two = { ...again, name: 'Two', supported_triggers: [...login, ...login] }
    expect((await send('POST', '/actions', two)).status).toBe(400)
  })

  it('is listed by trigger, name and whether it is deployed, in pages', async () => {
    const tenant = await server.addTenant('lists')
    const post = (json: object) => tenant.request('POST', '/api/v2/actions/actions', { json })
    const list = async (query: string) =>
      (await tenant.request('GET', `/api/v2/actions/actions${query}`)).body
    await post({ name: 'Hello', supported_triggers: login, deploy: true })
    await post({ name: 'Help_me', supported_triggers: login })
    await post({ name: 'Exchange', supported_triggers: [{ id: 'credentials-exchange' }] })
    const namesOf = async (query: string) =>
      (await list(query)).actions.map(({ name }: { name: string }) => name)
    expect(await list('?per_page=2&page=1')).toMatchObject({ total: 3, page: 1, per_page: 2 })
    expect(await namesOf('?per_page=2&page=1')).toEqual(['Exchange'])
    expect(await namesOf('?triggerId=post-login')).toEqual(['Hello', 'Help_me'])
    expect(await namesOf('?actionName=HEL')).toEqual(['Hello', 'Help_me'])
    expect(await namesOf('?actionName=_')).toEqual(['Help_me'])
    expect(await namesOf('?deployed=true')).toEqual(['Hello'])
    expect(await namesOf('?deployed=false')).toEqual(['Help_me', 'Exchange'])
    expect(await namesOf('?installed=true')).toEqual([])
    expect((await list('')).actions[0].deployed_version).toMatchObject({ number: 1 })
  })
})

describe('versions', () => {
  it('are listed the newest first, and an earlier one is deployed as a copy', async () => {
    const { id } = await create('Versions', { code: '// 1', deploy: true })
    await send('PATCH', `/actions/${id}`, { code: '// 2' })
    await send('POST', `/actions/${id}/deploy`)
    const listed = (await send('GET', `/actions/${id}/versions`)).body
    expect(listed).toMatchObject({ total: 2, page: 0, per_page: 50 })
    const [second, first] = listed.versions
    expect([first, second]).toMatchObject([
      { number: 1, code: '// 1', deployed: false },
      { number: 2, code: '// 2', deployed: true, action: { all_changes_deployed: true } },
    ])
    expect((await send('GET', `/actions/${id}/versions/${first.id}`)).body).toEqual(first)
    const rolled = await send('POST', `/actions/${id}/versions/${first.id}/deploy`)
    expect(rolled).toMatchObject({ status: 200, body: { number: 3, code: '// 1', deployed: true } })
    expect((await send('GET', `/actions/${id}`)).body).toMatchObject({
      code: '// 2',
      all_changes_deployed: false,
      deployed_version: { number: 3, code: '// 1' },
    })
    const draft = { update_draft: true }
    await send('POST', `/actions/${id}/versions/${first.id}/deploy`, draft)
    expect((await send('GET', `/actions/${id}`)).body).toMatchObject({
      code: '// 1',
      all_changes_deployed: true,
    })
  })

  it('of another action are not found', async () => {
    const [one, two] = [
      await create('One', { deploy: true }),
      await create('Two', { deploy: true }),
    ]
    const { id } = (await send('GET', `/actions/${two.id}/versions`)).body.versions[0]
    const path = `/actions/${one.id}/versions/${id}`
    expect((await send('GET', path)).status).toBe(404)
    expect((await send('POST', `${path}/deploy`)).status).toBe(404)
    expect((await send('GET', `/actions/${id}/versions`)).body.message).toBe(
      'That action does not exist.',
    )
  })

  it('get different numbers when they are deployed at once, and none is lost', async () => {
    const { id } = await create('At once')
    const deploying = Array.from({ length: 8 }, () => send('POST', `/actions/${id}/deploy`))
    const patching = Array.from({ length: 4 }, (_, at) =>
      send('PATCH', `/actions/${id}`, { code: `// ${at}` }),
    )
    const answers = await Promise.all([...deploying, ...patching])
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const { versions } = (await send('GET', `/actions/${id}/versions`)).body
    expect(versions.map(({ number }: { number: number }) => number)).toEqual([
      8, 7, 6, 5, 4, 3, 2, 1,
    ])
    const action = (await send('GET', `/actions/${id}`)).body
    expect(action.all_changes_deployed).toBe(action.code === versions[0].code)
  })
})

it('lists the triggers in all their versions', async () => {
  const { triggers } = (await send('GET', '/triggers')).body
  expect(triggers[0]).toEqual({
    id: 'post-login',
    version: 'v3',
    status: 'CURRENT',
    runtimes: ['node18-actions', 'node22'],
    default_runtime: 'node22',
    binding_policy: 'trigger-bound',
    compatible_triggers: [{ id: 'post-login', version: 'v2' }],
  })
  expect(new Set(triggers.map(({ id }: { id: string }) => id)).size).toBe(13)
})

it('keeps an execution for ten days', async () => {
  const at = new Date().toISOString()
  const execution = {
    id: crypto.randomUUID(),
    trigger_id: 'post-login' as const,
    status: 'final' as const,
    results: [{ action_name: 'Hello', started_at: at, ended_at: at }],
    created_at: at,
    updated_at: at,
  }
  await server.tenant.write((store) => store.actionExecutions.add(execution))
  expect((await send('GET', `/executions/${execution.id}`)).body).toEqual(execution)
  await server.database.query(
    `update action_executions set expires_at = expires_at - interval '10 days' where id = $1`,
    [execution.id],
  )
  expect((await send('GET', `/executions/${execution.id}`)).status).toBe(404)
})
