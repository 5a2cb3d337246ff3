import type { Handler } from '../handler.ts'

export const listBrandingPhoneTemplates: Handler<'listBrandingPhoneTemplates'> = async ({
  tenant,
  query: { disabled },
}) => {
  const templates = await tenant.store.phoneTemplates.list()
  const listed = templates.filter((each) => (disabled ?? each.disabled) === each.disabled)
  return { status: 200, body: { templates: listed } }
}
