import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getBrandingTemplateUniversalLogin: Handler<
  'getBrandingTemplateUniversalLogin'
> = async ({ tenant }) => {
  const template = await tenant.store.branding.getPageTemplate()
  if (template === undefined) throw new ApiError('page_template_not_found')
  return { status: 200, body: { body: template } }
}
