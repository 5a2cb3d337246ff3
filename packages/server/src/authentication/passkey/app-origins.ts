import { isObject, membersIn } from '../../members.ts'
import type { Client } from '../../store/clients/clients.ts'
import { isListedOrigin } from '../clients/allowed-origins.ts'

/**
 * The origin of an authenticator's response, if it is an application of the client: a page of one
 * of its origins, or an Android app that is signed with one of its certificates (Web
 * Authentication Level 3, section 5.8.1). The browser compares a page with the RP ID.
 *
 * @param answer the response as JSON
 */
export function appOriginsOf(client: Pick<Client, 'settings'>, answer: string): readonly string[] {
  const { response } = membersIn(answer) ?? {}
  const { clientDataJSON } = isObject(response) ? response : {}
  if (typeof clientDataJSON !== 'string') return []
  const { origin } = membersIn(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) ?? {}
  if (typeof origin !== 'string') return []
  return isListedOrigin(client, origin) || androidOriginsOf(client).includes(origin) ? [origin] : []
}

/** The client stores fingerprints (SHA-256) as pairs of hexadecimal digits. */
function androidOriginsOf({ settings }: Pick<Client, 'settings'>): readonly string[] {
  const { sha256_cert_fingerprints: fingerprints = [] } = settings.mobile?.android ?? {}
  return fingerprints.map((each) => {
    const hash = Buffer.from(each.replaceAll(':', ''), 'hex').toString('base64url')
    return `android:apk-key-hash:${hash}`
  })
}
