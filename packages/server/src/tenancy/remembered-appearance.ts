import type { ResourceName } from '../event-kinds.ts'
import type { Change } from '../store/logs/changes.ts'
import type { Appearance, Branding } from '../store/tenants/branding.ts'
import type { PromptRenderings, Rendering } from '../store/tenants/prompt-renderings.ts'
import type { Prompts } from '../store/tenants/prompts.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { Remembered } from './remembered.ts'

type Texts = Awaited<ReturnType<Prompts['listTexts']>>
type Partials = Awaited<ReturnType<Prompts['listPartials']>>

/** The most languages in the cache; there are fewer supported ones. */
const languagesMax = 100

/** The resources that affect pages and mails. */
export const resourcesOfAppearance: readonly ResourceName[] = [
  'branding',
  'branding_theme',
  'tenant_settings',
  'prompt_settings',
  'prompt_texts',
  'prompt_partials',
  'prompt_rendering',
]

interface Stores {
  readonly branding: Pick<Branding, 'getAppearance'>
  readonly prompts: Pick<Prompts, 'listTexts' | 'listPartials'>
  readonly promptRenderings: Pick<PromptRenderings, 'list'>
}

/** The appearance, custom texts, partials and renderings of a tenant, cached. */
export class RememberedAppearance {
  private readonly appearance: Remembered<Appearance>
  private readonly texts: Remembered<Texts>
  private readonly ownPartials: Remembered<Partials>
  private readonly renderings: Remembered<readonly Rendering[]>

  /** @param rememberMs the time after which changes of other processes apply */
  constructor(
    { branding, prompts, promptRenderings }: Stores,
    rememberMs: number,
    lookups: CacheLookups,
  ) {
    const caching = { rememberMs, lookups }
    this.appearance = new Remembered({ max: 1, ...caching, read: branding.getAppearance })
    this.texts = new Remembered({ max: languagesMax, ...caching, read: prompts.listTexts })
    this.ownPartials = new Remembered({ max: 1, ...caching, read: prompts.listPartials })
    this.renderings = new Remembered({ max: 1, ...caching, read: promptRenderings.list })
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

  /** The screens that are rendered by scripts of the tenant. */
  async advancedRenderings(): Promise<readonly Rendering[]> {
    const all = (await this.renderings.find('')) ?? []
    return all.filter(({ rendering_mode }) => rendering_mode === 'advanced')
  }

  invalidateAll(): void {
    this.appearance.invalidateAll()
    this.texts.invalidateAll()
    this.ownPartials.invalidateAll()
    this.renderings.invalidateAll()
  }

  /** Removes what a write of this process changed, before the write is answered. */
  invalidateChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => resourcesOfAppearance.includes(resource)))
      this.invalidateAll()
  }
}
