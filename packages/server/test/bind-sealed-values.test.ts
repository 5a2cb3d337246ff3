import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { createSealer } from '../src/keys/sealer.ts'
import { createTenantSealer, type TenantSealer } from '../src/keys/tenant-sealer.ts'

/** A database whose values were sealed before they were bound to their rows. */
let server: TestServer
let sealer: TenantSealer
let tenantId: string
const secret = 'a secret of thirty-two characters'

beforeAll(async () => {
  server = await startTestServer()
  const key = await readFile(join(server.dataFolder, 'encryption-key'), 'utf8')
  const readKeys = async (id: string) => {
    const columns = 'kid, type, state, parent_kid as "parentKid", sealed_key as "sealedKey"'
    const text = `select ${columns} from encryption_keys where tenant_id = $1`
    return (await server.database.query(text, [id])).rows
  }
  sealer = createTenantSealer({ root: createSealer(Buffer.from(key, 'base64')), readKeys })
  tenantId = (await server.database.query('select id from tenants')).rows[0].id
})
afterAll(() => server.stop())

const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2/${path}`, json === undefined ? {} : { json })

/** An API whose tokens are signed by the secret, and a client that may ask for them. */
async function makeApi(identifier: string) {
  const json = { identifier, signing_alg: 'HS256', signing_secret: secret }
  const { id } = (await api('POST', 'resource-servers', json)).body
  const client = (await api('POST', 'clients', { name: identifier })).body
  await api('POST', 'client-grants', {
    client_id: client.client_id,
    audience: identifier,
    scope: [],
  })
  const send = async (by: TestServer = server) =>
    by.tenant.request('POST', '/oauth/token', {
      token: null,
      form: {
        grant_type: 'client_credentials',
        audience: identifier,
        client_id: client.client_id,
        client_secret: client.client_secret,
      },
    })
  return { id, send }
}

async function unbindApi(id: string): Promise<void> {
  const former = await sealer.root.seal(tenantId, 'signing-secret', secret)
  await server.database.query(
    `update resource_servers set settings =
       jsonb_set(settings::jsonb, '{signing_secret}', to_jsonb($2::text))::json where id = $1`,
    [id, former],
  )
}

describe('values that an earlier version encrypted', () => {
  it('are bound to their rows at the next start, and can be decrypted', async () => {
    const { id, send } = await makeApi('https://former.example.com/')
    await unbindApi(id)
    const stream = {
      status: 'enabled',
      subscriptions: [{ event_type: 'user.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'https://hooks.example/in',
          webhook_authorization: { method: 'bearer', token: 'a-token' },
        },
      },
    }
    const made = (await api('POST', 'event-streams', stream)).body
    const [destination, signing] = [
      await sealer.root.seal(tenantId, 'destination', '{"token":"a-token"}'),
      await sealer.root.seal(tenantId, 'webhook-signing', '[{"secret":"whsec_x"}]'),
    ]
    await server.database.query(
      'update event_streams set destination_secrets = $2, signing_secrets = $3 where id = $1',
      [made.id, destination, signing],
    )
    await server.database.query('delete from upgrades')

    const { database, dataFolder } = server
    const next = await startTestServer({ database, dataFolder })
    expect(next.log.join('')).toContain('"count":3')
    const { status, body } = await send(next)
    expect(status).toBe(200)
    expect(jsonwebtoken.verify(body.access_token, secret)).toMatchObject({
      aud: 'https://former.example.com/',
    })
    const { rows } = await database.query(
      'select destination_secrets, signing_secrets from event_streams where id = $1',
      [made.id],
    )
    const opened = await Promise.all([
      sealer.open(tenantId, `destination/${made.id}`, rows[0].destination_secrets),
      sealer.open(tenantId, `webhook-signing/${made.id}`, rows[0].signing_secrets),
    ])
    expect(opened).toEqual(['{"token":"a-token"}', '[{"secret":"whsec_x"}]'])
    await next.stop()
  })

  it('are refused from then on', async () => {
    const { id, send } = await makeApi('https://later.example.com/')
    expect((await send()).status).toBe(200)
    await unbindApi(id)
    const { database, dataFolder } = server
    const next = await startTestServer({ database, dataFolder })
    expect((await send(next)).status).toBe(500)
    expect(next.log.join('')).toContain('was sealed for another row or column')
    await next.stop()
  })
})
