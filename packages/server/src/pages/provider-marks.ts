import { type ComponentChild, h } from 'preact'
import { isWebAddress } from './safe-address.ts'

/** A tile in the color of a provider with its initials, in place of a logo. */
export interface ProviderMark {
  /** The color of the tile, as CSS; its letters are white. */
  readonly color: string
  /** One or two letters. */
  readonly letters: string
}

/** The picture beside the name of an identity provider: the icon of its connection, or a mark. */
export function providerMark(
  mark: ProviderMark | undefined,
  iconUrl: string | undefined,
): ComponentChild {
  if (isWebAddress(iconUrl)) {
    return h('img', { class: 'tile', src: iconUrl, alt: '', referrerpolicy: 'no-referrer' })
  }
  return h(
    'svg',
    { class: 'tile', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    h('rect', { width: '24', height: '24', rx: '6', fill: mark?.color ?? '#5b6472' }),
    mark ? initials(mark.letters) : key,
  )
}

const initials = (letters: string): ComponentChild =>
  h(
    'text',
    {
      x: '12',
      y: '16.5',
      'text-anchor': 'middle',
      'font-size': letters.length > 1 ? '10' : '13',
      'font-weight': '700',
      fill: '#fff',
    },
    letters,
  )

/** The mark of enterprise connections: a key. */
const key = h('path', {
  d: 'M8 9a3 3 0 1 0 2.8 4H13v2h2v-2h1.500v2h2v-4h-7.700A3 3 0 0 0 8 9Zm0 2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  fill: '#fff',
})
