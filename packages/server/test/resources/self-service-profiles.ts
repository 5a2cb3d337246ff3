import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, post, type Resource, resource } from './resource.ts'

const profiles = resource('ssp', '/self-service-profiles', () => ({
  name: `Fixture ${nextNumber()}`,
}))
const text = { language: 'en', page: 'get-started' }
const unknownTicket = 'rW1MP1fV08X7loZPExyEPMgXfAQq3DoD'

const newConfig = () => ({ connection_config: { name: `self-service-${nextNumber()}` } })

/** A tenant has at most 20, of which earlier tests have left some. */
async function makeRoom(tenant: TestTenant): Promise<void> {
  const { body } = await tenant.request('GET', '/api/v2/self-service-profiles')
  if (body.length < 10) return
  for (const { id } of body) await tenant.request('DELETE', `/api/v2/self-service-profiles/${id}`)
}

export const selfServiceProfiles: Resource = {
  ...profiles,
  unknown: { ...profiles.unknown, ...text, profileId: 'ssp_9Hs3kP7vWq2LrXb4Jd8NfT' },
  stamps: ['ticket'],
  async make(tenant, operationId) {
    await makeRoom(tenant)
    const { id = '' } = await profiles.make(tenant, operationId)
    if (operationId !== 'revokeSelfServiceProfileSsoTicket') return { id, ...text }
    const at = `/self-service-profiles/${id}/sso-ticket`
    const { ticket } = await post(tenant, at, newConfig())
    return { profileId: id, id: new URL(ticket).searchParams.get('ticket') ?? unknownTicket }
  },
  bodies: { createSelfServiceProfileSsoTicket: newConfig },
}
