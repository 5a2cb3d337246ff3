import type { TenantStore, Tenants } from '../store/tenants/tenants.ts'
import { makeTenant, type NewTenant } from '../tenancy/make-tenant.ts'
import { createFirstApplication, type FirstApplication } from './first-application.ts'

/** The objects that the first start creates, to try the API with. */
export interface FirstStart extends NewTenant {
  readonly templateId: string
  readonly streamId: string
  readonly application: FirstApplication
}

/** The first tenant, before it is created. */
export interface FirstTenant {
  readonly domain: string
  /** Ends with a slash. */
  readonly issuer: string
  /** The CA of the software wallet, in PEM; undefined if templates should not trust it. */
  walletCa(): Promise<string | undefined>
}

const author = { description: 'Create the samples of the first start' }

/** Creates a first tenant with an application and a user; undefined if a tenant exists. */
export async function createFirstTenant(
  tenants: Tenants,
  { domain, issuer, walletCa }: FirstTenant,
): Promise<FirstStart | undefined> {
  if ((await tenants.list()).length > 0) return undefined
  const made = await makeTenant(tenants, domain)
  const { store, clientId } = made
  const application = await createFirstApplication(store, { tenantId: made.tenant.id, issuer })
  await allowVerifications(store, { clientId, issuer })
  const templateId = await createTemplate(store, await walletCa())
  const streamId = await createStream(store)
  return { ...made, templateId, streamId, application }
}

/** Creates the resource server of verifications, and grants its permissions to a client. */
function allowVerifications(
  store: TenantStore,
  { clientId, issuer }: { readonly clientId: string; readonly issuer: string },
): Promise<void> {
  const audience = `${issuer}vdcs/`
  const scope = ['create:verification_request', 'read:verification_request']
  return store.write(author, async ({ resourceServers, clientGrants }) => {
    const scopes = scope.map((value) => ({ value }))
    await resourceServers.create({ identifier: audience, name: 'Verifications', scopes })
    await clientGrants.create({ client_id: clientId, audience, scope })
  })
}

async function createTemplate(store: TenantStore, walletCa: string | undefined): Promise<string> {
  const { id } = await store.write(author, ({ verifiableCredentialTemplates: templates }) =>
    templates.create({
      name: 'Age check',
      type: 'mdl',
      dialect: 'simplified/1.0',
      presentation: {
        'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { portrait: true, age_in_years: true } },
      },
      well_known_trusted_issuers: 'aamva',
      ...(walletCa !== undefined && { custom_certificate_authority: walletCa }),
    }),
  )
  return id
}

async function createStream(store: TenantStore): Promise<string> {
  const { id } = await store.write(author, ({ eventStreams }) =>
    eventStreams.create({
      name: 'Sample stream',
      status: 'disabled',
      subscriptions: [{ event_type: 'user.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'https://receiver.example/events',
          webhook_authorization: { method: 'bearer', token: 'sample' },
        },
      },
    }),
  )
  return id
}
