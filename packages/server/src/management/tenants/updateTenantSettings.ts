import { refusedBody } from '../../errors.ts'
import { errorTemplateComplaint } from '../../pages/custom-error.ts'
import type { Handler } from '../handler.ts'

export const updateTenantSettings: Handler<'updateTenantSettings'> = async ({ write, body }) => {
  const complaint = errorTemplateComplaint(body.error_page?.html ?? '')
  if (complaint !== undefined) throw refusedBody(complaint, 'error_page.html')
  return { status: 200, body: await write((store) => store.tenantSettings.update(body)) }
}
