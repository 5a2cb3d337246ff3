import { type ComponentChild, h } from 'preact'
import { isWebAddress } from './safe-address.ts'

/** The logo of a provider: shapes on a square of 512 by 512 units. */
export interface ProviderMark {
  /** The color of the square, as CSS. */
  readonly background: string
  readonly shapes: readonly {
    readonly d: string
    readonly fill?: string
    readonly stroke?: string
    readonly strokeWidth?: number
    readonly transform?: string
  }[]
}

/** The picture beside the name of an identity provider: the icon of its connection, or a mark. */
export function providerMark(
  mark: ProviderMark | undefined,
  iconUrl: string | undefined,
): ComponentChild {
  if (isWebAddress(iconUrl)) {
    return h('img', { class: 'tile', src: iconUrl, alt: '', referrerpolicy: 'no-referrer' })
  }
  return mark ? logo(mark) : key
}

const logo = ({ background, shapes }: ProviderMark): ComponentChild =>
  h(
    'svg',
    { class: 'tile', viewBox: '0 0 512 512', 'aria-hidden': 'true' },
    h('rect', { width: '512', height: '512', fill: background }),
    shapes.map(({ d, fill = 'none', stroke, strokeWidth, transform }) =>
      h('path', {
        d,
        fill,
        transform,
        ...(stroke && {
          stroke,
          'stroke-width': String(strokeWidth),
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      }),
    ),
  )

/** The mark of enterprise connections, a key. */
const key = h(
  'svg',
  { class: 'tile', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  h('rect', { width: '24', height: '24', fill: '#5b6472' }),
  h('path', {
    d: 'M8 9a3 3 0 1 0 2.8 4H13v2h2v-2h1.5v2h2v-4h-7.7A3 3 0 0 0 8 9Zm0 2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
    fill: '#fff',
  }),
)
