import type { Page } from '../../src/pages/page.ts'
import type { ResolvedBranding } from '../../src/pages/resolved-branding.ts'

/** Values that users, applications and administrators can write into a page. */
export interface Written {
  readonly clientName: string
  readonly email: string
  readonly username: string
  readonly code: string
  readonly url: string
  readonly sentence: string
}

export const written: Written = {
  clientName: 'Harbour Mail',
  email: 'ada@example.com',
  username: 'ada',
  code: 'WDJB-MJHT',
  url: '/u/elsewhere?state=hKFo2SBxQ0p3',
  sentence: 'Read your appointments',
}

export type Render = (branding: ResolvedBranding, written: Written) => Page

export function form({ code, url }: Written) {
  return { action: url, hidden: { state: code, csrf: code } }
}
