import type { Handler } from '../handler.ts'

export const createVerifiableCredentialTemplate: Handler<
  'createVerifiableCredentialTemplate'
> = async ({ tenant, body }) => ({
  status: 201,
  body: await tenant.store.verifiableCredentialTemplates.create(body),
})
