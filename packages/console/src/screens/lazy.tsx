import type { FunctionComponent } from 'preact'
import { Show, useLoaded } from '../parts/loading.tsx'

/** A screen whose code loads when the screen is first shown. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let loading: Promise<{ readonly Component: FunctionComponent<Props> }> | undefined
  return (props) => {
    const loaded = useLoaded('screen', () => {
      loading ??= load().then((Component) => ({ Component }))
      return loading
    })
    return <Show of={loaded}>{({ Component }) => <Component {...props} />}</Show>
  }
}
