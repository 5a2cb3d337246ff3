interface Orphans {
  readonly table: string
  /** The first columns of an index of the table, which name the row that each row belongs to. */
  readonly key: readonly string[]
  /** The table of that row, and its columns for `key`. */
  readonly parent: string
  readonly parentKey: readonly string[]
  /** The condition of the index, if it is partial, by the alias `each`. */
  readonly condition?: string
}

/**
 * SQL that deletes up to `$1` rows that belong to a deleted row, without a foreign key. It finds
 * the keys of the table by skipping from one to the next in an index.
 */
export function deletionOfOrphans({ table, key, parent, parentKey, condition }: Orphans): string {
  const names = key.join(', ')
  const of = (alias: string) => `(${key.map((column) => `${alias}.${column}`).join(', ')})`
  const isIndexed = condition ?? 'true'
  const isParent = key.map((column, at) => `parent.${parentKey[at]} = known.${column}`)
  return `
    with recursive known (${names}) as (
      (select ${names} from ${table} each where ${isIndexed} order by ${names} limit 1)
      union all
      select next.* from known, lateral (
        select ${names} from ${table} each where ${of('each')} > ${of('known')} and ${isIndexed}
         order by ${names} limit 1) next),
    orphaned as (
      select ${names} from known
       where not exists (select 1 from ${parent} parent where ${isParent.join(' and ')}))
    delete from ${table} where ctid = any (array(
      select row.ctid from orphaned, lateral (
        select ctid from ${table} each
         where ${of('each')} = ${of('orphaned')} and ${isIndexed} limit $1) row
       limit $1))`
}
