/** The name of a field by its parts: `app_metadata.plan` has two. A dot in a part is escaped. */
export type FieldPath = readonly string[]

/** One end of a range. Without it, the range is open. */
export interface Bound {
  readonly value: string
  readonly isInclusive: boolean
}

/**
 * What is looked for. Values are as they were meant: quotes and escapes are resolved. A clause
 * without a field is for those that the search looks into by itself.
 */
export type Clause =
  | { readonly kind: 'term'; readonly field: FieldPath | undefined; readonly value: string }
  /** `parts` are what stands between the asterisks: `ab*` is `['ab', '']`. Never all empty. */
  | {
      readonly kind: 'pattern'
      readonly field: FieldPath | undefined
      readonly parts: readonly string[]
    }
  /** With one end at least. */
  | {
      readonly kind: 'range'
      readonly field: FieldPath
      readonly from?: Bound
      readonly to?: Bound
    }
  | { readonly kind: 'exists'; readonly field: FieldPath }

/** `and` and `or` have two queries or more. */
export type Query =
  | { readonly kind: 'all' }
  | { readonly kind: 'and' | 'or'; readonly queries: readonly Query[] }
  | { readonly kind: 'not'; readonly query: Query }
  | Clause
