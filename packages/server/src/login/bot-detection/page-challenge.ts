import type { Request } from 'express'
import { answerFields, type CaptchaName, type ShownCaptcha } from '../../pages/captcha-widgets.ts'
import { proofField, type ShownChallenge } from '../../pages/challenge.ts'
import type { Captcha } from '../../record-rules/attack-protection-defaults.ts'
import { originOf } from '../login-origin.ts'
import { formOf } from '../same-origin-form.ts'
import type { OpenLogin } from '../serve-login.ts'
import { admits, type Flow, isChallenged } from './assess.ts'
import { consumeProof, newProof } from './proof-of-work.ts'

type Transaction = Pick<OpenLogin, 'id' | 'client' | 'captchas'>

/** The challenge of a page; undefined if its form needs no answer. */
export async function challengeOf(
  { tenant, facts }: Request,
  { id }: Pick<Transaction, 'id'>,
  flow: Flow,
  isFailed = false,
): Promise<ShownChallenge | undefined> {
  if (!(await isChallenged(tenant, flow, facts.address))) return undefined
  const captcha = shownCaptcha(tenant.attackProtection.captcha)
  return { ...(captcha ? { captcha } : { proof: await newProof(tenant, id) }), isFailed }
}

/** Whether a form may be processed: it needs no answer, or its answer is right. */
export function passesChallenge(
  req: Request,
  { id, client, captchas }: Transaction,
  flow: Flow,
): Promise<boolean> {
  const { tenant } = req
  const origin = originOf(req, client)
  const provider = shownCaptcha(tenant.attackProtection.captcha)?.provider
  const answer = formOf(req).get(provider ? answerFields[provider] : proofField) ?? ''
  const prove = () =>
    provider
      ? captchas.passes({ tenant, provider, answer, origin })
      : consumeProof(tenant, id, answer)
  return admits({ tenant, flow, origin }, prove)
}

/** The captcha of the active provider; undefined if the challenge is a proof of work. */
function shownCaptcha(captcha: Captcha): ShownCaptcha | undefined {
  const { active_provider_id: active } = captcha
  if (active === 'auth_challenge' || active === 'simple_captcha') return undefined
  const provider: CaptchaName = active
  const siteKey = captcha[provider]?.site_key
  if (siteKey === undefined) return undefined
  const { client_subdomain: clientSubdomain } = captcha.arkose ?? {}
  return { provider, siteKey, ...(clientSubdomain !== undefined && { clientSubdomain }) }
}
