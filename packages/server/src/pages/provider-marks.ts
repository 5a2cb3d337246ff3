import { type ComponentChild, h } from 'preact'
import { isWebAddress } from './safe-address.ts'

interface Mark {
  readonly name: string
  /** The color of the tile; its letters are white. */
  readonly color: string
  /** One or two letters. */
  readonly letters: string
}

/** Marks that stand for logos: a tile in the color of the provider with its initials. */
const marks: Readonly<Record<string, Mark>> = {
  amazon: { name: 'Amazon', color: '#b45f06', letters: 'a' },
  apple: { name: 'Apple', color: '#1d1d1f', letters: 'A' },
  bitbucket: { name: 'Bitbucket', color: '#0052cc', letters: 'B' },
  box: { name: 'Box', color: '#0061d5', letters: 'bx' },
  discord: { name: 'Discord', color: '#4752c4', letters: 'D' },
  facebook: { name: 'Facebook', color: '#0866ff', letters: 'f' },
  github: { name: 'GitHub', color: '#24292f', letters: 'GH' },
  gitlab: { name: 'GitLab', color: '#c7451f', letters: 'GL' },
  'google-oauth2': { name: 'Google', color: '#1a73e8', letters: 'G' },
  line: { name: 'LINE', color: '#04793a', letters: 'L' },
  linkedin: { name: 'LinkedIn', color: '#0a66c2', letters: 'in' },
  slack: { name: 'Slack', color: '#611f69', letters: 'S' },
  twitter: { name: 'X', color: '#0f1419', letters: 'X' },
  windowslive: { name: 'Microsoft', color: '#2b579a', letters: 'M' },
  wordpress: { name: 'WordPress', color: '#21759b', letters: 'W' },
  yahoo: { name: 'Yahoo', color: '#5f01d1', letters: 'Y' },
  yandex: { name: 'Yandex', color: '#c62828', letters: 'Y' },
}

/** The name of the provider of a social strategy. */
export const providerNameOf = (strategy: string): string | undefined =>
  Object.hasOwn(marks, strategy) ? marks[strategy]?.name : undefined

/** The mark beside the name of an identity provider: the icon of the connection, or ours. */
export function providerMark(strategy: string, iconUrl: string | undefined): ComponentChild {
  if (isWebAddress(iconUrl)) {
    return h('img', { class: 'tile', src: iconUrl, alt: '', referrerpolicy: 'no-referrer' })
  }
  const mark = Object.hasOwn(marks, strategy) ? marks[strategy] : undefined
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
