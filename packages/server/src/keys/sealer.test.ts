import { expect, it } from '@jest/globals'
import { createSealer } from './sealer.ts'

const sealer = createSealer(new Uint8Array(32).fill(7))

it('decrypts what was sealed for the same tenant, column and row', async () => {
  const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
  expect(await sealer.open('ten_1', 'totp-secret/1', sealed)).toBe('secret')
})

it.each([
  ['ten_2', 'totp-secret/1'],
  ['ten_1', 'totp-secret/2'],
  ['ten_1', 'destination/1'],
  ['ten_1', 'totp-secret'],
])('does not decrypt it for %s and %s', async (tenantId, purpose) => {
  const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
  await expect(sealer.open(tenantId, purpose, sealed)).rejects.toThrow('another row or column')
})

it('decrypts no value that was moved to another place', async () => {
  const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
  const [, ...rest] = sealed.split('.')
  const place = { alg: 'dir', enc: 'A256GCM', place: 'ten_1/totp-secret/2' }
  const header = Buffer.from(JSON.stringify(place)).toString('base64url')
  const moved = [header, ...rest].join('.')
  await expect(sealer.open('ten_1', 'totp-secret/2', moved)).rejects.toThrow('decryption')
})
