import type { Handler } from '../handler.ts'

export const updatePhoneProviderProtection: Handler<'updatePhoneProviderProtection'> = async ({
  write,
  body,
}) => ({
  status: 200,
  body: await write((store) => store.attackProtection.updatePhoneProvider(body)),
})
