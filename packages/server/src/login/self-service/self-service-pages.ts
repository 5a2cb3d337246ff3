import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { renderSelfServiceInvalid, renderSelfServiceStart } from '../../pages/self-service/start.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import { formOf, refuseForeignForm } from '../same-origin-form.ts'
import type { ServeLogin } from '../serve-login.ts'
import { attributesStep } from './attributes-step.ts'
import { customerBranding } from './customer-branding.ts'
import { domainsStep } from './domains-step.ts'
import { enableStep } from './enable-step.ts'
import { providerStep } from './provider-step.ts'
import { provisioningStep } from './provisioning-step.ts'
import { openSession, requireSession } from './self-service-session.ts'
import type { SelfServiceOptions, ServeStep } from './serve-step.ts'
import { settingsStep } from './settings-step.ts'
import { frameOf, pathOfStep, reachable, type Step } from './steps.ts'
import { testStep } from './test-step.ts'

type OperationId =
  | 'getSelfServiceTicket'
  | 'createSelfServiceSession'
  | 'getSelfServiceStep'
  | 'createSelfServiceAnswer'

/**
 * The pages by which an administrator of a customer connects an identity provider. They need an
 * access ticket and no account.
 */
export function createSelfServicePages(
  options: SelfServiceOptions,
): Readonly<Record<OperationId, ServeLogin>> {
  const steps: Readonly<Record<Step, ServeStep>> = {
    provider: providerStep,
    settings: settingsStep(options),
    attributes: attributesStep,
    test: testStep(options),
    domains: domainsStep(options),
    provisioning: provisioningStep,
    enable: enableStep,
  }
  const serveStep =
    (method: keyof ServeStep): ServeLogin =>
    async (req, res) => {
      refuseForeignForm(req)
      const session = await requireSession(req)
      const step = reachable(session, req.pathParameters.step ?? '')
      if (step !== req.pathParameters.step) return redirectTo(res, pathOfStep(step))
      const branding = await customerBranding(req, session.profile)
      await steps[step][method](session, res, frameOf(session, step, branding))
    }
  return {
    getSelfServiceTicket: orInvalid(showStart),
    createSelfServiceSession: orInvalid(async (req, res) => {
      refuseForeignForm(req)
      await openSession(req, res, formOf(req).get('ticket') ?? '')
      redirectTo(res, pathOfStep('provider'))
    }),
    getSelfServiceStep: orInvalid(serveStep('show')),
    createSelfServiceAnswer: orInvalid(serveStep('submit')),
  }
}

/** Opening the link changes nothing, because mail clients open links in advance. */
async function showStart(req: Request, res: Response): Promise<void> {
  const { selfServiceTickets, selfServiceProfiles, selfServiceTexts } = req.tenant.store
  const ticket = queryOf(req).get('ticket') ?? ''
  const found = await selfServiceTickets.find(ticket)
  const profile = found && (await selfServiceProfiles.get(found.profileId))
  if (!profile) throw new ApiError('self_service_ticket_invalid')
  const branding = await customerBranding(req, profile)
  const { language } = branding
  const place = { profileId: profile.id, language, page: 'get-started' }
  const { introduction } = await selfServiceTexts.get(place)
  const props = { action: '/self-service/connections-flow', hidden: { ticket }, introduction }
  writePage(res, renderSelfServiceStart(branding, props))
}

/** Shows a page for customers where a ticket is no longer valid. */
const orInvalid =
  (serve: ServeLogin): ServeLogin =>
  async (req, res) => {
    try {
      await serve(req, res)
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.code === 'self_service_ticket_invalid'
      if (!isInvalid) throw error
      const branding = await customerBranding(req)
      writePage(res, renderSelfServiceInvalid(branding), { status: error.status })
    }
  }
