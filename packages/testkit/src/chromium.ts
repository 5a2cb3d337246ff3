import { it } from '@jest/globals'
import { hasChromium } from './open-chromium.ts'

export { chromiumFile, hasChromium, openChromium } from './open-chromium.ts'

/** A test in Chromium. */
export const test = hasChromium ? it : it.skip
