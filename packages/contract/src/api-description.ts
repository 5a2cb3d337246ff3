/*
 * The API documents as the console and the documentation show them; `tools/describe-api.mjs` makes
 * these objects from the OpenAPI documents.
 */

/** One resource of an API: the operations on it, and the schemas that they use. */
export interface ApiResource {
  readonly name: string
  readonly title: string
  readonly group: string
  readonly description: string
  readonly operations: readonly ApiOperation[]
  readonly schemas: Readonly<Record<string, ApiSchema>>
}

/** An operation: one method of one path. */
export interface ApiOperation {
  /** The `operationId` of the API document. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path without the base path of the API. */
  readonly path: string
  readonly summary: string
  readonly description: string
  /** The scopes of the operation, each of which is sufficient. */
  readonly scopes: readonly string[]
  readonly parameters: readonly ApiParameter[]
  readonly media?: string
  readonly body?: ApiSchema
  readonly example?: unknown
  readonly answer: ApiAnswer
  /** The HTTP statuses of the other responses. */
  readonly errors: readonly string[]
}

/** The response of an operation that succeeds. */
export interface ApiAnswer {
  readonly status: number
  readonly description: string
  readonly media?: string
  readonly schema?: ApiSchema
  readonly example?: unknown
}

/** A parameter of an operation, or one of its headers. */
export interface ApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly description: string
  readonly required: boolean
  readonly schema: ApiSchema
}

/** The keywords of a JSON Schema that forms and references show. */
export interface ApiSchema {
  /** The name of another schema. */
  readonly ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly example?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly items?: ApiSchema
  readonly properties?: Readonly<Record<string, ApiSchema>>
  /** The schema of members with names of the caller's choice. */
  readonly values?: ApiSchema
  /** Set on an object whose member names the document does not define. */
  readonly isOpen?: true
  readonly maxProperties?: number
  readonly oneOf?: readonly ApiSchema[]
  readonly allOf?: readonly ApiSchema[]
  readonly contentMediaType?: string
  /** Says which effect a stored setting has: `none` if the server does not act on it. */
  readonly effect?: string
}
