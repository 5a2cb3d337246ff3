import { loadResource } from '../api/description.ts'
import type { Members } from '../api/json.ts'
import { Show, useLoaded } from '../parts/loading.tsx'
import { EditForm } from '../resource/edit-form.tsx'
import { words } from '../texts/texts.ts'

interface OtherSettingsProps {
  readonly stored: Members
  readonly onSaved: () => void
}

/** All members of the branding, as the contract describes them: gradients and the font too. */
export function OtherSettings({ stored, onSaved }: OtherSettingsProps) {
  const described = useLoaded('branding', () => loadResource('branding'))
  return (
    <details class="card raw">
      <summary>{words().branding.other}</summary>
      <Show of={described}>
        {(api) => (
          <EditForm
            api={api}
            operation="updateBranding"
            input={{}}
            value={stored}
            onSaved={onSaved}
          />
        )}
      </Show>
    </details>
  )
}
