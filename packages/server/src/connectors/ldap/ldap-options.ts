import { X509Certificate } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { type Filter, FilterParser } from 'ldapts'
import { refusedBody } from '../../errors.ts'
import type { ConnectionOptions } from '../connector.ts'

export type LdapOptions = NonNullable<Schema<'ConnectionLdap'>>

/** A server of a directory. */
export interface DirectoryServer {
  readonly hostname: string
  readonly port: number
  /** When TLS begins: with the first byte, by StartTLS, or never. */
  readonly tls: 'implicit' | 'start_tls' | 'none'
}

const ports = { 'ldap:': 389, 'ldaps:': 636 } as const

/** The servers of a directory, in the order in which they are asked. */
export function serversOf({ urls, tls = 'start_tls' }: LdapOptions): readonly DirectoryServer[] {
  return urls.map((text) => {
    const { protocol, hostname, port } = new URL(text)
    const isImplicit = protocol === 'ldaps:'
    return {
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? ports[isImplicit ? 'ldaps:' : 'ldap:'] : Number(port),
      tls: isImplicit ? 'implicit' : tls,
    }
  })
}

/** The names by which users log in at Active Directory, and at most other directories. */
const usualLoginAttributes = ['sAMAccountName', 'userPrincipalName', 'uid', 'mail']

export const loginAttributesOf = ({ login_attributes: given }: LdapOptions): readonly string[] =>
  given ?? usualLoginAttributes

/** The filter that users must match besides; undefined for none. */
export const userFilterOf = ({ user_filter: text }: LdapOptions): Filter | undefined =>
  text === undefined ? undefined : FilterParser.parseString(text)

/**
 * Refuses options that could not log a user in.
 *
 * @throws ApiError `invalid_body`
 */
export function checkLdapOptions({ ldap }: ConnectionOptions): void {
  if (!ldap) return
  const unusable = ldap.urls.findIndex((url) => !isUsable(url))
  if (unusable >= 0) {
    const place = `options.ldap.urls/${unusable}`
    throw refusedBody('The URL of a directory is `ldaps://host:port` or `ldap://host:port`', place)
  }
  if (!isFilter(ldap)) {
    throw refusedBody('The filter is not one of RFC 4515', 'options.ldap.user_filter')
  }
  if (ldap.ca_certificates !== undefined && !areCertificates(ldap.ca_certificates)) {
    throw refusedBody('The certificates are not in PEM', 'options.ldap.ca_certificates')
  }
}

function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text)
  const isBare = [username, password, pathname.replace('/', ''), search, hash].join('') === ''
  return protocol in ports && hostname !== '' && isBare
}

function isFilter(options: LdapOptions): boolean {
  try {
    userFilterOf(options)
    return true
  } catch {
    return false
  }
}

const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

function areCertificates(pem: string): boolean {
  const found = pem.match(certificate) ?? []
  try {
    for (const each of found) new X509Certificate(each)
    return found.length > 0 && pem.replace(certificate, '').trim() === ''
  } catch {
    return false
  }
}
