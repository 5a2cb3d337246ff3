/**
 * `npm test`: prepares a fresh clone, then runs every check and every test. `npm test -- --tier
 * unit` runs the tests of one tier alone.
 */
import { readFileSync } from 'node:fs'
import { assertNode, root, runPnpm } from './pnpm.mjs'

assertNode()

const serverManifest = new URL('../packages/server/package.json', import.meta.url)
const { scripts = {} } = JSON.parse(readFileSync(serverManifest, 'utf8'))

const steps = [
  // Modules of another pnpm are replaced without a prompt, which would wait for an answer.
  ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'],
  ...(scripts.generate ? [['run', 'generate:prisma']] : []),
  ['run', 'verify', ...process.argv.slice(2)],
]

for (const step of steps) {
  const { code } = await runPnpm(step, { cwd: root })
  if (code !== 0) {
    process.stderr.write(`pnpm ${step.join(' ')} failed (exit code ${code}).\n`)
    process.exit(code)
  }
}
