import { mkdtemp, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { buildMmdb, type MmdbValue } from '@latchkey/testkit'
import { pino } from 'pino'
import { type Geo, nowhere, openGeo } from './geo.ts'

let folder: string
let opened: Geo | undefined
let lines: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-geo-'))
  lines = []
})
afterEach(async () => {
  opened?.close()
  await rm(folder, { recursive: true })
})

const quebec = { country: { iso_code: 'CA' }, subdivisions: [{ iso_code: 'QC' }] }
const england = {
  country: { iso_code: 'GB' },
  subdivisions: [{ iso_code: 'ENG' }, { iso_code: 'WBK' }],
}
const cities: Readonly<Record<string, MmdbValue>> = {
  '203.0.113.0/24': quebec,
  '203.0.113.128/25': england,
  '2001:db8:ca::/48': quebec,
  '198.51.100.0/24': { country: { iso_code: 'NZ' } },
  '192.0.2.0/24': { registered_country: { iso_code: 'FR' } },
  '10.0.0.0/8': quebec,
  '127.0.0.0/8': quebec,
  'fc00::/7': quebec,
}
const networks: Readonly<Record<string, MmdbValue>> = {
  '203.0.113.0/24': { autonomous_system_number: 64_500 },
  '2001:db8::/32': { autonomous_system_number: 4_200_000_000 },
}

async function open(city?: Buffer, asn?: Buffer): Promise<Geo> {
  const files = { city: join(folder, 'city.mmdb'), asn: join(folder, 'asn.mmdb') }
  if (city) await writeFile(files.city, city)
  if (asn) await writeFile(files.asn, asn)
  opened = await openGeo({
    geoCityDb: city && files.city,
    geoAsnDb: asn && files.asn,
    checkMs: 20,
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
  })
  return opened as Geo
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('an address', () => {
  it('has the location of its most specific network', async () => {
    const geo = await open(buildMmdb(cities), buildMmdb(networks))
    const [asn, countryCode] = [64_500, 'CA']
    expect(geo.placeOf('203.0.113.5')).toEqual({ asn, countryCode, subdivisionCode: 'CA-QC' })
    expect(geo.placeOf('203.0.113.200')).toMatchObject({ subdivisionCode: 'GB-ENG' })
    expect(geo.placeOf('2001:db8:ca::5')).toEqual({
      asn: 4_200_000_000,
      countryCode,
      subdivisionCode: 'CA-QC',
    })
  })

  it('has the values of the files, and no others', async () => {
    const geo = await open(buildMmdb(cities))
    expect(geo.placeOf('198.51.100.1')).toEqual({ ...nowhere, countryCode: 'NZ' })
    expect(geo.placeOf('192.0.2.1')).toEqual(nowhere)
    expect((await open(undefined, buildMmdb(networks))).placeOf('203.0.113.1')).toEqual({
      ...nowhere,
      asn: 64_500,
    })
  })

  it.each(['10.1.2.3', '127.0.0.1', '::1', 'fd00::1', '169.254.0.1', '100.64.0.1', '0.0.0.0'])(
    'that is private, such as %s, has no location',
    async (address) => {
      expect((await open(buildMmdb(cities))).placeOf(address)).toEqual(nowhere)
    },
  )

  it.each(['8.8.8.8', '2600::1', '', 'junk', '127.1', '203.0.113.5:80'])(
    'that is unknown or invalid, such as "%s", has no location',
    async (address) => {
      expect((await open(buildMmdb(cities), buildMmdb(networks))).placeOf(address)).toEqual(nowhere)
    },
  )

  it('of IPv6 has no location in a file of IPv4', async () => {
    // 32.1.13.184 has the bits that 2001:db8:: begins with.
    const geo = await open(buildMmdb({ '203.0.113.0/24': quebec, '32.1.13.0/24': quebec }, 4))
    expect(geo.placeOf('203.0.113.1').countryCode).toBe('CA')
    expect(geo.placeOf('2001:db8::1')).toEqual(nowhere)
  })

  it('has no location if the record has another form', async () => {
    const geo = await open(
      buildMmdb({
        '203.0.113.0/26': 'CA',
        '203.0.113.64/26': { country: 'CA', subdivisions: 'QC' },
        '203.0.113.128/26': { country: { iso_code: 'Canada' }, subdivisions: [] },
        '203.0.113.192/26': { subdivisions: [{ iso_code: 'QC' }] },
      }),
      buildMmdb({ '203.0.113.0/24': { autonomous_system_number: 'AS64500' } }),
    )
    for (const last of [1, 65, 129, 193]) {
      expect(geo.placeOf(`203.0.113.${last}`)).toEqual(nowhere)
    }
  })
})

describe('a file', () => {
  it('that is not configured is not required', async () => {
    const log = pino({ level: 'silent' })
    const none = { geoCityDb: undefined, geoAsnDb: undefined, checkMs: 20, log }
    expect(await openGeo(none)).toBeUndefined()
  })

  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('not a database')],
    ['cut off at its end', buildMmdb(cities).subarray(0, 200)],
    ['cut off at its beginning', buildMmdb(cities).subarray(-300)],
  ])('that is %s prevents the start with an error that names it', async (_, bytes) => {
    const refusal = /^LATCHKEY_GEO_ASN_DB is ".*asn\.mmdb", which cannot be read as a MaxMind/
    await expect(open(buildMmdb(cities), bytes)).rejects.toThrow(refusal)
  })

  it('that is corrupt yields no location and no error', async () => {
    const bytes = buildMmdb({ '198.51.100.0/24': quebec })
    const end = bytes.lastIndexOf('MaxMind.com') - 3
    const start = bytes.indexOf('iso_code')
    bytes.fill(0xff, start, end)
    const geo = await open(bytes)
    expect(geo.placeOf('198.51.100.1')).toEqual(nowhere)
  })

  it('that is replaced is reloaded', async () => {
    const geo = await open(buildMmdb(cities))
    expect(geo.placeOf('203.0.113.5').countryCode).toBe('CA')
    await writeFile(join(folder, 'next'), buildMmdb({ '203.0.113.0/24': england }))
    await rename(join(folder, 'next'), join(folder, 'city.mmdb'))
    await until(() => geo.placeOf('203.0.113.5').countryCode === 'GB')
    await writeFile(join(folder, 'city.mmdb'), buildMmdb(cities))
    await until(() => geo.placeOf('203.0.113.5').countryCode === 'CA')
  })

  it('that is corrupted or removed stays in use, with one warning', async () => {
    const file = join(folder, 'city.mmdb')
    const geo = await open(buildMmdb(cities))
    const warnings = () => lines.filter((line) => line.includes('could not be read'))
    await writeFile(file, 'broken')
    await until(() => warnings().length === 1)
    await unlink(file)
    await until(() => warnings().length === 2)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(warnings()).toHaveLength(2)
    expect(geo.placeOf('203.0.113.5').countryCode).toBe('CA')
    expect(geo.placeOf('203.0.113.6').countryCode).toBe('CA')
    await writeFile(file, buildMmdb({ '203.0.113.0/24': england }))
    await until(() => geo.placeOf('203.0.113.5').countryCode === 'GB')
  })
})
