import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import { composeBranding } from '../pages/compose-branding.ts'
import { renderLogin } from '../pages/login.ts'
import { pickLanguage } from '../pages/pick-language.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Theme } from '../pages/theme.ts'
import { pageHeaders } from '../pages/write-page.ts'
import { queryOf } from '../query-of.ts'

/** The path of the preview of the log-in page. */
export const previewPath = '/preview'

/** The custom texts of the log-in page that a draft may change, by their keys. */
const textKeys = ['pageTitle', 'title', 'description', 'descriptionAlone', 'buttonText'] as const

/** Validates parts of the query by the schemas of the management API. */
export interface PreviewChecks {
  readonly isTheme: (theme: object, req: Request, res: Response) => Promise<boolean>
}

/**
 * Sends the log-in page with the branding and texts of the query, which are not stored. The page is
 * only served to a frame of the same origin, such as the console (Fetch Metadata; decision 111), so
 * that nobody can be lured to it.
 *
 * @throws ApiError `route_not_found` outside such a frame, and `invalid_query_string` for an
 *   invalid theme
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
  const own = { ...page, tenantPolicies: [], tenantHeaders: {}, mayBeFramed: false }
  const { 'Content-Security-Policy': policy = '', ...headers } = pageHeaders(own)
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

/** Previews the page without a theme, although the tenant has one. */
const noTheme = 'none'

/** @throws ApiError `invalid_query_string` unless the parameter is a JSON object */
function themeIn(req: Request): Theme | undefined {
  const text = queryOf(req).get('theme')
  if (!text || text === noTheme) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('invalid_query_string', { cause })
  }
}

/** The branding of the tenant, with members replaced by those of the query. */
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
