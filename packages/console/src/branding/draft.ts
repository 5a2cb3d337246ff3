import { type Members, textIn } from '../api/json.ts'

/** What the screen edits of the branding; empty texts are not set. */
export interface Draft {
  readonly primary: string
  /** Undefined while the stored gradient is kept. */
  readonly background: string | undefined
  readonly logo_url: string
  readonly favicon_url: string
}

/** Reads what the screen edits from the stored branding. */
export function draftOf(stored: Members): Draft {
  const background = textIn(stored, 'colors', 'page_background')
  const isGradient = background === '' && textIn(stored, 'colors', 'page_background', 'type') !== ''
  return {
    primary: textIn(stored, 'colors', 'primary'),
    background: isGradient ? undefined : background,
    logo_url: textIn(stored, 'logo_url'),
    favicon_url: textIn(stored, 'favicon_url'),
  }
}

/** The body of an update that stores the draft. */
export function bodyOf({ primary, background, logo_url, favicon_url }: Draft): Members {
  return {
    colors: {
      primary: primary || null,
      ...(background !== undefined && { page_background: background || null }),
    },
    logo_url: logo_url || null,
    favicon_url: favicon_url || null,
  }
}
