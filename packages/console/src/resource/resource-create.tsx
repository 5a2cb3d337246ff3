import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { loadResource, operationOf } from '../api/description.ts'
import { isSame, type Members, membersIn, textIn } from '../api/json.ts'
import type { OwnFields } from '../form/field-props.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { say } from '../parts/toasts.tsx'
import { go } from '../router.ts'
import { words } from '../texts/texts.ts'
import { nameOf } from './resource-list.tsx'
import type { ResourceScreen } from './resource-screens.ts'
import { addressOf, oneOf, titleOf } from './screen-names.ts'
import { startingValue } from './starting-values.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface CreateProps {
  readonly screen: ResourceScreen
  readonly ownFields?: OwnFields | undefined
}

/** The form that creates an item. */
export function ResourceCreate({ screen, ownFields }: CreateProps) {
  const { resource, create = '' } = screen
  const verb = words().basics.create(oneOf(screen))
  const [value, setValue] = useState<Members>(startingValue(create))
  useLeaveWarning(!isSame(value, startingValue(create)))
  const described = useLoaded(resource, () => loadResource(resource))
  const submit = async () => {
    const made = membersIn(await call(create, { body: value }))
    say(words().basics.created(nameOf(screen, made)))
    const id = textIn(made, screen.id)
    go(id === '' ? addressOf(screen) : addressOf(screen, id), { replaces: true })
  }
  return (
    <Page title={verb} above={{ title: titleOf(screen), href: addressOf(screen) }}>
      <Show of={described}>
        {(api) => (
          <Card>
            <SchemaForm
              resource={api}
              schema={operationOf(api, create).body ?? {}}
              value={value}
              onChange={setValue}
              first={screen.first}
              ownFields={ownFields}
              verb={verb}
              onSubmit={submit}
            />
          </Card>
        )}
      </Show>
    </Page>
  )
}
