import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, startTestServer, type TestServer, until } from '@latchkey/testkit'
import type { Adapter, AdapterFactory } from 'oidc-provider'
// @ts-expect-error it has no types; it is what everybody's adapter is held against
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'
import { createAdapter } from '../../src/authentication/provider/create-adapter.ts'
import { loadProvider } from '../../src/authentication/provider/load-provider.ts'
import { refreshTokenOf } from '../../src/record-rules/client-settings.ts'
import { createUser } from './application.ts'

let server: TestServer
let nowMs = Date.now()
const now = () => new Date(nowMs)
let ours: AdapterFactory
let accountId: string
beforeAll(async () => {
  server = await startTestServer({ now })
  const { errors } = await loadProvider()
  const { store } = server.tenant
  await server.tenant.write(ensureDefaultConnection)
  accountId = await createUser(server.tenant, 'ada@example.com')
  ours = createAdapter({
    ...store.oidc,
    errors,
    settings: await store.tenantSettings.get(),
    clients: { find: async () => undefined },
    settingsOf: async () => refreshTokenOf(undefined),
    endGrantsOf: async () => undefined,
    context: () => undefined,
    willEndSession: async () => undefined,
  })
})
afterAll(() => server.stop())

let made = 0
const nextId = (what: string) => {
  made += 1
  return `${what}-${made}`
}

const epoch = () => Math.floor(Date.now() / 1000)
const stamps = () => ({ iat: epoch(), exp: epoch() + 60 })

const memory = createMemoryAdapter() as AdapterFactory

