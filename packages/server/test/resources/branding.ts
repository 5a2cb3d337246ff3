import type { TestTenant } from '@latchkey/testkit'
import { makePhoneParts, phoneProvider } from './phone-messages.ts'
import { nothing, type PathParameters, post, type Resource } from './resource.ts'
import { theme } from './theme.ts'

const ofTemplate = ['getBrandingTemplateUniversalLogin', 'updateBrandingTemplateUniversalLogin']
const template = '<html><head>{%- auth0:head -%}</head><body>{%- auth0:widget -%}</body></html>'

/** A tenant has one theme: the one of another test is deleted first. */
async function makeTheme(tenant: TestTenant, operationId: string): Promise<PathParameters> {
  const themes = '/api/v2/branding/themes'
  const { body } = await tenant.request('GET', `${themes}/default`)
  if (body.themeId !== undefined) await tenant.request('DELETE', `${themes}/${body.themeId}`)
  if (operationId === 'createBrandingTheme') return {}
  return { themeId: (await post(tenant, '/branding/themes', theme)).themeId }
}

export const branding: Resource = {
  ...nothing(),
  unknown: { themeId: '9Hs3kP7vWq2LrXb4Jd8NfT5mZc6YgRuE', id: 'pro_9Hs3kP7vWq2LrXb4Jd8NfT' },
  isKept: true,
  prepared: [
    ...ofTemplate,
    'createBrandingTheme',
    'getDefaultBrandingTheme',
    'createBrandingPhoneProvider',
    'createBrandingPhoneTemplate',
  ],
  stamps: ['themeId'],
  async make(tenant, operationId) {
    if (operationId.endsWith('BrandingTheme')) return makeTheme(tenant, operationId)
    if (!ofTemplate.includes(operationId)) return makePhoneParts(tenant, operationId)
    const address = '/api/v2/branding/templates/universal-login'
    await tenant.request('PUT', address, { json: { template } })
    return {}
  },
  acceptable: (body) =>
    'configuration' in body || 'credentials' in body || 'name' in body
      ? { ...body, ...phoneProvider }
      : 'content' in body
        ? { ...body, content: { body: { text: 'Hello' } } }
        : body,
}
