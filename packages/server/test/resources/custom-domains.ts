import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, post, type Resource } from './resource.ts'

const definition = () => ({
  domain: `login-${nextNumber()}.example.com`,
  type: 'auth0_managed_certs',
})

const make = async (tenant: TestTenant) => post(tenant, '/custom-domains', definition())

export const customDomains: Resource = {
  unknown: { id: 'cd_9Hs3kP7vWq2LrXb4' },
  idName: 'custom_domain_id',
  async make(tenant, operationId) {
    const { custom_domain_id: id, domain } = await make(tenant)
    if (operationId !== 'createCustomDomainTest') return { id, domain }
    await tenant.write((store) => store.customDomains.recordVerification(id, undefined))
    return { id, domain }
  },
  bodies: {
    createCustomDomain: (_tenant, _parameters, example) => ({ ...example, ...definition() }),
    updateDefaultCustomDomain: (_tenant, { domain }) => ({ domain }),
  },
  prepared: ['updateDefaultCustomDomain'],
  stamps: ['custom_domain_id', 'domain', 'record'],
}
