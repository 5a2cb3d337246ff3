import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, type Members, membersIn } from '../api/json.ts'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Page } from '../parts/page.tsx'
import { useEdits } from '../resource/use-edits.ts'
import { language, words } from '../texts/texts.ts'
import { Appearance } from './appearance.tsx'
import { draftOf } from './draft.ts'
import { LoginTexts } from './login-texts.tsx'
import { OtherSettings } from './other-settings.tsx'
import { PageTemplate } from './page-template.tsx'
import { Preview } from './preview.tsx'
import { type ThemeDraft, ThemeEditor } from './theme-editor.tsx'

/** The branding of the pages, beside a preview of the log-in page. */
export function BrandingScreen() {
  const branding = useLoaded('branding', async () => membersIn(await call('getBranding')))
  return (
    <Page title={words().titles.branding} says={words().branding.previewSays}>
      <Show of={branding}>{(stored) => <Editor stored={stored} reload={branding.reload} />}</Show>
    </Page>
  )
}

interface EditorProps {
  readonly stored: Members
  readonly reload: () => void
}

function Editor({ stored, reload }: EditorProps) {
  const { edited: draft, edit, settle } = useEdits(stored, draftOf(stored))
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [textLanguage, setTextLanguage] = useState<string>(language.value)
  const [theme, setTheme] = useState<ThemeDraft>()
  /** Incremented by each stored change, so that the preview loads again. */
  const [round, setRound] = useState(0)
  const { page_background } = membersIn(stored.colors)
  const showTheme = (shown: ThemeDraft) => {
    setTheme(shown)
    if (shown === undefined) setRound((before) => before + 1)
  }
  return (
    <>
      <div class="brandingGrid">
        <div>
          {theme === undefined && <HasTheme key={round} />}
          <Appearance
            stored={stored}
            draft={draft}
            isGradient={isMembers(page_background)}
            onChange={edit}
            onSaved={(sent) => {
              settle(sent)
              reload()
            }}
          />
          <LoginTexts language={textLanguage} onLanguage={setTextLanguage} onChange={setTexts} />
          <ThemeEditor primary={draft.primary} onDraft={showTheme} />
          <PageTemplate onSaved={() => setRound(round + 1)} />
        </div>
        <Preview draft={draft} texts={texts} language={textLanguage} theme={theme} round={round} />
      </div>
      <OtherSettings stored={stored} onSaved={reload} />
    </>
  )
}

/** A note that a theme takes precedence over the branding, if there is a theme. */
function HasTheme() {
  const theme = useLoaded('theme', () =>
    call('getDefaultBrandingTheme').then(
      () => true,
      () => false,
    ),
  )
  return theme.value ? <p class="warning">{words().branding.hasTheme}</p> : null
}
