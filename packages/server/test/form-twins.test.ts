import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type DocumentedOperation,
  joinTestServer,
  management,
  operationsOf,
  type SharedServer,
  type TestAnswer,
  toForm,
} from '@latchkey/testkit'
import fc from 'fast-check'
import { freshTarget, isOfUsersAlone, removeAfter, resourceOf, withoutStamps } from './resources.ts'
import { damaged, fitting, type Schema } from './schema-bodies.ts'

/** A form and its JSON twin get the same response. */
const runs = Number(process.env.SERVER_TEST_RUNS ?? 4)
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const withBody = operationsOf(management)
  .filter((each) => each.operation.requestBody?.content[form] && !isOfUsersAlone(each))
  .map((operation): [string, DocumentedOperation] => [operation.id, operation])

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

function schemaOf({ operation }: DocumentedOperation): Schema {
  return (operation.requestBody?.content[json] as { schema?: Schema } | undefined)?.schema ?? {}
}

/** The target of the bodies of one operation, until one of them changes it. */
function useTarget(operation: DocumentedOperation) {
  let address: string | undefined
  const release = async (answer: TestAnswer) => {
    if (address !== undefined) await removeAfter(operation, server.tenant, address, answer)
    address = undefined
  }
  let refused: TestAnswer | undefined
  afterAll(() => refused && release(refused))

  /** The response to a twin, without values that differ each time. */
  return async (sent: { json?: unknown; form?: string }) => {
    const { tenant } = server
    address ??= (await freshTarget(operation, tenant)).address
    const answer = await tenant.request(operation.method, address, sent)
    if (answer.status >= 300) {
      refused = answer
      return { status: answer.status, error: typeless(answer.body.message) }
    }
    await release(answer)
    return { status: answer.status, error: fixtureless(operation, answer) }
  }
}

type Verdict = ReturnType<typeof useTarget>

/** In a form the wrong value is always a text. */
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

/** An active network ACL would affect the next request. */
function harmless(body: unknown): unknown {
  const { active } = body as { active?: unknown }
  return active === true ? { ...(body as object), active: false } : body
}

async function expectTwins(verdict: Verdict, body: unknown): Promise<number> {
  const asJson = await verdict({ json: body })
  const asForm = await verdict({ form: toForm(body) })
  expect(asForm).toEqual(asJson)
  expect(asJson.status).toBeLessThan(500)
  return asJson.status
}

describe.each(withBody)('%s', (_, operation) => {
  const verdict = useTarget(operation)
  const { acceptable = (body: unknown) => body } = resourceOf(operation)
  const bodies = fitting(management, schemaOf(operation))

  it('accepts valid bodies as JSON and as a form, and stores the same', async () => {
    const property = fc.asyncProperty(bodies, async (body) => {
      const status = await expectTwins(verdict, acceptable(harmless(body)))
      // Referenced rows may not exist, and a redirect may lack `redirect_uri`, which the schema
      // cannot express.
      expect([200, 201, 202, 204, 400, 404, 409]).toContain(status)
    })
    await fc.assert(property, { numRuns: runs, endOnFailure: true })
  })

  it('has the same error for invalid bodies', async () => {
    const unfit = bodies.filter((body) => Object.keys(body as object).length > 0).chain(damaged)
    const property = fc.asyncProperty(unfit, async (body) => {
      await expectTwins(verdict, acceptable(harmless(body)))
    })
    await fc.assert(property, { numRuns: runs * 2, endOnFailure: true })
  })
})
