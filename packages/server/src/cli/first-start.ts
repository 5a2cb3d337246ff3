import type { Tenants } from '../store/tenants/tenants.ts'
import { makeTenant, type NewTenant } from '../tenancy/make-tenant.ts'
import { createFirstApplication, type FirstApplication } from './first-application.ts'

/** What the first start creates to try the API with. */
export interface FirstStart extends NewTenant {
  readonly templateId: string
  readonly streamId: string
  readonly application: FirstApplication
}

/** Creates a first tenant with an application and a user, unless there is a tenant. */
export async function createFirstTenant(
  tenants: Tenants,
  domain: string,
  issuer: string,
): Promise<FirstStart | undefined> {
  if ((await tenants.list()).length > 0) return undefined
  const made = await makeTenant(tenants, domain)
  const application = await createFirstApplication(made.store, {
    tenantId: made.tenant.id,
    issuer,
  })
  const author = { description: 'Create the samples of the first start' }
  return made.store.write(author, async ({ verifiableCredentialTemplates, eventStreams }) => {
    const template = await verifiableCredentialTemplates.create({
      name: 'Age check',
      type: 'mdl',
      dialect: 'simplified/1.0',
      presentation: {
        'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { portrait: true, age_in_years: true } },
      },
      well_known_trusted_issuers: 'aamva',
    })
    const stream = await eventStreams.create({
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
    })
    return { ...made, templateId: template.id, streamId: stream.id, application }
  })
}
