import type { AuthenticationSchema } from '@latchkey/contract'
import type { Connection } from '../store/connections/connection-wire.ts'
import {
  type AttributeProfile,
  comparedAttributes,
  type ExpectedAttribute,
  type MappedAttribute,
} from './expected-attributes.ts'
import { mappedFrom } from './member-options.ts'

type Options = Connection['options']
type Typed = Pick<Connection, 'strategy' | 'options'>

const isSaml = ({ strategy }: Pick<Typed, 'strategy'>) => mappedFrom(strategy) === 'attributes'

/** The user attributes that a connection maps at log-in, compared with those of the profile. */
export function ssoAttributes(
  connection: Typed,
  profile: AttributeProfile | undefined,
): readonly AuthenticationSchema<'MyOrganizationSsoAttribute'>[] {
  const sourceOf = isSaml(connection) ? samlSource : claimSource
  return comparedAttributes(mappedBy(connection), profile, sourceOf).map(({ source, ...each }) => ({
    ...each,
    sso_field: [...source],
  }))
}

/** The options of a connection with the expected mapping in place of its own. */
export function mappingOf(
  { strategy }: Pick<Typed, 'strategy'>,
  { attributes }: AttributeProfile,
): Options {
  if (isSaml({ strategy })) {
    const fields = attributes.flatMap(({ name, saml }) => (saml ? [[name, [...saml]]] : []))
    return fields.length === 0 ? {} : { fieldsMap: Object.fromEntries(fields) }
  }
  const claims = attributes.flatMap(({ name, oidc }) =>
    oidc ? [[name, textOf(oidc.mapping)]] : [],
  )
  if (claims.length === 0) return {}
  return { attribute_map: { mapping_mode: 'use_map', attributes: Object.fromEntries(claims) } }
}

/** A profile may contain the bare name of a claim; connections contain texts with references. */
const textOf = (mapping: string) =>
  mapping.includes('${') ? mapping : `\${context.tokenset.${mapping}}`

const samlSource = ({ saml }: ExpectedAttribute) => saml
const claimSource = ({ oidc }: ExpectedAttribute) =>
  oidc && [oidc.display_name ?? claimOf(oidc.mapping)]

function mappedBy(connection: Typed): readonly MappedAttribute<readonly string[]>[] {
  const { attribute_map, fieldsMap } = connection.options
  const claims = attribute_map?.mapping_mode === 'use_map' ? attribute_map.attributes : undefined
  if (claims && !isSaml(connection)) {
    return Object.entries(claims).map(([name, text]) => ({ name, source: [claimOf(text)] }))
  }
  return Object.entries(fieldsMap ?? {}).map(([name, place]) => ({ name, source: [place].flat() }))
}

/**
 * The claim that a text refers to: `email` for `${context.tokenset.email}`; any other text itself.
 */
export const claimOf = (text: string) =>
  /^\$\{context\.(?:tokenset|userinfo)\.([^}]+)\}$/.exec(text)?.[1] ?? text
