import { setFlagsFromString } from 'node:v8'

/** Garbage is collected when the heap has grown by this share of what was in use before. */
const growthPercent = 50

/**
 * Bounds the memory of the process by what it uses. By default V8 lets a small heap grow to four
 * times that before it collects garbage, in proportion to the memory of the machine.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`)
}
