import { refusedBody } from '../../errors.ts'
import { pageTemplateComplaint } from '../../pages/page-template.ts'
import type { Handler } from '../handler.ts'

export const updateBrandingTemplateUniversalLogin: Handler<
  'updateBrandingTemplateUniversalLogin'
> = async ({ write, body: { template } }) => {
  const complaint = pageTemplateComplaint(template)
  if (complaint !== undefined) throw refusedBody(complaint, 'template')
  const isNew = await write((store) => store.branding.setPageTemplate(template))
  return isNew ? { status: 201, body: {} } : { status: 204 }
}
