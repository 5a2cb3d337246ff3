/** What each list has many of, and what is no list. */
import {
  type ItemOf,
  isManagementError,
  isTokenError,
  type ManagementClient,
  type Paging,
  paginate,
  type Schema,
} from '@latchkey/sdk'
import type { Equals, Expect } from './assertions.ts'

declare const client: ManagementClient
declare const members: (input: {
  path: { organization: string }
  query?: Pick<Paging, 'from' | 'take'>
}) => Promise<{ members: { name: string }[]; next?: string }>

type Items<Item> = AsyncGenerator<Item, void, undefined>

export const acls = paginate(client.networkAcls.list, { query: { per_page: 1 } }, { pagesMax: 1 })
export const templates = paginate(client.verifiableCredentials.listTemplates)
export const streams = paginate(client.eventStreams.list, { query: { take: 1 } })
export const inPath = paginate(members, { path: { organization: 'org' } })

export type Lists = [
  Expect<Equals<typeof acls, Items<Schema<'NetworkAcl'>>>>,
  Expect<Equals<typeof templates, Items<Schema<'VerifiableCredentialTemplate'>>>>,
  Expect<Equals<typeof streams, Items<Schema<'EventStream'>>>>,
  Expect<Equals<typeof inPath, Items<{ name: string }>>>,
  Expect<Equals<ItemOf<readonly string[]>, string>>,
]

// @ts-expect-error TS2345: one object is no list, though it has a list within
paginate(client.eventStreams.get, { path: { id: 'a' } })

// @ts-expect-error TS2345: creating is no listing
paginate(client.eventStreams.create)

// @ts-expect-error TS2345: nor is deleting
paginate(client.networkAcls.delete, { path: { id: 'a' } })

// @ts-expect-error TS2345: a query parameter that this list does not have
paginate(client.eventStreams.list, { query: { page: 1 } })

// @ts-expect-error TS2554: the input is left out where it is needed
paginate(members)

export function readsErrors(error: unknown): string | undefined {
  // @ts-expect-error TS18046: nobody knows what was thrown
  error.statusCode
  if (isTokenError(error)) return error.errorCode
  if (!isManagementError(error)) return undefined
  error.statusCode satisfies number
  error.rateLimit?.resetAt satisfies Date | undefined
  return error.requestId
}
