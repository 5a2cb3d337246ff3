// Made by `npm run generate:contract` from openapi/. Do not edit.

import type { ManagementOperation } from '../lib/management-operation.ts'

/**
 * An action is JavaScript of the tenant that runs at a trigger, such as each log-in. Deploy it, bind
 * it to the trigger, and test it here. Actions share code by modules.
 */
export interface ActionsMethods {
  /**
   * Create an action.
   *
   * Creates an action. It runs once it is deployed and bound to its trigger.
   *
   * `POST /api/v2/actions/actions`, with the scope `create:actions`.
   */
  readonly create: ManagementOperation<'createAction'>
  /**
   * Create a version of an action and run it.
   *
   * Makes the draft of an action a new version, which runs from now on wherever the action is bound.
   *
   * `POST /api/v2/actions/actions/{id}/deploy`, with the scope `create:actions`.
   */
  readonly createDeployment: ManagementOperation<'createActionDeployment'>
  /**
   * Create a module of actions.
   *
   * Creates a module, whose published versions actions can use.
   *
   * `POST /api/v2/actions/modules`, with the scope `create:actions`.
   */
  readonly createModule: ManagementOperation<'createActionModule'>
  /**
   * Replace the draft of a module by an earlier version.
   *
   * Replaces the draft of a module by an earlier version.
   *
   * `POST /api/v2/actions/modules/{id}/rollback`, with the scope `update:actions`.
   */
  readonly createModuleRollback: ManagementOperation<'createActionModuleRollback'>
  /**
   * Create a version of a module of actions.
   *
   * Makes the draft of a module a new version, which actions can use.
   *
   * `POST /api/v2/actions/modules/{id}/versions`, with the scope `update:actions`.
   */
  readonly createModuleVersion: ManagementOperation<'createActionModuleVersion'>
  /**
   * Test an action.
   *
   * Runs the draft of an action with an event, and returns what it did. Nothing that it calls on
   * `api` takes effect.
   *
   * `POST /api/v2/actions/actions/{id}/test`, with the scope `create:actions`.
   */
  readonly createTest: ManagementOperation<'createActionTest'>
  /**
   * Create a copy of an earlier version and run it.
   *
   * Makes a copy of an earlier version the newest version, which runs from now on.
   *
   * `POST /api/v2/actions/actions/{actionId}/versions/{id}/deploy`, with the scope `create:actions`.
   */
  readonly createVersionDeployment: ManagementOperation<'createActionVersionDeployment'>
  /**
   * Delete an action.
   *
   * Deletes an action with its versions. An action that is bound to a trigger is deleted only with
   * `force`.
   *
   * `DELETE /api/v2/actions/actions/{id}`, with the scope `delete:actions`.
   */
  readonly delete: ManagementOperation<'deleteAction'>
  /**
   * Delete a module of actions.
   *
   * Deletes a module with its versions, unless an action uses it.
   *
   * `DELETE /api/v2/actions/modules/{id}`, with the scope `delete:actions`.
   */
  readonly deleteModule: ManagementOperation<'deleteActionModule'>
  /**
   * Get an action.
   *
   * Returns an action of the tenant.
   *
   * `GET /api/v2/actions/actions/{id}`, with the scope `read:actions`.
   */
  readonly get: ManagementOperation<'getAction'>
  /**
   * Get an execution.
   *
   * Returns the runs of the actions of a trigger at one moment. Executions are kept for ten
   * days, at most the newest 10,000 of a tenant.
   *
   * `GET /api/v2/actions/executions/{id}`, with the scope `read:actions`.
   */
  readonly getExecution: ManagementOperation<'getActionExecution'>
  /**
   * Get a module of actions.
   *
   * Returns a module of the tenant.
   *
   * `GET /api/v2/actions/modules/{id}`, with the scope `read:actions`.
   */
  readonly getModule: ManagementOperation<'getActionModule'>
  /**
   * Get a version of a module.
   *
   * Returns a version of a module.
   *
   * `GET /api/v2/actions/modules/{id}/versions/{versionId}`, with the scope `read:actions`.
   */
  readonly getModuleVersion: ManagementOperation<'getActionModuleVersion'>
  /**
   * Get a version of an action.
   *
   * Returns a version of an action.
   *
   * `GET /api/v2/actions/actions/{actionId}/versions/{id}`, with the scope `read:actions`.
   */
  readonly getVersion: ManagementOperation<'getActionVersion'>
  /**
   * List the actions that use a module.
   *
   * Lists the actions whose draft or deployed version uses a module, oldest first, in pages.
   *
   * `GET /api/v2/actions/modules/{id}/actions`, with the scope `read:actions`.
   */
  readonly listModuleActions: ManagementOperation<'listActionModuleActions'>
  /**
   * List the versions of a module.
   *
   * Lists the versions of a module, the newest first, in pages.
   *
   * `GET /api/v2/actions/modules/{id}/versions`, with the scope `read:actions`.
   */
  readonly listModuleVersions: ManagementOperation<'listActionModuleVersions'>
  /**
   * List modules of actions.
   *
   * Lists the modules of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/actions/modules`, with the scope `read:actions`.
   */
  readonly listModules: ManagementOperation<'listActionModules'>
  /**
   * List the bindings of a trigger.
   *
   * Lists the actions that are bound to a trigger, in the order in which they run, in pages.
   *
   * `GET /api/v2/actions/triggers/{triggerId}/bindings`, with the scope `read:actions`.
   */
  readonly listTriggerBindings: ManagementOperation<'listActionTriggerBindings'>
  /**
   * List triggers.
   *
   * Lists the triggers at which actions run, in all their versions.
   *
   * `GET /api/v2/actions/triggers`, with the scope `read:actions`.
   */
  readonly listTriggers: ManagementOperation<'listActionTriggers'>
  /**
   * List the versions of an action.
   *
   * Lists the versions of an action, the newest first, in pages.
   *
   * `GET /api/v2/actions/actions/{actionId}/versions`, with the scope `read:actions`.
   */
  readonly listVersions: ManagementOperation<'listActionVersions'>
  /**
   * List actions.
   *
   * Lists the actions of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/actions/actions`, with the scope `read:actions`.
   */
  readonly list: ManagementOperation<'listActions'>
  /**
   * Update an action.
   *
   * Changes the draft of an action. What runs stays the same until the action is deployed.
   *
   * `PATCH /api/v2/actions/actions/{id}`, with the scope `update:actions`.
   */
  readonly update: ManagementOperation<'updateAction'>
  /**
   * Update a module of actions.
   *
   * Changes the draft of a module. Published versions stay the same.
   *
   * `PATCH /api/v2/actions/modules/{id}`, with the scope `update:actions`.
   */
  readonly updateModule: ManagementOperation<'updateActionModule'>
  /**
   * Update the bindings of a trigger.
   *
   * Replaces the bindings of a trigger. The actions run in the order of the list.
   *
   * `PATCH /api/v2/actions/triggers/{triggerId}/bindings`, with the scope `update:actions`.
   */
  readonly updateTriggerBindings: ManagementOperation<'updateActionTriggerBindings'>
}

/**
 * Suspicious IP throttling blocks an IP address after too many failed attempts. Check whether an
 * address is blocked, and unblock it.
 */
export interface AnomalyMethods {
  /**
   * Unblock an IP address.
   *
   * Removes the block of an IP address, so that log-ins from it are accepted again.
   *
   * `DELETE /api/v2/anomaly/blocks/ips/{id}`, with the scope `delete:anomaly_blocks`.
   */
  readonly deleteAddressBlock: ManagementOperation<'deleteAddressBlock'>
  /**
   * Check whether an IP address is blocked.
   *
   * Checks whether suspicious IP throttling blocks an IP address after too many failed attempts. If
   * the address is not blocked, the response is 404.
   *
   * `GET /api/v2/anomaly/blocks/ips/{id}`, with the scope `read:anomaly_blocks`.
   */
  readonly getAddressBlock: ManagementOperation<'getAddressBlock'>
}

/**
 * Settings that protect log-ins against guessing and programs: brute-force protection of accounts,
 * throttling of suspicious IP addresses, detection of breached passwords, bot detection with
 * captchas, and limits of phone messages. Changes take effect immediately.
 */
export interface AttackProtectionMethods {
  /**
   * Get the bot detection settings.
   *
   * Returns the settings of bot detection.
   *
   * `GET /api/v2/attack-protection/bot-detection`, with the scope `read:attack_protection`.
   */
  readonly getBotDetection: ManagementOperation<'getBotDetection'>
  /**
   * Get the breached password detection settings.
   *
   * Returns the settings of breached password detection.
   *
   * `GET /api/v2/attack-protection/breached-password-detection`, with the scope `read:attack_protection`.
   */
  readonly getBreachedPasswordDetection: ManagementOperation<'getBreachedPasswordDetection'>
  /**
   * Get the brute-force protection settings.
   *
   * Returns the settings of brute-force protection.
   *
   * `GET /api/v2/attack-protection/brute-force-protection`, with the scope `read:attack_protection`.
   */
  readonly getBruteForceProtection: ManagementOperation<'getBruteForceProtection'>
  /**
   * Get the captcha settings.
   *
   * Returns the captcha providers, without their secrets.
   *
   * `GET /api/v2/attack-protection/captcha`, with the scope `read:attack_protection`.
   */
  readonly getCaptcha: ManagementOperation<'getCaptcha'>
  /**
   * Get the phone provider protection settings.
   *
   * Returns how messages to one phone number are limited.
   *
   * `GET /api/v2/attack-protection/phone-provider-protection`, with the scope `read:attack_protection`.
   */
  readonly getPhoneProviderProtection: ManagementOperation<'getPhoneProviderProtection'>
  /**
   * Get the suspicious IP throttling settings.
   *
   * Returns the settings of suspicious IP throttling.
   *
   * `GET /api/v2/attack-protection/suspicious-ip-throttling`, with the scope `read:attack_protection`.
   */
  readonly getSuspiciousIpThrottling: ManagementOperation<'getSuspiciousIpThrottling'>
  /**
   * Update the bot detection settings.
   *
   * Changes the members that the body contains and keeps the others. The change applies to the next
   * request; other server processes apply it within two seconds.
   *
   * `PATCH /api/v2/attack-protection/bot-detection`, with the scope `update:attack_protection`.
   */
  readonly updateBotDetection: ManagementOperation<'updateBotDetection'>
  /**
   * Update the breached password detection settings.
   *
   * Changes the members that the body contains and keeps the others; the members of a stage are merged
   * in the same way.
   *
   * `PATCH /api/v2/attack-protection/breached-password-detection`, with the scope `update:attack_protection`.
   */
  readonly updateBreachedPasswordDetection: ManagementOperation<'updateBreachedPasswordDetection'>
  /**
   * Update the brute-force protection settings.
   *
   * Changes the members that the body contains and keeps the others. The change applies to the next
   * log-in; other server processes apply it within two seconds.
   *
   * `PATCH /api/v2/attack-protection/brute-force-protection`, with the scope `update:attack_protection`.
   */
  readonly updateBruteForceProtection: ManagementOperation<'updateBruteForceProtection'>
  /**
   * Update the captcha settings.
   *
   * Configures captcha providers and selects the one that challenges users. A provider is replaced as
   * a whole. The change applies to the next request; other server processes apply it within two
   * seconds.
   *
   * `PATCH /api/v2/attack-protection/captcha`, with the scope `update:attack_protection`.
   */
  readonly updateCaptcha: ManagementOperation<'updateCaptcha'>
  /**
   * Update the phone provider protection settings.
   *
   * Selects how messages to one phone number are limited. The change applies to the next message;
   * other server processes apply it within two seconds.
   *
   * `PATCH /api/v2/attack-protection/phone-provider-protection`, with the scope `update:attack_protection`.
   */
  readonly updatePhoneProviderProtection: ManagementOperation<'updatePhoneProviderProtection'>
  /**
   * Update the suspicious IP throttling settings.
   *
   * Changes the members that the body contains and keeps the others; the members of a stage are merged
   * in the same way. The change applies to the next attempt; other server processes apply it within
   * two seconds.
   *
   * `PATCH /api/v2/attack-protection/suspicious-ip-throttling`, with the scope `update:attack_protection`.
   */
  readonly updateSuspiciousIpThrottling: ManagementOperation<'updateSuspiciousIpThrottling'>
}

/**
 * Branding defines the logo, favicon and colors of the tenant's pages and e-mails. A theme defines
 * the look of the pages in detail. Changes take effect with the next page. A phone provider delivers
 * text messages and voice calls with codes; phone templates define their texts.
 */
export interface BrandingMethods {
  /**
   * Create a phone provider.
   *
   * Stores the service that delivers the phone messages of the tenant, by text message or voice call.
   *
   * `POST /api/v2/branding/phone/providers`, with the scope `create:phone_providers`.
   */
  readonly createPhoneProvider: ManagementOperation<'createBrandingPhoneProvider'>
  /**
   * Test a phone provider.
   *
   * Sends a test message with a phone provider, which may be disabled. A message that cannot be
   * delivered is logged with the type `fn`.
   *
   * `POST /api/v2/branding/phone/providers/{id}/try`, with the scope `create:phone_providers`.
   */
  readonly createPhoneProviderTrial: ManagementOperation<'createBrandingPhoneProviderTrial'>
  /**
   * Create a phone template.
   *
   * Creates the template of one type of phone messages. Omitted texts get their defaults. The server
   * uses the templates of the types `otp_verify` and `otp_enroll`. It does not send messages of the
   * other types yet, except test messages.
   *
   * `POST /api/v2/branding/phone/templates`, with the scope `create:phone_templates`.
   */
  readonly createPhoneTemplate: ManagementOperation<'createBrandingPhoneTemplate'>
  /**
   * Test a phone template.
   *
   * Sends a message from a phone template with sample values, with the phone provider of the tenant. A
   * message that cannot be delivered is logged with the type `fn`.
   *
   * `POST /api/v2/branding/phone/templates/{id}/try`, with the scope `create:phone_templates`.
   */
  readonly createPhoneTemplateTrial: ManagementOperation<'createBrandingPhoneTemplateTrial'>
  /**
   * Create a theme.
   *
   * Creates the theme of the tenant, which the log-in pages have from then on. A tenant has at most
   * one theme. E-mails have the branding, not the theme.
   *
   * `POST /api/v2/branding/themes`, with the scope `update:branding`.
   */
  readonly createTheme: ManagementOperation<'createBrandingTheme'>
  /**
   * Delete a phone provider.
   *
   * Deletes a phone provider with its credentials.
   *
   * `DELETE /api/v2/branding/phone/providers/{id}`, with the scope `delete:phone_providers`.
   */
  readonly deletePhoneProvider: ManagementOperation<'deleteBrandingPhoneProvider'>
  /**
   * Delete a phone template.
   *
   * Deletes a phone template. The server uses the default template from then on.
   *
   * `DELETE /api/v2/branding/phone/templates/{id}`, with the scope `delete:phone_templates`.
   */
  readonly deletePhoneTemplate: ManagementOperation<'deleteBrandingPhoneTemplate'>
  /**
   * Delete the page template.
   *
   * Deletes the page template, so that the log-in pages are shown without it. If there is no page
   * template, the response is the same.
   *
   * `DELETE /api/v2/branding/templates/universal-login`, with the scope `delete:branding`.
   */
  readonly deleteTemplateUniversalLogin: ManagementOperation<'deleteBrandingTemplateUniversalLogin'>
  /**
   * Delete a theme.
   *
   * Deletes a theme, so that the log-in pages have only the branding.
   *
   * `DELETE /api/v2/branding/themes/{themeId}`, with the scope `delete:branding`.
   */
  readonly deleteTheme: ManagementOperation<'deleteBrandingTheme'>
  /**
   * Get the branding.
   *
   * Returns the branding of the tenant's pages and e-mails. Members that were never set are omitted.
   *
   * `GET /api/v2/branding`, with the scope `read:branding`.
   */
  readonly get: ManagementOperation<'getBranding'>
  /**
   * Get a phone provider.
   *
   * Returns one phone provider, without its credentials.
   *
   * `GET /api/v2/branding/phone/providers/{id}`, with the scope `read:phone_providers`.
   */
  readonly getPhoneProvider: ManagementOperation<'getBrandingPhoneProvider'>
  /**
   * Get a phone template.
   *
   * Returns one phone template.
   *
   * `GET /api/v2/branding/phone/templates/{id}`, with the scope `read:phone_templates`.
   */
  readonly getPhoneTemplate: ManagementOperation<'getBrandingPhoneTemplate'>
  /**
   * Get the page template.
   *
   * Returns the page template of the log-in pages.
   *
   * `GET /api/v2/branding/templates/universal-login`, with the scope `read:branding`.
   */
  readonly getTemplateUniversalLogin: ManagementOperation<'getBrandingTemplateUniversalLogin'>
  /**
   * Get a theme.
   *
   * Returns one theme.
   *
   * `GET /api/v2/branding/themes/{themeId}`, with the scope `read:branding`.
   */
  readonly getTheme: ManagementOperation<'getBrandingTheme'>
  /**
   * Get the default theme.
   *
   * Returns the theme of the log-in pages.
   *
   * `GET /api/v2/branding/themes/default`, with the scope `read:branding`.
   */
  readonly getDefaultBrandingTheme: ManagementOperation<'getDefaultBrandingTheme'>
  /**
   * List phone providers.
   *
   * Lists the phone providers of the tenant, without their credentials.
   *
   * `GET /api/v2/branding/phone/providers`, with the scope `read:phone_providers`.
   */
  readonly listPhoneProviders: ManagementOperation<'listBrandingPhoneProviders'>
  /**
   * List phone templates.
   *
   * Lists the phone templates of the tenant and, for all other types, the default templates.
   *
   * `GET /api/v2/branding/phone/templates`, with the scope `read:phone_templates`.
   */
  readonly listPhoneTemplates: ManagementOperation<'listBrandingPhoneTemplates'>
  /**
   * Update the branding.
   *
   * Changes the members that the body contains and keeps the others; null restores the default of a
   * member. Colors are merged one by one.
   *
   * `PATCH /api/v2/branding`, with the scope `update:branding`.
   */
  readonly update: ManagementOperation<'updateBranding'>
  /**
   * Update a phone provider.
   *
   * Changes a phone provider. `configuration` and `credentials` are replaced as a whole; omitted
   * members keep their values. Another `configuration.gateway_url` is accepted only with
   * `credentials`, so that a stored token is never sent to another host.
   *
   * `PATCH /api/v2/branding/phone/providers/{id}`, with the scope `update:phone_providers`.
   */
  readonly updatePhoneProvider: ManagementOperation<'updateBrandingPhoneProvider'>
  /**
   * Update a phone template.
   *
   * Changes a phone template. Omitted members keep their values, also within `content` and its `body`.
   *
   * `PATCH /api/v2/branding/phone/templates/{id}`, with the scope `update:phone_templates`.
   */
  readonly updatePhoneTemplate: ManagementOperation<'updateBrandingPhoneTemplate'>
  /**
   * Restore the default texts of a phone template.
   *
   * Replaces both texts of a phone template by their defaults. The sender and `disabled` are kept.
   *
   * `PATCH /api/v2/branding/phone/templates/{id}/reset`, with the scope `update:phone_templates`.
   */
  readonly updatePhoneTemplateReset: ManagementOperation<'updateBrandingPhoneTemplateReset'>
  /**
   * Set the page template.
   *
   * Sets the page template of the log-in pages. Its variables are `tenant`, `branding`,
   * `organization`, `locale` and `prompt.screen.texts.pageTitle`. The pages may load images and fonts
   * from any `https` address, and styles and scripts only from the addresses in the template.
   *
   * `PUT /api/v2/branding/templates/universal-login`, with the scope `update:branding`.
   */
  readonly updateTemplateUniversalLogin: ManagementOperation<'updateBrandingTemplateUniversalLogin'>
  /**
   * Update a theme.
   *
   * Replaces each member of the theme that the body contains as a whole, and keeps the others.
   *
   * `PATCH /api/v2/branding/themes/{themeId}`, with the scope `update:branding`.
   */
  readonly updateTheme: ManagementOperation<'updateBrandingTheme'>
}

/**
 * A client grant permits a client to request access tokens for one API with certain scopes.
 * Client grants exist for tokens of clients themselves and for tokens of users.
 */
export interface ClientGrantsMethods {
  /**
   * Create a client grant.
   *
   * Permits a client to request tokens for an API. The grant takes effect immediately.
   *
   * `POST /api/v2/client-grants`, with the scope `create:client_grants`.
   */
  readonly create: ManagementOperation<'createClientGrant'>
  /**
   * Delete a client grant.
   *
   * Deletes a client grant. The client cannot request tokens for the API any more, and the management
   * API refuses tokens that were issued under the grant. Other APIs accept issued tokens until they
   * expire.
   *
   * `DELETE /api/v2/client-grants/{id}`, with the scope `delete:client_grants`.
   */
  readonly delete: ManagementOperation<'deleteClientGrant'>
  /**
   * Get a client grant.
   *
   * Returns one client grant.
   *
   * `GET /api/v2/client-grants/{id}`, with the scope `read:client_grants`.
   */
  readonly get: ManagementOperation<'getClientGrant'>
  /**
   * List the organizations of a client grant.
   *
   * Lists the organizations that a client grant is assigned to, in pages.
   *
   * `GET /api/v2/client-grants/{id}/organizations`, with the scope `read:organization_client_grants`.
   */
  readonly listOrganizations: ManagementOperation<'listClientGrantOrganizations'>
  /**
   * List client grants.
   *
   * Lists the client grants of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/client-grants`, with the scope `read:client_grants`.
   */
  readonly list: ManagementOperation<'listClientGrants'>
  /**
   * Update a client grant.
   *
   * Changes the members of a client grant that the body contains and keeps the others. Tokens that
   * were already issued keep their scopes until they expire.
   *
   * `PATCH /api/v2/client-grants/{id}`, with the scope `update:client_grants`.
   */
  readonly update: ManagementOperation<'updateClientGrant'>
}

/**
 * A client is an application that logs users in or calls APIs: a web application, a single-page
 * application, a mobile app or a service. Manage its metadata, callback URLs, client
 * authentication, credentials and token settings here. What a client may request of an API is
 * defined by client grants.
 */
export interface ClientsMethods {
  /**
   * Create a client.
   *
   * Creates a client. The response includes the client secret.
   *
   * `POST /api/v2/clients`, with the scope `create:clients`.
   */
  readonly create: ManagementOperation<'createClient'>
  /**
   * Check a client metadata document.
   *
   * Fetches a Client ID Metadata Document, and reports whether and how a client would be registered
   * from it. Nothing is stored.
   *
   * `POST /api/v2/clients/cimd/preview`, with the scope `read:clients`.
   */
  readonly createCimdPreview: ManagementOperation<'createClientCimdPreview'>
  /**
   * Register a client metadata document.
   *
   * Fetches a Client ID Metadata Document, and creates the third-party client that it describes, or
   * updates it if it exists. The URL of the document is the `client_id` of the client. What the
   * document describes replaces earlier values; other settings are kept.
   *
   * `POST /api/v2/clients/cimd/register`, with the scope `create:clients` or `update:clients`.
   */
  readonly createCimdRegistration: ManagementOperation<'createClientCimdRegistration'>
  /**
   * Create a client credential.
   *
   * Creates a credential from a public key, a certificate or the subject of a certificate. The
   * credential is not used for authentication until `client_authentication_methods` of the client
   * refers to it.
   *
   * `POST /api/v2/clients/{id}/credentials`, with the scope `create:client_credentials`.
   */
  readonly createCredential: ManagementOperation<'createClientCredential'>
  /**
   * Delete a client.
   *
   * Deletes a client together with its credentials and grants. The server refuses its tokens from then
   * on.
   *
   * `DELETE /api/v2/clients/{id}`, with the scope `delete:clients`.
   */
  readonly delete: ManagementOperation<'deleteClient'>
  /**
   * Delete a client credential.
   *
   * Deletes a credential of a client. The client cannot authenticate with it any more.
   *
   * `DELETE /api/v2/clients/{id}/credentials/{credential_id}`, with the scope `delete:client_credentials`.
   */
  readonly deleteCredential: ManagementOperation<'deleteClientCredential'>
  /**
   * Get a client.
   *
   * Returns one client.
   *
   * `GET /api/v2/clients/{id}`, with the scope `read:clients` or `read:client_keys` or `read:client_credentials` or `read:client_summary`.
   */
  readonly get: ManagementOperation<'getClient'>
  /**
   * Get a client credential.
   *
   * Returns one credential of a client.
   *
   * `GET /api/v2/clients/{id}/credentials/{credential_id}`, with the scope `read:client_credentials`.
   */
  readonly getCredential: ManagementOperation<'getClientCredential'>
  /**
   * List the connections of a client.
   *
   * Lists the connections that a client is enabled for, oldest first, in pages.
   *
   * `GET /api/v2/clients/{id}/connections`, with the scope `read:connections`.
   */
  readonly listConnections: ManagementOperation<'listClientConnections'>
  /**
   * List the credentials of a client.
   *
   * Lists the credentials of a client, oldest first.
   *
   * `GET /api/v2/clients/{id}/credentials`, with the scope `read:client_credentials`.
   */
  readonly listCredentials: ManagementOperation<'listClientCredentials'>
  /**
   * List clients.
   *
   * Lists the clients of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/clients`, with the scope `read:clients` or `read:client_keys` or `read:client_credentials` or `read:client_summary`.
   */
  readonly list: ManagementOperation<'listClients'>
  /**
   * Rotate a client secret.
   *
   * Replaces the client secret by a new one. The server refuses the previous secret from then on.
   *
   * `POST /api/v2/clients/{id}/rotate-secret`, with the scope `update:client_keys`.
   */
  readonly rotateSecret: ManagementOperation<'rotateClientSecret'>
  /**
   * Update a client.
   *
   * Changes the members of a client that the body contains and keeps the others.
   *
   * `PATCH /api/v2/clients/{id}`, with the scope `update:clients` or `update:client_keys` or `update:client_credentials` or `update:client_token_vault_privileged_access`.
   */
  readonly update: ManagementOperation<'updateClient'>
  /**
   * Update a client credential.
   *
   * Changes the expiration time of a client credential.
   *
   * `PATCH /api/v2/clients/{id}/credentials/{credential_id}`, with the scope `update:client_credentials`.
   */
  readonly updateCredential: ManagementOperation<'updateClientCredential'>
}

