import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { routes } from '@latchkey/contract'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { createManagementClient, type ManagementClient } from '../src/management.ts'
import { acl, stream, template } from './samples.ts'

let server: TestServer
let client: ManagementClient
const called = new Set<string>()

beforeAll(async () => {
  server = await startTestServer()
  const { baseUrl, clientId, clientSecret } = server.tenant
  const whole = createManagementClient({
    baseUrl,
    clientCredentials: { clientId, clientSecret },
    fetch: server.fetch,
  })
  client = new Proxy(whole, {
    get(target, id, receiver) {
      called.add(String(id))
      return Reflect.get(target, id, receiver)
    },
  })
})
afterAll(() => server.stop())

describe('createManagementClient', () => {
  it('runs every operation on network ACLs', async () => {
    const { id } = await client.createNetworkAcl({ body: acl(7) })
    const path = { id }
    const body = { ...acl(8), description: 'Replaced' }
    expect(await client.updateNetworkAcl({ path, body })).toMatchObject(body)
    const patched = await client.patchNetworkAcl({ path, body: { active: true } })
    expect(patched).toMatchObject({ ...body, active: true })
    expect(await client.getNetworkAcl({ path })).toMatchObject({ id, active: true })
    expect(await client.listNetworkAcls()).toEqual([patched])
    const page = await client.listNetworkAcls({ query: { include_totals: true, per_page: 1 } })
    expect(page).toEqual({ start: 0, limit: 1, total: 1, network_acls: [patched] })
    expect(await client.getNetworkAclStatistics({ path })).toMatchObject({ id })
    const facts = { origin: 'management' as const, user_agent: 'curl' }
    const explanation = await client.createNetworkAclExplanation({ body: facts })
    expect(explanation).toMatchObject({ action: 'allow' })
    const dryRun = await client.createNetworkAclDryRun({ body: { rule: acl(9).rule } })
    expect(dryRun).toMatchObject({ blocks_caller: false })
    expect(await client.deleteNetworkAcl({ path })).toEqual({ code: 204, object: '' })
    expect(await client.listNetworkAcls()).toEqual([])
  })

  it('runs every operation on credential templates', async () => {
    const made = await client.createVerifiableCredentialTemplate({ body: template('a') })
    const path = { id: made.id }
    expect(await client.updateVerifiableCredentialTemplate({ path })).toMatchObject({ name: 'a' })
    const changed = await client.updateVerifiableCredentialTemplate({ path, body: { name: 'b' } })
    expect(changed).toMatchObject({ id: made.id, name: 'b' })
    expect(await client.getVerifiableCredentialTemplate({ path })).toEqual(changed)
    const { templates } = await client.listVerifiableCredentialTemplates()
    expect(templates).toEqual([changed])
    expect(await client.deleteVerifiableCredentialTemplate({ path })).toBeUndefined()
  })

  it('runs every operation on event streams', async () => {
    const made = await client.createEventStream({ body: stream('a') })
    const path = { id: made.id }
    const changed = await client.updateEventStream({ path, body: { status: 'disabled' } })
    expect(changed).toMatchObject({ name: 'a', status: 'disabled' })
    expect(await client.getEventStream({ path })).toEqual(changed)
    const { eventStreams } = await client.listEventStreams({ query: { take: 1 } })
    expect(eventStreams).toEqual([changed])
    expect(await client.deleteEventStream({ path })).toBeUndefined()
  })

  it('has every operation of the document, and the tests above called each', () => {
    expect(Object.keys(client).sort()).toEqual(Object.keys(routes).sort())
    expect([...called].sort()).toEqual(Object.keys(routes).sort())
  })

  it('sends a value of the path as one segment', async () => {
    const refused = client.getNetworkAcl({ path: { id: 'acl_/../a?b#c' } })
    await expect(refused).rejects.toMatchObject({ statusCode: 400, errorCode: 'invalid_uri' })
    for (const id of ['', '.', '..']) {
      await expect(client.deleteEventStream({ path: { id } })).rejects.toThrow(TypeError)
    }
  })

  it('gives a refusal with its status, cause, request id and rate limit', async () => {
    const { id } = await client.createNetworkAcl({ body: acl(9) })
    const refused = client.createNetworkAcl({ body: acl(9) })
    await expect(refused).rejects.toMatchObject({
      name: 'ManagementError',
      code: 'management_error',
      operationId: 'createNetworkAcl',
      statusCode: 409,
      requestId: expect.stringMatching(/./),
      rateLimit: { limit: 1000, remaining: expect.any(Number), resetAt: expect.any(Date) },
      body: { statusCode: 409, error: 'Conflict' },
    })
    await client.deleteNetworkAcl({ path: { id } })
    const unknown = client.getNetworkAcl({ path: { id } })
    await expect(unknown).rejects.toMatchObject({ statusCode: 404 })
  })

  it('gives an unknown client as a token error', async () => {
    const { baseUrl, clientId } = server.tenant
    const stranger = createManagementClient({
      baseUrl,
      clientCredentials: { clientId, clientSecret: 'wrong' },
      fetch: server.fetch,
    })
    await expect(stranger.listNetworkAcls()).rejects.toMatchObject({
      code: 'token_error',
      statusCode: 401,
      requestId: expect.stringMatching(/./),
    })
  })

  it('asks for the scope it is told to', async () => {
    const { baseUrl, clientId, clientSecret } = server.tenant
    const reader = createManagementClient({
      baseUrl: `${baseUrl}/`,
      clientCredentials: { clientId, clientSecret, scope: 'read:network_acls' },
      fetch: server.fetch,
    })
    expect(await reader.listNetworkAcls()).toEqual([])
    await expect(reader.createNetworkAcl({ body: acl(1) })).rejects.toMatchObject({
      statusCode: 403,
      errorCode: 'insufficient_scope',
    })
  })
})
