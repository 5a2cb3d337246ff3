/**
 * A position in the events of a tenant, after the event with this transaction and position. `at` is
 * the time of the event, which shows whether later events may have been deleted.
 */
export interface EventPlace {
  readonly xid: bigint
  readonly position: bigint
  readonly at: Date
}

/** A position as an opaque string. */
export function toOffset({ xid, position, at }: EventPlace): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return Buffer.from(`1.${xid}.${position}.${seconds}`).toString('base64url')
}

const written = /^1\.(0|[1-9]\d{0,19})\.(0|[1-9]\d{0,18})\.(\d{1,12})$/
const xidMax = 2n ** 64n - 1n
const positionMax = 2n ** 63n - 1n

/** Parses such a string; undefined if it is invalid. */
export function readOffset(offset: string): EventPlace | undefined {
  const text = Buffer.from(offset, 'base64url').toString('latin1')
  const [, xid, position, seconds] = written.exec(text) ?? []
  if (xid === undefined || position === undefined || seconds === undefined) return undefined
  const place = { xid: BigInt(xid), position: BigInt(position), at: new Date(+seconds * 1000) }
  const isPlace = place.xid <= xidMax && place.position <= positionMax
  return isPlace && toOffset(place) === offset ? place : undefined
}