/**
 * A connection profile determines the settings of connections that members of organizations create:
 * the prefix of their names, how organizations use them and which features they may have. The
 * profile applies where `my_organization_configuration` of a client names it. Connections that
 * exist already keep their settings.
 */
export interface ConnectionProfilesMethods {
  /**
   * Create a connection profile.
   *
   * Creates a connection profile.
   *
   * `POST /api/v2/connection-profiles`, with the scope `create:connection_profiles`.
   */
  readonly create: ManagementOperation<'createConnectionProfile'>
  /**
   * Delete a connection profile.
   *
   * Deletes a connection profile. Connections keep their settings.
   *
   * `DELETE /api/v2/connection-profiles/{id}`, with the scope `delete:connection_profiles`.
   */
  readonly delete: ManagementOperation<'deleteConnectionProfile'>
  /**
   * Get a connection profile.
   *
   * Returns one connection profile.
   *
   * `GET /api/v2/connection-profiles/{id}`, with the scope `read:connection_profiles`.
   */
  readonly get: ManagementOperation<'getConnectionProfile'>
  /**
   * Get a connection profile template.
   *
   * Returns one template of connection profiles.
   *
   * `GET /api/v2/connection-profiles/templates/{id}`, with the scope `read:connection_profiles`.
   */
  readonly getTemplate: ManagementOperation<'getConnectionProfileTemplate'>
  /**
   * List connection profile templates.
   *
   * Lists the templates of connection profiles, which are the same for each tenant.
   *
   * `GET /api/v2/connection-profiles/templates`, with the scope `read:connection_profiles`.
   */
  readonly listTemplates: ManagementOperation<'listConnectionProfileTemplates'>
  /**
   * List connection profiles.
   *
   * Lists the connection profiles of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/connection-profiles`, with the scope `read:connection_profiles`.
   */
  readonly list: ManagementOperation<'listConnectionProfiles'>
  /**
   * Update a connection profile.
   *
   * Changes a connection profile. Connections that exist keep their settings.
   *
   * `PATCH /api/v2/connection-profiles/{id}`, with the scope `update:connection_profiles`.
   */
  readonly update: ManagementOperation<'updateConnectionProfile'>
}

/**
 * A connection is a source of users: a database of the tenant, passwordless log-in by e-mail or SMS,
 * or an identity provider. Its options define identifiers, password rules, passkeys and sign-up.
 * Users can log in to a client with the connections that are enabled for it.
 */
export interface ConnectionsMethods {
  /**
   * Create a connection.
   *
   * Creates a connection. The new connection has no users.
   *
   * `POST /api/v2/connections`, with the scope `create:connections`.
   */
  readonly create: ManagementOperation<'createConnection'>
  /**
   * Create the directory provisioning of a connection.
   *
   * Lets the server read the users of a Google Workspace connection from its directory, on demand or
   * every 30 minutes. Users are created, changed and blocked as the directory says. Without `mapping`,
   * the default mapping applies.
   *
   * `POST /api/v2/connections/{id}/directory-provisioning`, with the scope `create:directory_provisionings`.
   */
  readonly createDirectoryProvisioning: ManagementOperation<'createConnectionDirectoryProvisioning'>
  /**
   * Start a synchronization with the directory of a connection.
   *
   * Makes the server read the directory now, in the background. The directory provisioning of the
   * connection shows the outcome as `last_synchronization_status`.
   *
   * `POST /api/v2/connections/{id}/directory-provisioning/synchronizations`, with the scope `create:directory_provisionings`.
   */
  readonly createDirectoryProvisioningSynchronization: ManagementOperation<'createConnectionDirectoryProvisioningSynchronization'>
  /**
   * Assign further synchronized groups to a connection.
   *
   * Selects further groups of the directory to synchronize. The names of groups that are selected
   * already are replaced.
   *
   * `POST /api/v2/connections/{id}/directory-provisioning/synchronized-groups`, with the scope `update:directory_provisionings`.
   */
  readonly createDirectoryProvisioningSynchronizedGroups: ManagementOperation<'createConnectionDirectoryProvisioningSynchronizedGroups'>
  /**
   * Create the keys of a connection.
   *
   * Creates the current and the next key by which the server authenticates at the identity provider.
   * Register them at the identity provider before you set `token_endpoint_auth_method` to
   * `private_key_jwt`.
   *
   * `POST /api/v2/connections/{id}/keys`, with the scope `create:connections_keys`.
   */
  readonly createKey: ManagementOperation<'createConnectionKey'>
  /**
   * Rotate the keys of a connection.
   *
   * Makes the next key the current one and creates a new next key. The former current key is deleted.
   *
   * `POST /api/v2/connections/{id}/keys/rotate`, with the scope `create:connections_keys` or `update:connections_keys`.
   */
  readonly createKeyRotation: ManagementOperation<'createConnectionKeyRotation'>
  /**
   * Create the SCIM configuration of a connection.
   *
   * Lets the identity provider of an enterprise connection provision its users by SCIM 2.0 (RFC 7644),
   * at `/scim/v2/connections/{id}`. Without `mapping`, the default mapping of the strategy applies.
   *
   * `POST /api/v2/connections/{id}/scim-configuration`, with the scope `create:scim_config`.
   */
  readonly createScimConfiguration: ManagementOperation<'createConnectionScimConfiguration'>
  /**
   * Create a SCIM token of a connection.
   *
   * Creates a token by which the identity provider authenticates. Only this response contains the
   * token, because the server stores a hash of it. A connection has at most two tokens, so that one
   * can replace the other.
   *
   * `POST /api/v2/connections/{id}/scim-configuration/tokens`, with the scope `create:scim_token`.
   */
  readonly createScimConfigurationToken: ManagementOperation<'createConnectionScimConfigurationToken'>
  /**
   * Create a test of a connection.
   *
   * Creates the URL of a page that shows the values to register at the identity provider, and that
   * tests a log-in there. After the log-in, the page shows the claims or the assertion that the server
   * has read, or the reason why it refused them. A test log-in creates no user and no session.
   *
   * `POST /api/v2/connections/{id}/tests`, with the scope `read:connections`.
   */
  readonly createTest: ManagementOperation<'createConnectionTest'>
  /**
   * Delete a connection.
   *
   * Deletes a connection together with its users.
   *
   * `DELETE /api/v2/connections/{id}`, with the scope `delete:connections`.
   */
  readonly delete: ManagementOperation<'deleteConnection'>
  /**
   * Delete the directory provisioning of a connection.
   *
   * Ends the synchronization with the directory, also one that runs, and forgets the selected groups.
   * Users and groups are kept.
   *
   * `DELETE /api/v2/connections/{id}/directory-provisioning`, with the scope `delete:directory_provisionings`.
   */
  readonly deleteDirectoryProvisioning: ManagementOperation<'deleteConnectionDirectoryProvisioning'>
  /**
   * Remove synchronized groups from a connection.
   *
   * Removes groups from the selection. The next synchronization takes the members of these groups
   * away, and keeps the groups and their roles.
   *
   * `DELETE /api/v2/connections/{id}/directory-provisioning/synchronized-groups`, with the scope `update:directory_provisionings`.
   */
  readonly deleteDirectoryProvisioningSynchronizedGroups: ManagementOperation<'deleteConnectionDirectoryProvisioningSynchronizedGroups'>
  /**
   * Delete the SCIM configuration of a connection.
   *
   * Ends provisioning by SCIM and revokes the SCIM tokens of the connection. The users are kept.
   *
   * `DELETE /api/v2/connections/{id}/scim-configuration`, with the scope `delete:scim_config`.
   */
  readonly deleteScimConfiguration: ManagementOperation<'deleteConnectionScimConfiguration'>
  /**
   * Delete a SCIM token of a connection.
   *
   * Revokes a SCIM token: requests with it are answered with 401 from now on.
   *
   * `DELETE /api/v2/connections/{id}/scim-configuration/tokens/{tokenId}`, with the scope `delete:scim_token`.
   */
  readonly deleteScimConfigurationToken: ManagementOperation<'deleteConnectionScimConfigurationToken'>
  /**
   * Delete a user of a connection.
   *
   * Deletes the user of a connection with the given e-mail address.
   *
   * `DELETE /api/v2/connections/{id}/users`, with the scope `delete:users`.
   */
  readonly deleteUser: ManagementOperation<'deleteConnectionUser'>
  /**
   * Get a connection.
   *
   * Returns one connection.
   *
   * `GET /api/v2/connections/{id}`, with the scope `read:connections`.
   */
  readonly get: ManagementOperation<'getConnection'>
  /**
   * Get the directory provisioning of a connection.
   *
   * Returns the settings by which the server reads users and groups from the directory of a Google
   * Workspace connection, and the outcome of the last synchronization.
   *
   * `GET /api/v2/connections/{id}/directory-provisioning`, with the scope `read:directory_provisionings`.
   */
  readonly getDirectoryProvisioning: ManagementOperation<'getConnectionDirectoryProvisioning'>
  /**
   * Get the default directory mapping of a connection.
   *
   * Returns the mapping that the directory provisioning of this connection gets if the request to
   * create it has no `mapping`.
   *
   * `GET /api/v2/connections/{id}/directory-provisioning/default-mapping`, with the scope `read:directory_provisionings`.
   */
  readonly getDirectoryProvisioningDefaultMapping: ManagementOperation<'getConnectionDirectoryProvisioningDefaultMapping'>
  /**
   * Get the SCIM configuration of a connection.
   *
   * Returns the SCIM configuration of a connection whose identity provider provisions users by SCIM
   * 2.0 (RFC 7644): the attribute that identifies a user, and the mapping of SCIM attributes to
   * attributes of users.
   *
   * `GET /api/v2/connections/{id}/scim-configuration`, with the scope `read:scim_config`.
   */
  readonly getScimConfiguration: ManagementOperation<'getConnectionScimConfiguration'>
  /**
   * Get the default SCIM mapping of a connection.
   *
   * Returns the mapping that a SCIM configuration of this connection gets if the request to create it
   * has no `mapping`.
   *
   * `GET /api/v2/connections/{id}/scim-configuration/default-mapping`, with the scope `read:scim_config`.
   */
  readonly getScimConfigurationDefaultMapping: ManagementOperation<'getConnectionScimConfigurationDefaultMapping'>
  /**
   * Get the status of a connection.
   *
   * Checks whether users can log in with a connection.
   *
   * `GET /api/v2/connections/{id}/status`, with the scope `read:connections`.
   */
  readonly getStatus: ManagementOperation<'getConnectionStatus'>
  /**
   * List the clients of a connection.
   *
   * Lists the clients that a connection is enabled for, oldest first, in pages.
   *
   * `GET /api/v2/connections/{id}/clients`, with the scope `read:connections`.
   */
  readonly listClients: ManagementOperation<'listConnectionClients'>
  /**
   * List the synchronized groups of a connection.
   *
   * Lists the groups of the directory that were selected to be synchronized, by identifier, in pages.
   * Only directory provisioning with `synchronize_groups: selected` reads them.
   *
   * `GET /api/v2/connections/{id}/directory-provisioning/synchronized-groups`, with the scope `read:directory_provisionings`.
   */
  readonly listDirectoryProvisioningSynchronizedGroups: ManagementOperation<'listConnectionDirectoryProvisioningSynchronizedGroups'>
  /**
   * List the keys of a connection.
   *
   * Lists the keys by which the server authenticates at the identity provider
   * (`token_endpoint_auth_method` is `private_key_jwt`): the current key, then the next one. Register
   * them at the identity provider by the URL of the JWK Set,
   * `/.well-known/connections/{id}/jwks.json`.
   *
   * `GET /api/v2/connections/{id}/keys`, with the scope `read:connections_keys`.
   */
  readonly listKeys: ManagementOperation<'listConnectionKeys'>
  /**
   * List the SCIM tokens of a connection.
   *
   * Lists the tokens by which the identity provider authenticates, oldest first, without their
   * secrets.
   *
   * `GET /api/v2/connections/{id}/scim-configuration/tokens`, with the scope `read:scim_token`.
   */
  readonly listScimConfigurationTokens: ManagementOperation<'listConnectionScimConfigurationTokens'>
  /**
   * List connections.
   *
   * Lists the connections of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/connections`, with the scope `read:connections`.
   */
  readonly list: ManagementOperation<'listConnections'>
  /**
   * Update a connection.
   *
   * Changes the members of a connection that the body contains and keeps the others.
   *
   * `PATCH /api/v2/connections/{id}`, with the scope `update:connections`.
   */
  readonly update: ManagementOperation<'updateConnection'>
  /**
   * Update the clients of a connection.
   *
   * Enables or disables a connection for the clients in the body. The other clients are not changed.
   *
   * `PATCH /api/v2/connections/{id}/clients`, with the scope `update:connections`.
   */
  readonly updateClients: ManagementOperation<'updateConnectionClients'>
  /**
   * Update the directory provisioning of a connection.
   *
   * Changes the settings of the directory provisioning. Omitted members keep their values. A new
   * mapping applies to all users at the next synchronization.
   *
   * `PATCH /api/v2/connections/{id}/directory-provisioning`, with the scope `update:directory_provisionings`.
   */
  readonly updateDirectoryProvisioning: ManagementOperation<'updateConnectionDirectoryProvisioning'>
  /**
   * Replace the synchronized groups of a connection.
   *
   * Selects the groups of the directory to synchronize, in place of the former selection.
   *
   * `PUT /api/v2/connections/{id}/directory-provisioning/synchronized-groups`, with the scope `update:directory_provisionings`.
   */
  readonly updateDirectoryProvisioningSynchronizedGroups: ManagementOperation<'updateConnectionDirectoryProvisioningSynchronizedGroups'>
  /**
   * Update the SCIM configuration of a connection.
   *
   * Replaces the mapping and the attribute that identifies a user. Users who are already provisioned
   * keep their identifiers; the new mapping applies to them when the identity provider changes them
   * next.
   *
   * `PATCH /api/v2/connections/{id}/scim-configuration`, with the scope `update:scim_config`.
   */
  readonly updateScimConfiguration: ManagementOperation<'updateConnectionScimConfiguration'>
}

/**
 * The directory provisionings of all connections of the tenant: the server reads users and groups
 * from the directory of an identity provider. That of one connection is read and changed at
 * `/connections/{id}/directory-provisioning`.
 */
export interface ConnectionsDirectoryProvisioningsMethods {
  /**
   * List the directory provisionings.
   *
   * Lists the directory provisionings of all connections, oldest first, in pages.
   *
   * `GET /api/v2/connections-directory-provisionings`, with the scope `read:directory_provisionings`.
   */
  readonly listDirectoryProvisionings: ManagementOperation<'listDirectoryProvisionings'>
}

/**
 * The SCIM configurations of all connections of the tenant. That of one connection is read and
 * changed at `/connections/{id}/scim-configuration`.
 */
export interface ConnectionsScimConfigurationsMethods {
  /**
   * List the SCIM configurations.
   *
   * Lists the SCIM configurations of all connections, oldest first, in pages.
   *
   * `GET /api/v2/connections-scim-configurations`, with the scope `read:scim_config`.
   */
  readonly listScimConfigurations: ManagementOperation<'listScimConfigurations'>
}

/**
 * A custom domain is a further host name of the tenant, such as `login.example.com`: log-in pages,
 * tokens and links have it in place of the domain of the tenant. The owner of the domain proves the
 * ownership by a DNS record before the server serves requests for it.
 */
export interface CustomDomainsMethods {
  /**
   * Create a custom domain.
   *
   * Creates a custom domain. Its status is `pending_verification` until its ownership is verified.
   *
   * `POST /api/v2/custom-domains`, with the scope `create:custom_domains`.
   */
  readonly create: ManagementOperation<'createCustomDomain'>
  /**
   * Test a custom domain.
   *
   * Sends a request to the custom domain and reports whether this server answers it for this tenant.
   *
   * `POST /api/v2/custom-domains/{id}/test`, with the scope `read:custom_domains`.
   */
  readonly createTest: ManagementOperation<'createCustomDomainTest'>
  /**
   * Verify a custom domain.
   *
   * Looks up the DNS record that proves the ownership of the domain. If the record is correct, the
   * custom domain becomes `ready`.
   *
   * `POST /api/v2/custom-domains/{id}/verify`, with the scope `create:custom_domains`.
   */
  readonly createVerification: ManagementOperation<'createCustomDomainVerification'>
  /**
   * Delete a custom domain.
   *
   * Deletes a custom domain. The server no longer serves requests for it.
   *
   * `DELETE /api/v2/custom-domains/{id}`, with the scope `delete:custom_domains`.
   */
  readonly delete: ManagementOperation<'deleteCustomDomain'>
  /**
   * Get a custom domain.
   *
   * Returns one custom domain, without its key.
   *
   * `GET /api/v2/custom-domains/{id}`, with the scope `read:custom_domains`.
   */
  readonly get: ManagementOperation<'getCustomDomain'>
  /**
   * Get the default custom domain.
   *
   * Returns the default domain of links in e-mails and tickets.
   *
   * `GET /api/v2/custom-domains/default`, with the scope `read:custom_domains`.
   */
  readonly getDefaultCustomDomain: ManagementOperation<'getDefaultCustomDomain'>
  /**
   * List custom domains.
   *
   * Lists the custom domains of the tenant, oldest first or, with `sort`, in the order of the domains.
   *
   * `GET /api/v2/custom-domains`, with the scope `read:custom_domains`.
   */
  readonly list: ManagementOperation<'listCustomDomains'>
  /**
   * Update a custom domain.
   *
   * Changes the settings of a custom domain.
   *
   * `PATCH /api/v2/custom-domains/{id}`, with the scope `update:custom_domains`.
   */
  readonly update: ManagementOperation<'updateCustomDomain'>
  /**
   * Set the default custom domain.
   *
   * Sets the default domain of links in e-mails and tickets. A custom domain has this effect once it
   * is `ready`.
   *
   * `PATCH /api/v2/custom-domains/default`, with the scope `update:custom_domains`.
   */
  readonly updateDefaultCustomDomain: ManagementOperation<'updateDefaultCustomDomain'>
}

/**
 * A device credential belongs to a device on which a user stays logged in, such as a mobile
 * phone. Delete a device credential to log the user out on that device.
 */
export interface DeviceCredentialsMethods {
  /**
   * Create a device credential.
   *
   * Stores the public key of a device of the user to whom the access token was issued.
   *
   * `POST /api/v2/device-credentials`, with the scope `create:current_user_device_credentials`.
   */
  readonly create: ManagementOperation<'createDeviceCredential'>
  /**
   * Delete a device credential.
   *
   * Deletes a device credential. The device has to log the user in again.
   *
   * `DELETE /api/v2/device-credentials/{id}`, with the scope `delete:device_credentials` or `delete:current_user_device_credentials`.
   */
  readonly delete: ManagementOperation<'deleteDeviceCredential'>
  /**
   * List device credentials.
   *
   * Lists the device credentials of the tenant's users, oldest first, in pages.
   *
   * `GET /api/v2/device-credentials`, with the scope `read:device_credentials`.
   */
  readonly list: ManagementOperation<'listDeviceCredentials'>
}

/**
 * An e-mail template replaces the sender, subject and body of one kind of e-mail, such as the
 * verification or password reset e-mail. Templates are written in Liquid.
 */
export interface EmailTemplatesMethods {
  /**
   * Create an e-mail template.
   *
   * Creates the template of one kind of e-mail.
   *
   * `POST /api/v2/email-templates`, with the scope `create:email_templates`.
   */
  readonly create: ManagementOperation<'createEmailTemplate'>
  /**
   * Delete an e-mail template.
   *
   * Deletes an e-mail template. The server uses the built-in text of the e-mail from then on.
   *
   * `DELETE /api/v2/email-templates/{templateName}`, with the scope `update:email_templates`.
   */
  readonly delete: ManagementOperation<'deleteEmailTemplate'>
  /**
   * Get an e-mail template.
   *
   * Returns one e-mail template.
   *
   * `GET /api/v2/email-templates/{templateName}`, with the scope `read:email_templates`.
   */
  readonly get: ManagementOperation<'getEmailTemplate'>
  /**
   * Update an e-mail template.
   *
   * Changes the members of an e-mail template that the body contains and keeps the others.
   *
   * `PATCH /api/v2/email-templates/{templateName}`, with the scope `update:email_templates`.
   */
  readonly patch: ManagementOperation<'patchEmailTemplate'>
  /**
   * Replace an e-mail template.
   *
   * Replaces an e-mail template as a whole. Omitted members return to their defaults.
   *
   * `PUT /api/v2/email-templates/{templateName}`, with the scope `update:email_templates`.
   */
  readonly update: ManagementOperation<'updateEmailTemplate'>
}

/**
 * The e-mail provider is the SMTP server or HTTP API through which the tenant sends its e-mails. A
 * tenant without one uses the default SMTP server of the installation.
 */
export interface EmailsMethods {
  /**
   * Create the e-mail provider.
   *
   * Stores the SMTP server or HTTP API through which all e-mails of the tenant are sent.
   *
   * `POST /api/v2/emails/provider`, with the scope `create:email_provider`.
   */
  readonly createProvider: ManagementOperation<'createEmailProvider'>
  /**
   * Delete the e-mail provider.
   *
   * Deletes the e-mail provider of the tenant. E-mails are sent through the default SMTP server of the
   * installation from then on. Deleting it again is not an error.
   *
   * `DELETE /api/v2/emails/provider`, with the scope `delete:email_provider`.
   */
  readonly deleteProvider: ManagementOperation<'deleteEmailProvider'>
  /**
   * Get the e-mail provider.
   *
   * Returns the e-mail provider of the tenant, without its secrets.
   *
   * `GET /api/v2/emails/provider`, with the scope `read:email_provider`.
   */
  readonly getProvider: ManagementOperation<'getEmailProvider'>
  /**
   * Update the e-mail provider.
   *
   * Changes the members that the body contains and keeps the others. `credentials` is replaced as a
   * whole, so that a stored password is never sent to another host; for the same reason another
   * `settings.gateway_url` is accepted only with `credentials`.
   *
   * `PATCH /api/v2/emails/provider`, with the scope `update:email_provider`.
   */
  readonly updateProvider: ManagementOperation<'updateEmailProvider'>
}

/**
 * An event stream delivers events of the tenant, such as created users, to a webhook or another
 * destination. Deliveries are signed and retried. Manage event streams here, inspect failed
 * deliveries, and start them again.
 */
export interface EventStreamsMethods {
  /**
   * Create an event stream.
   *
   * Creates an event stream. It delivers events that happen from now on.
   *
   * `POST /api/v2/event-streams`, with the scope `create:event_streams`.
   */
  readonly create: ManagementOperation<'createEventStream'>
  /**
   * Redeliver one event.
   *
   * Starts a new attempt for one failed delivery. A delivery that is still pending is not changed.
   *
   * `POST /api/v2/event-streams/{id}/redeliver/{event_id}`, with the scope `update:event_deliveries`.
   */
  readonly createEventRedelivery: ManagementOperation<'createEventStreamEventRedelivery'>
  /**
   * Redeliver failed events.
   *
   * Starts new attempts for failed deliveries, oldest first, at most 20,000 per request.
   *
   * `POST /api/v2/event-streams/{id}/redeliver`, with the scope `update:event_deliveries`.
   */
  readonly createRedelivery: ManagementOperation<'createEventStreamRedelivery'>
  /**
   * Test an event stream.
   *
   * Sends a test event to the destination, whether or not the event stream subscribes to its type. The
   * event is marked by `a0purpose` with the value `test`.
   *
   * `POST /api/v2/event-streams/{id}/test`, with the scope `update:event_streams`.
   */
  readonly createTest: ManagementOperation<'createEventStreamTest'>
  /**
   * Delete an event stream.
   *
   * Deletes an event stream. Deliveries that are being sent may still arrive; the server starts no new
   * ones.
   *
   * `DELETE /api/v2/event-streams/{id}`, with the scope `delete:event_streams`.
   */
  readonly delete: ManagementOperation<'deleteEventStream'>
  /**
   * Get an event stream.
   *
   * Returns one event stream, without the secrets of its destination.
   *
   * `GET /api/v2/event-streams/{id}`, with the scope `read:event_streams`.
   */
  readonly get: ManagementOperation<'getEventStream'>
  /**
   * Get a delivery of an event stream.
   *
   * Returns one pending or failed delivery with its attempts. For a delivery that has succeeded, the
   * response is 404.
   *
   * `GET /api/v2/event-streams/{id}/deliveries/{event_id}`, with the scope `read:event_deliveries`.
   */
  readonly getDelivery: ManagementOperation<'getEventStreamDelivery'>
  /**
   * Get the statistics of an event stream.
   *
   * Returns the numbers of successful and failed deliveries by day (UTC), by default for the last 30
   * days.
   *
   * `GET /api/v2/event-streams/{id}/stats`, with the scope `read:event_streams` or `read:event_deliveries`.
   */
  readonly getStatistics: ManagementOperation<'getEventStreamStatistics'>
  /**
   * List the deliveries of an event stream.
   *
   * Lists failed deliveries and pending test deliveries, oldest first, in pages.
   *
   * `GET /api/v2/event-streams/{id}/deliveries`, with the scope `read:event_streams` or `read:event_deliveries`.
   */
  readonly listDeliveries: ManagementOperation<'listEventStreamDeliveries'>
  /**
   * List event streams.
   *
   * Lists the event streams of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/event-streams`, with the scope `read:event_streams`.
   */
  readonly list: ManagementOperation<'listEventStreams'>
  /**
   * Rotate the signing secret of an event stream.
   *
   * Creates a new signing secret and returns it once. During the overlap the server signs each
   * delivery by the previous secret, too, so that receivers can switch to the new one.
   *
   * `POST /api/v2/event-streams/{id}/rotate-secret`, with the scope `update:event_streams`.
   */
  readonly rotateSecret: ManagementOperation<'rotateEventStreamSecret'>
  /**
   * Update an event stream.
   *
   * Changes the members of an event stream that the body contains and keeps the others.
   *
   * `PATCH /api/v2/event-streams/{id}`, with the scope `update:event_streams`.
   */
  readonly update: ManagementOperation<'updateEventStream'>
}

/**
 * The event feed returns the events of the tenant as server-sent events while they happen. A
 * client that resumes at its last offset misses none.
 */
