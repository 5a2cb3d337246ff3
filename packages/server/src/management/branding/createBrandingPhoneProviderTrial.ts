import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { sendPhoneTrial } from './send-phone-trial.ts'

export const createBrandingPhoneProviderTrial: Handler<'createBrandingPhoneProviderTrial'> = async (
  call,
) => {
  const { tenant, path, body } = call
  const provider = await tenant.store.phoneProviders.findOpened()
  if (provider?.id !== path.id) throw new ApiError('phone_provider_not_found')
  const write = () => `This is a test message from ${tenant.name}.`
  return sendPhoneTrial({ call, provider, body, kind: 'test', write })
}
