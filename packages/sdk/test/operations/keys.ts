import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useKeys(client: ManagementClient): Promise<void> {
  const [current, next] = await client.listSigningKeys()
  const rotated = await client.rotateSigningKey()
  const keys = await client.listSigningKeys()
  expect(keys.map(({ kid }) => kid)).toEqual([next?.kid, rotated.kid, current?.kid])
  const path = { kid: rotated.kid }
  expect(await client.revokeSigningKey({ path })).toEqual(rotated)
  expect(await client.getSigningKey({ path })).toMatchObject({ next: false, revoked: true })
}
