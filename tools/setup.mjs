/** `npm run setup`: makes a clone ready to work in, without starting or testing anything. */
import { assertNode, root } from './pnpm.mjs'

assertNode()
process.chdir(root)

// Imported only now: an old Node could not parse them.
Promise.all([import('./prepare.mjs'), import('./progress.mjs')]).then(
  async ([{ prepare }, { during, explain }]) => {
    const failure = await prepare(during)
    if (failure) process.stderr.write(`${explain(failure)}\n`)
    else
      process.stdout.write('Ready. npm start serves, npm test tests; CONTRIBUTING.md has more.\n')
    process.exitCode = failure ? 1 : 0
  },
)
