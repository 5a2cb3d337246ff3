import type { ConnectionWith } from '../../connectors/connector.ts'
import { domainOf } from '../../identifiers/identifiers.ts'

type Redirects = readonly ConnectionWith<'redirect'>[]

/**
 * The connection to the identity provider of an e-mail address (home realm discovery): the first
 * whose `domain_aliases` or `tenant_domain` has the domain of the address.
 */
export function homeRealmOf(
  redirects: Redirects,
  address: string | undefined,
): ConnectionWith<'redirect'> | undefined {
  const at = address?.lastIndexOf('@') ?? -1
  const domain = at < 1 ? undefined : domainOf(address?.slice(at + 1).trim() ?? '')
  if (domain === undefined) return undefined
  return redirects.find((way) => domainsOf(way).some((each) => domainOf(each) === domain))
}

/** Whether any connection is selected by a domain. */
export const hasHomeRealms = (redirects: Redirects): boolean =>
  redirects.some((way) => domainsOf(way).length > 0)

/** The domains of e-mail addresses that select a connection. */
export function domainsOf({
  connection: { options },
}: Pick<ConnectionWith, 'connection'>): readonly string[] {
  const { domain_aliases = [], tenant_domain } = options
  return [...(domain_aliases ?? []), tenant_domain ?? ''].filter((each) => each !== '')
}
