import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** The ACME server that issues certificates of custom domains (RFC 8555). */
export interface AcmeConfig {
  /** Undefined: the certificates of custom domains come from files or from the private CA. */
  readonly acme: AcmeSettings | undefined
}

/** The account and the directory of an ACME server. */
export interface AcmeSettings {
  readonly directoryUrl: string
  /** The e-mail address to which the CA sends notices. */
  readonly contact: string | undefined
  readonly externalAccount: ExternalAccount | undefined
}

/** The external account of the CA that the ACME account is bound to (RFC 8555, section 7.3.4). */
export interface ExternalAccount {
  readonly keyId: string
  readonly hmacKey: Uint8Array
}

/** Reads the settings of ACME (RFC 8555); undefined unless a directory URL is set. */
export function readAcmeConfig(env: Environment, hasTls: boolean, refuse: Refuse): AcmeConfig {
  const directoryUrl = env.LATCHKEY_ACME_DIRECTORY_URL
  if (!directoryUrl) return { acme: undefined }
  if (!/^https:\/\/./.test(directoryUrl) || !URL.canParse(directoryUrl)) {
    refuse(
      'LATCHKEY_ACME_DIRECTORY_URL must be an https URL; ' +
        'write https://acme-v02.api.letsencrypt.org/directory.',
    )
  }
  if (!hasTls) {
    refuse(
      'LATCHKEY_ACME_DIRECTORY_URL requires LATCHKEY_TLS=on: the CA validates a domain by a TLS ' +
        'handshake with this server.',
    )
  }
  if (env.LATCHKEY_ACME_TERMS_AGREED !== 'yes') {
    refuse(
      'LATCHKEY_ACME_TERMS_AGREED must be yes: read the terms of service of the CA in ' +
        'LATCHKEY_ACME_DIRECTORY_URL, and agree to them.',
    )
  }
  const contact = env.LATCHKEY_ACME_CONTACT || undefined
  if (contact !== undefined && !/^[^\s@,?]+@[^\s@,?]+$/.test(contact)) {
    refuse(`LATCHKEY_ACME_CONTACT is "${contact}"; it must be one e-mail address.`)
  }
  return { acme: { directoryUrl, contact, externalAccount: readExternalAccount(env, refuse) } }
}

function readExternalAccount(env: Environment, refuse: Refuse): ExternalAccount | undefined {
  const { LATCHKEY_ACME_EAB_KEY_ID: keyId, LATCHKEY_ACME_EAB_HMAC_KEY: hmacKey } = env
  if (!keyId && !hmacKey) return undefined
  if (!keyId || !hmacKey) {
    refuse('LATCHKEY_ACME_EAB_KEY_ID and LATCHKEY_ACME_EAB_HMAC_KEY must be set together.')
  }
  if (hmacKey && !/^[\w-]{22,}$/.test(hmacKey)) {
    refuse('LATCHKEY_ACME_EAB_HMAC_KEY must be Base64url without padding, as the CA gives it.')
  }
  return { keyId: keyId ?? '', hmacKey: Buffer.from(hmacKey ?? '', 'base64url') }
}
