import type { ResourceName } from '../event-kinds.ts'
import type { Change } from '../store/logs/changes.ts'
import type { Appearance, Branding } from '../store/tenants/branding.ts'
import type { Prompts } from '../store/tenants/prompts.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { Remembered } from './remembered.ts'

type Texts = Awaited<ReturnType<Prompts['listTexts']>>
type Partials = Awaited<ReturnType<Prompts['listPartials']>>

/** More than the supported languages. */
const languagesMax = 100

/** The resources whose changes affect pages and mails. */
export const resourcesOfAppearance: readonly ResourceName[] = [
  'branding',
  'branding_theme',
  'tenant_settings',
  'prompt_settings',
  'prompt_texts',
  'prompt_partials',
]

interface Stores {
  readonly branding: Pick<Branding, 'getAppearance'>
  readonly prompts: Pick<Prompts, 'listTexts' | 'listPartials'>
}

/** The appearance, custom texts and partials of a tenant, cached. */
export class RememberedAppearance {
  private readonly appearance: Remembered<Appearance>
  private readonly texts: Remembered<Texts>
  private readonly ownPartials: Remembered<Partials>

  /** Changes of other processes apply after `rememberMs`. */
  constructor({ branding, prompts }: Stores, rememberMs: number, lookups: CacheLookups) {
    this.appearance = new Remembered({ max: 1, rememberMs, read: branding.getAppearance, lookups })
    this.texts = new Remembered({ max: languagesMax, rememberMs, read: prompts.listTexts, lookups })
    this.ownPartials = new Remembered({ max: 1, rememberMs, read: prompts.listPartials, lookups })
  }

  async get(): Promise<Appearance> {
    const known = await this.appearance.find('')
    if (!known) throw new Error('The tenant has no branding row')
    return known
  }

  /** The texts of all prompts, by screen and key. */
  async textsIn(language: string): Promise<Texts> {
    return (await this.texts.find(language)) ?? {}
  }

  /** The partials of all prompts, by screen and insertion point. */
  async partials(): Promise<Partials> {
    return (await this.ownPartials.find('')) ?? {}
  }

  invalidateAll(): void {
    this.appearance.invalidateAll()
    this.texts.invalidateAll()
    this.ownPartials.invalidateAll()
  }

  /** Drops what a write changed, so that it applies when the write is answered. */
  invalidateChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => resourcesOfAppearance.includes(resource)))
      this.invalidateAll()
  }
}