export interface EventsMethods {
  /**
   * Follow the event feed.
   *
   * Returns the events of the tenant as an endless stream of server-sent events: those since `from` or
   * `from_timestamp`, or from now on, and then new events as they happen. A client that resumes with
   * the last `offset` as `from` misses no event and receives none twice.
   *
   * Events are ordered by the start of the transactions that wrote them, so the order of concurrent
   * writes may differ from the order of `time`. Test events of event streams are left out. After at
   * most five minutes, and when the access token expires, the feed sends `connection_timeout` and
   * ends; reconnect with the last offset.
   *
   * `GET /api/v2/events`, with the scope `read:events`.
   */
  readonly list: ManagementOperation<'listEvents'>
}

/**
 * A flow is a list of actions that run between the steps of a form: they read and change the user,
 * send requests and messages, or compute values. Credentials that they need are connections of the
 * vault, and each run is an execution.
 */
export interface FlowsMethods {
  /**
   * Create a flow.
   *
   * Creates a flow. It runs once a form that names it reaches it.
   *
   * `POST /api/v2/flows`, with the scope `create:flows`.
   */
  readonly create: ManagementOperation<'createFlow'>
  /**
   * Create a vault connection.
   *
   * Creates a vault connection: credentials for the actions of flows. No response contains them.
   *
   * `POST /api/v2/flows/vault/connections`, with the scope `create:flows_vault_connections`.
   */
  readonly createVaultConnection: ManagementOperation<'createFlowVaultConnection'>
  /**
   * Delete a flow.
   *
   * Deletes a flow with its executions. A form that names it fails when it reaches the flow.
   *
   * `DELETE /api/v2/flows/{id}`, with the scope `delete:flows`.
   */
  readonly delete: ManagementOperation<'deleteFlow'>
  /**
   * Delete an execution of a flow.
   *
   * Deletes the record of an execution.
   *
   * `DELETE /api/v2/flows/{flow_id}/executions/{execution_id}`, with the scope `delete:flows_executions`.
   */
  readonly deleteExecution: ManagementOperation<'deleteFlowExecution'>
  /**
   * Delete a vault connection.
   *
   * Deletes a vault connection with its credentials. An action that names it fails.
   *
   * `DELETE /api/v2/flows/vault/connections/{id}`, with the scope `delete:flows_vault_connections`.
   */
  readonly deleteVaultConnection: ManagementOperation<'deleteFlowVaultConnection'>
  /**
   * Get a flow.
   *
   * Returns a flow of the tenant.
   *
   * `GET /api/v2/flows/{id}`, with the scope `read:flows`.
   */
  readonly get: ManagementOperation<'getFlow'>
  /**
   * Get an execution of a flow.
   *
   * Returns an execution of a flow.
   *
   * `GET /api/v2/flows/{flow_id}/executions/{execution_id}`, with the scope `read:flows_executions`.
   */
  readonly getExecution: ManagementOperation<'getFlowExecution'>
  /**
   * Get a vault connection.
   *
   * Returns a vault connection of the tenant, without its credentials.
   *
   * `GET /api/v2/flows/vault/connections/{id}`, with the scope `read:flows_vault_connections`.
   */
  readonly getVaultConnection: ManagementOperation<'getFlowVaultConnection'>
  /**
   * List the executions of a flow.
   *
   * Lists the executions of a flow, the oldest first, in pages. Executions are kept for ten days, at
   * most the newest 10,000 of all flows of a tenant.
   *
   * `GET /api/v2/flows/{flow_id}/executions`, with the scope `read:flows_executions`.
   */
  readonly listExecutions: ManagementOperation<'listFlowExecutions'>
  /**
   * List vault connections.
   *
   * Lists the vault connections of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/flows/vault/connections`, with the scope `read:flows_vault_connections`.
   */
  readonly listVaultConnections: ManagementOperation<'listFlowVaultConnections'>
  /**
   * List flows.
   *
   * Lists the flows of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/flows`, with the scope `read:flows`.
   */
  readonly list: ManagementOperation<'listFlows'>
  /**
   * Update a flow.
   *
   * Changes a flow. A run that has begun goes on with what it began with.
   *
   * `PATCH /api/v2/flows/{id}`, with the scope `update:flows`.
   */
  readonly update: ManagementOperation<'updateFlow'>
  /**
   * Update a vault connection.
   *
   * Changes the name of a vault connection, or replaces its credentials.
   *
   * `PATCH /api/v2/flows/vault/connections/{id}`, with the scope `update:flows_vault_connections`.
   */
  readonly updateVaultConnection: ManagementOperation<'updateFlowVaultConnection'>
}

/**
 * A form asks a user for further input during a log-in. Its nodes are steps, which are pages with
 * fields, flows, which run without a page, and routers, which choose the next node. An action shows
 * it by `api.prompt.render`.
 */
export interface FormsMethods {
  /**
   * Create a form.
   *
   * Creates a form. It is shown once an action renders it during a log-in.
   *
   * `POST /api/v2/forms`, with the scope `create:forms`.
   */
  readonly create: ManagementOperation<'createForm'>
  /**
   * Delete a form.
   *
   * Deletes a form. A log-in in which an action renders it afterwards fails.
   *
   * `DELETE /api/v2/forms/{id}`, with the scope `delete:forms`.
   */
  readonly delete: ManagementOperation<'deleteForm'>
  /**
   * Get a form.
   *
   * Returns a form of the tenant.
   *
   * `GET /api/v2/forms/{id}`, with the scope `read:forms`.
   */
  readonly get: ManagementOperation<'getForm'>
  /**
   * List forms.
   *
   * Lists the forms of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/forms`, with the scope `read:forms`.
   */
  readonly list: ManagementOperation<'listForms'>
  /**
   * Update a form.
   *
   * Changes a form. A log-in that shows it already goes on with what it began with.
   *
   * `PATCH /api/v2/forms/{id}`, with the scope `update:forms`.
   */
  readonly update: ManagementOperation<'updateForm'>
}

/**
 * A grant records the consent of a user that a client may access an API with certain scopes.
 * List the grants of users, or delete them so that clients have to ask again.
 */
export interface GrantsMethods {
  /**
   * Delete a grant.
   *
   * Revokes one consent of a user. The client has to ask the user again.
   *
   * `DELETE /api/v2/grants/{id}`, with the scope `delete:grants`.
   */
  readonly delete: ManagementOperation<'deleteGrant'>
  /**
   * Delete the grants of a user.
   *
   * Revokes every consent of a user. Clients have to ask the user again.
   *
   * `DELETE /api/v2/grants`, with the scope `delete:grants`.
   */
  readonly deleteGrants: ManagementOperation<'deleteGrants'>
  /**
   * List grants.
   *
   * Lists the grants that users gave to clients, oldest first, in pages.
   *
   * `GET /api/v2/grants`, with the scope `read:grants`.
   */
  readonly list: ManagementOperation<'listGrants'>
}

/**
 * A group is a set of users of one connection, which the identity provider of the connection writes
 * by SCIM. Members of a group have the roles of the group.
 */
export interface GroupsMethods {
  /**
   * Assign roles to a group.
   *
   * Assigns roles to a group, and so to its members.
   *
   * `POST /api/v2/groups/{id}/roles`, with the scope `create:group_roles`.
   */
  readonly assignRoles: ManagementOperation<'assignGroupRoles'>
  /**
   * Delete a group.
   *
   * Deletes a group. Its members lose the roles that they have by it.
   *
   * `DELETE /api/v2/groups/{id}`, with the scope `delete:groups`.
   */
  readonly delete: ManagementOperation<'deleteGroup'>
  /**
   * Get a group.
   *
   * Returns one group.
   *
   * `GET /api/v2/groups/{id}`, with the scope `read:groups`.
   */
  readonly get: ManagementOperation<'getGroup'>
  /**
   * List the members of a group.
   *
   * Lists the users who are members of a group, in pages.
   *
   * `GET /api/v2/groups/{id}/members`, with the scope `read:group_members`.
   */
  readonly listMembers: ManagementOperation<'listGroupMembers'>
  /**
   * List the roles of a group.
   *
   * Lists the roles that the members of a group have, in pages.
   *
   * `GET /api/v2/groups/{id}/roles`, with the scope `read:group_roles`.
   */
  readonly listRoles: ManagementOperation<'listGroupRoles'>
  /**
   * List groups.
   *
   * Lists the groups of all connections of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/groups`, with the scope `read:groups`.
   */
  readonly list: ManagementOperation<'listGroups'>
  /**
   * Remove roles from a group.
   *
   * Removes roles from a group, and so from members who have them by this group only.
   *
   * `DELETE /api/v2/groups/{id}/roles`, with the scope `delete:group_roles`.
   */
  readonly removeRoles: ManagementOperation<'removeGroupRoles'>
}

/**
 * Second factors of the tenant and the policies that require them. Enable factors such as
 * one-time passwords, read and delete the enrollments of users, and create tickets by which
 * users enroll.
 */
export interface GuardianMethods {
  /**
   * Create an enrollment ticket.
   *
   * Creates a link by which a user enrolls a second factor, and sends it by e-mail if `send_mail` is
   * true. The link can be used once within five days.
   *
   * `POST /api/v2/guardian/enrollments/ticket`, with the scope `create:guardian_enrollment_tickets`.
   */
  readonly createEnrollmentTicket: ManagementOperation<'createEnrollmentTicket'>
  /**
   * Delete an enrollment.
   *
   * Deletes a second factor of a user.
   *
   * `DELETE /api/v2/guardian/enrollments/{id}`, with the scope `delete:guardian_enrollments`.
   */
  readonly deleteEnrollment: ManagementOperation<'deleteEnrollment'>
  /**
   * Get an enrollment.
   *
   * Returns one second factor of a user.
   *
   * `GET /api/v2/guardian/enrollments/{id}`, with the scope `read:guardian_enrollments`.
   */
  readonly getEnrollment: ManagementOperation<'getEnrollment'>
  /**
   * Get the Duo factor settings.
   *
   * Returns the application in Duo that verifies second factors.
   *
   * `GET /api/v2/guardian/factors/duo/settings`, with the scope `read:guardian_factors`.
   */
  readonly getFactorDuoSettings: ManagementOperation<'getGuardianFactorDuoSettings'>
  /**
   * Get the e-mail factor settings.
   *
   * Returns the length and the lifetime of the codes of second factors that are sent by e-mail.
   *
   * `GET /api/v2/guardian/factors/email/settings`, with the scope `read:guardian_factors`.
   */
  readonly getFactorEmailSettings: ManagementOperation<'getGuardianFactorEmailSettings'>
  /**
   * Get the phone message types.
   *
   * Returns the message types by which codes of second factors reach a phone: text message, voice
   * call, or both.
   *
   * `GET /api/v2/guardian/factors/phone/message-types`, with the scope `read:guardian_factors`.
   */
  readonly getFactorPhoneMessageTypes: ManagementOperation<'getGuardianFactorPhoneMessageTypes'>
  /**
   * Get the Twilio account for second factors.
   *
   * Returns the Twilio account through which the server sends codes of second factors to phones.
   *
   * `GET /api/v2/guardian/factors/phone/providers/twilio`, with the scope `read:guardian_factors`.
   */
  readonly getFactorPhoneProviderTwilio: ManagementOperation<'getGuardianFactorPhoneProviderTwilio'>
  /**
   * Get the selected phone provider.
   *
   * Returns the provider that sends codes of second factors to phones.
   *
   * `GET /api/v2/guardian/factors/phone/selected-provider`, with the scope `read:guardian_factors`.
   */
  readonly getFactorPhoneSelectedProvider: ManagementOperation<'getGuardianFactorPhoneSelectedProvider'>
  /**
   * Get the phone factor settings.
   *
   * Returns the length and the lifetime of the codes of second factors that are sent to a phone.
   *
   * `GET /api/v2/guardian/factors/phone/settings`, with the scope `read:guardian_factors`.
   */
  readonly getFactorPhoneSettings: ManagementOperation<'getGuardianFactorPhoneSettings'>
  /**
   * Get the phone message texts.
   *
   * Returns the texts of the messages with codes of second factors.
   *
   * `GET /api/v2/guardian/factors/phone/templates`, with the scope `read:guardian_factors`.
   */
  readonly getFactorPhoneTemplates: ManagementOperation<'getGuardianFactorPhoneTemplates'>
  /**
   * Get the APNs settings.
   *
   * Returns the settings of the Apple Push Notification service.
   *
   * `GET /api/v2/guardian/factors/push-notification/providers/apns`, with the scope `read:guardian_factors`.
   */
  readonly getFactorPushNotificationProviderApns: ManagementOperation<'getGuardianFactorPushNotificationProviderApns'>
  /**
   * Get the SNS settings.
   *
   * Returns the settings of Amazon SNS.
   *
   * `GET /api/v2/guardian/factors/push-notification/providers/sns`, with the scope `read:guardian_factors`.
   */
  readonly getFactorPushNotificationProviderSns: ManagementOperation<'getGuardianFactorPushNotificationProviderSns'>
  /**
   * Get the selected push provider.
   *
   * Returns the selected provider of push notifications.
   *
   * `GET /api/v2/guardian/factors/push-notification/selected-provider`, with the scope `read:guardian_factors`.
   */
  readonly getFactorPushNotificationSelectedProvider: ManagementOperation<'getGuardianFactorPushNotificationSelectedProvider'>
  /**
   * Get the Twilio account for second factors (deprecated path).
   *
   * Returns the Twilio account through which the server sends codes of second factors to phones. The
   * setting is the same as at the path with `phone` instead of `sms`.
   *
   * `GET /api/v2/guardian/factors/sms/providers/twilio`, with the scope `read:guardian_factors`.
   */
  readonly getFactorSmsProviderTwilio: ManagementOperation<'getGuardianFactorSmsProviderTwilio'>
  /**
   * Get the selected phone provider (deprecated path).
   *
   * Returns the provider that sends codes of second factors to phones. The setting is the same as at
   * the path with `phone` instead of `sms`.
   *
   * `GET /api/v2/guardian/factors/sms/selected-provider`, with the scope `read:guardian_factors`.
   */
  readonly getFactorSmsSelectedProvider: ManagementOperation<'getGuardianFactorSmsSelectedProvider'>
  /**
   * Get the phone message texts (deprecated path).
   *
   * Returns the texts of the messages with codes of second factors. The setting is the same as at the
   * path with `phone` instead of `sms`.
   *
   * `GET /api/v2/guardian/factors/sms/templates`, with the scope `read:guardian_factors`.
   */
  readonly getFactorSmsTemplates: ManagementOperation<'getGuardianFactorSmsTemplates'>
  /**
   * Get the device-biometrics factor settings.
   *
   * Returns the relying party identifier of second factors by device biometrics (Web
   * Authentication Level 3).
   *
   * `GET /api/v2/guardian/factors/webauthn-platform/settings`, with the scope `read:guardian_factors`.
   */
  readonly getFactorWebauthnPlatformSettings: ManagementOperation<'getGuardianFactorWebauthnPlatformSettings'>
  /**
   * Get the security-key factor settings.
   *
   * Returns the relying party identifier and the user verification of second factors by security keys
   * (Web Authentication Level 3).
   *
   * `GET /api/v2/guardian/factors/webauthn-roaming/settings`, with the scope `read:guardian_factors`.
   */
  readonly getFactorWebauthnRoamingSettings: ManagementOperation<'getGuardianFactorWebauthnRoamingSettings'>
  /**
   * Get the second-factor policies.
   *
   * Returns the policies that decide whether a log-in requires a second factor.
   *
   * `GET /api/v2/guardian/policies`, with the scope `read:mfa_policies`.
   */
  readonly getPolicies: ManagementOperation<'getGuardianPolicies'>
  /**
   * Get the second-factor settings.
   *
   * Returns the settings for remembered browsers, which do not need a second factor for some time.
   *
   * `GET /api/v2/guardian/settings`, with the scope `read:guardian_factors`.
   */
  readonly getSettings: ManagementOperation<'getGuardianSettings'>
  /**
   * List second factors.
   *
   * Lists the second factors that exist, and whether each is enabled.
   *
   * `GET /api/v2/guardian/factors`, with the scope `read:guardian_factors`.
   */
  readonly listFactors: ManagementOperation<'listGuardianFactors'>
  /**
   * Update the Duo factor settings.
   *
   * Updates the given members of the Duo settings.
   *
   * `PATCH /api/v2/guardian/factors/duo/settings`, with the scope `update:guardian_factors`.
   */
  readonly patchFactorDuoSettings: ManagementOperation<'patchGuardianFactorDuoSettings'>
  /**
   * Update the APNs settings.
   *
   * Updates the given members of the settings of the Apple Push Notification service. Stored without
   * effect.
   *
   * `PATCH /api/v2/guardian/factors/push-notification/providers/apns`, with the scope `update:guardian_factors`.
   */
  readonly patchFactorPushNotificationProviderApns: ManagementOperation<'patchGuardianFactorPushNotificationProviderApns'>
  /**
   * Update the FCM settings.
   *
   * Updates the given members of the settings of Firebase Cloud Messaging. Stored without effect.
   *
   * `PATCH /api/v2/guardian/factors/push-notification/providers/fcm`, with the scope `update:guardian_factors`.
   */
  readonly patchFactorPushNotificationProviderFcm: ManagementOperation<'patchGuardianFactorPushNotificationProviderFcm'>
  /**
   * Update the FCM v1 settings.
   *
   * Updates the given members of the settings of Firebase Cloud Messaging, by its API v1. Stored
   * without effect.
   *
   * `PATCH /api/v2/guardian/factors/push-notification/providers/fcmv1`, with the scope `update:guardian_factors`.
   */
  readonly patchFactorPushNotificationProviderFcmv1: ManagementOperation<'patchGuardianFactorPushNotificationProviderFcmv1'>
  /**
   * Update the SNS settings.
   *
   * Updates the given members of the settings of Amazon SNS. Stored without effect.
   *
   * `PATCH /api/v2/guardian/factors/push-notification/providers/sns`, with the scope `update:guardian_factors`.
   */
  readonly patchFactorPushNotificationProviderSns: ManagementOperation<'patchGuardianFactorPushNotificationProviderSns'>
  /**
   * Enable or disable a second factor.
   *
   * Enables or disables a second factor for all users of the tenant.
   *
   * `PUT /api/v2/guardian/factors/{name}`, with the scope `update:guardian_factors`.
   */
  readonly updateFactor: ManagementOperation<'updateGuardianFactor'>
  /**
   * Replace the Duo factor settings.
   *
   * Replaces the application in Duo that verifies second factors.
   *
   * `PUT /api/v2/guardian/factors/duo/settings`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorDuoSettings: ManagementOperation<'updateGuardianFactorDuoSettings'>
  /**
   * Update the e-mail factor settings.
   *
   * Replaces the length and the lifetime of the codes of second factors that are sent by e-mail.
   *
   * `PUT /api/v2/guardian/factors/email/settings`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorEmailSettings: ManagementOperation<'updateGuardianFactorEmailSettings'>
  /**
   * Update the phone message types.
   *
   * Replaces the message types by which codes of second factors reach a phone. With `voice`, the
   * log-in page offers a voice call that reads the code out.
   *
   * `PUT /api/v2/guardian/factors/phone/message-types`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPhoneMessageTypes: ManagementOperation<'updateGuardianFactorPhoneMessageTypes'>
  /**
   * Replace the Twilio account for second factors.
   *
   * Replaces the Twilio account through which the server sends codes of second factors to phones. It
   * is used if `twilio` is the selected provider.
   *
   * `PUT /api/v2/guardian/factors/phone/providers/twilio`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPhoneProviderTwilio: ManagementOperation<'updateGuardianFactorPhoneProviderTwilio'>
  /**
   * Set the selected phone provider.
   *
   * Selects the provider that sends codes of second factors to phones.
   *
   * `PUT /api/v2/guardian/factors/phone/selected-provider`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPhoneSelectedProvider: ManagementOperation<'updateGuardianFactorPhoneSelectedProvider'>
  /**
   * Update the phone factor settings.
   *
   * Replaces the length and the lifetime of the codes of second factors that are sent to a phone.
   *
   * `PUT /api/v2/guardian/factors/phone/settings`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPhoneSettings: ManagementOperation<'updateGuardianFactorPhoneSettings'>
  /**
   * Replace the phone message texts.
   *
   * Replaces the texts of the messages with codes of second factors.
   *
   * `PUT /api/v2/guardian/factors/phone/templates`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPhoneTemplates: ManagementOperation<'updateGuardianFactorPhoneTemplates'>
  /**
   * Replace the APNs settings.
   *
   * Replaces the settings of the Apple Push Notification service. Stored without effect.
   *
   * `PUT /api/v2/guardian/factors/push-notification/providers/apns`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPushNotificationProviderApns: ManagementOperation<'updateGuardianFactorPushNotificationProviderApns'>
  /**
   * Replace the FCM settings.
   *
   * Replaces the settings of Firebase Cloud Messaging. Stored without effect.
   *
   * `PUT /api/v2/guardian/factors/push-notification/providers/fcm`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPushNotificationProviderFcm: ManagementOperation<'updateGuardianFactorPushNotificationProviderFcm'>
  /**
   * Replace the FCM v1 settings.
   *
   * Replaces the settings of Firebase Cloud Messaging, by its API v1. Stored without effect.
   *
   * `PUT /api/v2/guardian/factors/push-notification/providers/fcmv1`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPushNotificationProviderFcmv1: ManagementOperation<'updateGuardianFactorPushNotificationProviderFcmv1'>
  /**
   * Replace the SNS settings.
   *
   * Replaces the settings of Amazon SNS. Stored without effect.
   *
   * `PUT /api/v2/guardian/factors/push-notification/providers/sns`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPushNotificationProviderSns: ManagementOperation<'updateGuardianFactorPushNotificationProviderSns'>
  /**
   * Set the selected push provider.
   *
   * Selects the provider of push notifications. Stored without effect.
   *
   * `PUT /api/v2/guardian/factors/push-notification/selected-provider`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorPushNotificationSelectedProvider: ManagementOperation<'updateGuardianFactorPushNotificationSelectedProvider'>
  /**
   * Replace the Twilio account for second factors (deprecated path).
   *
   * Replaces the Twilio account through which the server sends codes of second factors to phones. It
   * is used if `twilio` is the selected provider. The setting is the same as at the path with `phone`
   * instead of `sms`.
   *
   * `PUT /api/v2/guardian/factors/sms/providers/twilio`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorSmsProviderTwilio: ManagementOperation<'updateGuardianFactorSmsProviderTwilio'>
  /**
   * Set the selected phone provider (deprecated path).
   *
   * Selects the provider that sends codes of second factors to phones. The setting is the same as at
   * the path with `phone` instead of `sms`.
   *
   * `PUT /api/v2/guardian/factors/sms/selected-provider`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorSmsSelectedProvider: ManagementOperation<'updateGuardianFactorSmsSelectedProvider'>
  /**
   * Replace the phone message texts (deprecated path).
   *
   * Replaces the texts of the messages with codes of second factors. The setting is the same as at the
   * path with `phone` instead of `sms`.
   *
   * `PUT /api/v2/guardian/factors/sms/templates`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorSmsTemplates: ManagementOperation<'updateGuardianFactorSmsTemplates'>
  /**
   * Update the device-biometrics factor settings.
   *
   * Changes the relying party identifier of second factors by device biometrics (Web Authentication
   * Level 3). Devices that were enrolled with another identifier cannot be used.
   *
   * `PUT /api/v2/guardian/factors/webauthn-platform/settings`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorWebauthnPlatformSettings: ManagementOperation<'updateGuardianFactorWebauthnPlatformSettings'>
  /**
   * Update the security-key factor settings.
   *
   * Changes the relying party identifier and the user verification of second factors by security keys
   * (Web Authentication Level 3). Keys that were enrolled with another identifier cannot be used.
   *
   * `PUT /api/v2/guardian/factors/webauthn-roaming/settings`, with the scope `update:guardian_factors`.
   */
  readonly updateFactorWebauthnRoamingSettings: ManagementOperation<'updateGuardianFactorWebauthnRoamingSettings'>
  /**
   * Update the second-factor policies.
   *
   * Replaces the policies that decide whether a log-in requires a second factor. They apply
   * immediately, to existing sessions as well.
   *
   * `PUT /api/v2/guardian/policies`, with the scope `update:mfa_policies`.
   */
  readonly updatePolicies: ManagementOperation<'updateGuardianPolicies'>
  /**
   * Update the second-factor settings.
   *
   * Replaces the settings for remembered browsers, which do not need a second factor for some time.
   *
   * `PUT /api/v2/guardian/settings`, with the scope `update:guardian_factors`.
   */
  readonly updateSettings: ManagementOperation<'updateGuardianSettings'>
}

/**
 * A job is a long-running task: an import or export of users, or a verification e-mail. Start a
 * job, follow its state and progress, and download its file or its errors.
 */
export interface JobsMethods {
  /**
   * Export users.
   *
   * Starts a job that writes users to a gzip-compressed file. The completed job has the URL of the
   * file.
   *
   * `POST /api/v2/jobs/users-exports`, with the scope `read:users`.
   */
  readonly createUsersExportJob: ManagementOperation<'createUsersExportJob'>
  /**
   * Import users.
   *
   * Accepts a file of users and starts a job that creates them. An error in one user rejects that user
   * only; `/jobs/{id}/errors` lists the rejected users.
   *
   * `POST /api/v2/jobs/users-imports`, with the scope `create:users`.
   */
  readonly createUsersImportJob: ManagementOperation<'createUsersImportJob'>
  /**
   * Send a verification e-mail.
   *
   * Sends a user an e-mail with a link that verifies the user's e-mail address.
   *
   * `POST /api/v2/jobs/verification-email`, with the scope `update:users`.
   */
  readonly createVerificationEmailJob: ManagementOperation<'createVerificationEmailJob'>
  /**
   * Get a job.
   *
   * Returns a job with its state and progress.
   *
   * `GET /api/v2/jobs/{id}`, with the scope `create:users` or `read:users`.
   */
  readonly get: ManagementOperation<'getJob'>
  /**
   * Get the file of a job.
   *
   * Returns the gzip-compressed file of a completed export. The request needs either an access token
   * or the ticket in the job's `location`, which is valid for 60 seconds.
   *
   * `GET /api/v2/jobs/{id}/file`, with the scope `read:users`.
   */
  readonly getFile: ManagementOperation<'getJobFile'>
  /**
   * List the errors of a job.
   *
   * Lists the users that an import rejected, in the order of the file, with the errors of each. For a
   * job that failed as a whole without rejected users, returns the job.
   *
   * `GET /api/v2/jobs/{id}/errors`, with the scope `create:users` or `read:users`.
   */
  readonly listErrors: ManagementOperation<'listJobErrors'>
}

