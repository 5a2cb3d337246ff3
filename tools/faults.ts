/**
 * Causes the faults that the service must survive, at full strength: `npm run faults` all of them
 * (about half an hour), `npm run faults -- disk-full` one. The test suite has short versions.
 * Programs are `packages/server/faults/<name>.ts`; faults whose tests are at full strength already
 * run these. docs/faults.md says when each passes.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tests = 'packages/server/test'

/** By name: the program, which has no test files, or the test files and titles. */
export const faults: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['kill-writes', {}],
  ['kill-deliveries', {}],
  ['database-stopped', {}],
  ['database-frozen', {}],
  ['failover', {}],
  ['patroni', {}],
  ['connections-ended', {}],
  ['database-slow', {}],
  ['disk-full', {}],
  ['clock', { files: [`${tests}/events/clock`, `${tests}/clock`] }],
  ['slow-sockets', {}],
  ['hostile-bodies', {}],
  ['many-sockets', { files: [`${tests}/load`], title: '5,000 sockets' }],
  ['long-strings', { files: [`${tests}/long-strings`, `${tests}/many-members`], isStrict: true }],
  ['inherited-names', { files: [`${tests}/inherited-names`, `${tests}/bodies`] }],
  ['redeemed-at-once', { files: [`${tests}/authentication/races`] }],
  ['stop-under-load', { files: [`${tests}/load`, `${tests}/stop`], title: 'stop' }],
  [
    'two-processes',
    { files: ['network-acl-faults', 'signing-keys-processes'].map((file) => `${tests}/${file}`) },
  ],
  ['failing-calls', {}],
])

interface Fault {
  readonly files?: readonly string[]
  readonly title?: string
  /** Whether the bounds of the tests are not extended for a busy machine. */
  readonly isStrict?: boolean
}

/** The command of a fault. */
export function commandOf(name: string, fault: Fault, args: readonly string[]) {
  const { files, title, isStrict } = fault
  if (files) {
    const jest = ['npm', 'run', '-s', 'jest', '--', ...(title ? ['-t', title] : []), ...files]
    return isStrict ? ['env', 'LATCHKEY_TEST_PATIENCE=1', ...jest] : jest
  }
  // Packages of the workspace by their sources, as the compiler reads them.
  return ['tsx', '--conditions=latchkey-source', `packages/server/faults/${name}.ts`, ...args]
}

function run([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', cwd: root }).status === 0
}

function main(given: string | undefined, args: readonly string[]): void {
  const names = given === undefined ? [...faults.keys()] : [given]
  if (!run(['node', 'tools/bundle.mjs'])) process.exit(1)
  const failed = names.filter((name) => {
    const fault = faults.get(name)
    if (!fault) console.error(`There is no fault "${name}". There are: ${[...faults.keys()]}`)
    return !fault || !run(commandOf(name, fault, args))
  })
  if (failed.length > 0) {
    console.error(`Not survived: ${failed.join(', ')}`)
    process.exit(1)
  }
}

if (process.argv[1] === import.meta.filename) main(process.argv[2], process.argv.slice(3))
