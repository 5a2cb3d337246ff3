/** Sets a bit; the bits of a vector are numbered from the lowest bit of its first word. */
export const setBit = (vector: Uint32Array, bit: number): void => {
  vector[bit >>> 5] = (vector[bit >>> 5] as number) | (1 << (bit & 31))
}

/** Clears a bit. */
export const clearBit = (vector: Uint32Array, bit: number): void => {
  vector[bit >>> 5] = (vector[bit >>> 5] as number) & ~(1 << (bit & 31))
}
