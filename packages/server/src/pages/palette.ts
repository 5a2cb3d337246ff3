import type { Schema } from '@latchkey/contract'

/** Colors as `#rrggbb`. */
export interface Palette {
  /** A color, or a CSS gradient. */
  readonly background: string
  readonly onBackground: string
  readonly card: string
  readonly text: string
  readonly muted: string
  readonly border: string
  readonly button: string
  readonly onButton: string
  /** The color of links and of the focus ring, on the card and on the details in it. */
  readonly accent: string
  readonly danger: string
  readonly dangerBackground: string
}

/** A color as `#rrggbb`, or a linear gradient between two of them. */
export type PageBackground = NonNullable<
  NonNullable<Schema<'Branding'>['colors']>['page_background']
>

/** The colors by the color scheme of the browser. */
export interface Palettes {
  readonly light: Palette
  readonly dark: Palette
}

const defaultPrimary = '#3a4ed5'

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

/** Derives colors with readable contrast from those that a tenant has chosen. */
export function palettesOf(primary?: string, pageBackground?: PageBackground): Palettes {
  const button = isColor(primary) ? primary : defaultPrimary
  const { css, colors } = backgroundOf(pageBackground)
  return {
    light: complete({ ...light, background: css }, button, colors),
    dark: complete(dark, button, [dark.background]),
  }
}

function backgroundOf(wanted: PageBackground | undefined): { css: string; colors: Colors } {
  if (typeof wanted !== 'object') {
    const color = isColor(wanted) ? wanted : light.background
    return { css: color, colors: [color] }
  }
  const { start, end, angle_deg: angle } = wanted
  if (!isColor(start) || !isColor(end)) return backgroundOf(undefined)
  return { css: `linear-gradient(${Number(angle)}deg,${start},${end})`, colors: [start, end] }
}

type Colors = readonly [string, ...string[]]

function complete(base: typeof light, button: string, backgrounds: Colors): Palette {
  return {
    ...base,
    onBackground: readableOnAll(backgrounds, base.muted),
    button,
    onButton: contrast(white, button) >= textContrastMin ? white : readableOn(button, black),
    accent: accentOn(base.card, base.border, button),
  }
}

/** The opacity of the border color in the background of details in a card, from 0 to 255. */
export const insetOpacity = 0x1a

/** The color, or the nearest one that links can have on a card and on the details in it. */
export const accentOn = (card: string, border: string, color: string): string =>
  readableOnAll([card, mix(card, border, insetOpacity / 255)], color)

/** The color, or the nearest color towards black or white that has enough contrast. */
export function readableOn(background: string, color: string): string {
  const end = contrast(white, background) >= contrast(black, background) ? white : black
  for (let step = 0; step < mixSteps; step += 1) {
    const mixed = mix(color, end, step / mixSteps)
    if (contrast(mixed, background) >= textContrastMin) return mixed
  }
  return end
}

/** The candidate with the highest contrast on the background where its contrast is the lowest. */
export function readableOnAll(backgrounds: Colors, color: string): string {
  const lowest = (text: string) => Math.min(...backgrounds.map((each) => contrast(text, each)))
  const [first, ...others] = backgrounds.map((each) => readableOn(each, color))
  return [...others, white, black].reduce(
    (best, each) => (lowest(best) < textContrastMin && lowest(each) > lowest(best) ? each : best),
    first ?? color,
  )
}

function isColor(text: string | undefined): text is string {
  return text !== undefined && /^#[0-9a-f]{6}$/i.test(text)
}

/** The contrast ratio, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** The relative luminance, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes two colors; `share`, from 0 to 1, is that of `end`. */
export function mix(color: string, end: string, share: number): string {
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
