import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

describe('the provisioning page', () => {
  const create = (json: object) => server.tenant.request('POST', '/api/v2/connections', { json })
  const visit = (url: string) => createVisitor(server).visit(new URL(url).pathname)

  it('shows an administrator of the identity provider what to register', async () => {
    const name = 'to-provision'
    const { body } = await create({ name, strategy: 'waad', options: { client_id: 'at-entra' } })
    const page = await visit(body.provisioning_ticket_url)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`${server.tenant.baseUrl}/login/callback`)
    expect(page.text).toContain(name)
    expect(page.text).toContain(
      `${server.tenant.baseUrl}/oauth/global-token-revocation/connection/${name}`,
    )
    expect(page.text).not.toContain('at-entra')
    const { body: found } = await server.tenant.request('GET', `/api/v2/connections/${body.id}`)
    expect(found.provisioning_ticket_url).toBe(body.provisioning_ticket_url)
    const other = body.provisioning_ticket_url.replace('/waad/', '/samlp/')
    expect((await visit(other)).status).toBe(404)
  })

  it('says where the strategy has no log-in here; other connections have none', async () => {
    const { body } = await create({ name: 'directory', strategy: 'ad' })
    expect((await visit(body.provisioning_ticket_url)).text).toContain('cannot log users in')
    const made = await create({ name: 'no-page', strategy: 'auth0' })
    expect(made.body.provisioning_ticket_url).toBeUndefined()
  })
})

describe('an address that is null', () => {
  it('is stored and shown as null, and used like none', async () => {
    const options = { client_id: 'mine', discovery_url: null, token_endpoint: null }
    const json = { name: 'null-addresses', strategy: 'oidc', options }
    const { body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect(body.options).toMatchObject({ discovery_url: null, token_endpoint: null })
    const started = await server.tenant.request('POST', `/api/v2/connections/${body.id}/tests`)
    const url = `${started.body.url}&start=1`.slice(server.tenant.baseUrl.length)
    expect((await createVisitor(server).visit(url)).text).toContain('The log-in failed')
  })
})
