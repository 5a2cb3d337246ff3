import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import { compileServer, makeFolder, startChild } from './child-server.ts'

let database: TestDatabase
beforeAll(async () => {
  await compileServer()
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('two first starts on one empty database', () => {
  it('both serve, and create one first tenant', async () => {
    await database.query('drop schema public cascade')
    await database.query('create schema public authorization latchkey_owner')
    const shared = {
      DATABASE_URL: database.url,
      LATCHKEY_MIGRATION_DATABASE_URL: database.ownerUrl,
      LATCHKEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      LATCHKEY_TLS: 'off',
    }
    const start = async () => startChild({ ...shared, LATCHKEY_DATA: await makeFolder() })
    const servers = await Promise.all([start(), start(), start()])
    try {
      const issuers = servers.map(async ({ baseUrl }) => {
        const answer = await fetch(`${baseUrl}/.well-known/openid-configuration`)
        return answer.status
      })
      expect(await Promise.all(issuers)).toEqual([200, 200, 200])
      const { rows } = await database.query('select domain from tenants')
      expect(rows).toEqual([{ domain: 'localhost' }])
      const first = servers.filter(({ greeting }) => /client secret +\S+/.test(greeting))
      expect(first).toHaveLength(1)
    } finally {
      await Promise.all(servers.map(({ end }) => end('SIGTERM')))
    }
  })
})
