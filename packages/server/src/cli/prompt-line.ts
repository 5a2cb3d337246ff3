import { createInterface } from 'node:readline/promises'

/** Prompts at a terminal, and returns the line; undefined without a terminal. */
export async function promptLine(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await reader.question(question)
  } finally {
    reader.close()
  }
}
