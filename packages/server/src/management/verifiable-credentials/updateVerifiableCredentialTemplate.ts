import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateVerifiableCredentialTemplate: Handler<
  'updateVerifiableCredentialTemplate'
> = async ({ write, path, body }) => {
  const template = await write((store) => store.verifiableCredentialTemplates.update(path.id, body))
  if (!template) throw new ApiError('verifiable_credential_template_not_found')
  return { status: 200, body: template }
}
