const degrees = 360
/** Coprime to 360, so that neighbouring letters differ in color. */
const hueStep = 137

/** Draws initials as an SVG document, on a color that depends on them. */
export function drawInitials(initials: string): string {
  const sum = [...initials].reduce((all, each) => all * 31 + (each.codePointAt(0) ?? 0), 0)
  const hue = (sum * hueStep) % degrees
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<rect width="96" height="96" fill="hsl(${hue},45%,36%)"/>`,
    '<text x="48" y="48" dy=".35em" text-anchor="middle" fill="#fff" font-size="40"',
    ` font-family="system-ui,sans-serif">${initials}</text></svg>`,
  ].join('')
}
