import type { Handler } from '../handler.ts'

export const listVerifiableCredentialTemplates: Handler<
  'listVerifiableCredentialTemplates'
> = async ({ tenant, query }) => ({
  status: 200,
  body: await tenant.store.verifiableCredentialTemplates.list(query),
})
