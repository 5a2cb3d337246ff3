import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getBrandingPhoneTemplate: Handler<'getBrandingPhoneTemplate'> = async ({
  tenant,
  path,
}) => {
  const template = await tenant.store.phoneTemplates.get(path.id)
  if (!template) throw new ApiError('phone_template_not_found')
  return { status: 200, body: template }
}
