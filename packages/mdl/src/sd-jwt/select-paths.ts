import type { JsonValue } from '../cbor/json-value.ts'
import type { Claims } from '../document/requested-claims.ts'
import { MdlError } from '../mdl-error.ts'
import type { SdJwtClaim } from './credential-types.ts'
import { isJsonObject, type JsonObject, memberOf } from './json-object.ts'

/**
 * Selects the requested claims, under the names that they have in the request.
 *
 * @throws MdlError `claims_missing`
 */
export function selectPaths(disclosed: JsonObject, requested: readonly SdJwtClaim[]): Claims {
  const found = requested.map((claim) => ({ ...claim, value: valueAt(disclosed, claim.path) }))
  const missing = found.filter(({ value }) => value === undefined)
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ')
    throw new MdlError('claims_missing', `The wallet did not present ${names}.`)
  }
  const claims: Record<string, Record<string, JsonValue>> = {}
  for (const { nameSpace, name, value } of found) {
    claims[nameSpace] = { ...claims[nameSpace], [name]: jsonOf(value) }
  }
  return claims
}

const valueAt = (payload: JsonObject, path: readonly string[]) => path.reduce(memberOf, payload)

/** The type of a value that was parsed from JSON. */
function jsonOf(value: unknown): JsonValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  if (Array.isArray(value)) return value.map(jsonOf)
  if (!isJsonObject(value)) return null
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, jsonOf(each)]))
}
