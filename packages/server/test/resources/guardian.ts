import type { Resource } from './resource.ts'
import { makeUser } from './users.ts'

const texts = { enrollment_message: 'Enroll: {{code}}', verification_message: '{{code}}' }

export const guardian: Resource = {
  unknown: { id: 'dev_9Hs3kP7vWq2LrXb4', name: 'otp' },
  prepared: ['getGuardianFactorPhoneTemplates', 'getGuardianFactorSmsTemplates'],
  async make(tenant, operationId) {
    if (operationId.endsWith('Templates')) {
      await tenant.request('PUT', '/api/v2/guardian/factors/phone/templates', { json: texts })
      return {}
    }
    const userId = await makeUser(tenant)
    const { id } = await tenant.write((store) =>
      store.authenticationMethods.create(userId, { type: 'totp' }),
    )
    return { id: id.split('|')[1] ?? '', name: 'otp' }
  },
  isKept: true,
  stamps: ['ticket_id', 'ticket_url'],
  acceptable: (body) => {
    if (Array.isArray(body)) return ['all-applications']
    if ('enrollment_message' in body) return texts
    return 'mfa_session_overall_timeout' in body
      ? { ...body, mfa_session_overall_timeout: body.mfa_session_inactivity_timeout }
      : body
  },
  bodies: {
    createEnrollmentTicket: async (tenant) => ({ user_id: await makeUser(tenant) }),
  },
}
