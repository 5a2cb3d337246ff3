import type { Handler } from '../handler.ts'

export const listBrandingPhoneProviders: Handler<'listBrandingPhoneProviders'> = async ({
  tenant,
  query: { disabled },
}) => {
  const provider = await tenant.store.phoneProviders.find()
  const isListed = provider && (disabled ?? provider.disabled) === provider.disabled
  return { status: 200, body: { providers: isListed ? [provider] : [] } }
}
