import type { Members } from '../../members.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { UpstreamLogin } from '../redirect-connector.ts'
import type { SessionThere } from '../redirect-logout.ts'
import { attributeAt, mapProfile, standardClaims } from '../upstream/map-profile.ts'
import { invalid } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import type { OpenIdStrategy } from './openid-providers.ts'

/** The verified answer of an OpenID provider. */
export interface Answer {
  readonly idToken: string
  /** The claims of the ID token. */
  readonly claims: Members & { readonly sub: string }
  readonly userinfo: Members
  readonly tokens: NonNullable<UpstreamLogin['tokens']>
  readonly grantedScope?: string | undefined
}

/** The user of an answer, or the reason why the ID token identifies none. */
export function loginOf(
  options: ConnectionOptions,
  { subjectOf, sendsNamesOnce }: OpenIdStrategy,
  { idToken, claims, userinfo, tokens, grantedScope }: Answer,
): UpstreamLogin | UpstreamRefusal {
  const parts: string[] = []
  for (const claim of [subjectOf?.(options) ?? 'sub'].flat()) {
    const part = attributeAt(claim, { tokenset: claims, userinfo: {} })
    if (typeof part !== 'string' || part === '') {
      return invalid(`The ID token has no claim \`${claim}\`, which identifies the user`)
    }
    parts.push(part)
  }
  const subject = parts.join('-')
  const attributes = { tokenset: claims, userinfo }
  const profile = mapProfile(options, attributes, standardClaims)
  const session = sessionOf(claims, idToken)
  const { name, given_name, family_name } = profile
  const lacksNames = sendsNamesOnce === true && !name && !given_name && !family_name
  return { subject, profile, lacksNames, tokens, grantedScope, session, attributes }
}

/**
 * The maximum length of an ID token that is stored for `id_token_hint`. A longer one does not fit
 * into a URL; the log-out request is then sent without it.
 */
const hintLengthMax = 8_192

function sessionOf({ sub: subject, sid }: Answer['claims'], idToken: string): SessionThere {
  return {
    subject,
    ...(typeof sid === 'string' && { sid }),
    kept: idToken.length > hintLengthMax ? {} : { idToken },
  }
}
