import { exportJWK, FlattenedSign, generateKeyPair, importJWK, type JWK } from 'jose'
import type { AcmeSettings, ExternalAccount } from '../config/acme.ts'
import type { AcmeAccounts } from '../store/tenants/acme-accounts.ts'
import { AcmeError } from './acme-error.ts'
import type { AcmeServer, AcmeSigner } from './acme-server.ts'

/** An account at the ACME server, by whose URL requests are signed. */
export type AcmeAccount = AcmeSigner & { readonly accountUrl: string }

/**
 * The account of this installation, which the first process creates (RFC 8555, section 7.3). For a
 * key that has an account, the ACME server answers that account.
 */
export async function openAccount(
  server: AcmeServer,
  accounts: AcmeAccounts,
  { directoryUrl, contact, externalAccount }: AcmeSettings,
): Promise<AcmeAccount> {
  const stored = await accounts.findOrAdd(directoryUrl, newPrivateJwk)
  const { d, ...publicJwk } = JSON.parse(stored.privateJwk)
  const key = await importJWK({ ...publicJwk, d }, 'ES256')
  if (!('algorithm' in key)) throw new TypeError('The key of the ACME account is not asymmetric.')
  if (stored.accountUrl !== undefined) return { key, publicJwk, accountUrl: stored.accountUrl }
  const { newAccount } = await server.readDirectory()
  const payload = {
    termsOfServiceAgreed: true,
    ...(contact !== undefined && { contact: [`mailto:${contact}`] }),
    ...(externalAccount && {
      externalAccountBinding: await bind(externalAccount, publicJwk, newAccount),
    }),
  }
  const signer = { key, publicJwk, accountUrl: undefined }
  const { location } = await server.post(newAccount, payload, signer)
  if (location === undefined) throw new AcmeError('The ACME server returned no account URL.')
  await accounts.setUrl(directoryUrl, location)
  return { key, publicJwk, accountUrl: location }
}

async function newPrivateJwk(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify(await exportJWK(privateKey))
}

/** The external account binding: the MAC key signs the public key (RFC 8555, section 7.3.4). */
function bind({ keyId, hmacKey }: ExternalAccount, publicJwk: JWK, url: string) {
  return new FlattenedSign(new TextEncoder().encode(JSON.stringify(publicJwk)))
    .setProtectedHeader({ alg: 'HS256', kid: keyId, url })
    .sign(hmacKey)
}
