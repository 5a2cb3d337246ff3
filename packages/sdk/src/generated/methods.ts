// Made by `npm run generate:contract` from openapi/. Do not edit.

import type { ManagementOperation } from '../lib/management-operation.ts'

/**
 * Addresses that nobody is let in from after too many failures.
 */
export interface AnomalyMethods {
  /**
   * Unblock an address.
   *
   * Ends the block of an address.
   *
   * `DELETE /api/v2/anomaly/blocks/ips/{id}`, with the scope `delete:anomaly_blocks`.
   */
  readonly deleteAddressBlock: ManagementOperation<'deleteAddressBlock'>
  /**
   * Check an address.
   *
   * Answers whether an address is blocked after too many failures from there.
   *
   * `GET /api/v2/anomaly/blocks/ips/{id}`, with the scope `read:anomaly_blocks`.
   */
  readonly getAddressBlock: ManagementOperation<'getAddressBlock'>
}

/**
 * What is done about who guesses passwords.
 */
export interface AttackProtectionMethods {
  /**
   * Get the detection of leaked passwords.
   *
   * Answers what is done about passwords that have leaked elsewhere.
   *
   * `GET /api/v2/attack-protection/breached-password-detection`, with the scope `read:attack_protection`.
   */
  readonly getBreachedPasswordDetection: ManagementOperation<'getBreachedPasswordDetection'>
  /**
   * Get the brute-force protection.
   *
   * Answers how accounts are guarded against who guesses their passwords.
   *
   * `GET /api/v2/attack-protection/brute-force-protection`, with the scope `read:attack_protection`.
   */
  readonly getBruteForceProtection: ManagementOperation<'getBruteForceProtection'>
  /**
   * Get the throttling of suspicious addresses.
   *
   * Answers how addresses are held from which many accounts are tried.
   *
   * `GET /api/v2/attack-protection/suspicious-ip-throttling`, with the scope `read:attack_protection`.
   */
  readonly getSuspiciousIpThrottling: ManagementOperation<'getSuspiciousIpThrottling'>
  /**
   * Update the detection of leaked passwords.
   *
   * Changes what the body names and keeps the rest; of a stage, each member.
   *
   * `PATCH /api/v2/attack-protection/breached-password-detection`, with the scope `update:attack_protection`.
   */
  readonly updateBreachedPasswordDetection: ManagementOperation<'updateBreachedPasswordDetection'>
  /**
   * Update the brute-force protection.
   *
   * Changes what the body names and keeps the rest. It holds for the next log-in, and within two
   * seconds in other processes.
   *
   * `PATCH /api/v2/attack-protection/brute-force-protection`, with the scope `update:attack_protection`.
   */
  readonly updateBruteForceProtection: ManagementOperation<'updateBruteForceProtection'>
  /**
   * Update the throttling of suspicious addresses.
   *
   * Changes what the body names and keeps the rest; of a stage, each member. It holds for the next
   * attempt, and within two seconds in other processes.
   *
   * `PATCH /api/v2/attack-protection/suspicious-ip-throttling`, with the scope `update:attack_protection`.
   */
  readonly updateSuspiciousIpThrottling: ManagementOperation<'updateSuspiciousIpThrottling'>
}

/**
 * How the pages and the mails of the tenant look.
 */
export interface BrandingMethods {
  /**
   * Get the branding.
   *
   * Answers how the pages and the mails of the tenant look. What nobody has set is left out.
   *
   * `GET /api/v2/branding`, with the scope `read:branding`.
   */
  readonly get: ManagementOperation<'getBranding'>
  /**
   * Update the branding.
   *
   * Changes what the body names and keeps the rest; null takes a member back. The colours are
   * replaced one by one.
   *
   * `PATCH /api/v2/branding`, with the scope `update:branding`.
   */
  readonly update: ManagementOperation<'updateBranding'>
}

/**
 * Which API a client may ask tokens for, and with which scopes.
 */
export interface ClientGrantsMethods {
  /**
   * Create a client grant.
   *
   * Lets a client ask for tokens for an API. It takes effect at once.
   *
   * `POST /api/v2/client-grants`, with the scope `create:client_grants`.
   */
  readonly create: ManagementOperation<'createClientGrant'>
  /**
   * Delete a client grant.
   *
   * Deletes a client grant. It takes effect at once: there are no more tokens, and the management API
   * refuses those that were issued for it. Other APIs take theirs until they expire.
   *
   * `DELETE /api/v2/client-grants/{id}`, with the scope `delete:client_grants`.
   */
  readonly delete: ManagementOperation<'deleteClientGrant'>
  /**
   * Get a client grant.
   *
   * Answers one client grant.
   *
   * `GET /api/v2/client-grants/{id}`, with the scope `read:client_grants`.
   */
  readonly get: ManagementOperation<'getClientGrant'>
  /**
   * List client grants.
   *
   * Answers the client grants of the tenant, the oldest first, page by page.
   *
   * `GET /api/v2/client-grants`, with the scope `read:client_grants`.
   */
  readonly list: ManagementOperation<'listClientGrants'>
  /**
   * Update a client grant.
   *
   * Changes the fields of a client grant that the body names and keeps the others. Tokens that were
   * issued keep their scopes until they expire.
   *
   * `PATCH /api/v2/client-grants/{id}`, with the scope `update:client_grants`.
   */
  readonly update: ManagementOperation<'updateClientGrant'>
}

/**
 * Applications that log users in or call APIs, and what they prove themselves with.
 */
export interface ClientsMethods {
  /**
   * Create an application.
   *
   * Registers an application. Its secret is in the answer.
   *
   * `POST /api/v2/clients`, with the scope `create:clients`.
   */
  readonly create: ManagementOperation<'createClient'>
  /**
   * Create a credential of an application.
   *
   * Makes a credential of a public key, of a certificate or of the name in one. It proves nothing
   * until `client_authentication_methods` of the application names it.
   *
   * `POST /api/v2/clients/{id}/credentials`, with the scope `create:client_credentials`.
   */
  readonly createCredential: ManagementOperation<'createClientCredential'>
  /**
   * Delete an application.
   *
   * Deletes an application, with its credentials and with what it was granted. Its tokens are
   * refused from then on.
   *
   * `DELETE /api/v2/clients/{id}`, with the scope `delete:clients`.
   */
  readonly delete: ManagementOperation<'deleteClient'>
  /**
   * Delete a credential of an application.
   *
   * Deletes a credential.
   *
   * `DELETE /api/v2/clients/{id}/credentials/{credential_id}`, with the scope `delete:client_credentials`.
   */
  readonly deleteCredential: ManagementOperation<'deleteClientCredential'>
  /**
   * Get an application.
   *
   * Answers one application.
   *
   * `GET /api/v2/clients/{id}`, with the scope `read:clients` or `read:client_keys` or `read:client_credentials` or `read:client_summary`.
   */
  readonly get: ManagementOperation<'getClient'>
  /**
   * Get a credential of an application.
   *
   * Answers one credential.
   *
   * `GET /api/v2/clients/{id}/credentials/{credential_id}`, with the scope `read:client_credentials`.
   */
  readonly getCredential: ManagementOperation<'getClientCredential'>
  /**
   * List the connections of an application.
   *
   * Answers the connections that an application is enabled for, the oldest first, page by page.
   *
   * `GET /api/v2/clients/{id}/connections`, with the scope `read:connections`.
   */
  readonly listConnections: ManagementOperation<'listClientConnections'>
  /**
   * List the credentials of an application.
   *
   * Answers the credentials of an application, the oldest first.
   *
   * `GET /api/v2/clients/{id}/credentials`, with the scope `read:client_credentials`.
   */
  readonly listCredentials: ManagementOperation<'listClientCredentials'>
  /**
   * List applications.
   *
   * Answers the applications of the tenant, the oldest first, page by page.
   *
   * `GET /api/v2/clients`, with the scope `read:clients` or `read:client_keys` or `read:client_credentials` or `read:client_summary`.
   */
  readonly list: ManagementOperation<'listClients'>
  /**
   * Rotate the secret of an application.
   *
   * Puts a new secret in place of the old one, which is refused from then on.
   *
   * `POST /api/v2/clients/{id}/rotate-secret`, with the scope `update:client_keys`.
   */
  readonly rotateSecret: ManagementOperation<'rotateClientSecret'>
  /**
   * Update an application.
   *
   * Changes the members of an application that the body names and keeps the others.
   *
   * `PATCH /api/v2/clients/{id}`, with the scope `update:clients` or `update:client_keys` or `update:client_credentials` or `update:client_token_vault_privileged_access`.
   */
  readonly update: ManagementOperation<'updateClient'>
  /**
   * Update a credential of an application.
   *
   * Changes when a credential ends.
   *
   * `PATCH /api/v2/clients/{id}/credentials/{credential_id}`, with the scope `update:client_credentials`.
   */
  readonly updateCredential: ManagementOperation<'updateClientCredential'>
}

/**
 * Where users come from.
 */
export interface ConnectionsMethods {
  /**
   * Create a connection.
   *
   * Creates a connection. Its users are kept here, and it has none yet.
   *
   * `POST /api/v2/connections`, with the scope `create:connections`.
   */
  readonly create: ManagementOperation<'createConnection'>
  /**
   * Delete a connection.
   *
   * Deletes a connection, and the users who came from it.
   *
   * `DELETE /api/v2/connections/{id}`, with the scope `delete:connections`.
   */
  readonly delete: ManagementOperation<'deleteConnection'>
  /**
   * Delete a user of a connection.
   *
   * Deletes the user of a connection who has an e-mail address.
   *
   * `DELETE /api/v2/connections/{id}/users`, with the scope `delete:users`.
   */
  readonly deleteUser: ManagementOperation<'deleteConnectionUser'>
  /**
   * Get a connection.
   *
   * Answers one connection.
   *
   * `GET /api/v2/connections/{id}`, with the scope `read:connections`.
   */
  readonly get: ManagementOperation<'getConnection'>
  /**
   * Get the status of a connection.
   *
   * Answers whether a connection can be used.
   *
   * `GET /api/v2/connections/{id}/status`, with the scope `read:connections`.
   */
  readonly getStatus: ManagementOperation<'getConnectionStatus'>
  /**
   * List clients of a connection.
   *
   * Answers the clients that a connection is enabled for, the oldest first, piece by piece.
   *
   * `GET /api/v2/connections/{id}/clients`, with the scope `read:connections`.
   */
  readonly listClients: ManagementOperation<'listConnectionClients'>
  /**
   * List connections.
   *
   * Answers the connections of the tenant, the oldest first, page by page.
   *
   * `GET /api/v2/connections`, with the scope `read:connections`.
   */
  readonly list: ManagementOperation<'listConnections'>
  /**
   * Update a connection.
   *
   * Changes the fields of a connection that the body names and keeps the others.
   *
   * `PATCH /api/v2/connections/{id}`, with the scope `update:connections`.
   */
  readonly update: ManagementOperation<'updateConnection'>
  /**
   * Update clients of a connection.
   *
   * Enables a connection for clients, or no longer. Clients that the body does not name stay as they
   * are.
   *
   * `PATCH /api/v2/connections/{id}/clients`, with the scope `update:connections`.
   */
  readonly updateClients: ManagementOperation<'updateConnectionClients'>
}

