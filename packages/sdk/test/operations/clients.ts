import { generateKeyPairSync } from 'node:crypto'
import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useClients(client: ManagementClient): Promise<void> {
  const made = await client.clients.create({ body: { name: 'Billing', app_type: 'regular_web' } })
  const path = { id: made.client_id ?? '' }
  const changed = await client.clients.update({ path, body: { client_metadata: { team: 'a' } } })
  expect(changed).toMatchObject({ name: 'Billing', client_metadata: { team: 'a' } })
  expect(await client.clients.get({ path })).toEqual(changed)
  const query = { fields: 'name', is_global: false, app_type: 'regular_web' } as const
  expect(await client.clients.list({ query })).toEqual([{ name: 'Billing', tenant: 'localhost' }])
  const rotated = await client.clients.rotateSecret({ path })
  expect(rotated.client_secret).not.toBe(made.client_secret)
  expect(await client.clients.listConnections({ path })).toEqual({ connections: [] })
  await useCredentials(client, path)
  await useDocuments(client)
  await client.clients.delete({ path })
  await expect(client.clients.get({ path })).rejects.toMatchObject({ statusCode: 404 })
}

async function useCredentials(client: ManagementClient, path: { id: string }): Promise<void> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const body = { credential_type: 'public_key', pem } as const
  const made = await client.clients.createCredential({ path, body })
  const here = { ...path, credential_id: made.id }
  const expires_at = '2030-01-01T00:00:00.000Z'
  const changed = await client.clients.updateCredential({ path: here, body: { expires_at } })
  expect(changed).toEqual({ ...made, expires_at, updated_at: changed.updated_at })
  expect(await client.clients.getCredential({ path: here })).toEqual(changed)
  expect(await client.clients.listCredentials({ path })).toEqual([changed])
  await client.clients.deleteCredential({ path: here })
  expect(await client.clients.listCredentials({ path })).toEqual([])
}

async function useDocuments(client: ManagementClient): Promise<void> {
  const body = { external_client_id: 'https://agent.invalid/client.json' }
  const errors = ['The host name has no address.']
  expect(await client.clients.createCimdPreview({ body })).toEqual({ errors })
  const registration = client.clients.createCimdRegistration({ body })
  await expect(registration).rejects.toMatchObject({ errorCode: 'invalid_client_metadata' })
}
