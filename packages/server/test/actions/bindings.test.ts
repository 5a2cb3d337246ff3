import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, type TestTenant } from '@latchkey/testkit'

let server: SharedServer
let tenant: TestTenant
let added = 0
async function newTenant(): Promise<TestTenant> {
  added += 1
  return server.addTenant(`tenant-${added}`)
}
beforeAll(async () => {
  server = await joinTestServer()
})
beforeEach(async () => {
  tenant = await newTenant()
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  tenant.request(method, `/api/v2/actions${path}`, json === undefined ? {} : { json })
async function create(name: string, members: object = {}): Promise<string> {
  const action = { name, supported_triggers: [{ id: 'post-login' }], deploy: true, ...members }
  const { status, body, text } = await send('POST', '/actions', action)
  if (status !== 201) throw new Error(text)
  return body.id
}
const path = '/triggers/post-login/bindings'
const toId = (value: string) => ({ ref: { type: 'action_id', value } })
const bind = (...values: readonly string[]) => send('PATCH', path, { bindings: values.map(toId) })
type Binding = { readonly display_name: string; readonly id: string }
const names = async () =>
  (await send('GET', path)).body.bindings.map(({ display_name }: Binding) => display_name)
async function boundTriggers() {
  const { rows } = await server.database.query(
    'select bound_triggers as triggers from tenants where name = $1',
    [tenant.name],
  )
  return rows[0]?.triggers
}

describe('bindings', () => {
  it('name actions by id, name and binding, and run in their order', async () => {
    const [one, two] = [await create('One'), await create('Two')]
    const made = await send('PATCH', path, {
      bindings: [
        { ref: { type: 'action_name', value: 'Two' }, display_name: 'Second, which is first' },
        toId(one),
      ],
    })
    expect(made.status).toBe(200)
    expect((await send('GET', `${path}?per_page=1`)).body.total).toBe(2)
    expect((await send('GET', `${path}?page=1&per_page=5`)).body).toEqual({
      bindings: [],
      total: 0,
      page: 1,
      per_page: 5,
    })
    const [first, second] = made.body.bindings
    expect(first).toEqual({
      id: expect.any(String),
      trigger_id: 'post-login',
      display_name: 'Second, which is first',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      action: {
        id: two,
        name: 'Two',
        supported_triggers: [{ id: 'post-login', version: 'v3' }],
        created_at: expect.any(String),
        updated_at: expect.any(String),
        all_changes_deployed: true,
        current_version: expect.objectContaining({ number: 1, status: 'BUILT' }),
        deployed_version: expect.objectContaining({ number: 1, deployed: true }),
      },
    })
    expect((await send('GET', path)).body).toEqual({
      bindings: [first, second],
      total: 2,
      page: 0,
      per_page: 50,
    })
    const swapped = [
      { ref: { type: 'binding_id', value: second.id } },
      { ref: { type: 'binding_id', value: first.id }, display_name: 'Last' },
    ]
    const { bindings } = (await send('PATCH', path, { bindings: swapped })).body
    expect(bindings.map(({ id }: Binding) => id)).toEqual([second.id, first.id])
    expect(await names()).toEqual(['One', 'Last'])
    const bound = await tenant.write((store) => store.boundActions.listBoundTo('post-login'))
    expect(bound.map(({ name }) => name)).toEqual(['One', 'Two'])
  })

  it('say in the row of the tenant which triggers have some', async () => {
    expect(await boundTriggers()).toEqual([])
    const id = await create('One')
    const exchange = await create('M', { supported_triggers: [{ id: 'credentials-exchange' }] })
    await bind(id)
    await send('PATCH', '/triggers/credentials-exchange/bindings', { bindings: [toId(exchange)] })
    expect(await boundTriggers()).toEqual(['credentials-exchange', 'post-login'])
    await bind()
    expect(await boundTriggers()).toEqual(['credentials-exchange'])
    await send('DELETE', `/actions/${exchange}?force=true`)
    expect(await boundTriggers()).toEqual([])
  })

  it('refuse what cannot run at the trigger, and stay as they were', async () => {
    const id = await create('One')
    await bind(id)
    const exchange = await create('M', { supported_triggers: [{ id: 'credentials-exchange' }] })
    const draft = await create('Draft', { deploy: false })
    const refused = [[draft], [exchange], ['unknown'], [id, id]]
    for (const ids of refused) expect((await bind(...ids)).status).toBe(400)
    expect((await bind(draft)).body.message).toContain('not deployed yet')
    expect((await bind(exchange)).body.message).toContain('credentials-exchange')
    expect((await bind(...Array(21).fill(id))).status).toBe(400)
    const others = '/triggers/event-stream/bindings'
    expect(await send('PATCH', others, { bindings: [] })).toMatchObject({
      status: 400,
      body: { errorCode: 'action_trigger_not_bindable' },
    })
    expect((await send('GET', '/triggers/unknown/bindings')).status).toBe(400)
    expect(await names()).toEqual(['One'])
  })

  it('never name an action of another tenant', async () => {
    const foreign = await create('Foreign')
    tenant = await newTenant()
    expect((await bind(foreign)).status).toBe(400)
    const byName = { ref: { type: 'action_name', value: 'Foreign' } }
    expect((await send('PATCH', path, { bindings: [byName] })).status).toBe(400)
    expect((await send('GET', `/actions/${foreign}`)).status).toBe(404)
    expect((await send('DELETE', `/actions/${foreign}?force=true`)).status).toBe(404)
  })

  it('keep a version for another trigger from being deployed', async () => {
    const id = await create('One', { supported_triggers: [{ id: 'credentials-exchange' }] })
    const { body } = await send('GET', `/actions/${id}`)
    await send('PATCH', `/actions/${id}`, { supported_triggers: [{ id: 'post-login' }] })
    await send('POST', `/actions/${id}/deploy`)
    expect((await bind(id)).status).toBe(200)
    const former = `/actions/${id}/versions/${body.deployed_version.id}/deploy`
    const refused = { status: 400, body: { errorCode: 'action_not_built' } }
    expect(await send('POST', former)).toMatchObject(refused)
    await bind()
    await send('PATCH', `/actions/${id}`, { supported_triggers: [{ id: 'send-phone-message' }] })
    expect((await bind(id)).status).toBe(200)
    expect(await send('POST', `/actions/${id}/deploy`)).toMatchObject(refused)
    await bind()
    expect((await send('POST', former)).status).toBe(200)
  })

  it.each(['send-phone-message'])(
    'are refused for %s, whose actions do not run',
    async (trigger) => {
      const id = await create('Unrun', { supported_triggers: [{ id: trigger }] })
      const of = `/triggers/${trigger}/bindings`
      const bindings = [{ ref: { type: 'action_id', value: id } }]
      expect(await send('PATCH', of, { bindings })).toMatchObject({
        status: 400,
        body: { errorCode: 'action_trigger_not_run' },
      })
      expect((await send('PATCH', of, { bindings: [] })).status).toBe(200)
    },
  )

  it('keep an action from being deleted, and from another trigger', async () => {
    const [one, two] = [await create('One'), await create('Two')]
    await bind(one, two)
    const other = { supported_triggers: [{ id: 'credentials-exchange' }] }
    expect((await send('PATCH', `/actions/${one}`, other)).status).toBe(409)
    expect(await send('DELETE', `/actions/${one}`)).toMatchObject({
      status: 409,
      body: { message: 'Unable to delete an action bound to a trigger.' },
    })
    expect((await send('DELETE', `/actions/${one}?force=true`)).status).toBe(204)
    expect(await names()).toEqual(['Two'])
    expect((await send('DELETE', `/actions/${one}`)).status).toBe(404)
    await bind()
    expect((await send('DELETE', `/actions/${two}`)).status).toBe(204)
  })

  it('are one of the lists that were sent at once, and never a mixture', async () => {
    const ids = [await create('A'), await create('B'), await create('C')]
    const lists = [ids, ids.toReversed(), ids.slice(0, 2), ids.slice(1)]
    const answers = await Promise.all([
      ...lists.map((each) => bind(...each)),
      ...ids.map((id) => send('POST', `/actions/${id}/deploy`)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200))
    const listed = ['A,B,C', 'C,B,A', 'A,B', 'B,C']
    expect(listed).toContain((await names()).join())
    const [deleted, bound] = await Promise.all([
      send('DELETE', `/actions/${ids[0]}?force=true`),
      bind(...ids),
    ])
    expect(deleted.status).toBe(204)
    expect([200, 400]).toContain(bound.status)
    expect(await names()).not.toContain('A')
    expect(await boundTriggers()).toEqual(['post-login'])
  })

  it('are changes in the log and events', async () => {
    const id = await create('One')
    await bind(id)
    const { rows } = await server.database.query(
      `select data from events where type = 'latchkey.action_binding.updated'
          and tenant_id = (select id from tenants where name = $1)`,
      [tenant.name],
    )
    expect(JSON.stringify(rows[0]?.data)).toContain(id)
    const { body } = await tenant.request('GET', '/api/v2/logs?sort=date:-1&per_page=1')
    expect(body[0].description).toBe('Update the bindings of a trigger')
  })
})
