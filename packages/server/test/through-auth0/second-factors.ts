import type { ManagementClient } from 'auth0'
import { collect } from './walk.ts'

export async function walkSecondFactors({ guardian, users, connections }: ManagementClient) {
  const factors = await guardian.factors.list()
  const set = await guardian.factors.set('email', { enabled: true })
  const keys = await guardian.factors.set('webauthn-roaming', { enabled: true })
  await guardian.factors.set('webauthn-roaming', { enabled: false })
  const policies = await guardian.policies.set(['all-applications'])
  const listed = await guardian.policies.list()
  await guardian.policies.set([])
  await guardian.factors.set('email', { enabled: false })
  const place = await connections.create({ name: 'Guarded', strategy: 'auth0' })
  const email = 'guarded@example.com'
  const password = 'Between-engine-and-loom-1843'
  const { user_id: id = '' } = await users.create({ connection: 'Guarded', email, password })
  const ticket = await guardian.enrollments.createTicket({ user_id: id })
  const made = await users.authenticationMethods.create(id, { type: 'totp', name: 'Phone' })
  const methods = await collect(await users.authenticationMethods.list(id))
  const [enrollment] = await users.enrollments.get(id)
  const read = await guardian.enrollments.get(enrollment?.id ?? '')
  const { recovery_code: code } = await users.regenerateRecoveryCode(id)
  await users.multifactor.invalidateRememberBrowser(id)
  await users.multifactor.deleteProvider(id, 'google-authenticator')
  await users.authenticators.deleteAll(id)
  const left = await collect(await users.authenticationMethods.list(id))
  await users.delete(id)
  await connections.delete(place.id ?? '')
  return {
    factors: factors.filter(({ enabled }) => enabled).map(({ name }) => name),
    set,
    keys,
    policies: [policies, listed],
    hasTicket: ticket.ticket_url?.includes('/lo/mfa?ticket=') ?? false,
    made: { type: made.type, name: made.name },
    methods: methods.map(({ type }) => type),
    read: { status: read.status, name: read.name },
    codeLength: code?.length,
    left,
  }
}
