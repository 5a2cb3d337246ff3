import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import type { CredentialVerifications } from '../../login/credential-verifications.ts'
import { pathOf } from '../../login/login-transaction.ts'
import { formOf, refuseForeignForm } from '../../login/same-origin-form.ts'
import { renderCredentialStep } from '../../pages/credential-step.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import {
  isOpenVerification,
  type Verification,
} from '../../store/verifiable-credentials/verifications.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { requestedTemplate } from './credential-prompt.ts'
import { readCredential } from './credential-result.ts'
import { conclude, findTransactionAt, type OidcTransaction } from './oidc-transaction.ts'
import { choicesOf } from './organization-choices.ts'

type Serve = (req: Request, res: Response, of: ProviderOf) => Promise<void>

const step = 'credential'

/**
 * The page of a log-in that requests a credential from a wallet, and waits for its verification.
 */
export function createCredentialPages(verifications: CredentialVerifications) {
  const findStarted = async (req: Request, { interaction }: OidcTransaction) => {
    const { verificationId } = readCredential(interaction.result)
    return verificationId === undefined ? undefined : verifications.find(req, verificationId)
  }
  const getCredentialPage: Serve = async (req, res, of) => {
    const transaction = await findTransactionAt(step, req, res, of)
    const { branding, client, redirectTargets } = transaction
    const started = await findStarted(req, transaction)
    const page = renderCredentialStep(branding, {
      action: pageOf(transaction),
      hidden: {},
      clientName: client.name,
      state: started?.state ?? 'not_started',
      reason: started?.reason,
      engagement: started?.session.engagement ?? '',
      claims: Object.values(started?.snapshot.claims ?? {}).flat(),
    })
    writePage(res, page, { redirectTargets })
  }
  /**
   * Continues if the credential is verified. Otherwise starts a verification, unless one is
   * pending.
   */
  const createCredential: Serve = async (req, res, of) => {
    refuseForeignForm(req)
    const transaction = await findTransactionAt(step, req, res, of)
    if (formOf(req).get('action') === 'cancel') return cancel(res, transaction)
    const started = await findStarted(req, transaction)
    if (started?.claims) {
      return conclude(res, transaction.interaction, resultOf(transaction, started))
    }
    const isReady = (started && isOpenVerification(started)) || (await start(req, res, transaction))
    if (!isReady) return
    redirectTo(res, pageOf(transaction))
  }
  /** @returns whether a verification was started; if not, a response was sent */
  const start = async (req: Request, res: Response, transaction: OidcTransaction) => {
    const { interaction, client, acrValues } = transaction
    try {
      const templateId = requestedTemplate(acrValues) ?? ''
      const verification = await verifications.start(req, client, templateId)
      interaction.result = resultOf(transaction, verification)
      await interaction.persist()
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      await transaction.refuse(res, {
        error: 'unmet_authentication_requirements',
        error_description: error.message,
      })
      return false
    }
  }
  return { getCredentialPage, createCredential }
}

const pageOf = (transaction: OidcTransaction) => `${pathOf(transaction)}/${step}`

function resultOf({ interaction }: OidcTransaction, { id: verificationId }: Verification) {
  const userId = interaction.session?.accountId
  return { ...choicesOf(interaction), credential: { verificationId, userId } }
}

function cancel(res: Response, transaction: OidcTransaction): Promise<void> {
  const error_description = 'The user did not present a credential.'
  return transaction.refuse(res, { error: 'access_denied', error_description })
}
