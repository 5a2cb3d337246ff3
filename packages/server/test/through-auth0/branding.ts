import type { ManagementClient } from 'auth0'
import { failure } from './walk.ts'

export async function walkBranding(client: ManagementClient) {
  const { branding, prompts } = client
  const before = await branding.get()
  const colors = { primary: '#0b6e4f', page_background: '#f4f7f5' }
  const logo_url = 'https://example.com/logo.svg'
  await branding.update({ colors, logo_url })
  const branded = await branding.update({ colors: { primary: '#123456' } })
  const settings = await prompts.updateSettings({ identifier_first: true })
  const words = { login: { title: 'Welcome back' } }
  const noTexts = await prompts.customText.get('login', 'en')
  await prompts.customText.set('login', 'en', words)
  const texts = await prompts.customText.get('login', 'en')
  const odd = { nowhere: { title: 'Welcome' } }
  const unknownScreen = await failure(prompts.customText.set('login', 'en', odd))
  return { before, branded, settings, noTexts, texts, unknownScreen }
}
