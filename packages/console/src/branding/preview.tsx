import { useEffect, useState } from 'preact/hooks'
import { Card } from '../parts/page.tsx'
import { words } from '../texts/texts.ts'
import type { Draft } from './draft.ts'
import type { Texts } from './login-texts.tsx'
import type { ThemeDraft } from './theme-editor.tsx'

interface PreviewProps {
  readonly draft: Draft
  readonly texts: Texts
  readonly language: string
  readonly theme: ThemeDraft
  /** Changes when something that the page shows was stored. */
  readonly round: number
}

const typingMs = 250

/** The log-in page as the server renders it with the draft; nothing is stored. */
export function Preview(props: PreviewProps) {
  const { branding } = words()
  const [isNarrow, setNarrow] = useState(false)
  const source = useSettled(sourceOf(props))
  const [shown, setShown] = useState(source)
  // The next page loads behind the current one, so that the preview does not flash.
  const sources = [...new Set([shown, source])]
  return (
    <div class="preview">
      <Card
        title={branding.preview}
        actions={
          <fieldset class="segments">
            <legend class="unseen">{branding.preview}</legend>
            {[false, true].map((narrow) => (
              <label key={String(narrow)}>
                <input
                  type="radio"
                  name="width"
                  checked={isNarrow === narrow}
                  onChange={() => setNarrow(narrow)}
                />
                <span>{narrow ? branding.narrow : branding.wide}</span>
              </label>
            ))}
          </fieldset>
        }
      >
        <div class={isNarrow ? 'previewFrames narrow' : 'previewFrames'}>
          {sources.map((src) => (
            <iframe
              key={src}
              class={src === shown ? 'shown' : undefined}
              src={src}
              inert
              title={branding.previewFrame}
              onLoad={() => src === source && setShown(src)}
            />
          ))}
        </div>
      </Card>
    </div>
  )
}

function sourceOf({ draft, texts, language, theme, round }: PreviewProps): string {
  const { primary, background, logo_url, favicon_url } = draft
  const query = new URLSearchParams({
    ...texts,
    language,
    client: words().branding.exampleClient,
    primary,
    logo_url,
    favicon_url,
  })
  if (background !== undefined) query.set('background', background)
  if (theme !== undefined) query.set('theme', theme === 'none' ? theme : JSON.stringify(theme))
  query.set('round', String(round))
  return `/console/preview?${query}`
}

/** The value, once it has been unchanged for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
