import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isSame, type Members } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { useLeaveWarning } from '../resource/use-leave-warning.ts'
import { words } from '../texts/texts.ts'
import { bodyOf, type Draft, draftOf } from './draft.ts'

interface AppearanceProps {
  readonly stored: Members
  readonly draft: Draft
  readonly isGradient: boolean
  readonly onChange: (draft: Draft) => void
  readonly onSaved: (sent: Draft) => void
}

/** Colours and pictures. */
export function Appearance({ stored, draft, isGradient, onChange, onSaved }: AppearanceProps) {
  const { branding, basics } = words()
  const [error, setError] = useState<unknown>()
  const before = draftOf(stored)
  const isUnchanged = isSame(before, draft)
  useLeaveWarning(!isUnchanged)
  const send = async (to: Draft) => {
    await call('updateBranding', { body: bodyOf(to) })
    onSaved(to)
  }
  const save = (event: Event) => {
    event.preventDefault()
    setError(undefined)
    // No undo for a gradient: the form can only store a color.
    const undo = before.background === undefined ? undefined : () => send(before)
    send(draft).then(() => say(basics.saved, undo), setError)
  }
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  return (
    <Card title={branding.colours}>
      <form class="fields" onSubmit={save}>
        <ColourField
          id="primary"
          label={branding.primary}
          hint={branding.primarySays}
          value={draft.primary}
          onChange={(primary) => set({ primary })}
        />
        <ColourField
          id="background"
          label={branding.background}
          hint={isGradient ? branding.gradient : ''}
          value={draft.background ?? ''}
          onChange={(background) => set({ background })}
        />
        <AddressField
          id="logo"
          label={branding.logo}
          hint={branding.logoSays}
          value={draft.logo_url}
          onChange={(logo_url) => set({ logo_url })}
        />
        <AddressField
          id="favicon"
          label={branding.favicon}
          hint=""
          value={draft.favicon_url}
          onChange={(favicon_url) => set({ favicon_url })}
        />
        {error !== undefined && <Problem error={error} />}
        <footer class="actions">
          {!isUnchanged && (
            <Button onClick={() => onChange(before)}>{basics.discardChanges}</Button>
          )}
          <Button kind="main" type="submit" disabled={isUnchanged}>
            {basics.saveChanges}
          </Button>
        </footer>
      </form>
    </Card>
  )
}

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A color as a text, with the picker of the browser beside it. */
function ColourField({ id, label, hint, value, onChange }: FieldProps) {
  const isColour = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="beside">
        <input
          type="color"
          aria-label={`${words().basics.choose} ${label}`}
          value={isColour ? value : '#ffffff'}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          id={id}
          type="text"
          pattern="#[0-9A-Fa-f]{6}"
          maxLength={7}
          placeholder="#0059d6"
          spellcheck={false}
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {hint && <p class="hint">{hint}</p>}
    </div>
  )
}

function AddressField({ id, label, hint, value, onChange }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="url"
        pattern="https://.+"
        maxLength={2048}
        placeholder="https://example.com/logo.svg"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
      {hint && <p class="hint">{hint}</p>}
    </div>
  )
}