/**
 * Devices that users let in for long.
 */
export interface DeviceCredentialsMethods {
  /**
   * Delete a device credential.
   *
   * Lets a device in no longer.
   *
   * `DELETE /api/v2/device-credentials/{id}`, with the scope `delete:device_credentials` or `delete:current_user_device_credentials`.
   */
  readonly delete: ManagementOperation<'deleteDeviceCredential'>
  /**
   * List device credentials.
   *
   * Answers the devices that users let in for long, the oldest first, page by page.
   *
   * `GET /api/v2/device-credentials`, with the scope `read:device_credentials`.
   */
  readonly list: ManagementOperation<'listDeviceCredentials'>
}

/**
 * How mails are written.
 */
export interface EmailTemplatesMethods {
  /**
   * Create an e-mail template.
   *
   * Creates how a mail is written.
   *
   * `POST /api/v2/email-templates`, with the scope `create:email_templates`.
   */
  readonly create: ManagementOperation<'createEmailTemplate'>
  /**
   * Delete an e-mail template.
   *
   * Lets the mail be written in our own words again.
   *
   * `DELETE /api/v2/email-templates/{templateName}`, with the scope `update:email_templates`.
   */
  readonly delete: ManagementOperation<'deleteEmailTemplate'>
  /**
   * Get an e-mail template.
   *
   * Answers how a mail is written.
   *
   * `GET /api/v2/email-templates/{templateName}`, with the scope `read:email_templates`.
   */
  readonly get: ManagementOperation<'getEmailTemplate'>
  /**
   * Update an e-mail template.
   *
   * Changes what the body names and keeps the rest.
   *
   * `PATCH /api/v2/email-templates/{templateName}`, with the scope `update:email_templates`.
   */
  readonly patch: ManagementOperation<'patchEmailTemplate'>
  /**
   * Replace an e-mail template.
   *
   * Replaces all of a template.
   *
   * `PUT /api/v2/email-templates/{templateName}`, with the scope `update:email_templates`.
   */
  readonly update: ManagementOperation<'updateEmailTemplate'>
}

/**
 * The mail server of the tenant.
 */
export interface EmailsMethods {
  /**
   * Create the e-mail provider.
   *
   * Lets the mails of the tenant go to a mail server of its own.
   *
   * `POST /api/v2/emails/provider`, with the scope `create:email_provider`.
   */
  readonly createProvider: ManagementOperation<'createEmailProvider'>
  /**
   * Delete the e-mail provider.
   *
   * Lets the mails of the tenant go where those of tenants without a provider go.
   *
   * `DELETE /api/v2/emails/provider`, with the scope `delete:email_provider`.
   */
  readonly deleteProvider: ManagementOperation<'deleteEmailProvider'>
  /**
   * Get the e-mail provider.
   *
   * Answers the mail server that the tenant has of its own, without its password.
   *
   * `GET /api/v2/emails/provider`, with the scope `read:email_provider`.
   */
  readonly getProvider: ManagementOperation<'getEmailProvider'>
  /**
   * Update the e-mail provider.
   *
   * Changes what the body names and keeps the rest. Credentials are replaced as a whole, so that a
   * password is never sent to another host.
   *
   * `PATCH /api/v2/emails/provider`, with the scope `update:email_provider`.
   */
  readonly updateProvider: ManagementOperation<'updateEmailProvider'>
}

/**
 * Where events of the tenant are delivered.
 */
export interface EventStreamsMethods {
  /**
   * Create an event stream.
   *
   * Creates an event stream. It gets the events that happen from now on.
   *
   * `POST /api/v2/event-streams`, with the scope `create:event_streams`.
   */
  readonly create: ManagementOperation<'createEventStream'>
  /**
   * Redeliver one event to an event stream.
   *
   * Tries one delivery that failed once more. One that is still tried stays as it is.
   *
   * `POST /api/v2/event-streams/{id}/redeliver/{event_id}`, with the scope `update:event_deliveries`.
   */
  readonly createEventRedelivery: ManagementOperation<'createEventStreamEventRedelivery'>
  /**
   * Redeliver what failed of an event stream.
   *
   * Tries deliveries that failed once more, oldest first, up to 20,000 at a time.
   *
   * `POST /api/v2/event-streams/{id}/redeliver`, with the scope `update:event_deliveries`.
   */
  readonly createRedelivery: ManagementOperation<'createEventStreamRedelivery'>
  /**
   * Test an event stream.
   *
   * Sends an event that nothing has caused, whether the stream is subscribed to its type or not. It
   * says so: its `a0purpose` is `test`.
   *
   * `POST /api/v2/event-streams/{id}/test`, with the scope `update:event_streams`.
   */
  readonly createTest: ManagementOperation<'createEventStreamTest'>
  /**
   * Delete an event stream.
   *
   * Deletes an event stream. Deliveries that are under way may still arrive; no new one starts.
   *
   * `DELETE /api/v2/event-streams/{id}`, with the scope `delete:event_streams`.
   */
  readonly delete: ManagementOperation<'deleteEventStream'>
  /**
   * Get an event stream.
   *
   * Answers one event stream, without the secrets of its destination.
   *
   * `GET /api/v2/event-streams/{id}`, with the scope `read:event_streams`.
   */
  readonly get: ManagementOperation<'getEventStream'>
  /**
   * Get a delivery of an event stream.
   *
   * Answers one delivery with its attempts, as long as it has not arrived.
   *
   * `GET /api/v2/event-streams/{id}/deliveries/{event_id}`, with the scope `read:event_deliveries`.
   */
  readonly getDelivery: ManagementOperation<'getEventStreamDelivery'>
  /**
   * Get statistics of an event stream.
   *
   * Answers how many events were delivered and how many were given up, by days of UTC: of the last 30
   * unless dates are given.
   *
   * `GET /api/v2/event-streams/{id}/stats`, with the scope `read:event_streams` or `read:event_deliveries`.
   */
  readonly getStatistics: ManagementOperation<'getEventStreamStatistics'>
  /**
   * List deliveries of an event stream.
   *
   * Answers the deliveries that failed, and tests that are still tried; oldest first, piece by piece.
   *
   * `GET /api/v2/event-streams/{id}/deliveries`, with the scope `read:event_streams` or `read:event_deliveries`.
   */
  readonly listDeliveries: ManagementOperation<'listEventStreamDeliveries'>
  /**
   * List event streams.
   *
   * Answers the event streams of the tenant, oldest first, piece by piece.
   *
   * `GET /api/v2/event-streams`, with the scope `read:event_streams`.
   */
  readonly list: ManagementOperation<'listEventStreams'>
  /**
   * Rotate the secret of an event stream.
   *
   * Makes a new secret to sign the deliveries of a stream with, and answers it this once. For the time
   * of the overlap each delivery is signed with the previous secret too, so that receivers can be
   * given the new one meanwhile.
   *
   * `POST /api/v2/event-streams/{id}/rotate-secret`, with the scope `update:event_streams`.
   */
  readonly rotateSecret: ManagementOperation<'rotateEventStreamSecret'>
  /**
   * Update an event stream.
   *
   * Changes the fields of an event stream that the body names and keeps the others.
   *
   * `PATCH /api/v2/event-streams/{id}`, with the scope `update:event_streams`.
   */
  readonly update: ManagementOperation<'updateEventStream'>
}

/**
 * What happens in the tenant, as it happens.
 */
export interface EventsMethods {
  /**
   * Follow the events of the tenant.
   *
   * Answers a stream of server-sent events that does not end by itself: what has happened since `from`
   * or `from_timestamp`, or from now on, and what happens while it is read. Nothing is left out, and
   * nothing comes twice, when the next request says the last `offset` as `from`.
   *
   * Events come in the order in which their transactions began to write, which for writes at the same
   * time need not be that of their `time`. What was sent only to try an event stream out is left out.
   * After five minutes at most, and when the token ends, the stream says `connection_timeout` and
   * ends; whoever asks again from its offset goes on.
   *
   * `GET /api/v2/events`, with the scope `read:events`.
   */
  readonly list: ManagementOperation<'listEvents'>
}

/**
 * What users let clients do.
 */
export interface GrantsMethods {
  /**
   * Delete a grant.
   *
   * Takes back one thing that a user let a client do.
   *
   * `DELETE /api/v2/grants/{id}`, with the scope `delete:grants`.
   */
  readonly delete: ManagementOperation<'deleteGrant'>
  /**
   * Delete grants of a user.
   *
   * Takes back everything that a user let clients do.
   *
   * `DELETE /api/v2/grants`, with the scope `delete:grants`.
   */
  readonly deleteGrants: ManagementOperation<'deleteGrants'>
  /**
   * List grants.
   *
   * Answers what users let clients do at APIs, the oldest first, page by page.
   *
   * `GET /api/v2/grants`, with the scope `read:grants`.
   */
  readonly list: ManagementOperation<'listGrants'>
}

/**
 * Second factors, and when they are asked for.
 */
