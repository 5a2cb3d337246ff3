import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { once } from '../timing/once.ts'

/** 100,000 passwords in lower case, the most common first, a line each. */
const file = new URL('../../third-party/frequent-passwords.txt.gz', import.meta.url)

/** How many lines of the file a list has. */
const lengths = { en_10k: 10_000, en_100k: 100_000 } as const

/** The name of a built-in list of common passwords. */
export type FrequentPasswords = keyof typeof lengths

const newline = 0x0a

/** One text is searched in less than a millisecond, and takes a tenth of the memory of a set. */
const lists = once((): Readonly<Record<FrequentPasswords, Buffer>> => {
  const all = Buffer.concat([Buffer.of(newline), gunzipSync(readFileSync(file))])
  const firstLines = (count: number) => {
    let end = 0
    for (let line = 0; line < count; line += 1) end = all.indexOf(newline, end + 1)
    return all.subarray(0, end + 1)
  }
  return { en_10k: firstLines(lengths.en_10k), en_100k: all }
})

/** Whether a password in lower case is in a built-in list. */
export const isFrequentPassword = (folded: string, list: FrequentPasswords): boolean =>
  !folded.includes('\n') && lists()[list].includes(`\n${folded}\n`)
