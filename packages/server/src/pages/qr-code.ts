import { type ComponentChild, h } from 'preact'
import { encode } from 'uqr'

/** The width of the margin in modules (ISO/IEC 18004, section 6.3.8). */
const quietZone = 4

/**
 * Draws a QR code as an SVG element within the page, which loads no picture. The error correction
 * level is the lowest, `L`: a screen has no stains, and larger modules are readable from further
 * away.
 */
export function qrCode(text: string, alternative: string): ComponentChild {
  const { data, size } = encode(text, { ecc: 'L', border: quietZone })
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
