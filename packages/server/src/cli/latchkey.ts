import { readFileSync } from 'node:fs'
import { type CommandLine, help, readCommandLine } from './command-line.ts'
import type { Invocation } from './invocation.ts'

/** Runs the command line. Help, version and usage errors load nothing of the server. */
async function run(args: readonly string[]): Promise<void> {
  const line = readCommandLine(args)
  if (line.kind === 'help') return console.log(help(line.about))
  if (line.kind === 'version') return console.log(version())
  // Reads the configuration first, so that nothing of the server is loaded if it is invalid.
  const invocation = await invocationOf(line)
  const runCommand = await line.command.load()
  await runCommand(invocation)
}

async function invocationOf({ values }: Extract<CommandLine, { kind: 'command' }>) {
  const { readConfig } = await import('../config/config.ts')
  const invocation: Invocation = {
    config: readConfig(process.env),
    given: (name) => String(values[name] ?? ''),
    has: (flag) => values[flag] === true,
    print: (result, text) => {
      if (values.json === true) console.log(JSON.stringify(result))
      else if (text !== '') console.log(text)
    },
  }
  return invocation
}

function version(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

run(process.argv.slice(2)).then(
  () => process.exit(),
  async (error: unknown) => {
    const { sentence } = await import('./sentence.ts')
    console.error(sentence(error))
    process.exit(1)
  },
)
