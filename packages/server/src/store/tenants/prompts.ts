import type { Schema } from '@latchkey/contract'
import type { Prisma } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type Settings = Schema<'PromptSettings'>
type Texts = Schema<'PromptTexts'>
type Partials = Schema<'PromptPartials'>

/** The prompt settings, custom texts and partials of one tenant. */
export interface Prompts {
  get(): Promise<Settings>
  updateSettings(patch: Schema<'PromptSettingsPatch'>): Promise<Settings>
  /** The texts by screen and key; empty if there are none. */
  getTexts(prompt: string, language: string): Promise<Texts>
  /** The texts of all prompts in one language, by prompt. */
  listTexts(language: string): Promise<Readonly<Record<string, Texts>>>
  replaceTexts(prompt: string, language: string, texts: Texts): Promise<Texts>
  /** The partials by screen and insertion point; empty if there are none. */
  getPartials(prompt: string): Promise<Partials>
  /** The partials of all prompts, by prompt. */
  listPartials(): Promise<Readonly<Record<string, Partials>>>
  replacePartials(prompt: string, partials: Partials): Promise<Partials>
}

const defaults: Settings = {
  universal_login_experience: 'new',
  identifier_first: false,
  webauthn_platform_first_factor: false,
}

export function prompts(scope: Scope): Prompts {
  const { database, tenantId } = scope
  return {
    get: async () => ({ ...defaults, ...(await storedSettings(scope)) }),
    updateSettings: (patch) => updateSettings(scope, patch),
    getTexts: (prompt, language) => findTexts(scope, prompt, language),
    async listTexts(language) {
      const rows = await database.promptText.findMany({ where: { tenantId, language } })
      return Object.fromEntries(rows.map(({ prompt, texts }) => [prompt, texts as Texts]))
    },
    replaceTexts: (prompt, language, texts) => replaceTexts(scope, prompt, language, texts),
    getPartials: (prompt) => findPartials(scope, prompt),
    async listPartials() {
      const rows = await database.promptPartials.findMany({ where: { tenantId } })
      return Object.fromEntries(rows.map(({ prompt, partials }) => [prompt, partialsOf(partials)]))
    },
    replacePartials: (prompt, partials) => replacePartials(scope, prompt, partials),
  }
}

async function storedSettings({ database, tenantId }: Scope): Promise<Partial<Settings>> {
  const select = { promptSettings: true }
  const row = await database.tenant.findUniqueOrThrow({ where: { id: tenantId }, select })
  return row.promptSettings as Partial<Settings>
}

async function updateSettings(
  scope: Scope,
  patch: Schema<'PromptSettingsPatch'>,
): Promise<Settings> {
  const { database, tenantId, changes } = scope
  const before = await lockTenantAndRead(scope, () => storedSettings(scope))
  const all = Object.entries({ ...before, ...patch })
  const after: Partial<Settings> = Object.fromEntries(all.filter(([, value]) => value !== null))
  const data = { promptSettings: after as Prisma.InputJsonObject }
  const sent = database.tenant.update({ where: { id: tenantId }, data, select: { id: true } })
  const [from, to] = [
    { ...defaults, ...before },
    { ...defaults, ...after },
  ] as const
  return changes.updated('prompt_settings', from, to, sent)
}

async function findTexts({ database, tenantId }: Scope, prompt: string, language: string) {
  const where = { tenantId_prompt_language: { tenantId, prompt, language } }
  return ((await database.promptText.findUnique({ where }))?.texts ?? {}) as Texts
}

async function replaceTexts(scope: Scope, prompt: string, language: string, texts: Texts) {
  const { database, tenantId, changes } = scope
  const before = await lockTenantAndRead(scope, () => findTexts(scope, prompt, language))
  const key = { tenantId, prompt, language }
  const where = { tenantId_prompt_language: key }
  const table = database.promptText
  const sent = isEmpty(texts)
    ? table.deleteMany({ where: key })
    : table.upsert({ where, create: { ...key, texts }, update: { texts } })
  const of = (each: Texts) => ({ prompt, language, texts: each })
  changes.updated('prompt_texts', of(before), of(texts), sent)
  return texts
}

async function findPartials({ database, tenantId }: Scope, prompt: string): Promise<Partials> {
  const where = { tenantId_prompt: { tenantId, prompt } }
  return partialsOf((await database.promptPartials.findUnique({ where }))?.partials ?? {})
}

/** Empty texts, or partials, have no row. */
const isEmpty = (content: object) => Object.keys(content).length === 0

/** The API has validated what the column contains. */
const partialsOf = (stored: unknown): Partials => JSON.parse(JSON.stringify(stored))

async function replacePartials(scope: Scope, prompt: string, partials: Partials) {
  const { database, tenantId, changes } = scope
  const before = await lockTenantAndRead(scope, () => findPartials(scope, prompt))
  const key = { tenantId, prompt }
  const where = { tenantId_prompt: key }
  const stored = { partials: jsonOf(partials) }
  const table = database.promptPartials
  const sent = isEmpty(partials)
    ? table.deleteMany({ where: key })
    : table.upsert({ where, create: { ...key, ...stored }, update: stored })
  changes.updated('prompt_partials', { prompt, partials: before }, { prompt, partials }, sent)
  return partials
}
