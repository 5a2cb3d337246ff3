/*
 * The API documents as the pages show them; `tools/describe-api.mjs` makes these objects from the
 * OpenAPI documents.
 */

/** The keywords of a JSON Schema that the pages show. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  /** The name of another schema. */
  readonly ref?: string
  readonly example?: unknown
  /** Says which effect a stored setting has, or that it has none. */
  readonly effect?: string
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  /** The schema of members with names of the caller's choice. */
  readonly values?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly description: string
  readonly required: boolean
  readonly schema: Schema
}

/** An operation: one method of one path. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly scopes: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly media?: string
  readonly body?: Schema
  readonly example?: unknown
  readonly answer: {
    readonly status: number
    readonly description: string
    readonly media?: string
    readonly schema?: Schema
    readonly example?: unknown
  }
  readonly errors: readonly string[]
}

/** The operations on one kind of object, and the schemas that they use. */
export interface Resource {
  readonly name: string
  readonly title: string
  readonly group: string
  readonly description: string
  readonly operations: readonly Operation[]
  readonly schemas: Readonly<Record<string, Schema>>
}

/** One API and where it is served. */
export interface Api {
  readonly title: string
  /** The folder of its pages, and the prefix of its paths on a tenant's host. */
  readonly folder: 'management' | 'authentication'
  readonly basePath: string
  readonly resources: readonly Resource[]
}

/** A guide or README of the repository. */
export interface Guide {
  /**
   * The name in the address of the page: that of the file, without its ending, or that of the
   * folder of a README.
   */
  readonly name: string
  /** Where it is in the repository, such as `docs/events.md`. */
  readonly path: string
  /** Markdown. */
  readonly text: string
}

/** What the pages are made of. */
export interface Sources {
  readonly apis: readonly Api[]
  readonly guides: readonly Guide[]
  /** The paths of the files that every page loads, from the base of the documentation. */
  readonly assets: { readonly script: string; readonly style: string }
}
