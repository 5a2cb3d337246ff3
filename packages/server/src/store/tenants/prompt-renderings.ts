import type { Schema } from '@latchkey/contract'
import { withoutNulls } from '../../merge-members.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type Shown = Schema<'PromptRendering'>

/** How a screen is rendered, with all members; answers may have fewer, by `fields`. */
export type Rendering = Shown &
  Required<Pick<Shown, 'tenant' | 'prompt' | 'screen' | 'rendering_mode'>>
type Change = Schema<'PromptRenderingChange'>
type Stored = Omit<Rendering, 'tenant' | 'prompt' | 'screen'>
type Key = Pick<Rendering, 'prompt' | 'screen'>
type Row = { readonly [Name in keyof Key]: string } & { readonly settings: unknown }

/** How the screens of one tenant are rendered. */
export interface PromptRenderings {
  /** The renderings that were set, in the order of prompt and screen. */
  list(): Promise<readonly Rendering[]>
  /** The rendering of a screen, completed by defaults. */
  get(key: Key): Promise<Rendering>
  /** Sets the given members of each screen; a member that is null is removed. */
  update(patches: readonly Change[]): Promise<void>
}

/** More screens than the API has. */
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
    // The API has validated what the columns contain.
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
