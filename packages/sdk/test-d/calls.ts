/** What a call takes and gives, and every mistake that must not compile, on the line it is made. */
import {
  type Clock,
  createManagementClient,
  type Fetch,
  type ManagementClient,
  type OperationId,
  type Output,
  type Schema,
} from '@latchkey/sdk'
import type { Equals, Expect, IsAny } from './assertions.ts'

declare const client: ManagementClient

const path = { id: 'acl_9Hs3kP7vWq2LrXb4Jd8NfT' }
const body = { description: 'all', active: true, rule: { action: {}, scope: 'tenant' } } as const

export const replaced = client.networkAcls.update({ path, body })
export const listed = client.networkAcls.list()
export const deleted = client.eventStreams.delete({ path })
export const unchanged = client.verifiableCredentials.updateTemplate({ path })
export const aborted = client.networkAcls.get({ path }, { signal: AbortSignal.abort() })

export type Results = [
  Expect<Equals<Exclude<OperationId, keyof ManagementClient>, never>>,
  Expect<Equals<ManagementClient['updateNetworkAcl'], ManagementClient['networkAcls']['update']>>,
  Expect<Equals<typeof replaced, Promise<Schema<'ReplacedNetworkAcl'>>>>,
  Expect<Equals<typeof listed, Promise<Schema<'NetworkAcl'>[] | Schema<'NetworkAclPage'>>>>,
  Expect<Equals<typeof deleted, Promise<undefined>>>,
  Expect<Equals<Output<'getNetworkAcl'>, Schema<'NetworkAclDetail'>>>,
]

/** The operations that take or give `any`. */
type Loose = {
  [Id in OperationId]: true extends
    | IsAny<ManagementClient[Id]>
    | IsAny<Parameters<ManagementClient[Id]>[0]>
    | IsAny<Awaited<ReturnType<ManagementClient[Id]>>>
    ? Id
    : never
}[OperationId]
export type Strict = Expect<Equals<Loose, never>>

// @ts-expect-error TS2551: an operation that the document does not have
client.updateNetworkACL({ path, body })

// @ts-expect-error TS2339: a method that the resource does not have
client.networkAcls.replace({ path, body })

// @ts-expect-error TS2554: no input where some is needed
client.networkAcls.update()

// @ts-expect-error TS2345: the path is missing
client.networkAcls.update({ body })

// @ts-expect-error TS2345: the body is missing
client.networkAcls.update({ path })

// @ts-expect-error TS2741: the parameter of the path is missing
client.networkAcls.get({ path: {} })

// @ts-expect-error TS2353: a parameter that the path does not have
client.networkAcls.get({ path: { id: 'a', name: 'b' } })

// @ts-expect-error TS2353: a property that the closed request does not have
client.networkAcls.update({ path, body: { ...body, name: 'all' } })

// @ts-expect-error TS2353: a query parameter that does not exist
client.networkAcls.list({ query: { take: 1 } })

// @ts-expect-error TS2322: a body where there is none
client.networkAcls.delete({ path, body })

// @ts-expect-error TS2353: an option that does not exist
client.networkAcls.get({ path }, { abort: true })

const baseUrl = 'https://acme.example.com'
const clientCredentials = { clientId: 'id', clientSecret: 'secret' }

export const byToken = createManagementClient({ baseUrl, token: 'token' })
export const byFunction = createManagementClient({ baseUrl, token: async () => 'token' })
export const byCredentials = createManagementClient({ baseUrl, clientCredentials })
export const withFetch = createManagementClient({ baseUrl, token: 'token', fetch })
globalThis.fetch satisfies Fetch
declare const clock: Clock
clock.now() satisfies number

// @ts-expect-error TS2345: neither a token nor credentials
createManagementClient({ baseUrl })

// @ts-expect-error TS2345: both of them
createManagementClient({ baseUrl, token: 'token', clientCredentials })

// @ts-expect-error TS2345: no tenant
createManagementClient({ token: 'token' })
