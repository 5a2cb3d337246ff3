/** An operation of a document, as the server uses it. */
export interface Operation {
  readonly id: string
  readonly summary: string
  readonly method: string
  /** The path template of the document: `/network-acls/{id}`. */
  readonly path: string
  /** Further path templates that serve it. */
  readonly aliases: readonly string[]
  /** Any one of these scopes is sufficient; empty if the document requires none. */
  readonly scopes: readonly string[]
  /** The names of the security schemes; any one of them is sufficient. */
  readonly securitySchemes: readonly string[]
  readonly rateLimitPolicy: string
  readonly body: 'none' | 'optional' | 'required'
  /** The media types that the body may have. */
  readonly mediaTypes: readonly string[]
  /** Undefined if the body has none. */
  readonly ignoredMembers: IgnoredMembers | undefined
  /** The member that a body of plain JSON text is the value of. */
  readonly textMember?: string
  /** The members of the body that are files. A body with files is multipart/form-data. */
  readonly files: readonly string[]
  /** The query parameter that authenticates the request in place of a token. */
  readonly openedBy?: string
  /** Whether GET changes state, as at an endpoint that a protocol redirects browsers to. */
  readonly changesState: boolean
  readonly queryParameters: readonly QueryParameter[]
  /** Whether an unknown query parameter is an error; otherwise it is ignored. */
  readonly refusesUnknownParameters: boolean
  /** The response of an operation that is not implemented. */
  readonly absent?: AbsentAnswer
}

/** Members of responses that a body may have too, and that the server ignores (`x-ignored`). */
export interface IgnoredMembers {
  readonly names: readonly string[]
  /** Those of the object, or of the items, that a member has. */
  readonly within: ReadonlyMap<string, IgnoredMembers>
}

/** The response of an operation that is not implemented; undefined for a 501. */
export interface AbsentAnswer {
  readonly status?: number
  readonly body?: unknown
  /** Of a list: the name of its items, and the way it is paged. */
  readonly list?: { readonly key: string; readonly pages: 'offset' | 'checkpoint' }
}

/** A query parameter. */
export interface QueryParameter {
  readonly name: string
  readonly isList: boolean
  /** Whether commas separate items, because no item can contain one. */
  readonly splitsAtCommas: boolean
}
