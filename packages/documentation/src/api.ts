/* What `tools/describe-api.mjs` makes of a document. */

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
  /** Says that a stored setting has no effect, or which. */
  readonly effect?: string
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  /** The schema of members with names of the caller's choice. */
  readonly values?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly description: string
  readonly required: boolean
  readonly schema: Schema
}

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

export interface Guide {
  /** In the address of its page: that of its file, without ending, or of the folder of a README. */
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
