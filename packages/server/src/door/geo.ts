import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { AsnResponse, CityResponse } from 'mmdb-lib'
import type { Logger } from 'pino'
import type { Position } from '../request-facts.ts'
import { openGeoFile } from './geo-file.ts'

/** What the databases know of an address. */
export interface Place {
  readonly asn: number | undefined
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | undefined
  /** ISO 3166-2 in full, such as `CA-QC`; of several subdivisions the largest. */
  readonly subdivisionCode: string | undefined
  readonly position: Position | undefined
}

/** Looks up addresses. */
export interface Geo {
  /** Never throws; nothing is known of a private, unlisted or invalid address. */
  placeOf(address: string): Place
  close(): void
}

interface GeoOptions {
  /** A MaxMind database of cities or of countries. */
  readonly geoCityDb: string | undefined
  readonly geoAsnDb: string | undefined
  /** The interval between checks of the files. */
  readonly checkMs: number
  readonly log: Logger
}

/** The place of an address of which nothing is known. */
export const nowhere: Place = {
  asn: undefined,
  countryCode: undefined,
  subdivisionCode: undefined,
  position: undefined,
}

const placesMax = 20_000

/**
 * Opens the configured databases; undefined if none is configured. A replaced file is read again;
 * if reading it fails, the previous content stays in use.
 *
 * @throws Error that names the variable and the file
 */
export async function openGeo(options: GeoOptions): Promise<Geo | undefined> {
  const { geoCityDb, geoAsnDb, checkMs, log } = options
  if (geoCityDb === undefined && geoAsnDb === undefined) return undefined
  const places = new LRUCache<string, Place>({ max: placesMax })
  const shared = { checkMs, log, onReplaced: () => places.clear() }
  const cities = await openGeoFile<CityResponse>('LATCHKEY_GEO_CITY_DB', geoCityDb, shared)
  const networks = await openGeoFile<AsnResponse>('LATCHKEY_GEO_ASN_DB', geoAsnDb, shared)
  return {
    placeOf(address) {
      const known = places.get(address)
      if (known) return known
      const place = isPublic(address)
        ? toPlace(cities?.find(address), networks?.find(address))
        : nowhere
      places.set(address, place)
      return place
    },
    close() {
      cities?.close()
      networks?.close()
    },
  }
}

const privateRanges = new Set<string>([
  'unspecified',
  'broadcast',
  'multicast',
  'linkLocal',
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
])

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && !privateRanges.has(ipaddr.parse(address).range())
}

/** Databases of other vendors may differ: members of an unexpected type are ignored. */
function toPlace(city: CityResponse | undefined, network: AsnResponse | undefined): Place {
  const asn: unknown = network?.autonomous_system_number
  const countryCode = codeOf(city?.country?.iso_code, /^[A-Z]{2}$/)
  const subdivision = codeOf(city?.subdivisions?.[0]?.iso_code, /^[A-Z0-9]{1,3}$/)
  const hasBoth = countryCode !== undefined && subdivision !== undefined
  return {
    asn: typeof asn === 'number' && Number.isInteger(asn) ? asn : undefined,
    countryCode,
    subdivisionCode: hasBoth ? `${countryCode}-${subdivision}` : undefined,
    position: positionOf(city?.location),
  }
}

function positionOf(location: CityResponse['location']): Position | undefined {
  const latitude: unknown = location?.latitude
  const longitude: unknown = location?.longitude
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : undefined
}

function codeOf(value: unknown, form: RegExp): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined
}
