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

describe('a domain that the organization of the ticket has verified', () => {
  const domain = 'lost.example.com'

  it('leads nobody once the organization has lost it', async () => {
    const { body: organization } = await tickets.management('POST', '/organizations', {
      name: 'losing',
    })
    const at = `/organizations/${organization.id}/discovery-domains`
    const { body: made } = await tickets.management('POST', at, { domain, status: 'verified' })
    const url = await tickets.ticket(profileId, {
      connection_config: { name: 'losing' },
      enabled_organizations: [{ organization_id: organization.id }],
      use_for_organization_discovery: true,
      domain_aliases_config: { domain_verification: 'optional' },
    })
    const { answer, show } = await openTicket(server, url)
    await answer('provider', { provider: 'samlp' })
    await answer('settings', { ...entered, cert: await certificate() })
    expect((await answer('domains', { action: 'add', domain })).text).not.toContain('_latchkey')
    await tickets.management('PATCH', `${at}/${made.id}`, { status: 'pending' })

    const refused = await answer('enable', {})
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('Verify a domain first.'),
    ])
    expect((await connectionNamed('losing')).options.domain_aliases).toEqual([])
    expect((await show('domains')).text).toContain(`_latchkey-challenge.${domain}`)
    expect(titleOf(await answer('enable', {}))).toBe('Your identity provider is connected')
    expect((await tickets.management('GET', at)).body.domains).toMatchObject([
      { domain, status: 'pending' },
    ])
  })
})
