/**
 * `npm start` and `npm run latchkey`: prepares what a fresh clone lacks, then runs the command line
 * of the server in this very process, so that signals reach it and its exit code is ours.
 */
import { assertNode, root } from './pnpm.mjs'

assertNode()
process.chdir(root)

// Imported only now: an old Node could not parse them.
Promise.all([import('./prepare.mjs'), import('./progress.mjs')]).then(
  async ([{ prepare }, { during, explain }]) => {
    const failure = await prepare(during)
    if (failure) {
      process.stderr.write(`${explain(failure)}\n`)
      process.exit(1)
    }
    await import('../packages/server/bin/latchkey.js')
  },
)
