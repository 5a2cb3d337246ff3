import { isWebAddress } from './safe-address.ts'
import { variablesOf } from './style.ts'
import { paletteOf, schemeOf, type Theme } from './theme.ts'

/** The default font size of browsers, which users may change. */
const browserTextSizePx = 16

/** The colors of a theme. */
export const themeColors = (theme: Theme): string => `:root{${variablesOf(paletteOf(theme))}}`

/** The rules by which a theme changes the style of the pages; they follow that style. */
export function themeStyle(theme: Theme): string {
  return [texts, links, inputs, buttons, frame, background].map((part) => part(theme)).join('')
}

interface TextStyle {
  readonly bold: boolean
  readonly size: number
}

const fontOf = ({ bold, size }: TextStyle) =>
  `font-size:${size / 100}rem;font-weight:${bold ? 700 : 400}`

function texts(theme: Theme): string {
  const { fonts, colors, widget } = theme
  const { font_url, reference_text_size, body_text, title, subtitle } = fonts
  const family = isWebAddress(font_url) ? '"Theme",system-ui,sans-serif' : undefined
  const { header_text_alignment: alignment } = widget
  return `
${family ? `@font-face{font-family:"Theme";src:${urlOf(font_url)};font-display:swap}` : ''}
html{color-scheme:${schemeOf(theme)};font-size:${(reference_text_size / browserTextSizePx) * 100}%}
body{${family ? `font-family:${family};` : ''}${fontOf(body_text)}}
h1{color:${colors.header};${fontOf(title)};text-align:${alignment}}
h1+p{${fontOf(subtitle)};text-align:${alignment}}
.sign{color:${colors.icons};${marginsOf(alignment)}}
.sign.done{color:${colors.success}}
li::before{border-color:${colors.icons}}`
}

function links({ fonts, colors, own }: Theme): string {
  const line = fonts.links_style === 'underlined' ? 'underline' : 'none'
  const ring = own?.primary === undefined ? colors.base_focus_color : undefined
  const focused = ':focus-visible,input:not([type=checkbox]):focus'
  return `
a:not(.button),.asLink{${fontOf(fonts.links)};text-decoration-line:${line}}
a:hover,.asLink:hover{text-decoration-line:underline}
.button:hover{text-decoration-line:none}
${ring === undefined ? '' : `${focused}{outline-color:${ring}}`}`
}

function inputs({ borders, colors, fonts }: Theme): string {
  const { input_border_radius, input_border_weight, inputs_style } = borders
  const { read_only_background: fixed } = colors
  return `
label{color:${colors.input_labels_placeholders};${fontOf(fonts.input_labels)}}
.reveal{color:${colors.icons}}
input:not([type=checkbox]){color:${colors.input_filled_text};background:${colors.input_background};
border:${input_border_weight}px solid ${colors.input_border};
border-radius:${radiusOf(inputs_style, input_border_radius)}}
input[aria-invalid=true]:not([type=checkbox]){border-color:var(--danger)}
${fixed === undefined ? '' : `input[readonly]:not([type=checkbox]){background:${fixed}}`}`
}

function buttons({ borders, colors, fonts, own }: Theme): string {
  const { button_border_radius, button_border_weight, buttons_style } = borders
  const hover = own?.primary === undefined ? colors.base_hover_color : undefined
  return `
.button{border-width:${button_border_weight}px;${fontOf(fonts.buttons_text)};
border-radius:${radiusOf(buttons_style, button_border_radius)}}
.button.plain{border-color:${colors.secondary_button_border};
color:${colors.secondary_button_label}}
${hover === undefined ? '' : `.button:not(.plain):hover{background:${hover};box-shadow:none}`}`
}

/** The frame of the widget and its logo; in a narrow window the widget has no frame. */
function frame({ borders, colors, widget }: Theme): string {
  const { widget_border_weight, widget_corner_radius, show_widget_shadow } = borders
  const { logo_height, logo_position } = widget
  return `
.brand{${logo_position === 'none' ? 'display:none' : `justify-content:${logo_position}`}}
.brand img{max-width:100%;height:${logo_height}px;max-height:none}
.clientLogo{${marginsOf(logo_position)}}
@media (min-width:480.02px){main{border:${widget_border_weight}px solid ${colors.widget_border};
border-radius:${widget_corner_radius}px;${show_widget_shadow ? '' : 'box-shadow:none'}}}`
}

/** The background of wide windows, and the place of the widget on it. */
function background({ page_background, own }: Theme): string {
  const { background_image_url: url, page_layout } = page_background
  const hasImage = own?.page_background === undefined && isWebAddress(url)
  const image = hasImage ? `background:var(--background) ${urlOf(url)} center/cover fixed` : ''
  const side = page_layout === 'left' ? 'flex-start' : 'flex-end'
  const place = page_layout === 'center' ? '' : `align-items:${side};padding-inline:max(16px,8vw)`
  return `
@media (min-width:480.02px){body{${[image, place].filter(Boolean).join(';')}}}`
}

function radiusOf(style: 'pill' | 'rounded' | 'sharp', radiusPx: number): string {
  if (style === 'rounded') return `${radiusPx}px`
  return style === 'pill' ? '999px' : '0'
}

function marginsOf(position: 'center' | 'left' | 'none' | 'right'): string {
  const left = position === 'center' || position === 'right' ? 'auto' : '0'
  return `margin-left:${left};margin-right:${position === 'center' ? 'auto' : '0'}`
}

/** `url()` of CSS, escaped so that the address ends neither the string nor the `style` element. */
function urlOf(address: string): string {
  const { href } = new URL(address)
  const written = href.replaceAll(/[\\"'()<>\s]/g, (each) => {
    const code = each.charCodeAt(0).toString(16).padStart(2, '0')
    return `%${code.toUpperCase()}`
  })
  return `url("${written}")`
}
