import { replanned } from '../database/statement-names.ts'
import { Prisma } from '../prisma/client.ts'
import { orderBy, orderByCreation, type UserOrder } from './user-order.ts'

/** The users `u` that match a condition, in an order. */
export interface UserSelection {
  readonly condition: Prisma.Sql
  readonly order: UserOrder
  readonly skip: number
  readonly take: number
}

/**
 * The statements of a search. Each reads a limited number of rows, so that its cost does not grow
 * with the number of users, if an index supports the condition or many users match it.
 */
export function userStatements(database: Prisma.TransactionClient, tenantId: string) {
  const idsOf = async (statement: Prisma.Sql) => {
    const rows = await database.$queryRaw<{ user_id: string }[]>(statement)
    return rows.map(({ user_id }) => user_id)
  }
  return {
    /** Counts the users, up to `max`; answers `max + 1` if there are more. */
    count(max: number): Promise<number> {
      return database.user.count({ where: { tenantId }, take: max + 1 })
    },

    /** The estimate of the planner for the number of users. */
    async estimate(condition: Prisma.Sql): Promise<number> {
      const rows = await database.$queryRaw<Explained[]>`${replanned} explain (format json)
        select 1 from users u where u.tenant_id = ${tenantId} and ${condition}`
      return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
    },

    /** Reads users in the order of an index, until there are enough. */
    inOrder({ condition, order, skip, take }: UserSelection): Promise<string[]> {
      const { column, isNullable } = order.key
      const of = Prisma.sql`from users u where u.tenant_id = ${tenantId} and ${condition}`
      if (!isNullable) {
        return idsOf(Prisma.sql`${replanned}
          select u.user_id ${of} order by ${orderBy(order)} limit ${take} offset ${skip}`)
      }
      // Users without a value are read from another index; otherwise all would have to be sorted.
      const first = skip + take
      return idsOf(Prisma.sql`${replanned}
        select user_id from (
          (select u.user_id, 0 as part, row_number() over () as place from (
            select u.user_id ${of} and ${column} is not null
             order by ${orderBy(order)} limit ${first}) as u)
          union all
          (select u.user_id, 1 as part, row_number() over () as place from (
            select u.user_id ${of} and ${column} is null
             order by ${orderByCreation(order)} limit ${first}) as u)) as both_parts
        order by part, place limit ${take} offset ${skip}`)
    },

    /**
     * Finds matching users before sorting them. `counted` is their number; if it is `max + 1`,
     * `ids` is incomplete.
     */
    async matching(selection: UserSelection, max: number) {
      const { condition, order, skip, take } = selection
      const [row] = await database.$queryRaw<{ counted: number; ids: string[] }[]>`${replanned}
        with u as materialized (
          select u.user_id, u.created_at, ${order.key.column} as sorted_by
            from users u where u.tenant_id = ${tenantId} and ${condition} limit ${max + 1})
        select (select count(*)::int from u) as counted,
          array(select u.user_id from u
                 order by u.sorted_by is null, ${orderBy(order, Prisma.sql`u.sorted_by`)}
                 limit ${take} offset ${skip}) as ids`
      return row ?? { counted: 0, ids: [] }
    },
  }
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[]
}
