import { X509Certificate } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPrivateCa } from '../src/listener/private-ca.ts'

const dayMs = 24 * 60 * 60 * 1000
let folder: string
let at: Date

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-ca-'))
  at = new Date()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = () => openPrivateCa(folder, () => at)
const authority = async () => new X509Certificate(await readFile(join(folder, 'ca.pem')))

describe('a private CA', () => {
  it('is created once, with a key that only its owner can read', async () => {
    await open()
    const { fingerprint256, ca } = await authority()
    expect(ca).toBe(true)
    expect((await stat(join(folder, 'ca-key.pem'))).mode & 0o777).toBe(0o600)
    await open()
    expect((await authority()).fingerprint256).toBe(fingerprint256)
  })

  it('issues for a host name, and reuses the certificate until shortly before it expires', async () => {
    const pem = await (await open()).pemFor('id.example.com')
    const certificate = new X509Certificate(pem)
    expect(certificate.verify((await authority()).publicKey)).toBe(true)
    expect(certificate.checkHost('id.example.com')).toBe('id.example.com')
    expect(certificate.checkHost('other.example.com')).toBeUndefined()
    expect(await (await open()).pemFor('id.example.com')).toBe(pem)
    at = new Date(at.getTime() + 370 * dayMs)
    expect(await (await open()).pemFor('id.example.com')).not.toBe(pem)
  })

  it('issues for this machine by name and by address', async () => {
    const certificate = new X509Certificate(await (await open()).pemFor('localhost'))
    expect(certificate.checkHost('localhost')).toBe('localhost')
    expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
    expect(certificate.checkIP('::1')).toBe('::1')
  })

  it('issues again in place of a certificate whose file was damaged', async () => {
    await (await open()).pemFor('damaged.example.com')
    await truncate(join(folder, 'server-damaged.example.com.pem'), 100)
    const again = await (await open()).pemFor('damaged.example.com')
    expect(new X509Certificate(again).checkHost('damaged.example.com')).toBe('damaged.example.com')
    expect(await (await open()).pemFor('damaged.example.com')).toBe(again)
    const left = (await readdir(folder)).filter((name) => name.startsWith('server-damaged'))
    expect(left).toEqual(['server-damaged.example.com.pem'])
  })

  it.each(['../ca-key', 'a/b', '', '.hidden', 'UPPER'])(
    'issues no certificate for %j',
    async (name) => {
      await expect((await open()).pemFor(name)).rejects.toThrow('is not a host name')
    },
  )

  it('has a certificate for its key if several processes create it', async () => {
    const shared = await mkdtemp(join(tmpdir(), 'latchkey-ca-'))
    const opened = Array.from({ length: 5 }, () => openPrivateCa(shared, () => at))
    const [first] = await Promise.all(opened)
    const pem = await first?.pemFor('localhost')
    const ca = new X509Certificate(await readFile(join(shared, 'ca.pem')))
    expect(new X509Certificate(pem ?? '').verify(ca.publicKey)).toBe(true)
    expect((await stat(join(shared, 'ca.pem'))).mode & 0o777).toBe(0o644)
    await rm(shared, { recursive: true })
  })

  it.each(['ca.pem', 'ca-key.pem'])('is refused with a damaged %s', async (name) => {
    const file = join(folder, name)
    const whole = await readFile(file)
    await writeFile(file, '')
    await expect(open()).rejects.toThrow(/no certificate in PEM|not the private key/)
    await writeFile(file, whole)
    await open()
  })

  it('is refused without its key', async () => {
    await rm(join(folder, 'ca-key.pem'))
    await expect(open()).rejects.toThrow('ca-key.pem cannot be read')
  })

  it('that is recreated issues new certificates', async () => {
    await rm(join(folder, 'ca.pem'))
    const pem = await (await open()).pemFor('localhost')
    expect(new X509Certificate(pem).verify((await authority()).publicKey)).toBe(true)
  })
})
