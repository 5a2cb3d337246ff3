import { row } from './row.ts'

/** Errors of the management API about profiles, by code. */
export const profileErrors = {
  connection_profile_not_found: row(404, 'Connection profile not found.'),
  connection_profile_template_not_found: row(404, 'Connection profile template not found.'),
  self_service_profile_not_found: row(404, 'Self-service profile not found.'),
  token_exchange_profile_not_found: row(404, 'Token exchange profile not found.'),
  user_attribute_profile_not_found: row(404, 'User attribute profile not found.'),
  user_attribute_profile_template_not_found: row(404, 'User attribute profile template not found.'),
  connection_profile_name_used: row(
    409,
    'A connection profile with this name already exists.',
    'connection_profile_name_used',
  ),
  too_many_self_service_profiles: row(
    409,
    'A tenant has at most 20 self-service profiles. Delete one first.',
    'too_many_self_service_profiles',
  ),
} as const