export interface GuardianMethods {
  /**
   * Create an enrollment ticket.
   *
   * Creates a link at which a user enrolls a second factor, once within five days, and mails it if
   * `send_mail` is true.
   *
   * `POST /api/v2/guardian/enrollments/ticket`, with the scope `create:guardian_enrollment_tickets`.
   */
  readonly createEnrollmentTicket: ManagementOperation<'createEnrollmentTicket'>
  /**
   * Delete an enrollment.
   *
   * Takes a second factor from whoever has it.
   *
   * `DELETE /api/v2/guardian/enrollments/{id}`, with the scope `delete:guardian_enrollments`.
   */
  readonly deleteEnrollment: ManagementOperation<'deleteEnrollment'>
  /**
   * Get an enrollment.
   *
   * Answers a second factor of somebody.
   *
   * `GET /api/v2/guardian/enrollments/{id}`, with the scope `read:guardian_enrollments`.
   */
  readonly getEnrollment: ManagementOperation<'getEnrollment'>
  /**
   * Get policies for second factors.
   *
   * Answers when a second factor is asked for.
   *
   * `GET /api/v2/guardian/policies`, with the scope `read:mfa_policies`.
   */
  readonly getPolicies: ManagementOperation<'getGuardianPolicies'>
  /**
   * List second factors.
   *
   * Answers the kinds of second factors, and which of them people may use.
   *
   * `GET /api/v2/guardian/factors`, with the scope `read:guardian_factors`.
   */
  readonly listFactors: ManagementOperation<'listGuardianFactors'>
  /**
   * Enable or disable a second factor.
   *
   * Lets people use a kind of second factor, or no longer.
   *
   * `PUT /api/v2/guardian/factors/{name}`, with the scope `update:guardian_factors`.
   */
  readonly updateFactor: ManagementOperation<'updateGuardianFactor'>
  /**
   * Update policies for second factors.
   *
   * Says when a second factor is asked for. It holds at once, and for sessions that there are too.
   *
   * `PUT /api/v2/guardian/policies`, with the scope `update:mfa_policies`.
   */
  readonly updatePolicies: ManagementOperation<'updateGuardianPolicies'>
}

/**
 * Imports and exports of users, which go on after they were asked for.
 */
export interface JobsMethods {
  /**
   * Export users.
   *
   * Begins a job that writes users to a file, compressed by gzip. The job says where the file is when
   * it is completed.
   *
   * `POST /api/v2/jobs/users-exports`, with the scope `read:users`.
   */
  readonly createUsersExportJob: ManagementOperation<'createUsersExportJob'>
  /**
   * Import users.
   *
   * Takes a file of users and answers when it has arrived; the users are made by a job. What is wrong
   * with a user fails that user alone, and is told by the errors of the job.
   *
   * `POST /api/v2/jobs/users-imports`, with the scope `create:users`.
   */
  readonly createUsersImportJob: ManagementOperation<'createUsersImportJob'>
  /**
   * Send an e-mail that verifies an address.
   *
   * Sends a user the mail with a link that shows that the e-mail address is theirs.
   *
   * `POST /api/v2/jobs/verification-email`, with the scope `update:users`.
   */
  readonly createVerificationEmailJob: ManagementOperation<'createVerificationEmailJob'>
  /**
   * Get a job.
   *
   * Answers a job and how far it has come.
   *
   * `GET /api/v2/jobs/{id}`, with the scope `create:users` or `read:users`.
   */
  readonly get: ManagementOperation<'getJob'>
  /**
   * Get the file of a job.
   *
   * Answers what an export wrote, compressed by gzip: to a token like any other operation, and without
   * one to the address that a job names as its `location`, for 60 seconds.
   *
   * `GET /api/v2/jobs/{id}/file`, with the scope `read:users`.
   */
  readonly getFile: ManagementOperation<'getJobFile'>
  /**
   * List errors of a job.
   *
   * Answers the users of an import that were refused, in the order of the file, and why; for a job
   * that failed as a whole without such users, the job.
   *
   * `GET /api/v2/jobs/{id}/errors`, with the scope `create:users` or `read:users`.
   */
  readonly listErrors: ManagementOperation<'listJobErrors'>
}

/**
 * What the tenant signs its tokens with.
 */
export interface KeysMethods {
  /**
   * Get a signing key.
   *
   * Answers one key.
   *
   * `GET /api/v2/keys/signing/{kid}`, with the scope `read:signing_keys`.
   */
  readonly getSigningKey: ManagementOperation<'getSigningKey'>
  /**
   * List signing keys.
   *
   * Answers the keys that the tenant signs its tokens with: the current one, the next one, and those
   * that came before, the latest first.
   *
   * `GET /api/v2/keys/signing`, with the scope `read:signing_keys`.
   */
  readonly listSigningKeys: ManagementOperation<'listSigningKeys'>
  /**
   * Revoke a signing key.
   *
   * Takes a key out of the key set: nothing that it signed is valid any more, at once here and within
   * a second at every other process.
   *
   * `PUT /api/v2/keys/signing/{kid}/revoke`, with the scope `update:signing_keys`.
   */
  readonly revokeSigningKey: ManagementOperation<'revokeSigningKey'>
  /**
   * Rotate the signing keys.
   *
   * Signs with the next key from now on and makes another next key. The one that was current stays
   * valid until it is revoked. Wait between two rotations for as long as those who check tokens keep
   * the key set: they have to have seen the next key before it signs.
   *
   * `POST /api/v2/keys/signing/rotate`, with the scope `create:signing_keys` or `update:signing_keys`.
   */
  readonly rotateSigningKey: ManagementOperation<'rotateSigningKey'>
}

/**
 * What happened in the tenant.
 */
export interface LogsMethods {
  /**
   * Get an entry of the log.
   *
   * Answers one entry of the log of the tenant.
   *
   * `GET /api/v2/logs/{id}`, with the scope `read:logs` or `read:logs_users`.
   */
  readonly get: ManagementOperation<'getLog'>
  /**
   * List entries of the log.
   *
   * Answers entries of the log of the tenant, the latest first, page by page; or with `from` those
   * that were written after one, in the order of writing.
   *
   * `GET /api/v2/logs`, with the scope `read:logs` or `read:logs_users`.
   */
  readonly list: ManagementOperation<'listLogs'>
}

/**
 * What a draft would have done to recent requests. An addition of ours.
 */
export interface NetworkAclDryRunsMethods {
  /**
   * Try a draft on recent requests.
   *
   * Answers what a network ACL would have done to the latest requests of the tenant, were it written
   * and active. Requests are remembered in memory, the last 1,000 by tenant and process.
   *
   * `POST /api/v2/network-acl-dry-runs`, with the scope `read:network_acls`.
   */
  readonly create: ManagementOperation<'createNetworkAclDryRun'>
}

/**
 * What network ACLs decide for a request, and why. An addition of ours.
 */
export interface NetworkAclExplanationsMethods {
  /**
   * Explain what network ACLs decide.
   *
   * Answers what the network ACLs in force decide for a request of which these facts are known, and
   * why. Nothing is stored or logged.
   *
   * `POST /api/v2/network-acl-explanations`, with the scope `read:network_acls`.
   */
  readonly create: ManagementOperation<'createNetworkAclExplanation'>
}

/**
 * Which requests are blocked, allowed, logged or redirected before anything else.
 */
export interface NetworkAclsMethods {
  /**
   * Create a network ACL.
   *
   * Creates a network ACL. It takes effect at once, also for the caller.
   *
   * `POST /api/v2/network-acls`, with the scope `create:network_acls`.
   */
  readonly create: ManagementOperation<'createNetworkAcl'>
  /**
   * Delete a network ACL.
   *
   * Deletes a network ACL. It ceases to have effect at once.
   *
   * `DELETE /api/v2/network-acls/{id}`, with the scope `delete:network_acls`.
   */
  readonly delete: ManagementOperation<'deleteNetworkAcl'>
  /**
   * Get a network ACL.
   *
   * Answers one network ACL.
   *
   * `GET /api/v2/network-acls/{id}`, with the scope `read:network_acls`.
   */
  readonly get: ManagementOperation<'getNetworkAcl'>
  /**
   * Get the counters of a network ACL.
   *
   * Answers how often a network ACL held, over all processes. What was counted in the last two seconds
   * may be missing.
   *
   * `GET /api/v2/network-acls/{id}/statistics`, with the scope `read:network_acls`.
   */
  readonly getStatistics: ManagementOperation<'getNetworkAclStatistics'>
  /**
   * List network ACLs.
   *
   * Answers the network ACLs of the tenant by ascending priority, page by page.
   *
   * `GET /api/v2/network-acls`, with the scope `read:network_acls`.
   */
  readonly list: ManagementOperation<'listNetworkAcls'>
  /**
   * Patch a network ACL.
   *
   * Changes the fields of a network ACL that the body names and keeps the others. `rule` is replaced
   * as a whole. It takes effect at once, also for the caller.
   *
   * `PATCH /api/v2/network-acls/{id}`, with the scope `update:network_acls`.
   */
  readonly patch: ManagementOperation<'patchNetworkAcl'>
  /**
   * Update a network ACL.
   *
   * Replaces a network ACL: what the body leaves out is gone, or back at its default. `id` and
   * `created_at` stay. It takes effect at once, also for the caller.
   *
   * `PUT /api/v2/network-acls/{id}`, with the scope `update:network_acls`.
   */
  readonly update: ManagementOperation<'updateNetworkAcl'>
}

/**
 * How people are asked, and in which words.
 */
export interface PromptsMethods {
  /**
   * Get the settings of the prompts.
   *
   * Answers how people are asked.
   *
   * `GET /api/v2/prompts`, with the scope `read:prompts`.
   */
  readonly getSettings: ManagementOperation<'getPromptSettings'>
  /**
   * Get the texts of a prompt.
   *
   * Answers what the tenant says in its own words: by screen and key. Texts that are not there are
   * ours.
   *
   * `GET /api/v2/prompts/{prompt}/custom-text/{language}`, with the scope `read:prompts`.
   */
  readonly getTexts: ManagementOperation<'getPromptTexts'>
  /**
   * Update the settings of the prompts.
   *
   * Changes the settings that the body names and keeps the others; null takes one back.
   *
   * `PATCH /api/v2/prompts`, with the scope `update:prompts`.
   */
  readonly updateSettings: ManagementOperation<'updatePromptSettings'>
  /**
   * Replace the texts of a prompt.
   *
   * Sets all of what the tenant says in its own words of this prompt in this language. An empty
   * object takes everything back. In a text `${companyName}` is the tenant, and each variable that
   * our text has is there too.
   *
   * `PUT /api/v2/prompts/{prompt}/custom-text/{language}`, with the scope `update:prompts`.
   */
  readonly updateTexts: ManagementOperation<'updatePromptTexts'>
}

/**
 * What clients keep to act for users who are away.
 */
