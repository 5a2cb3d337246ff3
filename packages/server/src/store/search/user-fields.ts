import { Prisma } from '../prisma/client.ts'
import { type SearchField, type SearchFields, searchFields } from './fields.ts'

const text = (column: Prisma.Sql): SearchField => ({ type: 'text', column })

/** Stored in lower case. */
const lowered = (column: Prisma.Sql): SearchField => ({
  ...text(column),
  bind: (value) => Prisma.sql`${value.toLowerCase()}::text`,
})

/** Stored as given, searched case-insensitively. */
const caseless = (column: Prisma.Sql): SearchField => ({
  ...text(Prisma.sql`lower(${column})`),
  bind: (value) => Prisma.sql`lower(${value}::text)`,
})

/** A user has it only together with `subject`. */
const shownWith = (subject: Prisma.Sql, column: Prisma.Sql): SearchField => ({
  type: 'boolean',
  column: Prisma.sql`(case when ${subject} is not null then ${column} end)`,
})

/** Of any identity of the user. */
const ofIdentity = (field: SearchField): SearchField => ({
  ...field,
  within: (condition) => Prisma.sql`exists (select 1
    from identities i
    join connections c on c.tenant_id = i.tenant_id and c.id = i.connection_id
    where i.tenant_id = u.tenant_id and i.user_id = u.user_id and ${condition})`,
})

/** Of any organization that the user is a member of. */
const ofMembership = (field: SearchField): SearchField => ({
  ...field,
  within: (condition) => Prisma.sql`exists (select 1
    from organization_members m
    where m.tenant_id = u.tenant_id and m.user_id = u.user_id and ${condition})`,
})

/**
 * The fields of a search of users. The statement's alias of their table is `u`. E-mail addresses
 * and names are case-insensitive, as indexed; other texts are exact. Where the API omits a member,
 * a search finds no value.
 */
export const userFields: SearchFields = searchFields({
  fields: {
    user_id: text(Prisma.sql`u.user_id`),
    email: lowered(Prisma.sql`u.email`),
    'email.domain': lowered(Prisma.sql`split_part(u.email, '@', 2)`),
    email_verified: shownWith(Prisma.sql`u.email`, Prisma.sql`u.email_verified`),
    username: lowered(Prisma.sql`u.username`),
    phone_number: text(Prisma.sql`u.phone_number`),
    phone_verified: shownWith(Prisma.sql`u.phone_number`, Prisma.sql`u.phone_verified`),
    name: caseless(Prisma.sql`u.name`),
    nickname: caseless(Prisma.sql`u.nickname`),
    given_name: caseless(Prisma.sql`u.given_name`),
    family_name: caseless(Prisma.sql`u.family_name`),
    picture: text(Prisma.sql`u.picture`),
    blocked: { type: 'boolean', column: Prisma.sql`u.blocked` },
    last_ip: text(Prisma.sql`u.last_ip`),
    last_login: { type: 'date', column: Prisma.sql`u.last_login` },
    last_password_reset: { type: 'date', column: Prisma.sql`u.last_password_reset` },
    logins_count: {
      type: 'number',
      column: Prisma.sql`u.logins_count`,
      exists: Prisma.sql`u.logins_count > 0`,
    },
    created_at: { type: 'date', column: Prisma.sql`u.created_at` },
    updated_at: { type: 'date', column: Prisma.sql`u.updated_at` },
    'identities.connection': ofIdentity(text(Prisma.sql`c.name`)),
    'identities.provider': ofIdentity(text(Prisma.sql`i.provider`)),
    'identities.user_id': ofIdentity(text(Prisma.sql`i.provider_user_id`)),
    'identities.isSocial': ofIdentity({ type: 'boolean', column: Prisma.sql`i.is_social` }),
    organization_id: ofMembership(text(Prisma.sql`m.organization_id`)),
  },
  documents: {
    user_metadata: Prisma.sql`u.user_metadata`,
    app_metadata: Prisma.sql`u.app_metadata`,
  },
  bare: ['email', 'name', 'nickname', 'username', 'phone_number', 'user_id'],
})
