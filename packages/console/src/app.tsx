import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Button } from './parts/button.tsx'
import { Problem } from './parts/problem.tsx'
import { go } from './router.ts'
import { Screen } from './screens/screen.tsx'
import { type Administrator, hasLeft, logIn, start } from './session.ts'
import { Shell } from './shell/shell.tsx'
import { words } from './texts/texts.ts'

type State =
  | { readonly kind: 'starting' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'somebody'; readonly administrator: Administrator }

/** Logs the administrator in, and then shows the screen of the URL. */
export const App: FunctionComponent = () => {
  const [state, setState] = useState<State>({ kind: 'starting' })
  useEffect(() => {
    begin().then(setState, (error: unknown) => setState({ kind: 'failed', error }))
  }, [])
  if (state.kind === 'somebody') {
    return (
      <Shell administrator={state.administrator}>
        <Screen />
      </Shell>
    )
  }
  if (state.kind === 'starting')
    return (
      <p class="starting" role="status">
        {words().app.starting}
      </p>
    )
  return (
    <main class="welcome">
      <span class="mark" aria-hidden="true">
        L
      </span>
      <h1>Latchkey Console</h1>
      {state.kind === 'failed' && <Problem error={state.error} />}
      {state.kind === 'nobody' && <p>{words().app.loggedOut}</p>}
      <Button kind="main" onClick={() => void logIn()}>
        {words().app.logIn}
      </Button>
    </main>
  )
}

async function begin(): Promise<State> {
  const administrator = await start()
  if (administrator) {
    if (administrator.path !== undefined) go(administrator.path, { replaces: true })
    return { kind: 'somebody', administrator }
  }
  if (hasLeft()) return { kind: 'nobody' }
  await logIn()
  return { kind: 'starting' }
}
