import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import { authorizeUrl, createApplication, createUser, password } from './application.ts'

const email = 'ada@example.com'
const metadata = { desk: '7' }

let server: TestServer
let receiver: Receiver
let userId: string
beforeAll(async () => {
  receiver = await startReceiver()
  server = await startTestServer({ config: await receiverTrust() })
  await createApplication(server.tenant)
  userId = encodeURIComponent(await createUser(server.tenant, email))
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const tokensFor = (clientId: string) =>
  receiver.received
    .map(({ text }) => decodeJwt(new URLSearchParams(text).get('logout_token') ?? ''))
    .filter(({ aud }) => aud === clientId)

/** Logs in at a client that gets metadata and at another, in one session with metadata. */
async function logIn() {
  await api('PATCH', `/users/${userId}`, { password }) // which also ends earlier sessions
  const create = (include: boolean) => {
    const oidc_logout = {
      backchannel_logout_urls: [receiver.url],
      backchannel_logout_session_metadata: { include },
    }
    return createApplication(server.tenant, { client: { oidc_logout } })
  }
  const [told, untold] = [await create(true), await create(false)]
  const visitor = createVisitor(server)
  await visitor.submit(await visitor.visit(authorizeUrl(server.tenant, told)), {
    username: email,
    password,
  })
  await visitor.visit(authorizeUrl(server.tenant, untold))
  const [{ id }] = (await api('GET', `/users/${userId}/sessions`)).body.sessions
  await api('PATCH', `/sessions/${id}`, { session_metadata: metadata })
  return { told, untold, visitor, id }
}

type Person = Awaited<ReturnType<typeof logIn>>

/** How a session ends, and the number of log entries with the client. */
const ends: [string, number, (person: Person) => Promise<unknown>][] = [
  ['/v2/logout', 2, ({ visitor, told }) => visitor.visit(`/v2/logout?client_id=${told.clientId}`)],
  [
    '/oidc/logout',
    2,
    async ({ visitor, told }) => {
      const page = await visitor.visit(`/oidc/logout?client_id=${told.clientId}`)
      return visitor.submit(page, { action: 'accept' })
    },
  ],
  ['DELETE /sessions/{id}', 1, ({ id }) => api('DELETE', `/sessions/${id}`)],
  ['a new password', 1, () => api('PATCH', `/users/${userId}`, { password: `${password}!` })],
]

it.each(ends)(
  'a logout token contains the metadata of a session that %s ends',
  async (_, count, end) => {
    await api('PATCH', '/tenants/settings', { include_session_metadata_in_tenant_logs: true })
    const person = await logIn()
    const { told, untold } = person
    await end(person)
    await until('both are notified', () =>
      [told, untold].every(({ clientId }) => tokensFor(clientId).length === 1),
    )
    expect(tokensFor(told.clientId)).toEqual([
      expect.objectContaining({ session_metadata: metadata }),
    ])
    expect(tokensFor(untold.clientId)[0]).not.toHaveProperty('session_metadata')
    const entries = async () => {
      const { body } = await api('GET', `/logs?q=client_id:${told.clientId}`)
      const types = ['slo', 'oidc_backchannel_logout_succeeded']
      return body.filter(({ type }: { type: string }) => types.includes(type))
    }
    await until('the log has entries', async () => (await entries()).length >= count)
    for (const { details } of await entries())
      expect(details).toEqual({ session_metadata: metadata })
  },
)

it('the log does not contain it otherwise', async () => {
  await api('PATCH', '/tenants/settings', { include_session_metadata_in_tenant_logs: false })
  const { told, visitor } = await logIn()
  await visitor.visit(`/v2/logout?client_id=${told.clientId}`)
  const entries = async () => (await api('GET', `/logs?q=client_id:${told.clientId}`)).body
  const isLogged = (body: { type: string }[]) => body.some(({ type }) => type === 'slo')
  await until('the log has an entry', async () => isLogged(await entries()))
  expect(JSON.stringify(await entries())).not.toContain('session_metadata":{')
})
