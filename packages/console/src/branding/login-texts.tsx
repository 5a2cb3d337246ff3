import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isSame, type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { useLeaveWarning } from '../resource/use-leave-warning.ts'
import { words } from '../texts/texts.ts'
import { pageLanguages } from './page-languages.ts'

/** Custom texts of one screen, by key. */
export type Texts = Readonly<Record<string, string>>

interface LoginTextsProps {
  readonly language: string
  readonly onLanguage: (language: string) => void
  readonly onChange: (texts: Texts) => void
}

/** The custom texts of the log-in page that people change most. */
export function LoginTexts({ language, onLanguage, onChange }: LoginTextsProps) {
  const { branding } = words()
  const [isUnsaved, setUnsaved] = useState(false)
  useLeaveWarning(isUnsaved)
  const path = { prompt: 'login', language }
  const stored = useLoaded(`texts ${language}`, async () =>
    membersIn(await call('getPromptTexts', { path })),
  )
  const choose = (select: HTMLSelectElement) => {
    if (isUnsaved && !confirm(branding.discardTexts)) select.value = language
    else onLanguage(select.value)
  }
  return (
    <Card title={branding.texts} says={branding.textsSay}>
      <div class="fields">
        <div class="field">
          <label for="textLanguage">{branding.textLanguage}</label>
          <select
            id="textLanguage"
            value={language}
            onChange={({ currentTarget }) => choose(currentTarget)}
          >
            {Object.entries(pageLanguages).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Show of={stored}>
          {(found) => (
            <Form
              key={JSON.stringify(found)}
              stored={found}
              save={(body) => call('updatePromptTexts', { path, body })}
              onChange={onChange}
              onUnsaved={setUnsaved}
              onSaved={stored.reload}
            />
          )}
        </Show>
      </div>
    </Card>
  )
}

interface FormProps {
  readonly stored: Members
  readonly save: (body: Members) => Promise<unknown>
  readonly onChange: (texts: Texts) => void
  readonly onUnsaved: (isUnsaved: boolean) => void
  readonly onSaved: () => void
}

const keys = ['pageTitle', 'title', 'description', 'buttonText'] as const

function Form({ stored, save, onChange, onUnsaved, onSaved }: FormProps) {
  const { branding, basics } = words()
  const before: Texts = Object.fromEntries(keys.map((key) => [key, textIn(stored, 'login', key)]))
  const [texts, setTexts] = useState(before)
  const [error, setError] = useState<unknown>()
  const isUnchanged = isSame(before, texts)
  useEffect(() => onChange(texts), [texts, onChange])
  // Before the next event, which may choose another language.
  useLayoutEffect(() => onUnsaved(!isUnchanged), [isUnchanged, onUnsaved])
  const send = async (to: Texts) => {
    const login = Object.entries({ ...membersIn(stored.login), ...to })
    const kept = Object.fromEntries(login.filter(([, text]) => text !== ''))
    await save({ ...stored, login: kept })
    onSaved()
  }
  const submit = (event: Event) => {
    event.preventDefault()
    setError(undefined)
    send(texts).then(() => say(basics.saved, () => send(before)), setError)
  }
  const labels = {
    pageTitle: branding.pageTitle,
    title: branding.heading,
    description: branding.description,
    buttonText: branding.button,
  }
  return (
    <form class="fields" onSubmit={submit}>
      {keys.map((key) => (
        <div class="field" key={key}>
          <label for={`text.${key}`}>{labels[key]}</label>
          <input
            id={`text.${key}`}
            type="text"
            maxLength={500}
            value={texts[key]}
            onInput={({ currentTarget }) => setTexts({ ...texts, [key]: currentTarget.value })}
          />
        </div>
      ))}
      {error !== undefined && <Problem error={error} />}
      <footer class="actions">
        <Button kind="main" type="submit" disabled={isUnchanged}>
          {basics.saveChanges}
        </Button>
      </footer>
    </form>
  )
}
