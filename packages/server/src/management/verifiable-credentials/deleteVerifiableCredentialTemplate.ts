import type { Handler } from '../handler.ts'

export const deleteVerifiableCredentialTemplate: Handler<
  'deleteVerifiableCredentialTemplate'
> = async ({ tenant, path }) => {
  await tenant.store.verifiableCredentialTemplates.delete(path.id)
  return { status: 204 }
}
