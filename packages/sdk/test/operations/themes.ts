import { expect } from '@jest/globals'
import type { ManagementClient, Schema } from '../../src/management.ts'

const text = { bold: false, size: 100 }
const dark = '#202124'
const light = '#ffffff'

const theme: Schema<'BrandingThemeDefinition'> = {
  borders: {
    button_border_radius: 3,
    button_border_weight: 1,
    buttons_style: 'rounded',
    input_border_radius: 3,
    input_border_weight: 1,
    inputs_style: 'rounded',
    show_widget_shadow: true,
    widget_border_weight: 0,
    widget_corner_radius: 5,
  },
  colors: {
    body_text: dark,
    error: dark,
    header: dark,
    icons: dark,
    input_background: light,
    input_border: dark,
    input_filled_text: dark,
    input_labels_placeholders: dark,
    links_focused_components: dark,
    primary_button: dark,
    primary_button_label: light,
    secondary_button_border: dark,
    secondary_button_label: dark,
    success: dark,
    widget_background: light,
    widget_border: light,
  },
  fonts: {
    body_text: text,
    buttons_text: text,
    font_url: '',
    input_labels: text,
    links: text,
    links_style: 'underlined',
    reference_text_size: 16,
    subtitle: text,
    title: text,
  },
  page_background: { background_color: light, background_image_url: '', page_layout: 'right' },
  widget: {
    header_text_alignment: 'left',
    logo_height: 40,
    logo_position: 'left',
    logo_url: '',
    social_buttons_layout: 'bottom',
  },
}

export async function useThemes(client: ManagementClient): Promise<void> {
  const made = await client.branding.createTheme({ body: theme })
  expect(made).toEqual({ ...theme, themeId: made.themeId })
  const path = { themeId: made.themeId }
  const body = { ...theme, displayName: 'Plain' }
  const updated = await client.branding.updateTheme({ path, body })
  expect(updated).toEqual({ ...made, displayName: 'Plain' })
  expect(await client.branding.getTheme({ path })).toEqual(updated)
  expect(await client.branding.getDefaultBrandingTheme()).toEqual(updated)
  expect(await client.branding.deleteTheme({ path })).toBeUndefined()
}
