import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, until } from '@latchkey/testkit'

let server: SharedServer
let connection_id: string
beforeAll(async () => {
  server = await joinTestServer()
  const made = await request('POST', '/connections', { name: 'Users', strategy: 'auth0' })
  connection_id = made.body.id
})
afterAll(() => server.stop())

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

async function run(users: readonly object[], fields: object = {}) {
  const multipart = { users: JSON.stringify(users), connection_id, ...fields }
  const { body } = await server.tenant.request('POST', '/api/v2/jobs/users-imports', { multipart })
  let job = body
  await until('the import ends', async () => {
    job = (await request('GET', `/jobs/${body.id}`)).body
    return job.status === 'completed'
  })
  const errors = await request('GET', `/jobs/${body.id}/errors`)
  return { summary: job.summary, errors: errors.body ?? [] }
}

const secret = 'JBSWY3DPEHPK3PXP'
const totp = (text = secret) => ({ totp: { secret: text } })
const phone = (at: number) => ({ phone: { value: `+1555010${at}` } })

async function methodsOf(user_id: string) {
  const path = `/users/${encodeURIComponent(`auth0|${user_id}`)}/authentication-methods`
  return (await request('GET', path)).body as readonly Readonly<Record<string, unknown>>[]
}
const typesOf = async (user_id: string) => (await methodsOf(user_id)).map(({ type }) => type)

describe('imported factors', () => {
  it('are confirmed methods, and are shown without their secret', async () => {
    const mfa_factors = [totp(), phone(1), { email: { value: 'Ada@Example.com' } }]
    const { summary } = await run([{ user_id: 'ada', email: 'ada@example.com', mfa_factors }])
    expect(summary).toEqual({ failed: 0, updated: 0, inserted: 1, total: 1 })
    const methods = await methodsOf('ada')
    expect(methods).toHaveLength(3)
    expect(methods).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'totp', confirmed: true }),
        expect.objectContaining({ type: 'phone', phone_number: '+15550101', confirmed: true }),
        expect.objectContaining({ type: 'email', email: 'ada@example.com', confirmed: true }),
      ]),
    )
    expect(JSON.stringify(methods)).not.toContain(secret)
  })

  it('are refused where they break the schema, and the report shows no secret', async () => {
    const user = (at: number, ...mfa_factors: object[]) => ({
      email: `refused${at}@example.com`,
      mfa_factors,
    })
    const { summary, errors } = await run([
      user(0, totp('jbswy3dpehpk3pxp')),
      user(1, totp('JBSWY3DP')),
      user(2, { ...totp(), ...phone(1) }),
      user(3, { push: {} }),
      user(4, {}),
      user(5, totp(), totp('MFRGGZDFMZTWQ2LK')),
    ])
    expect(summary).toMatchObject({ failed: 6, inserted: 0 })
    const codes = errors.map(({ errors: [first] }: { errors: { code: string }[] }) => first?.code)
    expect(codes).toEqual([
      'PATTERN',
      'MIN_LENGTH',
      'NOT_PASSED',
      'OBJECT_ADDITIONAL_PROPERTIES',
      'NOT_PASSED',
      'MFA_FACTORS_FAILED',
    ])
    expect(JSON.stringify(errors)).not.toMatch(/jbswy3dp|MFRGGZDF/i)
  })

  it('are added by `upsert`, once', async () => {
    const user = { user_id: 'eve', email: 'eve@example.com' }
    await run([user])
    const factors = [totp(), phone(2)]
    for (const mfa_factors of [factors, [...factors, ...factors]]) {
      const { summary } = await run([{ ...user, mfa_factors }], { upsert: 'true' })
      expect(summary).toMatchObject({ failed: 0, updated: 1 })
      expect([...(await typesOf('eve'))].sort()).toEqual(['phone', 'totp'])
    }
  })

  it('are reported where the user has another app; the other members are updated', async () => {
    const user = { user_id: 'kim', email: 'kim@example.com' }
    await run([{ ...user, mfa_factors: [totp()] }])
    const mfa_factors = [totp('MFRGGZDFMZTWQ2LK'), phone(3)]
    const { summary, errors } = await run([{ ...user, name: 'Kim', mfa_factors }], {
      upsert: 'true',
    })
    expect(summary).toEqual({ failed: 1, updated: 0, inserted: 0, total: 1 })
    expect(errors[0].errors[0]).toMatchObject({ code: 'MFA_FACTORS_FAILED', path: 'mfa_factors' })
    expect(await typesOf('kim')).toEqual(['totp'])
    expect((await request('GET', '/users/auth0%7Ckim')).body.name).toBe('Kim')
  })
})
