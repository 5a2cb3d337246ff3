import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useTokenExchangeProfiles(client: ManagementClient): Promise<void> {
  const { tokenExchangeProfiles: profiles } = client
  const subject_token = {
    issuer: 'https://login.example.com/',
    jwks_uri: 'https://login.example.com/keys',
    audiences: ['billing'],
  }
  const made = await profiles.create({
    body: {
      name: 'Former platform',
      subject_token_type: 'https://login.example.com/id-token',
      type: 'custom_authentication',
      subject_token,
    },
  })
  expect(made.subject_token).toEqual({ ...subject_token, user_id_claim: 'sub' })
  const path = { id: made.id }
  const changed = await profiles.update({ path, body: { name: 'Retired platform' } })
  expect(changed).toMatchObject({ id: made.id, name: 'Retired platform', subject_token })
  expect(await profiles.get({ path })).toEqual(changed)
  expect(await profiles.list()).toEqual({ token_exchange_profiles: [changed] })
  expect(await profiles.delete({ path })).toBeUndefined()
}
