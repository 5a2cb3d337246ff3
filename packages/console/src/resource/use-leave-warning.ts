import { useLayoutEffect } from 'preact/hooks'
import { askBeforeLeaving } from '../router.ts'

/** While something is unsaved, asks before the screen or the page is left, also for a log-in. */
export function useLeaveWarning(isUnsaved: boolean): void {
  // Before the next event: a passive effect may run after it, while the browser is busy.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: Event) => event.preventDefault()
    const end = askBeforeLeaving()
    addEventListener('beforeunload', ask)
    return () => {
      end()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved])
}
