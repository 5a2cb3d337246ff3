import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import { composeBranding } from '../pages/compose-branding.ts'
import { renderLogin } from '../pages/login.ts'
import { pickLanguage } from '../pages/pick-language.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Theme } from '../pages/theme.ts'
import { pageHeaders } from '../pages/write-page.ts'
import { queryOf } from '../query-of.ts'

export const previewPath = '/preview'

/** Texts of the log-in page that a draft changes, as the custom texts of the screen name them. */
const textKeys = ['pageTitle', 'title', 'description', 'descriptionAlone', 'buttonText'] as const

/** Checks of the query, by the document of the management API. */
export interface PreviewChecks {
  readonly isTheme: (theme: object, req: Request, res: Response) => Promise<boolean>
}

/**
 * Sends the log-in page with the branding and the texts of the query, which are not stored. It
 * works in a frame of the console alone: nobody can be sent to it (Fetch Metadata; decision 111).
 *
 * @throws ApiError `route_not_found` outside a frame of the same origin, and
 *   `invalid_query_string` for a theme that could not be stored
 */
export async function sendPreview(
  req: Request,
  res: Response,
  { isTheme }: PreviewChecks,
): Promise<void> {
  if (req.get('sec-fetch-dest') !== 'iframe' || req.get('sec-fetch-site') !== 'same-origin') {
    throw new ApiError('route_not_found')
  }
  const name = queryOf(req).get('client') ?? ''
  const theme = themeIn(req)
  if (theme && !(await isTheme(theme, req, res))) throw new ApiError('invalid_query_string')
  const page = renderLogin(await draftOf(req, theme), { client: { name }, action: '', hidden: {} })
  const { 'Content-Security-Policy': policy = '', ...headers } = pageHeaders(page)
  res
    .status(200)
    .set({
      ...headers,
      'Content-Security-Policy': policy
        .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        .replace("form-action 'self'", "form-action 'none'"),
      'X-Frame-Options': 'SAMEORIGIN',
    })
    .send(page.html)
}

/** In place of a theme: the page without one, though one is stored. */
const noTheme = 'none'

/** @throws ApiError `invalid_query_string` for what is not an object of JSON */
function themeIn(req: Request): Theme | undefined {
  const text = queryOf(req).get('theme')
  if (!text || text === noTheme) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('invalid_query_string', { cause })
  }
}

/** The branding of the tenant, with the members of the query in place of the stored ones. */
async function draftOf(req: Request, theme?: Theme): Promise<ResolvedBranding> {
  const { appearance: known } = req.tenant
  const query = queryOf(req)
  const textOf = (name: string) => query.get(name) || undefined
  const [appearance, language] = [
    await known.get(),
    pickLanguage({ uiLocales: textOf('language') }),
  ]
  const { colors, ...branding } = appearance.branding
  const { logo_url: _logo, favicon_url: _favicon, ...others } = branding
  const [primary, background] = [textOf('primary'), textOf('background')]
  const [logo_url, favicon_url] = [textOf('logo_url'), textOf('favicon_url')]
  const page_background =
    background ?? (query.has('background') ? undefined : colors?.page_background)
  const draft = {
    ...others,
    ...(logo_url && { logo_url }),
    ...(favicon_url && { favicon_url }),
    colors: { ...(primary && { primary }), ...(page_background && { page_background }) },
  }
  const texts = await known.textsIn(language)
  const login = Object.fromEntries(
    textKeys.flatMap((key) => {
      const text = textOf(key)
      return text === undefined ? [] : [[key, text]]
    }),
  )
  const resolved = composeBranding({ ...appearance, branding: draft }, language, {
    ...texts,
    login: { login },
  })
  if (theme) return { ...resolved, theme }
  return query.get('theme') === noTheme ? { ...resolved, theme: undefined } : resolved
}
