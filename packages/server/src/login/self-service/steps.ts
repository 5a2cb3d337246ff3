import type { Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import type { StepFrame } from '../../pages/self-service/frame.ts'
import type { SelfServiceSession } from './self-service-session.ts'

const allSteps = [
  'provider',
  'settings',
  'attributes',
  'test',
  'domains',
  'provisioning',
  'enable',
] as const

export type Step = (typeof allSteps)[number]

type Known = Pick<SelfServiceSession, 'ticket' | 'profile' | 'connection' | 'provider'>

/** The steps of a ticket, in their order. */
export function stepsOf({ ticket, profile }: Pick<Known, 'ticket' | 'profile'>): readonly Step[] {
  const { settings } = ticket
  const isNew = settings.connection_id === undefined
  const features = settings.enabled_features
  const hasSettings = features?.sso ?? features === undefined
  const hasAttributes =
    profile.user_attributes.length > 0 || profile.user_attribute_profile_id !== undefined
  const shown: Readonly<Record<Step, boolean>> = {
    provider: isNew,
    settings: hasSettings,
    attributes: hasSettings && hasAttributes,
    test: hasSettings,
    domains: features
      ? features.domain_verification === true
      : verificationOf({ ticket }) !== 'none',
    provisioning: features
      ? features.provisioning === true
      : settings.provisioning_config !== undefined,
    enable: true,
  }
  return allSteps.filter((step) => shown[step])
}

/** Whether the customer may, or must, verify a domain. */
export const verificationOf = ({ ticket }: Pick<Known, 'ticket'>) =>
  ticket.settings.domain_aliases_config?.domain_verification ?? 'none'

/**
 * The step to show in place of one that the ticket does not have, or that needs an earlier one; the
 * step itself if it can be shown.
 */
export function reachable(known: Known, wished: string): Step {
  const steps = stepsOf(known)
  const [first = 'enable'] = steps
  const step = steps.find((each) => each === wished) ?? first
  if (step === 'provider') return step
  if (!known.provider) return first
  return known.connection || !steps.includes('settings') ? step : 'settings'
}

export const pathOfStep = (step: Step): string => `/self-service/steps/${step}`

/** The form of a step posts to the path of its page. */
export const formAt = (step: Step) => ({ action: pathOfStep(step), hidden: {} })

/** The path of the step behind another one. */
export function nextPathOf(known: Known, step: Step): string {
  const steps = stepsOf(known)
  return pathOfStep(steps[steps.indexOf(step) + 1] ?? 'enable')
}

/** Where a step is among all steps. */
export function frameOf(known: Known, step: Step, branding: ResolvedBranding): StepFrame {
  const steps = stepsOf(known)
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  return {
    branding,
    step: at + 1,
    steps: steps.length,
    backUrl: before && pathOfStep(before),
  }
}

export const redirectToNext = (res: Response, known: Known, step: Step): void =>
  redirectTo(res, nextPathOf(known, step))
