import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/connections'

let server: SharedServer
let address: string
let clientIds: readonly string[]
beforeAll(async () => {
  server = await joinTestServer()
  const json = { name: 'Shared', strategy: 'auth0' }
  address = `${path}/${(await server.tenant.request('POST', path, { json })).body.id}/clients`
  clientIds = [server.tenant.clientId, await createClient('Second'), await createClient('Third')]
})
afterAll(() => server.stop())

/** Lists are in order of creation, by milliseconds. */
async function createClient(name: string): Promise<string> {
  await setTimeout(2)
  return server.tenant.write(async ({ clients }) => (await clients.create({ name })).clientId)
}

const update = (...entries: readonly [string | undefined, boolean][]) =>
  server.tenant.request('PATCH', address, {
    json: entries.map(([client_id, status]) => ({ client_id, status })),
  })
const list = async (query = '') => (await server.tenant.request('GET', `${address}${query}`)).body
const idsOf = ({ clients }: { clients: readonly { client_id: string }[] }) =>
  clients.map(({ client_id }) => client_id)

describe('204', () => {
  it('enables and disables the named clients only', async () => {
    const [first, second, third] = clientIds
    const { status, body } = await update([third, true], [first, true], [second, true])
    expect([status, body]).toEqual([204, undefined])
    expect(idsOf(await list())).toEqual(clientIds)
    await update([first, false], [third, true])
    expect(idsOf(await list())).toEqual([second, third])
    await update([first, false], [first, true])
    expect(idsOf(await list())).toEqual(clientIds)
  })

  it('lists the clients in pages', async () => {
    await update(...clientIds.map((id): [string, boolean] => [id, true]))
    const page = await list('?take=2')
    expect(idsOf(page)).toEqual(clientIds.slice(0, 2))
    expect(await list(`?take=2&from=${page.next}`)).toEqual({
      clients: [{ client_id: clientIds[2] }],
    })
  })

  it('disables a client that is deleted', async () => {
    const { clientId } = await server.tenant.write(({ clients }) =>
      clients.create({ name: 'Brief' }),
    )
    await update([clientId, true])
    await server.database.query('delete from clients where client_id = $1', [clientId])
    expect(idsOf(await list())).not.toContain(clientId)
  })
})

describe('400', () => {
  it('names the entry whose client does not exist, and changes nothing', async () => {
    await update([clientIds[0], true])
    const { body } = await update([clientIds[0], false], ['nobody', true])
    const reason = "'The client does not exist' on property 1.client_id."
    expect(body.message).toBe(`Payload validation error: ${reason}`)
    expect(idsOf(await list())).toContain(clientIds[0])
  })

  it('is answered for no entries, and for more than fifty', async () => {
    expect((await update()).body.message).toMatch(/Array is too short \(0\), minimum 1/)
    const many = Array.from({ length: 51 }, (_, at): [string, boolean] => [`client${at}`, true])
    expect((await update(...many)).body.message).toMatch(/Array is too long \(51\), maximum 50/)
  })
})

describe('404', () => {
  it.each(['GET', 'PATCH'])('is answered to %s for an unknown connection', async (method) => {
    const json = method === 'PATCH' ? [{ client_id: clientIds[0], status: true }] : undefined
    const unknown = `${path}/con_9Hs3kP7vWq2LrXb4/clients`
    const { body } = await server.tenant.request(method, unknown, json ? { json } : {})
    expect(body).toMatchObject({ statusCode: 404, errorCode: 'inexistent_connection' })
  })
})

describe('415', () => {
  it('is answered for a form, which cannot represent an array', async () => {
    const { body } = await server.tenant.request('PATCH', address, { form: 'client_id=x' })
    expect(body.message).toBe('Send the body as application/json, in UTF-8.')
  })
})
