import { ApiError } from '../../errors.ts'
import { renderPhoneSample } from '../../phone-messages/render-phone-template.ts'
import type { Handler } from '../handler.ts'
import { sendPhoneTrial } from './send-phone-trial.ts'

export const createBrandingPhoneTemplateTrial: Handler<'createBrandingPhoneTemplateTrial'> = async (
  call,
) => {
  const { tenant, path, body } = call
  const { phoneTemplates, phoneProviders } = tenant.store
  const template = await phoneTemplates.get(path.id)
  if (!template) throw new ApiError('phone_template_not_found')
  const provider = await phoneProviders.findOpened()
  if (!provider || provider.disabled) throw new ApiError('phone_provider_missing')
  const { type: kind, content } = template
  const write = (method: 'text' | 'voice') => renderPhoneSample(tenant, content, method)
  return sendPhoneTrial({ call, provider, body, kind, from: content.from, write })
}
