import { pbkdf2Sync, randomBytes, scryptSync } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { hash } from '@node-rs/argon2'
import bcrypt from 'bcryptjs'
import { foreignHash } from './foreign-hashes.ts'
import { PasswordQueue } from './password-queue.ts'
import { Passwords } from './passwords.ts'

const passwords = new Passwords()

describe('a hash', () => {
  it('by bcrypt does not block the event loop', async () => {
    const stored = await bcrypt.hash('imported', 12)
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    expect(await passwords.verify('a', stored, 'imported')).toEqual({
      matches: true,
      outdated: true,
    })
    clearInterval(timer)
    // In the event loop itself bcrypt would yield after each 100 ms.
    expect(turns).toBeGreaterThan(20)
    expect((await passwords.verify('a', stored, 'another')).matches).toBe(false)
  })

  it('by PBKDF2 or scrypt leaves the threads of libuv to others', async () => {
    const [salt, password] = ['saltsalt', 'imported']
    const pbkdf2 = pbkdf2Sync(password, salt, 1_000_000, 32, 'sha256').toString('base64')
    const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }
    const scrypt = scryptSync(password, salt, 32, options).toString('base64')
    const saltText = Buffer.from(salt).toString('base64').replace(/=+$/, '')
    const hashes = [
      `$pbkdf2-sha256$i=1000000,l=32$${saltText}$${pbkdf2.replace(/=+$/, '')}`,
      `$scrypt$ln=17,r=8,p=1$${saltText}$${scrypt.replace(/=+$/, '')}`,
    ]
    for (const stored of hashes) {
      let isOver = false
      // As many as libuv has threads.
      const all = Array.from({ length: 4 }, async () => {
        expect(await foreignHash(stored)?.(stored, password)).toBe(true)
        isOver = true
      })
      await new Promise(setImmediate)
      await promisify(randomBytes)(16)
      expect(isOver).toBe(false)
      await Promise.all(all)
    }
  })

  it('is argon2id with 46 MiB, one pass and one lane, and differs each time', async () => {
    const hashes = await Promise.all([
      passwords.hash('a', 'the same'),
      passwords.hash('a', 'the same'),
    ])
    for (const each of hashes) {
      expect(each).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    }
    expect(hashes[0]).not.toBe(hashes[1])
  })

  it('verifies its own password and no other, whatever characters are in it', async () => {
    for (const password of ['x', 'pässwörd 🔑', 'a'.repeat(1024), ' spaces ']) {
      const stored = await passwords.hash('a', password)
      expect(await passwords.verify('a', stored, password)).toEqual({
        matches: true,
        outdated: false,
      })
      expect((await passwords.verify('a', stored, `${password}x`)).matches).toBe(false)
    }
  })

  it('with a lower cost is outdated, once the password is known', async () => {
    const cheap = await hash('cheap', { memoryCost: 8192, timeCost: 2, parallelism: 1 })
    expect(await passwords.verify('a', cheap, 'cheap')).toEqual({ matches: true, outdated: true })
    expect(await passwords.verify('a', cheap, 'other')).toEqual({ matches: false, outdated: false })
  })

  it.each([
    ['that would take a gigabyte', '$argon2id$v=19$m=1048576,t=1,p=1$c29tZXNhbHQ$aGFzaGhhc2hoYXNo'],
    ['of an unknown algorithm', '$rot13$cnffjbeq'],
    ['of a name that objects inherit', '$constructor$x'],
    ['that only begins like one', '$argon2id$v=19$'],
    ['that is none', 'password'],
  ])('%s matches nothing', async (_, stored) => {
    expect((await passwords.verify('a', stored, 'password')).matches).toBe(false)
  })

  it('that does not exist takes as long to verify as one that exists', async () => {
    const stored = await passwords.hash('a', 'known')
    const timeOf = async (each: string | undefined) => {
      const startedMs = performance.now()
      for (let run = 0; run < 2; run += 1) await passwords.verify('a', each, 'guess')
      return performance.now() - startedMs
    }
    await timeOf(stored)
    const [known, unknown] = [await timeOf(stored), await timeOf(undefined)]
    expect(unknown).toBeGreaterThan(known / 4)
    expect(unknown).toBeLessThan(known * 4)
  })
})

describe('a queue', () => {
  it('runs a few at a time, in order, and refuses work when it is full', async () => {
    const queue = new PasswordQueue({ runningMax: 2, waitingMax: 3 })
    const open: (() => void)[] = []
    const begun: number[] = []
    const work = (number: number) =>
      queue.run('a', async () => {
        begun.push(number)
        await new Promise<void>((resolve) => open.push(resolve))
        return number
      })
    const all = [0, 1, 2, 3, 4].map(work)
    await expect(work(5)).rejects.toMatchObject({
      status: 429,
      code: 'password_queue_full',
      headers: { 'Retry-After': '1' },
    })
    expect(begun).toEqual([0, 1])
    for (let at = 0; at < 5; at += 1) {
      open[at]?.()
      await all[at]
      await Promise.resolve()
    }
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4])
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('starts the next work when one fails', async () => {
    const queue = new PasswordQueue({ runningMax: 1, waitingMax: 1 })
    const failing = queue.run('a', () => Promise.reject(new Error('failed')))
    const next = queue.run('a', async () => 'next')
    await expect(failing).rejects.toThrow('failed')
    expect(await next).toBe('next')
  })

  it('hashes 200 at once and refuses the 201st, while the event loop continues', async () => {
    const begunMs = performance.now()
    const cheaper = new Passwords({ memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const all = Array.from({ length: 200 }, () => cheaper.hash('a', 'x'))
    await expect(cheaper.hash('a', 'one more')).rejects.toMatchObject({ status: 429 })
    const ticks: number[] = []
    let last = performance.now()
    const timer = setInterval(() => {
      ticks.push(performance.now() - last)
      last = performance.now()
    }, 10)
    await Promise.all(all)
    clearInterval(timer)
    expect(Math.max(...ticks)).toBeLessThan((performance.now() - begunMs) / 4)
  }, 120_000)
})
