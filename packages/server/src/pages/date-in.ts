import type { ResolvedBranding } from './resolved-branding.ts'

/** The day (UTC) of a time (ISO 8601) in the notation of the language, such as `2 mars 2026`. */
export const dateIn = ({ language }: Pick<ResolvedBranding, 'language'>, time: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time))
