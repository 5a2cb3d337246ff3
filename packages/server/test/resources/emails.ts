import { nothing, type Resource } from './resource.ts'

const address = '/api/v2/emails/provider'
const credentials = { smtp_host: 'smtp.example.com', smtp_port: 587 }

/** A tenant has at most one provider. */
export const emails: Resource = {
  ...nothing(),
  isKept: true,
  prepared: [
    'createEmailProvider',
    'getEmailProvider',
    'updateEmailProvider',
    'deleteEmailProvider',
  ],
  async make(tenant, operationId) {
    await tenant.request('DELETE', address)
    if (operationId === 'createEmailProvider') return {}
    await tenant.request('POST', address, { json: { name: 'smtp', credentials } })
    return {}
  },
  acceptable: ({ name: _, default_from_address: from, credentials: given, ...body }) => ({
    ...body,
    name: 'smtp',
    ...(from !== undefined && { default_from_address: 'no-reply@example.com' }),
    ...(given && { credentials }),
  }),
}
