/**
 * An `audience` may be any text, but a `resource` must be an absolute URI (RFC 8707, section 2).
 */
const resourcePrefix = 'urn:latchkey:audience:'

/** The `resource` by which oidc-provider knows the API with a stored identifier. */
export const resourceNameOf = (identifier: string) =>
  resourcePrefix + encodeURIComponent(identifier)

/** The stored identifier of a `resource`. In a signed request the two may be equal. */
export function identifierOf(resource: string): string {
  if (!resource.startsWith(resourcePrefix)) return resource
  return decodeURIComponent(resource.slice(resourcePrefix.length))
}
