import type { TestAnswer, TestTenant } from '@latchkey/testkit'

export type PathParameters = Readonly<Record<string, string>>

/** A body by the document. */
type Body = TestAnswer['body']

/** Makes a body for an operation out of the example in the document. */
type MakeBody = (tenant: TestTenant, parameters: PathParameters, example: Body) => unknown

/** The properties of a resource that the document does not describe. */
export interface Resource {
  /** Creates the resources that the path parameters of this folder name. */
  make(tenant: TestTenant, operationId: string): Promise<PathParameters>
  /** Well-formed parameters that name nothing. */
  readonly unknown: PathParameters
  /** The name of the id in responses, where it is not `id`. */
  readonly idName?: string
  /** It has no DELETE; leftovers of a test do not affect the next. */
  readonly isKept?: boolean
  /** By operation: where that which it creates is found, if not below its own path. */
  readonly homes?: Readonly<Record<string, string>>
  /** Members of answers that differ from one time to the next, besides ids and dates. */
  readonly stamps?: readonly string[]
  /** By operation: a body in place of the example, where that names what has to exist. */
  readonly bodies?: Readonly<Record<string, MakeBody>>
  /** Makes of any body that fits its schema one without what is refused for another reason. */
  readonly acceptable?: (body: Body) => unknown
  /** Operations without parameters in their path that are about what `make` makes all the same. */
  readonly prepared?: readonly string[]
  /** Operations whose parameters name what each tenant has, so that no tenant has it alone. */
  readonly ofEachTenant?: readonly string[]
  /** By operation: a required query, such as `?email=a%40example.com`. */
  readonly queries?: Readonly<Record<string, string>>
}

let made = 0

/** A number that no other fixture has. */
export function nextNumber(): number {
  made += 1
  return made
}

/** A resource that is created by a POST to its list and identified by the `id` of the response. */
export function resource(prefix: string, path: string, definition: () => unknown): Resource {
  return {
    unknown: { id: `${prefix}_9Hs3kP7vWq2LrXb4Jd8NfT` },
    make: async (tenant) => ({ id: (await post(tenant, path, definition())).id }),
  }
}

/** Posts a definition. @returns the created resource */
export async function post(tenant: TestTenant, path: string, json: unknown): Promise<Body> {
  const { status, body, text } = await tenant.request('POST', `/api/v2${path}`, { json })
  if (status >= 300) throw new Error(`The fixture was refused: ${text}`)
  return body
}

/** A resource that is answered and never stored. */
export function nothing(): Resource {
  return { unknown: {}, make: async () => ({}) }
}