export interface RefreshTokensMethods {
  /**
   * Revoke a refresh token.
   *
   * Revokes a refresh token and all that it was rotated to.
   *
   * `DELETE /api/v2/refresh-tokens/{id}`, with the scope `delete:refresh_tokens`.
   */
  readonly delete: ManagementOperation<'deleteRefreshToken'>
  /**
   * Get a refresh token.
   *
   * Answers what is known of a refresh token, which is one however often it is rotated. One that has
   * ended is not found. The token itself is not answered.
   *
   * `GET /api/v2/refresh-tokens/{id}`, with the scope `read:refresh_tokens`.
   */
  readonly get: ManagementOperation<'getRefreshToken'>
  /**
   * List refresh tokens.
   *
   * Answers the refresh tokens of a user, the oldest first, page by page.
   *
   * `GET /api/v2/refresh-tokens`, with the scope `read:refresh_tokens`.
   */
  readonly list: ManagementOperation<'listRefreshTokens'>
  /**
   * Revoke refresh tokens.
   *
   * Revokes up to 100 refresh tokens by their ids; or those of a user, of one client only or of one
   * client and API.
   *
   * `POST /api/v2/refresh-tokens/revoke`, with the scope `delete:refresh_tokens`.
   */
  readonly revoke: ManagementOperation<'revokeRefreshTokens'>
  /**
   * Update the metadata of a refresh token.
   *
   * Replaces the metadata of a refresh token. Null or an empty object takes all of them away.
   *
   * `PATCH /api/v2/refresh-tokens/{id}`, with the scope `update:refresh_tokens`.
   */
  readonly update: ManagementOperation<'updateRefreshToken'>
}

/**
 * The APIs of the tenant; each has permissions, and tokens are made for one of them.
 */
export interface ResourceServersMethods {
  /**
   * Create an API.
   *
   * Creates an API. Clients need a grant before they get tokens for it.
   *
   * `POST /api/v2/resource-servers`, with the scope `create:resource_servers`.
   */
  readonly create: ManagementOperation<'createResourceServer'>
  /**
   * Delete an API.
   *
   * Deletes an API with all grants for it and all its permissions. It takes effect at once: there are
   * no   more tokens for it. Those that were issued stay valid until they expire.
   *
   * `DELETE /api/v2/resource-servers/{id}`, with the scope `delete:resource_servers`.
   */
  readonly delete: ManagementOperation<'deleteResourceServer'>
  /**
   * Get an API.
   *
   * Answers one API, the management API too.
   *
   * `GET /api/v2/resource-servers/{id}`, with the scope `read:resource_servers`.
   */
  readonly get: ManagementOperation<'getResourceServer'>
  /**
   * List APIs.
   *
   * Answers the APIs of the tenant, the oldest first, page by page. The management API is one of them.
   *
   * `GET /api/v2/resource-servers`, with the scope `read:resource_servers`.
   */
  readonly list: ManagementOperation<'listResourceServers'>
  /**
   * Update an API.
   *
   * Changes the fields of an API that the body names and keeps the others. A permission that is no
   * longer in `scopes` is taken from the roles, users and client grants that have it.
   *
   * `PATCH /api/v2/resource-servers/{id}`, with the scope `update:resource_servers`.
   */
  readonly update: ManagementOperation<'updateResourceServer'>
}

/**
 * What users may do, by name; a role has permissions and users.
 */
export interface RolesMethods {
  /**
   * Assign permissions to a role.
   *
   * Gives a role permissions, and so all users who have it.
   *
   * `POST /api/v2/roles/{id}/permissions`, with the scope `update:roles`.
   */
  readonly assignPermissions: ManagementOperation<'assignRolePermissions'>
  /**
   * Assign users to a role.
   *
   * Gives a role to users.
   *
   * `POST /api/v2/roles/{id}/users`, with the scope `update:roles` or `create:role_members`.
   */
  readonly assignUsers: ManagementOperation<'assignRoleUsers'>
  /**
   * Create a role.
   *
   * Creates a role. It has no permissions and no users yet.
   *
   * `POST /api/v2/roles`, with the scope `create:roles`.
   */
  readonly create: ManagementOperation<'createRole'>
  /**
   * Delete a role.
   *
   * Deletes a role, and takes it from the users who have it.
   *
   * `DELETE /api/v2/roles/{id}`, with the scope `delete:roles`.
   */
  readonly delete: ManagementOperation<'deleteRole'>
  /**
   * Get a role.
   *
   * Answers one role.
   *
   * `GET /api/v2/roles/{id}`, with the scope `read:roles`.
   */
  readonly get: ManagementOperation<'getRole'>
  /**
   * List the permissions of a role.
   *
   * Answers the permissions that a role has, page by page.
   *
   * `GET /api/v2/roles/{id}/permissions`, with the scope `read:roles`.
   */
  readonly listPermissions: ManagementOperation<'listRolePermissions'>
  /**
   * List the users of a role.
   *
   * Answers the users who have a role, page by page.
   *
   * `GET /api/v2/roles/{id}/users`, with the scope `read:users` or `read:roles` or `read:role_members`.
   */
  readonly listUsers: ManagementOperation<'listRoleUsers'>
  /**
   * List roles.
   *
   * Answers the roles of the tenant, the oldest first, page by page.
   *
   * `GET /api/v2/roles`, with the scope `read:roles`.
   */
  readonly list: ManagementOperation<'listRoles'>
  /**
   * Remove permissions from a role.
   *
   * Takes permissions from a role, and so from all users who have them by it.
   *
   * `DELETE /api/v2/roles/{id}/permissions`, with the scope `update:roles`.
   */
  readonly removePermissions: ManagementOperation<'removeRolePermissions'>
  /**
   * Update a role.
   *
   * Changes the fields of a role that the body names and keeps the others.
   *
   * `PATCH /api/v2/roles/{id}`, with the scope `update:roles`.
   */
  readonly update: ManagementOperation<'updateRole'>
}

/**
 * Where users are logged in.
 */
export interface SessionsMethods {
  /**
   * End a session.
   *
   * Ends a session: its browser has to log in again. Clients that asked for it are told by the back
   * channel, as at a log-out. Refresh tokens stay.
   *
   * `DELETE /api/v2/sessions/{id}`, with the scope `delete:sessions`.
   */
  readonly delete: ManagementOperation<'deleteSession'>
  /**
   * Get a session.
   *
   * Answers one session of a user. One that has ended is not found.
   *
   * `GET /api/v2/sessions/{id}`, with the scope `read:sessions`.
   */
  readonly get: ManagementOperation<'getSession'>
  /**
   * Revoke a session.
   *
   * Ends a session and revokes the refresh tokens that were given in it.
   *
   * `POST /api/v2/sessions/{id}/revoke`, with the scope `delete:sessions` or `delete:refresh_tokens`.
   */
  readonly revoke: ManagementOperation<'revokeSession'>
  /**
   * Update the metadata of a session.
   *
   * Replaces the metadata of a session. Null or an empty object takes all of them away.
   *
   * `PATCH /api/v2/sessions/{id}`, with the scope `update:sessions`.
   */
  readonly update: ManagementOperation<'updateSession'>
}

/**
 * How much happened in the tenant.
 */
export interface StatsMethods {
  /**
   * Get the number of active users.
   *
   * Answers how many users logged in during the last 30 days.
   *
   * `GET /api/v2/stats/active-users`, with the scope `read:stats`.
   */
  readonly getActiveUsers: ManagementOperation<'getActiveUsers'>
  /**
   * List statistics by day.
   *
   * Answers how often users logged in and signed up, day by day.
   *
   * `GET /api/v2/stats/daily`, with the scope `read:stats`.
   */
  readonly listDailyStatistics: ManagementOperation<'listDailyStatistics'>
}

/**
 * The settings of the tenant.
 */
export interface TenantsMethods {
  /**
   * Get the settings of the tenant.
   *
   * Answers the settings of the tenant.
   *
   * `GET /api/v2/tenants/settings`, with the scope `read:tenant_settings`.
   */
  readonly getSettings: ManagementOperation<'getTenantSettings'>
  /**
   * Update the settings of the tenant.
   *
   * Changes the settings that the body names and keeps the others. `flags` are merged one by one, all
   * other members replaced; null takes a setting back to its default.
   *
   * `PATCH /api/v2/tenants/settings`, with the scope `update:tenant_settings`.
   */
  readonly updateSettings: ManagementOperation<'updateTenantSettings'>
}

/**
 * Links that somebody may follow once.
 */
export interface TicketsMethods {
  /**
   * Create an email verification ticket.
   *
   * Creates a link that verifies the e-mail address of a user when it is followed, once. The link is
   * answered this once, and not sent.
   *
   * `POST /api/v2/tickets/email-verification`, with the scope `create:user_tickets`.
   */
  readonly createEmailVerificationTicket: ManagementOperation<'createEmailVerificationTicket'>
  /**
   * Create a password change ticket.
   *
   * Creates a link at which a user chooses a new password, once. The link is answered this once, and
   * not sent.
   *
   * `POST /api/v2/tickets/password-change`, with the scope `create:user_tickets`.
   */
  readonly createPasswordChangeTicket: ManagementOperation<'createPasswordChangeTicket'>
}

/**
 * Accounts that are not let in after too many failures.
 */
export interface UserBlocksMethods {
  /**
   * Delete blocks of a user.
   *
   * Lets a user in again from everywhere, by any of their identifiers.
   *
   * `DELETE /api/v2/user-blocks/{id}`, with the scope `update:users`.
   */
  readonly delete: ManagementOperation<'deleteUserBlocks'>
  /**
   * Delete blocks by identifier.
   *
   * Lets an account in again from everywhere, found by what somebody typed to log in.
   *
   * `DELETE /api/v2/user-blocks`, with the scope `update:users`.
   */
  readonly deleteByIdentifier: ManagementOperation<'deleteUserBlocksByIdentifier'>
  /**
   * Get blocks of a user.
   *
   * Answers where a user is not let in from after too many failures, by any of their identifiers.
   *
   * `GET /api/v2/user-blocks/{id}`, with the scope `read:users`.
   */
  readonly get: ManagementOperation<'getUserBlocks'>
  /**
   * Get blocks by identifier.
   *
   * Answers where an account is not let in from after too many failures, found by what somebody typed
   * to log in.
   *
   * `GET /api/v2/user-blocks`, with the scope `read:users`.
   */
  readonly getByIdentifier: ManagementOperation<'getUserBlocksByIdentifier'>
}

/**
 * Who logs in, and by which accounts.
 */
