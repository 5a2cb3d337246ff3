import { type JsonValue, jsonValueOf } from '../cbor/json-value.ts'
import { MdlError } from '../mdl-error.ts'
import type { Elements } from './issuer-items.ts'

/** Element identifiers by namespace. */
export type RequestedClaims = Readonly<Record<string, readonly string[]>>

/** Values by namespace and element identifier. */
export type Claims = Readonly<Record<string, Readonly<Record<string, JsonValue>>>>

const ageOver = /^age_over_(\d\d)$/

/**
 * Selects the requested claims. If the document lacks a requested `age_over_NN`, the nearest one
 * that implies its value is returned under its own name (ISO/IEC 18013-5, section 7.2.5).
 *
 * @throws MdlError `claims_missing`
 */
export function selectClaims(elements: Elements, requested: RequestedClaims) {
  const claims = Object.entries(requested).map(([nameSpace, names]) => {
    const present = elements.get(nameSpace) ?? new Map<string, unknown>()
    const found = names.map((name) => [name, answerTo(name, present)] as const)
    const missing = found.flatMap(([name, answer]) => (answer === undefined ? [name] : []))
    if (missing.length > 0) {
      throw new MdlError('claims_missing', `The wallet did not present ${missing.join(', ')}.`)
    }
    const values = found.map(([name, answer = name]): [string, JsonValue] => [
      answer,
      jsonValueOf(present.get(answer)),
    ])
    return [nameSpace, Object.fromEntries(values)] as const
  })
  const count = [...elements.values()].reduce((sum, each) => sum + each.size, 0)
  const selected = claims.reduce((sum, [, each]) => sum + Object.keys(each).length, 0)
  return { claims: Object.fromEntries(claims) as Claims, unrequestedCount: count - selected }
}

/** The requested element, or another `age_over_NN` that implies it. */
function answerTo(name: string, present: ReadonlyMap<string, unknown>): string | undefined {
  if (present.has(name)) return name
  const [, years] = ageOver.exec(name) ?? []
  if (years === undefined) return undefined
  const implying = [...present].flatMap(([each, value]) => {
    const [, age] = ageOver.exec(each) ?? []
    if (age === undefined || typeof value !== 'boolean') return []
    const distance = value ? Number(age) - Number(years) : Number(years) - Number(age)
    return distance > 0 ? [{ each, distance }] : []
  })
  const [nearest] = implying.toSorted((one, other) => one.distance - other.distance)
  return nearest?.each
}
