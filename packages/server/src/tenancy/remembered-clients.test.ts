import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Client } from '../store/clients/clients.ts'
import { RememberedClients } from './remembered-clients.ts'

const clientNamed = (name: string): Client => ({
  clientId: 'a',
  name,
  secretHash: '',
  openSecret: async () => undefined,
  takesSecret: true,
  grantTypes: [],
  appType: null,
  isFirstParty: true,
  userGrants: [],
  settings: {},
  credentials: [],
  grants: [],
})

/** The stored value, and an answer that is released later. */
let stored: string | undefined
let hold: Promise<void>
let requested: number
let remembered: RememberedClients
beforeEach(() => {
  stored = 'first'
  hold = Promise.resolve()
  requested = 0
  const find = async () => {
    requested += 1
    const name = stored
    await hold
    return name === undefined ? undefined : clientNamed(name)
  }
  remembered = new RememberedClients({ find }, 60_000, { hits: 0, misses: 0 })
})

const name = async () => (await remembered.find('a'))?.name

describe('RememberedClients', () => {
  it('reads a client once, also a missing one', async () => {
    expect([await name(), await name(), requested]).toEqual(['first', 'first', 1])
    stored = undefined
    remembered.invalidateChanged([{ resource: 'client', before: { client_id: 'a' } }])
    expect([await name(), await name(), requested]).toEqual([undefined, undefined, 2])
  })

  it.each([
    ['client', 'after'],
    ['client', 'before'],
    ['client_grant', 'after'],
    ['client_grant', 'before'],
  ] as const)('reads again after a write of a %s that has a %s', async (resource, side) => {
    await name()
    stored = 'second'
    remembered.invalidateChanged([
      { resource, [side]: { client_id: 'b' } },
      { resource: 'role', [side]: { client_id: 'a' } },
    ])
    expect(await name()).toBe('first')
    remembered.invalidateChanged([{ resource, [side]: { client_id: 'a' } }])
    expect(await name()).toBe('second')
  })

  it('does not cache a read that began before a write and ended after it', async () => {
    let resolveRead = () => {}
    hold = new Promise((resolve) => {
      resolveRead = resolve
    })
    const early = name()
    stored = 'second'
    remembered.invalidateChanged([{ resource: 'client', after: { client_id: 'a' } }])
    resolveRead()
    expect(await early).toBe('first')
    expect(await name()).toBe('second')
  })

  it('never reads an invalid id', async () => {
    for (const id of ['', 'a\0', 'x'.repeat(256), '\ud800']) {
      expect(await remembered.find(id)).toBeUndefined()
    }
    expect(requested).toBe(0)
  })
})
