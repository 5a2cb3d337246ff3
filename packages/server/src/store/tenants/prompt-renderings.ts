import type { Schema } from '@latchkey/contract'
import { withoutNulls } from '../../merge-members.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

export type Rendering = Schema<'PromptRendering'>
type Change = Schema<'PromptRenderingChange'>
type Stored = Omit<Rendering, 'tenant' | 'prompt' | 'screen'>
type Key = Pick<Rendering, 'prompt' | 'screen'>
type Row = { readonly [Name in keyof Key]: string } & { readonly settings: unknown }

/** The renderings of the screens of one tenant. */
export interface PromptRenderings {
  /** Those that were set, sorted by prompt and screen. */
  list(): Promise<readonly Rendering[]>
  /** The defaults for a screen whose rendering was never set. */
  get(key: Key): Promise<Rendering>
  /** Changes the given members of each screen; null removes one. */
  update(patches: readonly Change[]): Promise<void>
}

/** No tenant can store more: the screens of the API. */
const screensMax = 500

const defaults: Stored = {
  rendering_mode: 'standard',
  context_configuration: [],
  default_head_tags_disabled: false,
  head_tags: [],
  filters: null,
  use_page_template: false,
}

export function promptRenderings(scope: Scope): PromptRenderings {
  const { database, tenantId, tenantName, changes } = scope
  const table = database.promptRendering
  const toWire = ({ prompt, screen, settings }: Row): Rendering => {
    // The columns have what the API has validated.
    const stored: Key & Stored = JSON.parse(JSON.stringify({ prompt, screen, ...Object(settings) }))
    return { tenant: tenantName, ...defaults, ...stored }
  }
  const list = async () => {
    const orderBy = [{ prompt: 'asc' as const }, { screen: 'asc' as const }]
    const rows = await table.findMany({ where: { tenantId }, orderBy, take: screensMax })
    return rows.map(toWire)
  }
  const find = async (key: Key) =>
    (await list()).find(({ prompt, screen }) => prompt === key.prompt && screen === key.screen)
  return {
    list,
    get: async (key) => (await find(key)) ?? toWire({ ...key, settings: {} }),
    async update(patches) {
      const before = await lockTenantAndRead(scope, list)
      for (const { prompt, screen, ...patch } of patches) {
        const known = before.find((each) => each.prompt === prompt && each.screen === screen)
        const from = known ?? toWire({ prompt, screen, settings: {} })
        const settings = jsonOf(withoutNulls({ ...settingsOf(from), ...patch }))
        const key = { tenantId, prompt, screen }
        const sent = table.upsert({
          where: { tenantId_prompt_screen: key },
          create: { ...key, settings },
          update: { settings },
        })
        changes.updated('prompt_rendering', from, toWire({ prompt, screen, settings }), sent)
      }
    },
  }
}

function settingsOf({ tenant: _tenant, prompt: _prompt, screen: _screen, ...stored }: Rendering) {
  return stored
}
