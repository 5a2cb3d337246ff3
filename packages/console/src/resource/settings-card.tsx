import { call } from '../api/call.ts'
import { loadResource } from '../api/description.ts'
import { membersIn } from '../api/json.ts'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { EditForm } from './edit-form.tsx'

interface SettingsCardProps {
  readonly title: string
  readonly resource: string
  /** The operations that read and write the settings, which always exist. */
  readonly get: string
  readonly update: string
}

/** A card with settings, on a screen that shows something else too. */
export function SettingsCard({ title, resource, get, update }: SettingsCardProps) {
  const loaded = useLoaded(get, async () => ({
    api: await loadResource(resource),
    value: membersIn(await call(get)),
  }))
  return (
    <Show of={loaded}>
      {({ api, value }) => (
        <Card title={title}>
          <EditForm
            api={api}
            operation={update}
            input={{}}
            value={value}
            prefix={`${get}.`}
            onSaved={loaded.reload}
          />
        </Card>
      )}
    </Show>
  )
}
