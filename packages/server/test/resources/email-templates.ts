import { nothing, type Resource } from './resource.ts'

const template = 'welcome_email'
const texts = { body: null, from: null, subject: null, syntax: 'liquid', enabled: false }

/** A template is identified by the name of a mail, so there is no second one. */
export const emailTemplates: Resource = {
  ...nothing(),
  isKept: true,
  unknown: { templateName: 'async_approval' },
  prepared: ['createEmailTemplate'],
  async make(tenant, operationId) {
    const address = '/api/v2/email-templates'
    await tenant.request('DELETE', `${address}/${template}`)
    if (operationId !== 'createEmailTemplate') {
      await tenant.request('POST', address, { json: { template, ...texts } })
    }
    return { templateName: template }
  },
  acceptable: (body) => ({ ...body, ...('template' in body && { template }) }),
}
