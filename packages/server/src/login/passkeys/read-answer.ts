import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isObject, membersIn } from '../../members.ts'

/** The response of an authenticator, and the challenge that it contains. */
export interface AuthenticatorAnswer<T> {
  readonly challenge: string
  readonly response: T
}

/** Longer responses are refused. */
const answerLengthMax = 32_768
const textLengthMax = 16_384
const challengeLengthMax = 256

/** Parses an AuthenticationResponseJSON (Web Authentication Level 3, section 5.1). */
export const readLoginAnswer = (text: string) =>
  read<AuthenticationResponseJSON>(text, ['authenticatorData', 'signature'])

/** Parses a RegistrationResponseJSON (Web Authentication Level 3, section 5.1). */
export const readEnrollmentAnswer = (text: string) =>
  read<RegistrationResponseJSON>(text, ['attestationObject'])

/** @returns undefined if members are missing or no strings */
function read<T extends AuthenticationResponseJSON | RegistrationResponseJSON>(
  text: string,
  needed: readonly string[],
): AuthenticatorAnswer<T> | undefined {
  const members = text.length > answerLengthMax ? undefined : membersIn(text)
  const { id, rawId, type, authenticatorAttachment } = members ?? {}
  const inner = isObject(members?.response) ? members.response : {}
  const { transports, ...texts } = inner
  const isWhole = ['clientDataJSON', ...needed].every((name) => isText(texts[name]))
  if (!isWhole || !isText(id) || rawId !== id || type !== 'public-key') return undefined
  const kept = Object.fromEntries(Object.entries(texts).filter(([, value]) => isText(value)))
  const ways = Array.isArray(transports) ? transports.filter(isWay).slice(0, transportsMax) : []
  const challenge = challengeOf(String(texts.clientDataJSON))
  if (challenge === undefined) return undefined
  const response = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    ...(isText(authenticatorAttachment) && { authenticatorAttachment }),
    response: { ...kept, transports: ways },
  }
  // The library validates the content of the strings.
  return { challenge, response: response as unknown as T }
}

const transportsMax = 10
const isWay = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z-]{1,32}$/.test(value)

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= textLengthMax

/** The challenge in the client data (Web Authentication Level 3, section 5.8.1). */
function challengeOf(clientData: string): string | undefined {
  const challenge = membersIn(Buffer.from(clientData, 'base64url').toString('utf8'))?.challenge
  return isText(challenge) && challenge.length <= challengeLengthMax ? challenge : undefined
}
