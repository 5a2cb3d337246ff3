/** The longest query, in UTF-16 code units. */
export const queryLengthMax = 4096

/** The most terms, patterns, ranges and `_exists_` in a query. */
export const clausesMax = 200

/** The deepest nesting of parentheses and negations. */
export const depthMax = 20

/** The fewest characters next to a wildcard that is not at the end of its value. */
export const wildcardLiteralMin = 3
