import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'

/** The parameter of a database URL whose value is a command that prints the password. */
const commandParameter = 'password_command'
const commandTimeoutMs = 5_000
const run = promisify(execFile)

/**
 * The settings of connections to a database. If the URL has a `password_command`, it runs by `sh`
 * for each new connection, because passwords that a cloud issues by identity are valid for minutes.
 */
export function connectionSettings(
  url: string,
): Pick<ClientConfig, 'connectionString'> | Omit<ClientConfig, 'connectionString'> {
  const command = passwordCommandOf(url)
  if (command === undefined) return { connectionString: url }
  const withoutCommand = new URL(url)
  withoutCommand.searchParams.delete(commandParameter)
  const settings = parseIntoClientConfig(withoutCommand.href)
  return { ...settings, password: () => readPassword(command) }
}

function passwordCommandOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  return new URL(url).searchParams.get(commandParameter) || undefined
}

interface Failure {
  readonly code?: number
  readonly signal?: string
}

/** @throws Error without what the command printed */
async function readPassword(command: string): Promise<string> {
  const options = { timeout: commandTimeoutMs, maxBuffer: 64 * 1024 }
  const { stdout } = await run('/bin/sh', ['-c', command], options).catch((failure: Failure) => {
    const { code, signal } = failure
    const ending = signal ? `was stopped by ${signal}` : `ended with code ${code}`
    throw new Error(`The ${commandParameter} of the database URL ${ending}.`)
  })
  return stdout.replace(/\r?\n$/, '')
}
