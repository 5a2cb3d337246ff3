export {
  clausesMax,
  depthMax,
  queryLengthMax,
  wildcardLiteralMin,
} from './bounds.ts'
export { parseQuery } from './parse-query.ts'
export type { Bound, Clause, FieldPath, Query } from './query.ts'
export { SearchQueryError } from './search-query-error.ts'
