import type { FunctionComponent } from 'preact'
import { Show, useLoaded } from '../parts/loading.tsx'

/** A screen whose code loads when it is first shown. */
export function lazy(load: () => Promise<FunctionComponent>): FunctionComponent {
  let loading: Promise<{ readonly Component: FunctionComponent }> | undefined
  return () => {
    const loaded = useLoaded('screen', () => {
      loading ??= load().then((Component) => ({ Component }))
      return loading
    })
    return <Show of={loaded}>{({ Component }) => <Component />}</Show>
  }
}
