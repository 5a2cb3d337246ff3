import type { Members } from '../api/json.ts'

const text = { bold: false, size: 87.5 }

/** The initial draft of a theme: the look of pages without a theme, in the primary colour. */
export const startingTheme = (primary: string): Members => ({
  borders: {
    button_border_radius: 9,
    button_border_weight: 1,
    buttons_style: 'rounded',
    input_border_radius: 9,
    input_border_weight: 1,
    inputs_style: 'rounded',
    show_widget_shadow: true,
    widget_border_weight: 0,
    widget_corner_radius: 16,
  },
  colors: {
    body_text: '#1e212a',
    error: '#c02b27',
    header: '#1e212a',
    icons: '#65676e',
    input_background: '#ffffff',
    input_border: '#8b8d94',
    input_filled_text: '#111111',
    input_labels_placeholders: '#56585f',
    links_focused_components: primary,
    primary_button: primary,
    primary_button_label: '#ffffff',
    secondary_button_border: '#c9cace',
    secondary_button_label: '#1e212a',
    success: '#0f7d66',
    widget_background: '#ffffff',
    widget_border: '#c9cace',
  },
  fonts: {
    body_text: text,
    buttons_text: { bold: true, size: 100 },
    font_url: '',
    input_labels: text,
    links: text,
    links_style: 'underlined',
    reference_text_size: 16,
    subtitle: { bold: false, size: 87.5 },
    title: { bold: true, size: 150 },
  },
  page_background: {
    background_color: '#f4f6f8',
    background_image_url: '',
    page_layout: 'center',
  },
  widget: {
    header_text_alignment: 'left',
    logo_height: 44,
    logo_position: 'left',
    logo_url: '',
    social_buttons_layout: 'bottom',
  },
})
