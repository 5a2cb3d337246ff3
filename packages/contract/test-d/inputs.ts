/** The inputs and outputs of handlers, and that none of them is `any`. */
import type {
  Answer,
  Handler,
  Handlers,
  Input,
  OperationId,
  Output,
  Received,
  routes,
  Schema,
} from '@latchkey/contract'
import type { Equals, Expect, IsAny } from './assertions.ts'

type Acl = Schema<'NetworkAcl'>
type Replaced = Schema<'ReplacedNetworkAcl'>
type Template = Schema<'VerifiableCredentialTemplate'>

type Routes = typeof routes
/** A key is an operationId, with `$s` for the name of the resource and `$` for its singular. */
type IdOf<Tag extends string, Key extends string> = Key extends `${infer Verb}$s${infer Rest}`
  ? `${Verb}${Pascal<Tag>}${Rest}`
  : Key extends `${infer Verb}$${infer Rest}`
    ? `${Verb}${Singular<Pascal<Tag>>}${Rest}`
    : Key
type Pascal<Tag extends string> = Tag extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Tag>
type Singular<Name extends string> = Name extends `${infer One}ies`
  ? `${One}y`
  : Name extends `${infer One}s`
    ? One
    : Name
type Id = { [Tag in keyof Routes]: IdOf<Tag, keyof Routes[Tag] & string> }[keyof Routes]

export type Whole = [
  Expect<Equals<OperationId, Id>>,
  Expect<Equals<keyof Handlers, OperationId>>,
  Expect<Equals<Routes['network-acls']['update$'], readonly ['PUT', '/{id}']>>,
]

export type Inputs = [
  Expect<Equals<Input<'updateNetworkAcl'>['path'], { id: string }>>,
  Expect<Equals<Input<'updateNetworkAcl'>['body'], Schema<'NetworkAclReplacement'>>>,
  Expect<Equals<Received<'updateNetworkAcl'>['query'], undefined>>,
  Expect<Equals<Received<'deleteNetworkAcl'>['body'], undefined>>,
  Expect<Equals<Received<'listEventStreams'>['path'], undefined>>,
  Expect<Equals<Received<'listEventStreams'>['query'], { from?: string; take?: number }>>,
  Expect<
    Equals<
      Received<'updateVerifiableCredentialTemplate'>['body'],
      Schema<'VerifiableCredentialTemplatePatch'>
    >
  >,
]

export type Answers = [
  Expect<Equals<Omit<Answer<'updateNetworkAcl'>, 'headers'>, { status: 200; body: Replaced }>>,
  Expect<Equals<Omit<Answer<'createNetworkAcl'>, 'headers'>, { status: 201; body: Acl }>>,
  Expect<Equals<Omit<Answer<'deleteEventStream'>, 'headers'>, { status: 204; body?: never }>>,
  Expect<Equals<Output<'updateNetworkAcl'>, Replaced>>,
  Expect<Equals<Output<'listNetworkAcls'>, Acl[] | Schema<'NetworkAclPage'>>>,
  Expect<Equals<Output<'updateVerifiableCredentialTemplate'>, Template>>,
  Expect<Equals<Output<'deleteEventStream'>, undefined>>,
  Expect<Equals<Output<'deleteNetworkAcl'>, { code: 204; object: '' }>>,
]

/** The operations with a part that is `any`, or `unknown`, and so accepts everything. */
type Loose = {
  [Id in OperationId]: true extends
    | IsAny<Input<Id>>
    | IsAny<Received<Id>['path']>
    | IsAny<Received<Id>['query']>
    | IsAny<Received<Id>['body']>
    | IsAny<Answer<Id>>
    | IsAny<Output<Id>>
    | IsAny<Handler<Id>>
    | (unknown extends Received<Id>['body'] | Output<Id> ? true : false)
    ? Id
    : never
}[OperationId]

export type Strict = [
  Expect<Equals<Loose, never>>,
  Expect<Equals<Acl['priority'], number>>,
  Expect<Equals<Acl['rule']['scope'], Schema<'NetworkAclScope'>>>,
  Expect<Equals<Schema<'NetworkAclAction'>['block'], true | undefined>>,
  Expect<Equals<Template['custom_certificate_authority'], string | null>>,
  Expect<
    Equals<Schema<'EventStream'>['destination']['type'], 'action' | 'eventbridge' | 'webhook'>
  >,
]

const path = { id: 'acl_9Hs3kP7vWq2LrXb4Jd8NfT' }
const body = { description: 'all', active: true, rule: { action: {}, scope: 'tenant' } } as const

export const sound: Input<'updateNetworkAcl'> = { path, body }
export const noQuery: Input<'listNetworkAcls'> = {}
export const nothingToPatch: Input<'updateVerifiableCredentialTemplate'> = { path }

// @ts-expect-error TS2322: the path is missing
export const noPath: Input<'updateNetworkAcl'> = { body }

// @ts-expect-error TS2322: the body is missing
export const noBody: Input<'updateNetworkAcl'> = { path }

// @ts-expect-error TS2322: a path where there is none
export const surplusPath: Input<'listNetworkAcls'> = { path }

// @ts-expect-error TS2322: a body where there is none
export const surplusBody: Input<'deleteNetworkAcl'> = { path, body }

// @ts-expect-error TS2353: a query parameter that does not exist
export const surplusQuery: Input<'listNetworkAcls'> = { query: { take: 1 } }

// @ts-expect-error TS2353: a property that the closed request does not have
export const surplusProperty: Input<'patchNetworkAcl'> = { path, body: { name: 'all' } }

// @ts-expect-error TS2322: the one value of an action is true
export const falseAction: Schema<'NetworkAclAction'> = { block: false }

// @ts-expect-error TS2322: a scope off the list
export const wrongScope: Schema<'NetworkAclScope'> = 'everything'

// @ts-expect-error TS2322: a patch cannot set this destination
export const wrongDestination: Schema<'EventStreamPatch'> = { destination: { type: 'eventbridge' } }

type Shown = Schema<'EventStreamWebhookAuthorization'>
// @ts-expect-error TS2353: a secret in what is answered
export const secret: Shown = { method: 'bearer', token: 'secret' }
