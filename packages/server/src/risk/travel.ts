import type { Position } from '../request-facts.ts'

const earthRadiusKm = 6_371
const hourMs = 60 * 60 * 1000

const minimalKm = 50
const substantialKm = 1_000
/** Two addresses of one network may be located this far apart. */
const uncertainKm = 300
/** The speed of an aeroplane. */
const speedMaxKmh = 1_000

/** The length of the great circle between two points, by the haversine formula. */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin((radians(b) - radians(a)) / 2) ** 2
  const latitudes = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  const chord = half(from.latitude, to.latitude) + latitudes * half(from.longitude, to.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** How far somebody has travelled in a time. */
export type Travel = 'minimal' | 'usual' | 'substantial' | 'impossible'

export function travelBetween(from: Position, to: Position, passedMs: number): Travel {
  const km = distanceKm(from, to)
  const reachableKm = speedMaxKmh * (Math.max(0, passedMs) / hourMs)
  if (km > uncertainKm && km > reachableKm) return 'impossible'
  if (km > substantialKm) return 'substantial'
  return km < minimalKm ? 'minimal' : 'usual'
}
