import type { ResourceName } from '../event-kinds.ts'
import type { Change } from '../store/logs/changes.ts'
import type { Appearance, Branding } from '../store/tenants/branding.ts'
import type { Prompts } from '../store/tenants/prompts.ts'
import { Remembered } from './remembered.ts'

type Texts = Awaited<ReturnType<Prompts['listTexts']>>

/** More than there are languages. */
const languagesMax = 100

/** What changes how pages and mails look. */
const telling: readonly ResourceName[] = [
  'branding',
  'tenant_settings',
  'prompt_settings',
  'prompt_texts',
]

interface Stores {
  readonly branding: Pick<Branding, 'getAppearance'>
  readonly prompts: Pick<Prompts, 'listTexts'>
}

/** How pages and mails of a tenant look, and what they say in its own words. */
export class RememberedAppearance {
  private readonly appearance: Remembered<Appearance>
  private readonly texts: Remembered<Texts>

  /** What another process changed is known anew after `rememberMs`. */
  constructor({ branding, prompts }: Stores, rememberMs: number) {
    this.appearance = new Remembered({ max: 1, rememberMs, ask: branding.getAppearance })
    this.texts = new Remembered({ max: languagesMax, rememberMs, ask: prompts.listTexts })
  }

  async get(): Promise<Appearance> {
    const known = await this.appearance.find('')
    if (!known) throw new Error('An existing tenant has no appearance')
    return known
  }

  /** Of all prompts, by screen and key. */
  async textsIn(language: string): Promise<Texts> {
    return (await this.texts.find(language)) ?? {}
  }

  /** Forgets what a write changed, so that it holds when it is answered. */
  forgetChanged(changes: readonly Change[]): void {
    if (!changes.some(({ resource }) => telling.includes(resource))) return
    this.appearance.forgetAll()
    this.texts.forgetAll()
  }
}
