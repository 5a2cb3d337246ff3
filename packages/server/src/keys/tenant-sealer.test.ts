import { expect, it } from '@jest/globals'
import { createSealer } from './sealer.ts'
import { createTenantSealer } from './tenant-sealer.ts'

const openedBy = (root: ReturnType<typeof createSealer>) =>
  createTenantSealer({ root, readKeys: async () => [] })

it('opens a value at no other place, also while it is open at its own', async () => {
  const sealer = openedBy(createSealer(new Uint8Array(32).fill(7)))
  const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
  expect(await sealer.open('ten_1', 'totp-secret/1', sealed)).toBe('secret')
  for (const [tenant, purpose] of [
    ['ten_2', 'totp-secret/1'],
    ['ten_1', 'totp-secret/2'],
  ] as const) {
    await expect(sealer.open(tenant, purpose, sealed)).rejects.toThrow('another row or column')
  }
  expect(await sealer.open('ten_1', 'totp-secret/1', sealed)).toBe('secret')
})

it('decrypts a value once, and again after the keys of a tenant have changed', async () => {
  const root = createSealer(new Uint8Array(32).fill(7))
  const sealed = await root.seal('ten_1', 'totp-secret/1', 'secret')
  let decrypted = 0
  const counting = {
    ...root,
    openAnywhere(text: string) {
      decrypted += 1
      return root.openAnywhere(text)
    },
  }
  const sealer = openedBy(counting)
  const open = () => sealer.open('ten_1', 'totp-secret/1', sealed)
  await Promise.all([open(), open()])
  expect([await open(), decrypted]).toEqual(['secret', 1])
  sealer.forget('ten_1')
  expect([await open(), decrypted]).toEqual(['secret', 2])
})

it('tries a value again that it could not decrypt', async () => {
  const root = createSealer(new Uint8Array(32).fill(7))
  const sealed = await root.seal('ten_1', 'totp-secret/1', 'secret')
  let isAway = true
  const failing = {
    ...root,
    openAnywhere: (text: string) =>
      isAway ? Promise.reject(new Error('away')) : root.openAnywhere(text),
  }
  const sealer = openedBy(failing)
  await expect(sealer.open('ten_1', 'totp-secret/1', sealed)).rejects.toThrow('away')
  isAway = false
  expect(await sealer.open('ten_1', 'totp-secret/1', sealed)).toBe('secret')
})
