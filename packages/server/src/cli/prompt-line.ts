import { createInterface } from 'node:readline/promises'

/** Asks at a terminal and answers what was typed; undefined where there is no terminal. */
export async function promptLine(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await reader.question(question)
  } finally {
    reader.close()
  }
}
