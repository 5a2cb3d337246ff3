import type { Attributes, Span } from '../../timing/span.ts'

const textLengthMax = 1_000

/** The first word of a statement, as the semantic conventions of OpenTelemetry ask for. */
export const nameOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'

/** The text has places for values, and no values. */
export const attributesOf = (text: string): Attributes => ({
  'db.system.name': 'postgresql',
  'db.query.text': text.slice(0, textLengthMax),
})

/** Ends a span with the answer of its statement. */
export function endWith(span: Span, answer: Promise<unknown>): void {
  answer.then(
    () => span.end(),
    () => {
      span.fail()
      span.end()
    },
  )
}
