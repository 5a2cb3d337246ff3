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

  const of = { path: { prompt: 'signup' } } as const
  const partials = { signup: { 'form-content-end': '<p>Hello</p>' } }
  await client.prompts.updatePartials({ ...of, body: partials })
  expect(await client.prompts.getPartials(of)).toEqual(partials)
  await useRenderings(client)
}

async function useRenderings({ prompts }: ManagementClient): Promise<void> {
  const path = { prompt: 'login-id', screen: 'login-id' } as const
  const advanced = { rendering_mode: 'advanced' } as const
  expect(await prompts.updateScreenRendering({ path, body: advanced })).toMatchObject(advanced)
  expect(await prompts.getScreenRendering({ path })).toMatchObject(advanced)
  const standard = { rendering_mode: 'standard' } as const
  await prompts.updateRenderings({ body: { configs: [{ ...path, ...standard }] } })
  expect(await prompts.listRenderings({})).toMatchObject([{ ...path, ...standard }])
}

export async function usePhoneMessages(client: ManagementClient): Promise<void> {
  const configuration = { sid: 'AC1', delivery_methods: ['text'] } as const
  const settings = { ...configuration, delivery_methods: [...configuration.delivery_methods] }
  const made = await client.branding.createPhoneProvider({
    body: { name: 'twilio', configuration: settings, credentials: { auth_token: 'secret' } },
  })
  expect(made).toMatchObject({ name: 'twilio', disabled: false, configuration })
  const path = { id: made.id }
  // Nothing is sent: there is no address to send to.
  await client.branding.updatePhoneProvider({
    path,
    body: { name: 'custom', configuration: { delivery_methods: ['text'] }, credentials: {} },
  })
  const provider = await client.branding.getPhoneProvider({ path })
  expect(await client.branding.listPhoneProviders()).toEqual({ providers: [provider] })
  const to = { to: '+15550123' }
  await expect(client.branding.createPhoneProviderTrial({ path, body: to })).rejects.toMatchObject({
    statusCode: 409,
  })

  const { id = '' } = await client.branding.createPhoneTemplate({ body: { type: 'otp_enroll' } })
  const template = { path: { id } }
  const body = { content: { body: { text: 'Code {{ code }}' } } }
  const changed = await client.branding.updatePhoneTemplate({ ...template, body })
  expect(changed.content.body?.text).toBe('Code {{ code }}')
  expect(await client.branding.getPhoneTemplate(template)).toEqual(changed)
  await expect(
    client.branding.createPhoneTemplateTrial({ ...template, body: to }),
  ).rejects.toMatchObject({ statusCode: 409 })
  const reset = await client.branding.updatePhoneTemplateReset(template)
  expect(reset.content.body?.text).not.toBe('Code {{ code }}')
  const { templates } = await client.branding.listPhoneTemplates()
  expect(templates.find(({ type }) => type === 'otp_enroll')).toEqual(reset)
  await client.branding.deletePhoneTemplate(template)
  expect(await client.branding.deletePhoneProvider({ path })).toBeUndefined()
}
