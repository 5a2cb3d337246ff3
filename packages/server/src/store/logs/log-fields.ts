import { Prisma } from '../prisma/client.ts'
import { type SearchField, type SearchFields, searchFields } from '../search/fields.ts'

const text = (column: Prisma.Sql): SearchField => ({ type: 'text', column })

/** A text that is searched case-insensitively. */
const caseless = (column: Prisma.Sql): SearchField => ({
  ...text(Prisma.sql`lower(${column})`),
  bind: (value) => Prisma.sql`lower(${value}::text)`,
})

const member = (name: string) => Prisma.sql`(data ->> ${Prisma.raw(`'${name}'`)})`

/** The fields of a search of the log. Names are case-insensitive; codes and ids are not. */
export const logFields: SearchFields = searchFields({
  fields: {
    log_id: text(Prisma.sql`log_id`),
    _id: text(Prisma.sql`log_id`),
    date: { type: 'date', column: Prisma.sql`date` },
    type: text(Prisma.sql`type`),
    client_id: text(Prisma.sql`client_id`),
    user_id: text(Prisma.sql`user_id`),
    description: caseless(member('description')),
    client_name: caseless(member('client_name')),
    user_name: caseless(member('user_name')),
    connection: caseless(member('connection')),
    connection_id: text(member('connection_id')),
    strategy: text(member('strategy')),
    strategy_type: text(member('strategy_type')),
    ip: text(member('ip')),
    hostname: caseless(member('hostname')),
    user_agent: caseless(member('user_agent')),
    audience: text(member('audience')),
    scope: text(member('scope')),
    acl_id: text(member('acl_id')),
  },
  documents: { details: Prisma.sql`(data -> 'details')::jsonb` },
  bare: [
    'type',
    'description',
    'client_name',
    'client_id',
    'user_name',
    'user_id',
    'connection',
    'ip',
  ],
})
