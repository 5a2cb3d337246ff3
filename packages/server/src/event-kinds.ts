import type { Schema } from '@latchkey/contract'

/** The types of events, by the names that subscriptions use. */
export type EventType = Schema<'EventStreamEventType'>

/** The kinds of a change; each has a type of event. */
export type Action = 'created' | 'updated' | 'deleted'

interface EventKind {
  /**
   * The type of an event without its last word. The prefix `latchkey` marks types of this project.
   */
  readonly name: string
  /** The member of the payload that identifies the object; absent for singletons. */
  readonly idName?: string
  /** The last words of types that do not end in the action, such as `added` for `created`. */
  readonly words?: Partial<Readonly<Record<Action, string>>>
}

/**
 * The resources whose changes are events. The payload, `data.object`, is the object as the API
 * answers it, without secrets. For a deletion it is the deleted object with `deleted_at`.
 */
const eventKinds = {
  action: { name: 'latchkey.action', idName: 'id' },
  action_binding: { name: 'latchkey.action_binding', idName: 'trigger_id' },
  action_module: { name: 'latchkey.action_module', idName: 'id' },
  address_block: { name: 'latchkey.address_block', idName: 'ip' },
  authentication_method: { name: 'latchkey.authentication_method', idName: 'id' },
  bot_detection: { name: 'latchkey.bot_detection' },
  branding: { name: 'latchkey.branding' },
  branding_theme: { name: 'latchkey.branding_theme', idName: 'themeId' },
  breached_password_detection: { name: 'latchkey.breached_password_detection' },
  brute_force_protection: { name: 'latchkey.brute_force_protection' },
  captcha: { name: 'latchkey.captcha' },
  client: { name: 'latchkey.client', idName: 'client_id' },
  client_credential: { name: 'latchkey.client_credential', idName: 'id' },
  client_grant: { name: 'latchkey.client_grant', idName: 'id' },
  connection: { name: 'connection', idName: 'id' },
  connection_key: { name: 'latchkey.connection_key', idName: 'kid' },
  connection_profile: { name: 'latchkey.connection_profile', idName: 'id' },
  custom_domain: { name: 'latchkey.custom_domain', idName: 'custom_domain_id' },
  device_credential: { name: 'latchkey.device_credential', idName: 'id' },
  directory_provisioning: { name: 'latchkey.directory_provisioning', idName: 'connection_id' },
  email_provider: { name: 'latchkey.email_provider' },
  email_template: { name: 'latchkey.email_template', idName: 'template' },
  encryption_key: { name: 'latchkey.encryption_key', idName: 'kid' },
  event_redelivery: { name: 'latchkey.event_redelivery', idName: 'event_stream_id' },
  event_stream: { name: 'latchkey.event_stream', idName: 'id' },
  event_test: { name: 'latchkey.event_test', idName: 'event_stream_id' },
  federated_tokenset: { name: 'latchkey.federated_tokenset', idName: 'id' },
  flow: { name: 'latchkey.flow', idName: 'id' },
  flow_execution: { name: 'latchkey.flow_execution', idName: 'id' },
  flow_vault_connection: { name: 'latchkey.flow_vault_connection', idName: 'id' },
  form: { name: 'latchkey.form', idName: 'id' },
  grant: { name: 'latchkey.grant', idName: 'id' },
  group: { name: 'group', idName: 'id' },
  group_member: { name: 'group.member', idName: 'group', words: { created: 'added' } },
  group_role: { name: 'group.role', idName: 'group', words: { created: 'assigned' } },
  guardian: { name: 'latchkey.guardian' },
  job: { name: 'latchkey.job', idName: 'id' },
  login_device: { name: 'latchkey.login_device', idName: 'user_id' },
  log_stream: { name: 'latchkey.log_stream', idName: 'id' },
  network_acl: { name: 'latchkey.network_acl', idName: 'id' },
  organization: { name: 'organization', idName: 'id' },
  organization_client: {
    name: 'latchkey.organization_client',
    idName: 'organization',
  },
  organization_client_grant: { name: 'latchkey.organization_client_grant', idName: 'id' },
  organization_connection: {
    name: 'organization.connection',
    idName: 'organization',
    words: { created: 'added', deleted: 'removed' },
  },
  organization_discovery_domain: { name: 'latchkey.organization_discovery_domain', idName: 'id' },
  organization_group_role: {
    name: 'organization.group.role',
    idName: 'organization',
    words: { created: 'assigned' },
  },
  organization_invitation: { name: 'latchkey.organization_invitation', idName: 'id' },
  organization_member: {
    name: 'organization.member',
    idName: 'organization',
    words: { created: 'added' },
  },
  organization_member_role: {
    name: 'organization.member.role',
    idName: 'organization',
    words: { created: 'assigned' },
  },
  phone_provider: { name: 'latchkey.phone_provider', idName: 'id' },
  phone_provider_protection: { name: 'latchkey.phone_provider_protection' },
  phone_template: { name: 'latchkey.phone_template', idName: 'id' },
  prompt_partials: { name: 'latchkey.prompt_partials', idName: 'prompt' },
  prompt_rendering: { name: 'latchkey.prompt_rendering', idName: 'screen' },
  prompt_settings: { name: 'latchkey.prompt_settings' },
  prompt_texts: { name: 'latchkey.prompt_texts', idName: 'prompt' },
  rate_limit_policy: { name: 'latchkey.rate_limit_policy', idName: 'id' },
  refresh_token: { name: 'latchkey.refresh_token', idName: 'id' },
  resource_server: { name: 'latchkey.resource_server', idName: 'id' },
  risk_assessment: { name: 'latchkey.risk_assessment' },
  role: { name: 'latchkey.role', idName: 'id' },
  role_permission: { name: 'latchkey.role_permission', idName: 'role_id' },
  scim_configuration: { name: 'latchkey.scim_configuration', idName: 'connection_id' },
  scim_token: { name: 'latchkey.scim_token', idName: 'token_id' },
  self_service_profile: { name: 'latchkey.self_service_profile', idName: 'id' },
  self_service_texts: { name: 'latchkey.self_service_texts', idName: 'profile_id' },
  self_service_ticket: { name: 'latchkey.self_service_ticket', idName: 'id' },
  session: { name: 'latchkey.session', idName: 'id' },
  signing_key: { name: 'latchkey.signing_key', idName: 'kid' },
  suspicious_ip_throttling: { name: 'latchkey.suspicious_ip_throttling' },
  tenant_settings: { name: 'latchkey.tenant_settings' },
  ticket: { name: 'latchkey.ticket', idName: 'user_id' },
  token_exchange_profile: { name: 'latchkey.token_exchange_profile', idName: 'id' },
  user: { name: 'user', idName: 'user_id' },
  user_attribute_profile: { name: 'latchkey.user_attribute_profile', idName: 'id' },
  user_block: { name: 'latchkey.user_block', idName: 'identifier' },
  user_permission: { name: 'latchkey.user_permission', idName: 'user_id' },
  user_role: { name: 'latchkey.user_role', idName: 'user_id' },
  verifiable_credential_template: {
    name: 'latchkey.verifiable_credential_template',
    idName: 'id',
  },
  verification: { name: 'latchkey.verification', idName: 'id' },
} as const satisfies Readonly<Record<string, EventKind>>

/** The name of a resource, in the singular. */
export type ResourceName = keyof typeof eventKinds

/** The type of the event of a change, such as `user.created`. */
export function eventTypeOf(resource: ResourceName, action: Action): EventType {
  const { name, words }: EventKind = eventKinds[resource]
  return `${name}.${words?.[action] ?? action}` as EventType
}

/**
 * The key of the entity that an event is about: events with the same key are delivered in order.
 */
export function entityOf(resource: ResourceName, object: object): string {
  const { name, idName }: EventKind = eventKinds[resource]
  if (idName === undefined) return name
  const named = (object as Readonly<Record<string, unknown>>)[idName]
  // A part of an organization names its organization by an object. Its key is that of the
  // organization, so that both are delivered in one order.
  const isPart = typeof named === 'object' && named !== null && 'id' in named
  return isPart ? `${idName}/${String(named.id)}` : `${name}/${String(named)}`
}