/** The behavior of every adapter of oidc-provider, by its documentation and its own adapter. */
describe.each<[string, () => AdapterFactory]>([
  ["oidc-provider's adapter in memory", () => memory],
  ['our adapter on PostgreSQL', () => ours],
])('%s', (_, make) => {
  const adapterOf = (model: string) => make()(model) as Adapter
  const models = ['AccessToken', 'AuthorizationCode', 'DeviceCode', 'Grant', 'Interaction'] as const

  it.each(models)('finds a %s as it was last written', async (model) => {
    const adapter = adapterOf(model)
    const id = nextId(model)
    expect(await adapter.find(id)).toBeFalsy()
    const payload = { ...stamps(), kind: model, jti: id, scope: 'openid' }
    await adapter.upsert(id, payload, 60)
    const exp = expect.any(Number)
    expect(await adapter.find(id)).toEqual({ ...payload, exp })
    await adapter.upsert(id, { ...payload, scope: 'openid email' }, 60)
    expect(await adapter.find(id)).toEqual({ ...payload, scope: 'openid email', exp })
    expect(await adapter.find(nextId(model))).toBeFalsy()
  })

  it('separates models', async () => {
    const id = nextId('shared')
    await adapterOf('AccessToken').upsert(id, { ...stamps(), jti: id }, 60)
    expect(await adapterOf('ClientCredentials').find(id)).toBeFalsy()
  })

  it('finds a session by its uid, also under its next id', async () => {
    const sessions = adapterOf('Session')
    const [id, next, uid] = [nextId('session'), nextId('session'), nextId('uid')]
    const payload = { ...stamps(), kind: 'Session', uid, accountId, loginTs: epoch() }
    await sessions.upsert(id, { ...payload, jti: id }, 60)
    expect(await sessions.findByUid(uid)).toMatchObject(payload)
    await sessions.destroy(id)
    await sessions.upsert(next, { ...payload, jti: next }, 60)
    expect(await sessions.find(next)).toMatchObject({ ...payload, jti: next })
    expect(await sessions.find(id)).toBeFalsy()
    expect(await sessions.findByUid(uid)).toMatchObject(payload)
    await sessions.destroy(next)
    expect(await sessions.findByUid(uid)).toBeFalsy()
  })

  it('finds a device code by its user code', async () => {
    const codes = adapterOf('DeviceCode')
    const [id, userCode] = [nextId('device'), nextId('user code')]
    await codes.upsert(id, { ...stamps(), jti: id, userCode }, 60)
    expect(await codes.findByUserCode(userCode)).toMatchObject({ jti: id, userCode })
    expect(await codes.findByUserCode(nextId('user code'))).toBeFalsy()
    await codes.destroy(id)
    expect(await codes.findByUserCode(userCode)).toBeFalsy()
  })

  it.each(['AuthorizationCode', 'RefreshToken', 'DeviceCode'])(
    'reports when a %s was consumed',
    async (model) => {
      const adapter = adapterOf(model)
      const id = nextId(model)
      await adapter.upsert(id, tokenOf(id), 60)
      expect(await adapter.find(id)).not.toHaveProperty('consumed')
      await adapter.consume(id)
      expect(await adapter.find(id)).toMatchObject({ jti: id, consumed: expect.any(Number) })
    },
  )

  it('destroys the given record only', async () => {
    const tokens = adapterOf('RefreshToken')
    const [one, other] = [nextId('token'), nextId('token')]
    for (const id of [one, other]) await tokens.upsert(id, tokenOf(id), 60)
    await tokens.destroy(one)
    await tokens.destroy(nextId('token'))
    expect([await tokens.find(one), await tokens.find(other)]).toEqual([
      undefined,
      expect.objectContaining({ jti: other }),
    ])
  })

  it('revokes the records of a grant, and not the grant', async () => {
    const grantId = nextId('grant')
    const granted = ['AccessToken', 'AuthorizationCode', 'RefreshToken', 'DeviceCode']
    await adapterOf('Grant').upsert(grantId, { ...stamps(), jti: grantId }, 60)
    const ids = new Map(granted.map((model) => [model, [nextId(model), nextId(model)] as const]))
    for (const [model, [id, other]] of ids) {
      await adapterOf(model).upsert(id, { ...tokenOf(id), grantId }, 60)
      await adapterOf(model).upsert(other, tokenOf(other), 60)
    }
    for (const model of granted) await adapterOf(model).revokeByGrantId(grantId)
    for (const [model, [id, other]] of ids) {
      expect([model, await adapterOf(model).find(id)]).toEqual([model, undefined])
      expect(await adapterOf(model).find(other)).toMatchObject({ jti: other })
    }
    expect(await adapterOf('Grant').find(grantId)).toMatchObject({ jti: grantId })
  })

  it('does not find expired records', async () => {
    const codes = adapterOf('AuthorizationCode')
    const id = nextId('code')
    await codes.upsert(id, { ...tokenOf(id), exp: epoch() + 1 }, 1)
    expect(await codes.find(id)).toMatchObject({ jti: id })
    nowMs += 1100 // of ours alone: the other has a clock of its own
    await until('it is forgotten', async () => !(await codes.find(id)))
  })

  it('keeps records without an expiry', async () => {
    const id = nextId('grant')
    await adapterOf('Grant').upsert(id, { jti: id }, undefined as unknown as number)
    expect(await adapterOf('Grant').find(id)).toMatchObject({ jti: id })
  })
})

function tokenOf(id: string) {
  const own = { jti: id, clientId: 'a client', accountId, grantId: nextId('grant') }
  return { ...stamps(), ...own, iiat: epoch(), scope: 'openid' }
}

/** Beyond the shared suite: faults that one process with memory alone cannot have. */
describe('our adapter', () => {
  it('lets one of several concurrent requests consume a record', async () => {
    for (const model of ['AuthorizationCode', 'RefreshToken', 'PushedAuthorizationRequest']) {
      const adapter = ours(model)
      const id = nextId(model)
      await adapter.upsert(id, tokenOf(id), 60)
      const tries = Array.from({ length: 20 }, () => adapter.consume(id))
      const done = await Promise.allSettled(tries)
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  it('stores no usable secret', async () => {
    const [id, userCode] = [nextId('secret id'), nextId('secret user code')]
    await ours('DeviceCode').upsert(id, { ...tokenOf(id), userCode }, 60)
    await ours('RefreshToken').upsert(id, tokenOf(id), 60)
    const { rows } = await server.database.query(
      'select r::text from oidc_records r union all select t::text from refresh_tokens t',
    )
    const dump = JSON.stringify(rows)
    expect([dump.includes(id), dump.includes(userCode)]).toEqual([false, false])
  })
})
