import type { FunctionComponent } from 'preact'
import { loadOnce } from '../api/load-once.ts'
import { Show, useLoaded } from '../parts/loading.tsx'

/** A screen whose code loads when the screen is first shown. */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const loadScreen = loadOnce(async () => ({ Component: await load() }))
  return (props) => {
    const loaded = useLoaded('screen', loadScreen)
    return <Show of={loaded}>{({ Component }) => <Component {...props} />}</Show>
  }
}
