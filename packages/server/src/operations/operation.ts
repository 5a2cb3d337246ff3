/** An operation of a document as the server reads it. */
export interface Operation {
  readonly id: string
  readonly summary: string
  readonly method: string
  /** As the document writes it: `/network-acls/{id}`. */
  readonly path: string
  /** Any one of them is sufficient; empty if the document requires none. */
  readonly scopes: readonly string[]
  /** The names of the security schemes, any one of which opens the operation. */
  readonly securitySchemes: readonly string[]
  readonly rateLimitPolicy: string
  readonly body: 'none' | 'optional' | 'required'
  /** The media types that the body may have. */
  readonly mediaTypes: readonly string[]
  /** Members of responses that the body may contain too; they are ignored. */
  readonly ignoredMembers: readonly string[]
  /** The member for which the body may be JSON text. */
  readonly textMember?: string
  /** The members of the body that are files; a body that has some is multipart/form-data. */
  readonly files: readonly string[]
  /** The query parameter that opens the operation in place of a token. */
  readonly openedBy?: string
  /** Whether a GET changes something, as where a protocol redirects a browser to. */
  readonly changesState: boolean
  readonly queryParameters: readonly QueryParameter[]
  /** Whether a query parameter that is not one of them is an error; else it is ignored. */
  readonly refusesUnknownParameters: boolean
  /** The answer of an operation that is not implemented. */
  readonly absent?: AbsentAnswer
}

/** The response of an operation that is not implemented; undefined for a 501. */
export interface AbsentAnswer {
  readonly status?: number
  readonly body?: unknown
  /** Of a list: what its items are called, and how it is paged. */
  readonly list?: { readonly key: string; readonly pages: 'offset' | 'checkpoint' | 'either' }
}

/** A parameter of the query. */
export interface QueryParameter {
  readonly name: string
  readonly isList: boolean
  /** Whether a comma is between items: where no item can have one in it. */
  readonly splitsAtCommas: boolean
}
