export const setBit = (vector: Uint32Array, bit: number): void => {
  vector[bit >>> 5] = (vector[bit >>> 5] as number) | (1 << (bit & 31))
}

export const clearBit = (vector: Uint32Array, bit: number): void => {
  vector[bit >>> 5] = (vector[bit >>> 5] as number) & ~(1 << (bit & 31))
}
