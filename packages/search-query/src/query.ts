/** The name of a field by its parts: `app_metadata.plan` has two. A dot in a part is escaped. */
export type FieldPath = readonly string[]

/** One end of a range. Without it, the range is open. */
export interface Bound {
  readonly value: string
  readonly isInclusive: boolean
}

/**
 * A parsed query. Quotes and escapes in values are resolved. A clause without a field applies to
 * the default fields of the search.
 */
export type Clause =
  | { readonly kind: 'term'; readonly field: FieldPath | undefined; readonly value: string }
  /** `parts` is the text between the asterisks: `ab*` is `['ab', '']`. Never all empty. */
  | {
      readonly kind: 'pattern'
      readonly field: FieldPath | undefined
      readonly parts: readonly string[]
    }
  /** At least one end is present. */
  | {
      readonly kind: 'range'
      readonly field: FieldPath
      readonly from?: Bound
      readonly to?: Bound
    }
  | { readonly kind: 'exists'; readonly field: FieldPath }

/** `and` and `or` have at least two queries. */
export type Query =
  | { readonly kind: 'all' }
  | { readonly kind: 'and' | 'or'; readonly queries: readonly Query[] }
  | { readonly kind: 'not'; readonly query: Query }
  | Clause