export interface UsersMethods {
  /**
   * Assign permissions to a user.
   *
   * Gives a user permissions, besides those of the roles that the user has.
   *
   * `POST /api/v2/users/{id}/permissions`, with the scope `update:users`.
   */
  readonly assignPermissions: ManagementOperation<'assignUserPermissions'>
  /**
   * Assign roles to a user.
   *
   * Gives a user roles.
   *
   * `POST /api/v2/users/{id}/roles`, with the scope `update:users` or `create:role_members`.
   */
  readonly assignRoles: ManagementOperation<'assignUserRoles'>
  /**
   * Create a user.
   *
   * Creates a user in a database connection.
   *
   * `POST /api/v2/users`, with the scope `create:users`.
   */
  readonly create: ManagementOperation<'createUser'>
  /**
   * Create an authentication method of a user.
   *
   * Gives a user a way to show who they are. It is confirmed at once.
   *
   * `POST /api/v2/users/{id}/authentication-methods`, with the scope `create:authentication_methods`.
   */
  readonly createAuthenticationMethod: ManagementOperation<'createUserAuthenticationMethod'>
  /**
   * Delete a user.
   *
   * Deletes a user with all its identities.
   *
   * `DELETE /api/v2/users/{id}`, with the scope `delete:users` or `delete:current_user`.
   */
  readonly delete: ManagementOperation<'deleteUser'>
  /**
   * Delete an authentication method.
   *
   * Takes one way to show who they are from a user.
   *
   * `DELETE /api/v2/users/{id}/authentication-methods/{authentication_method_id}`, with the scope `delete:authentication_methods`.
   */
  readonly deleteAuthenticationMethod: ManagementOperation<'deleteUserAuthenticationMethod'>
  /**
   * Delete authentication methods of a user.
   *
   * Takes every second factor from a user, the recovery code and remembered browsers too.
   *
   * `DELETE /api/v2/users/{id}/authentication-methods`, with the scope `delete:authentication_methods`.
   */
  readonly deleteAuthenticationMethods: ManagementOperation<'deleteUserAuthenticationMethods'>
  /**
   * Delete authenticators of a user.
   *
   * Takes every second factor from a user, the recovery code and remembered browsers too. They
   * enroll anew when one is asked for.
   *
   * `DELETE /api/v2/users/{id}/authenticators`, with the scope `delete:guardian_enrollments`.
   */
  readonly deleteAuthenticators: ManagementOperation<'deleteUserAuthenticators'>
  /**
   * Delete the second factor of a provider.
   *
   * Takes the one-time codes of an app from a user, for `google-authenticator`. For `duo` there is
   * nothing to take.
   *
   * `DELETE /api/v2/users/{id}/multifactor/{provider}`, with the scope `update:users`.
   */
  readonly deleteMultifactorProvider: ManagementOperation<'deleteUserMultifactorProvider'>
  /**
   * Revoke the refresh tokens of a user.
   *
   * Revokes every refresh token that was issued for a user.
   *
   * `DELETE /api/v2/users/{id}/refresh-tokens`, with the scope `delete:refresh_tokens`.
   */
  readonly deleteRefreshTokens: ManagementOperation<'deleteUserRefreshTokens'>
  /**
   * End the sessions of a user.
   *
   * Ends every session of a user: each browser has to log in again. Clients that asked for it are told
   * by the back channel, as at a log-out. Refresh tokens stay.
   *
   * `DELETE /api/v2/users/{id}/sessions`, with the scope `delete:sessions`.
   */
  readonly deleteSessions: ManagementOperation<'deleteUserSessions'>
  /**
   * Get a user.
   *
   * Answers one user.
   *
   * `GET /api/v2/users/{id}`, with the scope `read:users` or `read:current_user` or `read:user_idp_tokens`.
   */
  readonly get: ManagementOperation<'getUser'>
  /**
   * Get an authentication method.
   *
   * Answers one way in which a user shows who they are.
   *
   * `GET /api/v2/users/{id}/authentication-methods/{authentication_method_id}`, with the scope `read:authentication_methods`.
   */
  readonly getAuthenticationMethod: ManagementOperation<'getUserAuthenticationMethod'>
  /**
   * Link an identity to a user.
   *
   * Makes the account of another user one more account of this user. The other user is gone with its
   * metadata, roles and permissions; its profile is kept with the account.
   *
   * `POST /api/v2/users/{id}/identities`, with the scope `update:users` or `update:current_user_identities`.
   */
  readonly linkIdentity: ManagementOperation<'linkUserIdentity'>
  /**
   * List authentication methods of a user.
   *
   * Answers in which ways a user shows who they are besides a password, page by page. Secrets are
   * not answered.
   *
   * `GET /api/v2/users/{id}/authentication-methods`, with the scope `read:authentication_methods`.
   */
  readonly listAuthenticationMethods: ManagementOperation<'listUserAuthenticationMethods'>
  /**
   * List the effective permissions of a user.
   *
   * Answers what a user may do at an API, by what was given to the user and by the roles of the user.
   *
   * `GET /api/v2/users/{id}/effective-permissions`, with the scope `read:user_effective_permissions`.
   */
  readonly listEffectivePermissions: ManagementOperation<'listUserEffectivePermissions'>
  /**
   * List the effective roles of a user.
   *
   * Answers the roles that a user has, by whatever way.
   *
   * `GET /api/v2/users/{id}/effective-roles`, with the scope `read:user_effective_roles`.
   */
  readonly listEffectiveRoles: ManagementOperation<'listUserEffectiveRoles'>
  /**
   * List enrollments of a user.
   *
   * Answers the second factors of a user, without the recovery code.
   *
   * `GET /api/v2/users/{id}/enrollments`, with the scope `read:users`.
   */
  readonly listEnrollments: ManagementOperation<'listUserEnrollments'>
  /**
   * List entries of the log about a user.
   *
   * Answers the entries of the log that are about one user, the latest first, page by page.
   *
   * `GET /api/v2/users/{id}/logs`, with the scope `read:logs` or `read:logs_users`.
   */
  readonly listLogs: ManagementOperation<'listUserLogs'>
  /**
   * List the permissions of a user.
   *
   * Answers the permissions that were given to a user, page by page. Those of the roles that the user
   * has are not among them.
   *
   * `GET /api/v2/users/{id}/permissions`, with the scope `read:users`.
   */
  readonly listPermissions: ManagementOperation<'listUserPermissions'>
  /**
   * List the refresh tokens of a user.
   *
   * Answers the refresh tokens that were issued for a user, the oldest first, page by page.
   *
   * `GET /api/v2/users/{id}/refresh-tokens`, with the scope `read:refresh_tokens`.
   */
  readonly listRefreshTokens: ManagementOperation<'listUserRefreshTokens'>
  /**
   * List the roles of a user.
   *
   * Answers the roles that a user has, page by page.
   *
   * `GET /api/v2/users/{id}/roles`, with the scope `read:users` or `read:roles` or `read:role_members`.
   */
  readonly listRoles: ManagementOperation<'listUserRoles'>
  /**
   * List the sessions of a user.
   *
   * Answers the sessions that a user is logged in by, the oldest first, page by page.
   *
   * `GET /api/v2/users/{id}/sessions`, with the scope `read:sessions`.
   */
  readonly listSessions: ManagementOperation<'listUserSessions'>
  /**
   * List or search users.
   *
   * Answers the users of the tenant that a query matches, or all, page by page; the first 1,000 can be
   * reached.
   *
   * A query has the syntax of Lucene: `email:"ada@example.com"`, `name:ad*`, `nickname:*love*`,
   * `logins_count:[1 TO 5]`, `last_login:{2026-01-15 TO *]`, `_exists_:phone_number`,
   * `app_metadata.plan:(gold OR silver)`, with `AND`, `OR`, `NOT` and parentheses.
   *
   * `GET /api/v2/users`, with the scope `read:users` or `read:user_idp_tokens`.
   */
  readonly list: ManagementOperation<'listUsers'>
  /**
   * Remove permissions from a user.
   *
   * Takes permissions from a user. What a role of the user permits, it permits still.
   *
   * `DELETE /api/v2/users/{id}/permissions`, with the scope `update:users`.
   */
  readonly removePermissions: ManagementOperation<'removeUserPermissions'>
  /**
   * Remove roles from a user.
   *
   * Takes roles from a user.
   *
   * `DELETE /api/v2/users/{id}/roles`, with the scope `update:users` or `delete:role_members`.
   */
  readonly removeRoles: ManagementOperation<'removeUserRoles'>
  /**
   * Revoke the access of a user.
   *
   * Ends the sessions of a user, or one of them, and revokes the refresh tokens with them unless they
   * are to be preserved.
   *
   * `POST /api/v2/users/{id}/revoke-access`, with the scope `delete:sessions` or `delete:refresh_tokens`.
   */
  readonly revokeAccess: ManagementOperation<'revokeUserAccess'>
  /**
   * Revoke remembered browsers.
   *
   * A second factor is asked for again in all browsers of a user in which it was not for a while.
   *
   * `POST /api/v2/users/{id}/multifactor/actions/invalidate-remember-browser`, with the scope `update:users`.
   */
  readonly revokeRememberedBrowsers: ManagementOperation<'revokeUserRememberedBrowsers'>
  /**
   * Make a new recovery code.
   *
   * Gives a user a new recovery code; the one before works no more. It is answered this once.
   *
   * `POST /api/v2/users/{id}/recovery-code-regeneration`, with the scope `update:users`.
   */
  readonly rotateRecoveryCode: ManagementOperation<'rotateUserRecoveryCode'>
  /**
   * Unlink an identity from a user.
   *
   * Makes a linked account a user of its own again, with the profile it had.
   *
   * `DELETE /api/v2/users/{id}/identities/{provider}/{user_id}`, with the scope `update:users` or `update:current_user_identities`.
   */
  readonly unlinkIdentity: ManagementOperation<'unlinkUserIdentity'>
  /**
   * Update a user.
   *
   * Changes the fields of a user that the body names and keeps the others. Metadata are merged one
   * level deep.
   *
   * `PATCH /api/v2/users/{id}`, with the scope `update:users` or `update:users_app_metadata` or `update:current_user_metadata`.
   */
  readonly update: ManagementOperation<'updateUser'>
  /**
   * Update an authentication method.
   *
   * Changes what a method is called.
   *
   * `PATCH /api/v2/users/{id}/authentication-methods/{authentication_method_id}`, with the scope `update:authentication_methods`.
   */
  readonly updateAuthenticationMethod: ManagementOperation<'updateUserAuthenticationMethod'>
  /**
   * Replace authentication methods of a user.
   *
   * Gives a user these methods of the types `phone`, `email` and `totp`, and no others of them.
   * Credentials and the recovery code stay.
   *
   * `PUT /api/v2/users/{id}/authentication-methods`, with the scope `update:authentication_methods`.
   */
  readonly updateAuthenticationMethods: ManagementOperation<'updateUserAuthenticationMethods'>
}

