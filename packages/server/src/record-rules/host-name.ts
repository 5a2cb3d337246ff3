/**
 * Whether URLs can have a host name, and keep it as it is written. They cannot have
 * `xn--zz.example.com`, which is no Punycode, and `127.1` becomes 127.0.0.1 (URL standard, section
 * 3.5).
 *
 * @param name in lower case
 */
export function isHostOfUrls(name: string): boolean {
  const address = `https://${name}/`
  return URL.canParse(address) && new URL(address).hostname === name
}

/** Whether a tenant may have this domain: a host name in lower case. */
export const isTenantDomain = (name: string): boolean =>
  name.length <= 253 &&
  name.split('.').every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
  isHostOfUrls(name)

/** Whether a host name that URLs can have is a domain, and no IPv4 address. */
export const isDomainOfUrls = (name: string): boolean =>
  !/^[\d.]+$/.test(name) && isHostOfUrls(name)
