import { TextFilter } from './text-filter.ts'

const RUN_LENGTH = 3

/**
 * Recognizes most texts without any of the keywords by a few of their characters. A keyword of at
 * least `stride + 2` characters covers three characters at a multiple of `stride`, wherever it
 * occurs. So only those runs of the text are compared with the runs at the beginning of the
 * keywords. (After the sampled q-grams of Sutinen and Tarhio, ESA 1995.)
 */
export class KeywordSieve {
  private readonly runs = new TextFilter()
  /** 0 if a keyword is shorter than a run, so that every text may contain it. */
  private readonly stride: number

  constructor(keywords: readonly string[]) {
    const shortest = keywords.reduce((least, keyword) => Math.min(least, keyword.length), 64)
    this.stride = Math.max(0, shortest - RUN_LENGTH + 1)
    for (const keyword of keywords) {
      for (let at = 0; at < this.stride; at++) this.runs.addRun(keyword, at)
    }
  }

  /** Whether the text may contain a keyword; case is ignored. */
  mayContain(text: string): boolean {
    if (this.stride === 0) return true
    for (let at = 0; at + RUN_LENGTH <= text.length; at += this.stride) {
      if (this.runs.mayContainRun(text, at)) return true
    }
    return false
  }
}