/**
 * Signing keys sign the ID tokens and access tokens of the tenant. Rotate them without downtime,
 * because the next key is published before it signs, and revoke a key to invalidate everything that
 * it signed. Encryption keys protect private keys and secrets in the database: replace the master
 * key of the tenant, or wrap it with a key of your own.
 */
export interface KeysMethods {
  /**
   * Create an encryption key.
   *
   * Creates a root key without key material, to import a key of your own. Then create a public
   * wrapping key, and import the wrapped key material.
   *
   * `POST /api/v2/keys/encryption`, with the scope `create:encryption_keys`.
   */
  readonly createEncryptionKey: ManagementOperation<'createEncryptionKey'>
  /**
   * Import an encryption key.
   *
   * Imports the key material of a root key and activates the key. The server creates a new tenant
   * master key, which the root key wraps, encrypts the values of the tenant again in the background,
   * and destroys the customer-provided root key that was active before.
   *
   * `POST /api/v2/keys/encryption/{kid}`, with the scope `update:encryption_keys`.
   */
  readonly createEncryptionKeyImport: ManagementOperation<'createEncryptionKeyImport'>
  /**
   * Replace the tenant master key.
   *
   * Creates a new tenant master key, and encrypts the private keys and secrets of the tenant again
   * with it, in the background. The former key decrypts values until all of them are encrypted again;
   * then the server destroys it.
   *
   * `POST /api/v2/keys/encryption/rekey`, with the scope `create:encryption_keys` or `update:encryption_keys`.
   */
  readonly createEncryptionRekeying: ManagementOperation<'createEncryptionRekeying'>
  /**
   * Create a public wrapping key.
   *
   * Creates the RSA key pair that protects the key material of an import, and returns its public key.
   * A repeated request replaces the pair.
   *
   * `POST /api/v2/keys/encryption/{kid}/wrapping-key`, with the scope `create:encryption_keys`.
   */
  readonly createEncryptionWrappingKey: ManagementOperation<'createEncryptionWrappingKey'>
  /**
   * Delete an encryption key.
   *
   * Destroys the key material of a customer-provided root key. If the key is active, the server
   * creates a new tenant master key, which only the root key of the installation wraps, and encrypts
   * the values of the tenant again in the background.
   *
   * `DELETE /api/v2/keys/encryption/{kid}`, with the scope `delete:encryption_keys`.
   */
  readonly deleteEncryptionKey: ManagementOperation<'deleteEncryptionKey'>
  /**
   * Get an encryption key.
   *
   * Returns one encryption key, without its key material.
   *
   * `GET /api/v2/keys/encryption/{kid}`, with the scope `read:encryption_keys`.
   */
  readonly getEncryptionKey: ManagementOperation<'getEncryptionKey'>
  /**
   * Get a signing key.
   *
   * Returns one signing key.
   *
   * `GET /api/v2/keys/signing/{kid}`, with the scope `read:signing_keys`.
   */
  readonly getSigningKey: ManagementOperation<'getSigningKey'>
  /**
   * List encryption keys.
   *
   * Lists the encryption keys of the tenant, latest first, in pages: the root key of the installation,
   * the tenant master key, keys that customers provided, and destroyed keys.
   *
   * `GET /api/v2/keys/encryption`, with the scope `read:encryption_keys`.
   */
  readonly listEncryptionKeys: ManagementOperation<'listEncryptionKeys'>
  /**
   * List signing keys.
   *
   * Lists the signing keys of the tenant: the current key, the next key and the previous keys, latest
   * first.
   *
   * `GET /api/v2/keys/signing`, with the scope `read:signing_keys`.
   */
  readonly listSigningKeys: ManagementOperation<'listSigningKeys'>
  /**
   * Revoke a signing key.
   *
   * Removes a key from the JWK Set and invalidates all tokens that it signed. Other server processes
   * apply the revocation within a second.
   *
   * `PUT /api/v2/keys/signing/{kid}/revoke`, with the scope `update:signing_keys`.
   */
  readonly revokeSigningKey: ManagementOperation<'revokeSigningKey'>
  /**
   * Rotate the signing keys.
   *
   * Makes the next key current and creates a new next key. Tokens of the previous key remain valid
   * until the key is revoked, or is no longer one of the ten latest previous keys. Between two
   * rotations, wait longer than clients cache the JWK Set, so that they know the next key before the
   * server signs with it.
   *
   * `POST /api/v2/keys/signing/rotate`, with the scope `create:signing_keys` or `update:signing_keys`.
   */
  readonly rotateSigningKey: ManagementOperation<'rotateSigningKey'>
}

/**
 * A log stream sends the entries of the log of the tenant to another service, in batches and in
 * their order. The server sends a batch that the service does not accept again, and skips no entries
 * as long as they are retained.
 */
export interface LogStreamsMethods {
  /**
   * Create a log stream.
   *
   * Creates a log stream. It sends the entries that are written from now on.
   *
   * `POST /api/v2/log-streams`, with the scope `create:log_streams`.
   */
  readonly create: ManagementOperation<'createLogStream'>
  /**
   * Delete a log stream.
   *
   * Deletes a log stream. A batch that is being sent may still arrive.
   *
   * `DELETE /api/v2/log-streams/{id}`, with the scope `delete:log_streams`.
   */
  readonly delete: ManagementOperation<'deleteLogStream'>
  /**
   * Get a log stream.
   *
   * Returns one log stream, without its secrets.
   *
   * `GET /api/v2/log-streams/{id}`, with the scope `read:log_streams`.
   */
  readonly get: ManagementOperation<'getLogStream'>
  /**
   * List log streams.
   *
   * Lists the log streams of the tenant, oldest first.
   *
   * `GET /api/v2/log-streams`, with the scope `read:log_streams`.
   */
  readonly list: ManagementOperation<'listLogStreams'>
  /**
   * Update a log stream.
   *
   * Changes a log stream. A change of `status` pauses the log stream, or continues it where it
   * stopped.
   *
   * `PATCH /api/v2/log-streams/{id}`, with the scope `update:log_streams`.
   */
  readonly update: ManagementOperation<'updateLogStream'>
}

/**
 * A log event records a log-in, a change or a refused request in the tenant. Search log events
 * with a query, or read them in order from a checkpoint.
 */
export interface LogsMethods {
  /**
   * Get a log event.
   *
   * Returns one log event of the tenant.
   *
   * `GET /api/v2/logs/{id}`, with the scope `read:logs` or `read:logs_users`.
   */
  readonly get: ManagementOperation<'getLog'>
  /**
   * List log events.
   *
   * Lists log events of the tenant, latest first, in pages. With `from`, lists the log events written
   * after a given one, oldest first.
   *
   * `GET /api/v2/logs`, with the scope `read:logs` or `read:logs_users`.
   */
  readonly list: ManagementOperation<'listLogs'>
}

/**
 * Tests a draft of a network ACL on the latest requests of the tenant before it is stored. The
 * result shows which requests the draft would decide differently, and whether it would lock the
 * caller out.
 */
export interface NetworkAclDryRunsMethods {
  /**
   * Test a draft on recent requests.
   *
   * Evaluates a draft network ACL against the latest requests of the tenant, without storing it. Each
   * server process keeps the last 1,000 requests of a tenant in memory.
   *
   * `POST /api/v2/network-acl-dry-runs`, with the scope `read:network_acls`.
   */
  readonly create: ManagementOperation<'createNetworkAclDryRun'>
}

/**
 * Explains what the network ACLs in force decide for a request with given facts, and which
 * criteria are the reason. Nothing is stored.
 */
export interface NetworkAclExplanationsMethods {
  /**
   * Explain the decision of network ACLs.
   *
   * Evaluates the network ACLs in force for a request with the given facts, and returns the decision
   * with its reasons. Nothing is stored or logged.
   *
   * `POST /api/v2/network-acl-explanations`, with the scope `read:network_acls`.
   */
  readonly create: ManagementOperation<'createNetworkAclExplanation'>
}

/**
 * A network access control list blocks, allows, logs or redirects requests before any other
 * processing. Its rule compares IP addresses, countries, networks, TLS fingerprints, user agents
 * and host names. Network ACLs are evaluated in ascending order of priority.
 */
export interface NetworkAclsMethods {
  /**
   * Create a network ACL.
   *
   * Creates a network ACL. It takes effect immediately, for the caller as well.
   *
   * `POST /api/v2/network-acls`, with the scope `create:network_acls`.
   */
  readonly create: ManagementOperation<'createNetworkAcl'>
  /**
   * Delete a network ACL.
   *
   * Deletes a network ACL. It has no effect from the next request on.
   *
   * `DELETE /api/v2/network-acls/{id}`, with the scope `delete:network_acls`.
   */
  readonly delete: ManagementOperation<'deleteNetworkAcl'>
  /**
   * Get a network ACL.
   *
   * Returns one network ACL.
   *
   * `GET /api/v2/network-acls/{id}`, with the scope `read:network_acls`.
   */
  readonly get: ManagementOperation<'getNetworkAcl'>
  /**
   * Get the statistics of a network ACL.
   *
   * Returns how many requests a network ACL applied to, over all server processes. The last two
   * seconds may be missing.
   *
   * `GET /api/v2/network-acls/{id}/statistics`, with the scope `read:network_acls`.
   */
  readonly getStatistics: ManagementOperation<'getNetworkAclStatistics'>
  /**
   * List network ACLs.
   *
   * Lists the network ACLs of the tenant in ascending order of priority, in pages.
   *
   * `GET /api/v2/network-acls`, with the scope `read:network_acls`.
   */
  readonly list: ManagementOperation<'listNetworkAcls'>
  /**
   * Patch a network ACL.
   *
   * Changes the members of a network ACL that the body contains and keeps the others; `rule` is
   * replaced as a whole. The change takes effect immediately, for the caller as well.
   *
   * `PATCH /api/v2/network-acls/{id}`, with the scope `update:network_acls`.
   */
  readonly patch: ManagementOperation<'patchNetworkAcl'>
  /**
   * Update a network ACL.
   *
   * Replaces a network ACL: omitted members are removed or return to their defaults; `id` and
   * `created_at` stay. The change takes effect immediately, for the caller as well.
   *
   * `PUT /api/v2/network-acls/{id}`, with the scope `update:network_acls`.
   */
  readonly update: ManagementOperation<'updateNetworkAcl'>
}

/**
 * An organization is a customer, team or partner of the tenant, whose members log in together. It
 * has connections of its own, roles for its members, invitations and branding.
 */
export interface OrganizationsMethods {
  /**
   * Create an organization.
   *
   * Creates an organization and enables the given connections for it.
   *
   * `POST /api/v2/organizations`, with the scope `create:organizations` or `create:organization_connections`.
   */
  readonly create: ManagementOperation<'createOrganization'>
  /**
   * Assign clients to an organization.
   *
   * Assigns clients to an organization. If `is_app_entitlement_active` of the organization is true,
   * members can log in only to clients with `use_for_member_access`.
   *
   * `POST /api/v2/organizations/{id}/clients`, with the scope `update:organizations`.
   */
  readonly createClient: ManagementOperation<'createOrganizationClient'>
  /**
   * Assign a client grant to an organization.
   *
   * Assigns a client grant to an organization, so that its client can request tokens for the
   * organization.
   *
   * `POST /api/v2/organizations/{id}/client-grants`, with the scope `create:organization_client_grants`.
   */
  readonly createClientGrant: ManagementOperation<'createOrganizationClientGrant'>
  /**
   * Create a connection of an organization.
   *
   * Enables a connection for an organization, so that members can log in with it.
   *
   * `POST /api/v2/organizations/{id}/connections`, with the scope `create:organization_connections`.
   */
  readonly createConnection: ManagementOperation<'createOrganizationConnection'>
  /**
   * Create a discovery domain.
   *
   * Creates a discovery domain of an organization.
   *
   * `POST /api/v2/organizations/{id}/discovery-domains`, with the scope `create:organization_discovery_domains`.
   */
  readonly createDiscoveryDomain: ManagementOperation<'createOrganizationDiscoveryDomain'>
  /**
   * Enable a connection for an organization.
   *
   * Enables a connection for an organization, so that members can log in with it.
   *
   * `POST /api/v2/organizations/{id}/enabled_connections`, with the scope `create:organization_connections`.
   */
  readonly createEnabledConnection: ManagementOperation<'createOrganizationEnabledConnection'>
  /**
   * Assign roles to a group in an organization.
   *
   * Assigns roles to a group in an organization. They apply to the members of the group who are
   * members of the organization, when they log in to it.
   *
   * `POST /api/v2/organizations/{organization_id}/groups/{group_id}/roles`, with the scope `create:organization_group_roles`.
   */
  readonly createGroupRoles: ManagementOperation<'createOrganizationGroupRoles'>
  /**
   * Create an invitation to an organization.
   *
   * Creates an invitation and, unless `send_invitation_email` is false, sends its link by e-mail. The
   * link leads to the application, which sends `invitation` and `organization` to `/authorize`. The
   * invited person accepts the invitation on the page that follows, logs in or signs up with the
   * invited e-mail address, and becomes a member.
   *
   * `POST /api/v2/organizations/{id}/invitations`, with the scope `create:organization_invitations`.
   */
  readonly createInvitation: ManagementOperation<'createOrganizationInvitation'>
  /**
   * Assign roles to a member.
   *
   * Assigns roles to a member, which apply when the member logs in to the organization.
   *
   * `POST /api/v2/organizations/{id}/members/{user_id}/roles`, with the scope `create:organization_member_roles`.
   */
  readonly createMemberRoles: ManagementOperation<'createOrganizationMemberRoles'>
  /**
   * Create members of an organization.
   *
   * Makes users members of an organization.
   *
   * `POST /api/v2/organizations/{id}/members`, with the scope `create:organization_members`.
   */
  readonly createMembers: ManagementOperation<'createOrganizationMembers'>
  /**
   * Delete an organization.
   *
   * Deletes an organization with its memberships, invitations and domains. Its users remain. Its
   * verified domains are also removed from `domain_aliases` of its connections with the access level
   * `full`, unless another organization of the connection has verified the domain.
   *
   * `DELETE /api/v2/organizations/{id}`, with the scope `delete:organizations`.
   */
  readonly delete: ManagementOperation<'deleteOrganization'>
  /**
   * Remove a client grant from an organization.
   *
   * Ends the assignment of a client grant to an organization. The grant remains.
   *
   * `DELETE /api/v2/organizations/{id}/client-grants/{grant_id}`, with the scope `delete:organization_client_grants`.
   */
  readonly deleteClientGrant: ManagementOperation<'deleteOrganizationClientGrant'>
  /**
   * Remove clients from an organization.
   *
   * Removes clients from an organization.
   *
   * `DELETE /api/v2/organizations/{id}/clients`, with the scope `update:organizations`.
   */
  readonly deleteClients: ManagementOperation<'deleteOrganizationClients'>
  /**
   * Remove a connection from an organization.
   *
   * Disables a connection for an organization. Its members remain. If the access level is `full`, the
   * verified domains of the organization are removed from `domain_aliases` of the connection, unless
   * another organization of the connection has verified the domain.
   *
   * `DELETE /api/v2/organizations/{id}/connections/{connection_id}`, with the scope `delete:organization_connections`.
   */
  readonly deleteConnection: ManagementOperation<'deleteOrganizationConnection'>
  /**
   * Delete a discovery domain.
   *
   * Deletes a discovery domain of an organization, also from `domain_aliases` of its connections with
   * the access level `full`, unless another organization of the connection has verified the domain.
   *
   * `DELETE /api/v2/organizations/{id}/discovery-domains/{discovery_domain_id}`, with the scope `delete:organization_discovery_domains`.
   */
  readonly deleteDiscoveryDomain: ManagementOperation<'deleteOrganizationDiscoveryDomain'>
  /**
   * Delete an enabled connection of an organization.
   *
   * Disables a connection for an organization. Its members remain. If the access level is `full`, the
   * verified domains of the organization are removed from `domain_aliases` of the connection, unless
   * another organization of the connection has verified the domain.
   *
   * `DELETE /api/v2/organizations/{id}/enabled_connections/{connectionId}`, with the scope `delete:organization_connections`.
   */
  readonly deleteEnabledConnection: ManagementOperation<'deleteOrganizationEnabledConnection'>
  /**
   * Remove roles from a group in an organization.
   *
   * Removes roles that a group has in an organization.
   *
   * `DELETE /api/v2/organizations/{organization_id}/groups/{group_id}/roles`, with the scope `delete:organization_group_roles`.
   */
  readonly deleteGroupRoles: ManagementOperation<'deleteOrganizationGroupRoles'>
  /**
   * Delete an invitation.
   *
   * Deletes an invitation to an organization. Its link cannot be used any more.
   *
   * `DELETE /api/v2/organizations/{id}/invitations/{invitation_id}`, with the scope `delete:organization_invitations`.
   */
  readonly deleteInvitation: ManagementOperation<'deleteOrganizationInvitation'>
  /**
   * Remove roles from a member.
   *
   * Removes roles of a member in an organization.
   *
   * `DELETE /api/v2/organizations/{id}/members/{user_id}/roles`, with the scope `delete:organization_member_roles`.
   */
  readonly deleteMemberRoles: ManagementOperation<'deleteOrganizationMemberRoles'>
  /**
   * Remove members from an organization.
   *
   * Removes members from an organization, together with their roles there.
   *
   * `DELETE /api/v2/organizations/{id}/members`, with the scope `delete:organization_members`.
   */
  readonly deleteMembers: ManagementOperation<'deleteOrganizationMembers'>
  /**
   * Get an organization.
   *
   * Returns one organization.
   *
   * `GET /api/v2/organizations/{id}`, with the scope `read:organizations` or `read:organizations_summary`.
   */
  readonly get: ManagementOperation<'getOrganization'>
  /**
   * Get an organization by name.
   *
   * Returns the organization with the given name.
   *
   * `GET /api/v2/organizations/name/{name}`, with the scope `read:organizations`.
   */
  readonly getByName: ManagementOperation<'getOrganizationByName'>
  /**
   * Get a client of an organization.
   *
   * Returns the assignment of a client to an organization.
   *
   * `GET /api/v2/organizations/{id}/clients/{client_id}`, with the scope `read:organizations`.
   */
  readonly getClient: ManagementOperation<'getOrganizationClient'>
  /**
   * Get a connection of an organization.
   *
   * Returns one connection of an organization.
   *
   * `GET /api/v2/organizations/{id}/connections/{connection_id}`, with the scope `read:organization_connections`.
   */
  readonly getConnection: ManagementOperation<'getOrganizationConnection'>
  /**
   * Get a discovery domain.
   *
   * Returns one discovery domain of an organization.
   *
   * `GET /api/v2/organizations/{id}/discovery-domains/{discovery_domain_id}`, with the scope `read:organization_discovery_domains`.
   */
  readonly getDiscoveryDomain: ManagementOperation<'getOrganizationDiscoveryDomain'>
  /**
   * Get a discovery domain by name.
   *
   * Returns the discovery domain of an organization with the given domain name.
   *
   * `GET /api/v2/organizations/{id}/discovery-domains/name/{discovery_domain}`, with the scope `read:organization_discovery_domains`.
   */
  readonly getDiscoveryDomainByName: ManagementOperation<'getOrganizationDiscoveryDomainByName'>
  /**
   * Get an enabled connection of an organization.
   *
   * Returns one enabled connection of an organization.
   *
   * `GET /api/v2/organizations/{id}/enabled_connections/{connectionId}`, with the scope `read:organization_connections`.
   */
  readonly getEnabledConnection: ManagementOperation<'getOrganizationEnabledConnection'>
  /**
   * Get an invitation.
   *
   * Returns one open invitation to an organization.
   *
   * `GET /api/v2/organizations/{id}/invitations/{invitation_id}`, with the scope `read:organization_invitations`.
   */
  readonly getInvitation: ManagementOperation<'getOrganizationInvitation'>
  /**
   * List the client grants of an organization.
   *
   * Lists the client grants that are assigned to an organization, in pages.
   *
   * `GET /api/v2/organizations/{id}/client-grants`, with the scope `read:organization_client_grants`.
   */
  readonly listClientGrants: ManagementOperation<'listOrganizationClientGrants'>
  /**
   * List the clients of an organization.
   *
   * Lists the clients that are assigned to an organization, in pages.
   *
   * `GET /api/v2/organizations/{id}/clients`, with the scope `read:organizations`.
   */
  readonly listClients: ManagementOperation<'listOrganizationClients'>
  /**
   * List the connections of an organization.
   *
   * Lists the connections of an organization, in pages.
   *
   * `GET /api/v2/organizations/{id}/connections`, with the scope `read:organization_connections`.
   */
  readonly listConnections: ManagementOperation<'listOrganizationConnections'>
  /**
   * List the discovery domains of an organization.
   *
   * Lists the discovery domains of an organization, oldest first, in pages.
   *
   * `GET /api/v2/organizations/{id}/discovery-domains`, with the scope `read:organization_discovery_domains`.
   */
  readonly listDiscoveryDomains: ManagementOperation<'listOrganizationDiscoveryDomains'>
  /**
   * List the enabled connections of an organization.
   *
   * Lists the enabled connections of an organization, in pages.
   *
   * `GET /api/v2/organizations/{id}/enabled_connections`, with the scope `read:organization_connections`.
   */
  readonly listEnabledConnections: ManagementOperation<'listOrganizationEnabledConnections'>
  /**
   * List the roles of a group in an organization.
   *
   * Lists the roles that members of an organization have there by a group, in pages.
   *
   * `GET /api/v2/organizations/{organization_id}/groups/{group_id}/roles`, with the scope `read:organization_group_roles`.
   */
  readonly listGroupRoles: ManagementOperation<'listOrganizationGroupRoles'>
  /**
   * List the groups of an organization.
   *
   * Lists the groups of the connections of an organization, in pages.
   *
   * `GET /api/v2/organizations/{organization_id}/groups`, with the scope `read:organization_groups`.
   */
  readonly listGroups: ManagementOperation<'listOrganizationGroups'>
  /**
   * List the invitations to an organization.
   *
   * Lists the open invitations to an organization, in pages.
   *
   * `GET /api/v2/organizations/{id}/invitations`, with the scope `read:organization_invitations`.
   */
  readonly listInvitations: ManagementOperation<'listOrganizationInvitations'>
  /**
   * List the groups that give a member a role.
   *
   * Lists the groups by which a member has a role in an organization, in pages.
   *
   * `GET /api/v2/organizations/{id}/members/{user_id}/effective-roles/sources/groups`, with the scope `read:organization_member_role_source_groups`.
   */
  readonly listMemberEffectiveRoleSourceGroups: ManagementOperation<'listOrganizationMemberEffectiveRoleSourceGroups'>
  /**
   * List the effective roles of a member.
   *
   * Lists all roles of a member in an organization with their sources.
   *
   * `GET /api/v2/organizations/{id}/members/{user_id}/effective-roles`, with the scope `read:organization_member_effective_roles`.
   */
  readonly listMemberEffectiveRoles: ManagementOperation<'listOrganizationMemberEffectiveRoles'>
  /**
   * List the roles of a member.
   *
   * Lists the roles that a member has in an organization, in pages.
   *
   * `GET /api/v2/organizations/{id}/members/{user_id}/roles`, with the scope `read:organization_member_roles`.
   */
  readonly listMemberRoles: ManagementOperation<'listOrganizationMemberRoles'>
  /**
   * List the members of an organization.
   *
   * Lists the members of an organization, in pages.
   *
   * `GET /api/v2/organizations/{id}/members`, with the scope `read:organization_members`.
   */
  readonly listMembers: ManagementOperation<'listOrganizationMembers'>
  /**
   * List the groups that have a role.
   *
   * Lists the groups that have a role in an organization, in pages.
   *
   * `GET /api/v2/organizations/{organization_id}/roles/{role_id}/groups`, with the scope `read:roles` or `read:organization_groups`.
   */
  readonly listRoleGroups: ManagementOperation<'listOrganizationRoleGroups'>
  /**
   * List the members who have a role.
   *
   * Lists the members of an organization who have a role there, in pages.
   *
   * `GET /api/v2/organizations/{id}/roles/{role_id}/members`, with the scope `read:organization_member_roles`.
   */
  readonly listRoleMembers: ManagementOperation<'listOrganizationRoleMembers'>
  /**
   * List organizations.
   *
   * Lists the organizations of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/organizations`, with the scope `read:organizations` or `read:organizations_summary`.
   */
  readonly list: ManagementOperation<'listOrganizations'>
  /**
   * Update an organization.
   *
   * Changes the members of an organization that the body contains and keeps the others.
   *
   * `PATCH /api/v2/organizations/{id}`, with the scope `update:organizations`.
   */
  readonly update: ManagementOperation<'updateOrganization'>
  /**
   * Update a client of an organization.
   *
   * Changes the assignment of a client to an organization.
   *
   * `PATCH /api/v2/organizations/{id}/clients/{client_id}`, with the scope `update:organizations`.
   */
  readonly updateClient: ManagementOperation<'updateOrganizationClient'>
  /**
   * Update a connection of an organization.
   *
   * Changes how members of an organization log in with a connection.
   *
   * `PATCH /api/v2/organizations/{id}/connections/{connection_id}`, with the scope `update:organization_connections`.
   */
  readonly updateConnection: ManagementOperation<'updateOrganizationConnection'>
  /**
   * Update a discovery domain.
   *
   * Changes the status and the use of a discovery domain. One that is no longer verified is removed
   * from `domain_aliases` of connections as by its deletion.
   *
   * `PATCH /api/v2/organizations/{id}/discovery-domains/{discovery_domain_id}`, with the scope `update:organization_discovery_domains`.
   */
  readonly updateDiscoveryDomain: ManagementOperation<'updateOrganizationDiscoveryDomain'>
  /**
   * Update an enabled connection of an organization.
   *
   * Changes how members of an organization log in by a connection.
   *
   * `PATCH /api/v2/organizations/{id}/enabled_connections/{connectionId}`, with the scope `update:organization_connections`.
   */
  readonly updateEnabledConnection: ManagementOperation<'updateOrganizationEnabledConnection'>
}

/**
 * A prompt is a step of the log-in, such as sign-up or password reset, with one or more screens.
 * Choose how the log-in asks for identifiers, and replace the texts of screens in each language.
 */
