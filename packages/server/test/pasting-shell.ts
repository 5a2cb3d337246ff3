import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

export type ShellName = 'bash' | 'zsh'

/** An interactive shell, in which zsh accepts no comments. */
const programs: Readonly<Record<ShellName, readonly [string, ...string[]]>> = {
  bash: ['/bin/bash', '--norc', '-i'],
  zsh: ['/usr/bin/zsh', '-f', '-i', '-s'],
}

export const isInstalled = (name: ShellName): boolean => existsSync(programs[name][0])

export interface PastingShell {
  /**
   * Pastes a block. @returns its standard output. `answer` gets the output when the block asks for
   * a code, and returns the code
   */
  paste(block: string, answer?: (output: string) => Promise<string>): Promise<string>
  /** Waits until the block that is being pasted prints this. @returns the first group */
  prints(expected: RegExp): Promise<string>
  end(): Promise<void>
}

export function openShell(name: ShellName, cwd: string): PastingShell {
  const [program, ...args] = programs[name]
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, PS1: '', TERM: 'dumb' }
  // A session of its own: an interactive shell takes over the terminal of the test run.
  const shell = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let output = ''
  let pasted = 0
  shell.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk
  })
  const prints = async (expected: RegExp): Promise<string> => {
    for (;;) {
      const found = expected.exec(output)
      if (found) return found[1] ?? ''
      if (shell.exitCode !== null) throw new Error(`${name} ended:\n${output}`)
      await once(shell.stdout, 'data')
    }
  }
  return {
    async paste(block, answer) {
      pasted += 1
      const end = `pasted ${pasted} times`
      output = ''
      shell.stdin.write(block)
      if (answer) {
        await prints(/code: /)
        shell.stdin.write(`${await answer(output)}\n`)
      }
      shell.stdin.write(`echo "pasted" ${pasted} times\n`)
      await prints(new RegExp(end))
      return output.slice(0, output.indexOf(end))
    },
    prints,
    async end() {
      shell.stdin.end('exit\n')
      if (shell.exitCode === null) await once(shell, 'close')
    },
  }
}
