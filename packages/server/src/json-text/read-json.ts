import sjson from 'secure-json-parse'
import { hasUnstorableText, unstorableText } from '../unstorable-text.ts'
import { findInexactNumber } from './inexact-number.ts'

/** Why a JSON text is refused: a sentence without its full stop. */
export class JsonTextError extends Error {
  override readonly name = 'JsonTextError'
}

/**
 * The deepest nesting of objects and arrays. Serializing some thousands of levels exhausts the
 * stack, and metadata may be any JSON.
 */
const depthMax = 100

/**
 * Parses JSON of a caller. It refuses names that could change a prototype, inexact numbers, strings
 * that PostgreSQL cannot store, and deep nesting.
 *
 * @param what what the text is called in messages, such as `body`
 * @throws JsonTextError
 */
export function readJson(text: string, what: string): unknown {
  const value = parse(text, what)
  const number = findInexactNumber(text)
  if (number !== undefined) {
    throw new JsonTextError(
      `${number} cannot be represented exactly as an IEEE 754 double; send it as a string`,
    )
  }
  if (hasUnstorableText(text, value)) throw new JsonTextError(unstorableText)
  // A body that is an array is left to its schema.
  if (!Array.isArray(value) && isDeep(value)) throw new JsonTextError(tooDeep(`The ${what}`))
  return value
}

/** The message about names of members that could change a prototype. */
export const forbiddenNames = 'Properties must not be named __proto__ or constructor.prototype'

function parse(text: string, what: string): unknown {
  try {
    return sjson.parse(text, { protoAction: 'error', constructorAction: 'error' })
  } catch (cause) {
    const isForbidden = cause instanceof Error && cause.message.includes('forbidden prototype')
    const reason = isForbidden ? forbiddenNames : `The ${what} is not valid JSON`
    throw new JsonTextError(reason, { cause })
  }
}

/** The message about a value that is nested too deeply. */
export const tooDeep = (what: string) => `${what} must nest at most ${depthMax} levels deep`

/**
 * Whether a value is nested too deeply to be serialized again.
 *
 * @param left the levels that it may have
 */
export function isDeep(value: unknown, left = depthMax): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (left === 0) return true
  if (Array.isArray(value)) return value.some((each) => isDeep(each, left - 1))
  for (const name in value) if (isDeep(Reflect.get(value, name), left - 1)) return true
  return false
}
