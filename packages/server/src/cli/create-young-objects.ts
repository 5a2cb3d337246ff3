import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 create every object as a young one. By default it creates the objects of a line of code
 * as old ones, once most objects of that line survived. As garbage, an old object keeps the young
 * objects that it refers to, such as an array its rows, until V8 collects old objects.
 */
export function createYoungObjects(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
