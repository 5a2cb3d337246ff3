import type { Schema } from '@latchkey/contract'
import type { Prisma } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type Settings = Schema<'PromptSettings'>
type Texts = Schema<'PromptTexts'>

/** The prompt settings and custom texts of one tenant. */
export interface Prompts {
  get(): Promise<Settings>
  updateSettings(patch: Schema<'PromptSettingsPatch'>): Promise<Settings>
  /** By screen and key; empty if there are none. */
  getTexts(prompt: string, language: string): Promise<Texts>
  /** Of all prompts in one language. */
  listTexts(language: string): Promise<Readonly<Record<string, Texts>>>
  replaceTexts(prompt: string, language: string, texts: Texts): Promise<Texts>
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
  await database.tenant.update({ where: { id: tenantId }, data, select: { id: true } })
  return changes.updated('prompt_settings', { ...defaults, ...before }, { ...defaults, ...after })
}

async function findTexts({ database, tenantId }: Scope, prompt: string, language: string) {
  const where = { tenantId_prompt_language: { tenantId, prompt, language } }
  return ((await database.promptText.findUnique({ where }))?.texts ?? {}) as Texts
}

async function replaceTexts(scope: Scope, prompt: string, language: string, texts: Texts) {
  const { database, tenantId, changes } = scope
  const before = await lockTenantAndRead(scope, () => findTexts(scope, prompt, language))
  const key = { tenantId, prompt, language }
  if (Object.keys(texts).length === 0) await database.promptText.deleteMany({ where: key })
  else {
    const where = { tenantId_prompt_language: key }
    await database.promptText.upsert({ where, create: { ...key, texts }, update: { texts } })
  }
  changes.updated('prompt_texts', { prompt, language, texts: before }, { prompt, language, texts })
  return texts
}
