import type { Resource } from './resource.ts'
import { makeUser } from './users.ts'

export const guardian: Resource = {
  unknown: { id: 'dev_9Hs3kP7vWq2LrXb4', name: 'otp' },
  async make(tenant) {
    const userId = await makeUser(tenant)
    const { id } = await tenant.write((store) =>
      store.authenticationMethods.create(userId, { type: 'totp' }),
    )
    return { id: id.split('|')[1] ?? '', name: 'otp' }
  },
  isKept: true,
  stamps: ['ticket_id', 'ticket_url'],
  acceptable: (body) => (Array.isArray(body) ? ['all-applications'] : body),
  bodies: {
    createEnrollmentTicket: async (tenant) => ({ user_id: await makeUser(tenant) }),
  },
}
