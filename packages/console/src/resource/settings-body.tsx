import type { ApiResource } from '@latchkey/contract'
import { isManagementError } from '@latchkey/sdk/errors'
import { useState } from 'preact/hooks'
import { type AnyInput, call } from '../api/call.ts'
import { operationOf } from '../api/description.ts'
import { type Members, membersIn } from '../api/json.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'
import { EditForm } from './edit-form.tsx'
import { titleOf } from './screen-names.ts'
import type { SettingsScreen } from './settings-screens.ts'

interface SettingsBodyProps {
  readonly screen: SettingsScreen
  readonly api: ApiResource
  /** A prefix of the ids of the fields, if the screen has another form. */
  readonly prefix?: string
}

/** The form of settings; creates and deletes them where they can be absent. */
export function SettingsBody({ screen, api, prefix }: SettingsBodyProps) {
  const { path, get, update, first, input = {} } = screen
  const settings = useLoaded(path, () => readSettings(get, input))
  return (
    <Show of={settings}>
      {(value) =>
        value === 'absent' ? (
          <Absent screen={screen} api={api} prefix={prefix} onMade={settings.reload} />
        ) : (
          <>
            <Card>
              <EditForm
                api={api}
                operation={update}
                input={input}
                value={value}
                first={first}
                prefix={prefix}
                onSaved={settings.reload}
              />
            </Card>
            <Removal screen={screen} onRemoved={settings.reload} />
          </>
        )
      }
    </Show>
  )
}

async function readSettings(get: string, input: AnyInput): Promise<Members | 'absent'> {
  try {
    return membersIn(await call(get, input))
  } catch (error) {
    if (isManagementError(error) && error.statusCode === 404) return 'absent'
    throw error
  }
}

interface AbsentProps {
  readonly screen: SettingsScreen
  readonly api: ApiResource
  readonly prefix: string | undefined
  readonly onMade: () => void
}

function Absent({ screen, api, prefix, onMade }: AbsentProps) {
  const { create = '', input = {} } = screen
  const [value, setValue] = useState<Members>({ ...screen.starting })
  const submit = async () => {
    await call(create, { ...input, body: value })
    say(words().basics.saved)
    onMade()
  }
  return (
    <Card title={words().settings.noneYet(titleOf(screen))}>
      <SchemaForm
        resource={api}
        schema={operationOf(api, create).body ?? {}}
        value={value}
        onChange={setValue}
        prefix={prefix}
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

function Removal({ screen, onRemoved }: RemovalProps) {
  const { remove, input = {} } = screen
  if (!remove) return null
  const { settings } = words()
  const title = titleOf(screen)
  const ask = () =>
    confirm({
      title: settings.deleteAsk(title),
      text: settings.deleteText,
      verb: settings.deleteVerb(title),
      run: async () => {
        await call(remove, input)
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
