import type { JWTPayload } from 'jose'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isStorable } from '../../unstorable-text.ts'
import { resourceOf } from '../authorize/resource-identifiers.ts'

interface Requested {
  readonly resource?: unknown
  readonly scope?: unknown
}

type Asserted = Requested | { readonly refused: string }

/** The identifiers of APIs are not longer. */
const identifierLengthMax = 600

/**
 * API and scope of a request with an identity assertion. Those that the assertion names precede
 * those of the request, which can choose among them only.
 *
 * @returns them, or the reason why the assertion is refused
 */
export function withinAssertion(
  { resource, scope }: JWTPayload,
  requested: Requested,
  tenant: Tenant,
): Asserted {
  const apis = resource === undefined ? [] : [resource].flat()
  if (resource !== undefined && (apis.length === 0 || !apis.every(isIdentifier))) {
    return { refused: '`resource` is not the identifier of an API, or a list of such' }
  }
  if (scope !== undefined && typeof scope !== 'string') return { refused: '`scope` is not a text' }
  const names = apis.map((each) => resourceOf(String(each), tenant))
  const [first, ...others] = names
  if (others.length > 0 && !names.some((each) => each === requested.resource)) {
    return { refused: 'it is for several APIs: name one of them by `audience`' }
  }
  return {
    resource: others.length > 0 ? requested.resource : (first ?? requested.resource),
    scope: scope === undefined ? requested.scope : narrowed(scope, requested.scope),
  }
}

const isIdentifier = (name: unknown): boolean =>
  typeof name === 'string' && name !== '' && name.length <= identifierLengthMax && isStorable(name)

/** The scope of the assertion, or the part of it that the client requests. */
function narrowed(granted: string, requested: unknown): string {
  if (typeof requested !== 'string' || requested === '') return granted
  const names = new Set(requested.split(' '))
  return granted
    .split(' ')
    .filter((each) => names.has(each))
    .join(' ')
}
