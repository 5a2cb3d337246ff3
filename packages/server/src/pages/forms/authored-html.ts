import { resolveText, type Scope } from '@latchkey/forms'
import { type ComponentChild, h } from 'preact'
import { type AuthoredContent, authoredContentOf, withNormalNewlines } from '../authored-content.ts'
import { escapeHtml } from '../character-references.ts'

/** HTML of a form, with what its author made it load and contain. */
export interface AuthoredHtml {
  readonly html: string
  readonly authored: AuthoredContent
}

/**
 * HTML that the author of a form wrote, with the values of its templates escaped. No script in it
 * runs, and what it loads is what the author named: the policy is made without the values.
 */
export function authoredHtml(template: string, scope: Scope): AuthoredHtml {
  const normal = withNormalNewlines(template)
  const own = authoredContentOf(resolveText(normal, {}))
  return {
    html: resolveText(normal, scope, escapeHtml),
    authored: { ...own, scripts: [], scriptOrigins: [] },
  }
}

/** The CSS of a form; none if it could end its element. */
export function authoredStyle(css: string | undefined): AuthoredHtml | undefined {
  if (css === undefined || css === '' || /<\/style/i.test(css)) return undefined
  const html = `<style>${withNormalNewlines(css)}</style>`
  return { html, authored: authoredContentOf(html) }
}

/** A block with HTML of the author. */
export const htmlBlock = (className: string, { html }: AuthoredHtml): ComponentChild =>
  h('div', { class: className, dangerouslySetInnerHTML: { __html: html } })
