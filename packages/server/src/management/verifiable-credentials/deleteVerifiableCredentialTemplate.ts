import type { Handler } from '../handler.ts'

export const deleteVerifiableCredentialTemplate: Handler<
  'deleteVerifiableCredentialTemplate'
> = async ({ write, path }) => {
  await write((store) => store.verifiableCredentialTemplates.delete(path.id))
  return { status: 204 }
}
