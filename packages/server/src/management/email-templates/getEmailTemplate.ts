import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getEmailTemplate: Handler<'getEmailTemplate'> = async ({ tenant, path }) => {
  const template = await tenant.store.emailTemplates.get(path.templateName)
  if (!template) throw new ApiError('email_template_not_found')
  return { status: 200, body: template }
}
