import type { Schema } from '@latchkey/contract'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { ConnectionOptions } from './connector.ts'
import type { AttributeProfile } from './expected-attributes.ts'
import { mappedFrom } from './member-options.ts'
import { usualAttributes } from './saml/usual-attributes.ts'
import { claimOf, ssoAttributes } from './sso-attributes.ts'

/** An expected attribute with its name at the identity provider of a connection. */
export interface MappedSource {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly isRequired: boolean
  /** The claim or the SAML attribute; empty if the attribute is not mapped. */
  readonly source: string
  /** Whether the connection has this source, and not by default. */
  readonly isStored: boolean
}

/** Expected attributes that have no names of their own at identity providers. */
export const expectedBy = (
  attributes: readonly Schema<'SelfServiceUserAttribute'>[],
): AttributeProfile => ({
  scimUserId: undefined,
  attributes: attributes.map(({ name, description, is_optional }) => ({
    name,
    label: name,
    description,
    isRequired: !is_optional,
    oidc: { mapping: name },
    saml: [usualAttributes[name] ?? name].flat(),
    scim: undefined,
  })),
})

/** Whether a text names a claim or an attribute: it has no references, braces or spaces. */
export const isSource = (text: string): boolean => /^[\p{L}\p{N}_.:/@#-]{1,256}$/u.test(text)

/**
 * The mapping of a new connection. Attributes that it does not name keep the usual claims, such as
 * `email_verified`.
 */
export function initialMapping(
  strategy: string,
  profile: AttributeProfile | undefined,
): ConnectionOptions {
  const isSaml = mappedFrom(strategy) === 'attributes'
  const fields = (profile?.attributes ?? []).flatMap(({ name, oidc, saml }) => {
    const sources = isSaml ? (saml ?? []) : oidc ? [claimOf(oidc.mapping)] : []
    const usable = sources.filter(isSource)
    return usable.length === 0 ? [] : [[name, usable] as const]
  })
  return fields.length === 0 ? {} : { fieldsMap: Object.fromEntries(fields) }
}

/** The expected attributes, with their sources in a connection. */
export function mappedSources(
  connection: Pick<Connection, 'strategy' | 'options'>,
  profile: AttributeProfile | undefined,
): readonly MappedSource[] {
  const mapped = ssoAttributes(connection, profile)
  const isNew = mapped.every(({ is_missing }) => is_missing)
  return (profile?.attributes ?? []).flatMap(({ name, label, description, isRequired }) => {
    const found = mapped.find(({ user_attribute }) => user_attribute === name)
    if (!found) return []
    const isStored = !found.is_missing
    const source = isStored || isRequired || isNew ? (found.sso_field[0] ?? '') : ''
    return [{ name, label, description, isRequired, source, isStored }]
  })
}

/** The options of a connection with other sources; a source that stays keeps its alternatives. */
export function withSources(
  { strategy, options }: Pick<Connection, 'strategy' | 'options'>,
  sources: readonly MappedSource[],
): ConnectionOptions {
  const { attribute_map: map, fieldsMap = {} } = options
  if (map?.mapping_mode === 'use_map' && mappedFrom(strategy) === 'claims') {
    const attributes = { ...map.attributes }
    for (const { name, source } of sources) {
      if (source === '') delete attributes[name]
      else if (claimOf(attributes[name] ?? '') !== source) {
        attributes[name] = `\${context.tokenset.${source}}`
      }
    }
    return { ...options, attribute_map: { ...map, attributes } }
  }
  const fields = { ...fieldsMap }
  for (const { name, source } of sources) {
    if (source === '') delete fields[name]
    else if ([fields[name] ?? []].flat()[0] !== source) fields[name] = source
  }
  return { ...options, fieldsMap: fields }
}
