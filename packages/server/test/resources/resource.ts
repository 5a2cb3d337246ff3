import type { TestAnswer, TestTenant } from '@latchkey/testkit'

export type PathParameters = Readonly<Record<string, string>>

/** Whatever the document says it is. */
type Body = TestAnswer['body']

/** Makes a body for an operation out of the example in the document. */
type MakeBody = (tenant: TestTenant, parameters: PathParameters, example: Body) => unknown

/** What tests know of a resource that the document does not say. */
export interface Resource {
  /** Makes what the parameters in the paths of this folder name. */
  make(tenant: TestTenant, operationId: string): Promise<PathParameters>
  /** Parameters of the right form that name nothing. */
  readonly unknown: PathParameters
  /** What an answer calls the id of what was made, where that is not `id`. */
  readonly idName?: string
  /** It has no DELETE at its address; what a test leaves there does not matter to the next. */
  readonly isKept?: boolean
  /** Members of answers that differ from one time to the next, besides ids and dates. */
  readonly stamps?: readonly string[]
  /** By operation: a body in place of the example, where that names what has to exist. */
  readonly bodies?: Readonly<Record<string, MakeBody>>
  /** Makes of any body that fits its schema one without what is refused for another reason. */
  readonly acceptable?: (body: Body) => unknown
  /** Operations without parameters in their path that are about what `make` makes all the same. */
  readonly prepared?: readonly string[]
  /** By operation: a query without which it is a 400, such as `?email=a%40example.com`. */
  readonly queries?: Readonly<Record<string, string>>
}

let made = 0

/** A number that no other fixture has. */
export function nextNumber(): number {
  made += 1
  return made
}

/** What is made by a POST to its list and named by the `id` of the answer. */
export function resource(prefix: string, path: string, definition: () => unknown): Resource {
  return {
    unknown: { id: `${prefix}_9Hs3kP7vWq2LrXb4Jd8NfT` },
    make: async (tenant) => ({ id: (await post(tenant, path, definition())).id }),
  }
}

/** Posts a definition and answers what was made of it. */
export async function post(tenant: TestTenant, path: string, json: unknown): Promise<Body> {
  const { status, body, text } = await tenant.request('POST', `/api/v2${path}`, { json })
  if (status >= 300) throw new Error(`The fixture was refused: ${text}`)
  return body
}

/** What is only answered and never kept. */
export function nothing(): Resource {
  return { unknown: {}, make: async () => ({}) }
}
