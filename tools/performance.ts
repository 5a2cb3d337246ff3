/** The figures of benchmarks as `docs/performance.md` keeps them: a row for each benchmark. */
import { cpus, totalmem } from 'node:os'

export type Figures = Readonly<Record<string, number>>

/** The result of a benchmark, with machine and commit. */
export interface Measured {
  readonly benchmark: string
  readonly figures: Figures
  readonly commit: string
  /** `YYYY-MM-DD` in UTC. */
  readonly date: string
  readonly machine: string
}

const head = `# Performance

The table has the latest result of each benchmark, with the machine that it ran on. The program of a
benchmark, \`packages/*/bench/<name>.ts\`, describes its figures and its targets.

- \`ratio\` compares the server with the floor, which is a program that does only the least work that
  the same task needs, measured in the same run. It is comparable between machines, and higher is
  better. So are \`readRatio\`, \`writeRatio\` and \`worst\`, the lowest of several ratios.
- \`perSecond\` and times (\`Ms\`, \`Us\`) are those of the named machine, and are worse if the machine
  did other work at the same time.
- \`peers\` compares Latchkey with Keycloak on the same machine: above 1, Latchkey is faster, or needs
  less memory.
- \`scale\` compares two processes with one, by requests per second of processor time: 1 means that
  the second process costs nothing extra.
- \`contention\` changes one record by many requests at once. \`spread\` is the largest p99 divided by
  its p50, and \`lost\` counts lost changes.

\`npm run bench -- --document management token\` runs the named benchmarks and writes their rows. It
refuses to write a result that is more than a tenth worse than the previous one, and names the
figure. Where there is a floor, it allows for a machine on which the floor is faster or slower.

`

export function document(rows: readonly Measured[]): string {
  const sorted = [...rows].sort((a, b) => a.benchmark.localeCompare(b.benchmark))
  const table = [['benchmark', 'figures', 'commit', 'date', 'machine'], ...sorted.map(cellsOf)]
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => widthOf(row[at]))))
  const [titles = '', ...lines] = table.map((row) => lineOf(row, widths, ' '))
  return `${head}${[titles, lineOf([], widths, '-'), ...lines].join('\n')}\n`
}

function cellsOf({ benchmark, figures, commit, date, machine }: Measured): string[] {
  const shown = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  return [benchmark, shown.join(', '), commit, date, machine]
}

const widthOf = (cell = '') => cell.length

const lineOf = (cells: readonly string[], widths: readonly number[], filler: string) =>
  `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width, filler)).join(' | ')} |`

/** The rows of a document that `document` wrote. */
export function readDocument(text: string): Measured[] {
  return text.split('\n').flatMap((line) => {
    const [, benchmark = '', shown = '', commit = '', date = '', machine = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return []
    const figures = Object.fromEntries(
      shown.split(', ').map((each) => {
        const [name = '', value] = each.split(' ')
        return [name, Number(value)]
      }),
    )
    return [{ benchmark, figures, commit, date, machine }]
  })
}

/** The numbers of the line of JSON that ends a benchmark. */
export function figuresOf(output: string): Figures {
  const last: unknown = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '{}')
  const isFigure = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number'
  return Object.fromEntries(Object.entries(last ?? {}).filter(isFigure))
}

const toleratedPart = 0.1
/** Times, memory, sizes, spread and losses. */
const isBetterSmall = /(Ms|Mb|Kb|Us|Bytes|^spread|^lost)$/

const isRate = /perSecond$/i
const isTime = /(Ms|Us)$/

/**
 * One sentence for each figure that is worse by more than a tenth. Rates and times are compared
 * after allowing for the speed of the machine, which the floor tells.
 */
export function worsened(before: Figures, after: Figures): string[] {
  const { floorPerSecond = 1, ...compared } = after
  const speed = floorPerSecond / (before.floorPerSecond ?? floorPerSecond)
  return Object.entries(compared).flatMap(([name, value]) => {
    const known = before[name]
    if (known === undefined) return []
    const expected = isRate.test(name) ? known * speed : isTime.test(name) ? known / speed : known
    const isWorse = isBetterSmall.test(name)
      ? value > expected * (1 + toleratedPart)
      : value < expected * (1 - toleratedPart)
    const machine = expected === known ? '' : ` on a machine ${speed.toFixed(1)} times as fast`
    return isWorse ? [`${name} was ${known} and is ${value}${machine}`] : []
  })
}

export function thisMachine(): string {
  const [cpu] = cpus()
  const gb = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores of ${cpu?.model ?? 'an unknown processor'}, ${gb} GB, Node ${process.version}`
}
