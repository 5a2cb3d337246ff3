import { completePhoneProvider } from '../../record-rules/phone-provider-settings.ts'
import type { Handler } from '../handler.ts'

export const createBrandingPhoneProvider: Handler<'createBrandingPhoneProvider'> = async ({
  write,
  body,
}) => {
  const definition = completePhoneProvider(body)
  return { status: 201, body: await write((store) => store.phoneProviders.create(definition)) }
}
