import { isObject, type Members } from '../../members.ts'
import type { RedirectResponse, UpstreamAttributes } from '../redirect-connector.ts'
import { invalid } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import type { OAuthProvider } from './oauth-providers.ts'

const answerBytesMax = 256 * 1024

/**
 * Requests the profile and the primary e-mail address of the user from the API of a provider.
 *
 * @returns the attributes, or the reason why the profile cannot be read
 * @throws OutboundError if the provider does not respond
 */
export async function readAttributes(
  response: RedirectResponse,
  provider: OAuthProvider,
  accessToken: string,
): Promise<UpstreamAttributes | UpstreamRefusal> {
  const read = (url: string) => readJson(response, provider, { url, accessToken })
  const userinfo = await read(provider.userinfoUrl)
  if (!isObject(userinfo)) return invalid('The profile of the user could not be read')
  const emails = provider.emailsUrl === undefined ? undefined : await read(provider.emailsUrl)
  return { tokenset: {}, userinfo: { ...userinfo, ...primaryOf(emails) } }
}

interface ApiRequest {
  readonly url: string
  readonly accessToken: string
}

async function readJson(
  { tenantId, outbound, connection }: RedirectResponse,
  { headers }: OAuthProvider,
  { url, accessToken }: ApiRequest,
): Promise<unknown> {
  const { status, body } = await outbound.send({
    tenantId,
    url,
    method: 'GET',
    headers: {
      accept: 'application/json',
      'user-agent': 'Latchkey',
      ...headers,
      ...connection.options.customHeaders,
      authorization: `Bearer ${accessToken}`,
    },
    answerBytesMax,
  })
  if (status !== 200) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

/** The primary address in a list of addresses, or else the first, and whether it is verified. */
function primaryOf(emails: unknown): Members {
  const list = isObject(emails) ? emails.values : emails
  if (!Array.isArray(list)) return {}
  const known = list.filter(isObject)
  const isPrimary = (each: Members) => each.primary === true || each.is_primary === true
  const primary = known.find(isPrimary) ?? known[0]
  if (!primary) return {}
  const { email, verified, is_confirmed } = primary
  return { email, email_verified: verified === true || is_confirmed === true }
}
