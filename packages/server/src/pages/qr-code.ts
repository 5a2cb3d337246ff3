import { type ComponentChild, h } from 'preact'
import { encode } from 'uqr'

const quietZone = 2

/** A QR code as an SVG element within the page, so that no picture has to be loaded. */
export function qrCode(text: string, alternative: string): ComponentChild {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return h(
    'svg',
    {
      class: 'qr',
      viewBox: `0 0 ${size} ${size}`,
      role: 'img',
      'aria-label': alternative,
      'shape-rendering': 'crispEdges',
    },
    h('path', { d: squares.join('') }),
  )
}
