import type { AbsentAnswer } from './operation.ts'

/** A bundled OpenAPI document, with the members that are read here. */
export interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, unknown>> & { readonly parameters?: readonly DocumentParameter[] }
    >
  >
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly parameters?: Readonly<Record<string, DocumentParameter>>
  }
  readonly 'x-rate-limit-policies': Readonly<
    Record<
      string,
      {
        readonly limit: number
        readonly windowSeconds: number
        /** The policy of requests without a valid access token, if it is another. */
        readonly withoutToken?: string
      }
    >
  >
}

/** An operation object (OpenAPI 3.1, section 4.8.10), with the members that are read here. */
export interface DocumentOperation {
  readonly operationId: string
  readonly summary: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>
  }
  /** Absent if requests are not counted. */
  readonly 'x-rate-limit'?: { readonly policy: string }
  readonly 'x-aliases'?: readonly string[]
  readonly 'x-opened-by'?: string
  readonly 'x-changes-state'?: boolean
  readonly 'x-refuses-unknown-parameters'?: boolean
  readonly 'x-text-member'?: string
  readonly 'x-absent'?: boolean
  readonly 'x-absent-list'?: NonNullable<AbsentAnswer['list']>
  readonly responses?: Readonly<Record<string, DocumentResponse>>
  readonly parameters?: readonly DocumentParameter[]
}

interface DocumentResponse {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>
}

/** A parameter object (OpenAPI 3.1, section 4.8.12), with the members that are read here. */
export interface DocumentParameter {
  readonly $ref?: string
  readonly in?: string
  readonly name?: string
  readonly schema?: Schema
}

/** A schema object, with the members that are read here. */
export interface Schema {
  readonly $ref?: string
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly 'x-ignored'?: readonly string[]
  readonly contentMediaType?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

/** The name of the referenced component; empty without a reference. */
export const componentNameOf = ({ $ref = '' }: { readonly $ref?: string }): string =>
  $ref.split('/').at(-1) ?? ''

/** The HTTP methods that operations may have. */
export const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch']
