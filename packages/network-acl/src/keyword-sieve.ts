import { TextFilter } from './text-filter.ts'

const RUN_LENGTH = 3

/**
 * Tells most texts that hold none of many keywords from a few of their characters. Whatever
 * stands at least `stride + 2` characters long in a text covers a whole run of three at a multiple
 * of `stride`; so it is enough to look there for the runs that the keywords begin with. (After the
 * sampled q-grams of Sutinen and Tarhio, ESA 1995.)
 */
export class KeywordSieve {
  private readonly runs = new TextFilter()
  /** 0 when a keyword is shorter than a run: every text must then pass. */
  private readonly stride: number

  constructor(keywords: readonly string[]) {
    const shortest = keywords.reduce((least, keyword) => Math.min(least, keyword.length), 64)
    this.stride = Math.max(0, shortest - RUN_LENGTH + 1)
    for (const keyword of keywords) {
      for (let at = 0; at < this.stride; at++) this.runs.addRun(keyword, at)
    }
  }

  /** Whether the text may hold a keyword, the case of letters aside. */
  mayHold(text: string): boolean {
    if (this.stride === 0) return true
    for (let at = 0; at + RUN_LENGTH <= text.length; at += this.stride) {
      if (this.runs.mayHoldRun(text, at)) return true
    }
    return false
  }
}
