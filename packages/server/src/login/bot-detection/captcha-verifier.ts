import { membersIn } from '../../members.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { CaptchaName } from '../../pages/captcha-widgets.ts'
import { entryOfOrigin, type LoginOrigin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { appendEntry } from '../append-entry.ts'
import { type Question, questionTo } from './captcha-questions.ts'

/** Verifies answers with captcha providers. */
export interface CaptchaVerifier {
  /**
   * Whether a request may continue: the answer is right, or the provider is unavailable and the
   * tenant lets requests pass in that case. The latter is logged for the tenant.
   */
  passes(answered: Answered): Promise<boolean>
}

interface Answered {
  readonly tenant: Tenant
  readonly provider: CaptchaName
  readonly answer: string
  readonly origin: LoginOrigin
}

interface Parts {
  /** The guarded outbound HTTP client. */
  readonly outbound: Pick<Outbound, 'send'>
  /**
   * The base URL of a gateway, to which host and path are appended; undefined to call the providers
   * directly.
   */
  readonly gatewayUrl: string | undefined
}

/** Longer answers are refused without asking the provider. */
const answerLengthMax = 16_384
const verdictBytesMax = 64 * 1024

/** Creates the verifier. */
export const createCaptchaVerifier = (parts: Parts): CaptchaVerifier => ({
  async passes(answered) {
    const { tenant, provider, answer, origin } = answered
    if (answer === '' || answer.length > answerLengthMax) return false
    const { captcha } = tenant.attackProtection
    const secret = await tenant.store.captchas.findSecret(provider)
    const question =
      secret === undefined
        ? undefined
        : questionTo(provider, { captcha, secret, answer, ip: origin.ip })
    try {
      if (!question) throw new Unverified('it is not configured')
      return await ask(parts, tenant.id, question)
    } catch (error) {
      if (!(error instanceof Unverified || error instanceof OutboundError)) throw error
      const reason = error instanceof OutboundError ? error.reason : error.message
      const isOpen = provider !== 'arkose' || (captcha.arkose?.fail_open ?? false)
      const outcome = isOpen ? 'the request passed' : 'the request was refused'
      const description = `The captcha of ${provider} could not be verified (${reason}): ${outcome}`
      const entry = { type: 'w', ...entryOfOrigin(origin), description } as const
      await appendEntry(tenant, 'Verify a captcha', entry)
      return isOpen
    }
  },
})

/** The provider answered without a verdict. */
class Unverified extends Error {}

/** @throws Unverified, OutboundError */
async function ask(
  { outbound, gatewayUrl }: Parts,
  tenantId: string,
  { url, headers, body, isPassed }: Question,
): Promise<boolean> {
  const answer = await outbound.send({
    tenantId,
    url: gatewayUrl === undefined ? url : gatewayUrl + url.replace('https://', ''),
    method: 'POST',
    headers,
    body,
    answerBytesMax: verdictBytesMax,
  })
  if (answer.status !== 200) throw new Unverified(`status ${answer.status}`)
  const verdict = membersIn(answer.body)
  if (!verdict) throw new Unverified('an answer that is not JSON')
  return isPassed(verdict)
}
