import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { domainOf } from '../../identifiers/identifiers.ts'
import { pathOf } from '../../login/login-transaction.ts'
import { formOf, refuseForeignForm } from '../../login/same-origin-form.ts'
import { shownClient } from '../../login/shown-client.ts'
import {
  type OrganizationSelectionProps,
  renderOrganizationPicker,
  renderOrganizationSelection,
} from '../../pages/organizations.ts'
import { writePage } from '../../pages/write-page.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { conclude, findTransactionAt, type OidcTransaction } from './oidc-transaction.ts'
import { choicesOf } from './organization-choices.ts'
import { organizationsOf, toShown } from './organization-questions.ts'
import { organizationUsageOf } from './organizations.ts'

type Serve = (req: Request, res: Response, of: ProviderOf) => Promise<void>

const [selection, picker] = ['organization-selection', 'organization-picker'] as const

/** Shows the page that asks for the organization before the log-in. */
export const getOrganizationSelectionPage: Serve = async (req, res, of) => {
  writeSelection(res, await findTransactionAt(selection, req, res, of), {})
}

/**
 * Processes its form: continues with an organization by its name, or by the domain of an e-mail
 * address.
 */
export const createOrganizationSelection: Serve = async (req, res, of) => {
  refuseForeignForm(req)
  const transaction = await findTransactionAt(selection, req, res, of)
  const typed = formOf(req).get('organization')?.trim() ?? ''
  const found = await findByText(req.tenant, typed, identifierKindOf(transaction))
  if (!found) return writeSelection(res, transaction, { typed, error: 'unknown-organization' })
  const { interaction } = transaction
  Object.assign(interaction.params, found)
  await conclude(res, interaction, choicesOf(interaction))
}

type IdentifierKind = OrganizationSelectionProps['identifierKind']

function identifierKindOf({ client }: OidcTransaction): IdentifierKind {
  const methods = client.settings.organization_discovery_methods ?? []
  if (!methods.includes('email')) return 'organization'
  return methods.includes('organization_name') ? 'either' : 'email'
}

/** The parameters of the log-in for what was entered; undefined if it matches no organization. */
async function findByText(
  { store }: Tenant,
  typed: string,
  identifierKind: IdentifierKind,
): Promise<{ organization: string; login_hint?: string } | undefined> {
  if (identifierKind !== 'organization' && typed.includes('@')) {
    const domain = domainOf(typed.slice(typed.lastIndexOf('@') + 1))
    const id = domain && (await store.organizationDiscoveryDomains.findOrganization(domain))
    return id ? { organization: id, login_hint: typed } : undefined
  }
  if (identifierKind === 'email') return undefined
  const organization = await store.organizations.findByName(typed.toLowerCase())
  return organization && { organization: organization.id }
}

function writeSelection(
  res: Response,
  transaction: OidcTransaction,
  filled: Pick<OrganizationSelectionProps, 'typed' | 'error'>,
): void {
  const { branding, client, redirectTargets } = transaction
  const page = renderOrganizationSelection(branding, {
    action: `${pathOf(transaction)}/${selection}`,
    hidden: {},
    client: shownClient(client),
    identifierKind: identifierKindOf(transaction),
    ...filled,
  })
  writePage(res, page, { status: filled.error ? 400 : 200, redirectTargets })
}

/** Shows the page with the organizations of the user, after the log-in. */
export const getOrganizationPickerPage: Serve = async (req, res, of) => {
  const transaction = await findTransactionAt(picker, req, res, of)
  const { branding, client, redirectTargets, session } = transaction
  const userId = session?.userId ?? ''
  const [user, organizations, usage] = await Promise.all([
    req.tenant.store.users.get(userId),
    organizationsOf(req.tenant, userId, client.clientId),
    organizationUsageOf(req.tenant, client.clientId),
  ])
  const page = renderOrganizationPicker(branding, {
    action: `${pathOf(transaction)}/${picker}`,
    hidden: {},
    client: shownClient(client),
    username: user?.email ?? user?.username ?? user?.phone_number,
    organizations: organizations.map(toShown),
    allowsNone: usage === 'allow',
  })
  writePage(res, page, { redirectTargets })
}

/**
 * Processes its form: continues with an organization of the user, or without one if the client
 * permits it.
 */
export const createOrganizationChoice: Serve = async (req, res, of) => {
  refuseForeignForm(req)
  const transaction = await findTransactionAt(picker, req, res, of)
  const { interaction, client, session } = transaction
  const organization = formOf(req).get('organization') ?? ''
  if (organization === '') {
    const usage = await organizationUsageOf(req.tenant, client.clientId)
    if (usage !== 'allow') throw new ApiError('interaction_expired')
    return conclude(res, interaction, choicesOf(interaction, { isPersonal: true }))
  }
  const userId = session?.userId ?? ''
  const { organizationMembers } = req.tenant.store
  if ((await organizationMembers.findMember(organization, userId)) === undefined) {
    throw new ApiError('interaction_expired')
  }
  Object.assign(interaction.params, { organization })
  await conclude(res, interaction, choicesOf(interaction))
}
