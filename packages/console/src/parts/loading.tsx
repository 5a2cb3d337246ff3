import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { words } from '../texts/texts.ts'
import { Problem } from './problem.tsx'

/** A value that loads, or the error that prevented it. */
export interface Loaded<T> {
  readonly value: T | undefined
  readonly error: unknown
  readonly isLoading: boolean
  /** Loads the value again, and keeps the current one meanwhile. */
  readonly reload: () => void
}

/** Loads a value whenever the key changes; drops the responses for earlier keys. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'> & { readonly key: string }>()
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])
  useEffect(() => {
    let isLate = false
    const settle = (value: T | undefined, error: unknown) => {
      if (!isLate) setState({ key, value, error, isLoading: false })
    }
    load().then(
      (value) => settle(value, undefined),
      (error: unknown) => settle(undefined, error),
    )
    return () => {
      isLate = true
    }
  }, [key, round])
  const isCurrent = state?.key === key
  return {
    value: isCurrent ? state.value : undefined,
    error: isCurrent ? state.error : undefined,
    isLoading: !isCurrent,
    reload,
  }
}

interface ShowProps<T> {
  readonly of: Loaded<T>
  readonly children: (value: T) => ComponentChildren
}

/** Shows the loaded value, a loading indicator, or the error. */
export function Show<T>({ of: { value, error, reload }, children }: ShowProps<T>) {
  if (error !== undefined) return <Problem error={error} onRetry={reload} />
  if (value === undefined) return <Skeleton />
  return <>{children(value)}</>
}

function Skeleton() {
  return (
    <div class="skeleton" role="status">
      <span class="unseen">{words().basics.loading}</span>
      <div />
      <div />
      <div />
    </div>
  )
}
