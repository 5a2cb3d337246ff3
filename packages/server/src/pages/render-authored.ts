import { type AuthoredContent, authoredContentOf, withNormalNewlines } from './authored-content.ts'
import { renderLiquid } from './liquid.ts'

export interface Rendered {
  readonly html: string
  /** The styles and scripts that the author of the template wrote. */
  readonly authored: AuthoredContent
}

/**
 * Renders a template of the tenant. Only the scripts and styles of a rendering without untrusted
 * values may run: others than the author of the template choose these.
 *
 * @throws LiquidError
 */
export function renderAuthored(template: string, trusted: object, untrusted: object): Rendered {
  const render = (variables: object) =>
    withNormalNewlines(renderLiquid('html', template, { ...variables }))
  const own = render(trusted)
  const isSame = !Object.keys(untrusted).some((name) => template.includes(name))
  return {
    html: isSame ? own : render({ ...trusted, ...untrusted }),
    authored: authoredContentOf(own),
  }
}
