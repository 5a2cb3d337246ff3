import type { ApiResource } from '@latchkey/contract'
import { choicesOf, type ResolvedSchema, resolveSchema, variantsOf } from '../api/schemas.ts'

/** The kind of input for a value. */
export type FieldKind =
  | 'choice'
  | 'switch'
  | 'number'
  | 'secret'
  | 'colour'
  | 'text'
  | 'longText'
  | 'lines'
  | 'choices'
  | 'members'
  | 'items'
  | 'variant'
  | 'map'
  | 'json'

/** Longer texts get several lines. */
const lineLengthMax = 500
/** How patterns of hexadecimal colours begin. */
const colourPattern = '^#'
const secretName =
  /(secret|password|token|(private|api|access|server|write)_?key|^skey|^httpAuthorization|connectionString)$/i

/** Chooses the input for a value by its schema, and for a text also by the name of the member. */
export function kindOf(schemas: ApiResource['schemas'], name: string, schema: ResolvedSchema) {
  return structureOf(schemas, schema) ?? textKindOf(name, schema)
}

function structureOf(
  schemas: ApiResource['schemas'],
  schema: ResolvedSchema,
): FieldKind | undefined {
  if (choicesOf(schema)) return 'choice'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'array' && schema.items) {
    const items = resolveSchema(schemas, schema.items)
    if (choicesOf(items)) return 'choices'
    if (items.properties && !items.oneOf) return 'items'
    return items.type === 'string' ? 'lines' : 'json'
  }
  if (schema.properties && !schema.oneOf) return 'members'
  if (variantsOf(schemas, schema)) return 'variant'
  if (schema.isOpen) return isMapOfTexts(schemas, schema) ? 'map' : 'json'
  return schema.type === 'string' ? undefined : 'json'
}

/** An object whose member names the document does not define, with texts or any values. */
function isMapOfTexts(schemas: ApiResource['schemas'], { values }: ResolvedSchema): boolean {
  return values === undefined || resolveSchema(schemas, values).type === 'string'
}

function textKindOf(
  name: string,
  { maxLength = 0, pattern = '', contentMediaType }: ResolvedSchema,
): FieldKind {
  if (secretName.test(name)) return 'secret'
  if (pattern.startsWith(colourPattern)) return 'colour'
  const isUrl = /(ur[il]s?|endpoint|picture|callback)$/i.test(name)
  const isLong = contentMediaType !== undefined || (maxLength > lineLengthMax && !isUrl)
  return isLong ? 'longText' : 'text'
}

/** `allowed_logout_urls` as `Allowed logout URLs`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[_\s-]+/)
    .map((word) => acronyms.get(word.toLowerCase()) ?? word.toLowerCase())
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const acronyms = new Map(
  [
    'ID',
    'URL',
    'URI',
    'URLs',
    'URIs',
    'API',
    'IP',
    'JWT',
    'JWKS',
    'MFA',
    'OIDC',
    'SAML',
    'SSO',
    'TLS',
    'ASN',
    'ASNs',
    'ACL',
    'HTML',
    'DPoP',
    'PKCE',
    'TTL',
    'JA3',
    'JA4',
    'OTP',
    'ACR',
    'AMR',
    'PEM',
    'IPv4',
    'IPv6',
    'CIDRs',
    'SMTP',
    'LDAP',
    'DN',
    'CA',
    'SCIM',
    'TOTP',
  ].map((word) => [word.toLowerCase(), word] as const),
)
