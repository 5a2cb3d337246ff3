import { spawnSync } from 'node:child_process'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { browserTrust, type System, systemOf, type TrustStep } from '../browser-trust.ts'
import type { Invocation } from '../invocation.ts'
import { UsageError } from '../usage-error.ts'

const systems: Readonly<Record<string, System>> = {
  macos: 'darwin',
  linux: 'linux',
  windows: 'win32',
}

/**
 * Prints the commands that make the system and its browsers trust the private CA. With `--install`
 * it runs them.
 */
export async function trust({ config, given, has, print }: Invocation): Promise<void> {
  if (config.tls.kind !== 'private-ca') {
    const from = config.tls.kind === 'off' ? 'TLS is off' : 'The certificate comes from files'
    throw new UsageError(`${from}: there is no private CA to trust.`)
  }
  const caFile = join(config.dataFolder, 'ca.pem')
  const system = systemFrom(given('system'))
  const isRoot = process.getuid?.() === 0
  const steps = browserTrust({ system, caFile, home: homedir(), isRoot })
  if (!steps) throw new UsageError(`There is no CA in ${caFile} yet. The first start creates it.`)
  if (has('install')) return install(steps, print)
  const lines = steps.map(({ target, command }) => `${target}:\n\n  ${command}\n`)
  const more = 'latchkey trust --install runs these commands. Restart the browser afterwards.'
  print(
    { ca_file: caFile, steps },
    [`The CA certificate is ${caFile}.\n`, ...lines, more].join('\n'),
  )
}

function systemFrom(name: string): System {
  if (name === '') return systemOf(process.platform)
  const system = systems[name]
  if (system) return system
  throw new UsageError(`--system must be one of ${Object.keys(systems).join(', ')}.`)
}

function install(steps: readonly TrustStep[], print: Invocation['print']): void {
  const results = steps.map(({ target, command }) => {
    // The output of the command goes to standard error, and its prompts to the terminal.
    const { status } = spawnSync(command, { shell: true, stdio: ['inherit', 2, 2] })
    const isDone = status === 0
    console.error(isDone ? `done: ${target}` : `failed: ${target}\n  Run it yourself: ${command}`)
    return { target, command, done: isDone }
  })
  const done = results.filter((result) => result.done).length
  print({ steps: results }, `${done} of ${results.length} done. Restart the browser.`)
  if (done < results.length) process.exitCode = 1
}
