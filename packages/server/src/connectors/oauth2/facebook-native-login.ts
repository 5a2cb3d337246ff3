import { isObject, type Members, membersIn } from '../../members.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { NativeLogin, NativeRequest, UpstreamLogin } from '../redirect-connector.ts'
import { mapProfile } from '../upstream/map-profile.ts'
import { invalid, notConfigured } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import type { OAuthProvider } from './oauth-providers.ts'

const answerBytesMax = 64 * 1024

/**
 * Facebook Login in an app, which passes on a session info access token. The token opens no data of
 * the user, so the app also passes on the profile that it has read.
 *
 * @param debugTokenUrl the endpoint of the Graph API that inspects tokens
 */
export const facebookNativeLogin = (
  provider: OAuthProvider,
  debugTokenUrl: string,
): NativeLogin => ({
  provider: 'facebook',
  async verify(request) {
    const { options } = request.connection
    const { client_id } = options
    const { client_secret } = request.secrets
    const appToken = `${client_id}|${client_secret}`
    if (!client_id || !client_secret || !/^[!-~]+$/.test(appToken)) {
      return notConfigured('The connection has no usable `client_id` or `client_secret`')
    }
    const url = `${debugTokenUrl}?${new URLSearchParams({ input_token: request.token })}`
    const token = await inspect(request, url, appToken)
    if (token === 'app-refused') {
      return notConfigured('Facebook refused the `client_id` or `client_secret` of the connection')
    }
    if (!isValid(token, client_id, request.now())) {
      return invalid('Facebook does not know the token, or issued it to another app')
    }
    return loginOf(request, provider, String(token?.user_id))
  },
})

/**
 * @returns what Facebook says about the token; undefined for any other response
 * @throws OutboundError if Facebook cannot respond now
 */
async function inspect(
  { tenantId, outbound }: NativeRequest,
  url: string,
  appToken: string,
): Promise<Members | 'app-refused' | undefined> {
  const headers = {
    accept: 'application/json',
    'user-agent': 'Latchkey',
    authorization: `Bearer ${appToken}`,
  }
  const sent = { tenantId, url, method: 'GET', headers, answerBytesMax } as const
  const { status, body } = await outbound.send(sent)
  if (status >= 500) throw new OutboundError('unreachable', `The status is ${status}.`)
  // About a token of anybody it answers 200.
  if (status === 400 || status === 401) return 'app-refused'
  const data = status === 200 ? membersIn(body)?.data : undefined
  return isObject(data) ? data : undefined
}

function isValid(token: Members | undefined, clientId: string, now: Date): boolean {
  const { app_id, is_valid, user_id, expires_at } = token ?? {}
  if (is_valid !== true || String(app_id) !== clientId || !isUserId(user_id)) return false
  // 0 means that the token does not expire.
  return typeof expires_at !== 'number' || expires_at === 0 || expires_at * 1000 > now.getTime()
}

/** JSON.parse may have rounded a number above 2^53 to the identifier of another user. */
const isUserId = (id: unknown): boolean =>
  typeof id === 'number'
    ? Number.isSafeInteger(id) && id > 0
    : typeof id === 'string' && /^\d+$/.test(id)

/** The profile comes from the app, so its e-mail address is never verified. */
function loginOf(
  { connection: { options }, profile }: NativeRequest,
  { fields }: OAuthProvider,
  subject: string,
): UpstreamLogin | UpstreamRefusal {
  const { name, email, first_name, last_name, picture } = profile
  const userinfo = { name, email, first_name, last_name, picture }
  if (Object.values(userinfo).every((each) => each === undefined)) {
    return invalid('`user_profile` must contain the profile of the user, such as the `name`')
  }
  const attributes = { tokenset: {}, userinfo }
  const mapped = mapProfile(options, attributes, fields)
  return { subject, profile: { ...mapped, email_verified: false }, attributes }
}
