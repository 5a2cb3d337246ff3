import type { TestTenant } from '@latchkey/testkit'
import { nothing, type Resource } from './resource.ts'
import { makeUser } from './users.ts'

const ofSomebody = async (tenant: TestTenant, _: unknown, example: object) => ({
  ...example,
  user_id: await makeUser(tenant),
})

export const tickets: Resource = {
  ...nothing(),
  isKept: true,
  stamps: ['ticket'],
  bodies: {
    createEmailVerificationTicket: ofSomebody,
    createPasswordChangeTicket: ofSomebody,
  },
}
