import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateBrandingPhoneTemplateReset: Handler<
  'updateBrandingPhoneTemplateReset'
> = async ({ write, path }) => {
  const template = await write((store) => store.phoneTemplates.reset(path.id))
  if (!template) throw new ApiError('phone_template_not_found')
  return { status: 200, body: template }
}
