import { readConfig } from '../config/config.ts'
import { type Command, commands, UsageError } from './commands.ts'
import { sentence } from './sentence.ts'

/** The whole of a run: which command, its arguments, and how a failure is said. */
async function run(line: readonly string[]): Promise<void> {
  if (line.length === 0 || ['help', '--help', '-h'].includes(line[0] ?? '')) {
    console.log(help())
    return
  }
  const command = commands.find(({ usage }) => wordsOf(usage).every((word, i) => word === line[i]))
  if (!command) throw new UsageError(`There is no command "${line.join(' ')}".\n\n${help()}`)
  const args = line.slice(wordsOf(command.usage).length)
  refuseArguments(command, args)
  await command.run(readConfig(process.env), ...args)
}

function refuseArguments({ usage }: Command, args: readonly string[]): void {
  const wanted = usage.split(' ').length - wordsOf(usage).length
  if (args.length !== wanted) throw new UsageError(`Write: latchkey ${usage}`)
}

/** What of a usage is typed as it stands. */
function wordsOf(usage: string): readonly string[] {
  return usage.split(' ').filter((word) => !word.startsWith('<'))
}

function help(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  return [
    'latchkey: a tenant-scoped identity platform',
    '',
    ...commands.map(({ usage, says }) => `  latchkey ${usage.padEnd(width)}   ${says}`),
    '',
    'From the project folder: npm run latchkey -- tenant list',
    'The configuration is read from the environment; packages/server/README.md has the table.',
  ].join('\n')
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(sentence(error))
    process.exit(1)
  },
)