/**
 * Who has an e-mail address.
 */
export interface UsersByEmailMethods {
  /**
   * List the users of an e-mail address.
   *
   * Answers the users who have an e-mail address, one for each connection that knows it.
   *
   * `GET /api/v2/users-by-email`, with the scope `read:users`.
   */
  readonly list: ManagementOperation<'listUsersByEmail'>
}

/**
 * Templates of what is asked for when a verifiable credential is verified.
 */
export interface VerifiableCredentialsMethods {
  /**
   * Create a verifiable credential template.
   *
   * Creates a verifiable credential verification template.
   *
   * `POST /api/v2/verifiable-credentials/verification/templates`, with the scope `create:vdcs_templates`.
   */
  readonly createTemplate: ManagementOperation<'createVerifiableCredentialTemplate'>
  /**
   * Delete a verifiable credential template.
   *
   * Deletes a verifiable credential verification template.
   *
   * `DELETE /api/v2/verifiable-credentials/verification/templates/{id}`, with the scope `delete:vdcs_templates`.
   */
  readonly deleteTemplate: ManagementOperation<'deleteVerifiableCredentialTemplate'>
  /**
   * Get a verifiable credential template.
   *
   * Answers one verifiable credential verification template.
   *
   * `GET /api/v2/verifiable-credentials/verification/templates/{id}`, with the scope `read:vdcs_templates`.
   */
  readonly getTemplate: ManagementOperation<'getVerifiableCredentialTemplate'>
  /**
   * List verifiable credential templates.
   *
   * Answers the verifiable credential verification templates of the tenant, oldest first, piece by
   * piece.
   *
   * `GET /api/v2/verifiable-credentials/verification/templates`, with the scope `read:vdcs_templates`.
   */
  readonly listTemplates: ManagementOperation<'listVerifiableCredentialTemplates'>
  /**
   * Update a verifiable credential template.
   *
   * Changes the fields of a verifiable credential verification template that the body names and keeps
   * the others.
   *
   * `PATCH /api/v2/verifiable-credentials/verification/templates/{id}`, with the scope `update:vdcs_templates`.
   */
  readonly updateTemplate: ManagementOperation<'updateVerifiableCredentialTemplate'>
}

/** The resources of the management API. */
export interface Resources {
  /**
   * Addresses that nobody is let in from after too many failures.
   */
  readonly anomaly: AnomalyMethods
  /**
   * What is done about who guesses passwords.
   */
  readonly attackProtection: AttackProtectionMethods
  /**
   * How the pages and the mails of the tenant look.
   */
  readonly branding: BrandingMethods
  /**
   * Which API a client may ask tokens for, and with which scopes.
   */
  readonly clientGrants: ClientGrantsMethods
  /**
   * Applications that log users in or call APIs, and what they prove themselves with.
   */
  readonly clients: ClientsMethods
  /**
   * Where users come from.
   */
  readonly connections: ConnectionsMethods
  /**
   * Devices that users let in for long.
   */
  readonly deviceCredentials: DeviceCredentialsMethods
  /**
   * How mails are written.
   */
  readonly emailTemplates: EmailTemplatesMethods
  /**
   * The mail server of the tenant.
   */
  readonly emails: EmailsMethods
  /**
   * Where events of the tenant are delivered.
   */
  readonly eventStreams: EventStreamsMethods
  /**
   * What happens in the tenant, as it happens.
   */
  readonly events: EventsMethods
  /**
   * What users let clients do.
   */
  readonly grants: GrantsMethods
  /**
   * Second factors, and when they are asked for.
   */
  readonly guardian: GuardianMethods
  /**
   * Imports and exports of users, which go on after they were asked for.
   */
  readonly jobs: JobsMethods
  /**
   * What the tenant signs its tokens with.
   */
  readonly keys: KeysMethods
  /**
   * What happened in the tenant.
   */
  readonly logs: LogsMethods
  /**
   * What a draft would have done to recent requests. An addition of ours.
   */
  readonly networkAclDryRuns: NetworkAclDryRunsMethods
  /**
   * What network ACLs decide for a request, and why. An addition of ours.
   */
  readonly networkAclExplanations: NetworkAclExplanationsMethods
  /**
   * Which requests are blocked, allowed, logged or redirected before anything else.
   */
  readonly networkAcls: NetworkAclsMethods
  /**
   * How people are asked, and in which words.
   */
  readonly prompts: PromptsMethods
  /**
   * What clients keep to act for users who are away.
   */
  readonly refreshTokens: RefreshTokensMethods
  /**
   * The APIs of the tenant; each has permissions, and tokens are made for one of them.
   */
  readonly resourceServers: ResourceServersMethods
  /**
   * What users may do, by name; a role has permissions and users.
   */
  readonly roles: RolesMethods
  /**
   * Where users are logged in.
   */
  readonly sessions: SessionsMethods
  /**
   * How much happened in the tenant.
   */
  readonly stats: StatsMethods
  /**
   * The settings of the tenant.
   */
  readonly tenants: TenantsMethods
  /**
   * Links that somebody may follow once.
   */
  readonly tickets: TicketsMethods
  /**
   * Accounts that are not let in after too many failures.
   */
  readonly userBlocks: UserBlocksMethods
  /**
   * Who logs in, and by which accounts.
   */
  readonly users: UsersMethods
  /**
   * Who has an e-mail address.
   */
  readonly usersByEmail: UsersByEmailMethods
  /**
   * Templates of what is asked for when a verifiable credential is verified.
   */
  readonly verifiableCredentials: VerifiableCredentialsMethods
}

