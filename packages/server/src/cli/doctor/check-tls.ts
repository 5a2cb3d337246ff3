import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from '../../config/config.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

const dayMs = 86_400_000
const soonDays = 14
const namedMax = 5

/** Checks the key, the expiry and the subject alternative names of the configured certificate. */
export async function checkTls(
  { tls }: Pick<Config, 'tls'>,
  domains: readonly string[],
  now: Date,
): Promise<readonly Finding[]> {
  if (tls.kind === 'off') return [ok('TLS', 'A proxy in front of the server terminates TLS.')]
  if (tls.kind === 'private-ca') {
    const untrusted = 'Certificates come from a private CA, which other machines do not trust.'
    const remedy = 'For users elsewhere, set LATCHKEY_TLS_CERT_FILE and LATCHKEY_TLS_KEY_FILE.'
    return [warning('TLS', `${untrusted} ${remedy}`)]
  }
  const certificate = new X509Certificate(await readFile(tls.certFile))
  const key = createPrivateKey(await readFile(tls.keyFile))
  if (!certificate.checkPrivateKey(key)) {
    return [failed('TLS', `${tls.keyFile} is not the key of the certificate in ${tls.certFile}.`)]
  }
  return [checkEnd(tls.certFile, certificate, now), checkNames(certificate, domains)]
}

function checkEnd(file: string, { validTo }: X509Certificate, now: Date): Finding {
  const days = Math.floor((Date.parse(validTo) - now.getTime()) / dayMs)
  if (days < 0) return failed('TLS', `The certificate in ${file} expired on ${validTo}. Renew it.`)
  const message = `The certificate in ${file} expires in ${days} days`
  if (days >= soonDays) return ok('TLS', `${message}.`)
  return warning('TLS', `${message}. Renew it, and restart the server.`)
}

function checkNames(certificate: X509Certificate, domains: readonly string[]): Finding {
  const missing = domains.filter((domain) => certificate.checkHost(domain) === undefined)
  if (missing.length === 0)
    return ok('TLS names', 'The certificate is valid for the domains of all tenants.')
  const some = missing.slice(0, namedMax).join(', ')
  const more = missing.length > namedMax ? ` and ${missing.length - namedMax} more` : ''
  return failed(
    'TLS names',
    `The certificate is not valid for ${some}${more}. Have them added as subject alternative names.`,
  )
}
