import { generateKeyPairSync } from 'node:crypto'
import type { ManagementClient } from 'auth0'
import { collect, failure } from './walk.ts'

export async function walkClients(management: ManagementClient) {
  const { clients } = management
  for (const name of ['Web', 'Page', 'Robot']) {
    await clients.create({ name, app_type: name === 'Page' ? 'spa' : 'regular_web' })
  }
  const listed = await collect(await clients.list({ per_page: 2, is_global: false }))
  const web = listed.find(({ name }) => name === 'Web')
  const id = web?.client_id ?? ''
  const fields = { fields: 'client_id,name', app_type: 'spa,native' }
  const selected = await collect(await clients.list(fields))
  const updated = await clients.update(id, { client_metadata: { team: 'a' }, callbacks: [] })
  const rotated = await clients.rotateSecret(id)
  const credentials = await walkCredentials(management, id)
  const connections = await collect(await clients.connections.get(id))
  const external_client_id = 'https://agent.invalid/client.json'
  const previewed = await clients.previewCimdMetadata({ external_client_id })
  const unregistered = await failure(clients.registerCimdClient({ external_client_id }))
  const read = await clients.get(id, { fields: 'client_secret,name' })
  const made = listed.filter(({ name }) => ['Web', 'Page', 'Robot'].includes(name ?? ''))
  for (const each of made) await clients.delete(each.client_id ?? '')
  return {
    listed: listed.map(({ name }) => name),
    selected,
    updated,
    isRotated: rotated.client_secret !== web?.client_secret,
    isRead: read.client_secret === rotated.client_secret,
    connections,
    credentials,
    previewed,
    unregistered,
    again: await failure(clients.delete(id)),
    deleted: await failure(clients.get(id)),
  }
}

async function walkCredentials({ clients: { credentials } }: ManagementClient, id: string) {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const made = await credentials.create(id, { credential_type: 'public_key', pem, name: 'Key' })
  const one = made.id ?? ''
  const updated = await credentials.update(id, one, { expires_at: '2030-01-01T00:00:00.000Z' })
  const read = await credentials.get(id, one)
  const listed = await credentials.list(id)
  await credentials.delete(id, one)
  return { updated, read, listed: listed.length, deleted: await failure(credentials.get(id, one)) }
}
