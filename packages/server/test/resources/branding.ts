import { nothing, type Resource } from './resource.ts'

const prepared = ['getBrandingTemplateUniversalLogin']
const template = '<html><head>{%- auth0:head -%}</head><body>{%- auth0:widget -%}</body></html>'

export const branding: Resource = {
  ...nothing(),
  isKept: true,
  prepared,
  async make(tenant, operationId) {
    if (!prepared.includes(operationId)) return {}
    const address = '/api/v2/branding/templates/universal-login'
    await tenant.request('PUT', address, { json: { template } })
    return {}
  },
}
