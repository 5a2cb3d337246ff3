import { type ComponentChild, h } from 'preact'

/** A captcha of a provider, with the settings of its widget. */
export interface ShownCaptcha {
  readonly provider: CaptchaName
  readonly siteKey: string
  /** Arkose only: the subdomain of arkoselabs.com that serves the script. */
  readonly clientSubdomain?: string
}

/** The captcha providers, by the name that the management API has for each. */
export type CaptchaName =
  | 'arkose'
  | 'friendly_captcha'
  | 'hcaptcha'
  | 'recaptcha_enterprise'
  | 'recaptcha_v2'

/** Sources by directive (Content Security Policy Level 3, section 6). */
export type PolicySources = Readonly<
  Partial<Record<'script' | 'style' | 'frame' | 'connect' | 'worker', readonly string[]>>
>

interface Widget {
  /** The element that the script turns into the widget, within the form. */
  readonly element: ComponentChild
  /** The attributes of the `script` element that loads the provider's script. */
  readonly script: Readonly<Record<string, string | boolean>>
  /** A script of this server that the provider's script calls. */
  readonly ownScript?: string
  /** What the page may load in addition to its own sources. */
  readonly sources: PolicySources
}

/** The form field to which each widget writes its answer. */
export const answerFields: Readonly<Record<CaptchaName, string>> = {
  arkose: 'captcha',
  friendly_captcha: 'captcha',
  hcaptcha: 'h-captcha-response',
  recaptcha_enterprise: 'g-recaptcha-response',
  recaptcha_v2: 'g-recaptcha-response',
}

/** How a widget is shown. */
export interface WidgetLook {
  readonly language: string
  /** The color scheme; by default that of the provider. */
  readonly scheme: 'light' | 'dark' | undefined
}

const widgets: Readonly<Record<CaptchaName, (captcha: ShownCaptcha, look: WidgetLook) => Widget>> =
  {
    recaptcha_v2: recaptcha('api.js'),
    recaptcha_enterprise: recaptcha('enterprise.js'),
    hcaptcha: ({ siteKey }, { language, scheme }) => {
      const sources = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
      return {
        element: h('div', { class: 'h-captcha', 'data-sitekey': siteKey, 'data-theme': scheme }),
        script: loading(`https://js.hcaptcha.com/1/api.js?hl=${language}`),
        sources: { script: sources, frame: sources, style: sources, connect: sources },
      }
    },
    friendly_captcha: ({ siteKey }, { language, scheme }) => ({
      element: h('div', {
        class: scheme === 'dark' ? 'frc-captcha dark' : 'frc-captcha',
        'data-sitekey': siteKey,
        // Its widget knows `zh` and `pt`, and no regions.
        'data-lang': language.split('-', 1)[0],
        'data-start': 'auto',
        'data-solution-field-name': answerFields.friendly_captcha,
      }),
      script: {
        ...loading(friendly.script),
        integrity: friendly.integrity,
        crossorigin: 'anonymous',
      },
      sources: {
        script: [friendly.script, "'wasm-unsafe-eval'"],
        style: [friendly.style],
        worker: ['blob:'],
        connect: ['https://api.friendlycaptcha.com', 'https://eu-api.friendlycaptcha.eu'],
      },
    }),
    arkose: ({ siteKey, clientSubdomain = 'client-api' }) => {
      const origin = `https://${clientSubdomain}.arkoselabs.com`
      const sources = [origin, 'https://*.arkoselabs.com']
      return {
        element: [
          h('div', { id: 'arkose' }),
          h('input', { type: 'hidden', name: answerFields.arkose, value: '' }),
        ],
        script: {
          ...loading(`${origin}/v2/${encodeURIComponent(siteKey)}/api.js`),
          'data-callback': 'showArkose',
        },
        ownScript: arkoseScript,
        sources: { script: sources, frame: sources, style: sources, connect: sources },
      }
    },
  }

/** The widget of a captcha. */
export const widgetOf = (captcha: ShownCaptcha, look: WidgetLook): Widget =>
  widgets[captcha.provider](captcha, look)

const loading = (src: string) => ({ src, async: true, defer: true })

function recaptcha(file: string) {
  return ({ siteKey }: ShownCaptcha, { language, scheme }: WidgetLook): Widget => ({
    element: h('div', { class: 'g-recaptcha', 'data-sitekey': siteKey, 'data-theme': scheme }),
    script: loading(`https://www.google.com/recaptcha/${file}?hl=${language}`),
    sources: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
  })
}

/** The pinned version of the widget of Friendly Captcha, and the hash of the style that it adds. */
const friendly = {
  script: 'https://cdn.jsdelivr.net/npm/friendly-challenge@0.9.19/widget.min.js',
  integrity: 'sha384-roXaK25SP2JVHPNw9pG1cEoM6RsFDd0RauppXpeTkRaNKBfRfD3c0k1uCN7BJ4BT',
  style: "'sha256-OdmPn61W3yCSQeIBnYjg4aFuGws+I9QQCN9sY1nTDVs='",
}

/** Copies the token of Arkose to the form. */
const arkoseScript = `
window.showArkose = (enforcement) =>
  enforcement.setConfig({
    selector: '#arkose',
    mode: 'inline',
    onCompleted: ({ token }) => (document.querySelector('input[name=captcha]').value = token),
  })
`
