import { ApiError } from '../../errors.ts'
import { requireLiquid } from '../../tenant-mail/require-liquid.ts'
import type { Handler } from '../handler.ts'
import { requireName } from './require-name.ts'

export const patchEmailTemplate: Handler<'patchEmailTemplate'> = async (call) => {
  const { tenant, write, path, body } = call
  const { template: named = path.templateName, ...settings } = body
  await requireName(tenant, path.templateName, named)
  requireLiquid(settings)
  const template = await write((store) => store.emailTemplates.update(named, settings))
  if (!template) throw new ApiError('email_template_not_found')
  return { status: 200, body: template }
}
