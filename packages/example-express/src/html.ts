import escapeHtml from 'escape-html'

/** Text that is HTML already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | undefined | Html | readonly Html[]

/** HTML in which every value is text, unless it is HTML itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map((part) => {
    if (part instanceof Html) return part.text
    return Array.isArray(part) ? part.map(({ text }) => text).join('') : escapeHtml(`${part ?? ''}`)
  })
  return new Html(String.raw({ raw: strings }, ...written))
}
