import { parseArgs } from 'node:util'
import { type Command, commands } from './commands.ts'
import { UsageError } from './usage-error.ts'

/** A parsed command line. */
export type CommandLine =
  | { readonly kind: 'version' }
  | { readonly kind: 'help'; readonly about: readonly Command[] }
  | { readonly kind: 'command'; readonly command: Command; readonly values: Values }

/** Arguments and options by name: a text, or true for a flag. */
export type Values = Readonly<Record<string, string | boolean>>

interface Parts {
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  readonly required: readonly string[]
  readonly names: readonly string[]
}

const everywhere = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
} as const

/**
 * Parses the arguments of the process.
 *
 * @throws UsageError with the usage of the command
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const typed = wordsIn(args)
  if (args.includes('--version') || args.includes('-v')) return { kind: 'version' }
  if (typed.length === 0 || typed[0] === 'help') {
    return { kind: 'help', about: commandsUnder(typed.slice(1)) }
  }
  if (args.includes('--help') || args.includes('-h')) {
    return { kind: 'help', about: commandsUnder(typed) }
  }
  const command = commands.find(({ usage }) =>
    partsOf(usage).words.every((word, at) => word === typed[at]),
  )
  if (!command) throw new UsageError(`Unknown command "${typed.join(' ')}".\n\n${help()}`)
  return { kind: 'command', command, values: readValues(command, args) }
}

/** The help text of some commands; by default of all. */
export function help(about: readonly Command[] = commands): string {
  const width = Math.max(...about.map(({ usage }) => usage.length))
  return [
    'latchkey <command>: a multi-tenant identity platform',
    '',
    ...about.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'Every command accepts --json, for machine-readable output, and --help. --version prints the',
    'version of Latchkey. The configuration is read from environment variables, which',
    'packages/server/README.md lists.',
  ].join('\n')
}

/** The commands whose usage begins with these words; if there is none, all commands. */
function commandsUnder(words: readonly string[]): readonly Command[] {
  const under = commands.filter(({ usage }) => {
    const own = partsOf(usage).words
    return words.slice(0, own.length).every((word, at) => word === own[at])
  })
  return under.length > 0 ? under : commands
}

/** The words that are no options; values of options may be among them. */
function wordsIn(args: readonly string[]): readonly string[] {
  const options = Object.assign({}, ...commands.map(({ usage }) => partsOf(usage).options))
  return parseArgs({
    args: [...args],
    options: { ...options, ...everywhere },
    strict: false,
    allowPositionals: true,
  }).positionals
}

function readValues({ usage }: Command, args: readonly string[]): Values {
  const { words, options, required, names } = partsOf(usage)
  const write = `Write: latchkey ${usage}`
  try {
    const read = parseArgs({
      args: [...args],
      options: { ...options, ...everywhere },
      allowPositionals: true,
    })
    const values: Values = { ...read.values }
    const given = read.positionals.slice(words.length)
    const missing = required.find((name) => !values[name])
    if (missing !== undefined) throw new UsageError(`--${missing} is required. ${write}`)
    if (given.length !== names.length) throw new UsageError(write)
    return { ...values, ...Object.fromEntries(names.map((name, at) => [name, given[at] ?? ''])) }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    const [sentence = ''] = message.split(/\. |\n/)
    throw new UsageError(`${sentence.replace(/\.$/, '')}. ${write}`)
  }
}

/** Parses a usage, such as `client create --tenant <domain> [--administrator] <name>`. */
function partsOf(usage: string): Parts {
  const words = usage.split(/ (?=[-[<])/)[0]?.split(' ') ?? []
  const found = [...usage.matchAll(/(\[)?--([a-z-]+)( <[a-z_]+>)?/g)]
  const options = found.map(([, , name = '', value]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string' } as const,
  ])
  const required = found
    .filter(([, bracket]) => bracket === undefined)
    .map(([, , name = '']) => name)
  const rest = usage.replaceAll(/\[?--[a-z-]+( <[a-z_]+>)?\]?/g, '')
  const names = [...rest.matchAll(/<([a-z_]+)>/g)].map(([, name = '']) => name)
  return { words, options: Object.fromEntries(options), required, names }
}