export interface PromptsMethods {
  /**
   * Get the partials of a prompt.
   *
   * Returns the partials of a prompt by screen and insertion point; an empty object if it has none.
   *
   * `GET /api/v2/prompts/{prompt}/partials`, with the scope `read:prompts`.
   */
  readonly getPartials: ManagementOperation<'getPromptPartials'>
  /**
   * Get the rendering of a screen.
   *
   * Returns the settings for the rendering of a screen.
   *
   * `GET /api/v2/prompts/{prompt}/screen/{screen}/rendering`, with the scope `read:prompts`.
   */
  readonly getScreenRendering: ManagementOperation<'getPromptScreenRendering'>
  /**
   * Get the prompt settings.
   *
   * Returns the settings of the log-in prompts.
   *
   * `GET /api/v2/prompts`, with the scope `read:prompts`.
   */
  readonly getSettings: ManagementOperation<'getPromptSettings'>
  /**
   * Get the custom texts of a prompt.
   *
   * Returns the custom texts of a prompt in one language, by screen and key. For other keys the pages
   * use the built-in texts.
   *
   * `GET /api/v2/prompts/{prompt}/custom-text/{language}`, with the scope `read:prompts`.
   */
  readonly getTexts: ManagementOperation<'getPromptTexts'>
  /**
   * Get the push notification app.
   *
   * Returns the app that answers push notifications.
   *
   * `GET /api/v2/prompts/mfa-push`, with the scope `read:prompts`.
   */
  readonly getPushApp: ManagementOperation<'getPushApp'>
  /**
   * List the renderings of screens.
   *
   * Lists the settings of all screens whose rendering was set, sorted by prompt and screen, in pages.
   *
   * `GET /api/v2/prompts/rendering`, with the scope `read:prompts`.
   */
  readonly listRenderings: ManagementOperation<'listPromptRenderings'>
  /**
   * Replace the partials of a prompt.
   *
   * Replaces all partials of a prompt; an empty object removes them. A partial is HTML with Liquid
   * that a screen shows at an insertion point. It may use the variables of page templates,
   * `prompt.name`, `prompt.screen.name`, `application.name` and `untrusted_data.submitted_form_data`,
   * the fields of a form that was refused. The page runs inline scripts of a partial, but no event
   * handler attributes; scripts and their `src` must not depend on `application` or `untrusted_data`.
   * Invalid Liquid is refused with 400.
   *
   * `PUT /api/v2/prompts/{prompt}/partials`, with the scope `update:prompts`.
   */
  readonly updatePartials: ManagementOperation<'updatePromptPartials'>
  /**
   * Update the renderings of several screens.
   *
   * Changes, for each screen, the members that its entry contains and keeps the others. The server
   * applies all entries or none.
   *
   * `PATCH /api/v2/prompts/rendering`, with the scope `update:prompts`.
   */
  readonly updateRenderings: ManagementOperation<'updatePromptRenderings'>
  /**
   * Update the rendering of a screen.
   *
   * Changes the members that the body contains and keeps the others.
   *
   * `PATCH /api/v2/prompts/{prompt}/screen/{screen}/rendering`, with the scope `update:prompts`.
   */
  readonly updateScreenRendering: ManagementOperation<'updatePromptScreenRendering'>
  /**
   * Update the prompt settings.
   *
   * Changes the members that the body contains and keeps the others; null restores the default.
   *
   * `PATCH /api/v2/prompts`, with the scope `update:prompts`.
   */
  readonly updateSettings: ManagementOperation<'updatePromptSettings'>
  /**
   * Replace the custom texts of a prompt.
   *
   * Replaces all custom texts of a prompt in one language; an empty object removes them. A text may
   * contain `${companyName}`, the name of the tenant, and the variables of the built-in text.
   *
   * `PUT /api/v2/prompts/{prompt}/custom-text/{language}`, with the scope `update:prompts`.
   */
  readonly updateTexts: ManagementOperation<'updatePromptTexts'>
  /**
   * Update the push notification app.
   *
   * Updates the given members of the app that answers push notifications; null removes a member.
   * Stored without effect.
   *
   * `PATCH /api/v2/prompts/mfa-push`, with the scope `update:prompts`.
   */
  readonly updatePushApp: ManagementOperation<'updatePushApp'>
}

/**
 * A rate limit policy limits how many requests per second an application sends to the
 * authentication API, so that one application cannot use up what all of them share. The policy that
 * names the client applies; otherwise that of its group; otherwise the default.
 */
export interface RateLimitPoliciesMethods {
  /**
   * Create a rate limit policy.
   *
   * Creates a rate limit policy. It applies to the next request of its clients.
   *
   * `POST /api/v2/rate-limit-policies`, with the scope `create:rate_limit_policies`.
   */
  readonly create: ManagementOperation<'createRateLimitPolicy'>
  /**
   * Delete a rate limit policy.
   *
   * Deletes a rate limit policy. A broader policy, if there is one, then applies to its clients.
   *
   * `DELETE /api/v2/rate-limit-policies/{id}`, with the scope `delete:rate_limit_policies`.
   */
  readonly delete: ManagementOperation<'deleteRateLimitPolicy'>
  /**
   * Get a rate limit policy.
   *
   * Returns a rate limit policy.
   *
   * `GET /api/v2/rate-limit-policies/{id}`, with the scope `read:rate_limit_policies`.
   */
  readonly get: ManagementOperation<'getRateLimitPolicy'>
  /**
   * List rate limit policies.
   *
   * Lists the rate limit policies of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/rate-limit-policies`, with the scope `read:rate_limit_policies`.
   */
  readonly list: ManagementOperation<'listRateLimitPolicies'>
  /**
   * Update a rate limit policy.
   *
   * Changes a rate limit policy. The change applies to the next request of its clients.
   *
   * `PATCH /api/v2/rate-limit-policies/{id}`, with the scope `update:rate_limit_policies`.
   */
  readonly update: ManagementOperation<'updateRateLimitPolicy'>
}

/**
 * A refresh token lets a client obtain access tokens while the user is away. List and revoke the
 * refresh tokens of users, by token, client or API; the tokens themselves are never returned.
 */
export interface RefreshTokensMethods {
  /**
   * Revoke a refresh token.
   *
   * Revokes a refresh token with all its rotations.
   *
   * `DELETE /api/v2/refresh-tokens/{id}`, with the scope `delete:refresh_tokens`.
   */
  readonly delete: ManagementOperation<'deleteRefreshToken'>
  /**
   * Get a refresh token.
   *
   * Returns the properties of a refresh token family, but not the token itself. For an expired or
   * revoked refresh token, the response is 404.
   *
   * `GET /api/v2/refresh-tokens/{id}`, with the scope `read:refresh_tokens`.
   */
  readonly get: ManagementOperation<'getRefreshToken'>
  /**
   * List refresh tokens.
   *
   * Lists the refresh tokens of a user, oldest first, in pages.
   *
   * `GET /api/v2/refresh-tokens`, with the scope `read:refresh_tokens`.
   */
  readonly list: ManagementOperation<'listRefreshTokens'>
  /**
   * Revoke refresh tokens.
   *
   * Revokes up to 100 refresh tokens by their identifiers, or the refresh tokens of a user, optionally
   * of one client or of one client and API.
   *
   * `POST /api/v2/refresh-tokens/revoke`, with the scope `delete:refresh_tokens`.
   */
  readonly revoke: ManagementOperation<'revokeRefreshTokens'>
  /**
   * Update a refresh token.
   *
   * Replaces the metadata of a refresh token; null or an empty object removes all of them.
   *
   * `PATCH /api/v2/refresh-tokens/{id}`, with the scope `update:refresh_tokens`.
   */
  readonly update: ManagementOperation<'updateRefreshToken'>
}

/**
 * A resource server is an API that accepts access tokens of the tenant. Its identifier is the
 * audience of these tokens, its scopes are the permissions that clients and users can have. The
 * management API itself is one of them.
 */
export interface ResourceServersMethods {
  /**
   * Create an API.
   *
   * Creates an API. Clients need a client grant before they can request tokens for it.
   *
   * `POST /api/v2/resource-servers`, with the scope `create:resource_servers`.
   */
  readonly create: ManagementOperation<'createResourceServer'>
  /**
   * Delete an API.
   *
   * Deletes an API together with its scopes and all client grants for it. The server issues no more
   * tokens for it; issued tokens remain valid until they expire.
   *
   * `DELETE /api/v2/resource-servers/{id}`, with the scope `delete:resource_servers`.
   */
  readonly delete: ManagementOperation<'deleteResourceServer'>
  /**
   * Get an API.
   *
   * Returns one API, which may be the management API.
   *
   * `GET /api/v2/resource-servers/{id}`, with the scope `read:resource_servers`.
   */
  readonly get: ManagementOperation<'getResourceServer'>
  /**
   * List APIs.
   *
   * Lists the APIs of the tenant, including the management API, oldest first, in pages.
   *
   * `GET /api/v2/resource-servers`, with the scope `read:resource_servers`.
   */
  readonly list: ManagementOperation<'listResourceServers'>
  /**
   * Update an API.
   *
   * Changes the members of an API that the body contains and keeps the others. Scopes that `scopes` no
   * longer lists are removed from roles, users and client grants.
   *
   * `PATCH /api/v2/resource-servers/{id}`, with the scope `update:resource_servers`.
   */
  readonly update: ManagementOperation<'updateResourceServer'>
}

/**
 * Settings of the assessment of log-ins: whether a user logs in from a device that is known, from
 * a place that they can have reached since the last log-in, and from an IP address that is not on a
 * list. The policy `confidence-score` requires a second factor of a log-in with low confidence.
 */
export interface RiskAssessmentsMethods {
  /**
   * Get the settings of risk assessments.
   *
   * Returns whether log-ins are assessed.
   *
   * `GET /api/v2/risk-assessments/settings`, with the scope `read:attack_protection`.
   */
  readonly getSettings: ManagementOperation<'getRiskAssessmentSettings'>
  /**
   * Get the settings of known devices.
   *
   * Returns how long the devices of users are remembered.
   *
   * `GET /api/v2/risk-assessments/settings/new-device`, with the scope `read:attack_protection`.
   */
  readonly getSettingsNewDevice: ManagementOperation<'getRiskAssessmentSettingsNewDevice'>
  /**
   * Update the settings of risk assessments.
   *
   * Changes whether log-ins are assessed. The change applies to the next log-in.
   *
   * `PATCH /api/v2/risk-assessments/settings`, with the scope `update:attack_protection`.
   */
  readonly updateSettings: ManagementOperation<'updateRiskAssessmentSettings'>
  /**
   * Update the settings of known devices.
   *
   * Changes how long the devices of users are remembered.
   *
   * `PATCH /api/v2/risk-assessments/settings/new-device`, with the scope `update:attack_protection`.
   */
  readonly updateSettingsNewDevice: ManagementOperation<'updateRiskAssessmentSettingsNewDevice'>
}

/**
 * A role is a named set of permissions. Users who have a role have its permissions at the APIs
 * that enforce role-based access control.
 */
export interface RolesMethods {
  /**
   * Assign groups to a role.
   *
   * Assigns a role to groups, and so to their members.
   *
   * `POST /api/v2/roles/{id}/groups`, with the scope `create:group_roles`.
   */
  readonly assignGroups: ManagementOperation<'assignRoleGroups'>
  /**
   * Assign permissions to a role.
   *
   * Adds permissions to a role, and so to all users who have the role.
   *
   * `POST /api/v2/roles/{id}/permissions`, with the scope `update:roles`.
   */
  readonly assignPermissions: ManagementOperation<'assignRolePermissions'>
  /**
   * Assign users to a role.
   *
   * Assigns a role to users.
   *
   * `POST /api/v2/roles/{id}/users`, with the scope `update:roles` or `create:role_members`.
   */
  readonly assignUsers: ManagementOperation<'assignRoleUsers'>
  /**
   * Create a role.
   *
   * Creates a role. The new role has no permissions and no users.
   *
   * `POST /api/v2/roles`, with the scope `create:roles`.
   */
  readonly create: ManagementOperation<'createRole'>
  /**
   * Delete a role.
   *
   * Deletes a role and removes it from all users who have it.
   *
   * `DELETE /api/v2/roles/{id}`, with the scope `delete:roles`.
   */
  readonly delete: ManagementOperation<'deleteRole'>
  /**
   * Get a role.
   *
   * Returns one role.
   *
   * `GET /api/v2/roles/{id}`, with the scope `read:roles`.
   */
  readonly get: ManagementOperation<'getRole'>
  /**
   * List the groups of a role.
   *
   * Lists the groups whose members have a role in all of the tenant, in pages.
   *
   * `GET /api/v2/roles/{id}/groups`, with the scope `read:group_roles`.
   */
  readonly listGroups: ManagementOperation<'listRoleGroups'>
  /**
   * List the permissions of a role.
   *
   * Lists the permissions of a role, in pages.
   *
   * `GET /api/v2/roles/{id}/permissions`, with the scope `read:roles`.
   */
  readonly listPermissions: ManagementOperation<'listRolePermissions'>
  /**
   * List the users of a role.
   *
   * Lists the users who have a role, in pages.
   *
   * `GET /api/v2/roles/{id}/users`, with the scope `read:users` or `read:roles` or `read:role_members`.
   */
  readonly listUsers: ManagementOperation<'listRoleUsers'>
  /**
   * List roles.
   *
   * Lists the roles of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/roles`, with the scope `read:roles`.
   */
  readonly list: ManagementOperation<'listRoles'>
  /**
   * Remove groups from a role.
   *
   * Removes a role from groups, and so from members who have it by these groups only.
   *
   * `DELETE /api/v2/roles/{id}/groups`, with the scope `delete:group_roles`.
   */
  readonly removeGroups: ManagementOperation<'removeRoleGroups'>
  /**
   * Remove permissions from a role.
   *
   * Removes permissions from a role, and so from all users who have them by this role.
   *
   * `DELETE /api/v2/roles/{id}/permissions`, with the scope `update:roles`.
   */
  readonly removePermissions: ManagementOperation<'removeRolePermissions'>
  /**
   * Update a role.
   *
   * Changes the members of a role that the body contains and keeps the others.
   *
   * `PATCH /api/v2/roles/{id}`, with the scope `update:roles`.
   */
  readonly update: ManagementOperation<'updateRole'>
}

/**
 * By a self-service profile, administrators of a customer connect their identity provider
 * themselves, without an account at the tenant. The profile says which identity providers they may
 * choose, which attributes of users the tenant expects and how the pages look. An access ticket is
 * the link to these pages, for one connection.
 */
export interface SelfServiceProfilesMethods {
  /**
   * Create a self-service profile.
   *
   * Creates a self-service profile. A tenant has at most 20.
   *
   * `POST /api/v2/self-service-profiles`, with the scope `create:self_service_profiles`.
   */
  readonly create: ManagementOperation<'createSelfServiceProfile'>
  /**
   * Create an access ticket.
   *
   * Creates a link by which an administrator of a customer connects an identity provider, without an
   * account at the tenant. The ticket says which connection this is, and for which clients and
   * organizations it is enabled in the end. The server returns the link but does not send it. It can
   * be opened ten times, and expires five hours after it was opened first.
   *
   * `POST /api/v2/self-service-profiles/{id}/sso-ticket`, with the scope `create:sso_access_tickets`.
   */
  readonly createSsoTicket: ManagementOperation<'createSelfServiceProfileSsoTicket'>
  /**
   * Delete a self-service profile.
   *
   * Deletes a self-service profile and its tickets. Connections that customers have created stay.
   *
   * `DELETE /api/v2/self-service-profiles/{id}`, with the scope `delete:self_service_profiles`.
   */
  readonly delete: ManagementOperation<'deleteSelfServiceProfile'>
  /**
   * Get a self-service profile.
   *
   * Returns one self-service profile.
   *
   * `GET /api/v2/self-service-profiles/{id}`, with the scope `read:self_service_profiles`.
   */
  readonly get: ManagementOperation<'getSelfServiceProfile'>
  /**
   * Get the custom texts of a self-service profile.
   *
   * Returns the custom texts of one page in one language; an empty object if there are none.
   *
   * `GET /api/v2/self-service-profiles/{id}/custom-text/{language}/{page}`, with the scope `read:self_service_profile_custom_texts`.
   */
  readonly getCustomText: ManagementOperation<'getSelfServiceProfileCustomText'>
  /**
   * List self-service profiles.
   *
   * Lists the self-service profiles of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/self-service-profiles`, with the scope `read:self_service_profiles`.
   */
  readonly list: ManagementOperation<'listSelfServiceProfiles'>
  /**
   * Revoke an access ticket.
   *
   * Revokes an access ticket. Browsers that have opened it cannot continue either.
   *
   * `POST /api/v2/self-service-profiles/{profileId}/sso-ticket/{id}/revoke`, with the scope `delete:sso_access_tickets`.
   */
  readonly revokeSsoTicket: ManagementOperation<'revokeSelfServiceProfileSsoTicket'>
  /**
   * Update a self-service profile.
   *
   * Changes a self-service profile. Tickets that exist follow the change, connections do not.
   *
   * `PATCH /api/v2/self-service-profiles/{id}`, with the scope `update:self_service_profiles`.
   */
  readonly update: ManagementOperation<'updateSelfServiceProfile'>
  /**
   * Replace the custom texts of a self-service profile.
   *
   * Replaces all custom texts of one page in one language; an empty object removes them.
   *
   * `PUT /api/v2/self-service-profiles/{id}/custom-text/{language}/{page}`, with the scope `update:self_service_profile_custom_texts`.
   */
  readonly updateCustomText: ManagementOperation<'updateSelfServiceProfileCustomText'>
}

/**
 * A session is the log-in of a user in one browser, shared by all clients that the user logs in
 * to there. Read its times, devices and clients, change its metadata, or end it.
 */
export interface SessionsMethods {
  /**
   * Delete a session.
   *
   * Ends a session, so that the user has to log in again. Clients that registered for back-channel
   * logout are notified. Refresh tokens of the session remain valid.
   *
   * `DELETE /api/v2/sessions/{id}`, with the scope `delete:sessions`.
   */
  readonly delete: ManagementOperation<'deleteSession'>
  /**
   * Get a session.
   *
   * Returns one session of a user. For a session that has ended, the response is 404.
   *
   * `GET /api/v2/sessions/{id}`, with the scope `read:sessions`.
   */
  readonly get: ManagementOperation<'getSession'>
  /**
   * Revoke a session.
   *
   * Ends a session and revokes the refresh tokens that were issued in it.
   *
   * `POST /api/v2/sessions/{id}/revoke`, with the scope `delete:sessions` or `delete:refresh_tokens`.
   */
  readonly revoke: ManagementOperation<'revokeSession'>
  /**
   * Update a session.
   *
   * Replaces the metadata of a session; null or an empty object removes all of them.
   *
   * `PATCH /api/v2/sessions/{id}`, with the scope `update:sessions`.
   */
  readonly update: ManagementOperation<'updateSession'>
}

/**
 * Daily numbers of log-ins, sign-ups and detected leaked passwords, and the number of active
 * users. Days are in UTC.
 */
export interface StatsMethods {
  /**
   * Get the number of active users.
   *
   * Returns the number of users who logged in during the last 30 days.
   *
   * `GET /api/v2/stats/active-users`, with the scope `read:stats`.
   */
  readonly getActiveUsers: ManagementOperation<'getActiveUsers'>
  /**
   * List daily statistics.
   *
   * Lists the numbers of log-ins, sign-ups and detected leaked passwords by day.
   *
   * `GET /api/v2/stats/daily`, with the scope `read:stats`.
   */
  readonly listDailyStatistics: ManagementOperation<'listDailyStatistics'>
}

/**
 * A tenant is one isolated instance of the platform with its own host name, users and keys. Its
 * settings define session lifetimes, languages, default values, error pages, security headers
 * and feature flags.
 */
export interface TenantsMethods {
  /**
   * Get the tenant settings.
   *
   * Returns the settings of the tenant.
   *
   * `GET /api/v2/tenants/settings`, with the scope `read:tenant_settings`.
   */
  readonly getSettings: ManagementOperation<'getTenantSettings'>
  /**
   * Update the tenant settings.
   *
   * Changes the settings that the body contains and keeps the others. The members of `flags`,
   * `change_password` and `guardian_mfa_page` are merged, all other members replaced; null restores
   * the default.
   *
   * `PATCH /api/v2/tenants/settings`, with the scope `update:tenant_settings`.
   */
  readonly updateSettings: ManagementOperation<'updateTenantSettings'>
}

/**
 * A ticket is a link that can be used once, to verify an e-mail address or to set a new
 * password. The server returns the link, and the caller sends it to the user.
 */
export interface TicketsMethods {
  /**
   * Create an e-mail verification ticket.
   *
   * Creates a link that verifies the e-mail address of a user. The link can be used once; the server
   * returns it but does not send it.
   *
   * `POST /api/v2/tickets/email-verification`, with the scope `create:user_tickets`.
   */
  readonly createEmailVerificationTicket: ManagementOperation<'createEmailVerificationTicket'>
  /**
   * Create a password change ticket.
   *
   * Creates a link by which a user sets a new password. The link can be used once; the server returns
   * it but does not send it.
   *
   * `POST /api/v2/tickets/password-change`, with the scope `create:user_tickets`.
   */
  readonly createPasswordChangeTicket: ManagementOperation<'createPasswordChangeTicket'>
}

/**
 * A token exchange profile defines which tokens of another issuer log users in: an application
 * exchanges such a token at `/oauth/token` for tokens of the tenant (RFC 8693). A profile contains
 * the issuer, its keys and the claim that identifies the user. The hosted service validates the
 * token by an action instead, which this server does not support.
 */
export interface TokenExchangeProfilesMethods {
  /**
   * Create a token exchange profile.
   *
   * Creates a token exchange profile. Applications with `custom_authentication` in
   * `token_exchange.allow_any_profile_of_type` can use it.
   *
   * `POST /api/v2/token-exchange-profiles`, with the scope `create:token_exchange_profiles`.
   */
  readonly create: ManagementOperation<'createTokenExchangeProfile'>
  /**
   * Delete a token exchange profile.
   *
   * Deletes a token exchange profile. Tokens that it issued stay valid.
   *
   * `DELETE /api/v2/token-exchange-profiles/{id}`, with the scope `delete:token_exchange_profiles`.
   */
  readonly delete: ManagementOperation<'deleteTokenExchangeProfile'>
  /**
   * Get a token exchange profile.
   *
   * Returns one token exchange profile.
   *
   * `GET /api/v2/token-exchange-profiles/{id}`, with the scope `read:token_exchange_profiles`.
   */
  readonly get: ManagementOperation<'getTokenExchangeProfile'>
  /**
   * List token exchange profiles.
   *
   * Lists the token exchange profiles of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/token-exchange-profiles`, with the scope `read:token_exchange_profiles`.
   */
  readonly list: ManagementOperation<'listTokenExchangeProfiles'>
  /**
   * Update a token exchange profile.
   *
   * Changes a token exchange profile.
   *
   * `PATCH /api/v2/token-exchange-profiles/{id}`, with the scope `update:token_exchange_profiles`.
   */
  readonly update: ManagementOperation<'updateTokenExchangeProfile'>
}

/**
 * A user attribute profile defines which attributes users have, and from which claim of OpenID
 * Connect, attribute of SAML or attribute of SCIM each of them is read. Members of
 * organizations create identity providers with the mapping of the profile that
 * `my_organization_configuration` of a client names. Other connections have mappings of their own.
 */
export interface UserAttributeProfilesMethods {
  /**
   * Create a user attribute profile.
   *
   * Creates a user attribute profile. It has no effect on existing connections.
   *
   * `POST /api/v2/user-attribute-profiles`, with the scope `create:user_attribute_profiles`.
   */
  readonly create: ManagementOperation<'createUserAttributeProfile'>
  /**
   * Delete a user attribute profile.
   *
   * Deletes a user attribute profile.
   *
   * `DELETE /api/v2/user-attribute-profiles/{id}`, with the scope `delete:user_attribute_profiles`.
   */
  readonly delete: ManagementOperation<'deleteUserAttributeProfile'>
  /**
   * Get a user attribute profile.
   *
   * Returns one user attribute profile.
   *
   * `GET /api/v2/user-attribute-profiles/{id}`, with the scope `read:user_attribute_profiles`.
   */
  readonly get: ManagementOperation<'getUserAttributeProfile'>
  /**
   * Get a user attribute profile template.
   *
   * Returns one template of user attribute profiles.
   *
   * `GET /api/v2/user-attribute-profiles/templates/{id}`, with the scope `read:user_attribute_profiles`.
   */
  readonly getTemplate: ManagementOperation<'getUserAttributeProfileTemplate'>
  /**
   * List user attribute profile templates.
   *
   * Lists the templates of user attribute profiles, which are the same for each tenant.
   *
   * `GET /api/v2/user-attribute-profiles/templates`, with the scope `read:user_attribute_profiles`.
   */
  readonly listTemplates: ManagementOperation<'listUserAttributeProfileTemplates'>
  /**
   * List user attribute profiles.
   *
   * Lists the user attribute profiles of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/user-attribute-profiles`, with the scope `read:user_attribute_profiles`.
   */
  readonly list: ManagementOperation<'listUserAttributeProfiles'>
  /**
   * Update a user attribute profile.
   *
   * Changes a user attribute profile. Connections keep their mappings until a member of the
   * organization updates them.
   *
   * `PATCH /api/v2/user-attribute-profiles/{id}`, with the scope `update:user_attribute_profiles`.
   */
  readonly update: ManagementOperation<'updateUserAttributeProfile'>
}

/**
 * Brute-force protection blocks an account after repeated failed log-ins. Read the blocks of a
 * user or of an identifier, and remove them.
 */
export interface UserBlocksMethods {
  /**
   * Unblock a user.
   *
   * Removes all brute-force blocks of a user, for all identifiers and IP addresses.
   *
   * `DELETE /api/v2/user-blocks/{id}`, with the scope `update:users`.
   */
  readonly delete: ManagementOperation<'deleteUserBlocks'>
  /**
   * Unblock an identifier.
   *
   * Removes all brute-force blocks of the account with an identifier, for all IP addresses.
   *
   * `DELETE /api/v2/user-blocks`, with the scope `update:users`.
   */
  readonly deleteByIdentifier: ManagementOperation<'deleteUserBlocksByIdentifier'>
  /**
   * Get the blocks of a user.
   *
   * Returns the brute-force blocks of a user, for all identifiers and IP addresses.
   *
   * `GET /api/v2/user-blocks/{id}`, with the scope `read:users`.
   */
  readonly get: ManagementOperation<'getUserBlocks'>
  /**
   * Get the blocks of an identifier.
   *
   * Returns the brute-force blocks of the account with an identifier.
   *
   * `GET /api/v2/user-blocks`, with the scope `read:users`.
   */
  readonly getByIdentifier: ManagementOperation<'getUserBlocksByIdentifier'>
}

