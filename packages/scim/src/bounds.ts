/** Maximum length of a filter or a path, in UTF-16 code units. */
export const filterLengthMax = 2_048

/** Maximum depth of nested parentheses and brackets in a filter. */
export const filterDepthMax = 20

/** Maximum number of operations in a PATCH request. */
export const operationsMax = 200

/** Maximum number of values of a multi-valued attribute. */
export const valuesMax = 100

/** Maximum number of members of a group that a request names. */
export const membersMax = 10_000

/** Maximum size of a text of a resource as UTF-8: larger ones cannot be indexed. */
export const textBytesMax = 2_048
