import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useKeys(client: ManagementClient): Promise<void> {
  const [current, next] = await client.keys.listSigningKeys()
  const rotated = await client.keys.rotateSigningKey()
  const keys = await client.keys.listSigningKeys()
  expect(keys.map(({ kid }) => kid)).toEqual([next?.kid, rotated.kid, current?.kid])
  const path = { kid: rotated.kid }
  expect(await client.keys.revokeSigningKey({ path })).toEqual(rotated)
  expect(await client.keys.getSigningKey({ path })).toMatchObject({ next: false, revoked: true })
}
