import { type AuthoredContent, authoredContentOf, withNormalNewlines } from './authored-content.ts'
import { type RenderingTime, renderLiquid } from './liquid.ts'

/** The HTML of a template, with what its author made it load and contain. */
export interface Rendered {
  readonly html: string
  /** The styles and scripts that are in the template itself. */
  readonly authored: AuthoredContent
}

/**
 * Renders a template of the tenant twice, with and without its untrusted values. Only the styles
 * and scripts of the rendering without them may run, because others than the author choose these
 * values.
 *
 * @throws LiquidError
 */
export function renderAuthored(
  template: string,
  trusted: object,
  untrusted: object,
  time: RenderingTime,
): Rendered {
  const render = (variables: object) =>
    withNormalNewlines(renderLiquid('html', template, { ...variables }, time))
  const own = render(trusted)
  const isSame = !Object.keys(untrusted).some((name) => template.includes(name))
  return {
    html: isSame ? own : render({ ...trusted, ...untrusted }),
    authored: authoredContentOf(own),
  }
}
