/** What one operation costs. */
export interface OperationCost {
  readonly serverCpuUs: number
  readonly databaseCpuUs: number
  /** Of the write-ahead log. */
  readonly walBytes: number
  /** That stay: log entries, sessions, new versions of rows. */
  readonly storedBytes: number
}

export type Operation = 'logIn' | 'token' | 'read' | 'write'

/** Of one user, in a day of an average consumer application. */
const perDay: Readonly<Record<Operation, number>> = { logIn: 0.2, token: 2, read: 1, write: 0.05 }
const peakFactor = 5
/** How long what operations store is kept, on average. */
const storedDays = 30
/** Processors are half idle at the peak, so that the loss of one place is borne. */
const usedShare = 0.5
/** What one primary holds, with a back-up of it that is restored within a day. */
const primary = { cores: 32, bytes: 4e12, walBytesPerSecond: 100e6 }
/** Each primary and two standbys. */
const copies = 3
/** Dollars a month for a core with its memory, and for a gigabyte. */
const price = { core: 30, gigabyte: 0.12 }

export interface Demand {
  readonly users: number
  readonly logInsPerSecond: number
  readonly serverCores: number
  readonly databaseCores: number
  readonly terabytes: number
  readonly walMegabytesPerSecond: number
  readonly primaries: number
  readonly dollarsPerMonth: number
}

/** What so many users need at the peak of a day. */
export function demandOf(
  users: number,
  bytesPerUser: number,
  costs: Readonly<Record<Operation, OperationCost>>,
): Demand {
  const sumPerDay = (member: keyof OperationCost) =>
    Object.entries(costs).reduce(
      (sum, [operation, cost]) => sum + users * perDay[operation as Operation] * cost[member],
      0,
    )
  const atPeak = (daily: number) => (daily * peakFactor) / 86_400
  const coresFor = (member: 'serverCpuUs' | 'databaseCpuUs') =>
    atPeak(sumPerDay(member)) / 1e6 / usedShare
  const [serverCores, databaseCores] = [coresFor('serverCpuUs'), coresFor('databaseCpuUs')]
  const bytes = users * bytesPerUser + sumPerDay('storedBytes') * storedDays
  const walBytesPerSecond = atPeak(sumPerDay('walBytes'))
  const primaries = Math.ceil(
    Math.max(
      databaseCores / primary.cores,
      bytes / primary.bytes,
      walBytesPerSecond / primary.walBytesPerSecond,
    ),
  )
  return {
    users,
    logInsPerSecond: atPeak(users * perDay.logIn),
    serverCores,
    databaseCores,
    terabytes: bytes / 1e12,
    walMegabytesPerSecond: walBytesPerSecond / 1e6,
    primaries,
    dollarsPerMonth:
      (serverCores + copies * databaseCores) * price.core + (copies * bytes * price.gigabyte) / 1e9,
  }
}
