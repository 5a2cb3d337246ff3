import { type Tier, tiers } from './tiers.ts'

/** How long one test file took, and how much is in it. */
export interface FileTime {
  readonly path: string
  readonly tier: Tier
  readonly seconds: number
  readonly tests: number
}

const slowestMax = 20

/** The slowest files, then the time of each tier, then all in one line of JSON. */
export function suiteTimes(files: readonly FileTime[], seconds: number): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestMax)
  const sums = tiers.map((tier) => ({ tier, ...sumOf(files.filter((file) => file.tier === tier)) }))
  const suite = {
    name: 'suite',
    seconds: rounded(seconds),
    tests: sumOf(files).tests,
    tiers: Object.fromEntries(sums.map(({ tier, seconds, tests }) => [tier, { seconds, tests }])),
  }
  return [
    'The slowest files:',
    ...slowest.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`),
    'The tiers, the time of their files added up:',
    ...sums.map(
      ({ tier, files, tests, seconds }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${tier}: ${tests} tests in ${files} files`,
    ),
    JSON.stringify(suite),
  ]
}

function sumOf(files: readonly FileTime[]) {
  const sum = (of: (file: FileTime) => number) => files.reduce((all, file) => all + of(file), 0)
  return {
    files: files.length,
    tests: sum(({ tests }) => tests),
    seconds: rounded(sum(({ seconds }) => seconds)),
  }
}

const rounded = (seconds: number) => Math.round(seconds * 10) / 10
