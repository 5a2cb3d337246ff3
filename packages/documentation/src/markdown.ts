import MarkdownIt, { type Token } from 'markdown-it'

/** Raw HTML stays text. */
const markdown = new MarkdownIt({ html: false })
markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>'
markdown.renderer.rules.table_close = () => '</table></div>'

/** A heading, with the fragment that leads to it. */
export interface Heading {
  readonly id: string
  readonly title: string
}

/** A guide as HTML, and what other pages show of it. */
export interface Rendered {
  readonly html: string
  /** The text of the first heading. */
  readonly title: string
  /** The first two sentences, as text. */
  readonly summary: string
  /** Headings of the second level. */
  readonly headings: readonly Heading[]
}

/** The name of the guide that a link in another one leads to; undefined for other files. */
export type FindGuide = (path: string) => string | undefined

/**
 * Renders a guide. Links between guides lead to their pages; links to other
 * files of the repository become text, because the pages do not have them.
 */
export function renderGuide(text: string, findGuide: FindGuide): Rendered {
  const tokens = markdown.parse(text.replace(/^<!--[\s\S]*?-->\s*/, ''), {})
  const headings: Heading[] = []
  let [title, summary] = ['', '']
  for (const [at, token] of tokens.entries()) {
    const content = plain(tokens[at + 1]?.children ?? [])
    if (token.type === 'heading_open') {
      const id = slugOf(content)
      token.attrSet('id', id)
      if (token.tag === 'h1' && title === '') title = content
      if (token.tag === 'h2') headings.push({ id, title: content })
    }
    if (token.type === 'paragraph_open' && summary === '') summary = content
    if (token.children) token.children = token.children.flatMap(withoutForeignLink(findGuide))
    if (token.type === 'fence' || token.type === 'code_block') token.attrSet('tabindex', '0')
  }
  const html = markdown.renderer.render(tokens, markdown.options, {})
  return { html, title, summary: sentencesOf(summary), headings }
}

/** The first two sentences of a paragraph. */
const sentencesOf = (text: string): string =>
  /^.*?[.:](?= [A-Z])(?:.*?[.:](?= [A-Z]|$))?/.exec(text)?.[0] ?? text

/** A description of the contract: paragraphs, lists and code. */
export const renderText = (text: string): string => markdown.render(text)

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const plain = (tokens: readonly Token[]): string =>
  tokens.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')

/** Replaces the addresses of guides, and drops links to other files, keeping their texts. */
function withoutForeignLink(findGuide: FindGuide) {
  let isDropped = false
  return (token: Token): readonly Token[] => {
    if (token.type === 'link_close') {
      const closes = !isDropped
      isDropped = false
      return closes ? [token] : []
    }
    if (token.type !== 'link_open') return [token]
    const href = String(token.attrGet('href') ?? '')
    if (href.startsWith('#')) return [token]
    const [, path = '', fragment = ''] = /^([^#]+)(#.*)?$/.exec(href) ?? []
    const name = findGuide(path)
    if (name !== undefined) token.attrSet('href', `${name}.html${fragment}`)
    isDropped = name === undefined && !/^https?:/.test(href)
    return isDropped ? [] : [token]
  }
}
