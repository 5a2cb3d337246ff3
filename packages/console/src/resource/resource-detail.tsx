import type { ApiResource } from '@latchkey/contract'
import type { ComponentChildren } from 'preact'
import { call } from '../api/call.ts'
import { loadResource, operationOf } from '../api/description.ts'
import { type Members, membersIn } from '../api/json.ts'
import type { OwnFields } from '../form/field-props.ts'
import { ItemParts } from '../item-parts/item-parts.tsx'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Copyable } from '../parts/copy.tsx'
import { type Loaded, Show, useLoaded } from '../parts/loading.tsx'
import { Card, Page } from '../parts/page.tsx'
import { say } from '../parts/toasts.tsx'
import { Json } from '../parts/value.tsx'
import { go } from '../router.ts'
import { words } from '../texts/texts.ts'
import { EditForm } from './edit-form.tsx'
import { nameOf } from './resource-list.tsx'
import type { ResourceScreen } from './resource-screens.ts'
import { addressOf, oneOf, titleOf } from './screen-names.ts'

/** A screen, and the item that it shows. */
export interface DetailProps {
  readonly screen: ResourceScreen
  readonly id: string
  readonly ownFields?: OwnFields | undefined
}

interface DetailPageProps extends DetailProps {
  /** A component of the screen, above the settings. */
  readonly children?: (item: Members, reload: () => void) => ComponentChildren
  readonly actions?: (item: Members, reload: () => void) => ComponentChildren
  /** The operations of parts that an item does not have. */
  readonly withoutOf?: (item: Members) => readonly string[]
}

/** The screen of one item: its summary, its settings and its deletion. */
export function ResourceDetail(props: DetailPageProps) {
  const { screen, id, ownFields, children, actions, withoutOf } = props
  const { path, resource, get = '' } = screen
  const item = useLoaded(`${path}/${id}`, async () =>
    membersIn(await call(get, { path: { [screen.parameter]: id } })),
  )
  const described = useLoaded(resource, () => loadResource(resource))
  const name = item.value ? nameOf(screen, item.value) : '…'
  return (
    <Page
      title={name}
      says={<Copyable text={id} label={words().basics.theId} />}
      above={{ title: titleOf(screen), href: addressOf(screen) }}
      actions={item.value && actions?.(item.value, item.reload)}
    >
      <Show of={item}>
        {(value) => (
          <>
            {children?.(value, item.reload)}
            <Show of={described}>
              {(api) => (
                <Settings
                  {...{ screen, id, ownFields, api, item, value }}
                  without={withoutOf?.(value) ?? []}
                />
              )}
            </Show>
          </>
        )}
      </Show>
    </Page>
  )
}

interface SettingsProps extends DetailProps {
  readonly api: ApiResource
  readonly item: Loaded<Members>
  readonly value: Members
  readonly without: readonly string[]
}

function Settings({ screen, id, ownFields, api, item, value, without }: SettingsProps) {
  const { update, first } = screen
  const one = oneOf(screen)
  const input = { path: { [screen.parameter]: id } }
  return (
    <>
      {update && (
        <Card title={words().detail.settings}>
          <EditForm
            api={api}
            operation={update}
            input={input}
            value={value}
            first={first}
            ownFields={ownFields}
            itemId={id}
            onSaved={item.reload}
          />
        </Card>
      )}
      <ItemParts
        api={api}
        itemPath={operationOf(api, screen.get ?? '').path}
        without={without}
        {...input}
      />
      <details class="card raw">
        <summary>{words().detail.asAnswered}</summary>
        <Json value={value} label={words().detail.asJson(one)} />
      </details>
      {screen.remove && <Danger screen={screen} id={id} name={nameOf(screen, value)} />}
    </>
  )
}

function Danger({ screen, id, name }: DetailProps & { readonly name: string }) {
  const { remove = '' } = screen
  const { basics, detail } = words()
  const one = oneOf(screen)
  const ask = () =>
    confirm({
      title: detail.deleteAsk(name),
      text: detail.deleteText(one),
      verb: basics.delete(one),
      run: async () => {
        await call(remove, { path: { [screen.parameter]: id } })
        say(basics.deleted(name))
        go(addressOf(screen), { replaces: true })
      },
    })
  return (
    <Card
      title={detail.deleteThis(one)}
      says={detail.deleteSays}
      actions={
        <Button kind="danger" onClick={ask}>
          {basics.delete(one)}
        </Button>
      }
    />
  )
}
