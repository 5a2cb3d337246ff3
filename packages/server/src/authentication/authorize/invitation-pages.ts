import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { pathOf } from '../../login/login-transaction.ts'
import { formOf, refuseForeignForm } from '../../login/same-origin-form.ts'
import { shownClient } from '../../login/shown-client.ts'
import { renderInvitation } from '../../pages/invitation.ts'
import { writePage } from '../../pages/write-page.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { conclude, findTransactionAt } from './oidc-transaction.ts'
import { choicesOf } from './organization-choices.ts'

/** Shows who invites the user to which organization. */
export async function getInvitationPage(
  req: Request,
  res: Response,
  of: ProviderOf,
): Promise<void> {
  const transaction = await findTransactionAt('invitation', req, res, of)
  const { branding, client, organization, redirectTargets } = transaction
  const { invitation } = organization ?? {}
  if (!invitation || !organization) throw new ApiError('interaction_expired')
  const page = renderInvitation(branding, {
    action: `${pathOf(transaction)}/invitation`,
    hidden: {},
    client: shownClient(client),
    organizationName: organization.organization.display_name ?? organization.organization.name,
    inviterName: invitation.inviterName,
    email: invitation.email,
  })
  writePage(res, page, { redirectTargets })
}

/** Processes the form: continues to the log-in, or returns to the client without a user. */
export async function createInvitationAcceptance(
  req: Request,
  res: Response,
  of: ProviderOf,
): Promise<void> {
  refuseForeignForm(req)
  const transaction = await findTransactionAt('invitation', req, res, of)
  const { interaction } = transaction
  if (formOf(req).get('action') !== 'accept') return transaction.refuse(res, declined)
  await conclude(res, interaction, choicesOf(interaction, { hasAccepted: true }))
}

const declined = {
  error: 'access_denied',
  error_description: 'User did not accept the invitation',
} as const
