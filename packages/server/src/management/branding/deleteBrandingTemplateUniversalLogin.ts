import type { Handler } from '../handler.ts'

export const deleteBrandingTemplateUniversalLogin: Handler<
  'deleteBrandingTemplateUniversalLogin'
> = async ({ write }) => {
  await write((store) => store.branding.setPageTemplate(null))
  return { status: 204 }
}
