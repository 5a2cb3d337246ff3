import { ApiError, refusedBody } from '../../errors.ts'
import { requireLiquid } from '../../tenant-mail/require-liquid.ts'
import type { Handler } from '../handler.ts'

export const updateEmailTemplate: Handler<'updateEmailTemplate'> = async ({
  write,
  path,
  body,
}) => {
  const { template: named, ...settings } = body
  if (named !== path.templateName) throw refusedBody('It is not that of the path', 'template')
  requireLiquid(settings)
  const template = await write((store) => store.emailTemplates.replace(named, settings))
  if (!template) throw new ApiError('email_template_not_found')
  return { status: 200, body: template }
}
