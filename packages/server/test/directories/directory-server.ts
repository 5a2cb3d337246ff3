import { expect } from '@jest/globals'
import { googleWorkspace } from '@latchkey/server/connectors/oidc/google-workspace'
import { createOidcConnector } from '@latchkey/server/connectors/oidc/oidc-connector'
import { workspaceDirectory } from '@latchkey/server/connectors/oidc/workspace-directory'
import {
  patient,
  receiverTrust,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { startWorkspaceDouble, type WorkspaceDouble } from './workspace-double.ts'

/** A server whose connections with the strategy `google-apps` read the directory of a double. */
export async function startDirectoryServer(bounds: object = {}) {
  const workspace = await startWorkspaceDouble()
  const strategy = createOidcConnector({
    ...googleWorkspace,
    directory: workspaceDirectory(`${workspace.origin}/directory/v1`),
    metadata: {
      issuer: workspace.origin,
      authorization_endpoint: `${workspace.origin}/auth`,
      token_endpoint: `${workspace.origin}/token`,
      jwks_uri: `${workspace.origin}/jwks`,
    },
  })
  const server = await startTestServer({
    connectors: { 'google-apps': strategy },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
    bounds: { directoryCheckMs: 50, directoryRetryMs: 10, ...bounds },
  })
  const stop = async () => {
    await server.stop()
    await workspace.stop()
  }
  return { server, workspace, stop }
}

let opened = 0
/** The connections of all test files that run in this process, by the path of their deletion. */
let created: { readonly tenant: TestServer['tenant']; readonly path: string }[] = []

/** Deletes the connections of a test: the accounts of all share their identifiers. */
export async function deleteDirectories({ tenant }: Pick<TestServer, 'tenant'>): Promise<void> {
  const own = created.filter((each) => each.tenant === tenant)
  created = []
  for (const { path } of own) expect((await tenant.request('DELETE', path)).status).toBe(202)
}

/** Creates a connection with the token of an administrator. */
export async function createDirectory(
  { tenant }: Pick<TestServer, 'tenant'>,
  options: object = {},
  provisioning: object = {},
) {
  opened += 1
  const name = `workspace-${opened}`
  const call = (method: string, path: string, json?: object) =>
    tenant.request(method, `/api/v2${path}`, json && { json })
  const made = await call('POST', '/connections', {
    name,
    strategy: 'google-apps',
    options: {
      client_id: 'client',
      client_secret: 'secret',
      domain: 'acme.example',
      map_user_id_to_id: true,
      admin_access_token: 'the token of the administrator',
      ...options,
    },
  })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  const id: string = made.body.id
  created.push({ tenant, path: `/api/v2/connections/${id}` })
  const path = `/connections/${id}/directory-provisioning`
  const send = (method: string, rest = '', json?: object) => call(method, path + rest, json)
  const posted = await send('POST', '', provisioning)
  expect([posted.status, posted.body.message]).toEqual([201, undefined])
  return { id, name, call, send, ...synchronizing(id, send), ...reading({ id, name, call }) }
}

type Call = (
  method: string,
  path: string,
  json?: object,
) => ReturnType<TestServer['tenant']['request']>

function synchronizing(id: string, send: Call) {
  const read = async () => (await send('GET', '')).body
  const ended = async () => {
    await until(
      'the end of the synchronization',
      async () => /completed|failed/.test((await read()).last_synchronization_status),
      patient(15_000),
    )
    return read()
  }
  /** Synchronizes, and reads the outcome. */
  const synchronize = async () => {
    const started = await send('POST', '/synchronizations')
    expect([started.status, started.body]).toEqual([
      201,
      {
        connection_id: id,
        synchronization_id: expect.stringMatching(/^dsy_/),
        status: 'in_progress',
      },
    ])
    return ended()
  }
  return { read, ended, synchronize }
}

const reading = ({ id, name, call }: { id: string; name: string; call: Call }) => ({
  /** The users of the connection, by e-mail address. */
  async users() {
    const q = `q=${encodeURIComponent(`identities.connection:"${name}"`)}`
    const { body } = await call('GET', `/users?${q}&per_page=100&sort=email:1`)
    return body as readonly { [member: string]: unknown; email: string; user_id: string }[]
  },
  async groups() {
    const { body } = await call('GET', `/groups?connection_id=${id}`)
    return body as readonly { id: string; name: string; external_id: string }[]
  },
  async members(groupId: string): Promise<readonly string[]> {
    const { body } = await call('GET', `/groups/${groupId}/members`)
    return body.members.map((each: { id: string }) => each.id).sort()
  },
})

/** A user of the directory with a number. */
export const person = (number: number, more: object = {}) => ({
  id: `10${number}`,
  primaryEmail: `p${number}@acme.example`,
  name: { givenName: `Given ${number}`, familyName: 'Person', fullName: `Given ${number} Person` },
  suspended: false,
  isAdmin: false,
  ...more,
})

export const people = (count: number) => Array.from({ length: count }, (_, at) => person(at + 1))

export type { WorkspaceDouble }
