import type { ManagementClient } from 'auth0'
import { failure } from './walk.ts'

export async function walkKeys(client: ManagementClient) {
  const { signing } = client.keys
  const [current, next] = await signing.list()
  const rotated = await signing.rotate()
  const listed = await signing.list()
  const revoked = await signing.revoke(rotated.kid)
  return {
    expected: [next?.kid, rotated.kid, current?.kid],
    listed: listed.map(({ kid }) => kid),
    isRevoked: revoked.kid === rotated.kid && revoked.cert === rotated.cert,
    read: await signing.get(rotated.kid),
    unknown: await failure(signing.get('unknown')),
  }
}
