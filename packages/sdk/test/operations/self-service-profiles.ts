import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useSelfServiceProfiles(client: ManagementClient): Promise<void> {
  const { selfServiceProfiles: profiles } = client
  const made = await profiles.create({ body: { name: 'Customers' } })
  const path = { id: made.id }
  const changed = await profiles.update({ path, body: { allowed_strategies: ['okta'] } })
  expect(changed).toMatchObject({ id: made.id, allowed_strategies: ['okta'] })
  expect(await profiles.get({ path })).toEqual(changed)
  expect(await profiles.list()).toEqual([changed])
  const page = { ...path, language: 'en', page: 'get-started' } as const
  const body = { introduction: 'Welcome' }
  expect(await profiles.updateCustomText({ path: page, body })).toEqual(body)
  expect(await profiles.getCustomText({ path: page })).toEqual(body)
  const config = { connection_config: { name: 'exampleco' } }
  const { ticket } = await profiles.createSsoTicket({ path, body: config })
  const secret = new URL(ticket).searchParams.get('ticket') ?? ''
  const revoked = { profileId: made.id, id: secret }
  expect(await profiles.revokeSsoTicket({ path: revoked })).toBeUndefined()
  expect(await profiles.delete({ path })).toBeUndefined()
}

export async function useConnectionProfiles(client: ManagementClient): Promise<void> {
  const { connectionProfiles: profiles } = client
  const { connection_profile_templates: templates } = await profiles.listTemplates()
  const [{ id = '' } = {}] = templates
  const { template } = await profiles.getTemplate({ path: { id } })
  const made = await profiles.create({ body: template })
  const unset = { connection_config: {}, strategy_overrides: null }
  expect(made).toEqual({ id: made.id, ...unset, ...template })
  const path = { id: made.id }
  const changed = await profiles.update({ path, body: { name: 'Customers' } })
  expect(changed).toEqual({ ...made, name: 'Customers' })
  expect(await profiles.get({ path })).toEqual(changed)
  expect(await profiles.list()).toEqual({ connection_profiles: [changed] })
  expect(await profiles.delete({ path })).toBeUndefined()
}