/**
 * A user is a person with a profile, metadata and one or more identities at connections. Manage
 * users here, with their roles, permissions, authentication methods, sessions and linked
 * identities.
 */
export interface UsersMethods {
  /**
   * Assign permissions to a user.
   *
   * Assigns permissions to a user directly, in addition to those of the user's roles.
   *
   * `POST /api/v2/users/{id}/permissions`, with the scope `update:users`.
   */
  readonly assignPermissions: ManagementOperation<'assignUserPermissions'>
  /**
   * Assign roles to a user.
   *
   * Assigns roles to a user.
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
   * Creates an authentication method for a user and marks it as confirmed.
   *
   * `POST /api/v2/users/{id}/authentication-methods`, with the scope `create:authentication_methods`.
   */
  readonly createAuthenticationMethod: ManagementOperation<'createUserAuthenticationMethod'>
  /**
   * Delete the known devices of a user.
   *
   * Forgets all devices by which a user has logged in. The next log-in is assessed as one from a new
   * device.
   *
   * `POST /api/v2/users/{id}/risk-assessments/clear`, with the scope `update:users`.
   */
  readonly createRiskAssessmentClearing: ManagementOperation<'createUserRiskAssessmentClearing'>
  /**
   * Delete a user.
   *
   * Deletes a user with all identities.
   *
   * `DELETE /api/v2/users/{id}`, with the scope `delete:users` or `delete:current_user`.
   */
  readonly delete: ManagementOperation<'deleteUser'>
  /**
   * Delete an authentication method of a user.
   *
   * Deletes one authentication method of a user.
   *
   * `DELETE /api/v2/users/{id}/authentication-methods/{authentication_method_id}`, with the scope `delete:authentication_methods`.
   */
  readonly deleteAuthenticationMethod: ManagementOperation<'deleteUserAuthenticationMethod'>
  /**
   * Delete all authentication methods of a user.
   *
   * Deletes all second factors of a user, including the recovery code and the remembered browsers.
   *
   * `DELETE /api/v2/users/{id}/authentication-methods`, with the scope `delete:authentication_methods`.
   */
  readonly deleteAuthenticationMethods: ManagementOperation<'deleteUserAuthenticationMethods'>
  /**
   * Delete all authenticators of a user.
   *
   * Deletes all second factors of a user, including the recovery code and the remembered browsers. The
   * user enrolls again when a log-in requires a second factor.
   *
   * `DELETE /api/v2/users/{id}/authenticators`, with the scope `delete:guardian_enrollments`.
   */
  readonly deleteAuthenticators: ManagementOperation<'deleteUserAuthenticators'>
  /**
   * Delete a token set of a user.
   *
   * Deletes the tokens of an identity provider that the server keeps for a user, so that no
   * application gets them any more. This disconnects a connected account, which the user may connect
   * again; the next log-in stores the tokens of a log-in again. The identity provider is not notified
   * and does not revoke the tokens.
   *
   * `DELETE /api/v2/users/{id}/federated-connections-tokensets/{tokenset_id}`, with the scope `delete:federated_connections_tokens`.
   */
  readonly deleteFederatedConnectionsTokenset: ManagementOperation<'deleteUserFederatedConnectionsTokenset'>
  /**
   * Delete a multi-factor provider of a user.
   *
   * Deletes the second factors of one provider: one-time passwords for `google-authenticator`. For
   * `duo`, which has no enrollments, nothing is deleted.
   *
   * `DELETE /api/v2/users/{id}/multifactor/{provider}`, with the scope `update:users`.
   */
  readonly deleteMultifactorProvider: ManagementOperation<'deleteUserMultifactorProvider'>
  /**
   * Revoke the refresh tokens of a user.
   *
   * Revokes all refresh tokens that were issued for a user.
   *
   * `DELETE /api/v2/users/{id}/refresh-tokens`, with the scope `delete:refresh_tokens`.
   */
  readonly deleteRefreshTokens: ManagementOperation<'deleteUserRefreshTokens'>
  /**
   * Delete the sessions of a user.
   *
   * Ends all sessions of a user, so that the user has to log in again. Clients that registered for
   * back-channel logout are notified. Refresh tokens remain valid.
   *
   * `DELETE /api/v2/users/{id}/sessions`, with the scope `delete:sessions`.
   */
  readonly deleteSessions: ManagementOperation<'deleteUserSessions'>
  /**
   * Get a user.
   *
   * Returns one user.
   *
   * `GET /api/v2/users/{id}`, with the scope `read:users` or `read:current_user` or `read:user_idp_tokens`.
   */
  readonly get: ManagementOperation<'getUser'>
  /**
   * Get an authentication method of a user.
   *
   * Returns one authentication method of a user.
   *
   * `GET /api/v2/users/{id}/authentication-methods/{authentication_method_id}`, with the scope `read:authentication_methods`.
   */
  readonly getAuthenticationMethod: ManagementOperation<'getUserAuthenticationMethod'>
  /**
   * Link an identity to a user.
   *
   * Moves the identities of another user to this user. The other user is deleted with its metadata,
   * roles and permissions; its profile is kept as `profileData` of the identity.
   *
   * `POST /api/v2/users/{id}/identities`, with the scope `update:users` or `update:current_user_identities`.
   */
  readonly linkIdentity: ManagementOperation<'linkUserIdentity'>
  /**
   * List the authentication methods of a user.
   *
   * Lists the authentication methods of a user in addition to the password, in pages. Secrets are not
   * returned.
   *
   * `GET /api/v2/users/{id}/authentication-methods`, with the scope `read:authentication_methods`.
   */
  readonly listAuthenticationMethods: ManagementOperation<'listUserAuthenticationMethods'>
  /**
   * List the connected accounts of a user.
   *
   * Lists the accounts at identity providers that a user has connected by the My Account API, oldest
   * first, in pages.
   *
   * `GET /api/v2/users/{id}/connected-accounts`, with the scope `read:users`.
   */
  readonly listConnectedAccounts: ManagementOperation<'listUserConnectedAccounts'>
  /**
   * List the roles that grant a permission to a user.
   *
   * Lists the roles of a user that have a permission of one API, with their sources.
   *
   * `GET /api/v2/users/{id}/effective-permissions/sources/effective-roles`, with the scope `read:user_permission_source_roles`.
   */
  readonly listEffectivePermissionSourceEffectiveRoles: ManagementOperation<'listUserEffectivePermissionSourceEffectiveRoles'>
  /**
   * List the effective permissions of a user.
   *
   * Lists the permissions of a user at one API, assigned directly or by roles.
   *
   * `GET /api/v2/users/{id}/effective-permissions`, with the scope `read:user_effective_permissions`.
   */
  readonly listEffectivePermissions: ManagementOperation<'listUserEffectivePermissions'>
  /**
   * List the groups that give a user a role.
   *
   * Lists the groups by which a user has a role in all of the tenant, in pages.
   *
   * `GET /api/v2/users/{id}/effective-roles/sources/groups`, with the scope `read:user_role_source_groups`.
   */
  readonly listEffectiveRoleSourceGroups: ManagementOperation<'listUserEffectiveRoleSourceGroups'>
  /**
   * List the effective roles of a user.
   *
   * Lists all roles of a user with their sources.
   *
   * `GET /api/v2/users/{id}/effective-roles`, with the scope `read:user_effective_roles`.
   */
  readonly listEffectiveRoles: ManagementOperation<'listUserEffectiveRoles'>
  /**
   * List the enrollments of a user.
   *
   * Lists the second factors of a user, without the recovery code.
   *
   * `GET /api/v2/users/{id}/enrollments`, with the scope `read:users` or `read:current_user`.
   */
  readonly listEnrollments: ManagementOperation<'listUserEnrollments'>
  /**
   * List the token sets of a user.
   *
   * Lists the token sets of a user: tokens of identity providers that applications can get by token
   * exchange. They come from accounts that the user has connected, and from log-ins with connections
   * that have `federated_connections_access_tokens`. The response does not contain the tokens.
   *
   * `GET /api/v2/users/{id}/federated-connections-tokensets`, with the scope `read:federated_connections_tokens`.
   */
  readonly listFederatedConnectionsTokensets: ManagementOperation<'listUserFederatedConnectionsTokensets'>
  /**
   * List the groups of a user.
   *
   * Lists the groups that any account of a user is a member of, in pages.
   *
   * `GET /api/v2/users/{id}/groups`, with the scope `read:groups`.
   */
  readonly listGroups: ManagementOperation<'listUserGroups'>
  /**
   * List the log events of a user.
   *
   * Lists the log events about one user, latest first, in pages.
   *
   * `GET /api/v2/users/{id}/logs`, with the scope `read:logs` or `read:logs_users`.
   */
  readonly listLogs: ManagementOperation<'listUserLogs'>
  /**
   * List the organizations of a user.
   *
   * Lists the organizations that a user is a member of, in pages.
   *
   * `GET /api/v2/users/{id}/organizations`, with the scope `read:organizations`.
   */
  readonly listOrganizations: ManagementOperation<'listUserOrganizations'>
  /**
   * List the permissions of a user.
   *
   * Lists the permissions that are assigned to a user directly, in pages. Permissions of the user's
   * roles are not included.
   *
   * `GET /api/v2/users/{id}/permissions`, with the scope `read:users`.
   */
  readonly listPermissions: ManagementOperation<'listUserPermissions'>
  /**
   * List the refresh tokens of a user.
   *
   * Lists the refresh tokens that were issued for a user, oldest first, in pages.
   *
   * `GET /api/v2/users/{id}/refresh-tokens`, with the scope `read:refresh_tokens`.
   */
  readonly listRefreshTokens: ManagementOperation<'listUserRefreshTokens'>
  /**
   * List the roles of a user.
   *
   * Lists the roles that are assigned to a user, in pages.
   *
   * `GET /api/v2/users/{id}/roles`, with the scope `read:users` or `read:roles` or `read:role_members`.
   */
  readonly listRoles: ManagementOperation<'listUserRoles'>
  /**
   * List the sessions of a user.
   *
   * Lists the sessions of a user, oldest first, in pages.
   *
   * `GET /api/v2/users/{id}/sessions`, with the scope `read:sessions`.
   */
  readonly listSessions: ManagementOperation<'listUserSessions'>
  /**
   * List or search users.
   *
   * Lists the users of the tenant that match a query, or all users, in pages. Only the first 1,000
   * matches can be reached.
   *
   * A query has Lucene syntax: `email:"ada@example.com"`, `name:ad*`, `nickname:*love*`,
   * `logins_count:[1 TO 5]`, `last_login:{2026-01-15 TO *]`, `_exists_:phone_number`,
   * `app_metadata.plan:(gold OR silver)`, `organization_id:"org_2eondWoxcMIpaLQc"`, with `AND`, `OR`,
   * `NOT` and parentheses.
   *
   * `GET /api/v2/users`, with the scope `read:users` or `read:user_idp_tokens`.
   */
  readonly list: ManagementOperation<'listUsers'>
  /**
   * Remove permissions from a user.
   *
   * Removes permissions that were assigned to a user directly. The user keeps permissions that the
   * user's roles grant.
   *
   * `DELETE /api/v2/users/{id}/permissions`, with the scope `update:users`.
   */
  readonly removePermissions: ManagementOperation<'removeUserPermissions'>
  /**
   * Remove roles from a user.
   *
   * Removes roles from a user.
   *
   * `DELETE /api/v2/users/{id}/roles`, with the scope `update:users` or `delete:role_members`.
   */
  readonly removeRoles: ManagementOperation<'removeUserRoles'>
  /**
   * Revoke the access of a user.
   *
   * Ends one session or all sessions of a user and revokes their refresh tokens, unless
   * `preserve_refresh_tokens` is true.
   *
   * `POST /api/v2/users/{id}/revoke-access`, with the scope `delete:sessions` or `delete:refresh_tokens`.
   */
  readonly revokeAccess: ManagementOperation<'revokeUserAccess'>
  /**
   * Revoke the remembered browsers of a user.
   *
   * Removes all remembered browsers of a user, so that the next log-in in each of them requires a
   * second factor again.
   *
   * `POST /api/v2/users/{id}/multifactor/actions/invalidate-remember-browser`, with the scope `update:users`.
   */
  readonly revokeRememberedBrowsers: ManagementOperation<'revokeUserRememberedBrowsers'>
  /**
   * Rotate the recovery code of a user.
   *
   * Creates a new recovery code for a user and invalidates the previous one. The new code is returned
   * only once.
   *
   * `POST /api/v2/users/{id}/recovery-code-regeneration`, with the scope `update:users`.
   */
  readonly rotateRecoveryCode: ManagementOperation<'rotateUserRecoveryCode'>
  /**
   * Unlink an identity from a user.
   *
   * Removes a linked identity from a user and creates a separate user for it, with the profile that it
   * had before it was linked.
   *
   * `DELETE /api/v2/users/{id}/identities/{provider}/{user_id}`, with the scope `update:users` or `update:current_user_identities`.
   */
  readonly unlinkIdentity: ManagementOperation<'unlinkUserIdentity'>
  /**
   * Update a user.
   *
   * Changes the members of a user that the body contains and keeps the others. Metadata is merged one
   * level deep.
   *
   * `PATCH /api/v2/users/{id}`, with the scope `update:users` or `update:users_app_metadata` or `update:current_user_metadata`.
   */
  readonly update: ManagementOperation<'updateUser'>
  /**
   * Update an authentication method of a user.
   *
   * Changes the name or the preferred channel of an authentication method.
   *
   * `PATCH /api/v2/users/{id}/authentication-methods/{authentication_method_id}`, with the scope `update:authentication_methods`.
   */
  readonly updateAuthenticationMethod: ManagementOperation<'updateUserAuthenticationMethod'>
  /**
   * Replace the authentication methods of a user.
   *
   * Replaces all authentication methods of a user with the types `phone`, `email` and `totp`.
   * Passkeys, security keys and the recovery code are not changed.
   *
   * `PUT /api/v2/users/{id}/authentication-methods`, with the scope `update:authentication_methods`.
   */
  readonly updateAuthenticationMethods: ManagementOperation<'updateUserAuthenticationMethods'>
}

/**
 * Finds users by their exact e-mail address. An address may belong to several users, at most one
 * per connection.
 */
export interface UsersByEmailMethods {
  /**
   * List the users with an e-mail address.
   *
   * Lists the users who have an e-mail address, at most one per connection.
   *
   * `GET /api/v2/users-by-email`, with the scope `read:users`.
   */
  readonly list: ManagementOperation<'listUsersByEmail'>
}

/**
 * A verification template defines which claims of a verifiable credential, such as a mobile
 * driving licence, the tenant requests, and which issuers it trusts. Manage these templates
 * here.
 */
export interface VerifiableCredentialsMethods {
  /**
   * Create a verification template.
   *
   * Creates a verifiable credential verification template.
   *
   * `POST /api/v2/verifiable-credentials/verification/templates`, with the scope `create:vdcs_templates`.
   */
  readonly createTemplate: ManagementOperation<'createVerifiableCredentialTemplate'>
  /**
   * Delete a verification template.
   *
   * Deletes a verifiable credential verification template.
   *
   * `DELETE /api/v2/verifiable-credentials/verification/templates/{id}`, with the scope `delete:vdcs_templates`.
   */
  readonly deleteTemplate: ManagementOperation<'deleteVerifiableCredentialTemplate'>
  /**
   * Get a verification template.
   *
   * Returns one verifiable credential verification template.
   *
   * `GET /api/v2/verifiable-credentials/verification/templates/{id}`, with the scope `read:vdcs_templates`.
   */
  readonly getTemplate: ManagementOperation<'getVerifiableCredentialTemplate'>
  /**
   * List verification templates.
   *
   * Lists the verifiable credential verification templates of the tenant, oldest first, in pages.
   *
   * `GET /api/v2/verifiable-credentials/verification/templates`, with the scope `read:vdcs_templates`.
   */
  readonly listTemplates: ManagementOperation<'listVerifiableCredentialTemplates'>
  /**
   * Update a verification template.
   *
   * Changes the members of a verifiable credential verification template that the body contains and
   * keeps the others.
   *
   * `PATCH /api/v2/verifiable-credentials/verification/templates/{id}`, with the scope `update:vdcs_templates`.
   */
  readonly updateTemplate: ManagementOperation<'updateVerifiableCredentialTemplate'>
}

/** The resources of the management API. */
export interface Resources {
  /**
   * An action is JavaScript of the tenant that runs at a trigger, such as each log-in. Deploy it, bind
   * it to the trigger, and test it here. Actions share code by modules.
   */
  readonly actions: ActionsMethods
  /**
   * Suspicious IP throttling blocks an IP address after too many failed attempts. Check whether an
   * address is blocked, and unblock it.
   */
  readonly anomaly: AnomalyMethods
  /**
   * Settings that protect log-ins against guessing and programs: brute-force protection of accounts,
   * throttling of suspicious IP addresses, detection of breached passwords, bot detection with
   * captchas, and limits of phone messages. Changes take effect immediately.
   */
  readonly attackProtection: AttackProtectionMethods
  /**
   * Branding defines the logo, favicon and colors of the tenant's pages and e-mails. A theme defines
   * the look of the pages in detail. Changes take effect with the next page. A phone provider delivers
   * text messages and voice calls with codes; phone templates define their texts.
   */
  readonly branding: BrandingMethods
  /**
   * A client grant permits a client to request access tokens for one API with certain scopes.
   * Client grants exist for tokens of clients themselves and for tokens of users.
   */
  readonly clientGrants: ClientGrantsMethods
  /**
   * A client is an application that logs users in or calls APIs: a web application, a single-page
   * application, a mobile app or a service. Manage its metadata, callback URLs, client
   * authentication, credentials and token settings here. What a client may request of an API is
   * defined by client grants.
   */
  readonly clients: ClientsMethods
  /**
   * A connection profile determines the settings of connections that members of organizations create:
   * the prefix of their names, how organizations use them and which features they may have. The
   * profile applies where `my_organization_configuration` of a client names it. Connections that
   * exist already keep their settings.
   */
  readonly connectionProfiles: ConnectionProfilesMethods
  /**
   * A connection is a source of users: a database of the tenant, passwordless log-in by e-mail or SMS,
   * or an identity provider. Its options define identifiers, password rules, passkeys and sign-up.
   * Users can log in to a client with the connections that are enabled for it.
   */
  readonly connections: ConnectionsMethods
  /**
   * The directory provisionings of all connections of the tenant: the server reads users and groups
   * from the directory of an identity provider. That of one connection is read and changed at
   * `/connections/{id}/directory-provisioning`.
   */
  readonly connectionsDirectoryProvisionings: ConnectionsDirectoryProvisioningsMethods
  /**
   * The SCIM configurations of all connections of the tenant. That of one connection is read and
   * changed at `/connections/{id}/scim-configuration`.
   */
  readonly connectionsScimConfigurations: ConnectionsScimConfigurationsMethods
  /**
   * A custom domain is a further host name of the tenant, such as `login.example.com`: log-in pages,
   * tokens and links have it in place of the domain of the tenant. The owner of the domain proves the
   * ownership by a DNS record before the server serves requests for it.
   */
  readonly customDomains: CustomDomainsMethods
  /**
   * A device credential belongs to a device on which a user stays logged in, such as a mobile
   * phone. Delete a device credential to log the user out on that device.
   */
  readonly deviceCredentials: DeviceCredentialsMethods
  /**
   * An e-mail template replaces the sender, subject and body of one kind of e-mail, such as the
   * verification or password reset e-mail. Templates are written in Liquid.
   */
  readonly emailTemplates: EmailTemplatesMethods
  /**
   * The e-mail provider is the SMTP server or HTTP API through which the tenant sends its e-mails. A
   * tenant without one uses the default SMTP server of the installation.
   */
  readonly emails: EmailsMethods
  /**
   * An event stream delivers events of the tenant, such as created users, to a webhook or another
   * destination. Deliveries are signed and retried. Manage event streams here, inspect failed
   * deliveries, and start them again.
   */
  readonly eventStreams: EventStreamsMethods
  /**
   * The event feed returns the events of the tenant as server-sent events while they happen. A
   * client that resumes at its last offset misses none.
   */
  readonly events: EventsMethods
  /**
   * A flow is a list of actions that run between the steps of a form: they read and change the user,
   * send requests and messages, or compute values. Credentials that they need are connections of the
   * vault, and each run is an execution.
   */
  readonly flows: FlowsMethods
  /**
   * A form asks a user for further input during a log-in. Its nodes are steps, which are pages with
   * fields, flows, which run without a page, and routers, which choose the next node. An action shows
   * it by `api.prompt.render`.
   */
  readonly forms: FormsMethods
  /**
   * A grant records the consent of a user that a client may access an API with certain scopes.
   * List the grants of users, or delete them so that clients have to ask again.
   */
  readonly grants: GrantsMethods
  /**
   * A group is a set of users of one connection, which the identity provider of the connection writes
   * by SCIM. Members of a group have the roles of the group.
   */
  readonly groups: GroupsMethods
  /**
   * Second factors of the tenant and the policies that require them. Enable factors such as
   * one-time passwords, read and delete the enrollments of users, and create tickets by which
   * users enroll.
   */
  readonly guardian: GuardianMethods
  /**
   * A job is a long-running task: an import or export of users, or a verification e-mail. Start a
   * job, follow its state and progress, and download its file or its errors.
   */
  readonly jobs: JobsMethods
  /**
   * Signing keys sign the ID tokens and access tokens of the tenant. Rotate them without downtime,
   * because the next key is published before it signs, and revoke a key to invalidate everything that
   * it signed. Encryption keys protect private keys and secrets in the database: replace the master
   * key of the tenant, or wrap it with a key of your own.
   */
  readonly keys: KeysMethods
  /**
   * A log stream sends the entries of the log of the tenant to another service, in batches and in
   * their order. The server sends a batch that the service does not accept again, and skips no entries
   * as long as they are retained.
   */
  readonly logStreams: LogStreamsMethods
  /**
   * A log event records a log-in, a change or a refused request in the tenant. Search log events
   * with a query, or read them in order from a checkpoint.
   */
  readonly logs: LogsMethods
  /**
   * Tests a draft of a network ACL on the latest requests of the tenant before it is stored. The
   * result shows which requests the draft would decide differently, and whether it would lock the
   * caller out.
   */
  readonly networkAclDryRuns: NetworkAclDryRunsMethods
  /**
   * Explains what the network ACLs in force decide for a request with given facts, and which
   * criteria are the reason. Nothing is stored.
   */
  readonly networkAclExplanations: NetworkAclExplanationsMethods
  /**
   * A network access control list blocks, allows, logs or redirects requests before any other
   * processing. Its rule compares IP addresses, countries, networks, TLS fingerprints, user agents
   * and host names. Network ACLs are evaluated in ascending order of priority.
   */
  readonly networkAcls: NetworkAclsMethods
  /**
   * An organization is a customer, team or partner of the tenant, whose members log in together. It
   * has connections of its own, roles for its members, invitations and branding.
   */
  readonly organizations: OrganizationsMethods
  /**
   * A prompt is a step of the log-in, such as sign-up or password reset, with one or more screens.
   * Choose how the log-in asks for identifiers, and replace the texts of screens in each language.
   */
  readonly prompts: PromptsMethods
  /**
   * A rate limit policy limits how many requests per second an application sends to the
   * authentication API, so that one application cannot use up what all of them share. The policy that
   * names the client applies; otherwise that of its group; otherwise the default.
   */
  readonly rateLimitPolicies: RateLimitPoliciesMethods
  /**
   * A refresh token lets a client obtain access tokens while the user is away. List and revoke the
   * refresh tokens of users, by token, client or API; the tokens themselves are never returned.
   */
  readonly refreshTokens: RefreshTokensMethods
  /**
   * A resource server is an API that accepts access tokens of the tenant. Its identifier is the
   * audience of these tokens, its scopes are the permissions that clients and users can have. The
   * management API itself is one of them.
   */
  readonly resourceServers: ResourceServersMethods
  /**
   * Settings of the assessment of log-ins: whether a user logs in from a device that is known, from
   * a place that they can have reached since the last log-in, and from an IP address that is not on a
   * list. The policy `confidence-score` requires a second factor of a log-in with low confidence.
   */
  readonly riskAssessments: RiskAssessmentsMethods
  /**
   * A role is a named set of permissions. Users who have a role have its permissions at the APIs
   * that enforce role-based access control.
   */
  readonly roles: RolesMethods
  /**
   * By a self-service profile, administrators of a customer connect their identity provider
   * themselves, without an account at the tenant. The profile says which identity providers they may
   * choose, which attributes of users the tenant expects and how the pages look. An access ticket is
   * the link to these pages, for one connection.
   */
  readonly selfServiceProfiles: SelfServiceProfilesMethods
  /**
   * A session is the log-in of a user in one browser, shared by all clients that the user logs in
   * to there. Read its times, devices and clients, change its metadata, or end it.
   */
  readonly sessions: SessionsMethods
  /**
   * Daily numbers of log-ins, sign-ups and detected leaked passwords, and the number of active
   * users. Days are in UTC.
   */
  readonly stats: StatsMethods
  /**
   * A tenant is one isolated instance of the platform with its own host name, users and keys. Its
   * settings define session lifetimes, languages, default values, error pages, security headers
   * and feature flags.
   */
  readonly tenants: TenantsMethods
  /**
   * A ticket is a link that can be used once, to verify an e-mail address or to set a new
   * password. The server returns the link, and the caller sends it to the user.
   */
  readonly tickets: TicketsMethods
  /**
   * A token exchange profile defines which tokens of another issuer log users in: an application
   * exchanges such a token at `/oauth/token` for tokens of the tenant (RFC 8693). A profile contains
   * the issuer, its keys and the claim that identifies the user. The hosted service validates the
   * token by an action instead, which this server does not support.
   */
  readonly tokenExchangeProfiles: TokenExchangeProfilesMethods
  /**
   * A user attribute profile defines which attributes users have, and from which claim of OpenID
   * Connect, attribute of SAML or attribute of SCIM each of them is read. Members of
   * organizations create identity providers with the mapping of the profile that
   * `my_organization_configuration` of a client names. Other connections have mappings of their own.
   */
  readonly userAttributeProfiles: UserAttributeProfilesMethods
  /**
   * Brute-force protection blocks an account after repeated failed log-ins. Read the blocks of a
   * user or of an identifier, and remove them.
   */
  readonly userBlocks: UserBlocksMethods
  /**
   * A user is a person with a profile, metadata and one or more identities at connections. Manage
   * users here, with their roles, permissions, authentication methods, sessions and linked
   * identities.
   */
  readonly users: UsersMethods
  /**
   * Finds users by their exact e-mail address. An address may belong to several users, at most one
   * per connection.
   */
  readonly usersByEmail: UsersByEmailMethods
  /**
   * A verification template defines which claims of a verifiable credential, such as a mobile
   * driving licence, the tenant requests, and which issuers it trusts. Manage these templates
   * here.
   */
  readonly verifiableCredentials: VerifiableCredentialsMethods
}

