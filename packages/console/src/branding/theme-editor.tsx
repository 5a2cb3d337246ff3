import { isManagementError } from '@latchkey/sdk/errors'
import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { loadResource, operationOf } from '../api/description.ts'
import { isSame, type Members, membersIn, textIn } from '../api/json.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { say } from '../parts/toasts.tsx'
import { useLeaveWarning } from '../resource/use-leave-warning.ts'
import { words } from '../texts/texts.ts'
import { startingTheme } from './starting-theme.ts'

/** The theme of the preview: a draft, none, or the stored one. */
export type ThemeDraft = Members | 'none' | undefined

interface ThemeEditorProps {
  readonly primary: string
  readonly onDraft: (theme: ThemeDraft) => void
}

/** Edits the theme of the pages, or begins one. */
export function ThemeEditor({ primary, onDraft }: ThemeEditorProps) {
  const { branding } = words()
  const theme = useLoaded('theme', readTheme)
  const [begun, setBegun] = useState<Members>()
  const begin = () => {
    const draft = startingTheme(primary || '#3247d6')
    setBegun(draft)
    onDraft(draft)
  }
  const reload = () => {
    setBegun(undefined)
    onDraft(undefined)
    theme.reload()
  }
  const isNone = theme.value === 'none' && !begun
  return (
    <Card
      title={branding.theme}
      says={branding.themeSays}
      actions={
        <>
          {isNone && (
            <Button icon="brush" onClick={begin}>
              {branding.startTheme}
            </Button>
          )}
          {theme.value && theme.value !== 'none' && (
            <Deletion theme={theme.value} {...{ reload }} />
          )}
        </>
      }
    >
      <Show of={theme}>
        {(stored) => {
          const value = stored === 'none' ? begun : stored
          if (!value) return null
          return (
            <Form
              key={JSON.stringify(value)}
              stored={stored === 'none' ? undefined : stored}
              value={value}
              onDraft={onDraft}
              onSaved={reload}
              onReset={stored === 'none' ? reload : () => onDraft(undefined)}
            />
          )
        }}
      </Show>
    </Card>
  )
}

async function readTheme(): Promise<Members | 'none'> {
  try {
    return membersIn(await call('getDefaultBrandingTheme'))
  } catch (error) {
    if (isManagementError(error) && error.statusCode === 404) return 'none'
    throw error
  }
}

/** The body of a theme, without its id. */
function bodyOf({ themeId: _id, ...body }: Members): Members {
  return body
}

interface FormProps {
  /** Undefined for a new one. */
  readonly stored: Members | undefined
  readonly value: Members
  readonly onDraft: (theme: ThemeDraft) => void
  readonly onSaved: () => void
  readonly onReset: () => void
}

function Form({ stored, value, onDraft, onSaved, onReset }: FormProps) {
  const before = bodyOf(value)
  const [draft, setDraft] = useState(before)
  useLeaveWarning(!isSame(before, draft))
  const described = useLoaded('branding', () => loadResource('branding'))
  const change = (theme: Members) => {
    setDraft(theme)
    onDraft(theme)
  }
  const send = async (body: Members) => {
    const path = { themeId: textIn(stored, 'themeId') }
    await (stored
      ? call('updateBrandingTheme', { path, body })
      : call('createBrandingTheme', { body }))
    onSaved()
  }
  const save = async () => {
    await send(draft)
    say(words().basics.saved, stored && (() => send(before)))
  }
  return (
    <Show of={described}>
      {(api) => (
        <SchemaForm
          resource={api}
          schema={operationOf(api, 'createBrandingTheme').body ?? {}}
          value={draft}
          onChange={change}
          first={['displayName', 'colors', 'fonts', 'borders', 'page_background', 'widget']}
          verb={words().basics.saveChanges}
          isFolded
          isUnchanged={stored !== undefined && isSame(before, draft)}
          onSubmit={save}
          onReset={() => {
            setDraft(before)
            onReset()
          }}
        />
      )}
    </Show>
  )
}

interface DeletionProps {
  readonly theme: Members
  readonly reload: () => void
}

function Deletion({ theme, reload }: DeletionProps) {
  const { branding } = words()
  const remove = () =>
    confirm({
      title: branding.deleteThemeAsk,
      text: branding.deleteThemeText,
      verb: branding.deleteTheme,
      run: async () => {
        await call('deleteBrandingTheme', { path: { themeId: textIn(theme, 'themeId') } })
        const restore = async () => {
          await call('createBrandingTheme', { body: bodyOf(theme) })
          reload()
        }
        say(branding.themeDeleted, restore)
        reload()
      },
    })
  return (
    <Button kind="danger" onClick={remove}>
      {branding.deleteTheme}
    </Button>
  )
}
