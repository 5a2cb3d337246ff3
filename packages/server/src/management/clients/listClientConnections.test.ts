import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const names = ['one', 'two', 'three']

let server: SharedServer
let id: string
beforeAll(async () => {
  server = await joinTestServer()
  id = server.tenant.clientId
  for (const name of [...names, 'other']) {
    const enabled = name === 'other' ? [] : [id]
    const json = { name, strategy: 'auth0', enabled_clients: enabled }
    await server.tenant.request('POST', '/api/v2/connections', { json })
  }
})
afterAll(() => server.stop())

const list = (query = '') =>
  server.tenant.request('GET', `/api/v2/clients/${id}/connections${query}`)
const namesOf = (connections: readonly { name: string }[]) => connections.map(({ name }) => name)

describe('200', () => {
  it('lists the connections that are enabled for the client, by checkpoints', async () => {
    const { body } = await list()
    expect([Object.keys(body), namesOf(body.connections)]).toEqual([['connections'], names])
    const first = await list('?take=2')
    expect(namesOf(first.body.connections)).toEqual(names.slice(0, 2))
    expect(first.headers.get('link')).toContain(`from=${first.body.next}>; rel="next"`)
    const second = (await list(`?take=2&from=${first.body.next}`)).body
    expect([namesOf(second.connections), second.next]).toEqual([names.slice(2), undefined])
  })

  it('answers the requested fields of the requested strategies', async () => {
    const { body } = await list('?strategy=auth0&fields=name')
    expect(body.connections).toEqual(names.map((name) => ({ id: expect.any(String), name })))
    expect((await list('?strategy=samlp')).body.connections).toEqual([])
  })
})

describe('404', () => {
  it('is answered for an unknown client', async () => {
    const answer = await server.tenant.request('GET', '/api/v2/clients/unknown/connections')
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'inexistent_client'])
  })
})