/** Every operation under its operationId. */
export interface OperationsById {
  /**
   * @deprecated Call `actions.create`.
   */
  readonly createAction: ManagementOperation<'createAction'>
  /**
   * @deprecated Call `actions.createDeployment`.
   */
  readonly createActionDeployment: ManagementOperation<'createActionDeployment'>
  /**
   * @deprecated Call `actions.createModule`.
   */
  readonly createActionModule: ManagementOperation<'createActionModule'>
  /**
   * @deprecated Call `actions.createModuleRollback`.
   */
  readonly createActionModuleRollback: ManagementOperation<'createActionModuleRollback'>
  /**
   * @deprecated Call `actions.createModuleVersion`.
   */
  readonly createActionModuleVersion: ManagementOperation<'createActionModuleVersion'>
  /**
   * @deprecated Call `actions.createTest`.
   */
  readonly createActionTest: ManagementOperation<'createActionTest'>
  /**
   * @deprecated Call `actions.createVersionDeployment`.
   */
  readonly createActionVersionDeployment: ManagementOperation<'createActionVersionDeployment'>
  /**
   * @deprecated Call `actions.delete`.
   */
  readonly deleteAction: ManagementOperation<'deleteAction'>
  /**
   * @deprecated Call `actions.deleteModule`.
   */
  readonly deleteActionModule: ManagementOperation<'deleteActionModule'>
  /**
   * @deprecated Call `actions.get`.
   */
  readonly getAction: ManagementOperation<'getAction'>
  /**
   * @deprecated Call `actions.getExecution`.
   */
  readonly getActionExecution: ManagementOperation<'getActionExecution'>
  /**
   * @deprecated Call `actions.getModule`.
   */
  readonly getActionModule: ManagementOperation<'getActionModule'>
  /**
   * @deprecated Call `actions.getModuleVersion`.
   */
  readonly getActionModuleVersion: ManagementOperation<'getActionModuleVersion'>
  /**
   * @deprecated Call `actions.getVersion`.
   */
  readonly getActionVersion: ManagementOperation<'getActionVersion'>
  /**
   * @deprecated Call `actions.listModuleActions`.
   */
  readonly listActionModuleActions: ManagementOperation<'listActionModuleActions'>
  /**
   * @deprecated Call `actions.listModuleVersions`.
   */
  readonly listActionModuleVersions: ManagementOperation<'listActionModuleVersions'>
  /**
   * @deprecated Call `actions.listModules`.
   */
  readonly listActionModules: ManagementOperation<'listActionModules'>
  /**
   * @deprecated Call `actions.listTriggerBindings`.
   */
  readonly listActionTriggerBindings: ManagementOperation<'listActionTriggerBindings'>
  /**
   * @deprecated Call `actions.listTriggers`.
   */
  readonly listActionTriggers: ManagementOperation<'listActionTriggers'>
  /**
   * @deprecated Call `actions.listVersions`.
   */
  readonly listActionVersions: ManagementOperation<'listActionVersions'>
  /**
   * @deprecated Call `actions.list`.
   */
  readonly listActions: ManagementOperation<'listActions'>
  /**
   * @deprecated Call `actions.update`.
   */
  readonly updateAction: ManagementOperation<'updateAction'>
  /**
   * @deprecated Call `actions.updateModule`.
   */
  readonly updateActionModule: ManagementOperation<'updateActionModule'>
  /**
   * @deprecated Call `actions.updateTriggerBindings`.
   */
  readonly updateActionTriggerBindings: ManagementOperation<'updateActionTriggerBindings'>
  /**
   * @deprecated Call `anomaly.deleteAddressBlock`.
   */
  readonly deleteAddressBlock: ManagementOperation<'deleteAddressBlock'>
  /**
   * @deprecated Call `anomaly.getAddressBlock`.
   */
  readonly getAddressBlock: ManagementOperation<'getAddressBlock'>
  /**
   * @deprecated Call `attackProtection.getBotDetection`.
   */
  readonly getBotDetection: ManagementOperation<'getBotDetection'>
  /**
   * @deprecated Call `attackProtection.getBreachedPasswordDetection`.
   */
  readonly getBreachedPasswordDetection: ManagementOperation<'getBreachedPasswordDetection'>
  /**
   * @deprecated Call `attackProtection.getBruteForceProtection`.
   */
  readonly getBruteForceProtection: ManagementOperation<'getBruteForceProtection'>
  /**
   * @deprecated Call `attackProtection.getCaptcha`.
   */
  readonly getCaptcha: ManagementOperation<'getCaptcha'>
  /**
   * @deprecated Call `attackProtection.getPhoneProviderProtection`.
   */
  readonly getPhoneProviderProtection: ManagementOperation<'getPhoneProviderProtection'>
  /**
   * @deprecated Call `attackProtection.getSuspiciousIpThrottling`.
   */
  readonly getSuspiciousIpThrottling: ManagementOperation<'getSuspiciousIpThrottling'>
  /**
   * @deprecated Call `attackProtection.updateBotDetection`.
   */
  readonly updateBotDetection: ManagementOperation<'updateBotDetection'>
  /**
   * @deprecated Call `attackProtection.updateBreachedPasswordDetection`.
   */
  readonly updateBreachedPasswordDetection: ManagementOperation<'updateBreachedPasswordDetection'>
  /**
   * @deprecated Call `attackProtection.updateBruteForceProtection`.
   */
  readonly updateBruteForceProtection: ManagementOperation<'updateBruteForceProtection'>
  /**
   * @deprecated Call `attackProtection.updateCaptcha`.
   */
  readonly updateCaptcha: ManagementOperation<'updateCaptcha'>
  /**
   * @deprecated Call `attackProtection.updatePhoneProviderProtection`.
   */
  readonly updatePhoneProviderProtection: ManagementOperation<'updatePhoneProviderProtection'>
  /**
   * @deprecated Call `attackProtection.updateSuspiciousIpThrottling`.
   */
  readonly updateSuspiciousIpThrottling: ManagementOperation<'updateSuspiciousIpThrottling'>
  /**
   * @deprecated Call `branding.createPhoneProvider`.
   */
  readonly createBrandingPhoneProvider: ManagementOperation<'createBrandingPhoneProvider'>
  /**
   * @deprecated Call `branding.createPhoneProviderTrial`.
   */
  readonly createBrandingPhoneProviderTrial: ManagementOperation<'createBrandingPhoneProviderTrial'>
  /**
   * @deprecated Call `branding.createPhoneTemplate`.
   */
  readonly createBrandingPhoneTemplate: ManagementOperation<'createBrandingPhoneTemplate'>
  /**
   * @deprecated Call `branding.createPhoneTemplateTrial`.
   */
  readonly createBrandingPhoneTemplateTrial: ManagementOperation<'createBrandingPhoneTemplateTrial'>
  /**
   * @deprecated Call `branding.createTheme`.
   */
  readonly createBrandingTheme: ManagementOperation<'createBrandingTheme'>
  /**
   * @deprecated Call `branding.deletePhoneProvider`.
   */
  readonly deleteBrandingPhoneProvider: ManagementOperation<'deleteBrandingPhoneProvider'>
  /**
   * @deprecated Call `branding.deletePhoneTemplate`.
   */
  readonly deleteBrandingPhoneTemplate: ManagementOperation<'deleteBrandingPhoneTemplate'>
  /**
   * @deprecated Call `branding.deleteTemplateUniversalLogin`.
   */
  readonly deleteBrandingTemplateUniversalLogin: ManagementOperation<'deleteBrandingTemplateUniversalLogin'>
  /**
   * @deprecated Call `branding.deleteTheme`.
   */
  readonly deleteBrandingTheme: ManagementOperation<'deleteBrandingTheme'>
  /**
   * @deprecated Call `branding.get`.
   */
  readonly getBranding: ManagementOperation<'getBranding'>
  /**
   * @deprecated Call `branding.getPhoneProvider`.
   */
  readonly getBrandingPhoneProvider: ManagementOperation<'getBrandingPhoneProvider'>
  /**
   * @deprecated Call `branding.getPhoneTemplate`.
   */
  readonly getBrandingPhoneTemplate: ManagementOperation<'getBrandingPhoneTemplate'>
  /**
   * @deprecated Call `branding.getTemplateUniversalLogin`.
   */
  readonly getBrandingTemplateUniversalLogin: ManagementOperation<'getBrandingTemplateUniversalLogin'>
  /**
   * @deprecated Call `branding.getTheme`.
   */
  readonly getBrandingTheme: ManagementOperation<'getBrandingTheme'>
  /**
   * @deprecated Call `branding.getDefaultBrandingTheme`.
   */
  readonly getDefaultBrandingTheme: ManagementOperation<'getDefaultBrandingTheme'>
  /**
   * @deprecated Call `branding.listPhoneProviders`.
   */
  readonly listBrandingPhoneProviders: ManagementOperation<'listBrandingPhoneProviders'>
  /**
   * @deprecated Call `branding.listPhoneTemplates`.
   */
  readonly listBrandingPhoneTemplates: ManagementOperation<'listBrandingPhoneTemplates'>
  /**
   * @deprecated Call `branding.update`.
   */
  readonly updateBranding: ManagementOperation<'updateBranding'>
  /**
   * @deprecated Call `branding.updatePhoneProvider`.
   */
  readonly updateBrandingPhoneProvider: ManagementOperation<'updateBrandingPhoneProvider'>
  /**
   * @deprecated Call `branding.updatePhoneTemplate`.
   */
  readonly updateBrandingPhoneTemplate: ManagementOperation<'updateBrandingPhoneTemplate'>
  /**
   * @deprecated Call `branding.updatePhoneTemplateReset`.
   */
  readonly updateBrandingPhoneTemplateReset: ManagementOperation<'updateBrandingPhoneTemplateReset'>
  /**
   * @deprecated Call `branding.updateTemplateUniversalLogin`.
   */
  readonly updateBrandingTemplateUniversalLogin: ManagementOperation<'updateBrandingTemplateUniversalLogin'>
  /**
   * @deprecated Call `branding.updateTheme`.
   */
  readonly updateBrandingTheme: ManagementOperation<'updateBrandingTheme'>
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
   * @deprecated Call `clientGrants.listOrganizations`.
   */
  readonly listClientGrantOrganizations: ManagementOperation<'listClientGrantOrganizations'>
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
   * @deprecated Call `clients.createCimdPreview`.
   */
  readonly createClientCimdPreview: ManagementOperation<'createClientCimdPreview'>
  /**
   * @deprecated Call `clients.createCimdRegistration`.
   */
  readonly createClientCimdRegistration: ManagementOperation<'createClientCimdRegistration'>
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
   * @deprecated Call `connectionProfiles.create`.
   */
  readonly createConnectionProfile: ManagementOperation<'createConnectionProfile'>
  /**
   * @deprecated Call `connectionProfiles.delete`.
   */
  readonly deleteConnectionProfile: ManagementOperation<'deleteConnectionProfile'>
  /**
   * @deprecated Call `connectionProfiles.get`.
   */
  readonly getConnectionProfile: ManagementOperation<'getConnectionProfile'>
  /**
   * @deprecated Call `connectionProfiles.getTemplate`.
   */
  readonly getConnectionProfileTemplate: ManagementOperation<'getConnectionProfileTemplate'>
  /**
   * @deprecated Call `connectionProfiles.listTemplates`.
   */
  readonly listConnectionProfileTemplates: ManagementOperation<'listConnectionProfileTemplates'>
  /**
   * @deprecated Call `connectionProfiles.list`.
   */
  readonly listConnectionProfiles: ManagementOperation<'listConnectionProfiles'>
  /**
   * @deprecated Call `connectionProfiles.update`.
   */
  readonly updateConnectionProfile: ManagementOperation<'updateConnectionProfile'>
  /**
   * @deprecated Call `connections.create`.
   */
  readonly createConnection: ManagementOperation<'createConnection'>
  /**
   * @deprecated Call `connections.createDirectoryProvisioning`.
   */
  readonly createConnectionDirectoryProvisioning: ManagementOperation<'createConnectionDirectoryProvisioning'>
  /**
   * @deprecated Call `connections.createDirectoryProvisioningSynchronization`.
   */
  readonly createConnectionDirectoryProvisioningSynchronization: ManagementOperation<'createConnectionDirectoryProvisioningSynchronization'>
  /**
   * @deprecated Call `connections.createDirectoryProvisioningSynchronizedGroups`.
   */
  readonly createConnectionDirectoryProvisioningSynchronizedGroups: ManagementOperation<'createConnectionDirectoryProvisioningSynchronizedGroups'>
  /**
   * @deprecated Call `connections.createKey`.
   */
  readonly createConnectionKey: ManagementOperation<'createConnectionKey'>
  /**
   * @deprecated Call `connections.createKeyRotation`.
   */
  readonly createConnectionKeyRotation: ManagementOperation<'createConnectionKeyRotation'>
  /**
   * @deprecated Call `connections.createScimConfiguration`.
   */
  readonly createConnectionScimConfiguration: ManagementOperation<'createConnectionScimConfiguration'>
  /**
   * @deprecated Call `connections.createScimConfigurationToken`.
   */
  readonly createConnectionScimConfigurationToken: ManagementOperation<'createConnectionScimConfigurationToken'>
  /**
   * @deprecated Call `connections.createTest`.
   */
  readonly createConnectionTest: ManagementOperation<'createConnectionTest'>
  /**
   * @deprecated Call `connections.delete`.
   */
  readonly deleteConnection: ManagementOperation<'deleteConnection'>
  /**
   * @deprecated Call `connections.deleteDirectoryProvisioning`.
   */
  readonly deleteConnectionDirectoryProvisioning: ManagementOperation<'deleteConnectionDirectoryProvisioning'>
  /**
   * @deprecated Call `connections.deleteDirectoryProvisioningSynchronizedGroups`.
   */
  readonly deleteConnectionDirectoryProvisioningSynchronizedGroups: ManagementOperation<'deleteConnectionDirectoryProvisioningSynchronizedGroups'>
  /**
   * @deprecated Call `connections.deleteScimConfiguration`.
   */
  readonly deleteConnectionScimConfiguration: ManagementOperation<'deleteConnectionScimConfiguration'>
  /**
   * @deprecated Call `connections.deleteScimConfigurationToken`.
   */
  readonly deleteConnectionScimConfigurationToken: ManagementOperation<'deleteConnectionScimConfigurationToken'>
  /**
   * @deprecated Call `connections.deleteUser`.
   */
  readonly deleteConnectionUser: ManagementOperation<'deleteConnectionUser'>
  /**
   * @deprecated Call `connections.get`.
   */
  readonly getConnection: ManagementOperation<'getConnection'>
  /**
   * @deprecated Call `connections.getDirectoryProvisioning`.
   */
  readonly getConnectionDirectoryProvisioning: ManagementOperation<'getConnectionDirectoryProvisioning'>
  /**
   * @deprecated Call `connections.getDirectoryProvisioningDefaultMapping`.
   */
  readonly getConnectionDirectoryProvisioningDefaultMapping: ManagementOperation<'getConnectionDirectoryProvisioningDefaultMapping'>
  /**
   * @deprecated Call `connections.getScimConfiguration`.
   */
  readonly getConnectionScimConfiguration: ManagementOperation<'getConnectionScimConfiguration'>
  /**
   * @deprecated Call `connections.getScimConfigurationDefaultMapping`.
   */
  readonly getConnectionScimConfigurationDefaultMapping: ManagementOperation<'getConnectionScimConfigurationDefaultMapping'>
  /**
   * @deprecated Call `connections.getStatus`.
   */
  readonly getConnectionStatus: ManagementOperation<'getConnectionStatus'>
  /**
   * @deprecated Call `connections.listClients`.
   */
  readonly listConnectionClients: ManagementOperation<'listConnectionClients'>
  /**
   * @deprecated Call `connections.listDirectoryProvisioningSynchronizedGroups`.
   */
  readonly listConnectionDirectoryProvisioningSynchronizedGroups: ManagementOperation<'listConnectionDirectoryProvisioningSynchronizedGroups'>
  /**
   * @deprecated Call `connections.listKeys`.
   */
  readonly listConnectionKeys: ManagementOperation<'listConnectionKeys'>
  /**
   * @deprecated Call `connections.listScimConfigurationTokens`.
   */
  readonly listConnectionScimConfigurationTokens: ManagementOperation<'listConnectionScimConfigurationTokens'>
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
   * @deprecated Call `connections.updateDirectoryProvisioning`.
   */
  readonly updateConnectionDirectoryProvisioning: ManagementOperation<'updateConnectionDirectoryProvisioning'>
  /**
   * @deprecated Call `connections.updateDirectoryProvisioningSynchronizedGroups`.
   */
  readonly updateConnectionDirectoryProvisioningSynchronizedGroups: ManagementOperation<'updateConnectionDirectoryProvisioningSynchronizedGroups'>
  /**
   * @deprecated Call `connections.updateScimConfiguration`.
   */
  readonly updateConnectionScimConfiguration: ManagementOperation<'updateConnectionScimConfiguration'>
  /**
   * @deprecated Call `connectionsDirectoryProvisionings.listDirectoryProvisionings`.
   */
  readonly listDirectoryProvisionings: ManagementOperation<'listDirectoryProvisionings'>
  /**
   * @deprecated Call `connectionsScimConfigurations.listScimConfigurations`.
   */
  readonly listScimConfigurations: ManagementOperation<'listScimConfigurations'>
  /**
   * @deprecated Call `customDomains.create`.
   */
  readonly createCustomDomain: ManagementOperation<'createCustomDomain'>
  /**
   * @deprecated Call `customDomains.createTest`.
   */
  readonly createCustomDomainTest: ManagementOperation<'createCustomDomainTest'>
  /**
   * @deprecated Call `customDomains.createVerification`.
   */
  readonly createCustomDomainVerification: ManagementOperation<'createCustomDomainVerification'>
  /**
   * @deprecated Call `customDomains.delete`.
   */
  readonly deleteCustomDomain: ManagementOperation<'deleteCustomDomain'>
  /**
   * @deprecated Call `customDomains.get`.
   */
  readonly getCustomDomain: ManagementOperation<'getCustomDomain'>
  /**
   * @deprecated Call `customDomains.getDefaultCustomDomain`.
   */
  readonly getDefaultCustomDomain: ManagementOperation<'getDefaultCustomDomain'>
  /**
   * @deprecated Call `customDomains.list`.
   */
  readonly listCustomDomains: ManagementOperation<'listCustomDomains'>
  /**
   * @deprecated Call `customDomains.update`.
   */
  readonly updateCustomDomain: ManagementOperation<'updateCustomDomain'>
  /**
   * @deprecated Call `customDomains.updateDefaultCustomDomain`.
   */
  readonly updateDefaultCustomDomain: ManagementOperation<'updateDefaultCustomDomain'>
  /**
   * @deprecated Call `deviceCredentials.create`.
   */
  readonly createDeviceCredential: ManagementOperation<'createDeviceCredential'>
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
   * @deprecated Call `flows.create`.
   */
  readonly createFlow: ManagementOperation<'createFlow'>
  /**
   * @deprecated Call `flows.createVaultConnection`.
   */
  readonly createFlowVaultConnection: ManagementOperation<'createFlowVaultConnection'>
  /**
   * @deprecated Call `flows.delete`.
   */
  readonly deleteFlow: ManagementOperation<'deleteFlow'>
  /**
   * @deprecated Call `flows.deleteExecution`.
   */
  readonly deleteFlowExecution: ManagementOperation<'deleteFlowExecution'>
  /**
   * @deprecated Call `flows.deleteVaultConnection`.
   */
  readonly deleteFlowVaultConnection: ManagementOperation<'deleteFlowVaultConnection'>
  /**
   * @deprecated Call `flows.get`.
   */
  readonly getFlow: ManagementOperation<'getFlow'>
  /**
   * @deprecated Call `flows.getExecution`.
   */
  readonly getFlowExecution: ManagementOperation<'getFlowExecution'>
  /**
   * @deprecated Call `flows.getVaultConnection`.
   */
  readonly getFlowVaultConnection: ManagementOperation<'getFlowVaultConnection'>
  /**
   * @deprecated Call `flows.listExecutions`.
   */
  readonly listFlowExecutions: ManagementOperation<'listFlowExecutions'>
  /**
   * @deprecated Call `flows.listVaultConnections`.
   */
  readonly listFlowVaultConnections: ManagementOperation<'listFlowVaultConnections'>
  /**
   * @deprecated Call `flows.list`.
   */
  readonly listFlows: ManagementOperation<'listFlows'>
  /**
   * @deprecated Call `flows.update`.
   */
  readonly updateFlow: ManagementOperation<'updateFlow'>
  /**
   * @deprecated Call `flows.updateVaultConnection`.
   */
  readonly updateFlowVaultConnection: ManagementOperation<'updateFlowVaultConnection'>
  /**
   * @deprecated Call `forms.create`.
   */
  readonly createForm: ManagementOperation<'createForm'>
  /**
   * @deprecated Call `forms.delete`.
   */
  readonly deleteForm: ManagementOperation<'deleteForm'>
  /**
   * @deprecated Call `forms.get`.
   */
  readonly getForm: ManagementOperation<'getForm'>
  /**
   * @deprecated Call `forms.list`.
   */
  readonly listForms: ManagementOperation<'listForms'>
  /**
   * @deprecated Call `forms.update`.
   */
  readonly updateForm: ManagementOperation<'updateForm'>
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
   * @deprecated Call `groups.assignRoles`.
   */
  readonly assignGroupRoles: ManagementOperation<'assignGroupRoles'>
  /**
   * @deprecated Call `groups.delete`.
   */
  readonly deleteGroup: ManagementOperation<'deleteGroup'>
  /**
   * @deprecated Call `groups.get`.
   */
  readonly getGroup: ManagementOperation<'getGroup'>
  /**
   * @deprecated Call `groups.listMembers`.
   */
  readonly listGroupMembers: ManagementOperation<'listGroupMembers'>
  /**
   * @deprecated Call `groups.listRoles`.
   */
  readonly listGroupRoles: ManagementOperation<'listGroupRoles'>
  /**
   * @deprecated Call `groups.list`.
   */
  readonly listGroups: ManagementOperation<'listGroups'>
  /**
   * @deprecated Call `groups.removeRoles`.
   */
  readonly removeGroupRoles: ManagementOperation<'removeGroupRoles'>
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
   * @deprecated Call `guardian.getFactorDuoSettings`.
   */
  readonly getGuardianFactorDuoSettings: ManagementOperation<'getGuardianFactorDuoSettings'>
  /**
   * @deprecated Call `guardian.getFactorEmailSettings`.
   */
  readonly getGuardianFactorEmailSettings: ManagementOperation<'getGuardianFactorEmailSettings'>
  /**
   * @deprecated Call `guardian.getFactorPhoneMessageTypes`.
   */
  readonly getGuardianFactorPhoneMessageTypes: ManagementOperation<'getGuardianFactorPhoneMessageTypes'>
  /**
   * @deprecated Call `guardian.getFactorPhoneProviderTwilio`.
   */
  readonly getGuardianFactorPhoneProviderTwilio: ManagementOperation<'getGuardianFactorPhoneProviderTwilio'>
  /**
   * @deprecated Call `guardian.getFactorPhoneSelectedProvider`.
   */
  readonly getGuardianFactorPhoneSelectedProvider: ManagementOperation<'getGuardianFactorPhoneSelectedProvider'>
  /**
   * @deprecated Call `guardian.getFactorPhoneSettings`.
   */
  readonly getGuardianFactorPhoneSettings: ManagementOperation<'getGuardianFactorPhoneSettings'>
  /**
   * @deprecated Call `guardian.getFactorPhoneTemplates`.
   */
  readonly getGuardianFactorPhoneTemplates: ManagementOperation<'getGuardianFactorPhoneTemplates'>
  /**
   * @deprecated Call `guardian.getFactorPushNotificationProviderApns`.
   */
  readonly getGuardianFactorPushNotificationProviderApns: ManagementOperation<'getGuardianFactorPushNotificationProviderApns'>
  /**
   * @deprecated Call `guardian.getFactorPushNotificationProviderSns`.
   */
  readonly getGuardianFactorPushNotificationProviderSns: ManagementOperation<'getGuardianFactorPushNotificationProviderSns'>
  /**
   * @deprecated Call `guardian.getFactorPushNotificationSelectedProvider`.
   */
  readonly getGuardianFactorPushNotificationSelectedProvider: ManagementOperation<'getGuardianFactorPushNotificationSelectedProvider'>
  /**
   * @deprecated Call `guardian.getFactorSmsProviderTwilio`.
   */
  readonly getGuardianFactorSmsProviderTwilio: ManagementOperation<'getGuardianFactorSmsProviderTwilio'>
  /**
   * @deprecated Call `guardian.getFactorSmsSelectedProvider`.
   */
  readonly getGuardianFactorSmsSelectedProvider: ManagementOperation<'getGuardianFactorSmsSelectedProvider'>
  /**
   * @deprecated Call `guardian.getFactorSmsTemplates`.
   */
  readonly getGuardianFactorSmsTemplates: ManagementOperation<'getGuardianFactorSmsTemplates'>
  /**
   * @deprecated Call `guardian.getFactorWebauthnPlatformSettings`.
   */
  readonly getGuardianFactorWebauthnPlatformSettings: ManagementOperation<'getGuardianFactorWebauthnPlatformSettings'>
  /**
   * @deprecated Call `guardian.getFactorWebauthnRoamingSettings`.
   */
  readonly getGuardianFactorWebauthnRoamingSettings: ManagementOperation<'getGuardianFactorWebauthnRoamingSettings'>
  /**
   * @deprecated Call `guardian.getPolicies`.
   */
  readonly getGuardianPolicies: ManagementOperation<'getGuardianPolicies'>
  /**
   * @deprecated Call `guardian.getSettings`.
   */
  readonly getGuardianSettings: ManagementOperation<'getGuardianSettings'>
  /**
   * @deprecated Call `guardian.listFactors`.
   */
  readonly listGuardianFactors: ManagementOperation<'listGuardianFactors'>
  /**
   * @deprecated Call `guardian.patchFactorDuoSettings`.
   */
  readonly patchGuardianFactorDuoSettings: ManagementOperation<'patchGuardianFactorDuoSettings'>
  /**
   * @deprecated Call `guardian.patchFactorPushNotificationProviderApns`.
   */
  readonly patchGuardianFactorPushNotificationProviderApns: ManagementOperation<'patchGuardianFactorPushNotificationProviderApns'>
  /**
   * @deprecated Call `guardian.patchFactorPushNotificationProviderFcm`.
   */
  readonly patchGuardianFactorPushNotificationProviderFcm: ManagementOperation<'patchGuardianFactorPushNotificationProviderFcm'>
  /**
   * @deprecated Call `guardian.patchFactorPushNotificationProviderFcmv1`.
   */
  readonly patchGuardianFactorPushNotificationProviderFcmv1: ManagementOperation<'patchGuardianFactorPushNotificationProviderFcmv1'>
  /**
   * @deprecated Call `guardian.patchFactorPushNotificationProviderSns`.
   */
  readonly patchGuardianFactorPushNotificationProviderSns: ManagementOperation<'patchGuardianFactorPushNotificationProviderSns'>
  /**
   * @deprecated Call `guardian.updateFactor`.
   */
  readonly updateGuardianFactor: ManagementOperation<'updateGuardianFactor'>
  /**
   * @deprecated Call `guardian.updateFactorDuoSettings`.
   */
  readonly updateGuardianFactorDuoSettings: ManagementOperation<'updateGuardianFactorDuoSettings'>
  /**
   * @deprecated Call `guardian.updateFactorEmailSettings`.
   */
  readonly updateGuardianFactorEmailSettings: ManagementOperation<'updateGuardianFactorEmailSettings'>
  /**
   * @deprecated Call `guardian.updateFactorPhoneMessageTypes`.
   */
  readonly updateGuardianFactorPhoneMessageTypes: ManagementOperation<'updateGuardianFactorPhoneMessageTypes'>
  /**
   * @deprecated Call `guardian.updateFactorPhoneProviderTwilio`.
   */
  readonly updateGuardianFactorPhoneProviderTwilio: ManagementOperation<'updateGuardianFactorPhoneProviderTwilio'>
  /**
   * @deprecated Call `guardian.updateFactorPhoneSelectedProvider`.
   */
  readonly updateGuardianFactorPhoneSelectedProvider: ManagementOperation<'updateGuardianFactorPhoneSelectedProvider'>
  /**
   * @deprecated Call `guardian.updateFactorPhoneSettings`.
   */
  readonly updateGuardianFactorPhoneSettings: ManagementOperation<'updateGuardianFactorPhoneSettings'>
  /**
   * @deprecated Call `guardian.updateFactorPhoneTemplates`.
   */
  readonly updateGuardianFactorPhoneTemplates: ManagementOperation<'updateGuardianFactorPhoneTemplates'>
  /**
   * @deprecated Call `guardian.updateFactorPushNotificationProviderApns`.
   */
  readonly updateGuardianFactorPushNotificationProviderApns: ManagementOperation<'updateGuardianFactorPushNotificationProviderApns'>
  /**
   * @deprecated Call `guardian.updateFactorPushNotificationProviderFcm`.
   */
  readonly updateGuardianFactorPushNotificationProviderFcm: ManagementOperation<'updateGuardianFactorPushNotificationProviderFcm'>
  /**
   * @deprecated Call `guardian.updateFactorPushNotificationProviderFcmv1`.
   */
  readonly updateGuardianFactorPushNotificationProviderFcmv1: ManagementOperation<'updateGuardianFactorPushNotificationProviderFcmv1'>
  /**
   * @deprecated Call `guardian.updateFactorPushNotificationProviderSns`.
   */
  readonly updateGuardianFactorPushNotificationProviderSns: ManagementOperation<'updateGuardianFactorPushNotificationProviderSns'>
  /**
   * @deprecated Call `guardian.updateFactorPushNotificationSelectedProvider`.
   */
  readonly updateGuardianFactorPushNotificationSelectedProvider: ManagementOperation<'updateGuardianFactorPushNotificationSelectedProvider'>
  /**
   * @deprecated Call `guardian.updateFactorSmsProviderTwilio`.
   */
  readonly updateGuardianFactorSmsProviderTwilio: ManagementOperation<'updateGuardianFactorSmsProviderTwilio'>
  /**
   * @deprecated Call `guardian.updateFactorSmsSelectedProvider`.
   */
  readonly updateGuardianFactorSmsSelectedProvider: ManagementOperation<'updateGuardianFactorSmsSelectedProvider'>
  /**
   * @deprecated Call `guardian.updateFactorSmsTemplates`.
   */
  readonly updateGuardianFactorSmsTemplates: ManagementOperation<'updateGuardianFactorSmsTemplates'>
  /**
   * @deprecated Call `guardian.updateFactorWebauthnPlatformSettings`.
   */
  readonly updateGuardianFactorWebauthnPlatformSettings: ManagementOperation<'updateGuardianFactorWebauthnPlatformSettings'>
  /**
   * @deprecated Call `guardian.updateFactorWebauthnRoamingSettings`.
   */
  readonly updateGuardianFactorWebauthnRoamingSettings: ManagementOperation<'updateGuardianFactorWebauthnRoamingSettings'>
  /**
   * @deprecated Call `guardian.updatePolicies`.
   */
  readonly updateGuardianPolicies: ManagementOperation<'updateGuardianPolicies'>
  /**
   * @deprecated Call `guardian.updateSettings`.
   */
  readonly updateGuardianSettings: ManagementOperation<'updateGuardianSettings'>
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
   * @deprecated Call `keys.createEncryptionKey`.
   */
  readonly createEncryptionKey: ManagementOperation<'createEncryptionKey'>
  /**
   * @deprecated Call `keys.createEncryptionKeyImport`.
   */
  readonly createEncryptionKeyImport: ManagementOperation<'createEncryptionKeyImport'>
  /**
   * @deprecated Call `keys.createEncryptionRekeying`.
   */
  readonly createEncryptionRekeying: ManagementOperation<'createEncryptionRekeying'>
  /**
   * @deprecated Call `keys.createEncryptionWrappingKey`.
   */
  readonly createEncryptionWrappingKey: ManagementOperation<'createEncryptionWrappingKey'>
  /**
   * @deprecated Call `keys.deleteEncryptionKey`.
   */
  readonly deleteEncryptionKey: ManagementOperation<'deleteEncryptionKey'>
  /**
   * @deprecated Call `keys.getEncryptionKey`.
   */
  readonly getEncryptionKey: ManagementOperation<'getEncryptionKey'>
  /**
   * @deprecated Call `keys.getSigningKey`.
   */
  readonly getSigningKey: ManagementOperation<'getSigningKey'>
  /**
   * @deprecated Call `keys.listEncryptionKeys`.
   */
  readonly listEncryptionKeys: ManagementOperation<'listEncryptionKeys'>
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
   * @deprecated Call `logStreams.create`.
   */
  readonly createLogStream: ManagementOperation<'createLogStream'>
  /**
   * @deprecated Call `logStreams.delete`.
   */
  readonly deleteLogStream: ManagementOperation<'deleteLogStream'>
  /**
   * @deprecated Call `logStreams.get`.
   */
  readonly getLogStream: ManagementOperation<'getLogStream'>
  /**
   * @deprecated Call `logStreams.list`.
   */
  readonly listLogStreams: ManagementOperation<'listLogStreams'>
  /**
   * @deprecated Call `logStreams.update`.
   */
  readonly updateLogStream: ManagementOperation<'updateLogStream'>
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
   * @deprecated Call `organizations.create`.
   */
  readonly createOrganization: ManagementOperation<'createOrganization'>
  /**
   * @deprecated Call `organizations.createClient`.
   */
  readonly createOrganizationClient: ManagementOperation<'createOrganizationClient'>
  /**
   * @deprecated Call `organizations.createClientGrant`.
   */
  readonly createOrganizationClientGrant: ManagementOperation<'createOrganizationClientGrant'>
  /**
   * @deprecated Call `organizations.createConnection`.
   */
  readonly createOrganizationConnection: ManagementOperation<'createOrganizationConnection'>
  /**
   * @deprecated Call `organizations.createDiscoveryDomain`.
   */
  readonly createOrganizationDiscoveryDomain: ManagementOperation<'createOrganizationDiscoveryDomain'>
  /**
   * @deprecated Call `organizations.createEnabledConnection`.
   */
  readonly createOrganizationEnabledConnection: ManagementOperation<'createOrganizationEnabledConnection'>
  /**
   * @deprecated Call `organizations.createGroupRoles`.
   */
  readonly createOrganizationGroupRoles: ManagementOperation<'createOrganizationGroupRoles'>
  /**
   * @deprecated Call `organizations.createInvitation`.
   */
  readonly createOrganizationInvitation: ManagementOperation<'createOrganizationInvitation'>
  /**
   * @deprecated Call `organizations.createMemberRoles`.
   */
  readonly createOrganizationMemberRoles: ManagementOperation<'createOrganizationMemberRoles'>
  /**
   * @deprecated Call `organizations.createMembers`.
   */
  readonly createOrganizationMembers: ManagementOperation<'createOrganizationMembers'>
  /**
   * @deprecated Call `organizations.delete`.
   */
  readonly deleteOrganization: ManagementOperation<'deleteOrganization'>
  /**
   * @deprecated Call `organizations.deleteClientGrant`.
   */
  readonly deleteOrganizationClientGrant: ManagementOperation<'deleteOrganizationClientGrant'>
  /**
   * @deprecated Call `organizations.deleteClients`.
   */
  readonly deleteOrganizationClients: ManagementOperation<'deleteOrganizationClients'>
  /**
   * @deprecated Call `organizations.deleteConnection`.
   */
  readonly deleteOrganizationConnection: ManagementOperation<'deleteOrganizationConnection'>
  /**
   * @deprecated Call `organizations.deleteDiscoveryDomain`.
   */
  readonly deleteOrganizationDiscoveryDomain: ManagementOperation<'deleteOrganizationDiscoveryDomain'>
  /**
   * @deprecated Call `organizations.deleteEnabledConnection`.
   */
  readonly deleteOrganizationEnabledConnection: ManagementOperation<'deleteOrganizationEnabledConnection'>
  /**
   * @deprecated Call `organizations.deleteGroupRoles`.
   */
  readonly deleteOrganizationGroupRoles: ManagementOperation<'deleteOrganizationGroupRoles'>
  /**
   * @deprecated Call `organizations.deleteInvitation`.
   */
  readonly deleteOrganizationInvitation: ManagementOperation<'deleteOrganizationInvitation'>
  /**
   * @deprecated Call `organizations.deleteMemberRoles`.
   */
  readonly deleteOrganizationMemberRoles: ManagementOperation<'deleteOrganizationMemberRoles'>
  /**
   * @deprecated Call `organizations.deleteMembers`.
   */
  readonly deleteOrganizationMembers: ManagementOperation<'deleteOrganizationMembers'>
  /**
   * @deprecated Call `organizations.get`.
   */
  readonly getOrganization: ManagementOperation<'getOrganization'>
  /**
   * @deprecated Call `organizations.getByName`.
   */
  readonly getOrganizationByName: ManagementOperation<'getOrganizationByName'>
  /**
   * @deprecated Call `organizations.getClient`.
   */
  readonly getOrganizationClient: ManagementOperation<'getOrganizationClient'>
  /**
   * @deprecated Call `organizations.getConnection`.
   */
  readonly getOrganizationConnection: ManagementOperation<'getOrganizationConnection'>
  /**
   * @deprecated Call `organizations.getDiscoveryDomain`.
   */
  readonly getOrganizationDiscoveryDomain: ManagementOperation<'getOrganizationDiscoveryDomain'>
  /**
   * @deprecated Call `organizations.getDiscoveryDomainByName`.
   */
  readonly getOrganizationDiscoveryDomainByName: ManagementOperation<'getOrganizationDiscoveryDomainByName'>
  /**
   * @deprecated Call `organizations.getEnabledConnection`.
   */
  readonly getOrganizationEnabledConnection: ManagementOperation<'getOrganizationEnabledConnection'>
  /**
   * @deprecated Call `organizations.getInvitation`.
   */
  readonly getOrganizationInvitation: ManagementOperation<'getOrganizationInvitation'>
  /**
   * @deprecated Call `organizations.listClientGrants`.
   */
  readonly listOrganizationClientGrants: ManagementOperation<'listOrganizationClientGrants'>
  /**
   * @deprecated Call `organizations.listClients`.
   */
  readonly listOrganizationClients: ManagementOperation<'listOrganizationClients'>
  /**
   * @deprecated Call `organizations.listConnections`.
   */
  readonly listOrganizationConnections: ManagementOperation<'listOrganizationConnections'>
  /**
   * @deprecated Call `organizations.listDiscoveryDomains`.
   */
  readonly listOrganizationDiscoveryDomains: ManagementOperation<'listOrganizationDiscoveryDomains'>
  /**
   * @deprecated Call `organizations.listEnabledConnections`.
   */
  readonly listOrganizationEnabledConnections: ManagementOperation<'listOrganizationEnabledConnections'>
  /**
   * @deprecated Call `organizations.listGroupRoles`.
   */
  readonly listOrganizationGroupRoles: ManagementOperation<'listOrganizationGroupRoles'>
  /**
   * @deprecated Call `organizations.listGroups`.
   */
  readonly listOrganizationGroups: ManagementOperation<'listOrganizationGroups'>
  /**
   * @deprecated Call `organizations.listInvitations`.
   */
  readonly listOrganizationInvitations: ManagementOperation<'listOrganizationInvitations'>
  /**
   * @deprecated Call `organizations.listMemberEffectiveRoleSourceGroups`.
   */
  readonly listOrganizationMemberEffectiveRoleSourceGroups: ManagementOperation<'listOrganizationMemberEffectiveRoleSourceGroups'>
  /**
   * @deprecated Call `organizations.listMemberEffectiveRoles`.
   */
  readonly listOrganizationMemberEffectiveRoles: ManagementOperation<'listOrganizationMemberEffectiveRoles'>
  /**
   * @deprecated Call `organizations.listMemberRoles`.
   */
  readonly listOrganizationMemberRoles: ManagementOperation<'listOrganizationMemberRoles'>
  /**
   * @deprecated Call `organizations.listMembers`.
   */
  readonly listOrganizationMembers: ManagementOperation<'listOrganizationMembers'>
  /**
   * @deprecated Call `organizations.listRoleGroups`.
   */
  readonly listOrganizationRoleGroups: ManagementOperation<'listOrganizationRoleGroups'>
  /**
   * @deprecated Call `organizations.listRoleMembers`.
   */
  readonly listOrganizationRoleMembers: ManagementOperation<'listOrganizationRoleMembers'>
  /**
   * @deprecated Call `organizations.list`.
   */
  readonly listOrganizations: ManagementOperation<'listOrganizations'>
  /**
   * @deprecated Call `organizations.update`.
   */
  readonly updateOrganization: ManagementOperation<'updateOrganization'>
  /**
   * @deprecated Call `organizations.updateClient`.
   */
  readonly updateOrganizationClient: ManagementOperation<'updateOrganizationClient'>
  /**
   * @deprecated Call `organizations.updateConnection`.
   */
  readonly updateOrganizationConnection: ManagementOperation<'updateOrganizationConnection'>
  /**
   * @deprecated Call `organizations.updateDiscoveryDomain`.
   */
  readonly updateOrganizationDiscoveryDomain: ManagementOperation<'updateOrganizationDiscoveryDomain'>
  /**
   * @deprecated Call `organizations.updateEnabledConnection`.
   */
  readonly updateOrganizationEnabledConnection: ManagementOperation<'updateOrganizationEnabledConnection'>
  /**
   * @deprecated Call `prompts.getPartials`.
   */
  readonly getPromptPartials: ManagementOperation<'getPromptPartials'>
  /**
   * @deprecated Call `prompts.getScreenRendering`.
   */
  readonly getPromptScreenRendering: ManagementOperation<'getPromptScreenRendering'>
  /**
   * @deprecated Call `prompts.getSettings`.
   */
  readonly getPromptSettings: ManagementOperation<'getPromptSettings'>
  /**
   * @deprecated Call `prompts.getTexts`.
   */
  readonly getPromptTexts: ManagementOperation<'getPromptTexts'>
  /**
   * @deprecated Call `prompts.getPushApp`.
   */
  readonly getPushApp: ManagementOperation<'getPushApp'>
  /**
   * @deprecated Call `prompts.listRenderings`.
   */
  readonly listPromptRenderings: ManagementOperation<'listPromptRenderings'>
  /**
   * @deprecated Call `prompts.updatePartials`.
   */
  readonly updatePromptPartials: ManagementOperation<'updatePromptPartials'>
  /**
   * @deprecated Call `prompts.updateRenderings`.
   */
  readonly updatePromptRenderings: ManagementOperation<'updatePromptRenderings'>
  /**
   * @deprecated Call `prompts.updateScreenRendering`.
   */
  readonly updatePromptScreenRendering: ManagementOperation<'updatePromptScreenRendering'>
  /**
   * @deprecated Call `prompts.updateSettings`.
   */
  readonly updatePromptSettings: ManagementOperation<'updatePromptSettings'>
  /**
   * @deprecated Call `prompts.updateTexts`.
   */
  readonly updatePromptTexts: ManagementOperation<'updatePromptTexts'>
  /**
   * @deprecated Call `prompts.updatePushApp`.
   */
  readonly updatePushApp: ManagementOperation<'updatePushApp'>
  /**
   * @deprecated Call `rateLimitPolicies.create`.
   */
  readonly createRateLimitPolicy: ManagementOperation<'createRateLimitPolicy'>
  /**
   * @deprecated Call `rateLimitPolicies.delete`.
   */
  readonly deleteRateLimitPolicy: ManagementOperation<'deleteRateLimitPolicy'>
  /**
   * @deprecated Call `rateLimitPolicies.get`.
   */
  readonly getRateLimitPolicy: ManagementOperation<'getRateLimitPolicy'>
  /**
   * @deprecated Call `rateLimitPolicies.list`.
   */
  readonly listRateLimitPolicies: ManagementOperation<'listRateLimitPolicies'>
  /**
   * @deprecated Call `rateLimitPolicies.update`.
   */
  readonly updateRateLimitPolicy: ManagementOperation<'updateRateLimitPolicy'>
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
   * @deprecated Call `riskAssessments.getSettings`.
   */
  readonly getRiskAssessmentSettings: ManagementOperation<'getRiskAssessmentSettings'>
  /**
   * @deprecated Call `riskAssessments.getSettingsNewDevice`.
   */
  readonly getRiskAssessmentSettingsNewDevice: ManagementOperation<'getRiskAssessmentSettingsNewDevice'>
  /**
   * @deprecated Call `riskAssessments.updateSettings`.
   */
  readonly updateRiskAssessmentSettings: ManagementOperation<'updateRiskAssessmentSettings'>
  /**
   * @deprecated Call `riskAssessments.updateSettingsNewDevice`.
   */
  readonly updateRiskAssessmentSettingsNewDevice: ManagementOperation<'updateRiskAssessmentSettingsNewDevice'>
  /**
   * @deprecated Call `roles.assignGroups`.
   */
  readonly assignRoleGroups: ManagementOperation<'assignRoleGroups'>
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
   * @deprecated Call `roles.listGroups`.
   */
  readonly listRoleGroups: ManagementOperation<'listRoleGroups'>
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
   * @deprecated Call `roles.removeGroups`.
   */
  readonly removeRoleGroups: ManagementOperation<'removeRoleGroups'>
  /**
   * @deprecated Call `roles.removePermissions`.
   */
  readonly removeRolePermissions: ManagementOperation<'removeRolePermissions'>
  /**
   * @deprecated Call `roles.update`.
   */
  readonly updateRole: ManagementOperation<'updateRole'>
  /**
   * @deprecated Call `selfServiceProfiles.create`.
   */
  readonly createSelfServiceProfile: ManagementOperation<'createSelfServiceProfile'>
  /**
   * @deprecated Call `selfServiceProfiles.createSsoTicket`.
   */
  readonly createSelfServiceProfileSsoTicket: ManagementOperation<'createSelfServiceProfileSsoTicket'>
  /**
   * @deprecated Call `selfServiceProfiles.delete`.
   */
  readonly deleteSelfServiceProfile: ManagementOperation<'deleteSelfServiceProfile'>
  /**
   * @deprecated Call `selfServiceProfiles.get`.
   */
  readonly getSelfServiceProfile: ManagementOperation<'getSelfServiceProfile'>
  /**
   * @deprecated Call `selfServiceProfiles.getCustomText`.
   */
  readonly getSelfServiceProfileCustomText: ManagementOperation<'getSelfServiceProfileCustomText'>
  /**
   * @deprecated Call `selfServiceProfiles.list`.
   */
  readonly listSelfServiceProfiles: ManagementOperation<'listSelfServiceProfiles'>
  /**
   * @deprecated Call `selfServiceProfiles.revokeSsoTicket`.
   */
  readonly revokeSelfServiceProfileSsoTicket: ManagementOperation<'revokeSelfServiceProfileSsoTicket'>
  /**
   * @deprecated Call `selfServiceProfiles.update`.
   */
  readonly updateSelfServiceProfile: ManagementOperation<'updateSelfServiceProfile'>
  /**
   * @deprecated Call `selfServiceProfiles.updateCustomText`.
   */
  readonly updateSelfServiceProfileCustomText: ManagementOperation<'updateSelfServiceProfileCustomText'>
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
   * @deprecated Call `tokenExchangeProfiles.create`.
   */
  readonly createTokenExchangeProfile: ManagementOperation<'createTokenExchangeProfile'>
  /**
   * @deprecated Call `tokenExchangeProfiles.delete`.
   */
  readonly deleteTokenExchangeProfile: ManagementOperation<'deleteTokenExchangeProfile'>
  /**
   * @deprecated Call `tokenExchangeProfiles.get`.
   */
  readonly getTokenExchangeProfile: ManagementOperation<'getTokenExchangeProfile'>
  /**
   * @deprecated Call `tokenExchangeProfiles.list`.
   */
  readonly listTokenExchangeProfiles: ManagementOperation<'listTokenExchangeProfiles'>
  /**
   * @deprecated Call `tokenExchangeProfiles.update`.
   */
  readonly updateTokenExchangeProfile: ManagementOperation<'updateTokenExchangeProfile'>
  /**
   * @deprecated Call `userAttributeProfiles.create`.
   */
  readonly createUserAttributeProfile: ManagementOperation<'createUserAttributeProfile'>
  /**
   * @deprecated Call `userAttributeProfiles.delete`.
   */
  readonly deleteUserAttributeProfile: ManagementOperation<'deleteUserAttributeProfile'>
  /**
   * @deprecated Call `userAttributeProfiles.get`.
   */
  readonly getUserAttributeProfile: ManagementOperation<'getUserAttributeProfile'>
  /**
   * @deprecated Call `userAttributeProfiles.getTemplate`.
   */
  readonly getUserAttributeProfileTemplate: ManagementOperation<'getUserAttributeProfileTemplate'>
  /**
   * @deprecated Call `userAttributeProfiles.listTemplates`.
   */
  readonly listUserAttributeProfileTemplates: ManagementOperation<'listUserAttributeProfileTemplates'>
  /**
   * @deprecated Call `userAttributeProfiles.list`.
   */
  readonly listUserAttributeProfiles: ManagementOperation<'listUserAttributeProfiles'>
  /**
   * @deprecated Call `userAttributeProfiles.update`.
   */
  readonly updateUserAttributeProfile: ManagementOperation<'updateUserAttributeProfile'>
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
   * @deprecated Call `users.createRiskAssessmentClearing`.
   */
  readonly createUserRiskAssessmentClearing: ManagementOperation<'createUserRiskAssessmentClearing'>
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
   * @deprecated Call `users.deleteFederatedConnectionsTokenset`.
   */
  readonly deleteUserFederatedConnectionsTokenset: ManagementOperation<'deleteUserFederatedConnectionsTokenset'>
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
   * @deprecated Call `users.listConnectedAccounts`.
   */
  readonly listUserConnectedAccounts: ManagementOperation<'listUserConnectedAccounts'>
  /**
   * @deprecated Call `users.listEffectivePermissionSourceEffectiveRoles`.
   */
  readonly listUserEffectivePermissionSourceEffectiveRoles: ManagementOperation<'listUserEffectivePermissionSourceEffectiveRoles'>
  /**
   * @deprecated Call `users.listEffectivePermissions`.
   */
  readonly listUserEffectivePermissions: ManagementOperation<'listUserEffectivePermissions'>
  /**
   * @deprecated Call `users.listEffectiveRoleSourceGroups`.
   */
  readonly listUserEffectiveRoleSourceGroups: ManagementOperation<'listUserEffectiveRoleSourceGroups'>
  /**
   * @deprecated Call `users.listEffectiveRoles`.
   */
  readonly listUserEffectiveRoles: ManagementOperation<'listUserEffectiveRoles'>
  /**
   * @deprecated Call `users.listEnrollments`.
   */
  readonly listUserEnrollments: ManagementOperation<'listUserEnrollments'>
  /**
   * @deprecated Call `users.listFederatedConnectionsTokensets`.
   */
  readonly listUserFederatedConnectionsTokensets: ManagementOperation<'listUserFederatedConnectionsTokensets'>
  /**
   * @deprecated Call `users.listGroups`.
   */
  readonly listUserGroups: ManagementOperation<'listUserGroups'>
  /**
   * @deprecated Call `users.listLogs`.
   */
  readonly listUserLogs: ManagementOperation<'listUserLogs'>
  /**
   * @deprecated Call `users.listOrganizations`.
   */
  readonly listUserOrganizations: ManagementOperation<'listUserOrganizations'>
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
