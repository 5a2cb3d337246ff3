import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useBranding(client: ManagementClient): Promise<void> {
  const branding = { colors: { primary: '#0b6e4f' }, logo_url: 'https://example.com/logo.svg' }
  expect(await client.updateBranding({ body: branding })).toEqual(branding)
  expect(await client.getBranding()).toEqual(branding)

  const settings = await client.updatePromptSettings({ body: { identifier_first: true } })
  expect(settings.identifier_first).toBe(true)
  expect(await client.getPromptSettings()).toEqual(settings)

  const path = { prompt: 'signup', language: 'de' } as const
  const body = { signup: { title: 'Willkommen' } }
  expect(await client.updatePromptTexts({ path, body })).toEqual(body)
  expect(await client.getPromptTexts({ path })).toEqual(body)
}
