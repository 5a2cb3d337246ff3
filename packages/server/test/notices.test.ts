import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase, until } from '@latchkey/testkit'
import { type Database, openDatabase } from '../src/store/database/database.ts'
import { type Notices, openNotices } from '../src/store/database/notices.ts'

let test: TestDatabase
let database: Database
let [sender, listener]: Notices[] = []
const seen: string[] = []
beforeAll(async () => {
  test = await createTestDatabase()
  const onError = () => undefined
  database = openDatabase({ url: test.url, poolSize: 2, timeoutMs: 10_000, onError })
  const open = (onNotice: (tenantId: string, topic?: string) => void) =>
    openNotices({ database, url: test.url, onNotice, onReconnect: onError, onError })
  sender = open(() => seen.push('own'))
  listener = open((tenantId, topic) => seen.push(`${tenantId} ${topic}`))
})
afterAll(async () => {
  await sender?.close()
  await listener?.close()
  await database?.close()
  await test?.drop()
})

it('changes are announced once, and again where they follow a notice', async () => {
  const count = (notice: string) => seen.filter((each) => each === notice).length
  await until('the listener listens', async () => {
    sender?.announce('ten', 'ready')
    return count('ten ready') > 0
  })
  for (const total of [1, 2, 3]) {
    for (let change = 0; change < 5; change += 1) sender?.announce('ten', 'client')
    await until(`notice ${total}`, async () => count('ten client') >= total)
    expect(count('ten client')).toBe(total)
  }
  expect(count('own')).toBe(0)
})
