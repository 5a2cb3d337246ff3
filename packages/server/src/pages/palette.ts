/** Colours as `#rrggbb`. */
export interface Palette {
  readonly background: string
  readonly onBackground: string
  readonly card: string
  readonly text: string
  readonly muted: string
  readonly border: string
  readonly button: string
  readonly onButton: string
  /** Links and the ring of the focus, on the card. */
  readonly accent: string
  readonly danger: string
  readonly dangerBackground: string
}

export interface Palettes {
  readonly light: Palette
  readonly dark: Palette
}

export const defaultPrimary = '#3a4ed5'

const light = {
  background: '#f2f3f8',
  card: '#ffffff',
  text: '#161a2b',
  muted: '#585e75',
  border: '#868ca2',
  danger: '#b3142b',
  dangerBackground: '#fdeef0',
}

const dark = {
  background: '#0d0f17',
  card: '#191c28',
  text: '#f1f2f7',
  muted: '#a9aec2',
  border: '#6d748d',
  danger: '#ff9aa5',
  dangerBackground: '#3a1a22',
}

const white = '#ffffff'
const black = '#000000'

/** WCAG 2.2, success criterion 1.4.3. */
const textContrastMin = 4.5
const mixSteps = 20

/** Colours that people can read, whichever a tenant has chosen. */
export function palettesOf(primary?: string, pageBackground?: string): Palettes {
  const button = isColor(primary) ? primary : defaultPrimary
  const background = isColor(pageBackground) ? pageBackground : light.background
  return { light: complete({ ...light, background }, button), dark: complete(dark, button) }
}

function complete(base: typeof light, button: string): Palette {
  return {
    ...base,
    onBackground: readableOn(base.background, base.muted),
    button,
    onButton: contrast(white, button) >= textContrastMin ? white : readableOn(button, black),
    accent: readableOn(base.card, button),
  }
}

/** The colour, or the nearest one towards black or white with enough contrast. */
function readableOn(background: string, color: string): string {
  const end = contrast(white, background) >= contrast(black, background) ? white : black
  for (let step = 0; step < mixSteps; step += 1) {
    const mixed = mix(color, end, step / mixSteps)
    if (contrast(mixed, background) >= textContrastMin) return mixed
  }
  return end
}

export function isColor(text: string | undefined): text is string {
  return text !== undefined && /^#[0-9a-f]{6}$/i.test(text)
}

/** From 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(color: string, end: string, share: number): string {
  const target = channelsOf(end)
  const mixed = channelsOf(color).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
