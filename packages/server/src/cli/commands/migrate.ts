import type { Invocation } from '../invocation.ts'
import { withStore } from '../with-store.ts'

/** Applies the migrations that the database lacks, and prints their names. */
export async function migrate({ config, print }: Invocation): Promise<void> {
  await withStore(config, async ({ appliedMigrations: applied }) => {
    const isCurrent = applied.length === 0
    const text = isCurrent ? 'The database is up to date.' : `Applied:\n  ${applied.join('\n  ')}`
    print({ applied }, text)
  })
}