/** Every operation under its operationId. */
export interface OperationsById {
  /**
   * @deprecated Call `anomaly.deleteAddressBlock`.
   */
  readonly deleteAddressBlock: ManagementOperation<'deleteAddressBlock'>
  /**
   * @deprecated Call `anomaly.getAddressBlock`.
   */
  readonly getAddressBlock: ManagementOperation<'getAddressBlock'>
  /**
   * @deprecated Call `attackProtection.getBreachedPasswordDetection`.
   */
  readonly getBreachedPasswordDetection: ManagementOperation<'getBreachedPasswordDetection'>
  /**
   * @deprecated Call `attackProtection.getBruteForceProtection`.
   */
  readonly getBruteForceProtection: ManagementOperation<'getBruteForceProtection'>
  /**
   * @deprecated Call `attackProtection.getSuspiciousIpThrottling`.
   */
  readonly getSuspiciousIpThrottling: ManagementOperation<'getSuspiciousIpThrottling'>
  /**
   * @deprecated Call `attackProtection.updateBreachedPasswordDetection`.
   */
  readonly updateBreachedPasswordDetection: ManagementOperation<'updateBreachedPasswordDetection'>
  /**
   * @deprecated Call `attackProtection.updateBruteForceProtection`.
   */
  readonly updateBruteForceProtection: ManagementOperation<'updateBruteForceProtection'>
  /**
   * @deprecated Call `attackProtection.updateSuspiciousIpThrottling`.
   */
  readonly updateSuspiciousIpThrottling: ManagementOperation<'updateSuspiciousIpThrottling'>
  /**
   * @deprecated Call `branding.get`.
   */
  readonly getBranding: ManagementOperation<'getBranding'>
  /**
   * @deprecated Call `branding.update`.
   */
  readonly updateBranding: ManagementOperation<'updateBranding'>
  /**
   * @deprecated Call `clientGrants.create`.
   */
  readonly createClientGrant: ManagementOperation<'createClientGrant'>
  /**
   * @deprecated Call `clientGrants.delete`.
   */
  readonly deleteClientGrant: ManagementOperation<'deleteClientGrant'>
  /**
   * @deprecated Call `clientGrants.get`.
   */
  readonly getClientGrant: ManagementOperation<'getClientGrant'>
  /**
   * @deprecated Call `clientGrants.list`.
   */
  readonly listClientGrants: ManagementOperation<'listClientGrants'>
  /**
   * @deprecated Call `clientGrants.update`.
   */
  readonly updateClientGrant: ManagementOperation<'updateClientGrant'>
  /**
   * @deprecated Call `clients.create`.
   */
  readonly createClient: ManagementOperation<'createClient'>
  /**
   * @deprecated Call `clients.createCredential`.
   */
  readonly createClientCredential: ManagementOperation<'createClientCredential'>
  /**
   * @deprecated Call `clients.delete`.
   */
  readonly deleteClient: ManagementOperation<'deleteClient'>
  /**
   * @deprecated Call `clients.deleteCredential`.
   */
  readonly deleteClientCredential: ManagementOperation<'deleteClientCredential'>
  /**
   * @deprecated Call `clients.get`.
   */
  readonly getClient: ManagementOperation<'getClient'>
  /**
   * @deprecated Call `clients.getCredential`.
   */
  readonly getClientCredential: ManagementOperation<'getClientCredential'>
  /**
   * @deprecated Call `clients.listConnections`.
   */
  readonly listClientConnections: ManagementOperation<'listClientConnections'>
  /**
   * @deprecated Call `clients.listCredentials`.
   */
  readonly listClientCredentials: ManagementOperation<'listClientCredentials'>
  /**
   * @deprecated Call `clients.list`.
   */
  readonly listClients: ManagementOperation<'listClients'>
  /**
   * @deprecated Call `clients.rotateSecret`.
   */
  readonly rotateClientSecret: ManagementOperation<'rotateClientSecret'>
  /**
   * @deprecated Call `clients.update`.
   */
  readonly updateClient: ManagementOperation<'updateClient'>
  /**
   * @deprecated Call `clients.updateCredential`.
   */
  readonly updateClientCredential: ManagementOperation<'updateClientCredential'>
  /**
   * @deprecated Call `connections.create`.
   */
  readonly createConnection: ManagementOperation<'createConnection'>
  /**
   * @deprecated Call `connections.delete`.
   */
  readonly deleteConnection: ManagementOperation<'deleteConnection'>
  /**
   * @deprecated Call `connections.deleteUser`.
   */
  readonly deleteConnectionUser: ManagementOperation<'deleteConnectionUser'>
  /**
   * @deprecated Call `connections.get`.
   */
  readonly getConnection: ManagementOperation<'getConnection'>
  /**
   * @deprecated Call `connections.getStatus`.
   */
  readonly getConnectionStatus: ManagementOperation<'getConnectionStatus'>
  /**
   * @deprecated Call `connections.listClients`.
   */
  readonly listConnectionClients: ManagementOperation<'listConnectionClients'>
  /**
   * @deprecated Call `connections.list`.
   */
  readonly listConnections: ManagementOperation<'listConnections'>
  /**
   * @deprecated Call `connections.update`.
   */
  readonly updateConnection: ManagementOperation<'updateConnection'>
  /**
   * @deprecated Call `connections.updateClients`.
   */
  readonly updateConnectionClients: ManagementOperation<'updateConnectionClients'>
  /**
   * @deprecated Call `deviceCredentials.delete`.
   */
  readonly deleteDeviceCredential: ManagementOperation<'deleteDeviceCredential'>
  /**
   * @deprecated Call `deviceCredentials.list`.
   */
  readonly listDeviceCredentials: ManagementOperation<'listDeviceCredentials'>
  /**
   * @deprecated Call `emailTemplates.create`.
   */
  readonly createEmailTemplate: ManagementOperation<'createEmailTemplate'>
  /**
   * @deprecated Call `emailTemplates.delete`.
   */
  readonly deleteEmailTemplate: ManagementOperation<'deleteEmailTemplate'>
  /**
   * @deprecated Call `emailTemplates.get`.
   */
  readonly getEmailTemplate: ManagementOperation<'getEmailTemplate'>
  /**
   * @deprecated Call `emailTemplates.patch`.
   */
  readonly patchEmailTemplate: ManagementOperation<'patchEmailTemplate'>
  /**
   * @deprecated Call `emailTemplates.update`.
   */
  readonly updateEmailTemplate: ManagementOperation<'updateEmailTemplate'>
  /**
   * @deprecated Call `emails.createProvider`.
   */
  readonly createEmailProvider: ManagementOperation<'createEmailProvider'>
  /**
   * @deprecated Call `emails.deleteProvider`.
   */
  readonly deleteEmailProvider: ManagementOperation<'deleteEmailProvider'>
  /**
   * @deprecated Call `emails.getProvider`.
   */
  readonly getEmailProvider: ManagementOperation<'getEmailProvider'>
  /**
   * @deprecated Call `emails.updateProvider`.
   */
  readonly updateEmailProvider: ManagementOperation<'updateEmailProvider'>
  /**
   * @deprecated Call `eventStreams.create`.
   */
  readonly createEventStream: ManagementOperation<'createEventStream'>
  /**
   * @deprecated Call `eventStreams.createEventRedelivery`.
   */
  readonly createEventStreamEventRedelivery: ManagementOperation<'createEventStreamEventRedelivery'>
  /**
   * @deprecated Call `eventStreams.createRedelivery`.
   */
  readonly createEventStreamRedelivery: ManagementOperation<'createEventStreamRedelivery'>
  /**
   * @deprecated Call `eventStreams.createTest`.
   */
  readonly createEventStreamTest: ManagementOperation<'createEventStreamTest'>
  /**
   * @deprecated Call `eventStreams.delete`.
   */
  readonly deleteEventStream: ManagementOperation<'deleteEventStream'>
  /**
   * @deprecated Call `eventStreams.get`.
   */
  readonly getEventStream: ManagementOperation<'getEventStream'>
  /**
   * @deprecated Call `eventStreams.getDelivery`.
   */
  readonly getEventStreamDelivery: ManagementOperation<'getEventStreamDelivery'>
  /**
   * @deprecated Call `eventStreams.getStatistics`.
   */
  readonly getEventStreamStatistics: ManagementOperation<'getEventStreamStatistics'>
  /**
   * @deprecated Call `eventStreams.listDeliveries`.
   */
  readonly listEventStreamDeliveries: ManagementOperation<'listEventStreamDeliveries'>
  /**
   * @deprecated Call `eventStreams.list`.
   */
  readonly listEventStreams: ManagementOperation<'listEventStreams'>
  /**
   * @deprecated Call `eventStreams.rotateSecret`.
   */
  readonly rotateEventStreamSecret: ManagementOperation<'rotateEventStreamSecret'>
  /**
   * @deprecated Call `eventStreams.update`.
   */
  readonly updateEventStream: ManagementOperation<'updateEventStream'>
  /**
   * @deprecated Call `events.list`.
   */
  readonly listEvents: ManagementOperation<'listEvents'>
  /**
   * @deprecated Call `grants.delete`.
   */
  readonly deleteGrant: ManagementOperation<'deleteGrant'>
  /**
   * @deprecated Call `grants.deleteGrants`.
   */
  readonly deleteGrants: ManagementOperation<'deleteGrants'>
  /**
   * @deprecated Call `grants.list`.
   */
  readonly listGrants: ManagementOperation<'listGrants'>
  /**
   * @deprecated Call `guardian.createEnrollmentTicket`.
   */
  readonly createEnrollmentTicket: ManagementOperation<'createEnrollmentTicket'>
  /**
   * @deprecated Call `guardian.deleteEnrollment`.
   */
  readonly deleteEnrollment: ManagementOperation<'deleteEnrollment'>
  /**
   * @deprecated Call `guardian.getEnrollment`.
   */
  readonly getEnrollment: ManagementOperation<'getEnrollment'>
  /**
   * @deprecated Call `guardian.getPolicies`.
   */
  readonly getGuardianPolicies: ManagementOperation<'getGuardianPolicies'>
  /**
   * @deprecated Call `guardian.listFactors`.
   */
  readonly listGuardianFactors: ManagementOperation<'listGuardianFactors'>
  /**
   * @deprecated Call `guardian.updateFactor`.
   */
  readonly updateGuardianFactor: ManagementOperation<'updateGuardianFactor'>
  /**
   * @deprecated Call `guardian.updatePolicies`.
   */
  readonly updateGuardianPolicies: ManagementOperation<'updateGuardianPolicies'>
  /**
   * @deprecated Call `jobs.createUsersExportJob`.
   */
  readonly createUsersExportJob: ManagementOperation<'createUsersExportJob'>
  /**
   * @deprecated Call `jobs.createUsersImportJob`.
   */
  readonly createUsersImportJob: ManagementOperation<'createUsersImportJob'>
  /**
   * @deprecated Call `jobs.createVerificationEmailJob`.
   */
  readonly createVerificationEmailJob: ManagementOperation<'createVerificationEmailJob'>
  /**
   * @deprecated Call `jobs.get`.
   */
  readonly getJob: ManagementOperation<'getJob'>
  /**
   * @deprecated Call `jobs.getFile`.
   */
  readonly getJobFile: ManagementOperation<'getJobFile'>
  /**
   * @deprecated Call `jobs.listErrors`.
   */
  readonly listJobErrors: ManagementOperation<'listJobErrors'>
  /**
   * @deprecated Call `keys.getSigningKey`.
   */
  readonly getSigningKey: ManagementOperation<'getSigningKey'>
  /**
   * @deprecated Call `keys.listSigningKeys`.
   */
  readonly listSigningKeys: ManagementOperation<'listSigningKeys'>
  /**
   * @deprecated Call `keys.revokeSigningKey`.
   */
  readonly revokeSigningKey: ManagementOperation<'revokeSigningKey'>
  /**
   * @deprecated Call `keys.rotateSigningKey`.
   */
  readonly rotateSigningKey: ManagementOperation<'rotateSigningKey'>
  /**
   * @deprecated Call `logs.get`.
   */
  readonly getLog: ManagementOperation<'getLog'>
  /**
   * @deprecated Call `logs.list`.
   */
  readonly listLogs: ManagementOperation<'listLogs'>
  /**
   * @deprecated Call `networkAclDryRuns.create`.
   */
  readonly createNetworkAclDryRun: ManagementOperation<'createNetworkAclDryRun'>
  /**
   * @deprecated Call `networkAclExplanations.create`.
   */
  readonly createNetworkAclExplanation: ManagementOperation<'createNetworkAclExplanation'>
  /**
   * @deprecated Call `networkAcls.create`.
   */
  readonly createNetworkAcl: ManagementOperation<'createNetworkAcl'>
  /**
   * @deprecated Call `networkAcls.delete`.
   */
  readonly deleteNetworkAcl: ManagementOperation<'deleteNetworkAcl'>
  /**
   * @deprecated Call `networkAcls.get`.
   */
  readonly getNetworkAcl: ManagementOperation<'getNetworkAcl'>
  /**
   * @deprecated Call `networkAcls.getStatistics`.
   */
  readonly getNetworkAclStatistics: ManagementOperation<'getNetworkAclStatistics'>
  /**
   * @deprecated Call `networkAcls.list`.
   */
  readonly listNetworkAcls: ManagementOperation<'listNetworkAcls'>
  /**
   * @deprecated Call `networkAcls.patch`.
   */
  readonly patchNetworkAcl: ManagementOperation<'patchNetworkAcl'>
  /**
   * @deprecated Call `networkAcls.update`.
   */
  readonly updateNetworkAcl: ManagementOperation<'updateNetworkAcl'>
  /**
   * @deprecated Call `prompts.getSettings`.
   */
  readonly getPromptSettings: ManagementOperation<'getPromptSettings'>
  /**
   * @deprecated Call `prompts.getTexts`.
   */
  readonly getPromptTexts: ManagementOperation<'getPromptTexts'>
  /**
   * @deprecated Call `prompts.updateSettings`.
   */
  readonly updatePromptSettings: ManagementOperation<'updatePromptSettings'>
  /**
   * @deprecated Call `prompts.updateTexts`.
   */
  readonly updatePromptTexts: ManagementOperation<'updatePromptTexts'>
  /**
   * @deprecated Call `refreshTokens.delete`.
   */
  readonly deleteRefreshToken: ManagementOperation<'deleteRefreshToken'>
  /**
   * @deprecated Call `refreshTokens.get`.
   */
  readonly getRefreshToken: ManagementOperation<'getRefreshToken'>
  /**
   * @deprecated Call `refreshTokens.list`.
   */
  readonly listRefreshTokens: ManagementOperation<'listRefreshTokens'>
  /**
   * @deprecated Call `refreshTokens.revoke`.
   */
  readonly revokeRefreshTokens: ManagementOperation<'revokeRefreshTokens'>
  /**
   * @deprecated Call `refreshTokens.update`.
   */
  readonly updateRefreshToken: ManagementOperation<'updateRefreshToken'>
  /**
   * @deprecated Call `resourceServers.create`.
   */
  readonly createResourceServer: ManagementOperation<'createResourceServer'>
  /**
   * @deprecated Call `resourceServers.delete`.
   */
  readonly deleteResourceServer: ManagementOperation<'deleteResourceServer'>
  /**
   * @deprecated Call `resourceServers.get`.
   */
  readonly getResourceServer: ManagementOperation<'getResourceServer'>
  /**
   * @deprecated Call `resourceServers.list`.
   */
  readonly listResourceServers: ManagementOperation<'listResourceServers'>
  /**
   * @deprecated Call `resourceServers.update`.
   */
  readonly updateResourceServer: ManagementOperation<'updateResourceServer'>
  /**
   * @deprecated Call `roles.assignPermissions`.
   */
  readonly assignRolePermissions: ManagementOperation<'assignRolePermissions'>
  /**
   * @deprecated Call `roles.assignUsers`.
   */
  readonly assignRoleUsers: ManagementOperation<'assignRoleUsers'>
  /**
   * @deprecated Call `roles.create`.
   */
  readonly createRole: ManagementOperation<'createRole'>
  /**
   * @deprecated Call `roles.delete`.
   */
  readonly deleteRole: ManagementOperation<'deleteRole'>
  /**
   * @deprecated Call `roles.get`.
   */
  readonly getRole: ManagementOperation<'getRole'>
  /**
   * @deprecated Call `roles.listPermissions`.
   */
  readonly listRolePermissions: ManagementOperation<'listRolePermissions'>
  /**
   * @deprecated Call `roles.listUsers`.
   */
  readonly listRoleUsers: ManagementOperation<'listRoleUsers'>
  /**
   * @deprecated Call `roles.list`.
   */
  readonly listRoles: ManagementOperation<'listRoles'>
  /**
   * @deprecated Call `roles.removePermissions`.
   */
  readonly removeRolePermissions: ManagementOperation<'removeRolePermissions'>
  /**
   * @deprecated Call `roles.update`.
   */
  readonly updateRole: ManagementOperation<'updateRole'>
  /**
   * @deprecated Call `sessions.delete`.
   */
  readonly deleteSession: ManagementOperation<'deleteSession'>
  /**
   * @deprecated Call `sessions.get`.
   */
  readonly getSession: ManagementOperation<'getSession'>
  /**
   * @deprecated Call `sessions.revoke`.
   */
  readonly revokeSession: ManagementOperation<'revokeSession'>
  /**
   * @deprecated Call `sessions.update`.
   */
  readonly updateSession: ManagementOperation<'updateSession'>
  /**
   * @deprecated Call `stats.getActiveUsers`.
   */
  readonly getActiveUsers: ManagementOperation<'getActiveUsers'>
  /**
   * @deprecated Call `stats.listDailyStatistics`.
   */
  readonly listDailyStatistics: ManagementOperation<'listDailyStatistics'>
  /**
   * @deprecated Call `tenants.getSettings`.
   */
  readonly getTenantSettings: ManagementOperation<'getTenantSettings'>
  /**
   * @deprecated Call `tenants.updateSettings`.
   */
  readonly updateTenantSettings: ManagementOperation<'updateTenantSettings'>
  /**
   * @deprecated Call `tickets.createEmailVerificationTicket`.
   */
  readonly createEmailVerificationTicket: ManagementOperation<'createEmailVerificationTicket'>
  /**
   * @deprecated Call `tickets.createPasswordChangeTicket`.
   */
  readonly createPasswordChangeTicket: ManagementOperation<'createPasswordChangeTicket'>
  /**
   * @deprecated Call `userBlocks.delete`.
   */
  readonly deleteUserBlocks: ManagementOperation<'deleteUserBlocks'>
  /**
   * @deprecated Call `userBlocks.deleteByIdentifier`.
   */
  readonly deleteUserBlocksByIdentifier: ManagementOperation<'deleteUserBlocksByIdentifier'>
  /**
   * @deprecated Call `userBlocks.get`.
   */
  readonly getUserBlocks: ManagementOperation<'getUserBlocks'>
  /**
   * @deprecated Call `userBlocks.getByIdentifier`.
   */
  readonly getUserBlocksByIdentifier: ManagementOperation<'getUserBlocksByIdentifier'>
  /**
   * @deprecated Call `users.assignPermissions`.
   */
  readonly assignUserPermissions: ManagementOperation<'assignUserPermissions'>
  /**
   * @deprecated Call `users.assignRoles`.
   */
  readonly assignUserRoles: ManagementOperation<'assignUserRoles'>
  /**
   * @deprecated Call `users.create`.
   */
  readonly createUser: ManagementOperation<'createUser'>
  /**
   * @deprecated Call `users.createAuthenticationMethod`.
   */
  readonly createUserAuthenticationMethod: ManagementOperation<'createUserAuthenticationMethod'>
  /**
   * @deprecated Call `users.delete`.
   */
  readonly deleteUser: ManagementOperation<'deleteUser'>
  /**
   * @deprecated Call `users.deleteAuthenticationMethod`.
   */
  readonly deleteUserAuthenticationMethod: ManagementOperation<'deleteUserAuthenticationMethod'>
  /**
   * @deprecated Call `users.deleteAuthenticationMethods`.
   */
  readonly deleteUserAuthenticationMethods: ManagementOperation<'deleteUserAuthenticationMethods'>
  /**
   * @deprecated Call `users.deleteAuthenticators`.
   */
  readonly deleteUserAuthenticators: ManagementOperation<'deleteUserAuthenticators'>
  /**
   * @deprecated Call `users.deleteMultifactorProvider`.
   */
  readonly deleteUserMultifactorProvider: ManagementOperation<'deleteUserMultifactorProvider'>
  /**
   * @deprecated Call `users.deleteRefreshTokens`.
   */
  readonly deleteUserRefreshTokens: ManagementOperation<'deleteUserRefreshTokens'>
  /**
   * @deprecated Call `users.deleteSessions`.
   */
  readonly deleteUserSessions: ManagementOperation<'deleteUserSessions'>
  /**
   * @deprecated Call `users.get`.
   */
  readonly getUser: ManagementOperation<'getUser'>
  /**
   * @deprecated Call `users.getAuthenticationMethod`.
   */
  readonly getUserAuthenticationMethod: ManagementOperation<'getUserAuthenticationMethod'>
  /**
   * @deprecated Call `users.linkIdentity`.
   */
  readonly linkUserIdentity: ManagementOperation<'linkUserIdentity'>
  /**
   * @deprecated Call `users.listAuthenticationMethods`.
   */
  readonly listUserAuthenticationMethods: ManagementOperation<'listUserAuthenticationMethods'>
  /**
   * @deprecated Call `users.listEffectivePermissions`.
   */
  readonly listUserEffectivePermissions: ManagementOperation<'listUserEffectivePermissions'>
  /**
   * @deprecated Call `users.listEffectiveRoles`.
   */
  readonly listUserEffectiveRoles: ManagementOperation<'listUserEffectiveRoles'>
  /**
   * @deprecated Call `users.listEnrollments`.
   */
  readonly listUserEnrollments: ManagementOperation<'listUserEnrollments'>
  /**
   * @deprecated Call `users.listLogs`.
   */
  readonly listUserLogs: ManagementOperation<'listUserLogs'>
  /**
   * @deprecated Call `users.listPermissions`.
   */
  readonly listUserPermissions: ManagementOperation<'listUserPermissions'>
  /**
   * @deprecated Call `users.listRefreshTokens`.
   */
  readonly listUserRefreshTokens: ManagementOperation<'listUserRefreshTokens'>
  /**
   * @deprecated Call `users.listRoles`.
   */
  readonly listUserRoles: ManagementOperation<'listUserRoles'>
  /**
   * @deprecated Call `users.listSessions`.
   */
  readonly listUserSessions: ManagementOperation<'listUserSessions'>
  /**
   * @deprecated Call `users.list`.
   */
  readonly listUsers: ManagementOperation<'listUsers'>
  /**
   * @deprecated Call `users.removePermissions`.
   */
  readonly removeUserPermissions: ManagementOperation<'removeUserPermissions'>
  /**
   * @deprecated Call `users.removeRoles`.
   */
  readonly removeUserRoles: ManagementOperation<'removeUserRoles'>
  /**
   * @deprecated Call `users.revokeAccess`.
   */
  readonly revokeUserAccess: ManagementOperation<'revokeUserAccess'>
  /**
   * @deprecated Call `users.revokeRememberedBrowsers`.
   */
  readonly revokeUserRememberedBrowsers: ManagementOperation<'revokeUserRememberedBrowsers'>
  /**
   * @deprecated Call `users.rotateRecoveryCode`.
   */
  readonly rotateUserRecoveryCode: ManagementOperation<'rotateUserRecoveryCode'>
  /**
   * @deprecated Call `users.unlinkIdentity`.
   */
  readonly unlinkUserIdentity: ManagementOperation<'unlinkUserIdentity'>
  /**
   * @deprecated Call `users.update`.
   */
  readonly updateUser: ManagementOperation<'updateUser'>
  /**
   * @deprecated Call `users.updateAuthenticationMethod`.
   */
  readonly updateUserAuthenticationMethod: ManagementOperation<'updateUserAuthenticationMethod'>
  /**
   * @deprecated Call `users.updateAuthenticationMethods`.
   */
  readonly updateUserAuthenticationMethods: ManagementOperation<'updateUserAuthenticationMethods'>
  /**
   * @deprecated Call `usersByEmail.list`.
   */
  readonly listUsersByEmail: ManagementOperation<'listUsersByEmail'>
  /**
   * @deprecated Call `verifiableCredentials.createTemplate`.
   */
  readonly createVerifiableCredentialTemplate: ManagementOperation<'createVerifiableCredentialTemplate'>
  /**
   * @deprecated Call `verifiableCredentials.deleteTemplate`.
   */
  readonly deleteVerifiableCredentialTemplate: ManagementOperation<'deleteVerifiableCredentialTemplate'>
  /**
   * @deprecated Call `verifiableCredentials.getTemplate`.
   */
  readonly getVerifiableCredentialTemplate: ManagementOperation<'getVerifiableCredentialTemplate'>
  /**
   * @deprecated Call `verifiableCredentials.listTemplates`.
   */
  readonly listVerifiableCredentialTemplates: ManagementOperation<'listVerifiableCredentialTemplates'>
  /**
   * @deprecated Call `verifiableCredentials.updateTemplate`.
   */
  readonly updateVerifiableCredentialTemplate: ManagementOperation<'updateVerifiableCredentialTemplate'>
}
