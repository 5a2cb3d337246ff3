import { loadResource } from '../api/description.ts'
import { inCode } from '../parts/in-code.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Page } from '../parts/page.tsx'
import { titleOf } from './screen-names.ts'
import { SettingsBody } from './settings-body.tsx'
import type { SettingsScreen } from './settings-screens.ts'

/** Settings that a tenant has once. */
export function SettingsPage({ screen }: { readonly screen: SettingsScreen }) {
  const { resource } = screen
  const api = useLoaded(resource, () => loadResource(resource))
  return (
    <Page
      title={titleOf(screen)}
      says={
        <span lang="en">{inCode(screen.named?.description ?? api.value?.description ?? '')}</span>
      }
    >
      <Show of={api}>{(described) => <SettingsBody screen={screen} api={described} />}</Show>
    </Page>
  )
}
