/** Maximum length of a query, in UTF-16 code units. */
export const queryLengthMax = 4096

/** Maximum number of terms, patterns, ranges and `_exists_` in a query. */
export const clausesMax = 200

/** Maximum depth of nested parentheses and negations. */
export const depthMax = 20

/** Minimum number of characters beside a wildcard that is not at the end of the value. */
export const wildcardLiteralMin = 3
