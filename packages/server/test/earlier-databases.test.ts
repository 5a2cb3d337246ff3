import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestDatabase, type TestServer } from '@latchkey/testkit'
import { authorizeUrl, exchange } from './authentication/application.ts'
import {
  type EarlierDatabase,
  readEarlierDatabase,
  restore,
} from './earlier-databases/earlier-database.ts'

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
    const { rows } = await database.query(
      'select count(*)::int as count from _prisma_migrations where finished_at is not null',
    )
    expect(rows[0].count).toBeGreaterThan(earlier.migrations.length)
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
