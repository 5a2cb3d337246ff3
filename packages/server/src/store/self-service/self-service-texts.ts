import type { Schema } from '@latchkey/contract'
import { lockRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type Texts = Schema<'SelfServiceCustomText'>

/** The place of texts: a page of a profile in one language. */
export interface TextPlace {
  readonly profileId: string
  readonly language: string
  readonly page: string
}

/** The custom texts of the self-service profiles of one tenant. */
export interface SelfServiceTexts {
  /** Empty if there are none. */
  get(place: TextPlace): Promise<Texts>
  /**
   * Replaces all texts of a page.
   *
   * @returns whether the profile exists
   */
  replace(place: TextPlace, texts: Texts): Promise<boolean>
}

export function selfServiceTexts(scope: Scope): SelfServiceTexts {
  const { database, tenantId, changes } = scope
  const table = database.selfServiceText
  const keyOf = (place: TextPlace) => ({ tenantId, ...place })
  const whereOf = (place: TextPlace) => ({
    tenantId_profileId_language_page: keyOf(place),
  })
  const get = async (place: TextPlace): Promise<Texts> => {
    const row = await table.findUnique({ where: whereOf(place) })
    // The API has validated what the column contains.
    return JSON.parse(JSON.stringify(row?.texts ?? {}))
  }
  return {
    get,
    async replace(place, texts) {
      const [exists, before] = await Promise.all([
        lockRow(scope, 'self_service_profiles', { id: place.profileId }),
        get(place),
      ])
      if (!exists) return false
      const where = whereOf(place)
      const key = keyOf(place)
      const isEmpty = Object.keys(texts).length === 0
      const sent = isEmpty
        ? table.deleteMany({ where: key })
        : table.upsert({ where, create: { ...key, texts }, update: { texts } })
      const { profileId: profile_id, language, page } = place
      const of = (each: Texts) => ({ profile_id, language, page, texts: each })
      changes.updated('self_service_texts', of(before), of(texts), sent)
      return true
    },
  }
}
