import type { Schema } from '@latchkey/contract'
import {
  accentOn,
  contrast,
  mix,
  type PageBackground,
  type Palette,
  palettesOf,
  readableOnAll,
} from './palette.ts'

/** The theme of a tenant, as the management API has it. */
export type Theme = Schema<'BrandingThemeDefinition'> & {
  /** The colors of an organization, which take precedence over those of the theme. */
  readonly own?: OwnColors
}

interface OwnColors {
  readonly primary?: string
  readonly page_background?: PageBackground
}

interface OwnBranding {
  readonly logo_url?: string
  readonly colors?: OwnColors
}

/**
 * The theme with the colors of an organization, and without its logo where the organization has
 * one.
 */
export function themeOfOrganization(
  theme: Theme,
  { logo_url, colors = {} }: OwnBranding = {},
): Theme {
  const widget = logo_url === undefined ? theme.widget : { ...theme.widget, logo_url: '' }
  return { ...theme, widget, own: colors }
}

/** `dark` where white text is easier to read on the widget than black text. */
export function schemeOf({ colors }: Theme): 'light' | 'dark' {
  const card = opaque(colors.widget_background)
  return contrast(card, '#ffffff') > contrast(card, '#000000') ? 'dark' : 'light'
}

/** The colors of a theme as chosen, with those that a theme does not define derived from them. */
export function paletteOf({ colors, page_background, own = {} }: Theme): Palette {
  const { light: derived } = palettesOf(own.primary, own.page_background)
  const card = opaque(colors.widget_background)
  const hasOwnBackground = own.page_background !== undefined
  const { background_color: color } = page_background
  return {
    background: hasOwnBackground ? derived.background : color,
    onBackground: hasOwnBackground
      ? derived.onBackground
      : readableOnAll([opaque(color)], opaque(colors.body_text)),
    card: colors.widget_background,
    text: colors.body_text,
    muted: colors.body_text,
    border: opaque(colors.input_border),
    button: own.primary === undefined ? colors.primary_button : derived.button,
    onButton: own.primary === undefined ? colors.primary_button_label : derived.onButton,
    accent:
      own.primary === undefined
        ? colors.links_focused_components
        : accentOn(card, opaque(colors.input_border), derived.button),
    danger: colors.error,
    dangerBackground: mix(card, opaque(colors.error), 0.08),
  }
}

/** A color as `#rrggbb`, from any hexadecimal notation of CSS. */
function opaque(color: string): string {
  const digits = color.slice(1)
  if (digits.length > 4) return `#${digits.slice(0, 6)}`
  return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`
}
