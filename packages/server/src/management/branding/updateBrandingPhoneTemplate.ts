import { ApiError } from '../../errors.ts'
import { requirePhoneLiquid } from '../../phone-messages/render-phone-template.ts'
import type { Handler } from '../handler.ts'

export const updateBrandingPhoneTemplate: Handler<'updateBrandingPhoneTemplate'> = async ({
  write,
  path,
  body,
}) => {
  requirePhoneLiquid(body.content)
  const template = await write((store) => store.phoneTemplates.update(path.id, body))
  if (!template) throw new ApiError('phone_template_not_found')
  return { status: 200, body: template }
}
