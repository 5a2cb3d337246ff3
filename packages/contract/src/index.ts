import type {
  components as authentication,
  operations as authenticationOperations,
} from './generated/authentication-types.ts'
import type {
  operations as testControlOperations,
  components as testControls,
} from './generated/test-controls-types.ts'
import type { components, operations } from './generated/types.ts'

export type {
  ApiAnswer,
  ApiOperation,
  ApiParameter,
  ApiResource,
  ApiSchema,
} from './api-description.ts'
export { curlCall, sdkCall, shellQuoted } from './call-text.ts'
export { type Method, type Route, type RouteMedia, routes } from './generated/routes.ts'
export type { operations, paths } from './generated/types.ts'
export { type OperationRoute, readRoute } from './read-route.ts'

/**
 * The name of an operation of the management API, by which document, handler and SDK method agree.
 */
export type OperationId = keyof operations

/** A schema of the management API by the name of its file, as in `Schema<'NetworkAcl'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The name of an operation of the authentication API. */
export type AuthenticationOperationId = keyof authenticationOperations

/** A schema of the authentication API by the name of its file. */
export type AuthenticationSchema<Name extends keyof authentication['schemas']> =
  authentication['schemas'][Name]

/** The name of an operation of the test controls. */
export type TestControlId = keyof testControlOperations

/** A schema of the test controls by the name of its file. */
export type TestControlSchema<Name extends keyof testControls['schemas']> =
  testControls['schemas'][Name]

/** The body of a request to a test control. */
export type TestControlBody<Id extends TestControlId> = testControlOperations[Id] extends {
  requestBody: Json<infer Content>
}
  ? Content
  : undefined

/** The answer of a test control: `{ status, body }`, or `{ status }` without a body. */
export type TestControlAnswer<Id extends TestControlId> = {
  [Status in keyof testControlOperations[Id]['responses'] &
    (200 | 201 | 204)]: testControlOperations[Id]['responses'][Status] extends Json<infer Content>
    ? { status: Status; body: Content }
    : { status: Status; body?: never }
}[keyof testControlOperations[Id]['responses'] & (200 | 201 | 204)]

/**
 * The input of an operation: `path`, `query` and `body` as the document types them. A part without
 * required members is optional; a part that the operation does not have accepts no value.
 */
export type Input<Id extends OperationId> = PathPart<Parameters<Id>['path']> &
  QueryPart<Parameters<Id>['query']> &
  BodyPart<Body<Id>>

/**
 * The input of a handler: the same parts after validation. `query` is present even if empty, and an
 * omitted optional body is `{}`; parts that the operation does not have are `undefined`.
 */
export type Received<Id extends OperationId> = Required<Input<Id>>

/**
 * The responses of an operation: `{ status, body }`, `{ status, file }` for bytes, `{ status,
 * stream }` for server-sent events, or `{ status }` without a body; with documented headers that
 * only the handler knows.
 */
export type Answer<Id extends OperationId> = {
  [Status in Success<Id>]: operations[Id]['responses'][Status] extends Json<infer Content>
    ? { status: Status; body: Content; headers?: AnswerHeaders }
    : operations[Id]['responses'][Status] extends Gzip
      ? { status: Status; file: AsyncIterable<Uint8Array>; headers?: AnswerHeaders }
      : operations[Id]['responses'][Status] extends EventStream
        ? { status: Status; stream: AsyncIterable<string> }
        : { status: Status; body?: never; headers?: AnswerHeaders }
}[Success<Id>]

type AnswerHeaders = { readonly Link?: string; readonly 'Latchkey-Warning'?: string }

/**
 * The result of an SDK call: the body of the answer, `undefined` if it has none, or its bytes as
 * they arrive if it is endless.
 */
export type Output<Id extends OperationId> =
  Answer<Id> extends infer Each
    ? Each extends { body: infer Content }
      ? Content
      : Each extends { file: unknown }
        ? Uint8Array
        : Each extends { stream: unknown }
          ? AsyncIterable<Uint8Array>
          : undefined
    : never

/**
 * The function that serves one operation. It throws errors. `Context` is what the server passes
 * besides the input.
 */
export type Handler<Id extends OperationId, Context = unknown> = (
  call: Received<Id> & Context,
) => Promise<Answer<Id>>

/** The handlers of all operations. A missing or misplaced handler is a compile error. */
export type Handlers<Context = unknown> = { [Id in OperationId]: Handler<Id, Context> }

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Json<Content> = { content: { 'application/json': Content } }
type Multipart<Content> = { content: { 'multipart/form-data': Content } }
type Gzip = { content: { 'application/gzip': unknown } }
type EventStream = { content: { 'text/event-stream': unknown } }

type Success<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends number
    ? `${Status}` extends `2${string}`
      ? Status
      : never
    : never
}[keyof operations[Id]['responses']]

type Body<Id extends OperationId> = [RequestBody<Id>] extends [never]
  ? undefined
  : RequestBody<Id> extends Json<infer Content>
    ? operations[Id] extends { requestBody: unknown }
      ? Content
      : Content | undefined
    : RequestBody<Id> extends Multipart<infer Content>
      ? Content
      : never

type RequestBody<Id extends OperationId> = NonNullable<operations[Id]['requestBody']>

/** Whether a part is optional, and whether the operation has it at all. */
type Presence<Type> = undefined extends Type
  ? [NonNullable<Type>] extends [never]
    ? 'absent'
    : 'optional'
  : 'required'

type PathPart<Type> = {
  required: {
    /** The parameters of the path, by name. */
    path: Type
  }
  optional: {
    /** The parameters of the path, by name. */
    path?: NonNullable<Type>
  }
  absent: {
    /** This operation has no parameters in its path. */
    path?: undefined
  }
}[Presence<Type>]

type QueryPart<Type> = {
  required: {
    /** The parameters of the query, by name. */
    query: Type
  }
  optional: {
    /** The parameters of the query, by name. */
    query?: NonNullable<Type>
  }
  absent: {
    /** This operation has no query. */
    query?: undefined
  }
}[Presence<Type>]

type BodyPart<Type> = {
  required: {
    /** The body of the request. */
    body: Type
  }
  optional: {
    /** The body of the request. */
    body?: NonNullable<Type>
  }
  absent: {
    /** This operation has no body. */
    body?: undefined
  }
}[Presence<Type>]
