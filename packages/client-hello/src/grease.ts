/**
 * Whether a 16-bit value is one of the sixteen reserved as GREASE: 0x0a0a, 0x1a1a, … 0xfafa
 * (RFC 8701 section 2).
 */
export function isGrease(value: number): boolean {
  return (value & 0x0f0f) === 0x0a0a && value >> 8 === (value & 0xff)
}

/** The values that are not reserved as GREASE. */
export function withoutGrease(values: readonly number[]): number[] {
  return values.filter((value) => !isGrease(value))
}

/**
 * Whether an ALPN name is reserved as GREASE: two equal bytes of that form (RFC 8701, section 2).
 */
export function isGreaseProtocol(name: string): boolean {
  return name.length === 2 && isGrease((name.charCodeAt(0) << 8) | name.charCodeAt(1))
}
