import type { Place } from './condition.ts'
import { Parameters } from './parameters.ts'
import { relatedRows } from './related-rows.ts'
import { partsOf, type SelectionArgs } from './selection.ts'

/**
 * The version of a row, as text: its `xmin`, and those of the related rows that a selection has.
 * Any transaction that inserts, updates or deletes one of them changes it, because each has an id
 * of its own. Rows that are related to the related ones are left out.
 */
export function versionOf(place: Place, selected: SelectionArgs): string {
  const related = partsOf(place, selected).relations.map(([name, of]) => {
    const { other, rowsFrom } = relatedRows(place, name, of)
    const rows = `select ${other.alias}.xmin::text as version ${rowsFrom(new Parameters())}`
    return `(select coalesce(string_agg(version, ' ' order by version), '') from (${rows}) versions)`
  })
  return [`${place.alias}.xmin::text`, ...related].join(` || '/' || `)
}
