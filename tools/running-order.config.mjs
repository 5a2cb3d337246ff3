/** Jest's `testSequencer`: see `running-order.ts`. */
import { relative } from 'node:path'
import Sequencer from '@jest/test-sequencer'
import { root } from './pnpm.mjs'

const { inRunningOrder } = await import('./running-order.ts')
const { tierOf } = await import('./tiers.ts')

export default class RunningOrder extends Sequencer {
  sort(tests) {
    return inRunningOrder(super.sort(tests), {
      pathOf: ({ path }) => relative(root, path),
      isSlow: (path) => tierOf(path) === 'slow',
    })
  }
}
