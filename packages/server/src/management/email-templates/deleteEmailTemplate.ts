import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteEmailTemplate: Handler<'deleteEmailTemplate'> = async ({ write, path }) => {
  const existed = await write((store) => store.emailTemplates.delete(path.templateName))
  if (!existed) throw new ApiError('email_template_not_found')
  return { status: 204 }
}
