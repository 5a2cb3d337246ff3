import type { Schema } from '@latchkey/contract'
import { type ComponentChild, Fragment, h, type VNode } from 'preact'
import { advancedContext } from './advanced-context.ts'
import type { AuthoredContent } from './authored-content.ts'
import type { ShownScreen } from './partials.ts'
import type { ResolvedBranding } from './resolved-branding.ts'
import { isWebAddress, originOf } from './safe-address.ts'

/** A page that scripts of the tenant render. The page of this server is its `noscript` fallback. */
export interface AdvancedScreen {
  readonly head: VNode
  readonly widget: VNode
  readonly authored: AuthoredContent
  readonly usesTemplate: boolean
}

interface StandardParts {
  /** Elements of the head, without the styles. */
  readonly head: ComponentChild
  readonly styles: ComponentChild
  readonly widget: VNode
}

/**
 * Writes a screen as a page that loads the scripts of the tenant.
 *
 * @returns undefined for a screen that this server renders itself
 */
export function advancedScreen(
  branding: ResolvedBranding,
  screen: ShownScreen | undefined,
  { head, styles, widget }: StandardParts,
): AdvancedScreen | undefined {
  const login = branding.advanced
  const rendering = login?.renderings.find(
    (each) => screen && each.prompt === screen.prompt && each.screen === screen.name,
  )
  if (!login || !rendering || !screen) return undefined
  const { head_tags = [], context_configuration = [], default_head_tags_disabled } = rendering
  const context = advancedContext(branding, login, screen, context_configuration)
  const script = `window.universal_login_context = ${jsonInScript(context)}`
  return {
    head: h(
      Fragment,
      null,
      !default_head_tags_disabled && head,
      h('noscript', null, styles),
      raw('script', {}, script),
      head_tags.map(headTag),
    ),
    widget: h('noscript', null, widget),
    authored: contentOf(head_tags, script),
    usesTemplate: rendering.use_page_template === true,
  }
}

type HeadTag = Schema<'PromptHeadTag'>

/**
 * JSON with `<` escaped, so that it neither closes the `script` element nor opens a comment in it.
 */
const jsonInScript = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (each) => {
    return `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

const raw = (tag: string, attributes: object, text: string) =>
  h(tag, { ...attributes, dangerouslySetInnerHTML: { __html: text } })

function headTag({ tag = 'meta', attributes = {}, content = '' }: HeadTag): ComponentChild {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value])
  const own: object = Object.fromEntries(given)
  return tag === 'script' || tag === 'style' ? raw(tag, own, content) : h(tag, own)
}

function contentOf(tags: readonly HeadTag[], script: string): AuthoredContent {
  const of = (name: string) => tags.filter(({ tag }) => tag === name)
  const textsOf = (name: string) => of(name).flatMap(({ content }) => content ?? [])
  const originsOf = (name: string, attribute: string) =>
    of(name).flatMap(({ attributes }) => {
      const address = attributes?.[attribute]
      return typeof address === 'string' && isWebAddress(address) ? (originOf(address) ?? []) : []
    })
  return {
    styles: textsOf('style'),
    scripts: [script, ...textsOf('script')],
    styleOrigins: originsOf('link', 'href'),
    scriptOrigins: originsOf('script', 'src'),
    styleAttributes: [],
    // Scripts of the tenant may load pictures and fonts from any https origin.
    origins: ['https:'],
    pictureSchemes: ['data:'],
  }
}
