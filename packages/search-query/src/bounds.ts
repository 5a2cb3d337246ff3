/** Characters of a query, in UTF-16 code units. */
export const queryLengthMax = 4096

/** Terms, patterns, ranges and `_exists_` of a query. */
export const clausesMax = 200

/** Parentheses and negations inside each other. */
export const depthMax = 20

/** So many characters stand beside a wildcard, unless it ends the value. */
export const wildcardLiteralMin = 3
