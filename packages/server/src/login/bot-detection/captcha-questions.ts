import { isObject, type Members } from '../../members.ts'
import type { CaptchaName } from '../../pages/captcha-widgets.ts'
import type { Captcha } from '../../record-rules/attack-protection-defaults.ts'

/** A request that asks a captcha provider whether an answer is right. */
export interface Question {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly isPassed: (verdict: Members) => boolean
}

interface Asked {
  readonly captcha: Captcha
  readonly secret: string
  readonly answer: string
  /** The IP address of the browser. */
  readonly ip: string | undefined
}

/**
 * The request to a provider.
 *
 * @returns undefined for a provider that is not configured
 */
export const questionTo = (provider: CaptchaName, asked: Asked): Question | undefined =>
  questions[provider](asked)

const questions: Readonly<Record<CaptchaName, (asked: Asked) => Question | undefined>> = {
  /** https://developers.google.com/recaptcha/docs/verify */
  recaptcha_v2: ({ secret, answer: response, ip }) =>
    byForm('https://www.google.com/recaptcha/api/siteverify', {
      secret,
      response,
      ...(ip !== undefined && { remoteip: ip }),
    }),
  /** https://cloud.google.com/recaptcha/docs/create-assessment-website */
  recaptcha_enterprise: ({ captcha, secret, answer: token, ip }) => {
    const { recaptcha_enterprise: site } = captcha
    if (!site) return undefined
    const { project_id: project, site_key: siteKey } = site
    const query = new URLSearchParams({ key: secret })
    const url = `https://recaptchaenterprise.googleapis.com/v1/projects/${encodeURIComponent(project)}/assessments?${query}`
    const event = { token, siteKey, ...(ip !== undefined && { userIpAddress: ip }) }
    return byJson(url, { event }, ({ tokenProperties }) => isTrue(tokenProperties, 'valid'))
  },
  /** https://docs.hcaptcha.com/#verify-the-user-response-server-side */
  hcaptcha: ({ captcha, secret, answer: response, ip }) =>
    byForm('https://api.hcaptcha.com/siteverify', {
      secret,
      response,
      ...(captcha.hcaptcha && { sitekey: captcha.hcaptcha.site_key }),
      ...(ip !== undefined && { remoteip: ip }),
    }),
  /** https://developer.friendlycaptcha.com/docs/v1/api/siteverify */
  friendly_captcha: ({ captcha, secret, answer: solution }) =>
    byJson(
      'https://api.friendlycaptcha.com/api/v1/siteverify',
      { solution, secret, sitekey: captcha.friendly_captcha?.site_key },
      isSuccess,
    ),
  /** https://developer.arkoselabs.com/docs/calling-verify-v4-api */
  arkose: ({ captcha, secret, answer: session_token }) =>
    captcha.arkose &&
    byJson(
      `https://${captcha.arkose.verify_subdomain}.arkoselabs.com/api/v4/verify/`,
      { private_key: secret, session_token },
      ({ session_details: details }) => isTrue(details, 'solved'),
    ),
}

const isTrue = (value: unknown, member: string): boolean =>
  isObject(value) && value[member] === true

const isSuccess = (verdict: Members) => verdict.success === true

const byForm = (url: string, members: Readonly<Record<string, string>>): Question => ({
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(members).toString(),
  isPassed: isSuccess,
})

const byJson = (url: string, members: object, isPassed: Question['isPassed']): Question => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(members),
  isPassed,
})
