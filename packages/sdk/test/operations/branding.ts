import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useBranding(client: ManagementClient): Promise<void> {
  const branding = { colors: { primary: '#0b6e4f' }, logo_url: 'https://example.com/logo.svg' }
  expect(await client.branding.update({ body: branding })).toEqual(branding)
  expect(await client.branding.get()).toEqual(branding)

  const template = '<html><head>{%- auth0:head -%}</head><body>{%- auth0:widget -%}</body></html>'
  expect(await client.branding.updateTemplateUniversalLogin({ body: { template } })).toEqual({})
  expect(await client.branding.getTemplateUniversalLogin()).toEqual({ body: template })
  expect(await client.branding.deleteTemplateUniversalLogin()).toBeUndefined()

  const settings = await client.prompts.updateSettings({ body: { identifier_first: true } })
  expect(settings.identifier_first).toBe(true)
  expect(await client.prompts.getSettings()).toEqual(settings)

  const path = { prompt: 'signup', language: 'de' } as const
  const body = { signup: { title: 'Willkommen' } }
  expect(await client.prompts.updateTexts({ path, body })).toEqual(body)
  expect(await client.prompts.getTexts({ path })).toEqual(body)
}
