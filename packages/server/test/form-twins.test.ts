import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type DocumentedOperation,
  management,
  operationsOf,
  startTestServer,
  type TestAnswer,
  type TestServer,
  toForm,
  withoutRateLimits,
} from '@latchkey/testkit'
import fc from 'fast-check'
import { freshTarget, removeAfter, resourceOf, withoutStamps } from './resources.ts'
import { damaged, fitting, type Schema } from './schema-bodies.ts'

/** A form and its JSON twin get the same verdict, whatever they say. */
const runs = Number(process.env.SERVER_TEST_RUNS ?? 8)
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const withBody = operationsOf(management)
  .filter(({ operation }) => operation.requestBody?.content[form])
  .map((operation): [string, DocumentedOperation] => [operation.id, operation])

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
})
afterAll(() => server.stop())

function schemaOf({ operation }: DocumentedOperation): Schema {
  return (operation.requestBody?.content[json] as { schema?: Schema } | undefined)?.schema ?? {}
}

/** What a twin was answered, without what is new each time, and nothing left behind. */
async function verdict(operation: DocumentedOperation, sent: { json?: unknown; form?: string }) {
  const { tenant } = server
  const { address } = await freshTarget(operation, tenant)
  const answer = await tenant.request(operation.method, address, sent)
  await removeAfter(operation, tenant, address, answer)
  const said = answer.status < 300 ? fixtureless(operation, answer) : typeless(answer.body.message)
  return { status: answer.status, said }
}

/** What a form says wrongly it says as text. */
const typeless = (message: string): string => message.replace(/ but found type \w+/, '')

/** A fixture's own name and priority show through where the body did not change them. */
function fixtureless(operation: DocumentedOperation, { body }: TestAnswer): unknown {
  if ('samples' in (body ?? {})) return Object.keys(body) // what others asked meanwhile
  const text = JSON.stringify(withoutStamps(operation, body)).replace(
    /"([Ff]ixture[ -]\d+|est_\w{22})"/g,
    '"Its"',
  )
  return JSON.parse(text.replace(/"priority":\d+\.\d{5,}/, '"priority":"any"'))
}

/** An ACL in force would be in force for the next request too. */
function harmless(body: unknown): unknown {
  const { active } = body as { active?: unknown }
  return active === true ? { ...(body as object), active: false } : body
}

async function expectTwins(operation: DocumentedOperation, said: unknown): Promise<number> {
  const body = resourceOf(operation).acceptable?.(harmless(said)) ?? harmless(said)
  const asJson = await verdict(operation, { json: body })
  const asForm = await verdict(operation, { form: toForm(body) })
  expect(asForm).toEqual(asJson)
  expect(asJson.status).toBeLessThan(500)
  return asJson.status
}

describe.each(withBody)('%s', (_, operation) => {
  const bodies = fitting(management, schemaOf(operation))

  it('takes what fits its schema, said either way, and stores the same', async () => {
    const property = fc.asyncProperty(bodies, async (body) => {
      const status = await expectTwins(operation, body)
      // What a body names may not exist, and a redirect may lack its redirect_uri: the schema does
      // not say.
      expect([200, 201, 202, 204, 400, 404, 409]).toContain(status)
    })
    await fc.assert(property, { numRuns: runs, endOnFailure: true })
  })

  it('says the same of what may not fit', async () => {
    const unfit = bodies.filter((body) => Object.keys(body as object).length > 0).chain(damaged)
    const property = fc.asyncProperty(unfit, async (body) => {
      await expectTwins(operation, body)
    })
    await fc.assert(property, { numRuns: runs * 2, endOnFailure: true })
  })
})
