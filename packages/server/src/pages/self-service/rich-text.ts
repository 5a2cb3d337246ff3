import { type ComponentChild, h } from 'preact'

const simple = ['b', 'em', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'] as const
type Simple = (typeof simple)[number]

interface Open {
  readonly name: string
  readonly href?: string | undefined
  readonly children: ComponentChild[]
}

const depthMax = 20

/**
 * A text of the tenant with simple HTML, as components: emphasis, lists, line breaks and links to
 * https URLs. Anything else is shown as text, so the text cannot contain a script or a form.
 */
export function richText(text: string): ComponentChild[] {
  const root: Open = { name: '', children: [] }
  const stack = [root]
  const top = () => stack.at(-1) ?? root
  for (const part of text.split(/(<[^<>]{1,2048}>)/)) {
    const tag = /^<(\/?)([a-z]{1,6})((?:\s[^<>]*)?)\s*\/?>$/i.exec(part)
    const name = tag?.[2]?.toLowerCase() ?? ''
    if (tag && name === 'br') top().children.push(h('br', null))
    else if (tag && tag[1] === '' && isOpenable(name, tag[3]) && stack.length < depthMax) {
      stack.push({ name, href: hrefIn(tag[3] ?? ''), children: [] })
    } else if (tag && tag[1] === '/' && top().name === name) close(stack, top())
    else if (part !== '') top().children.push(decoded(part))
  }
  while (stack.length > 1) close(stack, top())
  return root.children
}

const isOpenable = (name: string, attributes = '') =>
  isSimple(name) || (name === 'a' && hrefIn(attributes) !== undefined)

const isSimple = (name: string): name is Simple => simple.some((each) => each === name)

function close(stack: Open[], { name, href, children }: Open): void {
  stack.pop()
  const element = isSimple(name) ? h(name, null, children) : h('a', { href }, children)
  stack.at(-1)?.children.push(element)
}

function hrefIn(attributes: string): string | undefined {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = decoded(double ?? single ?? '')
  return URL.canParse(href) && new URL(href).protocol === 'https:' ? href : undefined
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', '\u00a0'],
])

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities.get(name) ?? whole)
