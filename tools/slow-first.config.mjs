/** Jest's `testSequencer`: what takes long begins first, or one worker would wait for another. */
import { relative } from 'node:path'
import Sequencer from '@jest/test-sequencer'
import { root } from './pnpm.mjs'

const { tierOf } = await import('./tiers.ts')

export default class SlowFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({ path }) => tierOf(relative(root, path)) === 'slow'
    const sorted = super.sort(tests)
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))]
  }
}
