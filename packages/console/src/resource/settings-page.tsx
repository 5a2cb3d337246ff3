import { isManagementError } from '@latchkey/sdk/errors'
import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { loadResource, operationOf, type Resource } from '../api/description.ts'
import { type Members, membersIn } from '../api/json.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { say } from '../parts/toasts.tsx'
import { EditForm } from './edit-form.tsx'
import type { SettingsScreen } from './resource-screens.ts'

/** Settings that a tenant has once. */
export function SettingsPage({ screen }: { readonly screen: SettingsScreen }) {
  const { path, resource, title, get, update, first } = screen
  const api = useLoaded(resource, () => loadResource(resource))
  const settings = useLoaded(path, () => readSettings(get))
  return (
    <Page title={title} says={api.value?.description}>
      <Show of={api}>
        {(described) => (
          <Show of={settings}>
            {(value) =>
              value === 'absent' ? (
                <Absent screen={screen} api={described} onMade={settings.reload} />
              ) : (
                <>
                  <Card>
                    <EditForm
                      key={JSON.stringify(value)}
                      api={described}
                      operation={update}
                      input={{}}
                      value={value}
                      first={first}
                      onSaved={settings.reload}
                    />
                  </Card>
                  <Removal screen={screen} onRemoved={settings.reload} />
                </>
              )
            }
          </Show>
        )}
      </Show>
    </Page>
  )
}

async function readSettings(get: string): Promise<Members | 'absent'> {
  try {
    return membersIn(await call(get))
  } catch (error) {
    if (isManagementError(error) && error.statusCode === 404) return 'absent'
    throw error
  }
}

interface AbsentProps {
  readonly screen: SettingsScreen
  readonly api: Resource
  readonly onMade: () => void
}

function Absent({ screen: { create = '', title }, api, onMade }: AbsentProps) {
  const [value, setValue] = useState<Members>({})
  const submit = async () => {
    await call(create, { body: value })
    say('Saved.')
    onMade()
  }
  return (
    <Card title={`There is no ${title.toLowerCase()} yet`}>
      <SchemaForm
        resource={api}
        schema={operationOf(api, create).body ?? {}}
        value={value}
        onChange={setValue}
        verb="Save"
        onSubmit={submit}
      />
    </Card>
  )
}

interface RemovalProps {
  readonly screen: SettingsScreen
  readonly onRemoved: () => void
}

function Removal({ screen: { remove, title }, onRemoved }: RemovalProps) {
  if (!remove) return null
  const name = title.toLowerCase()
  const ask = () =>
    confirm({
      title: `Delete the ${name}?`,
      text: 'Its settings and secrets are deleted. This cannot be undone.',
      verb: `Delete ${name}`,
      run: async () => {
        await call(remove)
        say(`Deleted the ${name}.`)
        onRemoved()
      },
    })
  return (
    <Card
      title={`Delete the ${name}`}
      says="Deletes its settings and secrets permanently."
      actions={
        <Button kind="danger" onClick={ask}>
          {`Delete ${name}`}
        </Button>
      }
    />
  )
}
