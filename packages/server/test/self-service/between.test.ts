import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { openTicket, type Tickets, ticketsOf, titleOf } from './customer.ts'

/** What happens between two steps of a customer, or at once with one. */
let server: SharedServer
let tickets: Tickets
let profileId: string
beforeAll(async () => {
  server = await joinTestServer()
  tickets = ticketsOf(server)
  profileId = await tickets.profile()
})
afterAll(() => server.stop())

const entered = { signInEndpoint: 'https://idp.example.com/sso' }
const certificate = async () => (await tickets.management('GET', '/keys/signing')).body[0].cert

const connectionNamed = async (name: string) =>
  (await tickets.management('GET', `/connections?name=${name}`)).body[0]

describe('a form that is submitted twice at once', () => {
  it('makes one connection, and both responses go on', async () => {
    const url = await tickets.ticket(profileId, { connection_config: { name: 'twice' } })
    const { answer } = await openTicket(server, url)
    await answer('provider', { provider: 'samlp' })
    const fields = { ...entered, cert: await certificate() }
    const [first, second] = await Promise.all([
      answer('settings', fields),
      answer('settings', { ...fields, signInEndpoint: `${entered.signInEndpoint}/2` }),
    ])
    expect([first, second].map((each) => [each.status, titleOf(each)])).toEqual([
      [200, 'Test the log-in'],
      [200, 'Test the log-in'],
    ])
    const { id, options } = await connectionNamed('twice')
    expect(options.signInEndpoint).toContain('idp.example.com')

    await tickets.management('DELETE', `/connections/${id}`)
    expect(titleOf(await answer('settings', fields))).toBe('Test the log-in')
    expect((await connectionNamed('twice')).id).not.toBe(id)
  })
})
