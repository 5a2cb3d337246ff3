/** An `audience` may be any text, a `resource` must be an absolute URI (RFC 8707, section 2). */
const resourcePrefix = 'urn:latchkey:audience:'

/** The `resource` that carries a stored identifier through the OAuth server. */
export const resourceNameOf = (identifier: string) =>
  resourcePrefix + encodeURIComponent(identifier)

/** The stored identifier that a `resource` carries, or is, in a signed request. */
export function identifierOf(resource: string): string {
  if (!resource.startsWith(resourcePrefix)) return resource
  return decodeURIComponent(resource.slice(resourcePrefix.length))
}
