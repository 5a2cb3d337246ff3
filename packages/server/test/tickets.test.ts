import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  ensureDefaultConnection,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '@latchkey/testkit'
import type { TicketKind } from '../src/store/mail/end-tickets.ts'

/** Two servers on one database: a ticket is redeemed once, by either server. */
let database: TestDatabase
let one: TestServer
let two: TestServer
let userId: string
beforeAll(async () => {
  database = await createTestDatabase()
  const config = { publicPort: 443 }
  one = await startTestServer({ database, config })
  two = await startTestServer({ database, config, dataFolder: one.dataFolder })
  userId = await one.tenant.write(async (store) => {
    const { users } = store
    const { name: connection } = await ensureDefaultConnection(store)
    return (await users.create({ connection, email: 'ann@example.com' })).user_id ?? ''
  })
})
afterAll(async () => {
  await two.stop()
  await one.stop()
  await database.drop()
})

const create = () =>
  one.tenant.write(({ tickets }) => tickets.createEmailVerification({ user_id: userId }))
const redeem = ({ tenant }: TestServer, secret: string, kind: TicketKind = 'email_verification') =>
  tenant.write(({ tickets }) => tickets.redeem(secret, kind))

describe('a ticket', () => {
  it('is redeemed once by fifty concurrent requests, on two servers', async () => {
    const secret = await create()
    const tries = Array.from({ length: 50 }, (_, at) => redeem(at % 2 === 0 ? one : two, secret))
    const redeemed = await Promise.all(tries)
    expect(redeemed.filter((each) => each !== undefined)).toHaveLength(1)
    expect(await redeem(one, secret)).toBeUndefined()
  })

  it('stays valid when its redemption fails', async () => {
    const secret = await create()
    const failing = one.tenant.write(async ({ tickets }) => {
      expect(await tickets.redeem(secret, 'email_verification')).toBeDefined()
      throw new Error('The rest failed')
    })
    await expect(failing).rejects.toThrow('The rest failed')
    expect(await redeem(two, secret)).toMatchObject({ userId })
  })

  it('is only valid for its purpose and its tenant', async () => {
    const secret = await create()
    expect(await redeem(one, secret, 'password_change')).toBeUndefined()
    const other = await one.addTenant('tickets.example.com')
    const foreign = await other.write(({ tickets }) => tickets.redeem(secret, 'email_verification'))
    expect(foreign).toBeUndefined()
    expect(await redeem(one, secret)).toBeDefined()
  })

  it('is deleted with its user', async () => {
    const secret = await create()
    await one.tenant.write(({ users }) => users.delete(userId))
    expect(await redeem(one, secret)).toBeUndefined()
  })
})
