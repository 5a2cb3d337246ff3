import type { Request, Response } from 'express'
import type { Grant } from 'oidc-provider'
import { pathOf } from '../../login/login-transaction.ts'
import { formOf, refuseForeignForm } from '../../login/same-origin-form.ts'
import { shownClient } from '../../login/shown-client.ts'
import { renderConsent } from '../../pages/consent.ts'
import { writePage } from '../../pages/write-page.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { scopesOfClaim } from '../provider/served-grants.ts'
import { conclude, findTransactionAt, type OidcTransaction } from './oidc-transaction.ts'
import { bindToOrganization, requestedOrganization } from './organizations.ts'
import { audienceOf, userInfoAudienceOf } from './resource-identifiers.ts'

/** What the user has not consented to yet. */
interface Missing {
  readonly missingOIDCScope?: readonly string[]
  readonly missingOIDCClaims?: readonly string[]
  readonly missingResourceScopes?: Readonly<Record<string, readonly string[]>>
  /** Authorization details (RFC 9396), which need consent in each request. */
  readonly rar?: readonly Readonly<Record<string, unknown>>[]
}

const missingOf = ({ interaction }: OidcTransaction) => interaction.prompt.details as Missing

/** Shows the page on which the user consents to what the client requests. */
export async function getConsentPage(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const transaction = await findTransactionAt('consent', req, res, of)
  const { branding, client, interaction, redirectTargets } = transaction
  const missing = missingOf(transaction)
  const { missingOIDCScope = [], missingOIDCClaims = [] } = missing
  const { missingResourceScopes = {}, rar = [] } = missing
  const { tenant } = req
  const user = await tenant.store.users.get(interaction.session?.accountId ?? '')
  const page = renderConsent(branding, {
    action: `${pathOf(transaction)}/consent`,
    hidden: {},
    client: shownClient(client),
    username: user?.email ?? user?.username ?? user?.phone_number,
    scopes: [...new Set([...missingOIDCScope, ...missingOIDCClaims.flatMap(scopesOfClaim)])],
    details: rar.map(toDetail),
    audiences: await Promise.all(
      Object.entries(missingResourceScopes).map(async ([resource, values]) => {
        const api = await tenant.store.resourceServers.get(audienceOf(resource) ?? '')
        const described = new Map(api?.scopes?.map((each) => [each.value, each.description]))
        return {
          name: api?.name ?? audienceOf(resource) ?? '',
          scopes: values.map((value) => ({ value, description: described.get(value) })),
        }
      }),
    ),
  })
  writePage(res, page, { redirectTargets })
}

function toDetail({ type, ...members }: Readonly<Record<string, unknown>>) {
  const shown = Object.entries(members).map(([name, value]) => ({ name, value: inOneLine(value) }))
  return { type: String(type), members: shown }
}

/**
 * A value as one line: arrays with commas, objects as `name value` pairs, and deeper levels as
 * JSON.
 */
function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ')
  if (typeof value !== 'object' || value === null) return plain(value)
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${plain(inner)}`)
    .join(', ')
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Processes the form of the consent page: continues with a grant, or with `access_denied`. */
export async function createConsent(req: Request, res: Response, of: ProviderOf): Promise<void> {
  refuseForeignForm(req)
  const transaction = await findTransactionAt('consent', req, res, of)
  if (formOf(req).get('action') !== 'accept') {
    const error_description = 'User did not authorize the request'
    return transaction.refuse(res, { error: 'access_denied', error_description })
  }
  const grantId = await saveConsent(req, transaction)
  await conclude(res, transaction.interaction, {
    ...transaction.interaction.lastSubmission,
    consent: { grantId },
  })
}

/**
 * Adds the missing scopes and claims to the grant of oidc-provider, and the scopes to the grants of
 * the user that the management API lists.
 *
 * @returns the id of the grant
 */
async function saveConsent({ tenant }: Request, transaction: OidcTransaction): Promise<string> {
  const { provider, interaction, client } = transaction
  const { missingOIDCScope, missingOIDCClaims, missingResourceScopes = {} } = missingOf(transaction)
  const accountId = interaction.session?.accountId ?? ''
  const known: Grant | undefined = interaction.grantId
    ? await provider.Grant.find(interaction.grantId)
    : undefined
  const made = new provider.Grant({ accountId, clientId: client.clientId })
  const grant = known ?? bindToOrganization(made, requestedOrganization(interaction.params))
  if (missingOIDCScope) grant.addOIDCScope(missingOIDCScope.join(' '))
  if (missingOIDCClaims) grant.addOIDCClaims([...missingOIDCClaims])
  for (const [resource, scopes] of Object.entries(missingResourceScopes)) {
    grant.addResourceScope(resource, scopes.join(' '))
  }
  const author = { description: 'Consent', clientId: client.clientId, userId: accountId }
  await tenant.store.write(author, async ({ grants }) => {
    const of = { userId: accountId, clientId: client.clientId }
    if (missingOIDCScope?.length) {
      await grants.allow({ ...of, audience: userInfoAudienceOf(tenant) }, missingOIDCScope)
    }
    for (const [resource, scopes] of Object.entries(missingResourceScopes)) {
      await grants.allow({ ...of, audience: audienceOf(resource) ?? '' }, scopes)
    }
  })
  return grant.save()
}
