import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useProvisioning(client: ManagementClient): Promise<void> {
  const { connections } = client
  const { id = '' } = await connections.create({ body: { name: 'walkers-ad', strategy: 'ad' } })
  const path = { id }
  const made = await connections.createScimConfiguration({ path, body: {} })
  expect(made).toMatchObject({ connection_id: id, strategy: 'ad' })
  const { mapping } = await connections.getScimConfigurationDefaultMapping({ path })
  expect(made.mapping).toEqual(mapping)
  const body = { user_id_attribute: 'userName', mapping }
  const changed = await connections.updateScimConfiguration({ path, body })
  expect(changed.user_id_attribute).toBe('userName')
  expect(await connections.getScimConfiguration({ path })).toEqual(changed)
  const all = await client.connectionsScimConfigurations.listScimConfigurations()
  expect(all).toMatchObject({ scim_configurations: [{ connection_id: id }] })
  const token = await connections.createScimConfigurationToken({ path, body: {} })
  expect(await connections.listScimConfigurationTokens({ path })).toMatchObject([
    { token_id: token.token_id },
  ])
  await connections.deleteScimConfigurationToken({ path: { id, tokenId: token.token_id } })
  expect(await connections.listScimConfigurationTokens({ path })).toEqual([])
  await connections.deleteScimConfiguration({ path })
  await connections.delete({ path })
}

/** Users and groups that the server reads from the directory of a connection. */
export async function useDirectory(client: ManagementClient): Promise<void> {
  const { connections } = client
  const options = { domain: 'walkers.example' }
  const definition = { name: 'walkers-workspace', strategy: 'google-apps' as const, options }
  const { id = '' } = await connections.create({ body: definition })
  const path = { id }
  const made = await connections.createDirectoryProvisioning({ path, body: {} })
  expect(made).toMatchObject({ connection_id: id, synchronize_groups: 'off' })
  const { mapping } = await connections.getDirectoryProvisioningDefaultMapping({ path })
  expect(made.mapping).toEqual(mapping)
  const body = { synchronize_groups: 'selected' as const }
  const changed = await connections.updateDirectoryProvisioning({ path, body })
  expect(changed.synchronize_groups).toBe('selected')
  expect(await connections.getDirectoryProvisioning({ path })).toEqual(changed)
  const all = await client.connectionsDirectoryProvisionings.listDirectoryProvisionings()
  expect(all).toEqual({ directory_provisionings: [changed] })
  const groups = [{ id: 'first' }, { id: 'second' }]
  await connections.updateDirectoryProvisioningSynchronizedGroups({ path, body: { groups } })
  const third = { groups: [{ id: 'third' }] }
  await connections.createDirectoryProvisioningSynchronizedGroups({ path, body: third })
  await connections.deleteDirectoryProvisioningSynchronizedGroups({ path, body: third })
  expect(await connections.listDirectoryProvisioningSynchronizedGroups({ path })).toEqual({
    groups,
  })
  const started = await connections.createDirectoryProvisioningSynchronization({ path })
  expect(started).toMatchObject({ connection_id: id, status: 'in_progress' })
  await connections.deleteDirectoryProvisioning({ path })
  await connections.delete({ path })
}

/** Keys by which the server authenticates at the identity provider of a connection. */
export async function useConnectionKeys(client: ManagementClient): Promise<void> {
  const { connections } = client
  const { id = '' } = await connections.create({ body: { name: 'walkers-okta', strategy: 'okta' } })
  const path = { id }
  const made = await connections.createKey({ path, body: { signing_alg: 'ES256' } })
  expect(made.map(({ current, next }) => [current, next])).toEqual([
    [true, false],
    [false, true],
  ])
  const { kid } = await connections.createKeyRotation({ path, body: {} })
  const kids = (await connections.listKeys({ path })).map((key) => key.kid)
  expect(kids).toEqual([made[1]?.kid, kid])
  const { url } = await connections.createTest({ path })
  expect(new URL(url).searchParams.get('ticket')).toHaveLength(43)
  await connections.delete({ path })
}
