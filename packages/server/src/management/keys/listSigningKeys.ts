import type { Handler } from '../handler.ts'

export const listSigningKeys: Handler<'listSigningKeys'> = async ({ tenant }) => ({
  status: 200,
  body: await tenant.store.signingKeys.listRecords(),
})
