import type { Attributes } from '../../timing/span.ts'

const textLengthMax = 1_000

/**
 * The first word of a statement, which is `db.operation.name` in the semantic conventions of
 * OpenTelemetry.
 */
export const nameOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'

/** The attributes of the span of a statement, whose text has parameters in place of values. */
export const attributesOf = (text: string): Attributes => ({
  'db.system.name': 'postgresql',
  'db.query.text': text.slice(0, textLengthMax),
})
