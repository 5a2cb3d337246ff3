import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { words } from '../texts/texts.ts'
import { Problem } from './problem.tsx'

/** A value that loads, or the error that prevented it. */
export interface Loaded<T> {
  readonly value: T | undefined
  readonly error: unknown
  /** Loads the value again; keeps the current one meanwhile, and if that fails. */
  readonly reload: () => void
}

/** Loads a value whenever the key changes; drops the responses for earlier keys. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'> & { readonly key: string }>()
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])
  useEffect(() => {
    let isLate = false
    load().then(
      (value) => {
        if (!isLate) setState({ key, value, error: undefined })
      },
      (error: unknown) => {
        if (isLate) return
        setState((before) => {
          const value = before?.key === key ? before.value : undefined
          return { key, value, error }
        })
      },
    )
    return () => {
      isLate = true
    }
  }, [key, round])
  const isCurrent = state?.key === key
  return {
    value: isCurrent ? state.value : undefined,
    error: isCurrent ? state.error : undefined,
    reload,
  }
}

interface ShowProps<T> {
  readonly of: Loaded<T>
  readonly children: (value: T) => ComponentChildren
}

/** Shows the loaded value or a loading indicator; above them the error of the last attempt. */
export function Show<T>({ of: { value, error, reload }, children }: ShowProps<T>) {
  if (error === undefined && value === undefined) return <Skeleton />
  return (
    <>
      {error !== undefined && <Problem error={error} onRetry={reload} />}
      {value !== undefined && children(value)}
    </>
  )
}

/** The wait after a failure, in milliseconds. */
const failuresWaitMs = 10_000

/** Loads a value again some time after each answer; never while `waitMs` is undefined. */
export function useRepeated({ value, error, reload }: Loaded<unknown>, waitMs?: number): void {
  useEffect(() => {
    const isSettled = value !== undefined || error !== undefined
    if (waitMs === undefined || !isSettled) return undefined
    const timer = setTimeout(reload, error === undefined ? waitMs : failuresWaitMs)
    return () => clearTimeout(timer)
  }, [value, error, reload, waitMs])
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
