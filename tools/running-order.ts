/**
 * The files that take longest, first: one that begins late would run alone at the end. Those that
 * wait for processes and clocks alternate with those that compute.
 */
export const longest: readonly string[] = [
  'packages/server/test/deployment/image.test.ts',
  'packages/server/test/contract.test.ts',
  'packages/server/test/documents-pasted.test.ts',
  'packages/server/test/form-twins.test.ts',
  'packages/server/test/deploy-cli.test.ts',
  'packages/server/test/slow-sockets.test.ts',
  'packages/server/test/bodies.test.ts',
  'packages/server/test/load.test.ts',
  'packages/server/test/network-acl-signals.test.ts',
  'packages/server/test/walk-events.test.ts',
  'tools/generate.test.ts',
  'packages/server/test/database-faults.test.ts',
  'packages/server/test/cli.test.ts',
  'packages/server/test/network-acl-faults.test.ts',
]

interface OrderOptions<T> {
  pathOf(file: T): string
  isSlow(path: string): boolean
}

/**
 * The order in which test files begin: the longest, then the slow ones evenly among the others.
 * Slow files wait much of their time; side by side they would leave processors idle.
 */
export function inRunningOrder<T>(
  files: readonly T[],
  { pathOf, isSlow }: OrderOptions<T>,
): readonly T[] {
  const rankOf = (file: T) => longest.indexOf(pathOf(file))
  const first = files.filter((file) => rankOf(file) >= 0)
  const rest = files.filter((file) => rankOf(file) < 0)
  const slow = rest.filter((file) => isSlow(pathOf(file)))
  const others = rest.filter((file) => !isSlow(pathOf(file)))
  return [
    ...first.toSorted((one, other) => rankOf(one) - rankOf(other)),
    ...[...spread(slow), ...spread(others)]
      .toSorted((one, other) => one.place - other.place)
      .map(({ file }) => file),
  ]
}

/** Each file with its place between the start and the end of a run, 0 to 1. */
const spread = <T>(files: readonly T[]) =>
  files.map((file, at) => ({ file, place: (at + 0.5) / files.length }))
