import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '@latchkey/testkit'
import { authorizeUrl, exchange } from './authentication/application.ts'
import {
  type EarlierDatabase,
  readEarlierDatabase,
  restore,
} from './earlier-databases/earlier-database.ts'

/** Columns, indexes and constraints, a line each. */
async function schemaOf({ query }: TestDatabase): Promise<readonly string[]> {
  const { rows } = await query(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    order by line`)
  return rows.map(({ line }) => line)
}

describe.each(['6956260', '074ca34'])('a database that %s wrote', (commit) => {
  let earlier: EarlierDatabase
  let database: TestDatabase
  let dataFolder: string
  let server: TestServer
  beforeAll(async () => {
    earlier = await readEarlierDatabase(commit)
    ;({ database, dataFolder } = await restore(earlier))
    server = await startTestServer({ database, dataFolder })
  })
  afterAll(async () => {
    await server.stop()
    await database.drop()
    await rm(dataFolder, { recursive: true, force: true })
  })

  const logIn = async (username: string) => {
    const { clientId, clientSecret } = earlier.application
    const grantType = 'http://auth0.com/oauth/grant-type/password-realm'
    await server.tenant.request('PATCH', `/api/v2/clients/${clientId}`, {
      json: { grant_types: [grantType, 'authorization_code', 'refresh_token'] },
    })
    const { status, body } = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: {
        grant_type: grantType,
        realm: 'Username-Password-Authentication',
        scope: 'openid',
        client_id: clientId,
        client_secret: clientSecret,
        username,
        password: earlier.password,
      },
    })
    return status === 200 ? subjectOf(body.id_token) : status
  }

  it('is migrated to the schema of a new one', async () => {
    const fresh = await createTestDatabase()
    try {
      const [migrated, created] = [await schemaOf(database), await schemaOf(fresh)]
      expect(migrated).toEqual(created)
      expect(created.length).toBeGreaterThan(500)
    } finally {
      await fresh.drop()
    }
  })

  it('keeps sessions', async () => {
    const address = authorizeUrl(server.tenant, earlier.application, {
      prompt: 'none',
      nonce: 'n',
    })
    const answer = await server.fetch(address, { headers: { cookie: earlier.cookie } })
    const location = new URL(answer.headers.get('location') ?? 'none:')
    expect(location.searchParams.get('error')).toBeNull()
    const code = location.searchParams.get('code') ?? ''
    const { status, body } = await exchange(server, earlier.application, { code })
    expect([status, subjectOf(body.id_token)]).toEqual([200, earlier.user.id])
  })

  it('keeps refresh tokens', async () => {
    const { status, body } = await exchange(server, earlier.application, {
      grant_type: 'refresh_token',
      refresh_token: earlier.refreshToken,
    })
    expect([status, subjectOf(body.id_token)]).toEqual([200, earlier.user.id])
    expect(body).toHaveProperty('access_token')
  })

  it('keeps all users and their passwords', async () => {
    const { user, usurper, phoneOwner, namesake } = earlier
    for (const { id, email } of [user, usurper, phoneOwner, namesake]) {
      const { status, body } = await server.tenant.request('GET', `/api/v2/users/${id}`)
      expect([status, body.email]).toEqual([200, email])
      expect(await logIn(email)).toBe(id)
    }
  })

  it('assigns an ambiguous identifier to the user whose address or number it is', async () => {
    const { user, usurper, phoneOwner } = earlier
    const { rows } = await database.query(
      `select identifier, identities.user_id from user_identifiers
         join identities using (tenant_id, provider, provider_user_id)
        where identifier = any ($1) order by identifier`,
      [[user.email, phoneOwner.phone]],
    )
    expect(rows).toEqual([
      { identifier: phoneOwner.phone, user_id: phoneOwner.id },
      { identifier: user.email, user_id: user.id },
    ])
    const own = 'select username from identities where user_id = $1'
    expect((await database.query(own, [usurper.id])).rows).toEqual([{ username: user.email }])
  })
})

function subjectOf(idToken: string): string {
  const [, payload = ''] = idToken.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sub
}
