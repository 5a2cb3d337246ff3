/** The bars of one fault, and the figures that were measured. */
export interface Verdict {
  /** Records a bar that is missed unless `holds`. */
  demand(bar: string, holds: boolean): void
  /** Prints one line of JSON; the process ends with 1 if a bar is missed. */
  print(figures: Readonly<Record<string, unknown>>): void
}

export function makeVerdict(name: string): Verdict {
  const missed = new Map<string, number>()
  return {
    demand(bar, holds) {
      if (!holds) missed.set(bar, (missed.get(bar) ?? 0) + 1)
    },
    print(figures) {
      console.log(JSON.stringify({ name, ...figures, missed: Object.fromEntries(missed) }))
      if (missed.size > 0) process.exitCode = 1
    },
  }
}
