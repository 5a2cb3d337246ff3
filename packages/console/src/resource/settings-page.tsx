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
import { words } from '../texts/texts.ts'
import { EditForm } from './edit-form.tsx'
import type { SettingsScreen } from './resource-screens.ts'

/** Settings that a tenant has once. */
export function SettingsPage({ screen }: { readonly screen: SettingsScreen }) {
  const { path, resource, get, update, first } = screen
  const api = useLoaded(resource, () => loadResource(resource))
  const settings = useLoaded(path, () => readSettings(get))
  return (
    <Page title={words().titles[path]} says={<span lang="en">{api.value?.description}</span>}>
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

function Absent({ screen: { create = '', path }, api, onMade }: AbsentProps) {
  const [value, setValue] = useState<Members>({})
  const submit = async () => {
    await call(create, { body: value })
    say(words().basics.saved)
    onMade()
  }
  return (
    <Card title={words().settings.noneYet(words().titles[path])}>
      <SchemaForm
        resource={api}
        schema={operationOf(api, create).body ?? {}}
        value={value}
        onChange={setValue}
        verb={words().basics.save}
        onSubmit={submit}
      />
    </Card>
  )
}

interface RemovalProps {
  readonly screen: SettingsScreen
  readonly onRemoved: () => void
}

function Removal({ screen: { remove, path }, onRemoved }: RemovalProps) {
  if (!remove) return null
  const { settings, titles } = words()
  const title = titles[path]
  const ask = () =>
    confirm({
      title: settings.deleteAsk(title),
      text: settings.deleteText,
      verb: settings.deleteVerb(title),
      run: async () => {
        await call(remove)
        say(settings.deleted(title))
        onRemoved()
      },
    })
  return (
    <Card
      title={settings.delete(title)}
      says={settings.deleteSays}
      actions={
        <Button kind="danger" onClick={ask}>
          {settings.deleteVerb(title)}
        </Button>
      }
    />
  )
}
