import { isManagementError } from '@latchkey/sdk/errors'
import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { useLeaveWarning } from '../resource/use-leave-warning.ts'
import { words } from '../texts/texts.ts'

interface PageTemplateProps {
  /** Shows the page with the stored template. */
  readonly onSaved: () => void
}

/** The Liquid template around the log-in widget. */
export function PageTemplate({ onSaved }: PageTemplateProps) {
  const { branding } = words()
  const template = useLoaded('template', readTemplate)
  const reload = () => {
    template.reload()
    onSaved()
  }
  return (
    <Card title={branding.template} says={branding.templateSays}>
      <Show of={template}>
        {(stored) => <Form key={stored} stored={stored} onSaved={reload} />}
      </Show>
    </Card>
  )
}

async function readTemplate(): Promise<string> {
  try {
    return textIn(await call('getBrandingTemplateUniversalLogin'), 'body')
  } catch (error) {
    if (isManagementError(error) && error.statusCode === 404) return ''
    throw error
  }
}

const example = `<!DOCTYPE html>
<html lang="{{ locale }}">
  <head>{%- auth0:head -%}</head>
  <body>{%- auth0:widget -%}</body>
</html>`

interface FormProps {
  readonly stored: string
  readonly onSaved: () => void
}

function Form({ stored, onSaved }: FormProps) {
  const { basics, branding } = words()
  const [text, setText] = useState(stored)
  useLeaveWarning(text !== stored)
  const [error, setError] = useState<unknown>()
  const write = async (to: string) => {
    await (to === ''
      ? call('deleteBrandingTemplateUniversalLogin')
      : call('updateBrandingTemplateUniversalLogin', { body: { template: to } }))
    onSaved()
  }
  const save = (to: string, done: string) => {
    setError(undefined)
    write(to).then(() => say(done, () => write(stored)), setError)
  }
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault()
        save(text, basics.saved)
      }}
    >
      <div class="field">
        <label for="template">{branding.templateLabel}</label>
        <textarea
          id="template"
          class="mono"
          rows={10}
          spellcheck={false}
          placeholder={example}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      {error !== undefined && <Problem error={error} />}
      <footer class="actions">
        {stored !== '' && (
          <Button onClick={() => save('', branding.templateRemoved)}>
            {branding.removeTemplate}
          </Button>
        )}
        <Button kind="main" type="submit" disabled={text === stored || text === ''}>
          {basics.saveChanges}
        </Button>
      </footer>
    </form>
  )
}
