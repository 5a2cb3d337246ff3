import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getVerifiableCredentialTemplate: Handler<'getVerifiableCredentialTemplate'> = async ({
  tenant,
  path,
}) => {
  const template = await tenant.store.verifiableCredentialTemplates.get(path.id)
  if (!template) throw new ApiError('verifiable_credential_template_not_found')
  return { status: 200, body: template }
}
