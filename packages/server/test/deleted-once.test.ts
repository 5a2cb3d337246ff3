import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  type DocumentedOperation,
  joinTestServer,
  management,
  operationsOf,
  type SharedServer,
} from '@latchkey/testkit'
import { freshTarget, saying } from './resources.ts'

const deletions = operationsOf(management).filter(
  ({ id, operation }) => /^(delete|remove|revoke(?!SigningKey))/.test(id) && !operation['x-absent'],
)

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

/** What requests to a path have deleted, by the log of the tenant. */
async function deletedAt(address: string): Promise<readonly string[]> {
  const { rows } = await server.database.query(
    `select change ->> 'resource' as resource, change -> 'before' as before
       from logs, json_array_elements(data -> 'details' -> 'changes') change
      where data -> 'details' -> 'request' ->> 'path' = $1 and change -> 'after' is null
        -- Whether a browser is remembered is not looked for.
        and change -> 'before' ->> 'id' is distinct from 'remembered-browsers'`,
    [address.split('?')[0]],
  )
  return rows.map((row) => JSON.stringify(row))
}

async function deleteAtOnce(operation: DocumentedOperation): Promise<readonly string[]> {
  const { tenant } = server
  const { address, body } = await freshTarget(operation, tenant)
  const send = () => tenant.request(operation.method, address, saying(operation, body))
  const answers = await Promise.all([send(), send(), send(), send()])
  expect([operation.id, ...answers.filter(({ status }) => status >= 500)]).toEqual([operation.id])
  return deletedAt(address)
}

it('what several requests delete at the same time is logged once', async () => {
  const found: string[] = []
  for (const operation of deletions) {
    const deleted = await deleteAtOnce(operation)
    if (deleted.length > 0) found.push(operation.id)
    expect([operation.id, ...deleted]).toEqual([operation.id, ...new Set(deleted)])
  }
  expect(found.length).toBeGreaterThan(50)
})
