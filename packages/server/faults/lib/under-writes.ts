import { openLedger } from './ledger.ts'
import { type OpenFault, openFault } from './open-fault.ts'
import type { SomePostgres } from './scene.ts'
import { demandExpected, statusesOf } from './statuses.ts'
import { replay, startWriters, type Writers } from './writers.ts'

interface UnderWrites<Postgres extends SomePostgres> {
  readonly name: string
  readonly postgres: Promise<Postgres>
  /** Writers at once. */
  readonly atOnce?: number
  /** Causes the fault while the writers run. @returns figures to print */
  readonly fault: (open: OpenFault<Postgres> & { readonly writers: Writers }) => Promise<Figures>
}

type Figures = Readonly<Record<string, unknown>>

/**
 * Causes a fault under writes. Whatever the fault, they are answered 200 or 503, the process goes
 * on, and the rows have all that was acknowledged, each with its event and log entry.
 */
export async function underWrites<Postgres extends SomePostgres>({
  name,
  postgres,
  atOnce,
  fault,
}: UnderWrites<Postgres>): Promise<void> {
  const open = await openFault(name, postgres)
  const { verdict, scene, server, close } = open
  const ledger = openLedger()
  const writers = startWriters(server, ledger, atOnce)
  try {
    const figures = await fault({ ...open, writers })
    await writers.stop()
    demandExpected(verdict, writers)
    verdict.demand('the process goes on', server.isRunning())
    const replayed = await replay(scene, ledger)
    verdict.demand('no acknowledged write is lost', replayed.lost === 0)
    verdict.demand('no write without its event and log entry', replayed.halves === 0)
    const slowestMs = Math.round(writers.slowestMs())
    verdict.print({ slowestMs, ...figures, ...replayed, ...statusesOf(writers) })
  } finally {
    await writers.stop()
    await close()
    ledger.remove()
  }
}
