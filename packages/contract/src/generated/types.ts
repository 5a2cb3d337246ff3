// Made by `npm run generate:contract` from openapi/. Do not edit.

export interface paths {
  '/anomaly/blocks/ips/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Check whether an IP address is blocked
     * @description Checks whether suspicious IP throttling blocks an IP address after too many failed attempts. An
     *     address that is not blocked is a 404.
     */
    get: operations['getAddressBlock']
    put?: never
    post?: never
    /**
     * Unblock an IP address
     * @description Removes the block of an IP address, so that log-ins from it are accepted again.
     */
    delete: operations['deleteAddressBlock']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/attack-protection/breached-password-detection': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the breached password detection settings
     * @description Returns the settings of breached password detection.
     */
    get: operations['getBreachedPasswordDetection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the breached password detection settings
     * @description Changes the members that the body contains and keeps the others; the members of a stage are merged
     *     in the same way.
     */
    patch: operations['updateBreachedPasswordDetection']
    trace?: never
  }
  '/attack-protection/brute-force-protection': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the brute-force protection settings
     * @description Returns the settings of brute-force protection.
     */
    get: operations['getBruteForceProtection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the brute-force protection settings
     * @description Changes the members that the body contains and keeps the others. The change applies to the next
     *     log-in; other server processes apply it within two seconds.
     */
    patch: operations['updateBruteForceProtection']
    trace?: never
  }
  '/attack-protection/suspicious-ip-throttling': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the suspicious IP throttling settings
     * @description Returns the settings of suspicious IP throttling.
     */
    get: operations['getSuspiciousIpThrottling']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the suspicious IP throttling settings
     * @description Changes the members that the body contains and keeps the others; the members of a stage are merged
     *     in the same way. The change applies to the next attempt; other server processes apply it within
     *     two seconds.
     */
    patch: operations['updateSuspiciousIpThrottling']
    trace?: never
  }
  '/branding': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the branding
     * @description Returns the branding of the tenant's pages and e-mails. Members that were never set are omitted.
     */
    get: operations['getBranding']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the branding
     * @description Changes the members that the body contains and keeps the others; null restores the default of a
     *     member. Colors are merged one by one.
     */
    patch: operations['updateBranding']
    trace?: never
  }
  '/branding/phone/providers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List phone providers
     * @description Lists the phone providers of the tenant, without their credentials.
     */
    get: operations['listBrandingPhoneProviders']
    put?: never
    /**
     * Create a phone provider
     * @description Stores the service that delivers the phone messages of the tenant, by text message or voice call.
     */
    post: operations['createBrandingPhoneProvider']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/branding/phone/providers/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a phone provider
     * @description Returns one phone provider, without its credentials.
     */
    get: operations['getBrandingPhoneProvider']
    put?: never
    post?: never
    /**
     * Delete a phone provider
     * @description Deletes a phone provider with its credentials.
     */
    delete: operations['deleteBrandingPhoneProvider']
    options?: never
    head?: never
    /**
     * Update a phone provider
     * @description Changes a phone provider. `configuration` and `credentials` are replaced as a whole; omitted
     *     members keep their values.
     */
    patch: operations['updateBrandingPhoneProvider']
    trace?: never
  }
  '/branding/phone/providers/{id}/try': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Test a phone provider
     * @description Sends a test message by a phone provider, which may be disabled. A message that cannot be
     *     delivered is logged with the type `fn`.
     */
    post: operations['createBrandingPhoneProviderTrial']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/branding/phone/templates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List phone templates
     * @description Lists the phone templates of the tenant, and the default ones of the other types.
     */
    get: operations['listBrandingPhoneTemplates']
    put?: never
    /**
     * Create a phone template
     * @description Creates the template of one type of phone messages. Omitted texts are the default ones. Templates
     *     are used by trials; no other phone messages are sent yet.
     */
    post: operations['createBrandingPhoneTemplate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/branding/phone/templates/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a phone template
     * @description Returns one phone template.
     */
    get: operations['getBrandingPhoneTemplate']
    put?: never
    post?: never
    /**
     * Delete a phone template
     * @description Deletes a phone template; the default one applies then.
     */
    delete: operations['deleteBrandingPhoneTemplate']
    options?: never
    head?: never
    /**
     * Update a phone template
     * @description Changes a phone template. Omitted members keep their values, also within `content` and its `body`.
     */
    patch: operations['updateBrandingPhoneTemplate']
    trace?: never
  }
  '/branding/phone/templates/{id}/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Set the default texts of a phone template
     * @description Sets both texts of a phone template to the default ones. The sender and `disabled` stay.
     */
    patch: operations['updateBrandingPhoneTemplateReset']
    trace?: never
  }
  '/branding/phone/templates/{id}/try': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Test a phone template
     * @description Sends a phone template with sample values by the phone provider of the tenant. A message that
     *     cannot be delivered is logged with the type `fn`.
     */
    post: operations['createBrandingPhoneTemplateTrial']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/branding/templates/universal-login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the page template
     * @description Returns the template in which the pages of the log-in are shown.
     */
    get: operations['getBrandingTemplateUniversalLogin']
    /**
     * Set the page template
     * @description Sets the template in which the pages of the log-in are shown. Its variables are `tenant`,
     *     `branding`, `organization`, `locale` and `prompt.screen.texts.pageTitle`. The pages may load
     *     images and fonts from any `https` address, and styles and scripts from those that the template
     *     names.
     */
    put: operations['updateBrandingTemplateUniversalLogin']
    post?: never
    /**
     * Delete the page template
     * @description Deletes the page template, so that the pages are shown without one. Deleting none is no error.
     */
    delete: operations['deleteBrandingTemplateUniversalLogin']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/branding/themes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a theme
     * @description Creates the theme of the tenant, which the pages of the log-in show from then on. A tenant has at
     *     most one theme. E-mails show the branding instead.
     */
    post: operations['createBrandingTheme']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/branding/themes/{themeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a theme
     * @description Returns one theme.
     */
    get: operations['getBrandingTheme']
    put?: never
    post?: never
    /**
     * Delete a theme
     * @description Deletes a theme, so that the pages show the branding alone.
     */
    delete: operations['deleteBrandingTheme']
    options?: never
    head?: never
    /**
     * Update a theme
     * @description Replaces each member of the theme that the body contains as a whole, and keeps the others.
     */
    patch: operations['updateBrandingTheme']
    trace?: never
  }
  '/branding/themes/default': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the default theme
     * @description Returns the theme that the pages of the log-in show.
     */
    get: operations['getDefaultBrandingTheme']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/client-grants': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List client grants
     * @description Lists the client grants of the tenant, oldest first, in pages.
     */
    get: operations['listClientGrants']
    put?: never
    /**
     * Create a client grant
     * @description Permits a client to request tokens for an API. The grant takes effect immediately.
     */
    post: operations['createClientGrant']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/client-grants/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a client grant
     * @description Returns one client grant.
     */
    get: operations['getClientGrant']
    put?: never
    post?: never
    /**
     * Delete a client grant
     * @description Deletes a client grant. The client cannot request tokens for the API any more, and the management
     *     API refuses tokens that were issued under the grant. Other APIs accept issued tokens until they
     *     expire.
     */
    delete: operations['deleteClientGrant']
    options?: never
    head?: never
    /**
     * Update a client grant
     * @description Changes the members of a client grant that the body contains and keeps the others. Tokens that
     *     were already issued keep their scopes until they expire.
     */
    patch: operations['updateClientGrant']
    trace?: never
  }
  '/client-grants/{id}/organizations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the organizations of a client grant
     * @description Lists the organizations that a client grant is assigned to, in pages.
     */
    get: operations['listClientGrantOrganizations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/clients': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List clients
     * @description Lists the clients of the tenant, oldest first, in pages.
     */
    get: operations['listClients']
    put?: never
    /**
     * Create a client
     * @description Creates a client. The response includes the client secret.
     */
    post: operations['createClient']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/clients/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a client
     * @description Returns one client.
     */
    get: operations['getClient']
    put?: never
    post?: never
    /**
     * Delete a client
     * @description Deletes a client together with its credentials and grants. The server refuses its tokens from then
     *     on.
     */
    delete: operations['deleteClient']
    options?: never
    head?: never
    /**
     * Update a client
     * @description Changes the members of a client that the body contains and keeps the others.
     */
    patch: operations['updateClient']
    trace?: never
  }
  '/clients/{id}/connections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the connections of a client
     * @description Lists the connections that a client is enabled for, oldest first, in pages.
     */
    get: operations['listClientConnections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/clients/{id}/credentials': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the credentials of a client
     * @description Lists the credentials of a client, oldest first.
     */
    get: operations['listClientCredentials']
    put?: never
    /**
     * Create a client credential
     * @description Creates a credential from a public key, a certificate or the subject of a certificate. The
     *     credential is not used for authentication until `client_authentication_methods` of the client
     *     refers to it.
     */
    post: operations['createClientCredential']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/clients/{id}/credentials/{credential_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a client credential
     * @description Returns one credential of a client.
     */
    get: operations['getClientCredential']
    put?: never
    post?: never
    /**
     * Delete a client credential
     * @description Deletes a credential of a client. The client cannot authenticate with it any more.
     */
    delete: operations['deleteClientCredential']
    options?: never
    head?: never
    /**
     * Update a client credential
     * @description Changes the expiration time of a client credential.
     */
    patch: operations['updateClientCredential']
    trace?: never
  }
  '/clients/{id}/rotate-secret': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rotate a client secret
     * @description Replaces the client secret by a new one. The server refuses the previous secret from then on.
     */
    post: operations['rotateClientSecret']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List connections
     * @description Lists the connections of the tenant, oldest first, in pages.
     */
    get: operations['listConnections']
    put?: never
    /**
     * Create a connection
     * @description Creates a connection. The new connection has no users.
     */
    post: operations['createConnection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections-scim-configurations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the SCIM configurations
     * @description Lists the SCIM configurations of all connections, oldest first, in pages.
     */
    get: operations['listScimConfigurations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a connection
     * @description Returns one connection.
     */
    get: operations['getConnection']
    put?: never
    post?: never
    /**
     * Delete a connection
     * @description Deletes a connection together with its users.
     */
    delete: operations['deleteConnection']
    options?: never
    head?: never
    /**
     * Update a connection
     * @description Changes the members of a connection that the body contains and keeps the others.
     */
    patch: operations['updateConnection']
    trace?: never
  }
  '/connections/{id}/clients': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the clients of a connection
     * @description Lists the clients that a connection is enabled for, oldest first, in pages.
     */
    get: operations['listConnectionClients']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the clients of a connection
     * @description Enables or disables a connection for the clients in the body. For all other clients the connection
     *     stays as it is.
     */
    patch: operations['updateConnectionClients']
    trace?: never
  }
  '/connections/{id}/keys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the keys of a connection
     * @description Lists the keys by which the server authenticates at the identity provider
     *     (`token_endpoint_auth_method` is `private_key_jwt`): the current key, then the next one. Register
     *     them there by the JWK Set of the connection, `/.well-known/connections/{id}/jwks.json`.
     */
    get: operations['listConnectionKeys']
    put?: never
    /**
     * Create the keys of a connection
     * @description Creates the current and the next key by which the server authenticates at the identity provider.
     *     Register them there before `token_endpoint_auth_method` is set to `private_key_jwt`.
     */
    post: operations['createConnectionKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections/{id}/keys/rotate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rotate the keys of a connection
     * @description Makes the next key the current one and creates a new next key. The former current key is deleted.
     */
    post: operations['createConnectionKeyRotation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections/{id}/scim-configuration': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the SCIM configuration of a connection
     * @description Returns how an identity provider that provisions users by SCIM 2.0 (RFC 7644) is connected: which
     *     attribute identifies a user, and which attributes of a user follow from those of SCIM.
     */
    get: operations['getConnectionScimConfiguration']
    put?: never
    /**
     * Create the SCIM configuration of a connection
     * @description Lets the identity provider of an enterprise connection provision its users by SCIM 2.0 (RFC 7644),
     *     at `/scim/v2/connections/{id}`. Without `mapping`, the default mapping of the strategy applies.
     */
    post: operations['createConnectionScimConfiguration']
    /**
     * Delete the SCIM configuration of a connection
     * @description Ends provisioning by SCIM, and with it the SCIM tokens of the connection. Users stay.
     */
    delete: operations['deleteConnectionScimConfiguration']
    options?: never
    head?: never
    /**
     * Update the SCIM configuration of a connection
     * @description Replaces the mapping and the attribute that identifies a user. Users that are provisioned already
     *     keep their identifiers; their attributes follow the new mapping with their next change.
     */
    patch: operations['updateConnectionScimConfiguration']
    trace?: never
  }
  '/connections/{id}/scim-configuration/default-mapping': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the default SCIM mapping of a connection
     * @description Returns the mapping that a SCIM configuration of this connection has if none is sent.
     */
    get: operations['getConnectionScimConfigurationDefaultMapping']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections/{id}/scim-configuration/tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the SCIM tokens of a connection
     * @description Lists the tokens by which the identity provider authenticates, oldest first, without their
     *     secrets.
     */
    get: operations['listConnectionScimConfigurationTokens']
    put?: never
    /**
     * Create a SCIM token of a connection
     * @description Creates a token by which the identity provider authenticates. The answer is the only one that
     *     contains the token: the server stores its hash. A connection has at most two tokens, so that one
     *     can replace the other.
     */
    post: operations['createConnectionScimConfigurationToken']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections/{id}/scim-configuration/tokens/{tokenId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a SCIM token of a connection
     * @description Revokes a SCIM token: requests with it are answered with 401 from now on.
     */
    delete: operations['deleteConnectionScimConfigurationToken']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the status of a connection
     * @description Checks whether users can log in with a connection.
     */
    get: operations['getConnectionStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections/{id}/tests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a test of a connection
     * @description Creates the address of a page that shows the values to register at the identity provider, and that
     *     tests a log-in there. After the log-in the page shows the claims or the assertion as the server
     *     understood them, or why it refused them. A test log-in creates no user and no session.
     */
    post: operations['createConnectionTest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/connections/{id}/users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a user of a connection
     * @description Deletes the user of a connection with the given e-mail address.
     */
    delete: operations['deleteConnectionUser']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/custom-domains': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List custom domains
     * @description Lists the custom domains of the tenant, oldest first.
     */
    get: operations['listCustomDomains']
    put?: never
    /**
     * Create a custom domain
     * @description Creates a custom domain. Its status is `pending_verification` until its ownership is verified.
     */
    post: operations['createCustomDomain']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/custom-domains/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a custom domain
     * @description Returns one custom domain, without its key.
     */
    get: operations['getCustomDomain']
    put?: never
    post?: never
    /**
     * Delete a custom domain
     * @description Deletes a custom domain. The server no longer answers requests for it.
     */
    delete: operations['deleteCustomDomain']
    options?: never
    head?: never
    /**
     * Update a custom domain
     * @description Changes the settings of a custom domain.
     */
    patch: operations['updateCustomDomain']
    trace?: never
  }
  '/custom-domains/{id}/test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Test a custom domain
     * @description Sends a request to the custom domain and reports whether this server answers it for this tenant.
     */
    post: operations['createCustomDomainTest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/custom-domains/{id}/verify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify a custom domain
     * @description Looks up the DNS record that proves the ownership of the domain. If it is right, the custom
     *     domain becomes `ready`.
     */
    post: operations['createCustomDomainVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/custom-domains/default': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the default custom domain
     * @description Returns the domain of links in mails and tickets.
     */
    get: operations['getDefaultCustomDomain']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Set the default custom domain
     * @description Sets the domain of links in mails and tickets. A custom domain has this effect once it is
     *     `ready`.
     */
    patch: operations['updateDefaultCustomDomain']
    trace?: never
  }
  '/device-credentials': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List device credentials
     * @description Lists the device credentials of the tenant's users, oldest first, in pages.
     */
    get: operations['listDeviceCredentials']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/device-credentials/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a device credential
     * @description Deletes a device credential. The device has to log the user in again.
     */
    delete: operations['deleteDeviceCredential']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email-templates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an e-mail template
     * @description Creates the template of one kind of e-mail.
     */
    post: operations['createEmailTemplate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/email-templates/{templateName}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an e-mail template
     * @description Returns one e-mail template.
     */
    get: operations['getEmailTemplate']
    /**
     * Replace an e-mail template
     * @description Replaces an e-mail template as a whole. Omitted members return to their defaults.
     */
    put: operations['updateEmailTemplate']
    post?: never
    /**
     * Delete an e-mail template
     * @description Deletes an e-mail template. The server uses the built-in text of the e-mail from then on.
     */
    delete: operations['deleteEmailTemplate']
    options?: never
    head?: never
    /**
     * Update an e-mail template
     * @description Changes the members of an e-mail template that the body contains and keeps the others.
     */
    patch: operations['patchEmailTemplate']
    trace?: never
  }
  '/emails/provider': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the e-mail provider
     * @description Returns the e-mail provider of the tenant, without its secrets.
     */
    get: operations['getEmailProvider']
    put?: never
    /**
     * Create the e-mail provider
     * @description Stores the SMTP server or HTTP API through which all e-mails of the tenant are sent.
     */
    post: operations['createEmailProvider']
    /**
     * Delete the e-mail provider
     * @description Deletes the e-mail provider of the tenant. E-mails are sent through the default SMTP server of the
     *     installation from then on. Deleting it again is not an error.
     */
    delete: operations['deleteEmailProvider']
    options?: never
    head?: never
    /**
     * Update the e-mail provider
     * @description Changes the members that the body contains and keeps the others. `credentials` is replaced as a
     *     whole, so that a stored password is never sent to another host.
     */
    patch: operations['updateEmailProvider']
    trace?: never
  }
  '/event-streams': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List event streams
     * @description Lists the event streams of the tenant, oldest first, in pages.
     */
    get: operations['listEventStreams']
    put?: never
    /**
     * Create an event stream
     * @description Creates an event stream. It delivers events that happen from now on.
     */
    post: operations['createEventStream']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/event-streams/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an event stream
     * @description Returns one event stream, without the secrets of its destination.
     */
    get: operations['getEventStream']
    put?: never
    post?: never
    /**
     * Delete an event stream
     * @description Deletes an event stream. Deliveries that are being sent may still arrive; the server starts no new
     *     ones.
     */
    delete: operations['deleteEventStream']
    options?: never
    head?: never
    /**
     * Update an event stream
     * @description Changes the members of an event stream that the body contains and keeps the others.
     */
    patch: operations['updateEventStream']
    trace?: never
  }
  '/event-streams/{id}/deliveries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the deliveries of an event stream
     * @description Lists failed deliveries and pending test deliveries, oldest first, in pages.
     */
    get: operations['listEventStreamDeliveries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/event-streams/{id}/deliveries/{event_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a delivery of an event stream
     * @description Returns one pending or failed delivery with its attempts. A delivery that has succeeded is a 404.
     */
    get: operations['getEventStreamDelivery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/event-streams/{id}/redeliver': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Redeliver failed events
     * @description Starts new attempts for failed deliveries, oldest first, at most 20,000 per request.
     */
    post: operations['createEventStreamRedelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/event-streams/{id}/redeliver/{event_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Redeliver one event
     * @description Starts a new attempt for one failed delivery. A delivery that is still pending is not changed.
     */
    post: operations['createEventStreamEventRedelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/event-streams/{id}/rotate-secret': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rotate the signing secret of an event stream
     * @description Creates a new signing secret and returns it once. During the overlap the server signs each
     *     delivery by the previous secret, too, so that receivers can switch to the new one.
     */
    post: operations['rotateEventStreamSecret']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/event-streams/{id}/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the statistics of an event stream
     * @description Returns the numbers of successful and failed deliveries by day (UTC), by default for the last 30
     *     days.
     */
    get: operations['getEventStreamStatistics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/event-streams/{id}/test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Test an event stream
     * @description Sends a test event to the destination, whether or not the event stream subscribes to its type. The
     *     event is marked by `a0purpose` with the value `test`.
     */
    post: operations['createEventStreamTest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Follow the event feed
     * @description Returns the events of the tenant as an endless stream of server-sent events: those since `from` or
     *     `from_timestamp`, or from now on, and then new events as they happen. A client that resumes with
     *     the last `offset` as `from` misses no event and receives none twice.
     *
     *     Events are ordered by the start of the transactions that wrote them, so the order of concurrent
     *     writes may differ from the order of `time`. Test events of event streams are left out. After at
     *     most five minutes, and when the access token expires, the feed sends `connection_timeout` and
     *     ends; reconnect with the last offset.
     */
    get: operations['listEvents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/grants': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List grants
     * @description Lists the grants that users gave to clients, oldest first, in pages.
     */
    get: operations['listGrants']
    put?: never
    post?: never
    /**
     * Delete the grants of a user
     * @description Revokes every consent of a user. Clients have to ask the user again.
     */
    delete: operations['deleteGrants']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/grants/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a grant
     * @description Revokes one consent of a user. The client has to ask the user again.
     */
    delete: operations['deleteGrant']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/enrollments/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an enrollment
     * @description Returns one second factor of a user.
     */
    get: operations['getEnrollment']
    put?: never
    post?: never
    /**
     * Delete an enrollment
     * @description Deletes a second factor of a user.
     */
    delete: operations['deleteEnrollment']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/enrollments/ticket': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an enrollment ticket
     * @description Creates a link by which a user enrolls a second factor, and sends it by e-mail if `send_mail` is
     *     true. The link can be used once within five days.
     */
    post: operations['createEnrollmentTicket']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List second factors
     * @description Lists the second factors that exist, and whether each is enabled.
     */
    get: operations['listGuardianFactors']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/{name}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Enable or disable a second factor
     * @description Enables or disables a second factor for all users of the tenant.
     */
    put: operations['updateGuardianFactor']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/duo/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the settings of the factor duo
     * @description Returns the application in Duo that verifies second factors.
     */
    get: operations['getGuardianFactorDuoSettings']
    /**
     * Replace the settings of the factor duo
     * @description Replaces the application in Duo that verifies second factors.
     */
    put: operations['updateGuardianFactorDuoSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the settings of the factor duo
     * @description Updates the given members of the Duo settings.
     */
    patch: operations['patchGuardianFactorDuoSettings']
    trace?: never
  }
  '/guardian/factors/email/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the e-mail factor settings
     * @description Returns length and lifetime of the codes of second factors that are sent by e-mail.
     */
    get: operations['getGuardianFactorEmailSettings']
    /**
     * Update the e-mail factor settings
     * @description Replaces length and lifetime of the codes of second factors that are sent by e-mail.
     */
    put: operations['updateGuardianFactorEmailSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/phone/message-types': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the phone message types
     * @description Returns how codes of second factors reach a phone: by text message, by a call, or both.
     */
    get: operations['getGuardianFactorPhoneMessageTypes']
    /**
     * Update the phone message types
     * @description Replaces how codes of second factors reach a phone. With `voice`, the log-in page offers a call
     *     that reads the code out.
     */
    put: operations['updateGuardianFactorPhoneMessageTypes']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/phone/providers/twilio': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the account that sends to phones
     * @description Returns the account at Twilio by which codes of second factors are sent to phones.
     */
    get: operations['getGuardianFactorPhoneProviderTwilio']
    /**
     * Replace the account that sends to phones
     * @description Replaces the account at Twilio by which codes of second factors are sent to phones. It is used
     *     if `twilio` is the selected provider.
     */
    put: operations['updateGuardianFactorPhoneProviderTwilio']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/phone/selected-provider': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the selected phone provider
     * @description Returns which provider sends codes of second factors to phones.
     */
    get: operations['getGuardianFactorPhoneSelectedProvider']
    /**
     * Set the selected phone provider
     * @description Selects the provider that sends codes of second factors to phones.
     */
    put: operations['updateGuardianFactorPhoneSelectedProvider']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/phone/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the phone factor settings
     * @description Returns length and lifetime of the codes of second factors that are sent to a phone.
     */
    get: operations['getGuardianFactorPhoneSettings']
    /**
     * Update the phone factor settings
     * @description Replaces length and lifetime of the codes of second factors that are sent to a phone.
     */
    put: operations['updateGuardianFactorPhoneSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/phone/templates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the phone message texts
     * @description Returns the texts of the messages with codes of second factors.
     */
    get: operations['getGuardianFactorPhoneTemplates']
    /**
     * Replace the phone message texts
     * @description Replaces the texts of the messages with codes of second factors.
     */
    put: operations['updateGuardianFactorPhoneTemplates']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/push-notification/providers/apns': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the APNs settings
     * @description Returns the settings of the Apple Push Notification service.
     */
    get: operations['getGuardianFactorPushNotificationProviderApns']
    /**
     * Replace the APNs settings
     * @description Replaces the settings of the Apple Push Notification service. Stored without effect.
     */
    put: operations['updateGuardianFactorPushNotificationProviderApns']
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the APNs settings
     * @description Updates the given members of the settings of the Apple Push Notification service. Stored without
     *     effect.
     */
    patch: operations['patchGuardianFactorPushNotificationProviderApns']
    trace?: never
  }
  '/guardian/factors/push-notification/providers/fcm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Replace the FCM settings
     * @description Replaces the settings of Firebase Cloud Messaging. Stored without effect.
     */
    put: operations['updateGuardianFactorPushNotificationProviderFcm']
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the FCM settings
     * @description Updates the given members of the settings of Firebase Cloud Messaging. Stored without effect.
     */
    patch: operations['patchGuardianFactorPushNotificationProviderFcm']
    trace?: never
  }
  '/guardian/factors/push-notification/providers/fcmv1': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Replace the FCM v1 settings
     * @description Replaces the settings of Firebase Cloud Messaging, by its API v1. Stored without effect.
     */
    put: operations['updateGuardianFactorPushNotificationProviderFcmv1']
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the FCM v1 settings
     * @description Updates the given members of the settings of Firebase Cloud Messaging, by its API v1. Stored
     *     without effect.
     */
    patch: operations['patchGuardianFactorPushNotificationProviderFcmv1']
    trace?: never
  }
  '/guardian/factors/push-notification/providers/sns': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the SNS settings
     * @description Returns the settings of Amazon SNS.
     */
    get: operations['getGuardianFactorPushNotificationProviderSns']
    /**
     * Replace the SNS settings
     * @description Replaces the settings of Amazon SNS. Stored without effect.
     */
    put: operations['updateGuardianFactorPushNotificationProviderSns']
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the SNS settings
     * @description Updates the given members of the settings of Amazon SNS. Stored without effect.
     */
    patch: operations['patchGuardianFactorPushNotificationProviderSns']
    trace?: never
  }
  '/guardian/factors/push-notification/selected-provider': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the selected push provider
     * @description Returns which provider of push notifications is selected.
     */
    get: operations['getGuardianFactorPushNotificationSelectedProvider']
    /**
     * Set the selected push provider
     * @description Selects the provider of push notifications. Stored without effect.
     */
    put: operations['updateGuardianFactorPushNotificationSelectedProvider']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/sms/providers/twilio': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the account that sends to phones (deprecated path)
     * @description Returns the account at Twilio by which codes of second factors are sent to phones. The same
     *     setting as that of the factor phone.
     */
    get: operations['getGuardianFactorSmsProviderTwilio']
    /**
     * Replace the account that sends to phones (deprecated path)
     * @description Replaces the account at Twilio by which codes of second factors are sent to phones. It is used
     *     if `twilio` is the selected provider. The same setting as that of the factor phone.
     */
    put: operations['updateGuardianFactorSmsProviderTwilio']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/sms/selected-provider': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the selected phone provider (deprecated path)
     * @description Returns which provider sends codes of second factors to phones. The same setting as that of the
     *     factor phone.
     */
    get: operations['getGuardianFactorSmsSelectedProvider']
    /**
     * Set the selected phone provider (deprecated path)
     * @description Selects the provider that sends codes of second factors to phones. The same setting as that of
     *     the factor phone.
     */
    put: operations['updateGuardianFactorSmsSelectedProvider']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/factors/sms/templates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the phone message texts (deprecated path)
     * @description Returns the texts of the messages with codes of second factors. The same setting as that of the
     *     factor phone.
     */
    get: operations['getGuardianFactorSmsTemplates']
    /**
     * Replace the phone message texts (deprecated path)
     * @description Replaces the texts of the messages with codes of second factors. The same setting as that of the
     *     factor phone.
     */
    put: operations['updateGuardianFactorSmsTemplates']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/policies': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the second-factor policies
     * @description Returns the policies that decide whether a log-in requires a second factor.
     */
    get: operations['getGuardianPolicies']
    /**
     * Update the second-factor policies
     * @description Replaces the policies that decide whether a log-in requires a second factor. They apply
     *     immediately, to existing sessions as well.
     */
    put: operations['updateGuardianPolicies']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/guardian/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the second-factor settings
     * @description Returns how browsers are remembered, so that they need no second factor for a while.
     */
    get: operations['getGuardianSettings']
    /**
     * Update the second-factor settings
     * @description Replaces how browsers are remembered, so that they need no second factor for a while.
     */
    put: operations['updateGuardianSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/jobs/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a job
     * @description Returns a job with its state and progress.
     */
    get: operations['getJob']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/jobs/{id}/errors': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the errors of a job
     * @description Lists the users that an import rejected, in the order of the file, with the errors of each. For a
     *     job that failed as a whole without rejected users, returns the job.
     */
    get: operations['listJobErrors']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/jobs/{id}/file': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the file of a job
     * @description Returns the gzip-compressed file of a completed export. The request needs either an access token
     *     or the ticket in the job's `location`, which is valid for 60 seconds.
     */
    get: operations['getJobFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/jobs/users-exports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Export users
     * @description Starts a job that writes users to a gzip-compressed file. The completed job has the URL of the
     *     file.
     */
    post: operations['createUsersExportJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/jobs/users-imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Import users
     * @description Accepts a file of users and starts a job that creates them. An error in one user rejects that user
     *     only; `/jobs/{id}/errors` lists the rejected users.
     */
    post: operations['createUsersImportJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/jobs/verification-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a verification e-mail
     * @description Sends a user an e-mail with a link that verifies the user's e-mail address.
     */
    post: operations['createVerificationEmailJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/keys/signing': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List signing keys
     * @description Lists the signing keys of the tenant: the current key, the next key and the previous keys, latest
     *     first.
     */
    get: operations['listSigningKeys']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/keys/signing/{kid}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a signing key
     * @description Returns one signing key.
     */
    get: operations['getSigningKey']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/keys/signing/{kid}/revoke': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Revoke a signing key
     * @description Removes a key from the JWK Set and invalidates all tokens that it signed. Other server processes
     *     apply the revocation within a second.
     */
    put: operations['revokeSigningKey']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/keys/signing/rotate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rotate the signing keys
     * @description Makes the next key current and creates a new next key. Tokens of the previous key remain valid
     *     until the key is revoked. Between two rotations, wait longer than clients cache the JWK Set, so
     *     that they know the next key before the server signs with it.
     */
    post: operations['rotateSigningKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/log-streams': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List log streams
     * @description Lists the log streams of the tenant, oldest first.
     */
    get: operations['listLogStreams']
    put?: never
    /**
     * Create a log stream
     * @description Creates a log stream. It sends the entries that are written from now on.
     */
    post: operations['createLogStream']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/log-streams/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a log stream
     * @description Returns one log stream, without its secrets.
     */
    get: operations['getLogStream']
    put?: never
    post?: never
    /**
     * Delete a log stream
     * @description Deletes a log stream. A batch that is being sent may still arrive.
     */
    delete: operations['deleteLogStream']
    options?: never
    head?: never
    /**
     * Update a log stream
     * @description Changes a log stream. With `status` it is paused, or continues where it has stopped.
     */
    patch: operations['updateLogStream']
    trace?: never
  }
  '/logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List log events
     * @description Lists log events of the tenant, latest first, in pages. With `from`, lists the log events written
     *     after a given one, oldest first.
     */
    get: operations['listLogs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/logs/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a log event
     * @description Returns one log event of the tenant.
     */
    get: operations['getLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network-acl-dry-runs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Test a draft on recent requests
     * @description Evaluates a draft network ACL against the latest requests of the tenant, without storing it. Each
     *     server process keeps the last 1,000 requests of a tenant in memory.
     */
    post: operations['createNetworkAclDryRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network-acl-explanations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Explain the decision of network ACLs
     * @description Evaluates the network ACLs in force for a request with the given facts, and returns the decision
     *     with its reasons. Nothing is stored or logged.
     */
    post: operations['createNetworkAclExplanation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network-acls': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List network ACLs
     * @description Lists the network ACLs of the tenant in ascending order of priority, in pages.
     */
    get: operations['listNetworkAcls']
    put?: never
    /**
     * Create a network ACL
     * @description Creates a network ACL. It takes effect immediately, for the caller as well.
     */
    post: operations['createNetworkAcl']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/network-acls/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a network ACL
     * @description Returns one network ACL.
     */
    get: operations['getNetworkAcl']
    /**
     * Update a network ACL
     * @description Replaces a network ACL: omitted members are removed or return to their defaults; `id` and
     *     `created_at` stay. The change takes effect immediately, for the caller as well.
     */
    put: operations['updateNetworkAcl']
    post?: never
    /**
     * Delete a network ACL
     * @description Deletes a network ACL. It has no effect any more, starting with the next request.
     */
    delete: operations['deleteNetworkAcl']
    options?: never
    head?: never
    /**
     * Patch a network ACL
     * @description Changes the members of a network ACL that the body contains and keeps the others; `rule` is
     *     replaced as a whole. The change takes effect immediately, for the caller as well.
     */
    patch: operations['patchNetworkAcl']
    trace?: never
  }
  '/network-acls/{id}/statistics': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the statistics of a network ACL
     * @description Returns how many requests a network ACL applied to, over all server processes. The last two
     *     seconds may be missing.
     */
    get: operations['getNetworkAclStatistics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List organizations
     * @description Lists the organizations of the tenant, oldest first, in pages.
     */
    get: operations['listOrganizations']
    put?: never
    /**
     * Create an organization
     * @description Creates an organization, and enables connections for it.
     */
    post: operations['createOrganization']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an organization
     * @description Returns one organization.
     */
    get: operations['getOrganization']
    put?: never
    post?: never
    /**
     * Delete an organization
     * @description Deletes an organization with its memberships, invitations and domains. Its users remain.
     */
    delete: operations['deleteOrganization']
    options?: never
    head?: never
    /**
     * Update an organization
     * @description Changes the members of an organization that the body contains and keeps the others.
     */
    patch: operations['updateOrganization']
    trace?: never
  }
  '/organizations/{id}/client-grants': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the client grants of an organization
     * @description Lists the client grants that are assigned to an organization, in pages.
     */
    get: operations['listOrganizationClientGrants']
    put?: never
    /**
     * Assign a client grant to an organization
     * @description Assigns a client grant to an organization, so that its client gets tokens for it.
     */
    post: operations['createOrganizationClientGrant']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/client-grants/{grant_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a client grant from an organization
     * @description Ends the assignment of a client grant to an organization. The grant remains.
     */
    delete: operations['deleteOrganizationClientGrant']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/connections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the connections of an organization
     * @description Lists the connections of an organization, in pages.
     */
    get: operations['listOrganizationConnections']
    put?: never
    /**
     * Create a connection of an organization
     * @description Enables a connection for an organization, so that members log in by it.
     */
    post: operations['createOrganizationConnection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/connections/{connection_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a connection of an organization
     * @description Returns one connection of an organization.
     */
    get: operations['getOrganizationConnection']
    put?: never
    post?: never
    /**
     * Remove a connection from an organization
     * @description Disables a connection for an organization. Its members remain.
     */
    delete: operations['deleteOrganizationConnection']
    options?: never
    head?: never
    /**
     * Update a connection of an organization
     * @description Changes how members of an organization log in by a connection.
     */
    patch: operations['updateOrganizationConnection']
    trace?: never
  }
  '/organizations/{id}/discovery-domains': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the discovery domains of an organization
     * @description Lists the discovery domains of an organization, oldest first, in pages.
     */
    get: operations['listOrganizationDiscoveryDomains']
    put?: never
    /**
     * Create a discovery domain
     * @description Creates a discovery domain of an organization.
     */
    post: operations['createOrganizationDiscoveryDomain']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/discovery-domains/{discovery_domain_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a discovery domain
     * @description Returns one discovery domain of an organization.
     */
    get: operations['getOrganizationDiscoveryDomain']
    put?: never
    post?: never
    /**
     * Delete a discovery domain
     * @description Deletes a discovery domain of an organization.
     */
    delete: operations['deleteOrganizationDiscoveryDomain']
    options?: never
    head?: never
    /**
     * Update a discovery domain
     * @description Changes the status and the use of a discovery domain.
     */
    patch: operations['updateOrganizationDiscoveryDomain']
    trace?: never
  }
  '/organizations/{id}/discovery-domains/name/{discovery_domain}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a discovery domain by name
     * @description Returns the discovery domain of an organization with a domain.
     */
    get: operations['getOrganizationDiscoveryDomainByName']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/enabled_connections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the enabled connections of an organization
     * @description Lists the enabled connections of an organization, in pages.
     */
    get: operations['listOrganizationEnabledConnections']
    put?: never
    /**
     * Enable a connection for an organization
     * @description Enables a connection for an organization, so that members log in by it.
     */
    post: operations['createOrganizationEnabledConnection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/enabled_connections/{connectionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an enabled connection of an organization
     * @description Returns one enabled connection of an organization.
     */
    get: operations['getOrganizationEnabledConnection']
    put?: never
    post?: never
    /**
     * Delete an enabled connection of an organization
     * @description Disables a connection for an organization. Its members remain.
     */
    delete: operations['deleteOrganizationEnabledConnection']
    options?: never
    head?: never
    /**
     * Update an enabled connection of an organization
     * @description Changes how members of an organization log in by a connection.
     */
    patch: operations['updateOrganizationEnabledConnection']
    trace?: never
  }
  '/organizations/{id}/invitations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the invitations to an organization
     * @description Lists the open invitations to an organization, in pages.
     */
    get: operations['listOrganizationInvitations']
    put?: never
    /**
     * Create an invitation to an organization
     * @description Creates an invitation and mails its link, if `send_invitation_email` is not false. The link leads
     *     to the application, which sends `invitation` and `organization` to `/authorize`. The invited
     *     person accepts there, logs in or signs up with the invited e-mail address, and is a member.
     */
    post: operations['createOrganizationInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/invitations/{invitation_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an invitation
     * @description Returns one open invitation to an organization.
     */
    get: operations['getOrganizationInvitation']
    put?: never
    post?: never
    /**
     * Delete an invitation
     * @description Deletes an invitation to an organization. Its link cannot be used any more.
     */
    delete: operations['deleteOrganizationInvitation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the members of an organization
     * @description Lists the members of an organization, in pages.
     */
    get: operations['listOrganizationMembers']
    put?: never
    /**
     * Create members of an organization
     * @description Makes users members of an organization.
     */
    post: operations['createOrganizationMembers']
    /**
     * Remove members from an organization
     * @description Ends memberships of an organization, and the roles of the members there.
     */
    delete: operations['deleteOrganizationMembers']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/members/{user_id}/effective-roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the effective roles of a member
     * @description Lists all roles of a member in an organization with their sources.
     */
    get: operations['listOrganizationMemberEffectiveRoles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/{id}/members/{user_id}/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the roles of a member
     * @description Lists the roles that a member has in an organization, in pages.
     */
    get: operations['listOrganizationMemberRoles']
    put?: never
    /**
     * Assign roles to a member
     * @description Assigns roles to a member, which apply when the member logs in to the organization.
     */
    post: operations['createOrganizationMemberRoles']
    /**
     * Remove roles from a member
     * @description Removes roles of a member in an organization.
     */
    delete: operations['deleteOrganizationMemberRoles']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/organizations/name/{name}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an organization by name
     * @description Returns the organization with a name.
     */
    get: operations['getOrganizationByName']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/prompts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the prompt settings
     * @description Returns the settings of the log-in prompts.
     */
    get: operations['getPromptSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the prompt settings
     * @description Changes the members that the body contains and keeps the others; null restores the default.
     */
    patch: operations['updatePromptSettings']
    trace?: never
  }
  '/prompts/{prompt}/custom-text/{language}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the custom texts of a prompt
     * @description Returns the custom texts of a prompt in one language, by screen and key. For other keys the pages
     *     use the built-in texts.
     */
    get: operations['getPromptTexts']
    /**
     * Replace the custom texts of a prompt
     * @description Replaces all custom texts of a prompt in one language; an empty object removes them. A text may
     *     contain `${companyName}`, the name of the tenant, and the variables of the built-in text.
     */
    put: operations['updatePromptTexts']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/prompts/{prompt}/partials': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the partials of a prompt
     * @description Returns the partials of a prompt by screen and insertion point; an empty object if it has none.
     */
    get: operations['getPromptPartials']
    /**
     * Replace the partials of a prompt
     * @description Replaces all partials of a prompt; an empty object removes them. A partial is HTML with Liquid
     *     that a screen shows at an insertion point. It may use the variables of page templates,
     *     `prompt.name`, `prompt.screen.name`, `application.name` and
     *     `untrusted_data.submitted_form_data`, the fields of a form that was refused. The page runs its
     *     inline scripts, not its event handler attributes; scripts and their `src` must not depend on
     *     `application` or `untrusted_data`. Invalid Liquid is refused with 400.
     */
    put: operations['updatePromptPartials']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/prompts/{prompt}/screen/{screen}/rendering': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the rendering of a screen
     * @description Returns how a screen is rendered.
     */
    get: operations['getPromptScreenRendering']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the rendering of a screen
     * @description Changes the members that the body contains and keeps the others.
     */
    patch: operations['updatePromptScreenRendering']
    trace?: never
  }
  '/prompts/mfa-push': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the push notification app
     * @description Returns the app that answers push notifications.
     */
    get: operations['getPushApp']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the push notification app
     * @description Updates the given members of the app that answers push notifications; null removes one. Stored
     *     without effect.
     */
    patch: operations['updatePushApp']
    trace?: never
  }
  '/prompts/rendering': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the renderings of screens
     * @description Lists the screens whose rendering was set, sorted by prompt and screen, in pages.
     */
    get: operations['listPromptRenderings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the renderings of several screens
     * @description Changes the members that each entry contains and keeps the others; all entries or none.
     */
    patch: operations['updatePromptRenderings']
    trace?: never
  }
  '/refresh-tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List refresh tokens
     * @description Lists the refresh tokens of a user, oldest first, in pages.
     */
    get: operations['listRefreshTokens']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/refresh-tokens/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a refresh token
     * @description Returns the properties of a refresh token family, but not the token itself. An expired or revoked
     *     one is a 404.
     */
    get: operations['getRefreshToken']
    put?: never
    post?: never
    /**
     * Revoke a refresh token
     * @description Revokes a refresh token with all its rotations.
     */
    delete: operations['deleteRefreshToken']
    options?: never
    head?: never
    /**
     * Update a refresh token
     * @description Replaces the metadata of a refresh token; null or an empty object removes all of them.
     */
    patch: operations['updateRefreshToken']
    trace?: never
  }
  '/refresh-tokens/revoke': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke refresh tokens
     * @description Revokes up to 100 refresh tokens by their identifiers, or the refresh tokens of a user, optionally
     *     of one client or of one client and API.
     */
    post: operations['revokeRefreshTokens']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/resource-servers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List APIs
     * @description Lists the APIs of the tenant, including the management API, oldest first, in pages.
     */
    get: operations['listResourceServers']
    put?: never
    /**
     * Create an API
     * @description Creates an API. Clients need a client grant before they can request tokens for it.
     */
    post: operations['createResourceServer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/resource-servers/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an API
     * @description Returns one API, which may be the management API.
     */
    get: operations['getResourceServer']
    put?: never
    post?: never
    /**
     * Delete an API
     * @description Deletes an API together with its scopes and all client grants for it. The server issues no more
     *     tokens for it; issued tokens remain valid until they expire.
     */
    delete: operations['deleteResourceServer']
    options?: never
    head?: never
    /**
     * Update an API
     * @description Changes the members of an API that the body contains and keeps the others. Scopes that `scopes` no
     *     longer lists are removed from roles, users and client grants.
     */
    patch: operations['updateResourceServer']
    trace?: never
  }
  '/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List roles
     * @description Lists the roles of the tenant, oldest first, in pages.
     */
    get: operations['listRoles']
    put?: never
    /**
     * Create a role
     * @description Creates a role. The new role has no permissions and no users.
     */
    post: operations['createRole']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/roles/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a role
     * @description Returns one role.
     */
    get: operations['getRole']
    put?: never
    post?: never
    /**
     * Delete a role
     * @description Deletes a role and removes it from all users who have it.
     */
    delete: operations['deleteRole']
    options?: never
    head?: never
    /**
     * Update a role
     * @description Changes the members of a role that the body contains and keeps the others.
     */
    patch: operations['updateRole']
    trace?: never
  }
  '/roles/{id}/permissions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the permissions of a role
     * @description Lists the permissions of a role, in pages.
     */
    get: operations['listRolePermissions']
    put?: never
    /**
     * Assign permissions to a role
     * @description Adds permissions to a role, and so to all users who have the role.
     */
    post: operations['assignRolePermissions']
    /**
     * Remove permissions from a role
     * @description Removes permissions from a role, and so from all users who have them by this role.
     */
    delete: operations['removeRolePermissions']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/roles/{id}/users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the users of a role
     * @description Lists the users who have a role, in pages.
     */
    get: operations['listRoleUsers']
    put?: never
    /**
     * Assign users to a role
     * @description Assigns a role to users.
     */
    post: operations['assignRoleUsers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/sessions/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a session
     * @description Returns one session of a user. A session that has ended is a 404.
     */
    get: operations['getSession']
    put?: never
    post?: never
    /**
     * Delete a session
     * @description Ends a session, so that the user has to log in again. Clients that registered for back-channel
     *     logout are notified. Refresh tokens of the session remain valid.
     */
    delete: operations['deleteSession']
    options?: never
    head?: never
    /**
     * Update a session
     * @description Replaces the metadata of a session; null or an empty object removes all of them.
     */
    patch: operations['updateSession']
    trace?: never
  }
  '/sessions/{id}/revoke': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke a session
     * @description Ends a session and revokes the refresh tokens that were issued in it.
     */
    post: operations['revokeSession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stats/active-users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the number of active users
     * @description Returns the number of users who logged in during the last 30 days.
     */
    get: operations['getActiveUsers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stats/daily': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List daily statistics
     * @description Lists the numbers of log-ins, sign-ups and detected leaked passwords by day.
     */
    get: operations['listDailyStatistics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenants/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the tenant settings
     * @description Returns the settings of the tenant.
     */
    get: operations['getTenantSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the tenant settings
     * @description Changes the settings that the body contains and keeps the others. The members of `flags`,
     *     `change_password` and `guardian_mfa_page` are merged, all other members replaced; null restores
     *     the default.
     */
    patch: operations['updateTenantSettings']
    trace?: never
  }
  '/tickets/email-verification': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an e-mail verification ticket
     * @description Creates a link that verifies the e-mail address of a user. The link can be used once; the server
     *     returns it but does not send it.
     */
    post: operations['createEmailVerificationTicket']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tickets/password-change': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a password change ticket
     * @description Creates a link by which a user sets a new password. The link can be used once; the server returns
     *     it but does not send it.
     */
    post: operations['createPasswordChangeTicket']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token-exchange-profiles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List token exchange profiles
     * @description Lists the token exchange profiles of the tenant, oldest first, in pages.
     */
    get: operations['listTokenExchangeProfiles']
    put?: never
    /**
     * Create a token exchange profile
     * @description Creates a token exchange profile. Applications with `custom_authentication` in
     *     `token_exchange.allow_any_profile_of_type` can use it.
     */
    post: operations['createTokenExchangeProfile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/token-exchange-profiles/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a token exchange profile
     * @description Returns one token exchange profile.
     */
    get: operations['getTokenExchangeProfile']
    put?: never
    post?: never
    /**
     * Delete a token exchange profile
     * @description Deletes a token exchange profile. Tokens that it issued stay valid.
     */
    delete: operations['deleteTokenExchangeProfile']
    options?: never
    head?: never
    /**
     * Update a token exchange profile
     * @description Changes a token exchange profile.
     */
    patch: operations['updateTokenExchangeProfile']
    trace?: never
  }
  '/user-attribute-profiles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List user attribute profiles
     * @description Lists the user attribute profiles of the tenant, oldest first, in pages.
     */
    get: operations['listUserAttributeProfiles']
    put?: never
    /**
     * Create a user attribute profile
     * @description Creates a user attribute profile. It has no effect on log-ins.
     */
    post: operations['createUserAttributeProfile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user-attribute-profiles/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a user attribute profile
     * @description Returns one user attribute profile.
     */
    get: operations['getUserAttributeProfile']
    put?: never
    post?: never
    /**
     * Delete a user attribute profile
     * @description Deletes a user attribute profile.
     */
    delete: operations['deleteUserAttributeProfile']
    options?: never
    head?: never
    /**
     * Update a user attribute profile
     * @description Changes a user attribute profile. It has no effect on log-ins.
     */
    patch: operations['updateUserAttributeProfile']
    trace?: never
  }
  '/user-attribute-profiles/templates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List user attribute profile templates
     * @description Lists the templates of user attribute profiles, which are the same for each tenant.
     */
    get: operations['listUserAttributeProfileTemplates']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user-attribute-profiles/templates/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a user attribute profile template
     * @description Returns one template of user attribute profiles.
     */
    get: operations['getUserAttributeProfileTemplate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user-blocks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the blocks of an identifier
     * @description Returns the brute-force blocks of the account with an identifier.
     */
    get: operations['getUserBlocksByIdentifier']
    put?: never
    post?: never
    /**
     * Unblock an identifier
     * @description Removes all brute-force blocks of the account with an identifier, for all IP addresses.
     */
    delete: operations['deleteUserBlocksByIdentifier']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user-blocks/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the blocks of a user
     * @description Returns the brute-force blocks of a user, for all identifiers and IP addresses.
     */
    get: operations['getUserBlocks']
    put?: never
    post?: never
    /**
     * Unblock a user
     * @description Removes all brute-force blocks of a user, for all identifiers and IP addresses.
     */
    delete: operations['deleteUserBlocks']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List or search users
     * @description Lists the users of the tenant that match a query, or all users, in pages. Only the first 1,000
     *     matches can be reached.
     *
     *     A query has Lucene syntax: `email:"ada@example.com"`, `name:ad*`, `nickname:*love*`,
     *     `logins_count:[1 TO 5]`, `last_login:{2026-01-15 TO *]`, `_exists_:phone_number`,
     *     `app_metadata.plan:(gold OR silver)`, with `AND`, `OR`, `NOT` and parentheses.
     */
    get: operations['listUsers']
    put?: never
    /**
     * Create a user
     * @description Creates a user in a database connection.
     */
    post: operations['createUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users-by-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the users with an e-mail address
     * @description Lists the users who have an e-mail address, at most one per connection.
     */
    get: operations['listUsersByEmail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a user
     * @description Returns one user.
     */
    get: operations['getUser']
    put?: never
    post?: never
    /**
     * Delete a user
     * @description Deletes a user with all identities.
     */
    delete: operations['deleteUser']
    options?: never
    head?: never
    /**
     * Update a user
     * @description Changes the members of a user that the body contains and keeps the others. Metadata is merged one
     *     level deep.
     */
    patch: operations['updateUser']
    trace?: never
  }
  '/users/{id}/authentication-methods': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the authentication methods of a user
     * @description Lists the authentication methods of a user in addition to the password, in pages. Secrets are not
     *     returned.
     */
    get: operations['listUserAuthenticationMethods']
    /**
     * Replace the authentication methods of a user
     * @description Replaces all authentication methods of a user with the types `phone`, `email` and `totp`.
     *     Passkeys, security keys and the recovery code are not changed.
     */
    put: operations['updateUserAuthenticationMethods']
    /**
     * Create an authentication method of a user
     * @description Creates an authentication method for a user and marks it as confirmed.
     */
    post: operations['createUserAuthenticationMethod']
    /**
     * Delete all authentication methods of a user
     * @description Deletes all second factors of a user, including the recovery code and the remembered browsers.
     */
    delete: operations['deleteUserAuthenticationMethods']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/authentication-methods/{authentication_method_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an authentication method of a user
     * @description Returns one authentication method of a user.
     */
    get: operations['getUserAuthenticationMethod']
    put?: never
    post?: never
    /**
     * Delete an authentication method of a user
     * @description Deletes one authentication method of a user.
     */
    delete: operations['deleteUserAuthenticationMethod']
    options?: never
    head?: never
    /**
     * Update an authentication method of a user
     * @description Changes the name or the preferred channel of an authentication method.
     */
    patch: operations['updateUserAuthenticationMethod']
    trace?: never
  }
  '/users/{id}/authenticators': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete all authenticators of a user
     * @description Deletes all second factors of a user, including the recovery code and the remembered browsers. The
     *     user enrolls again when a log-in requires a second factor.
     */
    delete: operations['deleteUserAuthenticators']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/effective-permissions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the effective permissions of a user
     * @description Lists the permissions of a user at one API, assigned directly or by roles.
     */
    get: operations['listUserEffectivePermissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/effective-roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the effective roles of a user
     * @description Lists all roles of a user with their sources.
     */
    get: operations['listUserEffectiveRoles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/enrollments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the enrollments of a user
     * @description Lists the second factors of a user, without the recovery code.
     */
    get: operations['listUserEnrollments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/identities': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Link an identity to a user
     * @description Moves the identities of another user to this user. The other user is deleted with its metadata,
     *     roles and permissions; its profile is kept as `profileData` of the identity.
     */
    post: operations['linkUserIdentity']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/identities/{provider}/{user_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Unlink an identity from a user
     * @description Makes a linked identity a separate user again, with the profile from before it was linked.
     */
    delete: operations['unlinkUserIdentity']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the log events of a user
     * @description Lists the log events about one user, latest first, in pages.
     */
    get: operations['listUserLogs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/multifactor/{provider}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a multi-factor provider of a user
     * @description Deletes the second factors of one provider: one-time passwords for `google-authenticator`, nothing
     *     for `duo`.
     */
    delete: operations['deleteUserMultifactorProvider']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/multifactor/actions/invalidate-remember-browser': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke the remembered browsers of a user
     * @description Removes all remembered browsers of a user, so that the next log-in in each of them requires a
     *     second factor again.
     */
    post: operations['revokeUserRememberedBrowsers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/organizations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the organizations of a user
     * @description Lists the organizations that a user is a member of, in pages.
     */
    get: operations['listUserOrganizations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/permissions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the permissions of a user
     * @description Lists the permissions that are assigned to a user directly, in pages. Permissions of the user's
     *     roles are not included.
     */
    get: operations['listUserPermissions']
    put?: never
    /**
     * Assign permissions to a user
     * @description Assigns permissions to a user directly, in addition to those of the user's roles.
     */
    post: operations['assignUserPermissions']
    /**
     * Remove permissions from a user
     * @description Removes permissions that were assigned to a user directly. The user keeps a permission that one of
     *     the user's roles has.
     */
    delete: operations['removeUserPermissions']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/recovery-code-regeneration': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rotate the recovery code of a user
     * @description Creates a new recovery code for a user and invalidates the previous one. The new code is returned
     *     only once.
     */
    post: operations['rotateUserRecoveryCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/refresh-tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the refresh tokens of a user
     * @description Lists the refresh tokens that were issued for a user, oldest first, in pages.
     */
    get: operations['listUserRefreshTokens']
    put?: never
    post?: never
    /**
     * Revoke the refresh tokens of a user
     * @description Revokes all refresh tokens that were issued for a user.
     */
    delete: operations['deleteUserRefreshTokens']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/revoke-access': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke the access of a user
     * @description Ends one session or all sessions of a user and revokes their refresh tokens, unless
     *     `preserve_refresh_tokens` is true.
     */
    post: operations['revokeUserAccess']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the roles of a user
     * @description Lists the roles that are assigned to a user, in pages.
     */
    get: operations['listUserRoles']
    put?: never
    /**
     * Assign roles to a user
     * @description Assigns roles to a user.
     */
    post: operations['assignUserRoles']
    /**
     * Remove roles from a user
     * @description Removes roles from a user.
     */
    delete: operations['removeUserRoles']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/users/{id}/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the sessions of a user
     * @description Lists the sessions of a user, oldest first, in pages.
     */
    get: operations['listUserSessions']
    put?: never
    post?: never
    /**
     * Delete the sessions of a user
     * @description Ends all sessions of a user, so that the user has to log in again. Clients that registered for
     *     back-channel logout are notified. Refresh tokens remain valid.
     */
    delete: operations['deleteUserSessions']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/verifiable-credentials/verification/templates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List verification templates
     * @description Lists the verifiable credential verification templates of the tenant, oldest first, in pages.
     */
    get: operations['listVerifiableCredentialTemplates']
    put?: never
    /**
     * Create a verification template
     * @description Creates a verifiable credential verification template.
     */
    post: operations['createVerifiableCredentialTemplate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/verifiable-credentials/verification/templates/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a verification template
     * @description Returns one verifiable credential verification template.
     */
    get: operations['getVerifiableCredentialTemplate']
    put?: never
    post?: never
    /**
     * Delete a verification template
     * @description Deletes a verifiable credential verification template.
     */
    delete: operations['deleteVerifiableCredentialTemplate']
    options?: never
    head?: never
    /**
     * Update a verification template
     * @description Changes the members of a verifiable credential verification template that the body contains and
     *     keeps the others.
     */
    patch: operations['updateVerifiableCredentialTemplate']
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description Number of users who logged in during the last 30 days. */
    ActiveUsers: number
    /** @description Branding of the tenant's pages and e-mails. */
    Branding: {
      /** @description Colors of the pages, as `#rrggbb`. */
      colors?: components['schemas']['BrandingColors']
      /** @description URL of the favicon of the pages, with `https`. */
      favicon_url?: string
      /** @description Font of the pages. */
      font?: components['schemas']['BrandingFont']
      /** @description URL of the logo on pages and in e-mails, with `https`. */
      logo_url?: string
    }
    /** @description Colors of the pages, as `#rrggbb`. */
    BrandingColors: {
      /** @description Page background in the light color scheme: a color as `#rrggbb`, or a linear gradient. */
      page_background?: string | components['schemas']['BrandingGradient']
      /** @description Color of buttons and links, as `#rrggbb`. */
      primary?: string
    }
    /** @description Colors of the pages to change, as `#rrggbb`; null restores the default. */
    BrandingColorsPatch: {
      /** @description Page background in the light color scheme: a color as `#rrggbb`, or a linear gradient. */
      page_background?: (string | null) | components['schemas']['BrandingGradient']
      /** @description Color of buttons and links, as `#rrggbb`. */
      primary?: string | null
    } | null
    /** @description Font of the pages. */
    BrandingFont: {
      /** @description URL of the font file or style sheet, with `https`. */
      url?: string
    }
    /** @description Font of the pages. */
    BrandingFontPatch: {
      /** @description URL of the font file or style sheet, with `https`. */
      url?: string
    } | null
    /** @description Linear gradient, as `linear-gradient()` of CSS. */
    BrandingGradient: {
      /** @description Direction of the gradient in degrees, clockwise from upwards. */
      angle_deg: number
      /** @description Color at the end of the gradient, as `#rrggbb`. */
      end: string
      /** @description Color at the start of the gradient, as `#rrggbb`. */
      start: string
      /**
       * @description Type of the gradient.
       * @enum {string}
       */
      type: 'linear-gradient'
    }
    /** @description Branding to change. Omitted members keep their values; null restores the default. */
    BrandingPatch: {
      /** @description Colors of the pages to change, as `#rrggbb`; null restores the default. */
      colors?: components['schemas']['BrandingColorsPatch']
      /** @description URL of the favicon of the pages, with `https`. */
      favicon_url?: string | null
      /** @description Font of the pages. */
      font?: components['schemas']['BrandingFontPatch']
      /** @description URL of the logo on pages and in e-mails, with `https`. */
      logo_url?: string | null
    }
    /** @description Theme, which sets how the pages of the log-in look. */
    BrandingTheme: {
      /** @description Borders of the widget, of buttons and of input fields. */
      borders: components['schemas']['BrandingThemeBorders']
      /** @description Colors of the theme, as hexadecimal notation of CSS, such as `#0b6e4f`. */
      colors: components['schemas']['BrandingThemeColors']
      /** @description Name of the theme for administrators. */
      displayName?: string
      /** @description Fonts of the theme. */
      fonts: components['schemas']['BrandingThemeFonts']
      /** @description Presentation of identifiers and codes. */
      identifiers?: components['schemas']['BrandingThemeIdentifiers']
      /** @description Background of the pages, and the place of the widget. */
      page_background: components['schemas']['BrandingThemePageBackground']
      /** @description Unique identifier of the theme: 32 letters or digits. */
      themeId: string
      /** @description Logo and layout of the widget. */
      widget: components['schemas']['BrandingThemeWidget']
    }
    /** @description Borders of the widget, of buttons and of input fields. */
    BrandingThemeBorders: {
      /** @description Corner radius of buttons in pixels, where `buttons_style` is `rounded`. */
      button_border_radius: number
      /** @description Width of the border of buttons, in pixels. */
      button_border_weight: number
      /**
       * @description Shape of the corners of buttons: half circles (`pill`), a radius (`rounded`), or right angles
       *     (`sharp`).
       * @enum {string}
       */
      buttons_style: 'pill' | 'rounded' | 'sharp'
      /** @description Corner radius of input fields in pixels, where `inputs_style` is `rounded`. */
      input_border_radius: number
      /** @description Width of the border of input fields, in pixels. */
      input_border_weight: number
      /**
       * @description Shape of the corners of input fields: half circles (`pill`), a radius (`rounded`), or right
       *     angles (`sharp`).
       * @enum {string}
       */
      inputs_style: 'pill' | 'rounded' | 'sharp'
      /** @description Whether the widget has a shadow. */
      show_widget_shadow: boolean
      /** @description Width of the border of the widget, in pixels. */
      widget_border_weight: number
      /** @description Corner radius of the widget, in pixels. */
      widget_corner_radius: number
    }
    /** @description Colors of the theme, as hexadecimal notation of CSS, such as `#0b6e4f`. */
    BrandingThemeColors: {
      /** @description Color of the focus ring; `links_focused_components` by default. */
      base_focus_color?: string
      /** @description Background of primary buttons under the pointer; a darker shade by default. */
      base_hover_color?: string
      /** @description Color of texts. */
      body_text: string
      /**
       * @description Color scheme of the widget of a CAPTCHA provider. Stored and returned without effect.
       * @enum {string}
       */
      captcha_widget_theme?: 'auto' | 'light' | 'dark'
      /** @description Color of error messages and of invalid fields. */
      error: string
      /** @description Color of titles. */
      header: string
      /** @description Color of icons, and of the button that shows a password. */
      icons: string
      /** @description Background of input fields. */
      input_background: string
      /** @description Border of input fields, and color of separators. */
      input_border: string
      /** @description Color of the text in input fields. */
      input_filled_text: string
      /** @description Color of the labels of input fields. */
      input_labels_placeholders: string
      /** @description Color of links, and of the focus ring without `base_focus_color`. */
      links_focused_components: string
      /** @description Background of primary buttons. */
      primary_button: string
      /** @description Color of the text of primary buttons. */
      primary_button_label: string
      /** @description Background of input fields that cannot be changed. */
      read_only_background?: string
      /** @description Border of secondary buttons. */
      secondary_button_border: string
      /** @description Color of the text of secondary buttons. */
      secondary_button_label: string
      /** @description Color of the sign of success. */
      success: string
      /** @description Background of the widget. */
      widget_background: string
      /** @description Border of the widget. */
      widget_border: string
    }
    /** @description Theme, which sets how the pages of the log-in look. */
    BrandingThemeDefinition: {
      /** @description Borders of the widget, of buttons and of input fields. */
      borders: components['schemas']['BrandingThemeBorders']
      /** @description Colors of the theme, as hexadecimal notation of CSS, such as `#0b6e4f`. */
      colors: components['schemas']['BrandingThemeColors']
      /** @description Name of the theme for administrators. */
      displayName?: string
      /** @description Fonts of the theme. */
      fonts: components['schemas']['BrandingThemeFonts']
      /** @description Presentation of identifiers and codes. */
      identifiers?: components['schemas']['BrandingThemeIdentifiers']
      /** @description Background of the pages, and the place of the widget. */
      page_background: components['schemas']['BrandingThemePageBackground']
      /** @description Logo and layout of the widget. */
      widget: components['schemas']['BrandingThemeWidget']
    }
    /** @description Fonts of the theme. */
    BrandingThemeFonts: {
      /** @description Size and weight of texts of one kind. */
      body_text: components['schemas']['BrandingThemeTextStyle']
      /** @description Size and weight of texts of one kind. */
      buttons_text: components['schemas']['BrandingThemeTextStyle']
      /**
       * @description URL of a font file, with `https`, that its origin shares with other origins (CORS). With an
       *     empty text the pages have the font of the operating system.
       */
      font_url: string
      /** @description Size and weight of texts of one kind. */
      input_labels: components['schemas']['BrandingThemeTextStyle']
      /** @description Size and weight of texts of one kind. */
      links: components['schemas']['BrandingThemeTextStyle']
      /**
       * @description Underline of links, always (`underlined`) or only under the pointer (`normal`).
       * @enum {string}
       */
      links_style: 'normal' | 'underlined'
      /**
       * @description Size of texts, in pixels, to which all other sizes refer. Browsers with a larger font size
       *     enlarge it.
       */
      reference_text_size: number
      /** @description Size and weight of texts of one kind. */
      subtitle: components['schemas']['BrandingThemeTextStyle']
      /** @description Size and weight of titles. */
      title: components['schemas']['BrandingThemeTitleStyle']
    }
    /** @description Presentation of identifiers and codes. */
    BrandingThemeIdentifiers: {
      /**
       * @description Input fields of identifiers: one for all kinds (`unified`), or one for each (`separate`).
       *     Stored and returned without effect.
       * @enum {string}
       */
      login_display?: 'unified' | 'separate'
      /**
       * @description Whether browsers may fill in one-time codes (`autocomplete="one-time-code"` of HTML); true by
       *     default.
       */
      otp_autocomplete?: boolean
      /** @description Presentation of phone numbers. Stored and returned without effect. */
      phone_display?: components['schemas']['BrandingThemePhoneDisplay']
    }
    /** @description Background of the pages, and the place of the widget. */
    BrandingThemePageBackground: {
      /** @description Color of the background, behind the image. */
      background_color: string
      /**
       * @description URL of the image that fills the background of wide windows, with `https`. An empty text is no
       *     image.
       */
      background_image_url: string
      /**
       * @description Horizontal position of the widget on the page.
       * @enum {string}
       */
      page_layout: 'center' | 'left' | 'right'
    }
    /** @description Presentation of phone numbers. Stored and returned without effect. */
    BrandingThemePhoneDisplay: {
      /**
       * @description Notation of phone numbers. Stored and returned without effect.
       * @enum {string}
       */
      formatting?: 'regional' | 'international'
      /**
       * @description Part of a phone number that is hidden. Stored and returned without effect.
       * @enum {string}
       */
      masking?: 'show_all' | 'hide_country_code' | 'mask_digits'
    }
    /** @description Size and weight of texts of one kind. */
    BrandingThemeTextStyle: {
      /** @description Whether the text is bold. */
      bold: boolean
      /** @description Size of the text, in percent of `reference_text_size`. */
      size: number
    }
    /** @description Size and weight of titles. */
    BrandingThemeTitleStyle: {
      /** @description Whether the text is bold. */
      bold: boolean
      /** @description Size of the text, in percent of `reference_text_size`. */
      size: number
    }
    /** @description Logo and layout of the widget. */
    BrandingThemeWidget: {
      /**
       * @description Alignment of title and subtitle.
       * @enum {string}
       */
      header_text_alignment: 'center' | 'left' | 'right'
      /** @description Height of the logo, in pixels. */
      logo_height: number
      /**
       * @description Position of the logo, or `none` to show no logo.
       * @enum {string}
       */
      logo_position: 'center' | 'left' | 'none' | 'right'
      /** @description URL of the logo, with `https`. With an empty text the pages show the logo of the branding. */
      logo_url: string
      /**
       * @description Position of the buttons of identity providers, below or above the form.
       * @enum {string}
       */
      social_buttons_layout: 'bottom' | 'top'
    }
    /** @description Settings of breached password detection, which compares passwords with lists of leaked ones. */
    BreachedPasswordDetection: {
      /**
       * @description Frequencies of e-mails to administrators. The setting is stored and has no effect: the server
       *     does not send such e-mails.
       */
      admin_notification_frequency?: ('immediately' | 'daily' | 'weekly' | 'monthly')[]
      /** @description Whether the server compares passwords with the list of leaked passwords. */
      enabled?: boolean
      /**
       * @description Leaked password list that the server queries; `standard` is the only one.
       * @enum {string}
       */
      method?: 'standard'
      /**
       * @description Reactions to a log-in with a leaked password: `block` refuses the log-in until the user has
       *     reset the password, `user_notification` sends the user an e-mail, `admin_notification` is
       *     stored without effect. Every such log-in is logged.
       */
      shields?: ('block' | 'user_notification' | 'admin_notification')[]
      /** @description Settings of breached password detection for the moment at which a user chooses a password. */
      stage?: components['schemas']['BreachedPasswordDetectionStage']
    }
    /** @description Settings of breached password detection to change. Omitted members keep their values. */
    BreachedPasswordDetectionPatch: {
      /**
       * @description Frequencies of e-mails to administrators. The setting is stored and has no effect: the server
       *     does not send such e-mails.
       */
      admin_notification_frequency?: ('immediately' | 'daily' | 'weekly' | 'monthly')[]
      /** @description Whether the server compares passwords with the list of leaked passwords. */
      enabled?: boolean
      /**
       * @description Leaked password list that the server queries; `standard` is the only one.
       * @enum {string}
       */
      method?: 'standard'
      /**
       * @description Reactions to a log-in with a leaked password: `block` refuses the log-in until the user has
       *     reset the password, `user_notification` sends the user an e-mail, `admin_notification` is
       *     stored without effect. Every such log-in is logged.
       */
      shields?: ('block' | 'user_notification' | 'admin_notification')[]
      /** @description Settings of breached password detection for the moment at which a user chooses a password. */
      stage?: components['schemas']['BreachedPasswordDetectionStage']
    }
    /** @description Reactions to a leaked password at one stage, such as sign-up or password change. */
    BreachedPasswordDetectionShields: {
      /**
       * @description Reactions at this stage: `block` refuses the password; `admin_notification` is stored without
       *     effect. Every leaked password is logged.
       */
      shields?: ('block' | 'admin_notification')[]
    }
    /** @description Settings of breached password detection for the moment at which a user chooses a password. */
    BreachedPasswordDetectionStage: {
      /** @description Reactions to a leaked password at a password change. */
      'pre-change-password'?: components['schemas']['BreachedPasswordDetectionShields']
      /** @description Reactions to a leaked password at sign-up. */
      'pre-user-registration'?: components['schemas']['BreachedPasswordDetectionShields']
    }
    /** @description Settings of brute-force protection, which blocks accounts after repeated failed log-ins. */
    BruteForceProtection: {
      /**
       * @description IP addresses and CIDR ranges from which failed log-ins are not counted and log-ins are not
       *     blocked.
       */
      allowlist?: string[]
      /** @description Whether the server counts failed log-ins of an account. */
      enabled?: boolean
      /** @description Number of consecutive failed log-ins after which the server blocks the account. */
      max_attempts?: number
      /**
       * @description Scope of the counter: failed log-ins of an account from one IP address
       *     (`count_per_identifier_and_ip`) or from all addresses together (`count_per_identifier`).
       * @enum {string}
       */
      mode?: 'count_per_identifier_and_ip' | 'count_per_identifier'
      /**
       * @description Reactions when an account reaches `max_attempts`: `block` refuses log-ins for 24 hours,
       *     `user_notification` sends the user an e-mail with a link that removes the block.
       */
      shields?: ('block' | 'user_notification')[]
    }
    /** @description Settings of brute-force protection to change. Omitted members keep their values. */
    BruteForceProtectionPatch: {
      /**
       * @description IP addresses and CIDR ranges from which failed log-ins are not counted and log-ins are not
       *     blocked.
       */
      allowlist?: string[]
      /** @description Whether the server counts failed log-ins of an account. */
      enabled?: boolean
      /** @description Number of consecutive failed log-ins after which the server blocks the account. */
      max_attempts?: number
      /**
       * @description Scope of the counter: failed log-ins of an account from one IP address
       *     (`count_per_identifier_and_ip`) or from all addresses together (`count_per_identifier`).
       * @enum {string}
       */
      mode?: 'count_per_identifier_and_ip' | 'count_per_identifier'
      /**
       * @description Reactions when an account reaches `max_attempts`: `block` refuses log-ins for 24 hours,
       *     `user_notification` sends the user an e-mail with a link that removes the block.
       */
      shields?: ('block' | 'user_notification')[]
    }
    /**
     * @description Client (application). The response has the members that the scopes of the access token and the
     *     parameter `fields` select.
     */
    Client: {
      /** @description Settings of the client's add-ons; `samlp` makes the client a SAML service provider. */
      addons?: components['schemas']['ClientAddons']
      /**
       * @description Identifiers of the clients that may make delegation requests to the client. Stored without
       *     effect.
       */
      allowed_clients?: string[]
      /** @description URLs to which the server may redirect users after a logout. */
      allowed_logout_urls?: components['schemas']['ClientUrls']
      /** @description Origins that may call the authentication API from a browser (CORS). */
      allowed_origins?: string[]
      /** @description Setting that activates anonymous sessions. Stored without effect. */
      anonymous_sessions?: components['schemas']['ClientActiveFeature']
      /**
       * @description Type of the client, such as `native`, `spa`, `regular_web` (web application) or `non_interactive`
       *     (machine to machine).
       */
      app_type?: components['schemas']['ClientAppType']
      /** @description Channels by which users are asked to approve a backchannel request; by default `email`. */
      async_approval_notification_channels?: ('guardian-push' | 'email')[]
      /** @description Settings for the integration of the client with business customers. Stored without effect. */
      b2b_integration_configuration?: components['schemas']['ClientB2bIntegrationConfiguration']
      /** @description Whether the callback URLs are templates; always false. */
      callback_url_template?: boolean
      /** @description Callback URLs: the values of `redirect_uri` that the client may use. */
      callbacks?: components['schemas']['ClientUrls']
      /** @description Additional names of the client, such as audiences that it accepts. Stored without effect. */
      client_aliases?: string[]
      /**
       * @description Client authentication methods of the token endpoint that use credentials instead of a client
       *     secret, with their credentials.
       */
      client_authentication_methods?: components['schemas']['ClientAuthenticationMethodsDetail']
      /** @description Unique identifier of the client. */
      client_id?: string
      /** @description Metadata of the client: up to ten texts by name. */
      client_metadata?: components['schemas']['ClientMetadata']
      /** @description Client secret, by which the client authenticates at the token endpoint. */
      client_secret?: string
      /**
       * @description FAPI profile that the server enforces for the client. Every profile requires pushed
       *     authorization requests, PKCE, the client authentication that it names first (`pkj` is
       *     `private_key_jwt`, `mtls` a client certificate), and access tokens bound to what it names
       *     last: a client certificate (`mtls`, and every FAPI 1 profile) or a DPoP key (`dpop`, RFC
       *     9449). The FAPI 1 profiles also require signed authorization requests. The hosted API does
       *     not have the profiles that end with `dpop`.
       * @enum {string}
       */
      compliance_level?:
        | 'none'
        | 'fapi1_adv_pkj_par'
        | 'fapi1_adv_mtls_par'
        | 'fapi2_sp_pkj_mtls'
        | 'fapi2_sp_mtls_mtls'
        | 'fapi2_sp_pkj_dpop'
        | 'fapi2_sp_mtls_dpop'
      /**
       * @description Whether users may log in from pages of the client itself: older name of
       *     `cross_origin_authentication`.
       */
      cross_origin_auth?: boolean
      /**
       * @description Whether users may log in from pages of the client itself, by cross-origin authentication.
       *     Stored without effect.
       */
      cross_origin_authentication?: boolean
      /** @description URL of the page that verifies a cross-origin log-in. Stored without effect. */
      cross_origin_loc?: string
      /** @description HTML of the client's custom log-in page. Stored without effect. */
      custom_login_page?: string
      /** @description Whether the client uses its custom log-in page instead of the tenant's. Stored without effect. */
      custom_login_page_on?: boolean
      /** @description HTML of a draft of the client's custom log-in page. Stored without effect. */
      custom_login_page_preview?: string
      /** @description Organization of client credentials requests that need one and name none. */
      default_organization?: components['schemas']['ClientDefaultOrganization']
      /** @description Description of the client, for administrators. */
      description?: string
      /** @description Public key by which the server encrypts responses to the client. Stored without effect. */
      encryption_key?: components['schemas']['ClientEncryptionKey']
      /** @description Settings by which organizations configure the client themselves. Stored without effect. */
      express_configuration?: components['schemas']['ClientExpressConfiguration']
      /** @description Identity providers that users may log in with through FedCM. Stored without effect. */
      fedcm_login?: components['schemas']['ClientFedcmLogin']
      /** @description Form template for WS-Federation responses. Stored without effect. */
      form_template?: string
      /** @description Whether the client is the global client, which every tenant has from its creation. */
      global?: boolean
      /**
       * @description Grant types that the client may use, such as `authorization_code`, `refresh_token`,
       *     `client_credentials` or `urn:ietf:params:oauth:grant-type:device_code`.
       */
      grant_types?: components['schemas']['ClientGrantTypes']
      /** @description Setting that activates the identity assertion authorization grant. Stored without effect. */
      identity_assertion_authorization_grant?: components['schemas']['ClientActiveFeature']
      /**
       * @description URL at which a log-in that did not start at the client begins (OpenID Connect Core, section
       *     4).
       */
      initiate_login_uri?: string
      /**
       * @description Whether the client is a first-party client. Users of a third-party client see the consent
       *     page.
       */
      is_first_party?: boolean
      /**
       * @description Whether the server uses the end-user IP address that the client sends with a token request for
       *     attack protection.
       */
      is_token_endpoint_ip_header_trusted?: boolean
      /**
       * @description URL of the client's public keys, a JSON Web Key Set (RFC 7517) that the server fetches and
       *     caches for a minute. The client authenticates with them by `private_key_jwt`, unless it has a
       *     `token_endpoint_auth_method`, and signs its request objects with them. Mutually exclusive with
       *     credentials in `client_authentication_methods` and `signed_request_object`.
       */
      jwks_uri?: string
      /** @description Settings of the ID tokens that the server issues to the client. */
      jwt_configuration?: components['schemas']['ClientJwtConfiguration']
      /** @description URL of the client's logo, shown on the log-in and consent pages. */
      logo_uri?: string
      /** @description Settings for the mobile apps of the client. Stored without effect. */
      mobile?: components['schemas']['ClientMobile']
      /**
       * @description Settings by which members of an organization administer it through the client, by the My
       *     Organization API.
       */
      my_organization_configuration?: components['schemas']['ClientMyOrganizationConfiguration']
      /** @description Name of the client, shown to users on the log-in and consent pages. */
      name?: string
      /**
       * @description Identity providers whose native SDK a mobile app of the client may use for the log-in. Stored
       *     without effect.
       */
      native_social_login?: components['schemas']['ClientNativeSocialLogin']
      /** @description The older name of `oidc_logout`, which has the other settings of logouts. */
      oidc_backchannel_logout?: {
        /** @description List of absolute URIs. */
        backchannel_logout_urls?: components['schemas']['ClientUrls']
      }
      /**
       * @description Whether the client conforms to OpenID Connect. Stored without effect: the server treats
       *     every client as conforming.
       */
      oidc_conformant?: boolean
      /** @description Back-channel logout of the client (OpenID Connect Back-Channel Logout 1.0). */
      oidc_logout?: components['schemas']['ClientOidcLogout']
      /**
       * @description Ways in which the page of `pre_login_prompt` finds the organization of a user: by its name,
       *     the default, or by the domain of the user's e-mail address.
       */
      organization_discovery_methods?: ('email' | 'organization_name')[]
      /**
       * @description Moment at which the user selects an organization, if the request names none: `no_prompt`, the
       *     default, `pre_login_prompt` if `organization_usage` is `require`, or `post_login_prompt`.
       * @enum {string}
       */
      organization_require_behavior?: 'no_prompt' | 'pre_login_prompt' | 'post_login_prompt'
      /**
       * @description Use of organizations at log-in: `deny` allows no organization and is the default, `allow`
       *     makes it optional, `require` demands one.
       * @enum {string}
       */
      organization_usage?: 'deny' | 'allow' | 'require'
      /** @description Lifetime of a pushed authorization request, in seconds. */
      par_request_expiry?: number
      /** @description URL of the client's privacy policy, linked on the log-in and consent pages. */
      policy_uri?: string
      /**
       * @description Policy for redirects to the client after errors: `open_redirect_protection` shows a page
       *     first, `allow_always` redirects at once. Stored without effect.
       * @enum {string}
       */
      redirection_policy?: 'allow_always' | 'open_redirect_protection'
      /** @description Settings of the client's refresh tokens. */
      refresh_token?: components['schemas']['ClientRefreshToken']
      /**
       * @description URLs of request objects that the client may pass as `request_uri` (OpenID Connect Core,
       *     section 6.2). A fragment is compared and not sent.
       */
      request_uris?: string[]
      /**
       * @description Whether access tokens of the client must be bound to a key: to a client certificate (RFC 8705)
       *     or by DPoP (RFC 9449).
       */
      require_proof_of_possession?: boolean
      /** @description Whether the client must push its authorization requests (RFC 9126). */
      require_pushed_authorization_requests?: boolean
      /**
       * @description Identifier of the API that this client represents, for a client of the type
       *     `resource_server`. The client may exchange tokens for this API (RFC 8693).
       */
      resource_server_identifier?: string
      /**
       * @description Settings for the transfer of sessions between a native client and a web client. Stored without
       *     effect.
       */
      session_transfer?: components['schemas']['ClientSessionTransfer']
      /** @description Settings for signed authorization requests of the client (RFC 9101). */
      signed_request_object?: components['schemas']['ClientSignedRequestObjectDetail']
      /** @description Certificates of the keys that sign tokens of the tenant, the current key first. */
      signing_keys?: components['schemas']['ClientSigningKey'][]
      /**
       * @description Whether the server skips the confirmation page before it redirects to a callback URL whose
       *     owner cannot be verified, such as a custom URI scheme. Stored without effect.
       */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean
      /** @description Whether the client takes part in single sign-on. Stored without effect. */
      sso?: boolean
      /** @description Whether the client is excluded from single sign-on. Stored without effect. */
      sso_disabled?: boolean
      /** @description Name of the tenant that the client belongs to. */
      tenant?: string
      /**
       * @description Security mode of a third-party client: `strict` or `permissive`.
       * @enum {string}
       */
      third_party_security_mode?: 'strict' | 'permissive'
      /**
       * @description Client authentication method of the token endpoint (OpenID Connect Core, section 9); `none`
       *     for public clients.
       * @enum {string}
       */
      token_endpoint_auth_method?: 'none' | 'client_secret_post' | 'client_secret_basic'
      /** @description Token exchange of the client (RFC 8693). */
      token_exchange?: components['schemas']['ClientTokenExchange']
      /** @description Maximum numbers of tokens that the client may obtain. Stored without effect. */
      token_quota?: components['schemas']['ClientTokenQuota']
      /**
       * @description Access of the client to upstream tokens of users that the token vault stores. Stored without
       *     effect.
       */
      token_vault_privileged_access?: components['schemas']['ClientTokenVaultAccessDetail']
      /** @description URL of the client's terms of service, linked on the log-in and consent pages. */
      tos_uri?: string
      /**
       * @description Algorithm by which the server signs the responses of `/userinfo`; without one they are JSON.
       * @enum {string}
       */
      userinfo_signed_response_alg?: 'RS256' | 'PS256'
      /** @description Origins that may receive an authorization response by `web_message`. */
      web_origins?: string[]
    }
    /** @description Feature of the client that can be switched on or off. Stored without effect. */
    ClientActiveFeature: {
      /** @description Whether the feature is active for the client. */
      active: boolean
    }
    /**
     * @description Settings of the client's add-ons. `samlp` makes the client a SAML service provider; other add-ons
     *     are stored without effect.
     */
    ClientAddons: {
      /**
       * @description Settings of the client as a SAML 2.0 service provider. The allowed callback URLs of the client are
       *     its assertion consumer service URLs. Without settings of its own the add-on is `{}`; `null` turns
       *     it off.
       */
      samlp?: components['schemas']['ClientSamlpAddon']
    }
    /**
     * @description Type of the client, such as `native`, `spa`, `regular_web` (web application) or `non_interactive`
     *     (machine to machine).
     * @enum {string}
     */
    ClientAppType:
      | 'native'
      | 'spa'
      | 'regular_web'
      | 'non_interactive'
      | 'resource_server'
      | 'express_configuration'
      | 'rms'
      | 'box'
      | 'cloudbees'
      | 'concur'
      | 'dropbox'
      | 'mscrm'
      | 'echosign'
      | 'egnyte'
      | 'newrelic'
      | 'office365'
      | 'salesforce'
      | 'sentry'
      | 'sharepoint'
      | 'slack'
      | 'springcm'
      | 'zendesk'
      | 'zoom'
      | 'sso_integration'
      | 'oag'
    /** @description Client authentication method with the credentials that it accepts. */
    ClientAuthenticationMethod: {
      /** @description Credentials of the client that this authentication method accepts. */
      credentials: components['schemas']['ClientCredentialReference'][]
    }
    /** @description Client authentication method with the credentials that it accepts. */
    ClientAuthenticationMethodDetail: {
      /** @description Credentials of the client that this authentication method accepts. */
      credentials: components['schemas']['ClientCredentialDetail'][]
    }
    /**
     * @description Client authentication methods of the token endpoint that use credentials instead of a client
     *     secret.
     */
    ClientAuthenticationMethods: {
      /** @description Client authentication method with the credentials that it accepts. */
      private_key_jwt?: components['schemas']['ClientAuthenticationMethod']
      /** @description Client authentication method with the credentials that it accepts. */
      self_signed_tls_client_auth?: components['schemas']['ClientAuthenticationMethod']
      /** @description Client authentication method with the credentials that it accepts. */
      tls_client_auth?: components['schemas']['ClientAuthenticationMethod']
    }
    /**
     * @description Client authentication methods of the token endpoint that use credentials instead of a client
     *     secret.
     */
    ClientAuthenticationMethodsDefinition: {
      /** @description Client authentication by signed JWTs, `private_key_jwt` (RFC 7523, section 2.2). */
      private_key_jwt?: components['schemas']['ClientPublicKeyMethodDefinition']
      /** @description Client authentication by a self-signed TLS certificate (RFC 8705, section 2.2). */
      self_signed_tls_client_auth?: components['schemas']['ClientCertificateMethodDefinition']
      /**
       * @description Client authentication by a TLS certificate that a certificate authority issued (RFC 8705, section
       *     2.1).
       */
      tls_client_auth?: components['schemas']['ClientSubjectMethodDefinition']
    }
    /**
     * @description Client authentication methods of the token endpoint that use credentials instead of a client
     *     secret, with their credentials.
     */
    ClientAuthenticationMethodsDetail: {
      /** @description Client authentication method with the credentials that it accepts. */
      private_key_jwt?: components['schemas']['ClientAuthenticationMethodDetail']
      /** @description Client authentication method with the credentials that it accepts. */
      self_signed_tls_client_auth?: components['schemas']['ClientAuthenticationMethodDetail']
      /** @description Client authentication method with the credentials that it accepts. */
      tls_client_auth?: components['schemas']['ClientAuthenticationMethodDetail']
    }
    /** @description Settings for the integration of the client with business customers. Stored without effect. */
    ClientB2bIntegrationConfiguration: {
      /**
       * @description Type of the integration with business customers.
       * @enum {string}
       */
      integration_type?: 'custom_auth_server' | 'third_party' | 'application'
      /** @description Identifiers of single sign-on profiles that business customers may use. */
      sso_profiles?: string[]
    }
    /** @description X.509 certificate from which the server creates a client credential. */
    ClientCertificateDefinition: {
      /**
       * @description Credential type: an X.509 certificate.
       * @enum {string}
       */
      credential_type: 'x509_cert'
      /** @description Name of the credential, for administrators. */
      name?: string
      /** @description X.509 certificate in PEM. */
      pem: string
    }
    /** @description Client authentication by a self-signed TLS certificate (RFC 8705, section 2.2). */
    ClientCertificateMethodDefinition: {
      /** @description X.509 certificates from which the server creates credentials of the client. */
      credentials: components['schemas']['ClientCertificateDefinition'][]
    }
    /** @description Clients of one page, with a cursor to the next page. */
    ClientCheckpointPage: {
      /** @description Clients of this page. */
      clients: components['schemas']['Client'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Credential of a client: a public key or certificate, without private parts. */
    ClientCredential: {
      /**
       * @description Algorithm by which the client signs with this key.
       * @enum {string}
       */
      alg?: 'RS256' | 'RS384' | 'PS256'
      /**
       * Format: date-time
       * @description Time at which the credential was created.
       */
      created_at: string
      /**
       * @description Credential type: a public key, the subject of a certificate, or a certificate.
       * @enum {string}
       */
      credential_type: 'public_key' | 'cert_subject_dn' | 'x509_cert'
      /**
       * Format: date-time
       * @description Time at which the credential expires; null if it does not expire.
       */
      expires_at?: string | null
      /** @description Unique identifier of the credential. */
      id: string
      /** @description Key identifier: the `kid` in the header of JWTs that the client signs. */
      kid?: string
      /** @description Name of the credential, for administrators. */
      name?: string
      /** @description Subject distinguished name of the certificate. */
      subject_dn?: string
      /** @description SHA-256 thumbprint of the certificate. */
      thumbprint_sha256?: string
      /**
       * Format: date-time
       * @description Time at which the credential was last updated.
       */
      updated_at: string
    }
    /** @description Credential of a client to create. */
    ClientCredentialDefinition: {
      /**
       * @description Algorithm by which the client signs with this key; `RS256` by default.
       * @enum {string}
       */
      alg?: 'RS256' | 'RS384' | 'PS256'
      /**
       * @description Credential type: a public key, the subject of a certificate, or a certificate.
       * @enum {string}
       */
      credential_type: 'public_key' | 'cert_subject_dn' | 'x509_cert'
      /**
       * Format: date-time
       * @description Time at which the credential expires; by default never, or with its certificate as
       *     `parse_expiry_from_cert` says.
       */
      expires_at?: string
      /** @description Key identifier: the `kid` in the header of JWTs that the client signs. */
      kid?: string
      /** @description Name of the credential, for administrators. */
      name?: string
      /**
       * @description Whether the credential expires together with the certificate in `pem`; by default, one with
       *     the type `x509_cert` does.
       */
      parse_expiry_from_cert?: boolean
      /** @description Public key or X.509 certificate in PEM. */
      pem?: string
      /**
       * @description Subject distinguished name of the certificate, for a `cert_subject_dn` credential without
       *     `pem`.
       */
      subject_dn?: string
    }
    /**
     * @description Reference to a credential of this client. The response to the creation of the client includes the
     *     credential itself, without private parts.
     */
    ClientCredentialDetail: {
      /**
       * @description Algorithm by which the client signs with this key.
       * @enum {string}
       */
      alg?: 'RS256' | 'RS384' | 'PS256'
      /**
       * Format: date-time
       * @description Time at which the credential was created.
       */
      created_at?: string
      /**
       * @description Credential type: a public key, the subject of a certificate, or a certificate.
       * @enum {string}
       */
      credential_type?: 'public_key' | 'cert_subject_dn' | 'x509_cert'
      /**
       * Format: date-time
       * @description Time at which the credential expires; null if it does not expire.
       */
      expires_at?: string | null
      /** @description Unique identifier of the credential. */
      id: string
      /** @description Key identifier: the `kid` in the header of JWTs that the client signs. */
      kid?: string
      /** @description Name of the credential, for administrators. */
      name?: string
      /** @description Subject distinguished name of the certificate. */
      subject_dn?: string
      /** @description SHA-256 thumbprint of the certificate. */
      thumbprint_sha256?: string
      /**
       * Format: date-time
       * @description Time at which the credential was last updated.
       */
      updated_at?: string
    }
    /** @description Client credential members to change. */
    ClientCredentialPatch: {
      /**
       * Format: date-time
       * @description Time at which the credential expires; null for never.
       */
      expires_at?: string | null
    }
    /** @description Reference to a credential of this client. */
    ClientCredentialReference: {
      /** @description Unique identifier of the credential. */
      id: string
    }
    /** @description Organization of client credentials requests that need one and name none. */
    ClientDefaultOrganization: {
      /** @description Flows to which the default organization applies. */
      flows: 'client_credentials'[]
      /** @description Unique identifier of the default organization. */
      organization_id: string
    }
    /** @description Client to create. */
    ClientDefinition: {
      /** @description Settings of the client's add-ons; `samlp` makes the client a SAML service provider. */
      addons?: components['schemas']['ClientAddons']
      /**
       * @description Identifiers of the clients that may make delegation requests to the client. Stored without
       *     effect.
       */
      allowed_clients?: string[]
      /** @description URLs to which the server may redirect users after a logout. */
      allowed_logout_urls?: components['schemas']['ClientUrls']
      /** @description Origins that may call the authentication API from a browser (CORS). */
      allowed_origins?: string[]
      /** @description Setting that activates anonymous sessions. Stored without effect. */
      anonymous_sessions?: components['schemas']['ClientActiveFeature']
      /**
       * @description Type of the client, such as `native`, `spa`, `regular_web` (web application) or `non_interactive`
       *     (machine to machine).
       */
      app_type?: components['schemas']['ClientAppType']
      /** @description Channels by which users are asked to approve a backchannel request; by default `email`. */
      async_approval_notification_channels?: ('guardian-push' | 'email')[]
      /** @description Settings for the integration of the client with business customers. Stored without effect. */
      b2b_integration_configuration?: components['schemas']['ClientB2bIntegrationConfiguration']
      /** @description Callback URLs: the values of `redirect_uri` that the client may use. */
      callbacks?: components['schemas']['ClientUrls']
      /** @description Additional names of the client, such as audiences that it accepts. Stored without effect. */
      client_aliases?: string[]
      /**
       * @description Client authentication methods of the token endpoint that use credentials instead of a client
       *     secret.
       */
      client_authentication_methods?: components['schemas']['ClientAuthenticationMethodsDefinition']
      /** @description Metadata of the client: up to ten texts by name. */
      client_metadata?: components['schemas']['ClientMetadata']
      /**
       * @description FAPI profile that the server enforces for the client. Every profile requires pushed
       *     authorization requests, PKCE, the client authentication that it names first (`pkj` is
       *     `private_key_jwt`, `mtls` a client certificate), and access tokens bound to what it names
       *     last: a client certificate (`mtls`, and every FAPI 1 profile) or a DPoP key (`dpop`, RFC
       *     9449). The FAPI 1 profiles also require signed authorization requests. The hosted API does
       *     not have the profiles that end with `dpop`.
       * @enum {string|null}
       */
      compliance_level?:
        | 'none'
        | 'fapi1_adv_pkj_par'
        | 'fapi1_adv_mtls_par'
        | 'fapi2_sp_pkj_mtls'
        | 'fapi2_sp_mtls_mtls'
        | 'fapi2_sp_pkj_dpop'
        | 'fapi2_sp_mtls_dpop'
        | null
      /**
       * @description Whether users may log in from pages of the client itself, by cross-origin authentication.
       *     Stored without effect.
       */
      cross_origin_authentication?: boolean
      /** @description URL of the page that verifies a cross-origin log-in. Stored without effect. */
      cross_origin_loc?: string
      /** @description HTML of the client's custom log-in page. Stored without effect. */
      custom_login_page?: string
      /** @description Whether the client uses its custom log-in page instead of the tenant's. Stored without effect. */
      custom_login_page_on?: boolean
      /** @description HTML of a draft of the client's custom log-in page. Stored without effect. */
      custom_login_page_preview?: string
      /** @description Organization of client credentials requests that need one and name none. */
      default_organization?: components['schemas']['ClientDefaultOrganization'] | null
      /** @description Description of the client, for administrators. */
      description?: string
      /** @description Public key by which the server encrypts responses to the client. Stored without effect. */
      encryption_key?: components['schemas']['ClientEncryptionKey'] | null
      /** @description Settings by which organizations configure the client themselves. Stored without effect. */
      express_configuration?: components['schemas']['ClientExpressConfiguration']
      /** @description Identity providers that users may log in with through FedCM. Stored without effect. */
      fedcm_login?: components['schemas']['ClientFedcmLogin']
      /** @description Form template for WS-Federation responses. Stored without effect. */
      form_template?: string
      /**
       * @description Grant types that the client may use, such as `authorization_code`, `refresh_token`,
       *     `client_credentials` or `urn:ietf:params:oauth:grant-type:device_code`.
       */
      grant_types?: components['schemas']['ClientGrantTypes']
      /** @description Setting that activates the identity assertion authorization grant. Stored without effect. */
      identity_assertion_authorization_grant?: components['schemas']['ClientActiveFeature']
      /**
       * @description URL at which a log-in that did not start at the client begins (OpenID Connect Core, section
       *     4); empty for none.
       */
      initiate_login_uri?: string
      /**
       * @description Whether the client is a first-party client. Users of a third-party client see the consent
       *     page.
       */
      is_first_party?: boolean
      /**
       * @description Whether the server uses the end-user IP address that the client sends with a token request for
       *     attack protection.
       */
      is_token_endpoint_ip_header_trusted?: boolean
      /**
       * @description URL of the client's public keys, a JSON Web Key Set (RFC 7517) that the server fetches and
       *     caches for a minute. The client authenticates with them by `private_key_jwt`, unless it has a
       *     `token_endpoint_auth_method`, and signs its request objects with them. Mutually exclusive with
       *     credentials in `client_authentication_methods` and `signed_request_object`.
       */
      jwks_uri?: string
      /** @description Settings of the ID tokens that the server issues to the client. */
      jwt_configuration?: components['schemas']['ClientJwtConfiguration']
      /** @description URL of the client's logo, shown on the log-in and consent pages. */
      logo_uri?: string
      /** @description Settings for the mobile apps of the client. Stored without effect. */
      mobile?: components['schemas']['ClientMobile']
      /**
       * @description Settings by which members of an organization administer it through the client, by the My
       *     Organization API.
       */
      my_organization_configuration?: components['schemas']['ClientMyOrganizationConfiguration']
      /** @description Name of the client, shown to users on the log-in and consent pages. */
      name: string
      /**
       * @description Identity providers whose native SDK a mobile app of the client may use for the log-in. Stored
       *     without effect.
       */
      native_social_login?: components['schemas']['ClientNativeSocialLogin']
      /** @description Back-channel logout of the client (OpenID Connect Back-Channel Logout 1.0). */
      oidc_backchannel_logout?: components['schemas']['ClientOidcLogout']
      /**
       * @description Whether the client conforms to OpenID Connect. Stored without effect: the server treats
       *     every client as conforming.
       */
      oidc_conformant?: boolean
      /** @description Back-channel logout of the client (OpenID Connect Back-Channel Logout 1.0). */
      oidc_logout?: components['schemas']['ClientOidcLogout']
      /**
       * @description Ways in which the page of `pre_login_prompt` finds the organization of a user: by its name,
       *     the default, or by the domain of the user's e-mail address.
       */
      organization_discovery_methods?: ('email' | 'organization_name')[]
      /**
       * @description Moment at which the user selects an organization, if the request names none: `no_prompt`, the
       *     default, `pre_login_prompt` if `organization_usage` is `require`, or `post_login_prompt`.
       * @enum {string}
       */
      organization_require_behavior?: 'no_prompt' | 'pre_login_prompt' | 'post_login_prompt'
      /**
       * @description Use of organizations at log-in: `deny` allows no organization and is the default, `allow`
       *     makes it optional, `require` demands one.
       * @enum {string}
       */
      organization_usage?: 'deny' | 'allow' | 'require'
      /** @description Lifetime of a pushed authorization request, in seconds. */
      par_request_expiry?: number | null
      /** @description URL of the client's privacy policy, linked on the log-in and consent pages. */
      policy_uri?: string
      /**
       * @description Policy for redirects to the client after errors: `open_redirect_protection` shows a page
       *     first, `allow_always` redirects at once. Stored without effect.
       * @enum {string}
       */
      redirection_policy?: 'allow_always' | 'open_redirect_protection'
      /** @description Settings of the client's refresh tokens. */
      refresh_token?: components['schemas']['ClientRefreshToken'] | null
      /**
       * @description URLs of request objects that the client may pass as `request_uri` (OpenID Connect Core,
       *     section 6.2). A fragment is compared and not sent.
       */
      request_uris?: string[]
      /**
       * @description Whether access tokens of the client must be bound to a key: to a client certificate (RFC 8705)
       *     or by DPoP (RFC 9449).
       */
      require_proof_of_possession?: boolean
      /** @description Whether the client must push its authorization requests (RFC 9126). */
      require_pushed_authorization_requests?: boolean
      /**
       * @description Identifier of the API that this client represents, for a client of the type
       *     `resource_server`. The client may exchange tokens for this API (RFC 8693).
       */
      resource_server_identifier?: string
      /**
       * @description Settings for the transfer of sessions between a native client and a web client. Stored without
       *     effect.
       */
      session_transfer?: components['schemas']['ClientSessionTransfer'] | null
      /** @description Settings for signed authorization requests of the client (RFC 9101). */
      signed_request_object?: components['schemas']['ClientSignedRequestObjectDefinition']
      /**
       * @description Whether the server skips the confirmation page before it redirects to a callback URL whose
       *     owner cannot be verified, such as a custom URI scheme. Stored without effect.
       */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean
      /** @description Whether the client takes part in single sign-on. Stored without effect. */
      sso?: boolean
      /** @description Whether the client is excluded from single sign-on. Stored without effect. */
      sso_disabled?: boolean
      /**
       * @description Security mode of a third-party client: `strict` or `permissive`.
       * @enum {string}
       */
      third_party_security_mode?: 'strict' | 'permissive'
      /**
       * @description Client authentication method of the token endpoint (OpenID Connect Core, section 9); `none`
       *     for public clients.
       * @enum {string}
       */
      token_endpoint_auth_method?: 'none' | 'client_secret_post' | 'client_secret_basic'
      /** @description Token exchange of the client (RFC 8693). */
      token_exchange?: components['schemas']['ClientTokenExchange']
      /** @description Maximum numbers of tokens that the client may obtain. Stored without effect. */
      token_quota?: components['schemas']['ClientTokenQuota']
      /**
       * @description Access of the client to upstream tokens of users that the token vault stores. Stored without
       *     effect.
       */
      token_vault_privileged_access?: components['schemas']['ClientTokenVaultAccessDefinition']
      /** @description URL of the client's terms of service, linked on the log-in and consent pages. */
      tos_uri?: string
      /**
       * @description Algorithm by which the server signs the responses of `/userinfo`; without one they are JSON.
       * @enum {string}
       */
      userinfo_signed_response_alg?: 'RS256' | 'PS256'
      /** @description Origins that may receive an authorization response by `web_message`. */
      web_origins?: string[]
    }
    /** @description Public key by which the server encrypts responses to the client. Stored without effect. */
    ClientEncryptionKey: {
      /** @description X.509 certificate of the encryption key in PEM. */
      cert?: string
      /** @description RSA public key in PEM. */
      pub?: string
      /** @description Subject distinguished name of the encryption certificate. */
      subject?: string
    }
    /** @description Settings by which organizations configure the client themselves. Stored without effect. */
    ClientExpressConfiguration: {
      /** @description Domain at which the administrators of an organization log in. */
      admin_login_domain: string
      /** @description Unique identifier of the connection profile. */
      connection_profile_id: string
      /** @description Whether organizations may configure the client themselves. */
      enable_client: boolean
      /** @description Whether the configuration also creates the organization. */
      enable_organization: boolean
      /** @description Template of the URL at which a log-in begins, with placeholders for the organization. */
      initiate_login_uri_template: string
      /** @description Clients that are configured together with this client. */
      linked_clients?: components['schemas']['ClientLinkedClient'][]
      /** @description Identifier of the submission to the Okta Integration Network. */
      oin_submission_id?: string
      /** @description Identifier of the client in the Okta Integration Network. */
      okta_oin_client_id: string
      /** @description Unique identifier of the user attribute profile. */
      user_attribute_profile_id: string
    }
    /**
     * @description Identity providers that users may log in with through the browser's Federated Credential
     *     Management API (FedCM). Stored without effect.
     */
    ClientFedcmLogin: {
      /** @description Sign in with Google through FedCM. */
      google?: components['schemas']['ClientFedcmLoginProvider']
    }
    /**
     * @description Identity providers that users may log in with through the browser's Federated Credential
     *     Management API (FedCM).
     */
    ClientFedcmLoginPatch: {
      /** @description Sign in with Google through FedCM; null removes the setting. */
      google?: components['schemas']['ClientFedcmLoginProvider'] | null
    }
    /** @description Identity provider of a FedCM log-in. */
    ClientFedcmLoginProvider: {
      /** @description Whether users may log in with the identity provider through FedCM. */
      is_enabled?: boolean
    }
    /** @description Client grant: permission of a client to request tokens for an API. */
    ClientGrant: {
      /** @description Whether the client may request every scope of the API, regardless of `scope`. */
      allow_all_scopes?: boolean
      /**
       * @description Whether the client may request tokens for every organization, not only for those that are
       *     assigned to the grant.
       */
      allow_any_organization?: boolean
      /** @description Identifier (audience) of the API that the client may request tokens for. */
      audience: string
      /** @description Types of authorization details that the client may request (RFC 9396). */
      authorization_details_types?: string[]
      /** @description Identifier of the client that receives the grant; absent from a default grant. */
      client_id?: string
      /**
       * @description The clients of a default grant, which has no `client_id`: `third_party_clients` for every
       *     third-party client that has no client grant of its own for the API and the subject type.
       * @enum {string}
       */
      default_for?: 'third_party_clients'
      /** @description Unique identifier of the client grant. */
      id: string
      /**
       * @description Use of organizations: `deny` issues tokens without an organization only, `allow` with or
       *     without one, `require` with one only.
       * @enum {string}
       */
      organization_usage?: 'deny' | 'allow' | 'require'
      /** @description Scopes of the API that the client may request. */
      scope: string[]
      /**
       * @description Subject of the tokens: `client` for tokens of the client itself (client credentials), `user`
       *     for tokens of users.
       * @enum {string}
       */
      subject_type: 'client' | 'user'
    }
    /** @description Client grants of one page, with a cursor to the next page. */
    ClientGrantCheckpoint: {
      /** @description Client grants of this page. */
      client_grants: components['schemas']['ClientGrant'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Client grant to create. */
    ClientGrantDefinition: {
      /** @description Whether the client may request every scope of the API, regardless of `scope`. */
      allow_all_scopes?: boolean
      /**
       * @description Whether the client may request tokens for every organization, not only for those that are
       *     assigned to the grant.
       */
      allow_any_organization?: boolean
      /** @description Identifier (audience) of the API that the client may request tokens for. */
      audience: string
      /** @description Types of authorization details that the client may request (RFC 9396). */
      authorization_details_types?: string[]
      /** @description Identifier of the client that receives the grant. Either this or `default_for` is required. */
      client_id?: string
      /**
       * @description The clients of a default grant, in place of `client_id`: `third_party_clients` for every
       *     third-party client that has no client grant of its own for the API and the subject type.
       * @enum {string}
       */
      default_for?: 'third_party_clients'
      /**
       * @description Use of organizations: `deny` issues tokens without an organization only, `allow` with or
       *     without one, `require` with one only.
       * @enum {string}
       */
      organization_usage?: 'deny' | 'allow' | 'require'
      /** @description Scopes of the API that the client may request. */
      scope?: string[]
      /**
       * @description Subject of the tokens: `client` for tokens of the client itself (client credentials), `user`
       *     for tokens of users.
       * @enum {string}
       */
      subject_type?: 'client' | 'user'
    }
    /**
     * @description Client grants of one page: an array; with `include_totals`, an object with totals; with `from` or
     *     `take`, an object with a cursor.
     */
    ClientGrantList:
      | components['schemas']['ClientGrant'][]
      | components['schemas']['ClientGrantPage']
      | components['schemas']['ClientGrantCheckpoint']
    /** @description Client grants of one page, with totals. */
    ClientGrantPage: {
      /** @description Client grants of this page. */
      client_grants: components['schemas']['ClientGrant'][]
      /** @description Maximum number of client grants per page. */
      limit: number
      /** @description Zero-based position of the first client grant of this page. */
      start: number
      /** @description Total number of client grants that match the request. */
      total: number
    }
    /** @description Client grant members to change. Omitted members keep their values. */
    ClientGrantPatch: {
      /** @description Whether the client may request every scope of the API, regardless of `scope`. */
      allow_all_scopes?: boolean | null
      /**
       * @description Whether the client may request tokens for every organization, not only for those that are
       *     assigned to the grant.
       */
      allow_any_organization?: boolean | null
      /** @description Types of authorization details that the client may request (RFC 9396). */
      authorization_details_types?: string[]
      /**
       * @description Use of organizations: `deny` issues tokens without an organization only, `allow` with or
       *     without one, `require` with one only.
       * @enum {string|null}
       */
      organization_usage?: 'deny' | 'allow' | 'require' | null
      /** @description Scopes of the API that the client may request. */
      scope?: string[] | null
    }
    /**
     * @description Grant types that the client may use, such as `authorization_code`, `refresh_token`,
     *     `client_credentials` or `urn:ietf:params:oauth:grant-type:device_code`.
     */
    ClientGrantTypes: string[]
    /** @description Settings of the ID tokens that the server issues to the client. */
    ClientJwtConfiguration: {
      /**
       * @description Algorithm by which the server signs ID tokens for the client.
       * @enum {string}
       */
      alg?: 'HS256' | 'RS256' | 'RS512' | 'PS256'
      /** @description Lifetime of an ID token, in seconds. */
      lifetime_in_seconds?: number
      /** @description Scopes of the client in the form of earlier versions. Stored without effect. */
      scopes?: {
        [key: string]: unknown
      }
      /**
       * @description Whether the client secret is base64-encoded when it signs ID tokens by `HS256`. Stored without
       *     effect: the bytes of the secret sign.
       */
      secret_encoded?: boolean
    }
    /** @description Client that is linked to this client. */
    ClientLinkedClient: {
      /** @description Unique identifier of the linked client. */
      client_id: string
    }
    /**
     * @description Clients of one page: an array; with `include_totals`, an object with totals; with `from` or
     *     `take`, an object with a cursor.
     */
    ClientList:
      | components['schemas']['Client'][]
      | components['schemas']['ClientPage']
      | components['schemas']['ClientCheckpointPage']
    /**
     * @description Reasons for the end of a session of which the server notifies the client by back-channel logout.
     *     Stored without effect: it notifies the client of each end.
     */
    ClientLogoutInitiators: {
      /**
       * @description Selection of the reasons: `all`, or `custom` for those in `selected_initiators`.
       * @enum {string}
       */
      mode?: 'custom' | 'all'
      /** @description Reasons for the end of a session of which the server notifies the client. */
      selected_initiators?: (
        | 'rp-logout'
        | 'idp-logout'
        | 'password-changed'
        | 'session-expired'
        | 'session-revoked'
        | 'account-deleted'
        | 'email-identifier-changed'
        | 'mfa-phone-unenrolled'
        | 'account-deactivated'
      )[]
    }
    /** @description Setting for the session metadata in logout tokens. Stored without effect: they contain none. */
    ClientLogoutSessionMetadata: {
      /** @description Whether a logout token includes the metadata of the session. */
      include?: boolean
    }
    /** @description Metadata of the client: up to ten texts by name. */
    ClientMetadata: {
      [key: string]: string
    }
    /** @description Metadata of the client to change, by name. Omitted names keep their texts; null removes a name. */
    ClientMetadataPatch: {
      [key: string]: string | null
    }
    /** @description Settings for the mobile apps of the client. Stored without effect. */
    ClientMobile: {
      /** @description App for Android that belongs to the client. */
      android?: components['schemas']['ClientMobileAndroid']
      /** @description App for iOS that belongs to the client. */
      ios?: components['schemas']['ClientMobileIos']
    }
    /** @description App for Android that belongs to the client. */
    ClientMobileAndroid: {
      /** @description Package name of the Android app. */
      app_package_name?: string
      /** @description SHA-256 fingerprints of the certificates that sign the Android app. */
      sha256_cert_fingerprints?: string[]
    }
    /** @description App for iOS that belongs to the client. */
    ClientMobileIos: {
      /** @description Bundle identifier of the iOS app. */
      app_bundle_identifier?: string
      /** @description Apple team identifier of the iOS app. */
      team_id?: string
    }
    /**
     * @description Settings by which members of an organization administer it through the client, by the My
     *     Organization API.
     */
    ClientMyOrganizationConfiguration: {
      /**
       * @description Strategies of identity providers that the application offers; members read them
       *     (`/my-org/config`).
       */
      allowed_strategies: (
        | 'pingfederate'
        | 'adfs'
        | 'waad'
        | 'google-apps'
        | 'okta'
        | 'oidc'
        | 'samlp'
      )[]
      /**
       * @description Rule for the deletion of identity providers that the application follows: always, or only if
       *     they have no users. Members read it (`/my-org/config`).
       * @enum {string}
       */
      connection_deletion_behavior: 'allow' | 'allow_if_empty'
      /** @description Unique identifier of the connection profile. Stored without effect. */
      connection_profile_id?: string
      /**
       * @description Unique identifier of the client to which invitations by members lead; by default that of the
       *     application that sends them.
       */
      invitation_landing_client_id?: string
      /**
       * @description Rule for the access of third-party clients to the client's organization settings. Stored
       *     without effect.
       */
      third_party_client_access?: components['schemas']['ClientThirdPartyAccess']
      /** @description Unique identifier of the user attribute profile. Stored without effect. */
      user_attribute_profile_id?: string
    }
    /**
     * @description Identity providers whose native SDK a mobile app of the client may use for the log-in. Stored
     *     without effect.
     */
    ClientNativeSocialLogin: {
      /** @description Sign in with Apple through its native SDK. */
      apple?: components['schemas']['ClientNativeSocialLoginProvider']
      /** @description Facebook Login through its native SDK. */
      facebook?: components['schemas']['ClientNativeSocialLoginProvider']
      /** @description Sign in with Google through its native SDK. */
      google?: components['schemas']['ClientNativeSocialLoginProvider']
    }
    /** @description Identity providers whose native SDK a mobile app of the client may use for the log-in. */
    ClientNativeSocialLoginPatch: {
      /** @description Sign in with Apple through its native SDK; null removes the setting. */
      apple?: components['schemas']['ClientNativeSocialLoginProvider'] | null
      /** @description Facebook Login through its native SDK; null removes the setting. */
      facebook?: components['schemas']['ClientNativeSocialLoginProvider'] | null
      /** @description Sign in with Google through its native SDK; null removes the setting. */
      google?: components['schemas']['ClientNativeSocialLoginProvider'] | null
    }
    /** @description Identity provider of a native social log-in. */
    ClientNativeSocialLoginProvider: {
      /** @description Whether users may log in with the native SDK of the identity provider. */
      enabled?: boolean
    }
    /** @description Back-channel logout of the client (OpenID Connect Back-Channel Logout 1.0). */
    ClientOidcLogout: {
      /**
       * @description Reasons for the end of a session of which the server notifies the client by back-channel logout.
       *     Stored without effect: it notifies the client of each end.
       */
      backchannel_logout_initiators?: components['schemas']['ClientLogoutInitiators']
      /** @description Setting for the session metadata in logout tokens; null removes it. */
      backchannel_logout_session_metadata?:
        | components['schemas']['ClientLogoutSessionMetadata']
        | null
      /** @description URLs to which the server posts logout tokens. */
      backchannel_logout_urls?: components['schemas']['ClientUrl'][]
      /**
       * @description URL that the browser of the user loads in a frame when the session ends, with the parameters
       *     `iss` and `sid` (OpenID Connect Front-Channel Logout 1.0). The hosted API does not have this
       *     member.
       */
      frontchannel_logout_urls?: components['schemas']['ClientUrl'][]
    }
    /** @description Clients of one page, with totals. */
    ClientPage: {
      /** @description Clients of this page. */
      clients: components['schemas']['Client'][]
      /** @description Maximum number of clients per page. */
      limit: number
      /** @description Zero-based position of the first client of this page. */
      start: number
      /** @description Total number of clients that match the request. */
      total: number
    }
    /** @description Client members to change. Omitted members keep their values; null removes a member. */
    ClientPatch: {
      /** @description Settings of the client's add-ons; `samlp` makes the client a SAML service provider. Null restores the default. */
      addons?: components['schemas']['ClientAddons'] | null
      /**
       * @description Identifiers of the clients that may make delegation requests to the client. Stored without
       *     effect. Null restores the default.
       */
      allowed_clients?: string[] | null
      /** @description URLs to which the server may redirect users after a logout. Null restores the default. */
      allowed_logout_urls?: components['schemas']['ClientUrls'] | null
      /** @description Origins that may call the authentication API from a browser (CORS). Null restores the default. */
      allowed_origins?: string[] | null
      /** @description Setting that activates anonymous sessions. Stored without effect. Null restores the default. */
      anonymous_sessions?: components['schemas']['ClientActiveFeature'] | null
      /**
       * @description Type of the client, such as `native`, `spa`, `regular_web` (web application) or `non_interactive`
       *     (machine to machine).
       */
      app_type?: components['schemas']['ClientAppType']
      /** @description Channels by which users are asked to approve a backchannel request; by default `email`. Null restores the default. */
      async_approval_notification_channels?: ('guardian-push' | 'email')[] | null
      /** @description Settings for the integration of the client with business customers. Stored without effect. */
      b2b_integration_configuration?: components['schemas']['ClientB2bIntegrationConfiguration']
      /** @description Callback URLs: the values of `redirect_uri` that the client may use. Null restores the default. */
      callbacks?: components['schemas']['ClientUrls'] | null
      /** @description Additional names of the client, such as audiences that it accepts. Stored without effect. Null restores the default. */
      client_aliases?: string[] | null
      /** @description Client authentication methods of the token endpoint that use credentials; null removes them. */
      client_authentication_methods?: components['schemas']['ClientAuthenticationMethods'] | null
      /**
       * @description Metadata of the client to change, by name. Omitted names keep their texts; null removes a
       *     name, or all of them.
       */
      client_metadata?: components['schemas']['ClientMetadataPatch'] | null
      /** @description Client secret to set, by which the client authenticates at the token endpoint. */
      client_secret?: string
      /**
       * @description FAPI profile that the server enforces for the client. Every profile requires pushed
       *     authorization requests, PKCE, the client authentication that it names first (`pkj` is
       *     `private_key_jwt`, `mtls` a client certificate), and access tokens bound to what it names
       *     last: a client certificate (`mtls`, and every FAPI 1 profile) or a DPoP key (`dpop`, RFC
       *     9449). The FAPI 1 profiles also require signed authorization requests. The hosted API does
       *     not have the profiles that end with `dpop`. Null restores the default.
       * @enum {string|null}
       */
      compliance_level?:
        | 'none'
        | 'fapi1_adv_pkj_par'
        | 'fapi1_adv_mtls_par'
        | 'fapi2_sp_pkj_mtls'
        | 'fapi2_sp_mtls_mtls'
        | 'fapi2_sp_pkj_dpop'
        | 'fapi2_sp_mtls_dpop'
        | null
      /**
       * @description Whether users may log in from pages of the client itself, by cross-origin authentication.
       *     Stored without effect.
       */
      cross_origin_authentication?: boolean
      /** @description URL of the page that verifies a cross-origin log-in. Stored without effect. Null restores the default. */
      cross_origin_loc?: string | null
      /** @description HTML of the client's custom log-in page. Stored without effect. Null restores the default. */
      custom_login_page?: string | null
      /** @description Whether the client uses its custom log-in page instead of the tenant's. Stored without effect. */
      custom_login_page_on?: boolean
      /** @description HTML of a draft of the client's custom log-in page. Stored without effect. Null restores the default. */
      custom_login_page_preview?: string | null
      /** @description Organization of client credentials requests that need one and name none. Null restores the default. */
      default_organization?: components['schemas']['ClientDefaultOrganization'] | null
      /** @description Description of the client, for administrators. Null restores the default. */
      description?: string | null
      /** @description Public key by which the server encrypts responses to the client. Stored without effect. Null restores the default. */
      encryption_key?: components['schemas']['ClientEncryptionKey'] | null
      /** @description Settings by which organizations configure the client themselves. Stored without effect. Null restores the default. */
      express_configuration?: components['schemas']['ClientExpressConfiguration'] | null
      /**
       * @description Identity providers that users may log in with through FedCM; null removes them. Stored without
       *     effect.
       */
      fedcm_login?: components['schemas']['ClientFedcmLoginPatch'] | null
      /** @description Form template for WS-Federation responses. Stored without effect. Null restores the default. */
      form_template?: string | null
      /**
       * @description Grant types that the client may use, such as `authorization_code`, `refresh_token`,
       *     `client_credentials` or `urn:ietf:params:oauth:grant-type:device_code`.
       */
      grant_types?: components['schemas']['ClientGrantTypes']
      /** @description Setting that activates the identity assertion authorization grant. Stored without effect. Null restores the default. */
      identity_assertion_authorization_grant?: components['schemas']['ClientActiveFeature'] | null
      /**
       * @description URL at which a log-in that did not start at the client begins (OpenID Connect Core, section
       *     4); empty for none. Null restores the default.
       */
      initiate_login_uri?: string | null
      /**
       * @description Whether the client is a first-party client. Users of a third-party client see the consent
       *     page.
       */
      is_first_party?: boolean
      /**
       * @description Whether the server uses the end-user IP address that the client sends with a token request for
       *     attack protection.
       */
      is_token_endpoint_ip_header_trusted?: boolean
      /**
       * @description URL of the client's public keys, a JSON Web Key Set (RFC 7517) that the server fetches and
       *     caches for a minute. The client authenticates with them by `private_key_jwt`, unless it has a
       *     `token_endpoint_auth_method`, and signs its request objects with them. Mutually exclusive with
       *     credentials in `client_authentication_methods` and `signed_request_object`. Null restores the default.
       */
      jwks_uri?: string | null
      /** @description Null restores the default. */
      jwt_configuration?: components['schemas']['ClientJwtConfiguration'] | null
      /** @description URL of the client's logo, shown on the log-in and consent pages. Null restores the default. */
      logo_uri?: string | null
      /** @description Null restores the default. */
      mobile?: components['schemas']['ClientMobile'] | null
      /**
       * @description Settings by which members of an organization administer it through the client, by the My
       *     Organization API. Null restores the default.
       */
      my_organization_configuration?:
        | components['schemas']['ClientMyOrganizationConfiguration']
        | null
      /** @description Name of the client, shown to users on the log-in and consent pages. */
      name?: string
      /**
       * @description Identity providers whose native SDK a mobile app of the client may use for the log-in; null
       *     removes them. Stored without effect.
       */
      native_social_login?: components['schemas']['ClientNativeSocialLoginPatch'] | null
      /** @description Null restores the default. */
      oidc_backchannel_logout?: components['schemas']['ClientOidcLogout'] | null
      /**
       * @description Whether the client conforms to OpenID Connect. Stored without effect: the server treats
       *     every client as conforming.
       */
      oidc_conformant?: boolean
      /** @description Null restores the default. */
      oidc_logout?: components['schemas']['ClientOidcLogout'] | null
      /**
       * @description Ways in which the page of `pre_login_prompt` finds the organization of a user: by its name,
       *     the default, or by the domain of the user's e-mail address. Null restores the default.
       */
      organization_discovery_methods?: ('email' | 'organization_name')[] | null
      /**
       * @description Moment at which the user selects an organization, if the request names none: `no_prompt`, the
       *     default, `pre_login_prompt` if `organization_usage` is `require`, or `post_login_prompt`. Null restores the default.
       * @enum {string|null}
       */
      organization_require_behavior?: 'no_prompt' | 'pre_login_prompt' | 'post_login_prompt' | null
      /**
       * @description Use of organizations at log-in: `deny` allows no organization and is the default, `allow`
       *     makes it optional, `require` demands one. Null restores the default.
       * @enum {string|null}
       */
      organization_usage?: 'deny' | 'allow' | 'require' | null
      /** @description Lifetime of a pushed authorization request, in seconds. Null restores the default. */
      par_request_expiry?: number | null
      /** @description URL of the client's privacy policy, linked on the log-in and consent pages. Null restores the default. */
      policy_uri?: string | null
      /**
       * @description Policy for redirects to the client after errors: `open_redirect_protection` shows a page
       *     first, `allow_always` redirects at once. Stored without effect.
       * @enum {string}
       */
      redirection_policy?: 'allow_always' | 'open_redirect_protection'
      /** @description Settings of the client's refresh tokens. Null restores the default. */
      refresh_token?: components['schemas']['ClientRefreshToken'] | null
      /**
       * @description URLs of request objects that the client may pass as `request_uri` (OpenID Connect Core,
       *     section 6.2). A fragment is compared and not sent. Null restores the default.
       */
      request_uris?: string[] | null
      /**
       * @description Whether access tokens of the client must be bound to a key: to a client certificate (RFC 8705)
       *     or by DPoP (RFC 9449).
       */
      require_proof_of_possession?: boolean
      /** @description Whether the client must push its authorization requests (RFC 9126). */
      require_pushed_authorization_requests?: boolean
      /**
       * @description Settings for the transfer of sessions between a native client and a web client. Stored without
       *     effect. Null restores the default.
       */
      session_transfer?: components['schemas']['ClientSessionTransfer'] | null
      /** @description Settings for signed authorization requests of the client (RFC 9101); null removes them. */
      signed_request_object?: components['schemas']['ClientSignedRequestObject'] | null
      /**
       * @description Whether the server skips the confirmation page before it redirects to a callback URL whose
       *     owner cannot be verified, such as a custom URI scheme. Stored without effect. Null restores the default.
       */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean | null
      /** @description Whether the client takes part in single sign-on. Stored without effect. Null restores the default. */
      sso?: boolean | null
      /** @description Whether the client is excluded from single sign-on. Stored without effect. */
      sso_disabled?: boolean
      /**
       * @description Security mode of a third-party client: `strict` or `permissive`.
       * @enum {string}
       */
      third_party_security_mode?: 'strict' | 'permissive'
      /**
       * @description Client authentication method of the token endpoint (OpenID Connect Core, section 9); `none`
       *     for public clients. Null restores the default.
       * @enum {string|null}
       */
      token_endpoint_auth_method?: 'none' | 'client_secret_post' | 'client_secret_basic' | null
      /** @description Token exchange of the client (RFC 8693); null removes it. */
      token_exchange?: components['schemas']['ClientTokenExchange'] | null
      /** @description Maximum numbers of tokens that the client may obtain. Stored without effect. Null restores the default. */
      token_quota?: components['schemas']['ClientTokenQuota'] | null
      /**
       * @description Access of the client to upstream tokens of users that the token vault stores; null removes it.
       *     Stored without effect.
       */
      token_vault_privileged_access?: components['schemas']['ClientTokenVaultAccess'] | null
      /** @description URL of the client's terms of service, linked on the log-in and consent pages. Null restores the default. */
      tos_uri?: string | null
      /**
       * @description Algorithm by which the server signs the responses of `/userinfo`; without one they are JSON. Null restores the default.
       * @enum {string|null}
       */
      userinfo_signed_response_alg?: 'RS256' | 'PS256' | null
      /** @description Origins that may receive an authorization response by `web_message`. Null restores the default. */
      web_origins?: string[] | null
    }
    /** @description Public key from which the server creates a client credential. */
    ClientPublicKeyDefinition: {
      /**
       * @description Algorithm by which the client signs with this key; `RS256` by default.
       * @enum {string}
       */
      alg?: 'RS256' | 'RS384' | 'PS256'
      /**
       * @description Credential type: a public key.
       * @enum {string}
       */
      credential_type: 'public_key'
      /**
       * Format: date-time
       * @description Time at which the credential expires; by default never.
       */
      expires_at?: string
      /** @description Key identifier: the `kid` in the header of JWTs that the client signs. */
      kid?: string
      /** @description Name of the credential, for administrators. */
      name?: string
      /** @description Whether the credential expires together with the certificate in `pem`. */
      parse_expiry_from_cert?: boolean
      /** @description Public key or X.509 certificate in PEM. */
      pem: string
    }
    /** @description Client authentication by signed JWTs, `private_key_jwt` (RFC 7523, section 2.2). */
    ClientPublicKeyMethodDefinition: {
      /** @description Public keys from which the server creates credentials of the client. */
      credentials: components['schemas']['ClientPublicKeyDefinition'][]
    }
    /** @description Settings of the client's refresh tokens. */
    ClientRefreshToken: {
      /**
       * @description Expiration: `expiring` refresh tokens end after `token_lifetime` or `idle_token_lifetime`,
       *     `non-expiring` ones do not end by themselves.
       * @enum {string}
       */
      expiration_type: 'expiring' | 'non-expiring'
      /** @description Time in seconds after which an unused refresh token expires. */
      idle_token_lifetime?: number
      /** @description Whether unused refresh tokens do not expire; `idle_token_lifetime` has no effect then. */
      infinite_idle_token_lifetime?: boolean
      /** @description Whether refresh token families have no absolute lifetime; `token_lifetime` has no effect then. */
      infinite_token_lifetime?: boolean
      /** @description Time in seconds during which a rotated refresh token can be used again. */
      leeway?: number
      /** @description Further APIs for which the client may exchange its refresh tokens. Stored without effect. */
      policies?: components['schemas']['ClientRefreshTokenPolicy'][] | null
      /**
       * @description Rotation: `rotating` replaces the refresh token at each use, `non-rotating` keeps it.
       * @enum {string}
       */
      rotation_type: 'rotating' | 'non-rotating'
      /** @description Lifetime of a refresh token family in seconds, counted from its first token. */
      token_lifetime?: number
    }
    /** @description API for which the client may exchange a refresh token. */
    ClientRefreshTokenPolicy: {
      /** @description Identifier (audience) of the API. */
      audience: string
      /** @description Scopes of the API that the client may request with the refresh token. */
      scope: string[]
    }
    /**
     * @description Settings of the client as a SAML 2.0 service provider. The allowed callback URLs of the client are
     *     its assertion consumer service URLs. Without settings of its own the add-on is `{}`; `null` turns
     *     it off.
     */
    ClientSamlpAddon: {
      /**
       * @description Entity ID of the service provider: the `Audience` of assertions, and the `Issuer` that
       *     requests must have. By default the audience is the `Issuer` of the request.
       */
      audience?: string
      /**
       * @description Authentication context class of assertions where the request asks for none; by default
       *     unspecified.
       */
      authnContextClassRef?: string
      /** @description Binding by which logout messages are sent; by default HTTP-Redirect. */
      binding?: string
      /**
       * @description Whether assertions have an attribute `upn`, by default with the email address.
       * @default true
       */
      createUpnClaim?: boolean
      /** @description `Destination` of responses; by default the assertion consumer service URL. */
      destination?: string
      /**
       * @description Algorithm of the digest of what is signed.
       * @default sha256
       * @enum {string}
       */
      digestAlgorithm?: 'sha256' | 'sha1'
      /**
       * @description RSA certificate of the service provider, in PEM. If it is set, assertions are encrypted with
       *     its key (AES-256-GCM and RSA-OAEP).
       */
      encryptionCert?: string
      /**
       * @description Whether attributes have the `NameFormat` for URIs.
       * @default true
       */
      includeAttributeNameFormat?: boolean
      /** @description Entity ID of the tenant for this client; by default `urn:` and the domain of the tenant. */
      issuer?: string
      /**
       * @description Lifetime of assertions, in seconds.
       * @default 3600
       */
      lifetimeInSeconds?: number
      /** @description Single logout of the service provider. */
      logout?: {
        /** @description URL of the service provider that receives logout messages. */
        callback?: string
        /**
         * @description Whether the service provider is notified of logouts that others start.
         * @default true
         */
        slo_enabled?: boolean
      }
      /**
       * @description Whether assertions have the provider and connection of the user as attributes.
       * @default true
       */
      mapIdentities?: boolean
      /**
       * @description Names of SAML attributes by the member of the user profile that they are read from. A member
       *     of a nested object is named by its path, such as `app_metadata.department`.
       */
      mappings?: {
        [key: string]: unknown
      }
      /**
       * @description Whether attributes that are not in `mappings` are named as the member of the profile, without
       *     the prefix `http://schemas.auth0.com/`.
       * @default false
       */
      mapUnknownClaimsAsIs?: boolean
      /** @description `Format` of the `NameID` (SAML Core, section 8.3); by default unspecified. */
      nameIdentifierFormat?: string
      /**
       * @description Names of SAML attributes; the value of the first that the user has is the `NameID`. By default
       *     the user ID, the email address and the name.
       */
      nameIdentifierProbes?: string[]
      /**
       * @description Whether members of the profile that `mappings` does not name are attributes too.
       * @default true
       */
      passthroughClaimsWithNoMapping?: boolean
      /** @description `Recipient` of assertions; by default the assertion consumer service URL. */
      recipient?: string
      /** @description Whether the assertion is signed; by default it is unless the response is. */
      signAssertion?: boolean
      /**
       * @description Algorithm of signatures. With `ecdsa-sha256` the server signs by a key on P-256, which is
       *     rotated with the signing keys and has a certificate of its own in the metadata. `rsa-sha1` is
       *     broken and only for service providers that accept nothing else; requests signed by it are then
       *     accepted too, and each use is logged as a warning.
       * @default rsa-sha256
       * @enum {string}
       */
      signatureAlgorithm?: 'rsa-sha256' | 'ecdsa-sha256' | 'rsa-sha1'
      /**
       * @description Certificate of the service provider, in PEM. If it is set, requests must be signed with its
       *     key. Two certificates, one after the other, are accepted while a key is replaced.
       */
      signingCert?: string
      /**
       * @description Whether the response is signed, by default instead of the assertion.
       * @default false
       */
      signResponse?: boolean
      /**
       * @description Whether attribute values have their type (`xsi:type`).
       * @default true
       */
      typedAttributes?: boolean
    } | null
    /**
     * @description Settings for the transfer of sessions between a native client and a web client. Stored without
     *     effect.
     */
    ClientSessionTransfer: {
      /** @description Whether the client may obtain refresh tokens in a transferred session. */
      allow_refresh_token?: boolean
      /**
       * @description Ways in which the client accepts a session transfer token: in a `cookie` or as a `query`
       *     parameter.
       */
      allowed_authentication_methods?: ('cookie' | 'query')[] | null
      /** @description Whether the client may create session transfer tokens. */
      can_create_session_transfer_token?: boolean
      /** @description Settings for the delegation of transferred sessions; null removes them. */
      delegation?: components['schemas']['ClientSessionTransferDelegation'] | null
      /**
       * @description Whether the revocation of a refresh token ends the sessions and tokens that were created from
       *     it.
       */
      enforce_cascade_revocation?: boolean
      /**
       * @description Property of the device that must be the same at both ends of the transfer: the IP address, its
       *     autonomous system (`asn`), or `none`.
       * @enum {string}
       */
      enforce_device_binding?: 'ip' | 'asn' | 'none'
      /** @description Whether a refresh token of a transferred session expires together with the session. */
      enforce_online_refresh_tokens?: boolean
    }
    /** @description Settings for the delegation of transferred sessions, by which one user acts for another. */
    ClientSessionTransferDelegation: {
      /** @description Whether the client accepts delegated sessions. */
      allow_delegated_access?: boolean
      /**
       * @description Property of the device that must be the same at both ends of a delegated transfer: the IP
       *     address or its autonomous system (`asn`).
       * @enum {string}
       */
      enforce_device_binding?: 'ip' | 'asn'
    }
    /** @description Settings for signed authorization requests of the client (RFC 9101). */
    ClientSignedRequestObject: {
      /** @description Credentials that verify signed authorization requests of the client. */
      credentials?: components['schemas']['ClientCredentialReference'][]
      /** @description Whether the client must sign its authorization requests. */
      required?: boolean
    }
    /** @description Settings for signed authorization requests of the client (RFC 9101). */
    ClientSignedRequestObjectDefinition: {
      /** @description Public keys from which the server creates credentials of the client. */
      credentials?: components['schemas']['ClientPublicKeyDefinition'][]
      /** @description Whether the client must sign its authorization requests. */
      required?: boolean
    }
    /** @description Settings for signed authorization requests of the client (RFC 9101). */
    ClientSignedRequestObjectDetail: {
      /** @description Credentials that verify signed authorization requests of the client. */
      credentials?: components['schemas']['ClientCredentialDetail'][]
      /** @description Whether the client must sign its authorization requests. */
      required?: boolean
    }
    /** @description Certificate of a signing key of the tenant. */
    ClientSigningKey: {
      /** @description X.509 certificate in PEM. */
      cert: string
      /** @description X.509 certificate as a PKCS#7 message without content or signer, in PEM. */
      pkcs7: string
      /** @description Subject of the certificate, as `/CN=id.example.com`. */
      subject: string
    }
    /** @description Subject of a certificate from which the server creates a client credential. */
    ClientSubjectDefinition: {
      /**
       * @description Credential type: the subject of a certificate.
       * @enum {string}
       */
      credential_type: 'cert_subject_dn'
      /** @description Name of the credential, for administrators. */
      name?: string
      /** @description X.509 certificate in PEM whose subject is used; mutually exclusive with `subject_dn`. */
      pem?: string
      /** @description Subject distinguished name of the certificate; mutually exclusive with `pem`. */
      subject_dn?: string
    }
    /**
     * @description Client authentication by a TLS certificate that a certificate authority issued (RFC 8705, section
     *     2.1).
     */
    ClientSubjectMethodDefinition: {
      /** @description Certificate subjects from which the server creates credentials of the client. */
      credentials: components['schemas']['ClientSubjectDefinition'][]
    }
    /** @description Rule for the access of third-party clients to the client's organization settings. */
    ClientThirdPartyAccess: {
      /** @description Access values that an organization may choose. */
      allowed_values: ('block' | 'allow')[]
      /**
       * @description Access of third-party clients that an organization has by default.
       * @enum {string}
       */
      default_value: 'block' | 'allow'
    }
    /** @description Token exchange of the client (RFC 8693). */
    ClientTokenExchange: {
      /** @description Types of token exchange profiles that the client may use. */
      allow_any_profile_of_type?: ('custom_authentication' | 'on_behalf_of_token_exchange')[]
    }
    /** @description Maximum numbers of tokens that the client may obtain. Stored without effect. */
    ClientTokenQuota: {
      /** @description Maximum numbers of tokens by the client credentials grant. */
      client_credentials: components['schemas']['ClientTokenQuotaLimits']
    }
    /** @description Maximum numbers of tokens by the client credentials grant. */
    ClientTokenQuotaLimits: {
      /** @description Whether the server refuses further tokens; otherwise it only logs that the quota is exceeded. */
      enforce?: boolean
      /** @description Maximum number of tokens per day. */
      per_day?: number
      /** @description Maximum number of tokens per hour. */
      per_hour?: number
    }
    /**
     * @description Access of the client to upstream tokens of users that the token vault stores. Stored without
     *     effect.
     */
    ClientTokenVaultAccess: {
      /** @description Credentials by which the client authenticates for the token vault. */
      credentials: components['schemas']['ClientCredentialReference'][]
      /** @description Connections and scopes of the upstream tokens that the client may obtain. */
      grants?: components['schemas']['ClientTokenVaultPermission'][]
      /** @description IP addresses and CIDR ranges from which the client may use the token vault. */
      ip_allowlist?: string[]
    }
    /**
     * @description Access of the client to upstream tokens of users that the token vault stores. Stored without
     *     effect.
     */
    ClientTokenVaultAccessDefinition: {
      /** @description Public keys from which the server creates credentials of the client. */
      credentials: components['schemas']['ClientPublicKeyDefinition'][]
      /** @description Connections and scopes of the upstream tokens that the client may obtain. */
      grants?: components['schemas']['ClientTokenVaultPermission'][]
      /** @description IP addresses and CIDR ranges from which the client may use the token vault. */
      ip_allowlist?: string[]
    }
    /**
     * @description Access of the client to upstream tokens of users that the token vault stores. Stored without
     *     effect.
     */
    ClientTokenVaultAccessDetail: {
      /** @description Credentials by which the client authenticates for the token vault. */
      credentials: components['schemas']['ClientCredentialDetail'][]
      /** @description Connections and scopes of the upstream tokens that the client may obtain. */
      grants?: components['schemas']['ClientTokenVaultPermission'][]
      /** @description IP addresses and CIDR ranges from which the client may use the token vault. */
      ip_allowlist?: string[]
    }
    /** @description Permission for the upstream tokens of one connection. */
    ClientTokenVaultPermission: {
      /** @description Name of the connection that issued the upstream tokens. */
      connection: string
      /** @description Scopes of the upstream tokens that the client may obtain. */
      scopes: string[]
    }
    /**
     * Format: absolute-uri
     * @description Absolute URI: a web page, or a mobile app by its private-use URI scheme.
     */
    ClientUrl: string
    /** @description List of absolute URIs. */
    ClientUrls: components['schemas']['ClientUrl'][]
    /** @description Event in the format CloudEvents 1.0. */
    CloudEvent: {
      /**
       * @description Purpose of the event; `test` if it was sent to test the event stream, otherwise absent.
       * @enum {string}
       */
      a0purpose?: 'test'
      /** @description Unique identifier of the event stream that the event is delivered to. */
      a0stream?: string
      /** @description Name of the tenant. */
      a0tenant: string
      /**
       * @description Payload of the event: `object` is the affected object, `context` describes the caller and the
       *     request.
       */
      data: {
        [key: string]: unknown
      }
      /** @description Unique identifier of the event, the same in every delivery. */
      id: string
      /** @description Source of the event: the tenant, as `urn:latchkey:` with its name and domain. */
      source: string
      /**
       * @description Version of the CloudEvents specification.
       * @enum {string}
       */
      specversion: '1.0'
      /**
       * Format: date-time
       * @description Time at which the event happened.
       */
      time: string
      /**
       * @description Type of the event. Types that begin with `latchkey.` report all other changes made through the
       *     management API, and sessions and refresh tokens that log-ins, log-outs and rotations change.
       */
      type: components['schemas']['EventStreamEventType']
    }
    /** @description Connection: a source of users, such as a database of the tenant. */
    Connection: {
      /** @description Setting that enables the connection for log-ins. It is enabled by default. */
      authentication?: components['schemas']['ConnectionPurpose']
      /** @description Setting that enables the connection for connected accounts. Stored without effect. */
      connected_accounts?: components['schemas']['ConnectionPurpose']
      /**
       * @description Setting that lets clients request access to other applications for users of the connection.
       *     Stored without effect.
       */
      cross_app_access_requesting_app?: components['schemas']['ConnectionPurpose']
      /**
       * @description Setting that lets users of the connection grant access to this application. Stored without
       *     effect.
       */
      cross_app_access_resource_app?: {
        /**
         * @description State of the access.
         * @enum {string}
         */
        status?: 'enabled' | 'disabled'
      }
      /** @description Display name of the connection, which the log-in page shows instead of its name. */
      display_name?: string
      /**
       * @description Identifiers of the clients that the connection is enabled for, at most 1000.
       *     `/connections/{id}/clients` lists all of them.
       */
      enabled_clients?: string[]
      /** @description Unique identifier of the connection. */
      id?: string
      /** @description Whether third-party clients may use the connection without being enabled for it. */
      is_domain_connection?: boolean
      /** @description Metadata of the connection: up to ten texts by name. */
      metadata?: components['schemas']['ConnectionMetadata']
      /** @description Name of the connection, unique within the tenant. */
      name?: string
      /** @description Options of a connection. Which members apply depends on the strategy of the connection. */
      options?: components['schemas']['ConnectionOptions']
      /**
       * Format: uri
       * @description URL of the page with the values to register at the identity provider. Enterprise connections
       *     have it that a directory or an identity provider of a company serves.
       */
      provisioning_ticket_url?: string
      /** @description Names by which a log-in may select the connection. */
      realms?: string[]
      /**
       * @description Whether the log-in page shows a button for the connection. Without one, the connection is
       *     selected by `connection` or by the domain of an e-mail address. New enterprise connections
       *     have none by default; all others have one.
       */
      show_as_button?: boolean
      /**
       * @description Strategy of the connection: the kind of identity source. `auth0` (database) and `email`
       *     (passwordless) store the users in the tenant; users of all others log in at an identity provider.
       */
      strategy?: components['schemas']['ConnectionStrategy']
    }
    /** @description Mapping of the attributes of an identity provider to the profile of the user. */
    ConnectionAttributeMap: {
      /**
       * @description Members of the profile, each as text with references `${context.tokenset.<claim>}` (ID token)
       *     and `${context.userinfo.<claim>}`.
       */
      attributes?: {
        [key: string]: string
      } | null
      /**
       * @description Attributes that become the profile: all that the profile has (`bind_all`), only `name`,
       *     `email` and the like (`basic_profile`), or those of `attributes` (`use_map`).
       * @enum {string}
       */
      mapping_mode?: 'bind_all' | 'basic_profile' | 'use_map'
      /** @description Scopes that are requested for the userinfo endpoint. Stored without effect. */
      userinfo_scope?: string
    } | null
    /**
     * @description Attributes that identify a user, and the rules for each of them. Takes precedence over
     *     `requires_username`.
     */
    ConnectionAttributes: {
      /** @description Rules for the attribute e-mail address. */
      email?: {
        /** @description Use of the e-mail address as an identifier at log-in. */
        identifier?: {
          /** @description Whether users can log in with their e-mail address. */
          active?: boolean
          /**
           * @description Default credential for a log-in with the e-mail address: a password or an e-mailed
           *     one-time code. Stored without effect.
           * @enum {string}
           */
          default_method?: 'password' | 'email_otp'
        }
        /** @description Whether every user must have an e-mail address. */
        profile_required?: boolean
        /** @description Use of the e-mail address at sign-up, with its verification. Stored without effect. */
        signup?: components['schemas']['ConnectionSignupVerification']
        /**
         * @description Whether an e-mail address belongs to at most one user of the connection. Stored without
         *     effect: it always does.
         */
        unique?: boolean
        /**
         * @description Method by which the server verifies e-mail addresses: a link or a one-time code. Stored
         *     without effect: the server sends a link.
         * @enum {string}
         */
        verification_method?: 'link' | 'otp'
      }
      /** @description Rules for the attribute phone number. */
      phone_number?: {
        /** @description Use of the phone number as an identifier at log-in. */
        identifier?: {
          /** @description Whether users can log in with their phone number. */
          active?: boolean
          /**
           * @description Default credential for a log-in with the phone number: a password or a texted one-time
           *     code. Stored without effect.
           * @enum {string}
           */
          default_method?: 'password' | 'phone_otp'
        }
        /** @description Whether every user must have a phone number. */
        profile_required?: boolean
        /** @description Use of the phone number at sign-up, with its verification. Stored without effect. */
        signup?: components['schemas']['ConnectionSignupVerification']
      }
      /** @description Rules for the attribute username. */
      username?: {
        /** @description Use of the username as an identifier at log-in. */
        identifier?: {
          /** @description Whether users can log in with their username. */
          active?: boolean
          /**
           * @description Default credential for a log-in with the username. Stored without effect.
           * @enum {string}
           */
          default_method?: 'password'
        }
        /** @description Whether every user must have a username. */
        profile_required?: boolean
        /** @description Use of the username at sign-up. Stored without effect. */
        signup?: {
          /** @description Use of the attribute at sign-up: `required`, `optional` or `inactive`. */
          status?: components['schemas']['ConnectionSignupStatus']
        }
        /** @description Rules for the characters and length of a username. */
        validation?: {
          /**
           * @description Formats that a username may have besides plain characters. Stored without effect: a
           *     username is never an e-mail address or a phone number.
           */
          allowed_types?: {
            /** @description Whether a username may be an e-mail address. */
            email?: boolean
            /** @description Whether a username may be a phone number. */
            phone_number?: boolean
          }
          /** @description Maximum length of a username, in characters. */
          max_length?: number
          /** @description Minimum length of a username, in characters. */
          min_length?: number
        }
      }
    }
    /** @description Authentication methods of the connection. */
    ConnectionAuthenticationMethods: {
      /**
       * @description Log-in with a one-time code sent by e-mail. Stored without effect: a connection of the
       *     strategy `email` sends such codes.
       */
      email_otp?: {
        /** @description Whether users can log in with a one-time code sent by e-mail. */
        enabled?: boolean
      }
      /** @description Log-in with a passkey. */
      passkey?: {
        /** @description Whether users can log in with a passkey. */
        enabled?: boolean
      }
      /** @description Log-in with a password. */
      password?: {
        /**
         * @description Rule for users that the management API creates: a password is `required` or `optional`.
         * @enum {string}
         */
        api_behavior?: 'required' | 'optional'
        /** @description Whether users can log in with a password. */
        enabled?: boolean
        /**
         * @description Rule for sign-up with a password: `allow` or `block`.
         * @enum {string}
         */
        signup_behavior?: 'allow' | 'block'
      }
      /** @description Log-in with a one-time code sent to a phone. Stored without effect. */
      phone_otp?: {
        /** @description Whether users can log in with a one-time code sent to a phone. */
        enabled?: boolean
      }
    } | null
    /** @description Connections of one page, with a cursor to the next page. */
    ConnectionCheckpointPage: {
      /** @description Connections of this page. */
      connections: components['schemas']['Connection'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Clients for which the connection is to be enabled or disabled. */
    ConnectionClientChanges: {
      /** @description Unique identifier of the client. */
      client_id: string
      /** @description Whether the connection is enabled for the client. */
      status: boolean
    }[]
    /** @description Clients that a connection is enabled for, with a cursor to the next page. */
    ConnectionClientPage: {
      /** @description Clients of this page. */
      clients: {
        /** @description Unique identifier of the client. */
        client_id: string
      }[]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Connection to create. */
    ConnectionDefinition: {
      /** @description Setting that enables the connection for log-ins. It is enabled by default. */
      authentication?: components['schemas']['ConnectionPurpose']
      /** @description Setting that enables the connection for connected accounts. Stored without effect. */
      connected_accounts?: components['schemas']['ConnectionPurpose']
      /**
       * @description Setting that lets clients request access to other applications for users of the connection.
       *     Stored without effect.
       */
      cross_app_access_requesting_app?: components['schemas']['ConnectionPurpose']
      /**
       * @description Setting that lets users of the connection grant access to this application. Stored without
       *     effect.
       */
      cross_app_access_resource_app?: {
        /**
         * @description State of the access.
         * @enum {string}
         */
        status?: 'enabled' | 'disabled'
      }
      /** @description Display name of the connection, which the log-in page shows instead of its name. */
      display_name?: string
      /** @description Identifiers of all clients that the connection is enabled for. */
      enabled_clients?: string[]
      /** @description Whether third-party clients may use the connection without being enabled for it. */
      is_domain_connection?: boolean
      /** @description Metadata of the connection: up to ten texts by name. */
      metadata?: components['schemas']['ConnectionMetadata']
      /**
       * @description Name of the connection: letters and digits, with single hyphens between them. Unique within
       *     the tenant; it cannot be changed.
       */
      name: string
      /** @description Options of a connection. Which members apply depends on the strategy of the connection. */
      options?: components['schemas']['ConnectionOptions']
      /**
       * @description Names by which a log-in may select the connection; by default the name of the connection.
       *     Stored without effect: a log-in selects a connection by its name.
       */
      realms?: string[]
      /**
       * @description Whether the log-in page shows a button for the connection. Without one, the connection is
       *     selected by `connection` or by the domain of an e-mail address. New enterprise connections
       *     have none by default; all others have one.
       */
      show_as_button?: boolean
      /**
       * @description Strategy of the connection: the kind of identity source. `auth0` (database) and `email`
       *     (passwordless) store the users in the tenant; users of all others log in at an identity provider.
       */
      strategy: components['schemas']['ConnectionStrategy']
    }
    /** @description Result of the deletion of a connection. */
    ConnectionDeletion: {
      /**
       * Format: date-time
       * @description Time at which the connection was deleted.
       */
      deleted_at: string
    }
    /**
     * @description E-mail of the strategy `email`, which contains the code or link. For members that are omitted
     *     or empty, a code uses the e-mail template `auth_email_by_code`, and otherwise a built-in text.
     */
    ConnectionEmail: {
      /** @description HTML body of the e-mail, in Liquid. */
      body?: string
      /**
       * @description Sender of the e-mail, in Liquid: an address, or a name and an address in angle brackets.
       *     The address is used only if the tenant has its own e-mail provider.
       */
      from?: string
      /** @description Subject of the e-mail, in Liquid. */
      subject?: string
      /**
       * @description Template language of subject and body.
       * @enum {string}
       */
      syntax?: 'liquid'
    } | null
    /** @description Key by which the server authenticates at the identity provider of a connection. */
    ConnectionKey: {
      /** @description Signature algorithm of client assertions (RFC 7518, section 3.1). */
      algorithm: components['schemas']['ConnectionKeyAlgorithm']
      /**
       * @description X.509 certificate of the key in PEM: self-signed, with the domain of the tenant as its
       *     subject.
       */
      cert: string
      /** @description Whether the key is the current key, which signs client assertions. */
      current: boolean
      /**
       * Format: date-time
       * @description Time at which the key became current. Absent for the next key.
       */
      current_since?: string
      /** @description SHA-1 fingerprint of the certificate, in hexadecimal with colons. */
      fingerprint: string
      /**
       * @description Purpose of the key.
       * @enum {string}
       */
      key_use: 'signing'
      /** @description Key identifier (`kid`), as in client assertions and in the JWK Set. */
      kid: string
      /**
       * @description Whether the key is the next key, which the next rotation makes current. The JWK Set of the
       *     connection already contains it.
       */
      next: boolean
      /** @description X.509 certificate of the key as a PKCS#7 message without content or signer, in PEM. */
      pkcs: string
      /** @description Subject of the certificate. */
      subject_dn: string
      /** @description SHA-1 fingerprint of the certificate, in hexadecimal without colons. */
      thumbprint: string
    }
    /**
     * @description Signature algorithm of client assertions (RFC 7518, section 3.1).
     * @enum {string}
     */
    ConnectionKeyAlgorithm: 'RS256' | 'RS512' | 'PS256' | 'ES256'
    /** @description Settings of new keys of a connection. */
    ConnectionKeyDefinition: {
      /** @description Signature algorithm of client assertions (RFC 7518, section 3.1). */
      signing_alg?: components['schemas']['ConnectionKeyAlgorithm']
    }
    /**
     * @description Connections of one page: an array; with `include_totals`, an object with totals; with `from` or
     *     `take`, an object with a cursor.
     */
    ConnectionList:
      | components['schemas']['Connection'][]
      | components['schemas']['ConnectionPage']
      | components['schemas']['ConnectionCheckpointPage']
    /** @description Metadata of the connection: up to ten texts by name. */
    ConnectionMetadata: {
      [key: string]: string | null
    }
    /**
     * @description Metadata of the OpenID provider, as the server read it from `discovery_url` or as it is given
     *     (OpenID Connect Discovery 1.0, section 3).
     */
    ConnectionOidcMetadata: {
      /** @description URL of the authorization endpoint. */
      authorization_endpoint?: string
      /** @description Whether authorization responses contain `iss` (RFC 9207). */
      authorization_response_iss_parameter_supported?: boolean
      /** @description Methods of PKCE (RFC 7636). */
      code_challenge_methods_supported?: string[]
      /** @description URL of the log-out endpoint. */
      end_session_endpoint?: string
      /** @description Algorithms of the signatures of ID tokens. */
      id_token_signing_alg_values_supported?: string[]
      /** @description Issuer of the provider. */
      issuer?: string
      /** @description URL of the JSON Web Key Set. */
      jwks_uri?: string
      /** @description URL of the token endpoint. */
      token_endpoint?: string
      /** @description Client authentication methods of the token endpoint. */
      token_endpoint_auth_methods_supported?: string[]
      /** @description URL of the userinfo endpoint. */
      userinfo_endpoint?: string
    } | null
    /** @description Options of a connection. Which members apply depends on the strategy of the connection. */
    ConnectionOptions: {
      /** @description URL of the access token of the strategy `oauth1`. Stored without effect. */
      accessTokenURL?: string
      /** @description Host name or metadata URL of the server of the strategy `adfs`. */
      adfs_server?: string
      /**
       * @description Access token of an administrator of the strategy `google-apps`. It is stored encrypted and
       *     never returned. Stored without effect.
       */
      admin_access_token?: string
      /** @description Expiry of `admin_access_token`. Stored without effect. */
      admin_access_token_expiresin?: string
      /** @description Whether the permission `admin_org` of the strategy `github` is requested. */
      admin_org?: boolean
      /** @description Whether the permission `admin_public_key` of the strategy `github` is requested. */
      admin_public_key?: boolean
      /**
       * @description Refresh token of an administrator of the strategy `google-apps`. It is stored encrypted and
       *     never returned. Stored without effect.
       */
      admin_refresh_token?: string
      /** @description Whether the permission `admin_repo_hook` of the strategy `github` is requested. */
      admin_repo_hook?: boolean
      /** @description Whether the permission `ads_management` of the strategy `facebook` is requested. */
      ads_management?: boolean
      /** @description Whether the permission `ads_read` of the strategy `facebook` is requested. */
      ads_read?: boolean
      /** @description Whether the permission `adsense_management` of the strategy `google-oauth2` is requested. */
      adsense_management?: boolean
      /** @description Address of the agent of the strategy `ad`. Stored without effect. */
      agentIP?: string
      /** @description Whether the agent of the strategy `ad` is used. Stored without effect. */
      agentMode?: boolean
      /** @description Version of the agent of the strategy `ad`. Stored without effect. */
      agentVersion?: string
      /**
       * @description Whether the permission `allow_context_profile_field` of the strategy `facebook` is
       *     requested. Stored without effect.
       */
      allow_context_profile_field?: boolean
      /** @description Whether clients may set the scopes of a log-in. Stored without effect. */
      allow_setting_login_scopes?: boolean
      /** @description Client identifiers of native applications. Stored without effect. */
      allowed_audiences?: string[]
      /** @description Whether the permission `analytics` of the strategy `google-oauth2` is requested. */
      analytics?: boolean
      /** @description Whether the groups API may be called. Stored without effect. */
      api_enable_groups?: boolean
      /** @description Whether the users API may be called. Stored without effect. */
      api_enable_users?: boolean
      /** @description Domain of the application at Microsoft Entra ID. Stored without effect. */
      app_domain?: string
      /** @description Identifier of the application at Microsoft Entra ID. Stored without effect. */
      app_id?: string
      /**
       * @description Private key of the strategy `apple`, as PEM (PKCS#8). It is stored encrypted and never
       *     returned; an update that omits it keeps it.
       */
      app_secret?: string
      /** @description Algorithms of encrypted assertions. Stored without effect. */
      assertion_decryption_settings?: {
        /** @description Algorithms that are accepted besides those of the list. */
        algorithm_exceptions?: string[]
        /** @description Name of a list of algorithms. */
        algorithm_profile?: string
      } | null
      /** @description Mapping of the attributes of an identity provider to the profile of the user. */
      attribute_map?: components['schemas']['ConnectionAttributeMap']
      /**
       * @description Attributes that identify a user, and the rules for each of them. Takes precedence over
       *     `requires_username`.
       */
      attributes?: components['schemas']['ConnectionAttributes']
      /** @description Authentication methods of the connection. */
      authentication_methods?: components['schemas']['ConnectionAuthenticationMethods']
      /** @description URL of the authorization endpoint of the identity provider. */
      authorization_endpoint?: string | null
      /** @description URL of the authorization endpoint, for the strategy `oauth2`. */
      authorizationURL?: string | null
      /** @description Default authorization request parameters of a log-in link, for the strategy `email`. */
      authParams?: {
        [key: string]: string
      } | null
      /**
       * @description Parameters of the authorization request that are copied from the request that began the log-
       *     in, by their name at the identity provider.
       */
      authParamsMap?: {
        [key: string]: string
      } | null
      /** @description Base URL of the strategies `exact` and `shopify`. Stored without effect. */
      baseUrl?: string
      /**
       * @description Whether the basic profile is requested, by the strategy `linkedin`; others store this without
       *     effect.
       */
      basic_profile?: boolean
      /** @description Older name of `bindingMethod`. Stored without effect. */
      binding_method?: string
      /** @description Binding of SAML requests, which `protocolBinding` overrides. Stored without effect. */
      bindingMethod?: string
      /** @description Whether the permission `blogger` of the strategy `google-oauth2` is requested. */
      blogger?: boolean
      /** @description Whether brute-force protection applies to the users of the connection. */
      brute_force_protection?: boolean
      /** @description Whether the permission `business_management` of the strategy `facebook` is requested. */
      business_management?: boolean
      /** @description Whether the permission `calendar` of the strategy `google-oauth2` is requested. */
      calendar?: boolean
      /** @description Certificate that the SAML identity provider signs with, as PEM or base64. */
      cert?: string
      /** @description Time of the last notice about a new certificate. Stored without effect. */
      cert_rollover_notification?: string
      /** @description Whether the strategy `ad` takes client certificates. Stored without effect. */
      certAuth?: boolean
      /** @description Certificates of the strategy `ad`. Stored without effect. */
      certs?: string[]
      /** @description Whether the permission `chrome_web_store` of the strategy `google-oauth2` is requested. */
      chrome_web_store?: boolean
      /** @description Client identifier at the identity provider. */
      client_id?: string
      /** @description Protocol of the client. Stored without effect. */
      client_protocol?: string
      /**
       * @description Client secret at the identity provider. It is stored encrypted and never returned; an update
       *     that omits it keeps it.
       */
      client_secret?: string
      /** @description Base URL of the strategy `salesforce-community`. */
      community_base_url?: string
      /**
       * @description Values that custom database scripts can read, by name. They are stored encrypted and never
       *     returned. Stored without effect.
       */
      configuration?: {
        [key: string]: string | null
      } | null
      /** @description Settings of the protocol with the identity provider. */
      connection_settings?: {
        /**
         * @description Use of PKCE (RFC 7636). `auto` uses S256; `disabled` is refused by identity providers that
         *     require it.
         * @enum {string}
         */
        pkce?: 'auto' | 'S256' | 'plain' | 'disabled'
      } | null
      /** @description Consumer key of the strategy `oauth1`. Stored without effect. */
      consumer_key?: string
      /**
       * @description Consumer secret of the strategy `oauth1`. It is stored encrypted and never returned. Stored
       *     without effect.
       */
      consumer_secret?: string
      /** @description Whether the permission `contacts` of the strategy `google-oauth2` is requested. */
      contacts?: boolean
      /**
       * @description Whether the permission `content_api_for_shopping` of the strategy `google-oauth2` is
       *     requested.
       */
      content_api_for_shopping?: boolean
      /** @description Whether the permission `coordinate` of the strategy `google-oauth2` is requested. */
      coordinate?: boolean
      /** @description Whether the permission `coordinate_readonly` of the strategy `google-oauth2` is requested. */
      coordinate_readonly?: boolean
      /** @description Headers of requests to the token and userinfo endpoints, by name. */
      customHeaders?: {
        [key: string]: string
      } | null
      /** @description Custom database scripts, by action. Stored without effect. */
      customScripts?: {
        [key: string]: string
      } | null
      /** @description Whether log entries contain the messages of the identity provider. Stored without effect. */
      debug?: boolean
      /**
       * @description Older name of `decryptionKey`. It is stored encrypted and never returned. Stored without
       *     effect.
       */
      decryption_key?: {
        /** @description Certificate as PEM. */
        cert?: string
        /** @description Private key as PEM. */
        key?: string
      } | null
      /**
       * @description Key that this server decrypts assertions with. It is stored encrypted and never returned; an
       *     update that omits it keeps it.
       */
      decryptionKey?: {
        /** @description Certificate as PEM. */
        cert?: string
        /** @description Private key as PEM. */
        key?: string
      } | null
      /** @description Whether SAML requests are deflated. Stored without effect: the binding decides. */
      deflate?: boolean
      /** @description Whether the permission `delete_repo` of the strategy `github` is requested. */
      delete_repo?: boolean
      /** @description Destination that SAML responses must have. Stored without effect. */
      destinationUrl?: string
      /**
       * @description Digest algorithm of SAML requests.
       * @enum {string}
       */
      digestAlgorithm?: 'sha1' | 'sha256'
      /** @description Whether the agent of the strategy `ad` does not cache. Stored without effect. */
      disable_cache?: boolean
      /** @description Whether users of the connection cannot reset their password themselves. Stored without effect. */
      disable_self_service_change_password?: boolean
      /** @description Whether sign-up is disabled for the connection. */
      disable_signup?: boolean
      /** @description Whether log-outs are not sent to the SAML identity provider. */
      disableSignout?: boolean
      /**
       * @description URL of the metadata of the OpenID provider, which the server reads when the connection is
       *     written (OpenID Connect Discovery 1.0).
       */
      discovery_url?: string | null
      /** @description Whether the permission `document_list` of the strategy `google-oauth2` is requested. */
      document_list?: boolean
      /** @description Domain of the identity provider or of the organization there. */
      domain?: string
      /** @description Domains of e-mail addresses whose users log in by this connection. */
      domain_aliases?: string[]
      /**
       * @description Algorithm of DPoP proofs to the identity provider (RFC 9449). Stored without effect: no proofs
       *     are sent to it.
       * @enum {string}
       */
      dpop_signing_alg?: 'ES256' | 'ES384' | 'ES512' | 'Ed25519'
      /** @description E-mail of the strategy `email`; for social strategies a boolean that requests the address. */
      email?: components['schemas']['ConnectionEmail'] | boolean
      /** @description Whether custom database scripts receive the context of the request. Stored without effect. */
      enable_script_context?: boolean
      /**
       * @description Whether a custom database stores the users of the connection. Stored without effect: the
       *     users are those of this server.
       */
      enabledDatabaseCustomization?: boolean
      /** @description Entity identifier of this server towards the SAML identity provider. */
      entityId?: string
      /** @description Entity identifier of the strategy `adfs`. Stored without effect. */
      entityID?: string
      /** @description Expiry of the certificate of the identity provider. Requests set it without effect. */
      expires?: string
      /** @description Whether administrators are marked. Stored without effect. */
      ext_admin?: boolean
      /** @description Whether the agreement to the terms is requested. Stored without effect. */
      ext_agreed_terms?: boolean
      /** @description Whether assigned plans are requested. Stored without effect. */
      ext_assigned_plans?: boolean
      /** @description Whether groups are requested. Stored without effect. */
      ext_groups?: boolean
      /** @description Whether administrators are marked. Stored without effect. */
      ext_is_admin?: boolean
      /** @description Whether suspended accounts are marked. Stored without effect. */
      ext_is_suspended?: boolean
      /** @description Whether nested groups are requested. Stored without effect. */
      ext_nested_groups?: boolean
      /** @description Whether the extended profile is requested. Stored without effect. */
      ext_profile?: boolean
      /**
       * @description Access tokens of the identity provider for clients, by the grant
       *     `federated-connection-access-token` of `/oauth/token`.
       */
      federated_connections_access_tokens?: {
        /** @description Whether clients can obtain access tokens of the identity provider. */
        active?: boolean
      } | null
      /** @description Metadata of the server of the strategy `adfs`, as XML. */
      fedMetadataXml?: string
      /** @description Older name of `fieldsMap`. Stored without effect. */
      fields_map?: {
        [key: string]: string
      } | null
      /**
       * @description Mapping of the profile: member of the profile to the attribute of the identity provider, with
       *     dots between nested names, or a list of which the first that has a value counts.
       */
      fieldsMap?: {
        [key: string]: string | string[]
      } | null
      /** @description Whether the permission `follow` of the strategy `github` is requested. */
      follow?: boolean
      /**
       * @description Whether messages to the gateway of the strategy `sms` contain facts of the request. Stored
       *     without effect.
       */
      forward_req_info?: boolean
      /** @description Further scopes that are requested from the identity provider. */
      freeform_scopes?: string[]
      /** @description Sender of text messages of the strategy `sms`, for its own provider. */
      from?: string
      /** @description Whether the permission `full_profile` of the strategy `linkedin` is requested. */
      full_profile?: boolean
      /**
       * @description Authentication at the gateway of the strategy `sms`: each message has a bearer token, a JWT
       *     that is signed with the secret (HS256, RFC 7519).
       */
      gateway_authentication?: {
        /** @description Claim `aud` of the JWT. */
        audience?: string
        /**
         * @description Method of the authentication.
         * @enum {string}
         */
        method?: 'bearer'
        /** @description Secret that the JWT is signed with. It is stored encrypted and never returned. */
        secret?: string
        /** @description Whether `secret` is Base64. */
        secret_base64_encoded?: boolean
        /** @description Claim `sub` of the JWT. */
        subject?: string
      } | null
      /**
       * @description URL of the gateway of the strategy `sms` with the provider `sms_gateway`. It gets a POST with
       *     `recipient`, `body` and `sender` as JSON.
       */
      gateway_url?: string
      /** @description Whether the permission `gist` of the strategy `github` is requested. */
      gist?: boolean
      /** @description Issuer of JWTs with which the identity provider revokes tokens. Stored without effect. */
      global_token_revocation_jwt_iss?: string
      /** @description Subject of JWTs with which the identity provider revokes tokens. Stored without effect. */
      global_token_revocation_jwt_sub?: string
      /** @description Whether the permission `gmail` of the strategy `google-oauth2` is requested. */
      gmail?: boolean
      /**
       * @description Whether the permission `google_affiliate_network` of the strategy `google-oauth2` is
       *     requested.
       */
      google_affiliate_network?: boolean
      /** @description Whether the permission `google_books` of the strategy `google-oauth2` is requested. */
      google_books?: boolean
      /** @description Whether the permission `google_cloud_storage` of the strategy `google-oauth2` is requested. */
      google_cloud_storage?: boolean
      /** @description Whether the permission `google_drive` of the strategy `google-oauth2` is requested. */
      google_drive?: boolean
      /** @description Whether the permission `google_drive_files` of the strategy `google-oauth2` is requested. */
      google_drive_files?: boolean
      /** @description Whether the permission `google_plus` of the strategy `google-oauth2` is requested. */
      google_plus?: boolean
      /** @description Whether an administrator of the directory has granted access. Stored without effect. */
      granted?: boolean
      /** @description Whether the permission `graph_calendars` of the strategy `windowslive` is requested. */
      graph_calendars?: boolean
      /** @description Whether the permission `graph_calendars_update` of the strategy `windowslive` is requested. */
      graph_calendars_update?: boolean
      /** @description Whether the permission `graph_contacts` of the strategy `windowslive` is requested. */
      graph_contacts?: boolean
      /** @description Whether the permission `graph_contacts_update` of the strategy `windowslive` is requested. */
      graph_contacts_update?: boolean
      /** @description Whether the permission `graph_device` of the strategy `windowslive` is requested. */
      graph_device?: boolean
      /** @description Whether the permission `graph_device_command` of the strategy `windowslive` is requested. */
      graph_device_command?: boolean
      /** @description Whether the permission `graph_emails` of the strategy `windowslive` is requested. */
      graph_emails?: boolean
      /** @description Whether the permission `graph_emails_update` of the strategy `windowslive` is requested. */
      graph_emails_update?: boolean
      /** @description Whether the permission `graph_files` of the strategy `windowslive` is requested. */
      graph_files?: boolean
      /** @description Whether the permission `graph_files_all` of the strategy `windowslive` is requested. */
      graph_files_all?: boolean
      /** @description Whether the permission `graph_files_all_update` of the strategy `windowslive` is requested. */
      graph_files_all_update?: boolean
      /** @description Whether the permission `graph_files_update` of the strategy `windowslive` is requested. */
      graph_files_update?: boolean
      /** @description Whether the permission `graph_notes` of the strategy `windowslive` is requested. */
      graph_notes?: boolean
      /** @description Whether the permission `graph_notes_create` of the strategy `windowslive` is requested. */
      graph_notes_create?: boolean
      /** @description Whether the permission `graph_notes_update` of the strategy `windowslive` is requested. */
      graph_notes_update?: boolean
      /** @description Whether the permission `graph_tasks` of the strategy `windowslive` is requested. */
      graph_tasks?: boolean
      /** @description Whether the permission `graph_tasks_update` of the strategy `windowslive` is requested. */
      graph_tasks_update?: boolean
      /** @description Whether the permission `graph_user` of the strategy `windowslive` is requested. */
      graph_user?: boolean
      /** @description Whether the permission `graph_user_activity` of the strategy `windowslive` is requested. */
      graph_user_activity?: boolean
      /** @description Whether the permission `graph_user_update` of the strategy `windowslive` is requested. */
      graph_user_update?: boolean
      /** @description Whether the permission `groups_access_member_info` of the strategy `facebook` is requested. */
      groups_access_member_info?: boolean
      /** @description Whether users of the social strategy may log in. Stored without effect. */
      handle_login_from_social?: boolean
      /** @description URL of the icon of the button on the log-in page, over HTTPS. */
      icon_url?: string
      /** @description Whether the claim `session_expiry` of ID tokens ends the session. Stored without effect. */
      id_token_session_expiry_supported?: boolean
      /** @description Algorithms that ID tokens of the identity provider may be signed with. */
      id_token_signed_response_algs?: string[]
      /**
       * @description API of Microsoft Entra ID. Stored without effect: version 2.0 is used.
       * @enum {string}
       */
      identity_api?: 'microsoft-identity-platform-v2.0' | 'azure-active-directory-v1.0'
      /** @description Entity identifier (issuer) of the SAML identity provider. */
      idpEntityId?: string
      /** @description Log-ins that the SAML identity provider begins. */
      idpinitiated?: {
        /** @description Query of the authorization request of the client. */
        client_authorizequery?: string
        /** @description Client that users are logged in to. */
        client_id?: string
        /**
         * @description Protocol of the client.
         * @enum {string}
         */
        client_protocol?: 'oauth2' | 'samlp' | 'wsfed'
        /** @description Whether the identity provider may begin log-ins. */
        enabled?: boolean
      } | null
      /**
       * @description Whether the connection imports users from another user store as they log in. Stored without
       *     effect.
       */
      import_mode?: boolean
      /** @description Networks of the strategies `ad` and `ip`. Stored without effect. */
      ips?: string[] | null
      /** @description Issuer of the OpenID provider. */
      issuer?: string
      /** @description URL of the JSON Web Key Set of the identity provider. */
      jwks_uri?: string
      /** @description Whether the strategy `ad` takes Kerberos. Stored without effect. */
      kerberos?: boolean
      /** @description Key identifier of the private key of the strategy `apple`. */
      kid?: string
      /** @description Whether the permission `latitude_best` of the strategy `google-oauth2` is requested. */
      latitude_best?: boolean
      /** @description Whether the permission `latitude_city` of the strategy `google-oauth2` is requested. */
      latitude_city?: boolean
      /** @description Whether the permission `leads_retrieval` of the strategy `facebook` is requested. */
      leads_retrieval?: boolean
      /** @description URL where the identity provider logs the user out, for the strategy `oauth2`. */
      logoutUrl?: string
      /** @description Whether the permission `manage_notifications` of the strategy `facebook` is requested. */
      manage_notifications?: boolean
      /** @description Whether the permission `manage_pages` of the strategy `facebook` is requested. */
      manage_pages?: boolean
      /** @description Whether the identifier of the user is that of the identity provider. Stored without effect. */
      map_user_id_to_id?: boolean
      /** @description Number of groups that are requested. Stored without effect. */
      max_groups_to_retrieve?: number | string
      /** @description Messaging service of the Twilio account, in place of the sender `from`. */
      messaging_service_sid?: string | null
      /**
       * @description URL of the metadata of the SAML identity provider, which the server reads when the connection
       *     is written.
       */
      metadataUrl?: string
      /** @description Metadata of the SAML identity provider, as XML. */
      metadataXml?: string
      /** @description Second factors of the connection's users. */
      mfa?: {
        /** @description Whether users of this connection can have second factors. */
        active?: boolean
        /** @description Whether responses include the enrollment settings of second factors. */
        return_enroll_settings?: boolean
      }
      /** @description Whether the permission `moderator` of the strategy `google-oauth2` is requested. */
      moderator?: boolean
      /**
       * @description Name of the connection, for the strategies `email` and `sms`; for `apple` a boolean that
       *     requests the name. In a form, the texts `true` and `false` are booleans.
       */
      name?: boolean | string
      /** @description Whether the permission `network` of the strategy `linkedin` is requested. */
      network?: boolean
      /** @description Attributes of the identity provider's profile that the server does not store. */
      non_persistent_attrs?: string[] | null
      /** @description Whether the permission `notifications` of the strategy `github` is requested. */
      notifications?: boolean
      /** @description Whether the permission `offline_access` of the strategy `windowslive` is requested. */
      offline_access?: boolean
      /**
       * @description Metadata of the OpenID provider, as the server read it from `discovery_url` or as it is given
       *     (OpenID Connect Discovery 1.0, section 3).
       */
      oidc_metadata?: components['schemas']['ConnectionOidcMetadata']
      /** @description Whether the permission `orkut` of the strategy `google-oauth2` is requested. */
      orkut?: boolean
      /** @description Whether the permission `pages_manage_cta` of the strategy `facebook` is requested. */
      pages_manage_cta?: boolean
      /**
       * @description Whether the permission `pages_manage_instant_articles` of the strategy `facebook` is
       *     requested.
       */
      pages_manage_instant_articles?: boolean
      /** @description Whether the permission `pages_messaging` of the strategy `facebook` is requested. */
      pages_messaging?: boolean
      /** @description Whether the permission `pages_messaging_phone_number` of the strategy `facebook` is requested. */
      pages_messaging_phone_number?: boolean
      /**
       * @description Whether the permission `pages_messaging_subscriptions` of the strategy `facebook` is
       *     requested.
       */
      pages_messaging_subscriptions?: boolean
      /** @description Whether the permission `pages_show_list` of the strategy `facebook` is requested. */
      pages_show_list?: boolean
      /** @description Settings for passkeys of the connection. */
      passkey_options?: {
        /**
         * @description Presentation of passkeys on the log-in page: by a `button`, in the `autofill` of the
         *     browser, or `both`.
         * @enum {string}
         */
        challenge_ui?: 'both' | 'autofill' | 'button'
        /**
         * @description Whether the log-in offers to create a passkey on this device to a user who logged in with
         *     a passkey of another device.
         */
        local_enrollment_enabled?: boolean
        /** @description Whether the log-in offers to create a passkey to a user who has none. */
        progressive_enrollment_enabled?: boolean
      } | null
      /** @description Password complexity in addition to the password policy. */
      password_complexity_options?: {
        /** @description Minimum length of a password, in characters. */
        min_length?: number
      } | null
      /** @description Password dictionary: words that must not be used as passwords. */
      password_dictionary?: {
        /** @description Words that the tenant adds to the built-in password dictionary. */
        dictionary?: string[]
        /** @description Whether the server looks up a new password in the dictionary. */
        enable: boolean
      } | null
      /** @description Password history: earlier passwords that a user must not use again. Stored without effect. */
      password_history?: {
        /** @description Whether the server compares a new password with the earlier ones. */
        enable: boolean
        /** @description Number of earlier passwords that the server remembers for each user. */
        size?: number
      } | null
      /** @description Rule against personal data in passwords, such as parts of the user's name or e-mail address. */
      password_no_personal_info?: {
        /** @description Whether the server rejects passwords that contain personal data of the user. */
        enable: boolean
      } | null
      /**
       * @description Password rules of the connection. They take precedence over `passwordPolicy`, `password_history`,
       *     `password_dictionary`, `password_no_personal_info` and `password_complexity_options`.
       */
      password_options?: components['schemas']['ConnectionPasswordOptions']
      /** @description Password policy: the strength that a password must have; null restores the default. */
      passwordPolicy?: components['schemas']['ConnectionPasswordPolicy'] | null
      /** @description Whether the permission `picasa_web` of the strategy `google-oauth2` is requested. */
      picasa_web?: boolean
      /** @description Base URL of the server of the strategy `pingfederate`. */
      pingFederateBaseUrl?: string
      /** @description Whether PKCE (RFC 7636) is used, for the strategy `oauth2`. */
      pkce_enabled?: boolean
      /**
       * @description Order in which the server interprets the identifier that a user types: as e-mail address,
       *     phone number or username. Stored without effect.
       */
      precedence?: ('email' | 'phone_number' | 'username')[]
      /** @description Thumbprints of earlier certificates. Stored without effect. */
      prev_thumbprints?: string[]
      /** @description Whether the permission `profile` of the strategy `google-oauth2` is requested. */
      profile?: boolean
      /**
       * @description Binding of SAML requests.
       * @enum {string}
       */
      protocolBinding?:
        | 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
        | 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
      /**
       * @description Provider of text messages of the strategy `sms`: `sms_gateway` sends them by `gateway_url`.
       *     Otherwise the Twilio account of the connection sends them, if it has one, else the phone
       *     provider of the tenant.
       */
      provider?: string
      /** @description Whether the permission `public_profile` of the strategy `facebook` is requested. */
      public_profile?: boolean
      /** @description Whether the permission `public_repo` of the strategy `github` is requested. */
      public_repo?: boolean
      /** @description Whether the permission `publish_actions` of the strategy `facebook` is requested. */
      publish_actions?: boolean
      /** @description Whether the permission `publish_pages` of the strategy `facebook` is requested. */
      publish_pages?: boolean
      /** @description Whether the permission `publish_to_groups` of the strategy `facebook` is requested. */
      publish_to_groups?: boolean
      /** @description Whether the permission `publish_video` of the strategy `facebook` is requested. */
      publish_video?: boolean
      /** @description Network of the strategy `ip`. Stored without effect. */
      range?: string
      /**
       * @description Whether the permission `read_audience_network_insights` of the strategy `facebook` is
       *     requested.
       */
      read_audience_network_insights?: boolean
      /** @description Whether the permission `read_insights` of the strategy `facebook` is requested. */
      read_insights?: boolean
      /** @description Whether the permission `read_mailbox` of the strategy `facebook` is requested. */
      read_mailbox?: boolean
      /** @description Whether the permission `read_org` of the strategy `github` is requested. */
      read_org?: boolean
      /** @description Whether the permission `read_page_mailboxes` of the strategy `facebook` is requested. */
      read_page_mailboxes?: boolean
      /** @description Whether the permission `read_public_key` of the strategy `github` is requested. */
      read_public_key?: boolean
      /** @description Whether the permission `read_repo_hook` of the strategy `github` is requested. */
      read_repo_hook?: boolean
      /** @description Whether the permission `read_stream` of the strategy `facebook` is requested. */
      read_stream?: boolean
      /** @description Whether the permission `read_user` of the strategy `github` is requested. */
      read_user?: boolean
      /**
       * @description Whether a log-in tries further realms when this connection does not know the user. Stored
       *     without effect.
       */
      realm_fallback?: boolean
      /** @description Recipient that SAML assertions must have. Stored without effect. */
      recipientUrl?: string
      /** @description Whether the permission `repo` of the strategy `github` is requested. */
      repo?: boolean
      /** @description Whether the permission `repo_deployment` of the strategy `github` is requested. */
      repo_deployment?: boolean
      /** @description Whether the permission `repo_status` of the strategy `github` is requested. */
      repo_status?: boolean
      /** @description Template of SAML requests. Stored without effect. */
      requestTemplate?: string
      /** @description URL of the request token of the strategy `oauth1`. Stored without effect. */
      requestTokenURL?: string
      /** @description Whether every user must have a username in addition to an e-mail address. */
      requires_username?: boolean
      /** @description Version of the schema of the options. Stored without effect. */
      schema_version?: string
      /** @description Scopes that are requested from the identity provider: separated by spaces, or as a list. */
      scope?: string | string[] | null
      /**
       * @description Scripts of the strategies `oauth2` and `oauth1`. Stored without effect: `userinfo_endpoint`
       *     and `fieldsMap` read the profile.
       */
      scripts?: {
        [key: string]: string
      } | null
      /** @description Whether requests contain a nonce; they always do. Stored without effect. */
      send_back_channel_nonce?: boolean
      /** @description Session key of the strategy `oauth1`. Stored without effect. */
      sessionKey?: string
      /**
       * @description Times at which the profile of an external user store replaces the stored one: `on_each_login`,
       *     `on_first_login` or `never_on_login`. Databases store it without effect.
       * @enum {string}
       */
      set_user_root_attributes?: 'on_each_login' | 'on_first_login' | 'never_on_login'
      /**
       * @description Rule for `email_verified` of users of an enterprise connection.
       * @enum {string}
       */
      should_trust_email_verified_connection?:
        | 'always_set_emails_as_verified'
        | 'never_set_emails_as_verified'
      /**
       * @description Algorithm of signatures of SAML requests.
       * @enum {string}
       */
      signatureAlgorithm?: 'rsa-sha1' | 'rsa-sha256'
      /**
       * @description Signature method of the strategy `oauth1`. Stored without effect.
       * @enum {string}
       */
      signatureMethod?: 'HMAC-SHA1' | 'RSA-SHA1'
      /** @description Whether the permission `signin` of the strategy `windowslive` is requested. */
      signin?: boolean
      /** @description Single sign-on URL of the SAML identity provider. */
      signInEndpoint?: string
      /** @description Older name of `signingKey`. It is stored encrypted and never returned. Stored without effect. */
      signing_key?: {
        /** @description Certificate as PEM. */
        cert?: string
        /** @description Private key as PEM. */
        key?: string
      } | null
      /**
       * @description Certificates that the SAML identity provider signs with, as PEM or base64: one, or two
       *     during a rollover.
       */
      signingCert?: string | string[]
      /**
       * @description Key that this server signs its SAML requests with. It is stored encrypted and never
       *     returned; an update that omits it keeps it.
       */
      signingKey?: {
        /** @description Certificate as PEM. */
        cert?: string
        /** @description Private key as PEM. */
        key?: string
      } | null
      /** @description Single log-out URL of the SAML identity provider. */
      signOutEndpoint?: string | null
      /** @description Whether requests to the SAML identity provider are signed. */
      signSAMLRequest?: boolean
      /** @description Whether the permission `sites` of the strategy `google-oauth2` is requested. */
      sites?: boolean
      /** @description Whether the permission `spreadsheets` of the strategy `google-oauth2` is requested. */
      spreadsheets?: boolean
      /** @description Version of the strategy; stored without effect. */
      strategy_version?: number
      /**
       * @description Subject of the certificate of the identity provider: its attributes by name. Requests set it
       *     without effect.
       */
      subject?:
        | {
            [key: string]: string
          }
        | string
      /**
       * @description Template language of `template`: `liquid`, or text with the macro `@@password@@`.
       * @enum {string}
       */
      syntax?: 'liquid' | 'md_with_macros'
      /** @description Whether the permission `tasks` of the strategy `google-oauth2` is requested. */
      tasks?: boolean
      /** @description Team identifier of the strategy `apple`. */
      team_id?: string
      /**
       * @description Text of messages of the strategy `sms`, in place of the phone template `otp_verify`. The code
       *     is `@@password@@`, or `{{ code }}` with the syntax `liquid`.
       */
      template?: string
      /**
       * @description Domain of the organization at the identity provider; of the strategy `waad`, the domain or
       *     identifier of the Microsoft Entra tenant.
       */
      tenant_domain?: string
      /** @description Identifier of the Microsoft Entra tenant. */
      tenantId?: string
      /**
       * @description SHA-1 thumbprints of the certificates of the identity provider. Requests set them without
       *     effect.
       */
      thumbprints?: string[]
      /** @description URL of the token endpoint of the identity provider. */
      token_endpoint?: string | null
      /**
       * @description Client authentication at the token endpoint of the identity provider. `private_key_jwt`
       *     (OpenID Connect Core 1.0, section 9) requires the connection to have keys.
       * @enum {string}
       */
      token_endpoint_auth_method?: 'client_secret_post' | 'client_secret_basic' | 'private_key_jwt'
      /**
       * @description Algorithm of client assertions that new keys of the connection are created for.
       * @enum {string}
       */
      token_endpoint_auth_signing_alg?: 'RS256' | 'RS512' | 'PS256' | 'ES256'
      /**
       * @description Audience of client assertions to the identity provider: its issuer or its token endpoint.
       *     Stored without effect.
       * @enum {string}
       */
      token_endpoint_jwtca_aud_format?: 'issuer' | 'token_endpoint'
      /** @description URL of the token endpoint, for the strategy `oauth2`. */
      tokenURL?: string | null
      /** @description Settings of the one-time code, for the strategies `email` and `sms`. */
      totp?: {
        /** @description Number of digits of the one-time code. */
        length?: number
        /** @description Lifetime of the one-time code or the log-in link, in seconds. */
        time_step?: number
      } | null
      /** @description Twilio account that sends the text messages of the strategy `sms`, with `twilio_token`. */
      twilio_sid?: string
      /** @description Token of the Twilio account of the strategy `sms`. It is stored encrypted and never returned. */
      twilio_token?: string
      /**
       * @description Flow with an OpenID provider: `back_channel` (authorization code) or `front_channel` (ID token
       *     by a form post).
       * @enum {string}
       */
      type?: 'back_channel' | 'front_channel'
      /**
       * @description Parameters of the authorization request, by name: a fixed `value`, or the `alias` of a
       *     parameter of the request that began the log-in, such as `login_hint`.
       */
      upstream_params?: {
        [key: string]: components['schemas']['ConnectionUpstreamParameter']
      } | null
      /** @description Whether the permission `url_shortener` of the strategy `google-oauth2` is requested. */
      url_shortener?: boolean
      /** @description Whether WS-Federation is used; log-ins by it are refused. */
      use_wsfed?: boolean
      /** @description Whether users of every Microsoft Entra tenant may log in; log-ins by it are refused. */
      useCommonEndpoint?: boolean
      /** @description Whether scopes are separated by spaces. Stored without effect: they are. */
      useOauthSpecScope?: boolean
      /** @description Whether the permission `user_age_range` of the strategy `facebook` is requested. */
      user_age_range?: boolean
      /** @description Whether the permission `user_birthday` of the strategy `facebook` is requested. */
      user_birthday?: boolean
      /** @description Whether the permission `user_events` of the strategy `facebook` is requested. */
      user_events?: boolean
      /** @description Whether the permission `user_friends` of the strategy `facebook` is requested. */
      user_friends?: boolean
      /** @description Whether the permission `user_gender` of the strategy `facebook` is requested. */
      user_gender?: boolean
      /** @description Whether the permission `user_groups` of the strategy `facebook` is requested. */
      user_groups?: boolean
      /** @description Whether the permission `user_hometown` of the strategy `facebook` is requested. */
      user_hometown?: boolean
      /** @description Attribute that identifies the user at the identity provider. */
      user_id_attribute?: string
      /** @description Whether the permission `user_likes` of the strategy `facebook` is requested. */
      user_likes?: boolean
      /** @description Whether the permission `user_link` of the strategy `facebook` is requested. */
      user_link?: boolean
      /** @description Whether the permission `user_location` of the strategy `facebook` is requested. */
      user_location?: boolean
      /** @description Whether the permission `user_managed_groups` of the strategy `facebook` is requested. */
      user_managed_groups?: boolean
      /** @description Whether the permission `user_photos` of the strategy `facebook` is requested. */
      user_photos?: boolean
      /** @description Whether the permission `user_posts` of the strategy `facebook` is requested. */
      user_posts?: boolean
      /** @description Whether the permission `user_status` of the strategy `facebook` is requested. */
      user_status?: boolean
      /** @description Whether the permission `user_tagged_places` of the strategy `facebook` is requested. */
      user_tagged_places?: boolean
      /** @description Whether the permission `user_videos` of the strategy `facebook` is requested. */
      user_videos?: boolean
      /** @description URL of the authorization of the strategy `oauth1`. Stored without effect. */
      userAuthorizationURL?: string
      /**
       * @description Claim of Microsoft Entra ID that identifies the user.
       * @enum {string}
       */
      userid_attribute?: 'oid' | 'sub'
      /** @description URL of the userinfo endpoint of the identity provider. */
      userinfo_endpoint?: string | null
      /** @description Rules for the characters and length of a username. */
      validation?: {
        /** @description Rules for the length of a username. */
        username?: {
          /** @description Maximum length of a username, in characters. */
          max: number
          /** @description Minimum length of a username, in characters. */
          min: number
        } | null
      } | null
      /**
       * @description Whether users of every Microsoft Entra tenant may log in: the older name of
       *     `useCommonEndpoint`. Stored without effect.
       */
      waad_common_endpoint?: boolean
      /**
       * @description Protocol with Microsoft Entra ID. Only `openid-connect` can be used.
       * @enum {string}
       */
      waad_protocol?: 'openid-connect' | 'ws-federation'
      /** @description Whether the permission `webmaster_tools` of the strategy `google-oauth2` is requested. */
      webmaster_tools?: boolean
      /** @description Whether the permission `write_org` of the strategy `github` is requested. */
      write_org?: boolean
      /** @description Whether the permission `write_public_key` of the strategy `github` is requested. */
      write_public_key?: boolean
      /** @description Whether the permission `write_repo_hook` of the strategy `github` is requested. */
      write_repo_hook?: boolean
      /** @description Whether the permission `youtube` of the strategy `google-oauth2` is requested. */
      youtube?: boolean
    }
    /** @description Connections of one page, with totals. */
    ConnectionPage: {
      /** @description Connections of this page. */
      connections: components['schemas']['Connection'][]
      /** @description Maximum number of connections per page. */
      limit: number
      /** @description Zero-based position of the first connection of this page. */
      start: number
      /** @description Total number of connections that match the request. */
      total: number
    }
    /**
     * @description Password rules of the connection. They take precedence over `passwordPolicy`, `password_history`,
     *     `password_dictionary`, `password_no_personal_info` and `password_complexity_options`.
     */
    ConnectionPasswordOptions: {
      /** @description Rules for the length and characters of a password. */
      complexity?: {
        /**
         * @description Number of the character types that a password must contain: `all` of them, or
         *     `three_of_four`.
         * @enum {string}
         */
        character_type_rule?: 'all' | 'three_of_four'
        /** @description Character types that a password must contain. */
        character_types?: ('uppercase' | 'lowercase' | 'number' | 'special')[]
        /**
         * @description Rule for more than two identical characters in a row: `allow` or `block`.
         * @enum {string}
         */
        identical_characters?: 'allow' | 'block'
        /**
         * @description Treatment of a password over the maximum length: `truncate` or `error`. Stored without
         *     effect: such a password is refused.
         * @enum {string}
         */
        max_length_exceeded?: 'truncate' | 'error'
        /** @description Minimum length of a password, in characters. */
        min_length?: number
        /**
         * @description Rule for sequences of characters, such as `abc` or `123`: `allow` or `block`.
         * @enum {string}
         */
        sequential_characters?: 'allow' | 'block'
      }
      /** @description Password dictionary: words that must not be used as passwords. */
      dictionary?: {
        /** @description Whether the server looks up a new password in the dictionary. */
        active?: boolean
        /** @description Words that the tenant adds to the password dictionary. */
        custom?: string[]
        /**
         * @description Built-in list of common passwords: 10,000 or 100,000 English ones. Stored without effect:
         *     the password policy has a list of its own.
         * @enum {string}
         */
        default?: 'en_10k' | 'en_100k'
      }
      /** @description Password history: earlier passwords that a user must not use again. Stored without effect. */
      history?: {
        /** @description Whether the server compares a new password with the earlier ones. */
        active?: boolean
        /** @description Number of earlier passwords that the server remembers for each user. */
        size?: number
      }
      /** @description Rule against personal data in passwords, such as parts of the user's name or e-mail address. */
      profile_data?: {
        /** @description Whether the server rejects passwords that contain personal data of the user. */
        active?: boolean
        /** @description Attributes of the user profile that must not occur in the password. */
        blocked_fields?: string[]
      }
    }
    /**
     * @description Password policy: the strength that a password must have.
     * @enum {string}
     */
    ConnectionPasswordPolicy: 'none' | 'low' | 'fair' | 'good' | 'excellent'
    /** @description Connection members to change. Omitted members keep their values. */
    ConnectionPatch: {
      /** @description Setting that enables the connection for log-ins. It is enabled by default. */
      authentication?: components['schemas']['ConnectionPurpose']
      /** @description Setting that enables the connection for connected accounts. Stored without effect. */
      connected_accounts?: components['schemas']['ConnectionPurpose']
      /**
       * @description Setting that lets clients request access to other applications for users of the connection.
       *     Stored without effect.
       */
      cross_app_access_requesting_app?: components['schemas']['ConnectionPurpose']
      /**
       * @description Setting that lets users of the connection grant access to this application. Stored without
       *     effect.
       */
      cross_app_access_resource_app?: {
        /**
         * @description State of the access.
         * @enum {string}
         */
        status?: 'enabled' | 'disabled'
      }
      /** @description Display name of the connection, which the log-in page shows instead of its name. */
      display_name?: string
      /** @description Identifiers of all clients that the connection is enabled for. */
      enabled_clients?: string[]
      /** @description Whether third-party clients may use the connection without being enabled for it. */
      is_domain_connection?: boolean
      /** @description Metadata of the connection: up to ten texts by name. */
      metadata?: components['schemas']['ConnectionMetadata']
      /** @description Options of a connection. Which members apply depends on the strategy of the connection. */
      options?: components['schemas']['ConnectionOptions']
      /**
       * @description Names by which a log-in may select the connection; by default the name of the connection.
       *     Stored without effect: a log-in selects a connection by its name.
       */
      realms?: string[]
      /**
       * @description Whether the log-in page shows a button for the connection. Without one, the connection is
       *     selected by `connection` or by the domain of an e-mail address. New enterprise connections
       *     have none by default; all others have one.
       */
      show_as_button?: boolean
    }
    /** @description Setting that enables the connection for one purpose. */
    ConnectionPurpose: {
      /** @description Whether the connection is enabled for this purpose. */
      active: boolean
    }
    /**
     * @description Use of the attribute at sign-up: `required`, `optional` or `inactive`.
     * @enum {string}
     */
    ConnectionSignupStatus: 'required' | 'optional' | 'inactive'
    /** @description Use of the attribute at sign-up, with its verification. Stored without effect. */
    ConnectionSignupVerification: {
      /** @description Use of the attribute at sign-up: `required`, `optional` or `inactive`. */
      status?: components['schemas']['ConnectionSignupStatus']
      /** @description Verification of the attribute at sign-up. */
      verification?: {
        /** @description Whether the server verifies the attribute at sign-up. */
        active?: boolean
      }
    }
    /**
     * @description Strategy of the connection: the kind of identity source. `auth0` (database) and `email`
     *     (passwordless) store the users in the tenant; users of all others log in at an identity provider.
     * @enum {string}
     */
    ConnectionStrategy:
      | 'ad'
      | 'adfs'
      | 'amazon'
      | 'apple'
      | 'asana'
      | 'atlassian'
      | 'auth0'
      | 'auth0-oidc'
      | 'baidu'
      | 'bitbucket'
      | 'bitly'
      | 'box'
      | 'cloudflare-mcp'
      | 'custom'
      | 'daccount'
      | 'discord'
      | 'dropbox'
      | 'dwolla'
      | 'email'
      | 'evernote'
      | 'evernote-sandbox'
      | 'exact'
      | 'facebook'
      | 'fitbit'
      | 'github'
      | 'gitlab'
      | 'google-apps'
      | 'google-oauth2'
      | 'hubspot-mcp'
      | 'instagram'
      | 'ip'
      | 'line'
      | 'linear-mcp'
      | 'linkedin'
      | 'notion-mcp'
      | 'oauth1'
      | 'oauth2'
      | 'office365'
      | 'oidc'
      | 'okta'
      | 'paypal'
      | 'paypal-sandbox'
      | 'pingfederate'
      | 'planningcenter'
      | 'salesforce'
      | 'salesforce-community'
      | 'salesforce-sandbox'
      | 'samlp'
      | 'sentry-mcp'
      | 'sharepoint'
      | 'shop'
      | 'shopify'
      | 'slack'
      | 'sms'
      | 'soundcloud'
      | 'thirtysevensignals'
      | 'twitter'
      | 'untappd'
      | 'vkontakte'
      | 'waad'
      | 'weibo'
      | 'windowslive'
      | 'wordpress'
      | 'yahoo'
      | 'yandex'
    /** @description Address of a page that tests the log-in of a connection. */
    ConnectionTest: {
      /**
       * Format: date-time
       * @description Time at which the URL expires.
       */
      expires_at: string
      /**
       * Format: uri
       * @description URL to open in a browser. It contains a secret; pass it on to administrators alone.
       */
      url: string
    }
    /** @description Parameter of the authorization request to an identity provider. */
    ConnectionUpstreamParameter: {
      /**
       * @description Name of the parameter of the request that began the log-in, whose value is passed on.
       * @enum {string}
       */
      alias?:
        | 'acr_values'
        | 'audience'
        | 'client_id'
        | 'display'
        | 'login_hint'
        | 'max_age'
        | 'prompt'
        | 'resource'
        | 'response_mode'
        | 'response_type'
        | 'ui_locales'
      /** @description Fixed value of the parameter. */
      value?: string
    }
    /** @description Created event stream, with its signing secret. */
    CreatedEventStream: {
      /**
       * @description Treatment of a delivery that the receiver answers with a 4xx status: `fail` gives the delivery up,
       *     `retry` tries again as after any other failure. A response with `Retry-After` is always retried.
       */
      client_error_policy: components['schemas']['EventStreamClientErrorPolicy']
      /**
       * Format: date-time
       * @description Time at which the event stream was created, in UTC with milliseconds.
       */
      created_at: string
      /** @description Destination of the event stream. */
      destination: components['schemas']['EventStreamDestination']
      /** @description Unique identifier of the event stream. */
      id: string
      /** @description Name of the event stream, unique within the tenant. */
      name: string
      /**
       * @description Schedule of retries after a failed delivery. `extended`: 11 attempts over more than 24 hours,
       *     after 5 and 30 seconds, 2, 10 and 30 minutes, and 1, 2, 4, 6 and 12 hours. `short`: 4 attempts,
       *     after 1, 2 and 4 seconds. Each delay is extended at random by up to a fifth.
       */
      retry_schedule: components['schemas']['EventStreamRetrySchedule']
      /**
       * @description Secret by which the server signs deliveries, for the receiver: `whsec_` and the Base64 of the
       *     key (Standard Webhooks). Returned only when the event stream is created; event streams without
       *     a webhook have none.
       */
      signing_secret?: string
      /**
       * @description State of the event stream: `enabled` delivers events. Events that happen while the event stream is
       *     `disabled` are not delivered later.
       */
      status: components['schemas']['EventStreamStatus']
      /** @description Types of events that the event stream delivers. */
      subscriptions: components['schemas']['EventStreamSubscription'][]
      /**
       * Format: date-time
       * @description Time at which the event stream was last updated, in UTC with milliseconds.
       */
      updated_at: string
    }
    /** @description A new SCIM token, with its secret. */
    CreatedScimToken: {
      /**
       * Format: date-time
       * @description Time at which the token was created.
       */
      created_at: string
      /** @description Requests that the token allows, by HTTP method. */
      scopes: components['schemas']['ScimTokenScope'][]
      /**
       * @description The token, which the identity provider sends as a bearer token (RFC 6750). It is shown this
       *     once.
       */
      token: string
      /** @description Unique identifier of the token. */
      token_id: string
      /**
       * Format: date-time
       * @description Time at which the token expires. Absent if it does not expire.
       */
      valid_until?: string
    }
    /** @description Further host name of the tenant. */
    CustomDomain: {
      /**
       * @description Certificate of an `auth0_managed_certs` domain that a certificate authority issues by ACME
       *     (RFC 8555), where the server is configured so.
       */
      certificate?: components['schemas']['CustomDomainCertificate']
      /**
       * Format: date-time
       * @description Time of creation.
       */
      created_at: string
      /**
       * @description Header in which the reverse proxy of a `self_managed_certs` domain sends the address of the
       *     client. The server reads it from trusted proxies that send the `cname-api-key` of the domain;
       *     empty or null for none.
       */
      custom_client_ip_header?: components['schemas']['CustomDomainClientIpHeader']
      /** @description Unique identifier of the custom domain. */
      custom_domain_id: string
      /** @description Host name of the custom domain. */
      domain: string
      /** @description Texts about the domain, by name. Templates of mails read them as `domain_metadata`. */
      domain_metadata: components['schemas']['CustomDomainMetadata']
      /**
       * @description Whether links in mails and tickets have the domain, if the request that causes them names no
       *     other.
       */
      is_default: boolean
      /**
       * @description Host name that the reverse proxy of a `self_managed_certs` domain forwards requests to, with
       *     the host of the custom domain in the header `Host`.
       */
      origin_domain_name?: string
      /** @description Whether links have the domain by default, as `is_default` says. */
      primary: boolean
      /** @description Relying party identifier of passkeys at the domain, if it is not the domain itself. */
      relying_party_identifier?: string
      /**
       * @description `ready` once the ownership is verified: the server answers requests for the domain. Otherwise
       *     `pending_verification`.
       * @enum {string}
       */
      status: 'pending_verification' | 'ready'
      /**
       * @description Versions and cipher suites of TLS. Both values mean TLS 1.2 and 1.3 with the cipher suites of
       *     RFC 9325; `compatible` exists for clients of the public API.
       */
      tls_policy: components['schemas']['CustomDomainTlsPolicy']
      /**
       * @description Certificate of the domain: `auth0_managed_certs` is a certificate of this server,
       *     `self_managed_certs` the certificate of a reverse proxy that forwards requests with the header
       *     `cname-api-key`.
       */
      type: components['schemas']['CustomDomainType']
      /** @description Proof of the ownership of a domain. */
      verification: components['schemas']['CustomDomainVerification']
    }
    /**
     * @description Certificate of an `auth0_managed_certs` domain that a certificate authority issues by ACME
     *     (RFC 8555), where the server is configured so.
     */
    CustomDomainCertificate: {
      /**
       * @description Issuer of the certificate, if it is one of those that have a name here.
       * @enum {string}
       */
      certificate_authority?: 'letsencrypt' | 'googletrust'
      /** @description Reason why the latest attempt failed. */
      error_msg?: string
      /**
       * Format: date-time
       * @description Time at which the certificate expires. The server renews it before.
       */
      renews_before?: string
      /**
       * @description State of the certificate: `provisioning` until the first is issued, `provisioned` while one
       *     is used. After a failed attempt it is `provisioning_failed` or, with a certificate that is
       *     still used, `renewing_failed`; the server tries again.
       * @enum {string}
       */
      status: 'provisioning' | 'provisioning_failed' | 'provisioned' | 'renewing_failed'
    }
    /**
     * @description Header in which the reverse proxy of a `self_managed_certs` domain sends the address of the
     *     client. The server reads it from trusted proxies that send the `cname-api-key` of the domain;
     *     empty or null for none.
     * @enum {string|null}
     */
    CustomDomainClientIpHeader:
      | 'true-client-ip'
      | 'cf-connecting-ip'
      | 'x-forwarded-for'
      | 'x-azure-clientip'
      | 'x-azure-socketip'
      | ''
      | null
    /** @description Custom domain to create. */
    CustomDomainDefinition: {
      /**
       * @description Header in which the reverse proxy of a `self_managed_certs` domain sends the address of the
       *     client. The server reads it from trusted proxies that send the `cname-api-key` of the domain;
       *     empty or null for none.
       */
      custom_client_ip_header?: components['schemas']['CustomDomainClientIpHeader']
      /** @description Host name, in lower case. */
      domain: string
      /**
       * @description Texts about the domain, by name. Omitted names keep their texts; null or an empty text removes a
       *     name.
       */
      domain_metadata?: components['schemas']['CustomDomainMetadataDefinition']
      /**
       * @description Relying party identifier of passkeys that users register at the domain (WebAuthn Level 2,
       *     section 5.4.2): the domain itself, by default, or a domain above it.
       */
      relying_party_identifier?: string
      /**
       * @description Versions and cipher suites of TLS. Both values mean TLS 1.2 and 1.3 with the cipher suites of
       *     RFC 9325; `compatible` exists for clients of the public API.
       */
      tls_policy?: components['schemas']['CustomDomainTlsPolicy']
      /**
       * @description Certificate of the domain: `auth0_managed_certs` is a certificate of this server,
       *     `self_managed_certs` the certificate of a reverse proxy that forwards requests with the header
       *     `cname-api-key`.
       */
      type: components['schemas']['CustomDomainType']
      /**
       * @description Type of the DNS record that proves the ownership. By default it is `cname` with
       *     `auth0_managed_certs` and `txt` with `self_managed_certs`.
       * @enum {string}
       */
      verification_method?: 'cname' | 'txt'
    }
    /** @description Custom domains: an array, or with `take` or `from` a page. */
    CustomDomainList:
      | components['schemas']['CustomDomain'][]
      | components['schemas']['CustomDomainPage']
    /** @description Texts about the domain, by name. Templates of mails read them as `domain_metadata`. */
    CustomDomainMetadata: {
      [key: string]: string
    }
    /**
     * @description Texts about the domain, by name. Omitted names keep their texts; null or an empty text removes a
     *     name.
     */
    CustomDomainMetadataDefinition: {
      [key: string]: string | null
    }
    /** @description Custom domains of one page, with a cursor to the next page. */
    CustomDomainPage: {
      /** @description Custom domains of this page, oldest first. */
      custom_domains: components['schemas']['CustomDomain'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Members of the custom domain to change. Omitted members keep their values. */
    CustomDomainPatch: {
      /**
       * @description Header in which the reverse proxy of a `self_managed_certs` domain sends the address of the
       *     client. The server reads it from trusted proxies that send the `cname-api-key` of the domain;
       *     empty or null for none.
       */
      custom_client_ip_header?: components['schemas']['CustomDomainClientIpHeader']
      /**
       * @description Texts about the domain, by name. Omitted names keep their texts; null or an empty text removes a
       *     name.
       */
      domain_metadata?: components['schemas']['CustomDomainMetadataDefinition']
      /**
       * @description Relying party identifier of passkeys that users register at the domain (WebAuthn Level 2,
       *     section 5.4.2): the domain itself, by default, or a domain above it.
       */
      relying_party_identifier?: string | null
      /**
       * @description Versions and cipher suites of TLS. Both values mean TLS 1.2 and 1.3 with the cipher suites of
       *     RFC 9325; `compatible` exists for clients of the public API.
       */
      tls_policy?: components['schemas']['CustomDomainTlsPolicy']
    }
    /** @description Result of a request to a custom domain. */
    CustomDomainTestResult: {
      /** @description Reason why the test failed. */
      message?: string
      /** @description Whether the request was answered for the tenant. */
      success: boolean
    }
    /**
     * @description Versions and cipher suites of TLS. Both values mean TLS 1.2 and 1.3 with the cipher suites of
     *     RFC 9325; `compatible` exists for clients of the public API.
     * @enum {string}
     */
    CustomDomainTlsPolicy: 'recommended' | 'compatible'
    /**
     * @description Certificate of the domain: `auth0_managed_certs` is a certificate of this server,
     *     `self_managed_certs` the certificate of a reverse proxy that forwards requests with the header
     *     `cname-api-key`.
     * @enum {string}
     */
    CustomDomainType: 'auth0_managed_certs' | 'self_managed_certs'
    /** @description Proof of the ownership of a domain. */
    CustomDomainVerification: {
      /** @description Reason why the latest verification failed. */
      error_msg?: string
      /**
       * Format: date-time
       * @description Time of the latest successful verification.
       */
      last_verified_at?: string
      /** @description DNS records to create, each of which proves the ownership. */
      methods: {
        /** @description Name of the record. */
        domain: string
        /**
         * @description Type of the record.
         * @enum {string}
         */
        name: 'CNAME' | 'TXT'
        /** @description Value of the record. */
        record: string
      }[]
      /**
       * @description Result of the latest verification; `pending` before the first.
       * @enum {string}
       */
      status: 'pending' | 'verified' | 'failed'
    }
    /** @description Password hash of the user from another system. */
    CustomPasswordHash: {
      /**
       * @description Algorithm of the password hash.
       * @enum {string}
       */
      algorithm:
        | 'argon2'
        | 'bcrypt'
        | 'hmac'
        | 'ldap'
        | 'md4'
        | 'md5'
        | 'sha1'
        | 'sha256'
        | 'sha512'
        | 'pbkdf2'
        | 'scrypt'
      /**
       * @description Block size parameter r of scrypt (RFC 7914).
       * @default 8
       */
      blockSize?: number
      /**
       * @description Cost parameter N of scrypt (RFC 7914), a power of two.
       * @default 16384
       */
      cost?: number
      /** @description Value and encoding of the hash. */
      hash: {
        /**
         * @description Hash function of the hmac algorithm.
         * @enum {string}
         */
        digest?:
          | 'md4'
          | 'md5'
          | 'ripemd160'
          | 'sha1'
          | 'sha224'
          | 'sha256'
          | 'sha384'
          | 'sha512'
          | 'whirlpool'
        /**
         * @description Encoding of the hash value.
         * @enum {string}
         */
        encoding?: 'base64' | 'hex' | 'utf8'
        /** @description Key of the hmac algorithm. */
        key?: {
          /**
           * @description Encoding of the hmac key.
           * @default utf8
           * @enum {string}
           */
          encoding?: 'base64' | 'hex' | 'utf8'
          /** @description Value of the hmac key. */
          value: string
        }
        /**
         * @description Hash value: a PHC string for argon2 and pbkdf2, `$2a$` or `$2b$` for bcrypt, RFC 2307 such
         *     as `{SSHA}` for ldap; for the other algorithms the bytes in `encoding`.
         */
        value: string
      }
      /** @description Length of a scrypt hash, in bytes. */
      keylen?: number
      /**
       * @description Parallelization parameter p of scrypt (RFC 7914).
       * @default 1
       */
      parallelization?: number
      /** @description Conversion of the password to bytes. */
      password?: {
        /**
         * @description Character encoding by which the password was converted to bytes.
         * @default utf8
         * @enum {string}
         */
        encoding?: 'ascii' | 'utf8' | 'utf16le' | 'ucs2' | 'latin1' | 'binary'
      }
      /** @description Salt of the hash. */
      salt?: {
        /**
         * @description Encoding of the salt.
         * @default utf8
         * @enum {string}
         */
        encoding?: 'base64' | 'hex' | 'utf8'
        /**
         * @description Position of the salt: before (`prefix`) or after (`suffix`) the password.
         * @default prefix
         * @enum {string}
         */
        position?: 'prefix' | 'suffix'
        /** @description Value of the salt. */
        value: string
      }
    }
    /** @description Statistics of one day (UTC). */
    DailyStatistics: {
      /**
       * Format: date-time
       * @description Time at which the statistics of the day were created.
       */
      created_at: string
      /**
       * Format: date-time
       * @description Start of the day.
       */
      date: string
      /** @description Number of detected leaked passwords on the day. */
      leaked_passwords: number
      /** @description Number of log-ins on the day. */
      logins: number
      /** @description Number of sign-ups on the day. */
      signups: number
      /**
       * Format: date-time
       * @description Time at which the statistics of the day were last updated.
       */
      updated_at: string
    }
    /** @description Statistics of the days with any activity, oldest first. */
    DailyStatisticsList: components['schemas']['DailyStatistics'][]
    /** @description Domain of links: a custom domain, or only the name if it is the domain of the tenant. */
    DefaultCustomDomain:
      | components['schemas']['CustomDomain']
      | {
          /** @description Host name of the tenant. */
          domain: string
        }
    /** @description Domain of links to set. */
    DefaultCustomDomainDefinition: {
      /** @description Domain of the tenant, or one of its custom domains. */
      domain: string
    }
    /** @description Device credential: the credential of a device on which a user stays logged in. */
    DeviceCredential: {
      /** @description Unique identifier of the client that the credential belongs to. */
      client_id?: string
      /** @description Identifier that the device sent. */
      device_id?: string
      /** @description Name of the device. */
      device_name?: string
      /** @description Unique identifier of the device credential. */
      id?: string
      /** @description Type of the device credential. */
      type?: components['schemas']['DeviceCredentialType']
      /** @description Unique identifier of the user who owns the device. */
      user_id?: string
    }
    /** @description Device credentials of one page: an array, or with `include_totals` an object with totals. */
    DeviceCredentialList:
      | components['schemas']['DeviceCredential'][]
      | components['schemas']['DeviceCredentialPage']
    /** @description Device credentials of one page, with totals. */
    DeviceCredentialPage: {
      /** @description Device credentials of this page. */
      device_credentials: components['schemas']['DeviceCredential'][]
      /** @description Maximum number of device credentials per page. */
      limit: number
      /** @description Zero-based position of the first device credential of this page. */
      start: number
      /** @description Total number of device credentials that match the request. */
      total: number
    }
    /**
     * @description Type of the device credential.
     * @enum {string}
     */
    DeviceCredentialType: 'public_key' | 'refresh_token' | 'rotating_refresh_token'
    /**
     * @description E-mail provider of the tenant: the SMTP server or HTTP API through which the tenant's e-mails are
     *     sent.
     */
    EmailProvider: {
      /** @description Credentials of the e-mail provider without its secrets, which are never returned. */
      credentials?: components['schemas']['EmailProviderCredentials']
      /** @description Sender address of e-mails whose template names no other. */
      default_from_address?: string
      /**
       * @description Whether the tenant's e-mails are sent through this provider. If not, they are sent through the
       *     default SMTP server of the installation.
       */
      enabled?: boolean
      /**
       * @description Name of the e-mail provider: `smtp` for any SMTP server, the others by their HTTP APIs. `custom`
       *     is not supported.
       */
      name?: components['schemas']['EmailProviderName']
      /** @description Settings of the e-mail provider; `smtp` has none. */
      settings?: components['schemas']['EmailProviderSettings']
    }
    /** @description Credentials of the e-mail provider without its secrets, which are never returned. */
    EmailProviderCredentials: {
      /** @description User name of the SendGrid API. */
      api_user?: string
      /** @description Client identifier of Microsoft 365. */
      clientId?: string
      /** @description Domain of Mailgun. */
      domain?: string
      /** @description Region of the provider. */
      region?: string
      /** @description Host name or IP address of the SMTP server. */
      smtp_host?: string
      /** @description Port of the SMTP server. */
      smtp_port?: number
      /** @description User name for the log-in at the SMTP server. */
      smtp_user?: string
      /** @description Tenant identifier of Microsoft 365. */
      tenantId?: string
    }
    /**
     * @description Address and credentials of the e-mail provider. Each provider has members of its own: `smtp` those
     *     that begin with `smtp_`.
     */
    EmailProviderCredentialsDefinition: {
      /** @description Access key identifier of Amazon SES. */
      accessKeyId?: string
      /** @description API key of SendGrid, Mailgun, Mandrill, SparkPost or Resend. */
      api_key?: string
      /** @description User name of the SendGrid API. */
      api_user?: string
      /** @description Client identifier of Microsoft 365. */
      clientId?: string
      /** @description Client secret of Microsoft 365. */
      clientSecret?: string
      /** @description Connection string of Azure Communication Services. */
      connectionString?: string
      /** @description Domain of Mailgun. */
      domain?: string
      /** @description Region of Amazon SES, such as `eu-west-1`; `eu` for Mailgun or SparkPost in Europe. */
      region?: string
      /** @description Secret access key of Amazon SES. */
      secretAccessKey?: string
      /** @description Host name or IP address of the SMTP server. */
      smtp_host?: string
      /** @description Password for the log-in at the SMTP server. It is stored encrypted and never returned. */
      smtp_pass?: string
      /**
       * @description Port of the SMTP server. On port 465 the connection uses TLS from the start; on any other port
       *     STARTTLS is required.
       */
      smtp_port?: number
      /** @description User name for the log-in at the SMTP server. */
      smtp_user?: string
      /** @description Tenant identifier of Microsoft 365. */
      tenantId?: string
    }
    /** @description E-mail provider to store. */
    EmailProviderDefinition: {
      /**
       * @description Address and credentials of the e-mail provider. Each provider has members of its own: `smtp` those
       *     that begin with `smtp_`.
       */
      credentials: components['schemas']['EmailProviderCredentialsDefinition']
      /** @description Sender address of e-mails whose template names no other. */
      default_from_address?: string
      /**
       * @description Whether the tenant's e-mails are sent through this provider. If not, they are sent through the
       *     default SMTP server of the installation.
       */
      enabled?: boolean
      /**
       * @description Name of the e-mail provider: `smtp` for any SMTP server, the others by their HTTP APIs. `custom`
       *     is not supported.
       */
      name: components['schemas']['EmailProviderName']
      /** @description Settings of the e-mail provider; `smtp` has none. */
      settings?: components['schemas']['EmailProviderSettings']
    }
    /**
     * @description Name of the e-mail provider: `smtp` for any SMTP server, the others by their HTTP APIs. `custom`
     *     is not supported.
     * @enum {string}
     */
    EmailProviderName:
      | 'mailgun'
      | 'mandrill'
      | 'sendgrid'
      | 'resend'
      | 'ses'
      | 'sparkpost'
      | 'smtp'
      | 'azure_cs'
      | 'ms365'
      | 'custom'
    /** @description E-mail provider members to change. `credentials` is replaced as a whole. */
    EmailProviderPatch: {
      /**
       * @description Address and credentials of the e-mail provider. Each provider has members of its own: `smtp` those
       *     that begin with `smtp_`.
       */
      credentials?: components['schemas']['EmailProviderCredentialsDefinition']
      /** @description Sender address of e-mails whose template names no other. */
      default_from_address?: string
      /**
       * @description Whether the tenant's e-mails are sent through this provider. If not, they are sent through the
       *     default SMTP server of the installation.
       */
      enabled?: boolean
      /**
       * @description Name of the e-mail provider: `smtp` for any SMTP server, the others by their HTTP APIs. `custom`
       *     is not supported.
       */
      name?: components['schemas']['EmailProviderName']
      /** @description Settings of the e-mail provider; `smtp` has none. */
      settings?: components['schemas']['EmailProviderSettings']
    }
    /** @description Settings of the e-mail provider; `smtp` has none. */
    EmailProviderSettings: Record<string, never> | null
    /** @description Template of one kind of e-mail. */
    EmailTemplate: {
      /** @description HTML body of the e-mail, in Liquid; null uses the built-in body. */
      body?: string | null
      /**
       * @description Whether the server uses the template. The welcome e-mail is sent only if its template is
       *     enabled.
       */
      enabled?: boolean | null
      /**
       * @description Sender of the e-mail, in Liquid: an address, or a name and an address in angle brackets. The
       *     address is used only if the tenant has its own e-mail provider.
       */
      from?: string | null
      /** @description Whether the server appends the user's e-mail address to `resultUrl`. */
      includeEmailInRedirect?: boolean
      /** @description URL to which the page behind the e-mail's link redirects the user, in Liquid. */
      resultUrl?: string | null
      /** @description Subject of the e-mail, in Liquid; null uses the built-in subject. */
      subject?: string | null
      /**
       * @description Template language of sender, subject and body.
       * @enum {string|null}
       */
      syntax?: 'liquid' | null
      /**
       * @description Name of the template: the e-mail that it is for. The server sends `verify_email`, `reset_email`,
       *     `welcome_email` (after the address was verified), `blocked_account`, `stolen_credentials`,
       *     `auth_email_by_code` (a passwordless code, if the connection defines no text), `mfa_oob_code`,
       *     `enrollment_email` and `async_approval`. Templates with other names are stored, but the server
       *     does not send these e-mails.
       */
      template: components['schemas']['EmailTemplateName']
      /** @description Lifetime of the link in the e-mail, in seconds. */
      urlLifetimeInSeconds?: number | null
    }
    /** @description E-mail template to store. */
    EmailTemplateDefinition: {
      /** @description HTML body of the e-mail, in Liquid; null uses the built-in body. */
      body: string | null
      /**
       * @description Whether the server uses the template. The welcome e-mail is sent only if its template is
       *     enabled.
       */
      enabled: boolean | null
      /**
       * @description Sender of the e-mail, in Liquid: an address, or a name and an address in angle brackets. The
       *     address is used only if the tenant has its own e-mail provider.
       */
      from: string | null
      /** @description Whether the server appends the user's e-mail address to `resultUrl`. */
      includeEmailInRedirect?: boolean
      /** @description URL to which the page behind the e-mail's link redirects the user, in Liquid. */
      resultUrl?: string | null
      /** @description Subject of the e-mail, in Liquid; null uses the built-in subject. */
      subject: string | null
      /**
       * @description Template language of sender, subject and body.
       * @enum {string|null}
       */
      syntax: 'liquid' | null
      /**
       * @description Name of the template: the e-mail that it is for. The server sends `verify_email`, `reset_email`,
       *     `welcome_email` (after the address was verified), `blocked_account`, `stolen_credentials`,
       *     `auth_email_by_code` (a passwordless code, if the connection defines no text), `mfa_oob_code`,
       *     `enrollment_email` and `async_approval`. Templates with other names are stored, but the server
       *     does not send these e-mails.
       */
      template: components['schemas']['EmailTemplateName']
      /** @description Lifetime of the link in the e-mail, in seconds. */
      urlLifetimeInSeconds?: number | null
    }
    /**
     * @description Name of the template: the e-mail that it is for. The server sends `verify_email`, `reset_email`,
     *     `welcome_email` (after the address was verified), `blocked_account`, `stolen_credentials`,
     *     `auth_email_by_code` (a passwordless code, if the connection defines no text), `mfa_oob_code`,
     *     `enrollment_email` and `async_approval`. Templates with other names are stored, but the server
     *     does not send these e-mails.
     * @enum {string}
     */
    EmailTemplateName:
      | 'verify_email'
      | 'verify_email_by_code'
      | 'auth_email_by_code'
      | 'reset_email'
      | 'reset_email_by_code'
      | 'welcome_email'
      | 'blocked_account'
      | 'stolen_credentials'
      | 'enrollment_email'
      | 'mfa_oob_code'
      | 'user_invitation'
      | 'change_password'
      | 'password_reset'
      | 'async_approval'
    /** @description E-mail template members to change. Omitted members keep their values. */
    EmailTemplatePatch: {
      /** @description HTML body of the e-mail, in Liquid; null uses the built-in body. */
      body?: string | null
      /**
       * @description Whether the server uses the template. The welcome e-mail is sent only if its template is
       *     enabled.
       */
      enabled?: boolean | null
      /**
       * @description Sender of the e-mail, in Liquid: an address, or a name and an address in angle brackets. The
       *     address is used only if the tenant has its own e-mail provider.
       */
      from?: string | null
      /** @description Whether the server appends the user's e-mail address to `resultUrl`. */
      includeEmailInRedirect?: boolean
      /** @description URL to which the page behind the e-mail's link redirects the user, in Liquid. */
      resultUrl?: string | null
      /** @description Subject of the e-mail, in Liquid; null uses the built-in subject. */
      subject?: string | null
      /**
       * @description Template language of sender, subject and body.
       * @enum {string|null}
       */
      syntax?: 'liquid' | null
      /**
       * @description Name of the template: the e-mail that it is for. The server sends `verify_email`, `reset_email`,
       *     `welcome_email` (after the address was verified), `blocked_account`, `stolen_credentials`,
       *     `auth_email_by_code` (a passwordless code, if the connection defines no text), `mfa_oob_code`,
       *     `enrollment_email` and `async_approval`. Templates with other names are stored, but the server
       *     does not send these e-mails.
       */
      template?: components['schemas']['EmailTemplateName']
      /** @description Lifetime of the link in the e-mail, in seconds. */
      urlLifetimeInSeconds?: number | null
    }
    /** @description E-mail verification ticket to create. */
    EmailVerificationTicketDefinition: {
      /** @description Identifier of the client in whose name the pages are shown. */
      client_id?: string
      /** @description Identity that is meant, if the user has several. */
      identity?: components['schemas']['TicketIdentity']
      /** @description Whether the server appends the user's e-mail address to `result_url`. */
      includeEmailInRedirect?: boolean
      /** @description Unique identifier of an organization; not supported here yet. */
      organization_id?: string
      /** @description URL to which the browser is redirected at the end. */
      result_url?: string
      /** @description Lifetime of the ticket in seconds; five days if it is 0 or omitted. */
      ttl_sec?: number
      /** @description Unique identifier of the user. */
      user_id: string
    }
    /** @description Enrollment ticket: a link by which a user enrolls a second factor once. */
    EnrollmentTicket: {
      /** @description Secret of the enrollment ticket. The server stores only its hash. */
      ticket_id: string
      /** @description URL at which the user enrolls the second factor. */
      ticket_url: string
    }
    /** @description Enrollment ticket to create. */
    EnrollmentTicketDefinition: {
      /**
       * @description Whether a user who already has a second factor may enroll another one. Without effect:
       *     one-time codes can be enrolled next to any other factor.
       */
      allow_multiple_enrollments?: boolean
      /**
       * @description E-mail address to which the link is sent if `send_mail` is true; by default the address of the
       *     user.
       */
      email?: string
      /** @description Preferred languages of the e-mail, as BCP 47 tags, the most preferred first. */
      email_locale?: string
      /**
       * @description Second factor to enroll; one-time passwords (`otp`) by default.
       * @enum {string}
       */
      factor?:
        | 'push-notification'
        | 'phone'
        | 'email'
        | 'otp'
        | 'webauthn-roaming'
        | 'webauthn-platform'
      /** @description Whether the server sends the link to the user by e-mail. */
      send_mail?: boolean
      /**
       * Format: user-id
       * @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`.
       */
      user_id: string
    }
    /**
     * @description Error of the management API. Clients decide by `statusCode` and, if present, `errorCode`; the text
     *     of `message` may change.
     */
    Error: {
      /** @description Details of a rejected access token. Present in 401 responses only. */
      attributes?: {
        /** @description Reason for which the access token was rejected. */
        error?: string
      }
      /** @description Reason phrase of the HTTP status. */
      error: string
      /** @description Stable code of the error's cause. Absent for many errors. */
      errorCode?: string
      /** @description Human-readable sentence about the first error found in the request. */
      message: string
      /** @description HTTP status code of the response. */
      statusCode: number
    }
    /** @description Last message of an event feed: the reason why the feed ends. */
    EventFailure: {
      /** @description Reason why the event feed ends. */
      error: {
        /**
         * @description Error code. `connection_timeout`: the feed reached its maximum duration or the server is
         *     stopping; `processing_error`: the server could not read the events. After either,
         *     reconnect from `offset`.
         * @enum {string}
         */
        code:
          | 'invalid_cursor'
          | 'cursor_expired'
          | 'timeout'
          | 'payload_too_large'
          | 'processing_error'
          | 'connection_timeout'
        /** @description Human-readable sentence about the error. */
        message: string
        /** @description Opaque position in the event feed. Sent as `from`, it resumes the feed after this position. */
        offset?: components['schemas']['EventOffset']
      }
      /**
       * @description Type of the message: an error.
       * @enum {string}
       */
      type: 'error'
    }
    /**
     * @description Message of the event feed: an event, the progress of the feed, or the reason why the feed ends.
     *     `type` is sent as the `event` field of the server-sent message, the other members as its `data`
     *     field.
     */
    EventMessage:
      | components['schemas']['EventOccurrence']
      | components['schemas']['EventProgress']
      | components['schemas']['EventFailure']
    /** @description Event in the feed, with the offset after it. */
    EventOccurrence: {
      /** @description Event in the format CloudEvents 1.0. */
      event: components['schemas']['CloudEvent']
      /** @description Opaque position in the event feed. Sent as `from`, it resumes the feed after this position. */
      offset: components['schemas']['EventOffset']
      /**
       * @description Type of the event. Types that begin with `latchkey.` report all other changes made through the
       *     management API, and sessions and refresh tokens that log-ins, log-outs and rotations change.
       */
      type: components['schemas']['EventStreamEventType']
    }
    /** @description Opaque position in the event feed. Sent as `from`, it resumes the feed after this position. */
    EventOffset: string
    /**
     * @description Progress of the event feed: all matching events before this offset have been sent. It is the first
     *     message, and is repeated to keep the connection alive.
     */
    EventProgress: {
      /** @description Opaque position in the event feed. Sent as `from`, it resumes the feed after this position. */
      offset: components['schemas']['EventOffset']
      /**
       * @description Type of the message: progress without an event.
       * @enum {string}
       */
      type: 'offset-only'
    }
    /** @description Event stream, without the secrets of its destination. */
    EventStream: {
      /**
       * @description Treatment of a delivery that the receiver answers with a 4xx status: `fail` gives the delivery up,
       *     `retry` tries again as after any other failure. A response with `Retry-After` is always retried.
       */
      client_error_policy: components['schemas']['EventStreamClientErrorPolicy']
      /**
       * Format: date-time
       * @description Time at which the event stream was created, in UTC with milliseconds.
       */
      created_at: string
      /** @description Destination of the event stream. */
      destination: components['schemas']['EventStreamDestination']
      /** @description Unique identifier of the event stream. */
      id: string
      /** @description Name of the event stream, unique within the tenant. */
      name: string
      /**
       * @description Schedule of retries after a failed delivery. `extended`: 11 attempts over more than 24 hours,
       *     after 5 and 30 seconds, 2, 10 and 30 minutes, and 1, 2, 4, 6 and 12 hours. `short`: 4 attempts,
       *     after 1, 2 and 4 seconds. Each delay is extended at random by up to a fifth.
       */
      retry_schedule: components['schemas']['EventStreamRetrySchedule']
      /**
       * @description State of the event stream: `enabled` delivers events. Events that happen while the event stream is
       *     `disabled` are not delivered later.
       */
      status: components['schemas']['EventStreamStatus']
      /** @description Types of events that the event stream delivers. */
      subscriptions: components['schemas']['EventStreamSubscription'][]
      /**
       * Format: date-time
       * @description Time at which the event stream was last updated, in UTC with milliseconds.
       */
      updated_at: string
    }
    /** @description Destination that runs an action of the tenant for each event. */
    EventStreamActionDestination: {
      /** @description Configuration of the action destination. */
      configuration: {
        /** @description Unique identifier of the action. */
        action_id: string
      }
      /**
       * @description Type of the destination: an action of the tenant.
       * @enum {string}
       */
      type: 'action'
    }
    /**
     * @description Region of Amazon Web Services.
     * @enum {string}
     */
    EventStreamAwsRegion:
      | 'af-south-1'
      | 'ap-east-1'
      | 'ap-east-2'
      | 'ap-northeast-1'
      | 'ap-northeast-2'
      | 'ap-northeast-3'
      | 'ap-south-1'
      | 'ap-south-2'
      | 'ap-southeast-1'
      | 'ap-southeast-2'
      | 'ap-southeast-3'
      | 'ap-southeast-4'
      | 'ap-southeast-5'
      | 'ap-southeast-6'
      | 'ap-southeast-7'
      | 'ca-central-1'
      | 'ca-west-1'
      | 'eu-central-1'
      | 'eu-central-2'
      | 'eu-north-1'
      | 'eu-south-1'
      | 'eu-south-2'
      | 'eu-west-1'
      | 'eu-west-2'
      | 'eu-west-3'
      | 'il-central-1'
      | 'me-central-1'
      | 'me-south-1'
      | 'mx-central-1'
      | 'sa-east-1'
      | 'us-gov-east-1'
      | 'us-gov-west-1'
      | 'us-east-1'
      | 'us-east-2'
      | 'us-west-1'
      | 'us-west-2'
    /**
     * @description Treatment of a delivery that the receiver answers with a 4xx status: `fail` gives the delivery up,
     *     `retry` tries again as after any other failure. A response with `Retry-After` is always retried.
     * @enum {string}
     */
    EventStreamClientErrorPolicy: 'fail' | 'retry'
    /** @description Event stream to create. */
    EventStreamDefinition: {
      /**
       * @description Treatment of a delivery that the receiver answers with a 4xx status; `fail` by default.
       * @default fail
       */
      client_error_policy?: components['schemas']['EventStreamClientErrorPolicy']
      /** @description Destination of the event stream, with its secrets. */
      destination: components['schemas']['EventStreamDestinationDefinition']
      /** @description Name of the event stream, unique within the tenant. */
      name?: string
      /**
       * @description Schedule of retries after a failed delivery; `extended` (11 attempts over 24 hours) by
       *     default.
       * @default extended
       */
      retry_schedule?: components['schemas']['EventStreamRetrySchedule']
      /**
       * @description State of the event stream; `enabled` by default, so that deliveries start immediately.
       * @default enabled
       */
      status?: components['schemas']['EventStreamStatus']
      /** @description Types of events that the event stream delivers. */
      subscriptions?: components['schemas']['EventStreamSubscription'][]
    }
    /** @description Delivery of an event to an event stream that is pending or has failed. */
    EventStreamDelivery: {
      /** @description Latest delivery attempts, oldest first. */
      attempts: components['schemas']['EventStreamDeliveryAttempt'][]
      /** @description Event in the format CloudEvents 1.0. */
      event: components['schemas']['CloudEvent']
      /** @description Unique identifier of the event stream. */
      event_stream_id: string
      /**
       * @description Type of the event. Types that begin with `latchkey.` report all other changes made through the
       *     management API, and sessions and refresh tokens that log-ins, log-outs and rotations change.
       */
      event_type: components['schemas']['EventStreamEventType']
      /** @description Unique identifier of the delivery, equal to the identifier of its event. */
      id: string
      /**
       * @description State of the delivery: `pending` while the server tries again, `failed` when it has given up.
       * @enum {string}
       */
      status: 'pending' | 'failed'
    }
    /** @description Failed attempt to deliver an event, or a request to deliver it again. */
    EventStreamDeliveryAttempt: {
      /** @description Duration of the attempt, in milliseconds. */
      duration?: number
      /** @description Reason why the attempt failed. */
      error_message?: string
      /**
       * @description Result of the attempt: `failed`, or `retrying` for a requested redelivery.
       * @enum {string}
       */
      status: 'failed' | 'retrying'
      /**
       * Format: date-time
       * @description Time at which the attempt ended.
       */
      timestamp: string
    }
    /** @description Deliveries of one page, with a cursor to the next page. */
    EventStreamDeliveryPage: {
      /** @description Deliveries of this page, oldest first. */
      deliveries: components['schemas']['EventStreamDelivery'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Destination of the event stream. */
    EventStreamDestination:
      | components['schemas']['EventStreamWebhookDestination']
      | components['schemas']['EventStreamEventbridgeDestination']
      | components['schemas']['EventStreamActionDestination']
    /** @description Destination of the event stream, with its secrets. */
    EventStreamDestinationDefinition:
      | components['schemas']['EventStreamWebhookDestinationDefinition']
      | components['schemas']['EventStreamEventbridgeDestinationDefinition']
      | components['schemas']['EventStreamActionDestination']
    /** @description Destination that sends events to a partner event source of Amazon EventBridge. */
    EventStreamEventbridgeDestination: {
      /** @description Configuration of the EventBridge destination: account, region and event source. */
      configuration: {
        /** @description AWS account identifier, 12 digits. */
        aws_account_id: string
        /** @description Name of the partner event source, which the server creates. */
        aws_partner_event_source: string
        /** @description Region of Amazon Web Services. */
        aws_region: components['schemas']['EventStreamAwsRegion']
      }
      /**
       * @description Type of the destination: Amazon EventBridge.
       * @enum {string}
       */
      type: 'eventbridge'
    }
    /** @description Destination that sends events to a partner event source of Amazon EventBridge. */
    EventStreamEventbridgeDestinationDefinition: {
      /** @description Configuration of the EventBridge destination: account and region. */
      configuration: {
        /** @description AWS account identifier, 12 digits. */
        aws_account_id: string
        /** @description Region of Amazon Web Services. */
        aws_region: components['schemas']['EventStreamAwsRegion']
      }
      /**
       * @description Type of the destination: Amazon EventBridge.
       * @enum {string}
       */
      type: 'eventbridge'
    }
    /** @description Empty object. `GET /event-streams/{id}/deliveries/{event_id}` shows the progress. */
    EventStreamEventRedelivery: Record<string, never>
    /**
     * @description Type of the event. Types that begin with `latchkey.` report all other changes made through the
     *     management API, and sessions and refresh tokens that log-ins, log-outs and rotations change.
     * @enum {string}
     */
    EventStreamEventType:
      | 'user.created'
      | 'user.updated'
      | 'user.deleted'
      | 'organization.created'
      | 'organization.updated'
      | 'organization.deleted'
      | 'organization.connection.added'
      | 'organization.connection.updated'
      | 'organization.connection.removed'
      | 'organization.member.added'
      | 'organization.member.deleted'
      | 'organization.member.role.assigned'
      | 'organization.member.role.deleted'
      | 'organization.group.role.assigned'
      | 'organization.group.role.deleted'
      | 'group.created'
      | 'group.updated'
      | 'group.deleted'
      | 'group.member.added'
      | 'group.member.deleted'
      | 'group.role.assigned'
      | 'group.role.deleted'
      | 'connection.created'
      | 'connection.updated'
      | 'connection.deleted'
      | 'latchkey.address_block.created'
      | 'latchkey.address_block.updated'
      | 'latchkey.address_block.deleted'
      | 'latchkey.authentication_method.created'
      | 'latchkey.authentication_method.updated'
      | 'latchkey.authentication_method.deleted'
      | 'latchkey.client.created'
      | 'latchkey.client.updated'
      | 'latchkey.client.deleted'
      | 'latchkey.client_credential.created'
      | 'latchkey.client_credential.updated'
      | 'latchkey.client_credential.deleted'
      | 'latchkey.client_grant.created'
      | 'latchkey.client_grant.updated'
      | 'latchkey.client_grant.deleted'
      | 'latchkey.connection_key.created'
      | 'latchkey.connection_key.updated'
      | 'latchkey.connection_key.deleted'
      | 'latchkey.device_credential.created'
      | 'latchkey.device_credential.updated'
      | 'latchkey.device_credential.deleted'
      | 'latchkey.event_redelivery.created'
      | 'latchkey.event_redelivery.updated'
      | 'latchkey.event_redelivery.deleted'
      | 'latchkey.event_stream.created'
      | 'latchkey.event_stream.updated'
      | 'latchkey.event_stream.deleted'
      | 'latchkey.event_test.created'
      | 'latchkey.event_test.updated'
      | 'latchkey.event_test.deleted'
      | 'latchkey.grant.created'
      | 'latchkey.grant.updated'
      | 'latchkey.grant.deleted'
      | 'latchkey.guardian.created'
      | 'latchkey.guardian.updated'
      | 'latchkey.guardian.deleted'
      | 'latchkey.job.created'
      | 'latchkey.job.updated'
      | 'latchkey.job.deleted'
      | 'latchkey.network_acl.created'
      | 'latchkey.network_acl.updated'
      | 'latchkey.network_acl.deleted'
      | 'latchkey.organization_client_grant.created'
      | 'latchkey.organization_client_grant.updated'
      | 'latchkey.organization_client_grant.deleted'
      | 'latchkey.organization_discovery_domain.created'
      | 'latchkey.organization_discovery_domain.updated'
      | 'latchkey.organization_discovery_domain.deleted'
      | 'latchkey.organization_invitation.created'
      | 'latchkey.organization_invitation.updated'
      | 'latchkey.organization_invitation.deleted'
      | 'latchkey.refresh_token.created'
      | 'latchkey.refresh_token.updated'
      | 'latchkey.refresh_token.deleted'
      | 'latchkey.resource_server.created'
      | 'latchkey.resource_server.updated'
      | 'latchkey.resource_server.deleted'
      | 'latchkey.role.created'
      | 'latchkey.role.updated'
      | 'latchkey.role.deleted'
      | 'latchkey.role_permission.created'
      | 'latchkey.role_permission.updated'
      | 'latchkey.role_permission.deleted'
      | 'latchkey.scim_configuration.created'
      | 'latchkey.scim_configuration.updated'
      | 'latchkey.scim_configuration.deleted'
      | 'latchkey.scim_token.created'
      | 'latchkey.scim_token.updated'
      | 'latchkey.scim_token.deleted'
      | 'latchkey.session.created'
      | 'latchkey.session.updated'
      | 'latchkey.session.deleted'
      | 'latchkey.signing_key.created'
      | 'latchkey.signing_key.updated'
      | 'latchkey.signing_key.deleted'
      | 'latchkey.branding.created'
      | 'latchkey.branding.updated'
      | 'latchkey.branding.deleted'
      | 'latchkey.branding_theme.created'
      | 'latchkey.branding_theme.updated'
      | 'latchkey.branding_theme.deleted'
      | 'latchkey.prompt_partials.created'
      | 'latchkey.prompt_partials.updated'
      | 'latchkey.prompt_partials.deleted'
      | 'latchkey.prompt_rendering.created'
      | 'latchkey.prompt_rendering.updated'
      | 'latchkey.prompt_rendering.deleted'
      | 'latchkey.prompt_settings.created'
      | 'latchkey.prompt_settings.updated'
      | 'latchkey.prompt_settings.deleted'
      | 'latchkey.prompt_texts.created'
      | 'latchkey.prompt_texts.updated'
      | 'latchkey.prompt_texts.deleted'
      | 'latchkey.custom_domain.created'
      | 'latchkey.custom_domain.updated'
      | 'latchkey.custom_domain.deleted'
      | 'latchkey.log_stream.created'
      | 'latchkey.log_stream.updated'
      | 'latchkey.log_stream.deleted'
      | 'latchkey.phone_provider.created'
      | 'latchkey.phone_provider.updated'
      | 'latchkey.phone_provider.deleted'
      | 'latchkey.phone_template.created'
      | 'latchkey.phone_template.updated'
      | 'latchkey.phone_template.deleted'
      | 'latchkey.tenant_settings.created'
      | 'latchkey.tenant_settings.updated'
      | 'latchkey.tenant_settings.deleted'
      | 'latchkey.ticket.created'
      | 'latchkey.ticket.updated'
      | 'latchkey.ticket.deleted'
      | 'latchkey.breached_password_detection.created'
      | 'latchkey.breached_password_detection.updated'
      | 'latchkey.breached_password_detection.deleted'
      | 'latchkey.brute_force_protection.created'
      | 'latchkey.brute_force_protection.updated'
      | 'latchkey.brute_force_protection.deleted'
      | 'latchkey.email_provider.created'
      | 'latchkey.email_provider.updated'
      | 'latchkey.email_provider.deleted'
      | 'latchkey.email_template.created'
      | 'latchkey.email_template.updated'
      | 'latchkey.email_template.deleted'
      | 'latchkey.suspicious_ip_throttling.created'
      | 'latchkey.suspicious_ip_throttling.updated'
      | 'latchkey.suspicious_ip_throttling.deleted'
      | 'latchkey.token_exchange_profile.created'
      | 'latchkey.token_exchange_profile.updated'
      | 'latchkey.token_exchange_profile.deleted'
      | 'latchkey.user_attribute_profile.created'
      | 'latchkey.user_attribute_profile.updated'
      | 'latchkey.user_attribute_profile.deleted'
      | 'latchkey.user_block.created'
      | 'latchkey.user_block.updated'
      | 'latchkey.user_block.deleted'
      | 'latchkey.user_permission.created'
      | 'latchkey.user_permission.updated'
      | 'latchkey.user_permission.deleted'
      | 'latchkey.user_role.created'
      | 'latchkey.user_role.updated'
      | 'latchkey.user_role.deleted'
      | 'latchkey.verifiable_credential_template.created'
      | 'latchkey.verifiable_credential_template.updated'
      | 'latchkey.verifiable_credential_template.deleted'
      | 'latchkey.verification.created'
      | 'latchkey.verification.updated'
      | 'latchkey.verification.deleted'
    /** @description Event streams of one page, with a cursor to the next page. */
    EventStreamPage: {
      /** @description Event streams of this page, oldest first. */
      eventStreams: components['schemas']['EventStream'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Event stream members to change. Omitted members keep their values. */
    EventStreamPatch: {
      /**
       * @description Treatment of a delivery that the receiver answers with a 4xx status: `fail` gives the delivery up,
       *     `retry` tries again as after any other failure. A response with `Retry-After` is always retried.
       */
      client_error_policy?: components['schemas']['EventStreamClientErrorPolicy']
      /**
       * @description New destination of the event stream. It replaces the previous destination as a whole,
       *     including its secrets.
       */
      destination?:
        | components['schemas']['EventStreamWebhookDestinationDefinition']
        | components['schemas']['EventStreamActionDestination']
      /** @description Name of the event stream, unique within the tenant. */
      name?: string
      /**
       * @description Schedule of retries after a failed delivery. `extended`: 11 attempts over more than 24 hours,
       *     after 5 and 30 seconds, 2, 10 and 30 minutes, and 1, 2, 4, 6 and 12 hours. `short`: 4 attempts,
       *     after 1, 2 and 4 seconds. Each delay is extended at random by up to a fifth.
       */
      retry_schedule?: components['schemas']['EventStreamRetrySchedule']
      /**
       * @description State of the event stream: `enabled` delivers events. Events that happen while the event stream is
       *     `disabled` are not delivered later.
       */
      status?: components['schemas']['EventStreamStatus']
      /** @description Types of events that the event stream delivers. */
      subscriptions?: components['schemas']['EventStreamSubscription'][]
    }
    /** @description Selection of failed deliveries to deliver again; without members, all of them. */
    EventStreamRedelivery: {
      /** @description Start of the time range, inclusive. */
      date_from?: components['schemas']['UtcSecond']
      /** @description End of the time range, exclusive. */
      date_to?: components['schemas']['UtcSecond']
      /** @description Types of the events to deliver again. */
      event_types?: components['schemas']['EventStreamEventType'][]
      /** @description States of the deliveries to deliver again. */
      statuses?: 'failed'[]
    }
    /**
     * @description Schedule of retries after a failed delivery. `extended`: 11 attempts over more than 24 hours,
     *     after 5 and 30 seconds, 2, 10 and 30 minutes, and 1, 2, 4, 6 and 12 hours. `short`: 4 attempts,
     *     after 1, 2 and 4 seconds. Each delay is extended at random by up to a fifth.
     * @enum {string}
     */
    EventStreamRetrySchedule: 'extended' | 'short'
    /** @description Options for the rotation of a signing secret. */
    EventStreamSecretRotation: {
      /**
       * @description Time in seconds during which deliveries are signed by the previous secret, too. 0 invalidates
       *     the previous secret immediately.
       * @default 86400
       */
      overlap_seconds?: number
    }
    /** @description Delivery statistics of an event stream by day (UTC). */
    EventStreamStatistics: {
      /** @description Start times of the days. */
      buckets: string[]
      /** @description Unique identifier of the event stream. */
      id: string
      /** @description Metrics of the event stream. */
      metrics: components['schemas']['EventStreamStatisticsMetric'][]
      /** @description Name of the event stream. */
      name: string
      /** @description Time range of the statistics. */
      window: components['schemas']['EventStreamStatisticsWindow']
    }
    /** @description Metric of an event stream. */
    EventStreamStatisticsMetric: {
      /** @description Values of the metric, one for each bucket. */
      data: number[]
      /**
       * @description Name of the metric.
       * @enum {string}
       */
      name: 'auth0.event_streams.successful_deliveries' | 'auth0.event_streams.failed_deliveries'
      /**
       * @description Aggregation of several buckets: they are summed.
       * @enum {string}
       */
      type: 'sum'
      /** @description Sum of the values in `data`. */
      window_total: number
    }
    /** @description Time range of the statistics. */
    EventStreamStatisticsWindow: {
      /** @description Length of each bucket. */
      bucket_interval: {
        /** @description Length of each bucket in seconds: one day. */
        scale_factor: number
      }
      /**
       * Format: date-time
       * @description Start of the time range, inclusive.
       */
      date_from: string
      /**
       * Format: date-time
       * @description End of the time range, exclusive.
       */
      date_to: string
    }
    /**
     * @description State of the event stream: `enabled` delivers events. Events that happen while the event stream is
     *     `disabled` are not delivered later.
     * @enum {string}
     */
    EventStreamStatus: 'enabled' | 'disabled'
    /** @description Subscription of an event stream to one type of event. */
    EventStreamSubscription: {
      /**
       * @description Type of the event. Types that begin with `latchkey.` report all other changes made through the
       *     management API, and sessions and refresh tokens that log-ins, log-outs and rotations change.
       */
      event_type: components['schemas']['EventStreamEventType']
    }
    /** @description Test event for an event stream. */
    EventStreamTestDefinition: {
      /** @description Payload of the test event, sent unchanged; by default a sample of that event type. */
      data?: {
        [key: string]: unknown
      }
      /**
       * @description Type of the event. Types that begin with `latchkey.` report all other changes made through the
       *     management API, and sessions and refresh tokens that log-ins, log-outs and rotations change.
       */
      event_type: components['schemas']['EventStreamEventType']
    }
    /** @description Authorization of webhook deliveries. The secrets are never returned. */
    EventStreamWebhookAuthorization:
      | {
          /**
           * @description Authorization method: HTTP Basic authentication.
           * @enum {string}
           */
          method: 'basic'
          /** @description User name, without a colon (RFC 7617, section 2). */
          username: string
        }
      | {
          /**
           * @description Authorization method: bearer token.
           * @enum {string}
           */
          method: 'bearer'
        }
      | {
          /** @description Name of the custom header: a token as in RFC 9110, section 5.6.2. */
          header_key: string
          /**
           * @description Authorization method: custom request header.
           * @enum {string}
           */
          method: 'custom_header'
        }
    /** @description Authorization of webhook deliveries, with its secrets. */
    EventStreamWebhookAuthorizationDefinition:
      | {
          /**
           * @description Authorization method: HTTP Basic authentication.
           * @enum {string}
           */
          method: 'basic'
          /** @description Password for HTTP Basic authentication. It is never returned. */
          password: string
          /** @description User name, without a colon (RFC 7617, section 2). */
          username: string
        }
      | {
          /**
           * @description Authorization method: bearer token.
           * @enum {string}
           */
          method: 'bearer'
          /** @description Bearer token. It is never returned. */
          token: string
        }
      | {
          /** @description Name of the custom header: a token as in RFC 9110, section 5.6.2. */
          header_key: string
          /** @description Value of the custom header. It is never returned. */
          header_value: string
          /**
           * @description Authorization method: custom request header.
           * @enum {string}
           */
          method: 'custom_header'
        }
    /** @description Destination that sends events to a web server by POST requests (webhook). */
    EventStreamWebhookDestination: {
      /** @description Configuration of the webhook destination: URL and authorization. */
      configuration: {
        /** @description Authorization of webhook deliveries. The secrets are never returned. */
        webhook_authorization: components['schemas']['EventStreamWebhookAuthorization']
        /** @description URL to which the server posts events. */
        webhook_endpoint: string
      }
      /**
       * @description Type of the destination: a webhook.
       * @enum {string}
       */
      type: 'webhook'
    }
    /** @description Destination that sends events to a web server by POST requests (webhook). */
    EventStreamWebhookDestinationDefinition: {
      /** @description Configuration of the webhook destination: URL and authorization. */
      configuration: {
        /** @description Authorization of webhook deliveries, with its secrets. */
        webhook_authorization: components['schemas']['EventStreamWebhookAuthorizationDefinition']
        /** @description URL to which the server posts events. */
        webhook_endpoint: string
      }
      /**
       * @description Type of the destination: a webhook.
       * @enum {string}
       */
      type: 'webhook'
    }
    /** @description Grant: the consent of a user that a client may access an API with certain scopes. */
    Grant: {
      /** @description Identifier (audience) of the API that the client may access. */
      audience: string
      /** @description Identifier of the client that received the consent. */
      clientID: string
      /** @description Unique identifier of the grant. */
      id: string
      /** @description Scopes that the user consented to. */
      scope: string[]
      /** @description Unique identifier of the user who gave the consent. */
      user_id: string
    }
    /** @description Grants of one page: an array, or with `include_totals` an object with totals. */
    GrantList: components['schemas']['Grant'][] | components['schemas']['GrantPage']
    /** @description Grants of one page, with totals. */
    GrantPage: {
      /** @description Grants of this page. */
      grants: components['schemas']['Grant'][]
      /** @description Maximum number of grants per page. */
      limit: number
      /** @description Zero-based position of the first grant of this page. */
      start: number
      /** @description Total number of grants that match the request. */
      total: number
    }
    /** @description Settings of the Apple Push Notification service. */
    GuardianApnsProvider: {
      /** @description Bundle identifier of the iOS app. Stored without effect. */
      bundle_id?: string | null
      /** @description Whether a certificate is stored. */
      enabled?: boolean
      /** @description Whether the sandbox of Apple is used. Stored without effect. */
      sandbox?: boolean
    }
    /** @description Settings of the Apple Push Notification service. */
    GuardianApnsProviderDefinition: {
      /** @description Bundle identifier of the iOS app. Stored without effect. */
      bundle_id?: string | null
      /**
       * @description Certificate and key of the app as PKCS #12 in Base64. It is stored encrypted, without effect,
       *     and never returned.
       */
      p12?: string | null
      /** @description Whether the sandbox of Apple is used. Stored without effect. */
      sandbox?: boolean
    }
    /** @description Codes of a second factor. */
    GuardianCodeSettings: {
      /** @description Time in which a code can be used, in seconds. */
      otp_expiration_time: number
      /** @description Number of digits of a code. */
      otp_length: number
    }
    /** @description Application in Duo that verifies second factors. */
    GuardianDuoSettings: {
      /** @description API host name of the Duo account, with an optional port. */
      host?: string
      /** @description Client ID of the application in Duo (formerly the integration key). */
      ikey?: string
      /** @description Client secret of the application in Duo (formerly the secret key). It is stored encrypted. */
      skey?: string
    }
    /** @description Application in Duo that verifies second factors. */
    GuardianDuoSettingsDefinition: {
      /** @description API host name of the Duo account, with an optional port. */
      host?: string
      /** @description Client ID of the application in Duo (formerly the integration key). */
      ikey?: string
      /** @description Client secret of the application in Duo (formerly the secret key). It is stored encrypted. */
      skey?: string
    }
    /** @description Enrollment: a second factor of a user. */
    GuardianEnrollment: {
      /**
       * Format: date-time
       * @description Time at which the user first used the second factor.
       */
      enrolled_at?: string
      /** @description Unique identifier of the enrollment, such as `dev_8Hq2vXcT6mKwZ4pB`. */
      id: string
      /** @description Identifier of the second factor, such as an e-mail address. */
      identifier?: string
      /**
       * Format: date-time
       * @description Time at which the user last used the second factor.
       */
      last_auth?: string
      /** @description Name of the enrollment, given by the user or an administrator. */
      name?: string
      /** @description Phone number that codes are sent to. */
      phone_number?: string
      /**
       * @description State of the enrollment: `confirmed` once the user has used the second factor.
       * @enum {string}
       */
      status: 'pending' | 'confirmed'
    }
    /** @description Second factor that the tenant can enable. */
    GuardianFactor: {
      /** @description Whether users can enroll and use the second factor. */
      enabled: boolean
      /**
       * @description Name of the second factor.
       * @enum {string}
       */
      name:
        | 'sms'
        | 'push-notification'
        | 'otp'
        | 'email'
        | 'duo'
        | 'webauthn-roaming'
        | 'webauthn-platform'
        | 'recovery-code'
      /** @description Whether a trial period has expired; always false. */
      trial_expired: boolean
    }
    /** @description Second factors that the tenant can enable. */
    GuardianFactorList: components['schemas']['GuardianFactor'][]
    /** @description State of a second factor. */
    GuardianFactorState: {
      /** @description Whether users can enroll and use the second factor. */
      enabled: boolean
    }
    /** @description Settings of Firebase Cloud Messaging without their secret, which is never returned. */
    GuardianFcmProvider: Record<string, never>
    /** @description Settings of Firebase Cloud Messaging. */
    GuardianFcmProviderDefinition: {
      /** @description Server key of the project. It is stored encrypted, without effect, and never returned. */
      server_key?: string | null
    }
    /** @description Settings of Firebase Cloud Messaging, by its API v1. */
    GuardianFcmv1ProviderDefinition: {
      /**
       * @description Key file of the service account, as JSON text. It is stored encrypted, without effect, and
       *     never
       *     returned.
       */
      server_credentials?: string | null
    }
    /** @description Kinds of messages by which codes of second factors reach a phone. */
    GuardianPhoneMessageTypes: {
      /**
       * @description Kinds of messages that a log-in offers, the first one by default: a text message (`sms`) or a
       *     call that reads the code out (`voice`). An empty list offers text messages only.
       */
      message_types: ('sms' | 'voice')[]
    }
    /** @description Provider that sends codes of second factors to phones. */
    GuardianPhoneSelectedProvider: {
      /**
       * @description `twilio` for the account at Twilio that is configured for second factors; `auth0` and
       *     `phone-message-hook` for the phone provider of the tenant.
       * @enum {string}
       */
      provider: 'auth0' | 'twilio' | 'phone-message-hook'
    }
    /** @description Texts of the messages with codes of second factors, in Liquid. */
    GuardianPhoneTemplates: {
      /** @description Message with the code by which a user enrolls a phone. */
      enrollment_message: string
      /** @description Message with the code by which a user logs in. */
      verification_message: string
    }
    /**
     * @description Policies that decide whether a log-in requires a second factor. `all-applications` always requires
     *     one; without a policy, the client decides by `acr_values`.
     */
    GuardianPolicies: ('all-applications' | 'confidence-score')[]
    /** @description Provider of push notifications. */
    GuardianPushSelectedProvider: {
      /**
       * @description Provider of push notifications. Stored without effect.
       * @enum {string}
       */
      provider: 'guardian' | 'sns' | 'direct'
    }
    /** @description Settings of second factors: how long a browser is remembered. */
    GuardianSettings: {
      /** @description Whether the page of a second factor offers to remember the browser. */
      display_remember_me_checkbox: boolean
      /**
       * @description Time without a log-in after which a remembered browser needs a second factor again, in
       *     seconds.
       *     At most `mfa_session_overall_timeout`.
       */
      mfa_session_inactivity_timeout: number
      /**
       * @description Time after which a remembered browser needs a second factor again, whether or not it is
       *     used, in
       *     seconds.
       */
      mfa_session_overall_timeout: number
      /** @description Whether the box that remembers the browser is checked at first. */
      remember_me_default_value: boolean
    }
    /** @description Settings of Amazon SNS without their secret, which is never returned. */
    GuardianSnsProvider: {
      /** @description Identifier of the access key. Stored without effect. */
      aws_access_key_id?: string | null
      /** @description Region of Amazon SNS. Stored without effect. */
      aws_region?: string | null
      /** @description ARN of the platform application for iOS. Stored without effect. */
      sns_apns_platform_application_arn?: string | null
      /** @description ARN of the platform application for Android. Stored without effect. */
      sns_gcm_platform_application_arn?: string | null
    }
    /** @description Settings of Amazon SNS. */
    GuardianSnsProviderDefinition: {
      /** @description Identifier of the access key. Stored without effect. */
      aws_access_key_id?: string | null
      /** @description Region of Amazon SNS. Stored without effect. */
      aws_region?: string | null
      /** @description Secret access key. It is stored encrypted, without effect, and never returned. */
      aws_secret_access_key?: string | null
      /** @description ARN of the platform application for iOS. Stored without effect. */
      sns_apns_platform_application_arn?: string | null
      /** @description ARN of the platform application for Android. Stored without effect. */
      sns_gcm_platform_application_arn?: string | null
    }
    /** @description Account at Twilio by which codes of second factors are sent to phones. */
    GuardianTwilioProvider: {
      /** @description Authentication token of the account at Twilio. It is stored encrypted. */
      auth_token?: string | null
      /** @description Number of the sender (E.164). */
      from?: string | null
      /**
       * @description Identifier of a messaging service of Twilio, which selects the sender of text
       *     messages.
       */
      messaging_service_sid?: string | null
      /** @description Identifier of the account at Twilio. */
      sid?: string | null
    }
    /** @description Account at Twilio by which codes of second factors are sent to phones. */
    GuardianTwilioProviderDefinition: {
      /** @description Authentication token of the account at Twilio. It is stored encrypted. */
      auth_token?: string | null
      /** @description Number of the sender (E.164). */
      from?: string | null
      /**
       * @description Identifier of a messaging service of Twilio, which selects the sender of text
       *     messages.
       */
      messaging_service_sid?: string | null
      /** @description Identifier of the account at Twilio. */
      sid?: string | null
    }
    /** @description Job. Its type and its state determine which members are present. */
    Job: {
      /** @description Name of the connection whose users the job imports or exports. */
      connection?: string
      /** @description Unique identifier of the connection whose users the job imports or exports. */
      connection_id?: string
      /**
       * Format: date-time
       * @description Time at which the job was created.
       */
      created_at: string
      /** @description Identifier that the caller gave to the job. */
      external_id?: string
      /** @description User properties that the export contains. */
      fields?: components['schemas']['UsersExportField'][]
      /** @description Format of the export file; `json` has one JSON object per line. */
      format?: components['schemas']['JobFormat']
      /** @description Unique identifier of the job. */
      id: string
      /** @description Maximum number of users to export. */
      limit?: number
      /**
       * @description URL of the file of a completed export, valid for 60 seconds and usable without an access
       *     token. Each response has a new one.
       */
      location?: string
      /** @description Progress of the job in percent, from 0 to 100. */
      percentage_done?: number
      /** @description Whether the server reports the end of the job by e-mail. */
      send_completion_email?: boolean
      /**
       * @description State of the job: `pending` before it begins, `processing` while it runs, `completed` when all
       *     users were processed, even if some were rejected, and `failed` if the whole job failed.
       */
      status: components['schemas']['JobStatus']
      /** @description Reason why the job failed. */
      status_details?: string
      /** @description Result of a completed import. */
      summary?: components['schemas']['JobSummary']
      /** @description Estimated remaining time in seconds, derived from the progress so far. */
      time_left_seconds?: number
      /** @description Type of the job. */
      type: components['schemas']['JobType']
      /** @description Whether the import updates users that already exist. */
      upsert?: boolean
    }
    /** @description Error that an import found in a user. */
    JobError: {
      /**
       * @description Stable error code.
       * @enum {string}
       */
      code:
        | 'ANY_OF_MISSING'
        | 'CONFLICT_EMAIL'
        | 'CONFLICT_PHONE_NUMBER'
        | 'CONFLICT_USERNAME'
        | 'CONFLICT_USER_ID'
        | 'ENUM_MISMATCH'
        | 'FORMAT'
        | 'INVALID_JSON'
        | 'INVALID_TYPE'
        | 'MAX_LENGTH'
        | 'MAXIMUM'
        | 'MFA_FACTORS_FAILED'
        | 'MIN_LENGTH'
        | 'MINIMUM'
        | 'NOT_PASSED'
        | 'OBJECT_ADDITIONAL_PROPERTIES'
        | 'OBJECT_REQUIRED'
        | 'PASSWORD_HASH'
        | 'PATTERN'
        | 'TOO_LARGE'
      /** @description Human-readable sentence about the error. */
      message: string
      /** @description Path of the faulty member, such as `custom_password_hash.hash.value`. */
      path?: string
    }
    /** @description Errors of single users, or the reason why the whole job failed. */
    JobErrorList: components['schemas']['JobUserError'][] | components['schemas']['Job']
    /**
     * @description Format of the export file; `json` has one JSON object per line.
     * @enum {string}
     */
    JobFormat: 'json' | 'csv'
    /**
     * @description State of the job: `pending` before it begins, `processing` while it runs, `completed` when all
     *     users were processed, even if some were rejected, and `failed` if the whole job failed.
     * @enum {string}
     */
    JobStatus: 'pending' | 'processing' | 'completed' | 'failed'
    /** @description Result of a completed import. */
    JobSummary: {
      /** @description Number of users that the import rejected. */
      failed: number
      /** @description Number of users that the import created. */
      inserted: number
      /** @description Number of users in the file. */
      total: number
      /** @description Number of existing users that the import updated. */
      updated: number
    }
    /**
     * @description Type of the job.
     * @enum {string}
     */
    JobType: 'users_import' | 'users_export' | 'verification_email'
    /** @description User whom the import rejected. */
    JobUserError: {
      /** @description Errors of the user. */
      errors: components['schemas']['JobError'][]
      /** @description Position of the user in the file, counted from 1. */
      line?: number
      /** @description User as in the file, without password hashes. Absent if it is not valid JSON. */
      user?: {
        [key: string]: unknown
      }
    }
    /** @description Log event of the tenant. */
    Log: {
      /** @description Unique identifier of the log event, equal to `log_id`. */
      _id?: string
      /** @description Identifier (audience) of the requested API. */
      audience?: string
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Name of the client. */
      client_name?: string
      /** @description Name of the connection. */
      connection?: string
      /** @description Unique identifier of the connection. */
      connection_id?: string
      /**
       * Format: date-time
       * @description Time at which the event was logged.
       */
      date?: string
      /** @description Description of the log event. */
      description?: string
      /** @description Further details of the log event; the members depend on its type. */
      details?: {
        [key: string]: unknown
      }
      /** @description Host name that the request was sent to. */
      hostname?: string
      /** @description IP address that the request came from. */
      ip?: string
      /** @description Whether the user agent is a mobile browser. */
      isMobile?: boolean
      /** @description Location of the IP address. */
      location_info?: {
        [key: string]: unknown
      }
      /** @description Unique identifier of the log event. Later events have greater identifiers. */
      log_id?: string
      /** @description Requested scopes, separated by spaces. */
      scope?: string
      /** @description Strategy of the connection. */
      strategy?: string
      /** @description Type of the strategy, such as `database` or `passwordless`. */
      strategy_type?: string
      /** @description Type of the log event, as a short code such as `s` for a successful log-in. */
      type?: string
      /** @description User agent that sent the request. */
      user_agent?: string
      /** @description Unique identifier of the user. */
      user_id?: string
      /** @description Name of the user, or the identifier that was typed at the log-in. */
      user_name?: string
    }
    /** @description Log events of one page: an array, or with `include_totals` an object with totals. */
    LogList: components['schemas']['Log'][] | components['schemas']['LogPage']
    /** @description Log events of one page, with totals. */
    LogPage: {
      /** @description Number of log events on this page. */
      length: number
      /** @description Maximum number of log events per page. */
      limit: number
      /** @description Log events of this page. */
      logs: components['schemas']['Log'][]
      /** @description Zero-based position of the first log event of this page. */
      start: number
      /** @description Total number of log events that match the request, counted up to 10,000. */
      total: number
    }
    /** @description Log stream of the tenant. */
    LogStream: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /** @description Unique identifier of the log stream. */
      id: string
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /** @description Destination of the log stream. */
      sink: components['schemas']['LogStreamSink']
      /**
       * @description State of the log stream: `active` log streams send entries. A `paused` one continues with the
       *     entries since then once it is `active` again, as does one that the server has `suspended` because
       *     the service accepted nothing for 24 hours.
       */
      status: components['schemas']['LogStreamStatus']
      /** @description Service that the log stream sends entries to. */
      type: components['schemas']['LogStreamType']
    }
    /** @description Log stream to create, with its destination. */
    LogStreamDatadogDefinition: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority?: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name?: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /** @description Log intake of Datadog. */
      sink: components['schemas']['LogStreamDatadogSink']
      /**
       * Format: date-time
       * @description Time of the first entry to send; by default the time of creation.
       */
      startFrom?: string
      /**
       * @description Service that the log stream sends entries to.
       * @enum {string}
       */
      type: 'datadog'
    }
    /** @description Log intake of Datadog. */
    LogStreamDatadogSink: {
      /** @description API key. Responses have asterisks in its place. */
      datadogApiKey: string
      /**
       * @description Site of Datadog.
       * @enum {string}
       */
      datadogRegion: 'us' | 'eu' | 'us3' | 'us5'
    }
    /** @description Log stream to create. */
    LogStreamDefinition:
      | components['schemas']['LogStreamHttpDefinition']
      | components['schemas']['LogStreamEventbridgeDefinition']
      | components['schemas']['LogStreamDatadogDefinition']
      | components['schemas']['LogStreamSplunkDefinition']
      | components['schemas']['LogStreamSumoDefinition']
      | components['schemas']['LogStreamSegmentDefinition']
      | components['schemas']['LogStreamMixpanelDefinition']
    /** @description Log stream to create, with its destination. */
    LogStreamEventbridgeDefinition: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority?: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name?: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /** @description Partner event source of Amazon EventBridge. */
      sink: components['schemas']['LogStreamEventbridgeSink']
      /**
       * Format: date-time
       * @description Time of the first entry to send; by default the time of creation.
       */
      startFrom?: string
      /**
       * @description Service that the log stream sends entries to.
       * @enum {string}
       */
      type: 'eventbridge'
    }
    /** @description Partner event source of Amazon EventBridge. */
    LogStreamEventbridgeSink: {
      /** @description AWS account that receives the entries. */
      awsAccountId: string
      /** @description Name of the partner event source, which the server chooses. */
      awsPartnerEventSource?: string
      /** @description Region of Amazon Web Services. */
      awsRegion: components['schemas']['EventStreamAwsRegion']
    }
    /** @description Category of log entries that the log stream sends. */
    LogStreamFilter: {
      /**
       * @description Category of entries by their `type`.
       * @enum {string}
       */
      name:
        | 'auth.login.fail'
        | 'auth.login.notification'
        | 'auth.login.success'
        | 'auth.logout.fail'
        | 'auth.logout.success'
        | 'auth.signup.fail'
        | 'auth.signup.success'
        | 'auth.silent_auth.fail'
        | 'auth.silent_auth.success'
        | 'auth.token_exchange.fail'
        | 'auth.token_exchange.success'
        | 'management.fail'
        | 'management.success'
        | 'scim.event'
        | 'security'
        | 'system.notification'
        | 'user.fail'
        | 'user.notification'
        | 'user.success'
        | 'actions'
        | 'other'
      /**
       * @description Kind of the filter.
       * @enum {string}
       */
      type: 'category'
    }
    /** @description Log stream to create, with its HTTPS endpoint. */
    LogStreamHttpDefinition: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority?: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name?: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /** @description HTTPS endpoint of another service. */
      sink: components['schemas']['LogStreamHttpSink']
      /**
       * Format: date-time
       * @description Time of the first entry to send; by default the time of creation.
       */
      startFrom?: string
      /**
       * @description Service that the log stream sends entries to.
       * @enum {string}
       */
      type: 'http'
    }
    /** @description HTTPS endpoint of another service. */
    LogStreamHttpSink: {
      /** @description Value of the header `Authorization`. Responses have asterisks in its place. */
      httpAuthorization?: string
      /**
       * @description Format of a batch: `JSONLINES` has one entry in each line, `JSONARRAY` is an array, and with
       *     `JSONOBJECT` each entry is a request of its own. `JSONLINES` by default.
       * @enum {string}
       */
      httpContentFormat?: 'JSONLINES' | 'JSONARRAY' | 'JSONOBJECT'
      /** @description Media type of requests; `application/json` by default. */
      httpContentType?: string
      /** @description Further headers of requests. */
      httpCustomHeaders?: {
        /** @description Name of the header. */
        header: string
        /** @description Value of the header. */
        value: string
      }[]
      /**
       * Format: absolute-uri
       * @description URL that receives entries by POST.
       */
      httpEndpoint: string
    }
    /** @description Log stream to create, with its destination. */
    LogStreamMixpanelDefinition: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority?: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name?: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /** @description Project of Mixpanel. */
      sink: components['schemas']['LogStreamMixpanelSink']
      /**
       * Format: date-time
       * @description Time of the first entry to send; by default the time of creation.
       */
      startFrom?: string
      /**
       * @description Service that the log stream sends entries to.
       * @enum {string}
       */
      type: 'mixpanel'
    }
    /** @description Project of Mixpanel. */
    LogStreamMixpanelSink: {
      /** @description Identifier of the project. */
      mixpanelProjectId: string
      /**
       * @description Region of the project.
       * @enum {string}
       */
      mixpanelRegion: 'us' | 'au' | 'eu'
      /** @description Password of the service account. Responses have asterisks in its place. */
      mixpanelServiceAccountPassword: string
      /** @description User name of the service account. */
      mixpanelServiceAccountUsername: string
    }
    /** @description Members of the log stream to change. Omitted members keep their values. */
    LogStreamPatch: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority?: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name?: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /**
       * @description Destination, which replaces the previous one as a whole. A secret of asterisks keeps its
       *     value.
       */
      sink?:
        | components['schemas']['LogStreamHttpSink']
        | components['schemas']['LogStreamEventbridgeSink']
        | components['schemas']['LogStreamDatadogSink']
        | components['schemas']['LogStreamSplunkSink']
        | components['schemas']['LogStreamSumoSink']
        | components['schemas']['LogStreamSegmentSink']
        | components['schemas']['LogStreamMixpanelSink']
      /**
       * @description State of the log stream: `active` log streams send entries. A `paused` one continues with the
       *     entries since then once it is `active` again, as does one that the server has `suspended` because
       *     the service accepted nothing for 24 hours.
       */
      status?: components['schemas']['LogStreamStatus']
    }
    /** @description Personal data that the log stream hides. */
    LogStreamPiiConfig: {
      /**
       * @description Name of the hash in the public API.
       * @default xxhash
       * @enum {string}
       */
      algorithm?: 'xxhash'
      /** @description Kinds of personal data to hide. */
      log_fields: ('first_name' | 'last_name' | 'username' | 'email' | 'phone' | 'address')[]
      /**
       * @description `mask` replaces all characters but the first and the last by asterisks; `hash` replaces the
       *     text by its hash, which is the same for the same text.
       * @default mask
       * @enum {string}
       */
      method?: 'mask' | 'hash'
    }
    /** @description Log stream to create, with its destination. */
    LogStreamSegmentDefinition: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority?: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name?: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /** @description Source of Segment. */
      sink: components['schemas']['LogStreamSegmentSink']
      /**
       * Format: date-time
       * @description Time of the first entry to send; by default the time of creation.
       */
      startFrom?: string
      /**
       * @description Service that the log stream sends entries to.
       * @enum {string}
       */
      type: 'segment'
    }
    /** @description Source of Segment. */
    LogStreamSegmentSink: {
      /** @description Write key of the source. Responses have asterisks in its place. */
      segmentWriteKey: string
    }
    /** @description Destination of the log stream. */
    LogStreamSink:
      | components['schemas']['LogStreamHttpSink']
      | components['schemas']['LogStreamEventbridgeSink']
      | components['schemas']['LogStreamDatadogSink']
      | components['schemas']['LogStreamSplunkSink']
      | components['schemas']['LogStreamSumoSink']
      | components['schemas']['LogStreamSegmentSink']
      | components['schemas']['LogStreamMixpanelSink']
    /** @description Log stream to create, with its destination. */
    LogStreamSplunkDefinition: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority?: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name?: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /** @description HTTP Event Collector of Splunk. */
      sink: components['schemas']['LogStreamSplunkSink']
      /**
       * Format: date-time
       * @description Time of the first entry to send; by default the time of creation.
       */
      startFrom?: string
      /**
       * @description Service that the log stream sends entries to.
       * @enum {string}
       */
      type: 'splunk'
    }
    /** @description HTTP Event Collector of Splunk. */
    LogStreamSplunkSink: {
      /** @description Host name of the collector. */
      splunkDomain: string
      /** @description Port of the collector. */
      splunkPort: string
      /**
       * @description Whether the certificate of the collector is verified in the public API. This server always
       *     verifies it, with the CAs of `LATCHKEY_OUTBOUND_CA_FILE` too.
       */
      splunkSecure: boolean
      /** @description Token of the collector. Responses have asterisks in its place. */
      splunkToken: string
    }
    /**
     * @description State of the log stream: `active` log streams send entries. A `paused` one continues with the
     *     entries since then once it is `active` again, as does one that the server has `suspended` because
     *     the service accepted nothing for 24 hours.
     * @enum {string}
     */
    LogStreamStatus: 'active' | 'paused' | 'suspended'
    /** @description Log stream to create, with its destination. */
    LogStreamSumoDefinition: {
      /** @description Categories of entries that the log stream sends; all entries if it is empty. */
      filters?: components['schemas']['LogStreamFilter'][]
      /**
       * @description Whether the log stream sends only the category `security`; false by default. `filters` are not
       *     allowed beside it.
       */
      isPriority?: boolean
      /** @description Name of the log stream, unique within the tenant. */
      name?: string
      /** @description Personal data that the log stream hides. */
      pii_config?: components['schemas']['LogStreamPiiConfig']
      /** @description HTTP source of Sumo Logic. */
      sink: components['schemas']['LogStreamSumoSink']
      /**
       * Format: date-time
       * @description Time of the first entry to send; by default the time of creation.
       */
      startFrom?: string
      /**
       * @description Service that the log stream sends entries to.
       * @enum {string}
       */
      type: 'sumo'
    }
    /** @description HTTP source of Sumo Logic. */
    LogStreamSumoSink: {
      /**
       * Format: absolute-uri
       * @description URL of the HTTP source. Responses have asterisks in place of its path.
       */
      sumoSourceAddress: string
    }
    /**
     * @description Service that the log stream sends entries to.
     * @enum {string}
     */
    LogStreamType: 'http' | 'eventbridge' | 'datadog' | 'splunk' | 'sumo' | 'segment' | 'mixpanel'
    /** @description Network access control list (network ACL). */
    NetworkAcl: {
      /** @description Whether the network ACL is evaluated for requests. */
      active: boolean
      /**
       * Format: date-time
       * @description Time at which the network ACL was created, in UTC with milliseconds.
       */
      created_at: string
      /** @description Description of the network ACL, for administrators. */
      description: string
      /** @description Unique identifier of the network ACL. */
      id: string
      /**
       * @description Priority of the network ACL, unique within the tenant. Network ACLs are evaluated in ascending
       *     order.
       */
      priority: number
      /**
       * @description Rule of a network ACL. It applies to a request that meets `match` and does not meet `not_match`;
       *     an omitted one sets no condition.
       */
      rule: components['schemas']['NetworkAclRule']
      /**
       * Format: date-time
       * @description Time at which the network ACL was last updated, in UTC with milliseconds.
       */
      updated_at: string
    }
    /** @description Action for requests that the rule applies to. */
    NetworkAclAction: {
      /**
       * @description Whether requests that the rule applies to are allowed, without evaluating further network
       *     ACLs; always true if present.
       * @enum {boolean}
       */
      allow?: true
      /**
       * @description Whether requests that the rule applies to are blocked; always true if present.
       * @enum {boolean}
       */
      block?: true
      /**
       * @description Whether requests that the rule applies to are logged before the next network ACL is evaluated;
       *     always true if present.
       * @enum {boolean}
       */
      log?: true
      /**
       * @description Whether requests that the rule applies to are redirected to `redirect_uri`; always true if
       *     present.
       * @enum {boolean}
       */
      redirect?: true
      /**
       * Format: http-uri
       * @description Absolute http or https URI to which requests are redirected. Required with `redirect`.
       *     Characters that no URI has are percent-encoded (RFC 3986, section 2.1).
       */
      redirect_uri?: string
    }
    /** @description Network ACL to create, or to put in place of an existing one. */
    NetworkAclDefinition: {
      /** @description Whether the network ACL is evaluated for requests. */
      active: boolean
      /** @description Description of the network ACL, for administrators. */
      description: string
      /**
       * @description Priority of the network ACL, unique within the tenant. Network ACLs are evaluated in ascending
       *     order.
       * @default 50
       */
      priority?: number
      /**
       * @description Rule of a network ACL. It applies to a request that meets `match` and does not meet `not_match`;
       *     an omitted one sets no condition.
       */
      rule: components['schemas']['NetworkAclRule']
    }
    /** @description Result of the deletion of a network ACL. */
    NetworkAclDeletion: {
      /**
       * @description Status code of the deletion; always 204.
       * @enum {integer}
       */
      code: 204
      /**
       * @description Deleted object; always an empty text.
       * @enum {string}
       */
      object: ''
    }
    /** @description Network ACL with two further members, which only a request by identifier returns. */
    NetworkAclDetail: components['schemas']['NetworkAcl'] & {
      /** @description Time of deletion; always null, because deleted network ACLs are not kept. */
      deleted_at: null
      /** @description Name of the tenant that owns the network ACL. */
      tenant_id: string
    }
    /** @description Result of a dry run: what a draft network ACL would have done to recent requests. */
    NetworkAclDryRun: {
      /** @description Whether the draft would block or redirect the caller's own request. */
      blocks_caller: boolean
      /** @description Number of tested requests whose decision the draft changes. */
      changed: number
      /** @description Number of tested requests that the draft applies to. */
      matched: number
      /** @description Number of recent requests that the draft was tested with. */
      requests: number
      /** @description Examples of requests whose decision the draft changes, latest first. */
      samples: components['schemas']['NetworkAclDryRunRequest'][]
    }
    /** @description Draft of a network ACL. */
    NetworkAclDryRunDefinition: {
      /**
       * @description Priority of the draft among the tenant's network ACLs.
       * @default 50
       */
      priority?: number
      /**
       * Format: network-acl-id
       * @description Identifier of the network ACL that the draft replaces.
       */
      replaces?: string
      /**
       * @description Rule of a network ACL. It applies to a request that meets `match` and does not meet `not_match`;
       *     an omitted one sets no condition.
       */
      rule: components['schemas']['NetworkAclRule']
    }
    /** @description Recent request whose decision the draft changes. */
    NetworkAclDryRunRequest: {
      /**
       * @description Decision by the network ACLs in force together with the draft.
       * @enum {string}
       */
      after: 'allow' | 'block' | 'redirect'
      /**
       * @description Decision by the network ACLs in force.
       * @enum {string}
       */
      before: 'allow' | 'block' | 'redirect'
      /** @description Facts about a request that network ACLs compare. An omitted fact is absent and matches no entry. */
      facts: components['schemas']['NetworkAclRequestFacts']
      /**
       * Format: date-time
       * @description Time at which the server received the request.
       */
      requested_at: string
    }
    /** @description Network ACL that applies to the request, with the reasons. */
    NetworkAclExplainedRule: {
      /** @description Description of the network ACL. */
      description: string
      /** @description Identifier of the network ACL. */
      id: string
      /** @description Priority of the network ACL. */
      priority: number
      /** @description Criteria that are met; empty for a network ACL without criteria. */
      reasons: components['schemas']['NetworkAclReason'][]
    }
    /** @description Decision of the tenant's network ACLs for a request, with the reasons. */
    NetworkAclExplanation: {
      /**
       * @description Decision for the request; `allow` also if no network ACL applies.
       * @enum {string}
       */
      action: 'allow' | 'block' | 'redirect'
      /** @description Network ACL that decided; null if none applies. */
      decided_by: components['schemas']['NetworkAclExplainedRule'] | null
      /** @description Network ACLs that only logged the request, in ascending order of priority. */
      logged_by: components['schemas']['NetworkAclExplainedRule'][]
      /** @description URI to which the request is redirected; null for other decisions. */
      redirect_uri: string | null
    }
    /** @description Network ACLs of one page: an array, or with `include_totals` an object with totals. */
    NetworkAclList: components['schemas']['NetworkAcl'][] | components['schemas']['NetworkAclPage']
    /**
     * @description Criteria that a rule compares with a request. A property is met if any of its entries matches; all
     *     properties must be met, except that of `ipv4_cidrs` and `ipv6_cidrs` one is enough.
     *
     *     A fact that a request does not have matches no entry: as part of `match` the property is not met,
     *     as part of `not_match` no entry excludes the request. Case-insensitive comparison is limited to
     *     the letters A to Z.
     *
     *     The format `ipv4-cidr` accepts an IPv4 address or CIDR range, `ipv6-cidr` an IPv6 address or CIDR
     *     range; host bits are accepted and ignored. The format `hostname` accepts upper and lower case.
     */
    NetworkAclMatch: {
      /** @description Autonomous system numbers of the end user's IP address. */
      asns?: number[]
      /** @description IPv4 addresses and CIDR ranges of the direct peer, such as the last proxy. */
      connecting_ipv4_cidrs?: string[]
      /** @description IPv6 addresses and CIDR ranges of the direct peer, such as the last proxy. */
      connecting_ipv6_cidrs?: string[]
      /** @description Countries of the end user's IP address, as ISO 3166-1 alpha-2 codes, case-insensitive. */
      geo_country_codes?: string[]
      /**
       * @description Subdivisions of the end user's IP address, as whole ISO 3166-2 codes such as `CA-QC`,
       *     case-insensitive.
       */
      geo_subdivision_codes?: string[]
      /**
       * @description Host names that the request is sent to, by TLS server name (SNI) or else `Host` header.
       *     Case-insensitive, without regard to a final dot; a leading `*.` matches one or more labels.
       */
      hostnames?: string[]
      /**
       * @description IPv4 addresses and CIDR ranges of the end user, taken from the forwarding headers of trusted
       *     proxies.
       */
      ipv4_cidrs?: string[]
      /**
       * @description IPv6 addresses and CIDR ranges of the end user, taken from the forwarding headers of trusted
       *     proxies.
       */
      ipv6_cidrs?: string[]
      /**
       * @description JA3 fingerprints (MD5) of the TLS client, case-insensitive. A request has none if TLS ends at
       *     a proxy that sends no trusted fingerprint header.
       */
      ja3_fingerprints?: string[]
      /**
       * @description JA4 fingerprints of the TLS client, case-insensitive. A request has none if TLS ends at a
       *     proxy that sends no trusted fingerprint header.
       */
      ja4_fingerprints?: string[]
      /**
       * @description Values of the `User-Agent` header, case-insensitive; `*` matches any run of characters, as in
       *     `*bot*`.
       */
      user_agents?: string[]
    }
    /** @description Network ACLs of one page, with totals. */
    NetworkAclPage: {
      /** @description Maximum number of network ACLs per page, equal to `per_page` of the request. */
      limit: number
      /** @description Network ACLs of this page, in ascending order of priority. */
      network_acls: components['schemas']['NetworkAcl'][]
      /** @description Zero-based position of the first network ACL of this page. */
      start: number
      /** @description Total number of network ACLs. */
      total: number
    }
    /** @description Network ACL members to change. Omitted members keep their values; `rule` is replaced as a whole. */
    NetworkAclPatch: {
      /** @description Whether the network ACL is evaluated for requests. */
      active?: boolean
      /** @description Description of the network ACL, for administrators. */
      description?: string
      /**
       * @description Priority of the network ACL, unique within the tenant. Network ACLs are evaluated in ascending
       *     order.
       */
      priority?: number
      /**
       * @description Rule of a network ACL. It applies to a request that meets `match` and does not meet `not_match`;
       *     an omitted one sets no condition.
       */
      rule?: components['schemas']['NetworkAclRule']
    }
    /** @description Criterion that makes a network ACL apply to a request. */
    NetworkAclReason: {
      /**
       * @description Part of the rule that contains the criterion: `match` or `not_match`.
       * @enum {string}
       */
      condition: 'match' | 'not_match'
      /** @description Entry of the rule that matched; null for `not_match`, where no entry matched. */
      entry: string | number | null
      /** @description Value of the request that was compared; null if the request has none. */
      fact: string | number | null
      /** @description Property of the rule that was compared, such as `ipv4_cidrs`. */
      signal: string
    }
    /** @description Facts about a request that network ACLs compare. An omitted fact is absent and matches no entry. */
    NetworkAclRequestFacts: {
      /** @description IP address of the end user. */
      address?: string
      /** @description Autonomous system number of the end user's IP address. */
      asn?: number
      /** @description IP address of the direct peer, such as the last proxy. */
      connecting_address?: string
      /** @description Country of the end user's IP address, as an ISO 3166-1 alpha-2 code. */
      geo_country_code?: string
      /** @description Subdivision of the end user's IP address, as a whole ISO 3166-2 code such as `CA-QC`. */
      geo_subdivision_code?: string
      /** @description Host name that the request is sent to: the TLS server name (SNI) or the `Host` header. */
      hostname?: string
      /** @description JA3 fingerprint of the TLS client, an MD5 in hexadecimal. */
      ja3_fingerprint?: string
      /** @description JA4 fingerprint of the TLS client. */
      ja4_fingerprint?: string
      /**
       * @description API that the request is sent to.
       * @enum {string}
       */
      origin: 'management' | 'authentication' | 'dynamic_client_registration'
      /** @description Value of the `User-Agent` header. */
      user_agent?: string
    }
    /**
     * @description Rule of a network ACL. It applies to a request that meets `match` and does not meet `not_match`;
     *     an omitted one sets no condition.
     */
    NetworkAclRule: {
      /** @description Action for requests that the rule applies to. */
      action: components['schemas']['NetworkAclAction']
      /** @description Criteria that a request must meet for the rule to apply. */
      match?: components['schemas']['NetworkAclMatch']
      /** @description Criteria that a request must not meet for the rule to apply. */
      not_match?: components['schemas']['NetworkAclMatch']
      /**
       * @description Scope of the rule: requests to the management API, the authentication API, the dynamic client
       *     registration endpoint, or all of them (`tenant`).
       */
      scope: components['schemas']['NetworkAclScope']
    }
    /**
     * @description Scope of the rule: requests to the management API, the authentication API, the dynamic client
     *     registration endpoint, or all of them (`tenant`).
     * @enum {string}
     */
    NetworkAclScope: 'management' | 'authentication' | 'tenant' | 'dynamic_client_registration'
    /** @description Match statistics of a network ACL for the last seven days. */
    NetworkAclStatistics: {
      /** @description Unique identifier of the network ACL. */
      id: string
      /** @description Number of requests that the network ACL applied to, in all windows together. */
      matches: number
      /** @description Windows of ten minutes in which the network ACL applied at least once, latest first. */
      windows: components['schemas']['NetworkAclWindow'][]
    }
    /** @description Match statistics of a network ACL for a window of ten minutes. */
    NetworkAclWindow: {
      /**
       * Format: date-time
       * @description End of the window, exclusive.
       */
      end_time: string
      /** @description Number of requests in the window that the network ACL applied to. */
      matches: number
      /** @description Number of all requests to the tenant in the window. */
      requests: number
      /**
       * Format: date-time
       * @description Start of the window, inclusive.
       */
      start_time: string
    }
    /** @description Empty object without members. */
    Nothing: Record<string, never>
    /** @description Organization: users of the tenant who log in together. */
    Organization: {
      /** @description Branding of the organization, which replaces that of the tenant on pages and in mails. */
      branding?: components['schemas']['OrganizationBranding']
      /** @description Name of the organization that pages and mails show. */
      display_name?: string
      /** @description Unique identifier of the organization. */
      id: string
      /**
       * @description Whether only the clients that are assigned to the organization can log users in to it: false,
       *     as clients cannot be assigned to organizations.
       * @enum {boolean}
       */
      is_app_entitlement_active?: false
      /** @description Metadata of the organization, texts by name. */
      metadata?: components['schemas']['OrganizationMetadata']
      /**
       * @description Name of the organization, unique within the tenant: lower-case letters, digits, `-` and `_`.
       *     Log-ins may name the organization by it.
       */
      name: string
      /**
       * @description Access of third-party clients to the organization: `allow`, as `organization_usage` of each
       *     client says.
       * @enum {string}
       */
      third_party_client_access?: 'allow'
      /** @description Maximum numbers of tokens that clients get for the organization. Stored without effect. */
      token_quota?: components['schemas']['OrganizationTokenQuota']
    }
    /** @description Branding of the organization, which replaces that of the tenant on pages and in mails. */
    OrganizationBranding: {
      /** @description Colors of the pages of the organization, as `#rrggbb`. */
      colors?: components['schemas']['OrganizationColors']
      /** @description URL of the logo, with `https`. */
      logo_url?: string
    }
    /** @description Branding of the organization, which replaces that of the tenant on pages and in mails. */
    OrganizationBrandingDefinition: {
      /** @description Colors of the pages of the organization, as `#rrggbb`. */
      colors?: components['schemas']['OrganizationColorsDefinition']
      /** @description URL of the logo, with `https`. */
      logo_url?: string
    }
    /** @description Organizations of one page, with a cursor to the next page. */
    OrganizationCheckpoint: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Organizations of this page. */
      organizations: components['schemas']['Organization'][]
    }
    /** @description Client grant whose client may request tokens for the organization. */
    OrganizationClientGrant: {
      /** @description Whether the client may request tokens for every organization. */
      allow_any_organization?: boolean
      /** @description Identifier (audience) of the API that the client may request tokens for. */
      audience: string
      /** @description Identifier of the client that has the grant. */
      client_id?: string
      /** @description Unique identifier of the client grant, in the response to its assignment to an organization. */
      grant_id?: string
      /** @description Unique identifier of the client grant. */
      id: string
      /**
       * @description Use of organizations: `deny` issues tokens without an organization only, `allow` with or
       *     without one, `require` with one only.
       * @enum {string}
       */
      organization_usage?: 'deny' | 'allow' | 'require'
      /** @description Scopes of the API that the client may request. */
      scope: string[]
      /**
       * @description Subject of the tokens, the `client` itself or a `user`.
       * @enum {string}
       */
      subject_type?: 'client' | 'user'
    }
    /** @description Client grant to assign to the organization. */
    OrganizationClientGrantDefinition: {
      /** @description Unique identifier of the client grant. */
      grant_id: string
    }
    /** @description Client grants of one page: an array, or with `include_totals` an object with totals. */
    OrganizationClientGrantList:
      | components['schemas']['OrganizationClientGrant'][]
      | components['schemas']['OrganizationClientGrantPage']
    /** @description Client grants of one page, with totals. */
    OrganizationClientGrantPage: {
      /** @description Client grants of this page. */
      client_grants: components['schemas']['OrganizationClientGrant'][]
      /** @description Maximum number of client grants per page. */
      limit: number
      /** @description Zero-based position of the first client grant of this page. */
      start: number
      /** @description Total number of client grants. */
      total: number
    }
    /** @description Colors of the pages of the organization, as `#rrggbb`. */
    OrganizationColors: {
      /** @description Color of the page background in the light color scheme, as `#rrggbb`. */
      page_background?: string
      /** @description Color of buttons and links, as `#rrggbb`. */
      primary?: string
    }
    /** @description Colors of the pages of the organization, as `#rrggbb`. */
    OrganizationColorsDefinition: {
      /** @description Color of the page background in the light color scheme, as `#rrggbb`. */
      page_background?: string
      /** @description Color of buttons and links, as `#rrggbb`. */
      primary?: string
    }
    /** @description Connection of an organization. */
    OrganizationConnection: {
      /**
       * @description Whether users who log in to the organization by the connection become members of it. Otherwise
       *     only members can log in.
       */
      assign_membership_on_login: boolean
      /** @description Connection that is enabled for an organization. */
      connection: components['schemas']['OrganizationConnectionSummary']
      /** @description Unique identifier of the connection. */
      connection_id: string
      /** @description Whether members of the organization can log in by the connection. */
      is_enabled: boolean
      /**
       * @description Whether users may sign up to the organization by the connection, if it is a database
       *     connection; `assign_membership_on_login` has to be set too.
       */
      is_signup_enabled: boolean
      /**
       * @description Access that the My Organization API gives to the connection, if it redirects to another
       *     identity provider: members do not see it (`none`, the default), see it (`readonly`), or
       *     change how the organization uses it (`limited` and `full`).
       * @enum {string}
       */
      organization_access_level?: 'none' | 'readonly' | 'limited' | 'full'
      /** @description Name of the connection in the organization. */
      organization_connection_name?: string
      /**
       * @description Whether the log-in page of the organization shows a button for the connection, if it
       *     redirects to another identity provider.
       */
      show_as_button: boolean
    }
    /** @description Connection to enable for the organization. */
    OrganizationConnectionDefinition: {
      /**
       * @description Whether users who log in to the organization by the connection become members of it. Otherwise
       *     only members can log in.
       */
      assign_membership_on_login?: boolean
      /** @description Unique identifier of the connection. */
      connection_id: string
      /** @description Whether members of the organization can log in by the connection. */
      is_enabled?: boolean
      /**
       * @description Whether users may sign up to the organization by the connection, if it is a database
       *     connection; `assign_membership_on_login` has to be set too.
       */
      is_signup_enabled?: boolean
      /**
       * @description Access that the My Organization API gives to the connection, if it redirects to another
       *     identity provider: members do not see it (`none`, the default), see it (`readonly`), or
       *     change how the organization uses it (`limited` and `full`).
       * @enum {string}
       */
      organization_access_level?: 'none' | 'readonly' | 'limited' | 'full'
      /** @description Name of the connection in the organization. */
      organization_connection_name?: string
      /**
       * @description Whether the log-in page of the organization shows a button for the connection, if it
       *     redirects to another identity provider.
       */
      show_as_button?: boolean
    }
    /** @description Connections of one page: an array, or with `include_totals` an object with totals. */
    OrganizationConnectionList:
      | components['schemas']['OrganizationConnection'][]
      | components['schemas']['OrganizationConnectionPage']
    /** @description Connections of one page, with totals. */
    OrganizationConnectionPage: {
      /** @description Connections of this page. */
      connections: components['schemas']['OrganizationConnection'][]
      /** @description Maximum number of connections per page. */
      limit: number
      /** @description Zero-based position of the first connection of this page. */
      start: number
      /** @description Total number of connections. */
      total: number
    }
    /** @description Members of the connection to change. Omitted members keep their values. */
    OrganizationConnectionPatch: {
      /**
       * @description Whether users who log in to the organization by the connection become members of it. Otherwise
       *     only members can log in.
       */
      assign_membership_on_login?: boolean
      /** @description Whether members of the organization can log in by the connection. */
      is_enabled?: boolean | null
      /**
       * @description Whether users may sign up to the organization by the connection, if it is a database
       *     connection; `assign_membership_on_login` has to be set too.
       */
      is_signup_enabled?: boolean
      /**
       * @description Access that the My Organization API gives to the connection, if it redirects to another
       *     identity provider: members do not see it (`none`, the default), see it (`readonly`), or
       *     change how the organization uses it (`limited` and `full`).
       * @enum {string|null}
       */
      organization_access_level?: 'none' | 'readonly' | 'limited' | 'full' | null
      /** @description Name of the connection in the organization. */
      organization_connection_name?: string | null
      /**
       * @description Whether the log-in page of the organization shows a button for the connection, if it
       *     redirects to another identity provider.
       */
      show_as_button?: boolean
    }
    /** @description Connection that is enabled for an organization. */
    OrganizationConnectionSummary: {
      /** @description Name of the connection. */
      name: string
      /** @description Type of the connection. */
      strategy: string
    }
    /** @description Created organization, with the connections that were enabled for it. */
    OrganizationCreated: {
      /** @description Branding of the organization, which replaces that of the tenant on pages and in mails. */
      branding?: components['schemas']['OrganizationBranding']
      /** @description Name of the organization that pages and mails show. */
      display_name?: string
      /** @description Connections that members of the organization log in by. */
      enabled_connections?: components['schemas']['OrganizationEnabledConnectionDefinition'][]
      /** @description Unique identifier of the organization. */
      id: string
      /**
       * @description Whether only the clients that are assigned to the organization can log users in to it: false,
       *     as clients cannot be assigned to organizations.
       * @enum {boolean}
       */
      is_app_entitlement_active?: false
      /** @description Metadata of the organization, texts by name. */
      metadata?: components['schemas']['OrganizationMetadata']
      /**
       * @description Name of the organization, unique within the tenant: lower-case letters, digits, `-` and `_`.
       *     Log-ins may name the organization by it.
       */
      name: string
      /**
       * @description Access of third-party clients to the organization: `allow`, as `organization_usage` of each
       *     client says.
       * @enum {string}
       */
      third_party_client_access?: 'allow'
      /** @description Maximum numbers of tokens that clients get for the organization. Stored without effect. */
      token_quota?: components['schemas']['OrganizationTokenQuota']
    }
    /** @description Organization to create. */
    OrganizationDefinition: {
      /** @description Branding of the organization, which replaces that of the tenant on pages and in mails. */
      branding?: components['schemas']['OrganizationBrandingDefinition']
      /** @description Name of the organization that pages and mails show; `name` by default. */
      display_name?: string
      /** @description Connections that members of the organization log in by. */
      enabled_connections?: components['schemas']['OrganizationEnabledConnectionDefinition'][]
      /**
       * @description Whether only the clients that are assigned to the organization can log users in to it. It must
       *     be false, as clients cannot be assigned to organizations.
       * @enum {boolean}
       */
      is_app_entitlement_active?: false
      /** @description Metadata of the organization, texts by name. */
      metadata?: components['schemas']['OrganizationMetadataDefinition']
      /** @description Name of the organization, unique within the tenant: lower-case letters, digits, `-` and `_`. */
      name: string
      /**
       * @description Access of third-party clients to the organization: `allow`, as `organization_usage` of each
       *     client says. `block` is not supported.
       * @enum {string}
       */
      third_party_client_access?: 'allow'
      /** @description Maximum numbers of tokens that clients get for the organization. Stored without effect. */
      token_quota?: components['schemas']['OrganizationTokenQuotaDefinition']
    }
    /** @description Domain of e-mail addresses by which log-ins find the organization of a user. */
    OrganizationDiscoveryDomain: {
      /** @description Domain of e-mail addresses, in lower case. */
      domain: string
      /** @description Unique identifier of the discovery domain. */
      id: string
      /**
       * @description Status of the domain: `verified` domains lead users to the organization, `pending` ones do
       *     not.
       * @enum {string}
       */
      status: 'pending' | 'verified'
      /** @description Whether log-ins find the organization by e-mail addresses of the domain; true by default. */
      use_for_organization_discovery: boolean
      /** @description Name of the DNS record of type TXT. */
      verification_host: string
      /** @description Text of the DNS record by which an owner of the domain shows it. */
      verification_txt: string
    }
    /** @description Domains of one page, with a cursor to the next page. */
    OrganizationDiscoveryDomainCheckpoint: {
      /** @description Domains of this page. */
      domains: components['schemas']['OrganizationDiscoveryDomain'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Discovery domain to create. */
    OrganizationDiscoveryDomainDefinition: {
      /** @description Domain of e-mail addresses, in lower case. */
      domain: string
      /**
       * @description Status of the domain: `verified` domains lead users to the organization, `pending` ones do
       *     not.
       * @enum {string}
       */
      status?: 'pending' | 'verified'
      /** @description Whether log-ins find the organization by e-mail addresses of the domain; true by default. */
      use_for_organization_discovery?: boolean
    }
    /** @description Members of the discovery domain to change. Omitted members keep their values. */
    OrganizationDiscoveryDomainPatch: {
      /**
       * @description Status of the domain: `verified` domains lead users to the organization, `pending` ones do
       *     not.
       * @enum {string}
       */
      status?: 'pending' | 'verified'
      /** @description Whether log-ins find the organization by e-mail addresses of the domain; true by default. */
      use_for_organization_discovery?: boolean
    }
    /** @description Connection that members of an organization log in by. */
    OrganizationEnabledConnection: {
      /**
       * @description Whether users who log in to the organization by the connection become members of it. Otherwise
       *     only members can log in.
       */
      assign_membership_on_login: boolean
      /** @description Connection that is enabled for an organization. */
      connection: components['schemas']['OrganizationConnectionSummary']
      /** @description Unique identifier of the connection. */
      connection_id: string
      /**
       * @description Whether users may sign up to the organization by the connection, if it is a database
       *     connection; `assign_membership_on_login` has to be set too.
       */
      is_signup_enabled: boolean
      /**
       * @description Whether the log-in page of the organization shows a button for the connection, if it
       *     redirects to another identity provider.
       */
      show_as_button: boolean
    }
    /** @description Connection to enable for the organization. */
    OrganizationEnabledConnectionDefinition: {
      /**
       * @description Whether users who log in to the organization by the connection become members of it. Otherwise
       *     only members can log in.
       */
      assign_membership_on_login?: boolean
      /** @description Unique identifier of the connection. */
      connection_id: string
      /**
       * @description Whether users may sign up to the organization by the connection, if it is a database
       *     connection; `assign_membership_on_login` has to be set too.
       */
      is_signup_enabled?: boolean
      /**
       * @description Whether the log-in page of the organization shows a button for the connection, if it
       *     redirects to another identity provider.
       */
      show_as_button?: boolean
    }
    /** @description Connections of one page: an array, or with `include_totals` an object with totals. */
    OrganizationEnabledConnectionList:
      | components['schemas']['OrganizationEnabledConnection'][]
      | components['schemas']['OrganizationEnabledConnectionPage']
    /** @description Connections of one page, with totals. */
    OrganizationEnabledConnectionPage: {
      /** @description Connections of this page. */
      enabled_connections: components['schemas']['OrganizationEnabledConnection'][]
      /** @description Maximum number of connections per page. */
      limit: number
      /** @description Zero-based position of the first connection of this page. */
      start: number
      /** @description Total number of connections. */
      total: number
    }
    /** @description Members of the connection to change. Omitted members keep their values. */
    OrganizationEnabledConnectionPatch: {
      /**
       * @description Whether users who log in to the organization by the connection become members of it. Otherwise
       *     only members can log in.
       */
      assign_membership_on_login?: boolean
      /**
       * @description Whether users may sign up to the organization by the connection, if it is a database
       *     connection; `assign_membership_on_login` has to be set too.
       */
      is_signup_enabled?: boolean
      /**
       * @description Whether the log-in page of the organization shows a button for the connection, if it
       *     redirects to another identity provider.
       */
      show_as_button?: boolean
    }
    /** @description Open invitation of an e-mail address to an organization. */
    OrganizationInvitation: {
      /** @description Metadata that users cannot change, for the user who accepts. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Identifier of the client that the invited person logs in to. */
      client_id: string
      /** @description Identifier of the only connection by which the invitation can be accepted. */
      connection_id?: string
      /**
       * Format: date-time
       * @description Time of creation (ISO 8601, UTC).
       */
      created_at: string
      /**
       * Format: date-time
       * @description Time from which on the invitation cannot be accepted (ISO 8601, UTC).
       */
      expires_at: string
      /** @description Unique identifier of the invitation. */
      id: string
      /** @description URL by which the invited person accepts; it works once. */
      invitation_url: string
      /** @description Person who is invited to the organization. */
      invitee: components['schemas']['OrganizationInvitee']
      /** @description Person in whose name the invitation is sent. */
      inviter: components['schemas']['OrganizationInviter']
      /** @description Unique identifier of the organization. */
      organization_id: string
      /** @description Identifiers of the roles that the invited person gets in the organization. */
      roles?: string[]
      /** @description Value of the parameter `invitation` in `invitation_url` and at `/authorize`. */
      ticket_id: string
      /** @description Metadata that users may change, for the user who accepts. */
      user_metadata?: {
        [key: string]: unknown
      }
    }
    /** @description Invitation to create. */
    OrganizationInvitationDefinition: {
      /** @description Metadata that users cannot change, for the user who accepts. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Identifier of the client that the invited person logs in to. */
      client_id: string
      /**
       * @description Identifier of the only connection by which the invitation can be accepted. It must be enabled
       *     for the organization.
       */
      connection_id?: string
      /** @description Person who is invited to the organization. */
      invitee: components['schemas']['OrganizationInvitee']
      /** @description Person in whose name the invitation is sent. */
      inviter: components['schemas']['OrganizationInviter']
      /** @description Identifiers of the roles that the invited person gets in the organization. */
      roles?: string[]
      /** @description Whether the link is mailed to the invited person; true by default. */
      send_invitation_email?: boolean
      /**
       * @description Lifetime of the invitation, in seconds; 0 and the default are 604800 (7 days), the maximum is
       *     2592000 (30 days).
       */
      ttl_sec?: number
      /** @description Metadata that users may change, for the user who accepts. */
      user_metadata?: {
        [key: string]: unknown
      }
    }
    /** @description Invitations of one page: an array, or with `include_totals` an object with totals. */
    OrganizationInvitationList:
      | components['schemas']['OrganizationInvitation'][]
      | components['schemas']['OrganizationInvitationPage']
    /** @description Invitations of one page, with totals. */
    OrganizationInvitationPage: {
      /** @description Invitations of this page. */
      invitations: components['schemas']['OrganizationInvitation'][]
      /** @description Maximum number of invitations per page. */
      limit: number
      /** @description Zero-based position of the first invitation of this page. */
      start: number
      /** @description Total number of invitations. */
      total: number
    }
    /** @description Person who is invited to the organization. */
    OrganizationInvitee: {
      /** @description E-mail address of the invited person. */
      email: string
    }
    /** @description Person in whose name the invitation is sent. */
    OrganizationInviter: {
      /** @description Name of the inviter, for the e-mail and the page. */
      name: string
    }
    /**
     * @description Organizations of one page: an array; with `include_totals`, an object with totals; with
     *     `from` or `take`, an object with a cursor.
     */
    OrganizationList:
      | components['schemas']['Organization'][]
      | components['schemas']['OrganizationPage']
      | components['schemas']['OrganizationCheckpoint']
    /** @description User who is a member of an organization. */
    OrganizationMember: {
      /** @description E-mail address of the user. */
      email?: string
      /** @description Full name of the user. */
      name?: string
      /** @description URL of a picture of the user. */
      picture?: string
      /** @description Roles of the member in the organization, if `fields` names `roles`. */
      roles?: components['schemas']['OrganizationMemberRoleName'][]
      /** @description Unique identifier of the user. */
      user_id: string
    }
    /** @description Members of one page, with a cursor to the next page. */
    OrganizationMemberCheckpoint: {
      /** @description Members of this page. */
      members: components['schemas']['OrganizationMember'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /**
     * @description Members of one page: an array; with `include_totals`, an object with totals; with
     *     `from` or `take`, an object with a cursor.
     */
    OrganizationMemberList:
      | components['schemas']['OrganizationMember'][]
      | components['schemas']['OrganizationMemberPage']
      | components['schemas']['OrganizationMemberCheckpoint']
    /** @description Members of one page, with totals. */
    OrganizationMemberPage: {
      /** @description Maximum number of members per page. */
      limit: number
      /** @description Members of this page. */
      members: components['schemas']['OrganizationMember'][]
      /** @description Zero-based position of the first member of this page. */
      start: number
      /** @description Total number of members. */
      total: number
    }
    /** @description Role of a member in an organization. */
    OrganizationMemberRoleName: {
      /** @description Unique identifier of the role. */
      id: string
      /** @description Name of the role. */
      name: string
    }
    /** @description Roles of a member in the organization. */
    OrganizationMemberRoles: {
      /** @description Unique identifiers of the roles. */
      roles: string[]
    }
    /** @description Users who are, or become, members of the organization. */
    OrganizationMembers: {
      /** @description Unique identifiers of the users. */
      members: string[]
    }
    /** @description Metadata of the organization, texts by name. */
    OrganizationMetadata: {
      [key: string]: string
    }
    /** @description Metadata of the organization, texts by name. */
    OrganizationMetadataDefinition: {
      [key: string]: string
    }
    /** @description Organizations of one page, with totals. */
    OrganizationPage: {
      /** @description Maximum number of organizations per page. */
      limit: number
      /** @description Organizations of this page. */
      organizations: components['schemas']['Organization'][]
      /** @description Zero-based position of the first organization of this page. */
      start: number
      /** @description Total number of organizations. */
      total: number
    }
    /** @description Organization members to change. Omitted members keep their values; null removes a member. */
    OrganizationPatch: {
      /** @description Null restores the default. */
      branding?: components['schemas']['OrganizationBrandingDefinition'] | null
      /** @description Name of the organization that pages and mails show; `name` by default. Null restores the default. */
      display_name?: string | null
      /**
       * @description Whether only the clients that are assigned to the organization can log users in to it. It must
       *     be false, as clients cannot be assigned to organizations.
       * @enum {boolean}
       */
      is_app_entitlement_active?: false
      /** @description Null restores the default. */
      metadata?: components['schemas']['OrganizationMetadataDefinition'] | null
      /** @description Name of the organization, unique within the tenant: lower-case letters, digits, `-` and `_`. */
      name?: string
      /**
       * @description Access of third-party clients to the organization: `allow`, as `organization_usage` of each
       *     client says. `block` is not supported.
       * @enum {string}
       */
      third_party_client_access?: 'allow'
      /** @description Null restores the default. */
      token_quota?: components['schemas']['OrganizationTokenQuotaDefinition'] | null
    }
    /** @description Maximum numbers of tokens that clients get for the organization. Stored without effect. */
    OrganizationTokenQuota: {
      /** @description Maximum numbers of tokens by the client credentials grant. */
      client_credentials: {
        /**
         * @description Whether the server refuses further tokens; otherwise it only logs that the quota is
         *     exceeded.
         */
        enforce?: boolean
        /** @description Maximum number of tokens per day. */
        per_day?: number
        /** @description Maximum number of tokens per hour. */
        per_hour?: number
      }
    }
    /** @description Maximum numbers of tokens that clients get for the organization. Stored without effect. */
    OrganizationTokenQuotaDefinition: {
      /** @description Maximum numbers of tokens by the client credentials grant. */
      client_credentials: {
        /**
         * @description Whether the server refuses further tokens; otherwise it only logs that the quota is
         *     exceeded.
         */
        enforce?: boolean
        /** @description Maximum number of tokens per day. */
        per_day?: number
        /** @description Maximum number of tokens per hour. */
        per_hour?: number
      }
    }
    /** @description Password change ticket to create. */
    PasswordChangeTicketDefinition: {
      /** @description Identifier of the client in whose name the pages are shown. */
      client_id?: string
      /** @description Unique identifier of the connection in which `email` identifies the user. */
      connection_id?: string
      /** @description E-mail address of the user, case-insensitive; used with `connection_id`. */
      email?: string
      /** @description Identity that is meant, if the user has several. */
      identity?: components['schemas']['TicketIdentity']
      /** @description Whether the server appends the user's e-mail address to `result_url`. */
      includeEmailInRedirect?: boolean
      /** @description Whether the server marks the e-mail address as verified when the user follows the link. */
      mark_email_as_verified?: boolean
      /** @description Unique identifier of an organization; not supported here yet. */
      organization_id?: string
      /** @description URL to which the browser is redirected at the end. */
      result_url?: string
      /** @description Lifetime of the ticket in seconds; five days if it is 0 or omitted. */
      ttl_sec?: number
      /** @description Unique identifier of the user. */
      user_id?: string
    }
    /** @description Permission: a scope of an API. */
    PermissionReference: {
      /** @description Name of the permission, which is a scope of the API. */
      permission_name: string
      /** @description Identifier (audience) of the API. */
      resource_server_identifier: string
    }
    /** @description Permissions to assign or remove. */
    PermissionReferences: {
      /** @description List of permissions. */
      permissions: components['schemas']['PermissionReference'][]
    }
    /** @description Service that delivers the phone messages of the tenant. */
    PhoneProvider: {
      /**
       * @description Channel of the messages.
       * @enum {string}
       */
      channel: 'phone'
      /**
       * @description Settings of the phone provider. `sid` and `mssid` are allowed for `twilio` only, and `gateway_url`
       *     for `custom` only.
       */
      configuration: components['schemas']['PhoneProviderConfiguration']
      /**
       * Format: date-time
       * @description Time of creation.
       */
      created_at: string
      /** @description Whether the phone provider is not used, except for trials. */
      disabled: boolean
      /** @description Unique identifier of the phone provider. */
      id: string
      /** @description Service that delivers phone messages: `twilio`, or `custom` for an HTTPS endpoint of your own. */
      name: components['schemas']['PhoneProviderName']
      /** @description Name of the tenant. */
      tenant: string
      /**
       * Format: date-time
       * @description Time of the last change.
       */
      updated_at: string
    }
    /**
     * @description Settings of the phone provider. `sid` and `mssid` are allowed for `twilio` only, and `gateway_url`
     *     for `custom` only.
     */
    PhoneProviderConfiguration: {
      /** @description Sender of messages whose template has no `from`. */
      default_from?: string
      /** @description Ways of delivery, text messages (`text`) and calls (`voice`). */
      delivery_methods: ('text' | 'voice')[]
      /**
       * Format: absolute-uri
       * @description URL that gets each message as JSON by POST: `recipient`, `body`, `sender`, `delivery_method`
       *     and `message_type`. Any status from 200 to 299 means that the message was accepted.
       */
      gateway_url?: string
      /** @description SID of a messaging service of Twilio, which chooses the sender of text messages. */
      mssid?: string
      /** @description Account SID of Twilio, which `twilio` requires. */
      sid?: string
    }
    /**
     * @description Credentials of the phone provider. They replace the stored ones as a whole, are stored encrypted
     *     and are never returned. `custom` may have none.
     */
    PhoneProviderCredentials: {
      /** @description Auth token of Twilio, which `twilio` requires. */
      auth_token?: string
      /** @description Bearer token of the requests to `gateway_url` (RFC 6750, section 2.1). */
      gateway_token?: string
    }
    /** @description Phone provider to create. */
    PhoneProviderDefinition: {
      /**
       * @description Settings of the phone provider. `sid` and `mssid` are allowed for `twilio` only, and `gateway_url`
       *     for `custom` only.
       */
      configuration?: components['schemas']['PhoneProviderConfiguration']
      /**
       * @description Credentials of the phone provider. They replace the stored ones as a whole, are stored encrypted
       *     and are never returned. `custom` may have none.
       */
      credentials: components['schemas']['PhoneProviderCredentials']
      /** @description Whether the phone provider is not used, except for trials; false by default. */
      disabled?: boolean
      /** @description Service that delivers phone messages: `twilio`, or `custom` for an HTTPS endpoint of your own. */
      name: components['schemas']['PhoneProviderName']
    }
    /** @description Phone providers of the tenant. */
    PhoneProviderList: {
      /** @description At most one phone provider. */
      providers: components['schemas']['PhoneProvider'][]
    }
    /**
     * @description Service that delivers phone messages: `twilio`, or `custom` for an HTTPS endpoint of your own.
     * @enum {string}
     */
    PhoneProviderName: 'twilio' | 'custom'
    /** @description Members of the phone provider to change. Omitted members keep their values. */
    PhoneProviderPatch: {
      /**
       * @description Settings of the phone provider. `sid` and `mssid` are allowed for `twilio` only, and `gateway_url`
       *     for `custom` only.
       */
      configuration?: components['schemas']['PhoneProviderConfiguration']
      /**
       * @description Credentials of the phone provider. They replace the stored ones as a whole, are stored encrypted
       *     and are never returned. `custom` may have none.
       */
      credentials?: components['schemas']['PhoneProviderCredentials']
      /** @description Whether the phone provider is not used, except for trials; false by default. */
      disabled?: boolean
      /** @description Service that delivers phone messages: `twilio`, or `custom` for an HTTPS endpoint of your own. */
      name?: components['schemas']['PhoneProviderName']
    }
    /** @description Template of one type of phone messages. */
    PhoneTemplate: {
      /**
       * @description Channel of the messages.
       * @enum {string}
       */
      channel: 'phone'
      /** @description Texts and sender of the phone template. */
      content: components['schemas']['PhoneTemplateContent']
      /**
       * Format: date-time
       * @description Time of creation.
       */
      created_at?: string
      /** @description Whether the default template is used instead, except for trials. */
      disabled: boolean
      /** @description Unique identifier of the phone template; a default template has none. */
      id?: string
      /** @description Name of the tenant. */
      tenant: string
      /**
       * @description Message that the phone template is for: a code to verify a number (`otp_verify`), to enroll it
       *     (`otp_enroll`) or to change the password, or the notice of a blocked account or a leaked password.
       */
      type: components['schemas']['PhoneTemplateType']
      /**
       * Format: date-time
       * @description Time of the last change.
       */
      updated_at?: string
    }
    /** @description Texts and sender of the phone template. */
    PhoneTemplateContent: {
      /** @description Texts of the message, by delivery method. */
      body?: {
        /**
         * @description Text of a text message. Its variables are `code`, `friendly_name`, `user`, `application`,
         *     `tenant` and `domain`.
         */
        text?: string
        /** @description Text of a call. Its variables are those of a text message, and `pause`. */
        voice?: string
      }
      /** @description Sender of the message; if it is empty, that of the phone provider. */
      from?: string
      /**
       * @description Language of the template.
       * @enum {string}
       */
      syntax?: 'liquid'
    }
    /** @description Phone template to create. */
    PhoneTemplateDefinition: {
      /** @description Texts and sender of the phone template. */
      content?: components['schemas']['PhoneTemplateContent']
      /** @description Whether the default template is used instead, except for trials; false by default. */
      disabled?: boolean
      /**
       * @description Message that the phone template is for: a code to verify a number (`otp_verify`), to enroll it
       *     (`otp_enroll`) or to change the password, or the notice of a blocked account or a leaked password.
       */
      type?: components['schemas']['PhoneTemplateType']
    }
    /** @description Phone templates of the tenant. */
    PhoneTemplateList: {
      /** @description Phone templates, one for each type. */
      templates: components['schemas']['PhoneTemplate'][]
    }
    /** @description Members of the phone template to change. Omitted members keep their values. */
    PhoneTemplatePatch: {
      /** @description Texts and sender of the phone template. */
      content?: components['schemas']['PhoneTemplateContent']
      /** @description Whether the default template is used instead, except for trials; false by default. */
      disabled?: boolean
    }
    /**
     * @description Message that the phone template is for: a code to verify a number (`otp_verify`), to enroll it
     *     (`otp_enroll`) or to change the password, or the notice of a blocked account or a leaked password.
     * @enum {string}
     */
    PhoneTemplateType:
      | 'otp_verify'
      | 'otp_enroll'
      | 'change_password'
      | 'blocked_account'
      | 'password_breach'
    /** @description Acceptance of a test message. */
    PhoneTrial: {
      /** @description Status of the response. */
      code: number
      /** @description Text that confirms the acceptance. */
      message: string
    }
    /** @description Recipient of a test message. */
    PhoneTrialDefinition: {
      /**
       * @description Text message (`text`) or call (`voice`); by default the first delivery method of the phone
       *     provider.
       * @enum {string}
       */
      delivery_method?: 'text' | 'voice'
      /** @description Phone number of the recipient (E.164); the plus sign may be omitted. */
      to: string
    }
    /** @description An element in the head of a page. */
    PromptHeadTag: {
      /**
       * @description Attributes of the element. True is an attribute without value, false none, and a list is
       *     joined by spaces. `src` and `href` must be https URLs.
       */
      attributes?: {
        [key: string]: string | boolean | number | string[]
      }
      /** @description Text of a `script` or a `style`; the Content-Security-Policy has its hash. */
      content?: string
      /**
       * @description Name of the element.
       * @enum {string}
       */
      tag?: 'script' | 'link' | 'meta' | 'style'
    }
    /** @description HTML with CSS, scripts and Liquid; at most 10,000 characters. */
    PromptPartial: string
    /**
     * @description Partials of a prompt by screen and insertion point. Members that no page of this server has are
     *     stored without effect.
     */
    PromptPartials: {
      /** @description Partials of one screen by insertion point. */
      'customized-consent'?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      login?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      'login-id'?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      'login-password'?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      'login-passwordless-email-code'?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      'login-passwordless-sms-otp'?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      'passkey-enrollment'?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      'passkey-enrollment-local'?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      signup?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      'signup-id'?: components['schemas']['PromptScreenPartials']
      /** @description Partials of one screen by insertion point. */
      'signup-password'?: components['schemas']['PromptScreenPartials']
    }
    /** @description Rendering of a screen. */
    PromptRendering: {
      /**
       * @description Members of the context besides those that it always has: `branding.settings`,
       *     `branding.themes.default`, `client.logo_uri`, `client.description`, `client.metadata.KEY`,
       *     `organization.display_name`, `organization.branding`, `organization.metadata.KEY`,
       *     `screen.texts`, `tenant.name`, `tenant.friendly_name`, `tenant.enabled_locales`,
       *     `untrusted_data.submitted_form_data` and `untrusted_data.authorization_params.NAME`. Others
       *     are stored without effect.
       */
      context_configuration?: string[]
      /** @description Whether the page lacks the tags of this server: title, viewport, `robots` and color scheme. */
      default_head_tags_disabled?: boolean
      /** @description Log-ins for which the screen is rendered so; without it, all. */
      filters?: components['schemas']['PromptRenderingFilters']
      /** @description Elements in the head of the page. */
      head_tags?: components['schemas']['PromptHeadTag'][]
      /** @description Name of a prompt. */
      prompt: components['schemas']['RenderedPromptName']
      /**
       * @description Renderer of the screen: `standard` by the pages of this server, `advanced` by the scripts
       *     of `head_tags`, which read the context of the log-in in `window.universal_login_context`.
       * @enum {string}
       */
      rendering_mode: 'standard' | 'advanced'
      /** @description Name of a screen. */
      screen: components['schemas']['RenderedScreenName']
      /** @description Name of the tenant. */
      tenant: string
      /** @description Whether the page is shown in the page template of the tenant. */
      use_page_template?: boolean
    }
    /** @description Settings of one screen to change. Omitted members keep their values. */
    PromptRenderingChange: {
      /**
       * @description Members of the context besides those that it always has: `branding.settings`,
       *     `branding.themes.default`, `client.logo_uri`, `client.description`, `client.metadata.KEY`,
       *     `organization.display_name`, `organization.branding`, `organization.metadata.KEY`,
       *     `screen.texts`, `tenant.name`, `tenant.friendly_name`, `tenant.enabled_locales`,
       *     `untrusted_data.submitted_form_data` and `untrusted_data.authorization_params.NAME`. Others
       *     are stored without effect.
       */
      context_configuration?: string[]
      /** @description Whether the page lacks the tags of this server: title, viewport, `robots` and color scheme. */
      default_head_tags_disabled?: boolean
      /** @description Log-ins for which the screen is rendered so; without it, all. Null removes it. */
      filters?: components['schemas']['PromptRenderingFiltersPatch']
      /** @description Elements in the head of the page. */
      head_tags?: components['schemas']['PromptHeadTag'][]
      /** @description Name of a prompt. */
      prompt: components['schemas']['RenderedPromptName']
      /**
       * @description Renderer of the screen: `standard` by the pages of this server, `advanced` by the scripts
       *     of `head_tags`, which read the context of the log-in in `window.universal_login_context`.
       * @enum {string}
       */
      rendering_mode?: 'standard' | 'advanced'
      /** @description Name of a screen. */
      screen: components['schemas']['RenderedScreenName']
      /** @description Whether the page is shown in the page template of the tenant. */
      use_page_template?: boolean | null
    }
    /** @description Settings of several screens to change. */
    PromptRenderingChanges: {
      /** @description The screens, each at most once. */
      configs: components['schemas']['PromptRenderingChange'][]
    }
    /** @description An object by its id, or all whose metadata have these members. */
    PromptRenderingFilter: {
      /** @description Id of the object. */
      id?: string
      /** @description Members that the metadata of the object must have. */
      metadata?: {
        [key: string]: string
      }
    }
    /**
     * @description Log-ins that are included or excluded. A log-in matches if one entry of any list names its client,
     *     its organization or its domain.
     */
    PromptRenderingFilters: {
      /** @description Clients by id or metadata. */
      clients?: components['schemas']['PromptRenderingFilter'][]
      /** @description Custom domains by id or metadata. */
      domains?: components['schemas']['PromptRenderingFilter'][]
      /**
       * @description Effect of a match, to include or exclude the log-in.
       * @enum {string}
       */
      match_type: 'includes_any' | 'excludes_any'
      /** @description Organizations by id or metadata. */
      organizations?: components['schemas']['PromptRenderingFilter'][]
    }
    /**
     * @description Log-ins that are included or excluded; null removes the filters. A log-in matches if one entry of
     *     any list names its client, its organization or its domain.
     */
    PromptRenderingFiltersPatch: {
      /** @description Clients by id or metadata. */
      clients?: components['schemas']['PromptRenderingFilter'][]
      /** @description Custom domains by id or metadata. */
      domains?: components['schemas']['PromptRenderingFilter'][]
      /**
       * @description Effect of a match, to include or exclude the log-in.
       * @enum {string}
       */
      match_type: 'includes_any' | 'excludes_any'
      /** @description Organizations by id or metadata. */
      organizations?: components['schemas']['PromptRenderingFilter'][]
    } | null
    /** @description Renderings of one page: an array, or with `include_totals` an object with totals. */
    PromptRenderingList:
      | components['schemas']['PromptRendering'][]
      | components['schemas']['PromptRenderingPage']
    /** @description Renderings of one page with totals. */
    PromptRenderingPage: {
      /** @description Screens of the page. */
      configs: components['schemas']['PromptRendering'][]
      /** @description Maximum number of items of a page. */
      limit: number
      /** @description Zero-based position of the first item. */
      start: number
      /** @description Number of items on all pages. */
      total: number
    }
    /** @description Settings of a screen to change. Omitted members keep their values. */
    PromptRenderingPatch: {
      /**
       * @description Members of the context besides those that it always has: `branding.settings`,
       *     `branding.themes.default`, `client.logo_uri`, `client.description`, `client.metadata.KEY`,
       *     `organization.display_name`, `organization.branding`, `organization.metadata.KEY`,
       *     `screen.texts`, `tenant.name`, `tenant.friendly_name`, `tenant.enabled_locales`,
       *     `untrusted_data.submitted_form_data` and `untrusted_data.authorization_params.NAME`. Others
       *     are stored without effect.
       */
      context_configuration?: string[]
      /** @description Whether the page lacks the tags of this server: title, viewport, `robots` and color scheme. */
      default_head_tags_disabled?: boolean
      /** @description Log-ins for which the screen is rendered so; without it, all. Null removes it. */
      filters?: components['schemas']['PromptRenderingFiltersPatch']
      /** @description Elements in the head of the page. */
      head_tags?: components['schemas']['PromptHeadTag'][]
      /**
       * @description Renderer of the screen: `standard` by the pages of this server, `advanced` by the scripts
       *     of `head_tags`, which read the context of the log-in in `window.universal_login_context`.
       * @enum {string}
       */
      rendering_mode?: 'standard' | 'advanced'
      /** @description Whether the page is shown in the page template of the tenant. */
      use_page_template?: boolean | null
    }
    /** @description Partials of one screen by insertion point. */
    PromptScreenPartials: {
      /** @description Liquid template within the form of the consent page. */
      'form-content'?: components['schemas']['PromptPartial']
      /** @description Liquid template after the fields of the form, before its button. */
      'form-content-end'?: components['schemas']['PromptPartial']
      /** @description Liquid template before the fields of the form. */
      'form-content-start'?: components['schemas']['PromptPartial']
      /** @description Liquid template after the links to other pages. */
      'form-footer-end'?: components['schemas']['PromptPartial']
      /** @description Liquid template after the form, before the links to other pages. */
      'form-footer-start'?: components['schemas']['PromptPartial']
      /** @description Liquid template after the buttons of identity providers; shown only where there are some. */
      'secondary-actions-end'?: components['schemas']['PromptPartial']
      /** @description Liquid template before the buttons of identity providers; shown only where there are some. */
      'secondary-actions-start'?: components['schemas']['PromptPartial']
    }
    /** @description Texts of one screen by key. */
    PromptScreenTexts: {
      [key: string]: string
    }
    /** @description Settings of the log-in prompts. */
    PromptSettings: {
      /**
       * @description Whether the log-in asks for the identifier first and for the password on the next page. It
       *     always does where a connection is selected by the domain of an e-mail address.
       */
      identifier_first: boolean
      /**
       * @description Version of the log-in pages. Stored without effect.
       * @enum {string}
       */
      universal_login_experience: 'new' | 'classic'
      /**
       * @description Whether the log-in offers the platform authenticator of the device (WebAuthn) before the
       *     password. Stored without effect.
       */
      webauthn_platform_first_factor: boolean
    }
    /** @description Prompt settings to change. Omitted members keep their values. */
    PromptSettingsPatch: {
      /**
       * @description Whether the log-in asks for the identifier first and for the password on the next page. It
       *     always does where a connection is selected by the domain of an e-mail address.
       */
      identifier_first?: boolean | null
      /**
       * @description Version of the log-in pages. Stored without effect.
       * @enum {string|null}
       */
      universal_login_experience?: 'new' | 'classic' | null
      /**
       * @description Whether the log-in offers the platform authenticator of the device (WebAuthn) before the
       *     password. Stored without effect.
       */
      webauthn_platform_first_factor?: boolean | null
    }
    /**
     * @description Custom texts of a prompt by screen and key. Texts that no page of this server has are stored
     *     without effect.
     */
    PromptTexts: {
      /** @description Texts of one screen by key. */
      'accept-invitation'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      account?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'account-deletion'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'async-approval'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'async-approval-accepted'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'async-approval-denied'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'async-approval-error'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'async-approval-wrong-user'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'brute-force-protection-unblock'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'brute-force-protection-unblock-failure'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'brute-force-protection-unblock-success'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      common?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      consent?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'credential-request'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'credential-verification'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'credential-verification-declined'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'credential-verification-done'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'credential-verification-expired'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'credential-verification-failed'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'credential-verification-invalid'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'device-code-activation'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'device-code-activation-allowed'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'device-code-activation-denied'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'device-code-confirmation'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'email-otp-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'email-verification-result'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      error?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      home?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      login?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-email-verification'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-id'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-link'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-password'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-passwordless-email'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-passwordless-email-code'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-passwordless-email-link'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-passwordless-sms'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'login-passwordless-sms-otp'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      logout?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'logout-aborted'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'logout-complete'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-begin-enroll-options'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-country-codes'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-detect-browser-capabilities'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-email-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-email-list'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-enroll-result'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-login-options'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-otp-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-otp-enrollment-code'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-otp-enrollment-qr'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-otp-enrollment-result'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-phone-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-phone-enrollment'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-push-challenge-push'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-push-enrollment-code'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-push-enrollment-qr'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-push-list'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-push-success'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-push-welcome'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-recovery-code-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-recovery-code-enrollment'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-sms-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-sms-enrollment'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-sms-list'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-voice-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-voice-enrollment'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-webauthn-change-key-nickname'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-webauthn-enrollment-success'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-webauthn-error'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-webauthn-not-available-error'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-webauthn-platform-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-webauthn-platform-enrollment'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-webauthn-roaming-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'mfa-webauthn-roaming-enrollment'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'organization-picker'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'organization-selection'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'passkey-challenge'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'passkey-enrollment'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'passkey-enrollment-local'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'pre-login-organization-picker'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'redeem-ticket'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'reset-password'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'reset-password-email'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'reset-password-error'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'reset-password-request'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'reset-password-success'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      signup?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'signup-id'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'signup-password'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      status?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'unblock-account'?: components['schemas']['PromptScreenTexts']
      /** @description Texts of one screen by key. */
      'unblock-account-result'?: components['schemas']['PromptScreenTexts']
    }
    /** @description App of the tenant that answers push notifications. */
    PushApp: {
      /** @description Name of the app. Stored without effect. */
      app_name?: string | null
      /** @description URL of the app in the App Store. Stored without effect. */
      apple_app_link?: string | null
      /** @description URL of the app in Google Play. Stored without effect. */
      google_app_link?: string | null
    }
    /** @description Members of the app that answers push notifications. */
    PushAppPatch: {
      /** @description Name of the app. Stored without effect. */
      app_name?: string | null
      /** @description URL of the app in the App Store. Stored without effect. */
      apple_app_link?: string | null
      /** @description URL of the app in Google Play. Stored without effect. */
      google_app_link?: string | null
    }
    /** @description Recovery code, which replaces the second factors of a user once. */
    RecoveryCode: {
      /** @description Recovery code. The server stores only its hash. */
      recovery_code: string
    }
    /** @description Refresh token family: a refresh token with all its rotations. */
    RefreshToken: {
      /** @description Identifier of the client that the refresh token was issued to. */
      client_id?: string
      /**
       * Format: date-time
       * @description Time at which the first refresh token of the family was issued.
       */
      created_at?: string
      /** @description Devices to which the refresh token was issued and from which it was last exchanged. */
      device?: components['schemas']['RefreshTokenDevice']
      /**
       * Format: date-time
       * @description Time at which the refresh token expires at the latest; null if it does not.
       */
      expires_at?: string | null
      /** @description Unique identifier of the refresh token family, unchanged by rotation. It is not a credential. */
      id?: string
      /**
       * Format: date-time
       * @description Time at which the refresh token expires if it is not used; null if it does not.
       */
      idle_expires_at?: string | null
      /**
       * Format: date-time
       * @description Time at which the refresh token was last exchanged; null if it never was.
       */
      last_exchanged_at?: string | null
      /** @description Metadata of the refresh token. */
      refresh_token_metadata?: {
        [key: string]: unknown
      } | null
      /** @description APIs for which the client can exchange the refresh token. */
      resource_servers?: components['schemas']['RefreshTokenResourceServer'][]
      /** @description Whether each use replaces the refresh token by a new one. */
      rotating?: boolean
      /** @description Unique identifier of the session in which the refresh token was issued; null if there is none. */
      session_id?: string | null
      /** @description Unique identifier of the user. */
      user_id?: string
    }
    /** @description Devices to which the refresh token was issued and from which it was last exchanged. */
    RefreshTokenDevice: {
      /** @description IP address to which the refresh token was issued. */
      initial_ip?: string
      /** @description User agent to which the refresh token was issued. */
      initial_user_agent?: string
      /** @description IP address of the last exchange. */
      last_ip?: string
      /** @description User agent of the last exchange. */
      last_user_agent?: string
    }
    /** @description Refresh tokens of one page, with a cursor to the next page. */
    RefreshTokenList: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Refresh tokens of this page. */
      refresh_tokens: components['schemas']['RefreshToken'][]
    }
    /** @description Refresh token members to change. */
    RefreshTokenPatch: {
      /** @description Metadata of the refresh token; null or an empty object removes all of them. */
      refresh_token_metadata?: {
        [key: string]: unknown
      } | null
    }
    /** @description API for which the client can exchange a refresh token. */
    RefreshTokenResourceServer: {
      /** @description Identifier (audience) of the API. */
      audience: string
      /** @description Scopes of the API, separated by spaces. */
      scopes: string
    }
    /** @description Refresh tokens to revoke, selected by `ids` or by `user_id`. */
    RefreshTokenRevocation: {
      /** @description API identifier: revokes only the user's refresh tokens of the client for this API. */
      audience?: string
      /** @description Client identifier: revokes only the user's refresh tokens of this client. */
      client_id?: string
      /** @description Unique identifiers of the refresh tokens to revoke. */
      ids?: string[]
      /**
       * Format: user-id
       * @description Unique identifier of the user whose refresh tokens are revoked.
       */
      user_id?: string
    }
    /**
     * @description Name of a prompt.
     * @enum {string}
     */
    RenderedPromptName:
      | 'signup-id'
      | 'signup-password'
      | 'login-id'
      | 'login-password'
      | 'login-passwordless'
      | 'phone-identifier-enrollment'
      | 'phone-identifier-challenge'
      | 'email-identifier-challenge'
      | 'passkeys'
      | 'captcha'
      | 'login'
      | 'signup'
      | 'reset-password'
      | 'mfa'
      | 'mfa-sms'
      | 'mfa-email'
      | 'mfa-push'
      | 'invitation'
      | 'organizations'
      | 'mfa-otp'
      | 'device-flow'
      | 'mfa-phone'
      | 'mfa-voice'
      | 'mfa-recovery-code'
      | 'common'
      | 'email-verification'
      | 'login-email-verification'
      | 'logout'
      | 'mfa-webauthn'
      | 'consent'
      | 'customized-consent'
      | 'email-otp-challenge'
      | 'status'
      | 'custom-form'
      | 'brute-force-protection'
    /**
     * @description Name of a screen.
     * @enum {string}
     */
    RenderedScreenName:
      | 'signup-id'
      | 'signup-password'
      | 'login-id'
      | 'login-password'
      | 'login-passwordless-sms-otp'
      | 'login-passwordless-email-code'
      | 'login-passwordless-email-link'
      | 'phone-identifier-enrollment'
      | 'phone-identifier-challenge'
      | 'email-identifier-challenge'
      | 'passkey-enrollment'
      | 'passkey-enrollment-local'
      | 'interstitial-captcha'
      | 'login'
      | 'signup'
      | 'reset-password-request'
      | 'reset-password-email'
      | 'reset-password'
      | 'reset-password-success'
      | 'reset-password-error'
      | 'reset-password-mfa-email-challenge'
      | 'reset-password-mfa-otp-challenge'
      | 'reset-password-mfa-push-challenge-push'
      | 'reset-password-mfa-sms-challenge'
      | 'mfa-detect-browser-capabilities'
      | 'mfa-enroll-result'
      | 'mfa-begin-enroll-options'
      | 'mfa-login-options'
      | 'mfa-country-codes'
      | 'mfa-sms-challenge'
      | 'mfa-sms-enrollment'
      | 'mfa-sms-list'
      | 'mfa-email-challenge'
      | 'mfa-email-list'
      | 'mfa-push-challenge-push'
      | 'mfa-push-enrollment-qr'
      | 'mfa-push-enrollment-code'
      | 'mfa-push-success'
      | 'mfa-push-list'
      | 'mfa-push-welcome'
      | 'accept-invitation'
      | 'organization-selection'
      | 'organization-picker'
      | 'pre-login-organization-picker'
      | 'mfa-otp-challenge'
      | 'mfa-otp-enrollment-code'
      | 'mfa-otp-enrollment-qr'
      | 'device-code-activation'
      | 'device-code-activation-allowed'
      | 'device-code-activation-denied'
      | 'device-code-confirmation'
      | 'mfa-phone-challenge'
      | 'mfa-phone-enrollment'
      | 'mfa-voice-challenge'
      | 'mfa-voice-enrollment'
      | 'reset-password-mfa-phone-challenge'
      | 'reset-password-mfa-voice-challenge'
      | 'mfa-recovery-code-challenge'
      | 'mfa-recovery-code-enrollment'
      | 'reset-password-mfa-recovery-code-challenge'
      | 'redeem-ticket'
      | 'mfa-recovery-code-challenge-new-code'
      | 'email-verification-result'
      | 'login-email-verification'
      | 'logout'
      | 'logout-aborted'
      | 'logout-complete'
      | 'mfa-webauthn-change-key-nickname'
      | 'mfa-webauthn-enrollment-success'
      | 'mfa-webauthn-error'
      | 'mfa-webauthn-platform-challenge'
      | 'mfa-webauthn-platform-enrollment'
      | 'mfa-webauthn-roaming-challenge'
      | 'mfa-webauthn-roaming-enrollment'
      | 'reset-password-mfa-webauthn-platform-challenge'
      | 'reset-password-mfa-webauthn-roaming-challenge'
      | 'consent'
      | 'customized-consent'
      | 'email-otp-challenge'
      | 'mfa-webauthn-not-available-error'
      | 'status'
      | 'brute-force-protection-unblock'
      | 'brute-force-protection-unblock-success'
      | 'brute-force-protection-unblock-failure'
    /** @description API (resource server). The response has the members that the parameter `fields` selects. */
    ResourceServer: {
      /** @description Whether the server issues refresh tokens for this API, with the scope `offline_access`. */
      allow_offline_access?: boolean
      /**
       * @description Whether the server issues refresh tokens that expire together with the session. Stored without
       *     effect.
       */
      allow_online_access?: boolean
      /**
       * @description Whether the server issues refresh tokens that expire together with the session in ephemeral
       *     sessions, too, which end with the browser. Stored without effect.
       */
      allow_online_access_with_ephemeral_sessions?: boolean
      /** @description Types of authorization details that the API accepts (RFC 9396). */
      authorization_details?: components['schemas']['ResourceServerAuthorizationDetail'][] | null
      /** @description Authorization policy of the API. Stored without effect. */
      authorization_policy?: components['schemas']['ResourceServerAuthorizationPolicy']
      /**
       * @description Consent policy: `transactional-authorization-with-mfa` asks the user for consent and a second
       *     factor in each transaction. Stored without effect.
       * @enum {string|null}
       */
      consent_policy?: 'transactional-authorization-with-mfa' | null
      /**
       * @description Whether users get only those scopes for which they have a permission (role-based access
       *     control).
       */
      enforce_policies?: boolean
      /** @description Unique identifier of the API. */
      id?: string
      /**
       * @description Identifier of the API, which tokens have as their audience. Unique within the tenant; it
       *     cannot be changed.
       */
      identifier?: string
      /** @description Whether the API is the management API of the tenant. */
      is_system?: boolean
      /** @description Name of the API, for administrators. */
      name?: string
      /** @description Sender constraint of access tokens for the API. */
      proof_of_possession?: components['schemas']['ResourceServerProofOfPossession']
      /** @description Scopes (permissions) of the API. */
      scopes?: components['schemas']['ResourceServerScope'][]
      /**
       * @description Algorithm that signs access tokens for the API.
       * @enum {string}
       */
      signing_alg?: 'HS256' | 'RS256' | 'PS256'
      /** @description Secret that signs access tokens by `HS256`. */
      signing_secret?: string
      /** @description Whether first-party clients get access to this API without the consent of the user. */
      skip_consent_for_verifiable_first_party_clients?: boolean
      /** @description Rules by which clients may request tokens for the API, by subject type. */
      subject_type_authorization?: components['schemas']['ResourceServerSubjectTypeAuthorization']
      /**
       * @description Claims of access tokens: `rfc9068_profile` follows RFC 9068. The dialects that end in `_authz` add
       *     the claim `permissions`, if `enforce_policies` is true.
       */
      token_dialect?: components['schemas']['ResourceServerTokenDialect']
      /** @description Encryption of access tokens for the API. */
      token_encryption?: components['schemas']['ResourceServerTokenEncryption']
      /** @description Lifetime of access tokens from the token endpoint, in seconds. */
      token_lifetime?: number
      /**
       * @description Lifetime of access tokens from the authorization endpoint (implicit and hybrid flows), in
       *     seconds; at most `token_lifetime`.
       */
      token_lifetime_for_web?: number
    }
    /** @description Type of authorization details that the API accepts (RFC 9396). */
    ResourceServerAuthorizationDetail: {
      /** @description Name of the authorization details type. */
      type: string
    }
    /** @description Authorization policy of the API. Stored without effect. */
    ResourceServerAuthorizationPolicy: {
      /** @description Unique identifier of the authorization policy. */
      policy_id: string
    } | null
    /** @description API (resource server) to create. */
    ResourceServerDefinition: {
      /** @description Whether the server issues refresh tokens for this API, with the scope `offline_access`. */
      allow_offline_access?: boolean
      /**
       * @description Whether the server issues refresh tokens that expire together with the session. Stored without
       *     effect.
       */
      allow_online_access?: boolean
      /**
       * @description Whether the server issues refresh tokens that expire together with the session in ephemeral
       *     sessions, too, which end with the browser. Stored without effect.
       */
      allow_online_access_with_ephemeral_sessions?: boolean
      /** @description Types of authorization details that the API accepts (RFC 9396). */
      authorization_details?: components['schemas']['ResourceServerAuthorizationDetail'][] | null
      /** @description Authorization policy of the API. Stored without effect. */
      authorization_policy?: components['schemas']['ResourceServerAuthorizationPolicy']
      /**
       * @description Consent policy: `transactional-authorization-with-mfa` asks the user for consent and a second
       *     factor in each transaction. Stored without effect.
       * @enum {string|null}
       */
      consent_policy?: 'transactional-authorization-with-mfa' | null
      /**
       * @description Whether users get only those scopes for which they have a permission (role-based access
       *     control).
       */
      enforce_policies?: boolean
      /**
       * @description Identifier of the API, which tokens have as their audience. Unique within the tenant; it
       *     cannot be changed.
       */
      identifier: string
      /** @description Name of the API, for administrators. */
      name?: string
      /** @description Sender constraint of access tokens for the API. */
      proof_of_possession?: components['schemas']['ResourceServerProofOfPossession']
      /** @description Scopes (permissions) of the API. */
      scopes?: components['schemas']['ResourceServerScope'][]
      /**
       * @description Algorithm that signs access tokens for the API.
       * @enum {string}
       */
      signing_alg?: 'HS256' | 'RS256' | 'PS256'
      /** @description Secret that signs access tokens by `HS256`; by default the server generates one. */
      signing_secret?: string
      /** @description Whether first-party clients get access to this API without the consent of the user. */
      skip_consent_for_verifiable_first_party_clients?: boolean
      /** @description Rules by which clients may request tokens for the API, by subject type. */
      subject_type_authorization?: components['schemas']['ResourceServerSubjectTypeAuthorization']
      /**
       * @description Claims of access tokens: `rfc9068_profile` follows RFC 9068. The dialects that end in `_authz` add
       *     the claim `permissions`, if `enforce_policies` is true.
       */
      token_dialect?: components['schemas']['ResourceServerTokenDialect']
      /** @description Encryption of access tokens for the API. */
      token_encryption?: components['schemas']['ResourceServerTokenEncryption']
      /** @description Lifetime of access tokens from the token endpoint, in seconds. */
      token_lifetime?: number
      /**
       * @description Lifetime of access tokens from the authorization endpoint (implicit and hybrid flows), in
       *     seconds; at most `token_lifetime`.
       */
      token_lifetime_for_web?: number
    }
    /** @description Public key by which the server encrypts access tokens for the API. */
    ResourceServerEncryptionKey: {
      /**
       * @description Key management algorithm that encrypts the content encryption key (RFC 7518, section 4.3).
       * @enum {string}
       */
      alg: 'RSA-OAEP-256' | 'RSA-OAEP-384' | 'RSA-OAEP-512'
      /** @description Key identifier, which encrypted tokens have in their header. */
      kid?: string
      /** @description Name of the encryption key, for administrators. */
      name?: string
      /** @description RSA public key in PEM, of at least 2048 bits, or a certificate of one. */
      pem: string
      /**
       * @description SHA-256 thumbprint of the key (RFC 7638), in Base64url. The server computes it; a request may
       *     contain it without effect.
       */
      thumbprint_sha256?: string
    }
    /** @description APIs of one page: an array, or with `include_totals` an object with totals. */
    ResourceServerList:
      | components['schemas']['ResourceServer'][]
      | components['schemas']['ResourceServerPage']
    /** @description APIs of one page, with totals. */
    ResourceServerPage: {
      /** @description Maximum number of APIs per page. */
      limit: number
      /** @description APIs of this page. */
      resource_servers: components['schemas']['ResourceServer'][]
      /** @description Zero-based position of the first API of this page. */
      start: number
      /** @description Total number of APIs that match the request. */
      total: number
    }
    /** @description API members to change. Omitted members keep their values. */
    ResourceServerPatch: {
      /** @description Whether the server issues refresh tokens for this API, with the scope `offline_access`. */
      allow_offline_access?: boolean
      /**
       * @description Whether the server issues refresh tokens that expire together with the session. Stored without
       *     effect.
       */
      allow_online_access?: boolean
      /**
       * @description Whether the server issues refresh tokens that expire together with the session in ephemeral
       *     sessions, too, which end with the browser. Stored without effect.
       */
      allow_online_access_with_ephemeral_sessions?: boolean
      /** @description Types of authorization details that the API accepts (RFC 9396). */
      authorization_details?: components['schemas']['ResourceServerAuthorizationDetail'][] | null
      /** @description Authorization policy of the API. Stored without effect. */
      authorization_policy?: components['schemas']['ResourceServerAuthorizationPolicy']
      /**
       * @description Consent policy: `transactional-authorization-with-mfa` asks the user for consent and a second
       *     factor in each transaction. Stored without effect.
       * @enum {string|null}
       */
      consent_policy?: 'transactional-authorization-with-mfa' | null
      /**
       * @description Whether users get only those scopes for which they have a permission (role-based access
       *     control).
       */
      enforce_policies?: boolean
      /** @description Name of the API, for administrators. */
      name?: string
      /** @description Sender constraint of access tokens for the API. */
      proof_of_possession?: components['schemas']['ResourceServerProofOfPossession']
      /** @description Scopes (permissions) of the API. */
      scopes?: components['schemas']['ResourceServerScope'][]
      /**
       * @description Algorithm that signs access tokens for the API.
       * @enum {string}
       */
      signing_alg?: 'HS256' | 'RS256' | 'PS256'
      /** @description Secret that signs access tokens by `HS256`; by default the server generates one. */
      signing_secret?: string
      /** @description Whether first-party clients get access to this API without the consent of the user. */
      skip_consent_for_verifiable_first_party_clients?: boolean
      /** @description Rules by which clients may request tokens for the API, by subject type. */
      subject_type_authorization?: components['schemas']['ResourceServerSubjectTypeAuthorization']
      /**
       * @description Claims of access tokens: `rfc9068_profile` follows RFC 9068. The dialects that end in `_authz` add
       *     the claim `permissions`, if `enforce_policies` is true.
       */
      token_dialect?: components['schemas']['ResourceServerTokenDialect']
      /** @description Encryption of access tokens for the API. */
      token_encryption?: components['schemas']['ResourceServerTokenEncryption']
      /** @description Lifetime of access tokens from the token endpoint, in seconds. */
      token_lifetime?: number
      /**
       * @description Lifetime of access tokens from the authorization endpoint (implicit and hybrid flows), in
       *     seconds; at most `token_lifetime`.
       */
      token_lifetime_for_web?: number
    }
    /** @description Sender constraint of access tokens for the API. */
    ResourceServerProofOfPossession: {
      /**
       * @description Mechanism that binds access tokens to a key: client certificates (`mtls`, RFC 8705) or DPoP
       *     (RFC 9449).
       * @enum {string}
       */
      mechanism: 'mtls' | 'dpop'
      /**
       * @description Whether access tokens for the API must be bound to a key. A request for a token without a DPoP
       *     proof or a client certificate, by `mechanism`, is then refused with `invalid_request`.
       */
      required: boolean
      /**
       * @description Clients to which the requirement applies: all (`all_clients`, the default), or those without
       *     client authentication (`public_clients`).
       * @enum {string}
       */
      required_for?: 'public_clients' | 'all_clients'
    } | null
    /** @description Scope (permission) of an API. */
    ResourceServerScope: {
      /** @description Description of the scope, which the consent page shows to users. */
      description?: string
      /** @description Name of the scope, as in the claim `scope` (RFC 6749, section 3.3). */
      value: string
    }
    /** @description Rules by which clients may request tokens for the API, by subject type. */
    ResourceServerSubjectTypeAuthorization: {
      /** @description Rule for tokens of clients (client credentials grant). */
      client?: {
        /**
         * @description Clients that may request tokens of their own: none, or those with a client grant.
         * @enum {string}
         */
        policy?: 'deny_all' | 'require_client_grant'
      }
      /** @description Rule for tokens of users. */
      user?: {
        /**
         * @description Clients that may request tokens of users: all, none, or those with a client grant.
         * @enum {string}
         */
        policy?: 'allow_all' | 'deny_all' | 'require_client_grant'
      }
    }
    /**
     * @description Claims of access tokens: `rfc9068_profile` follows RFC 9068. The dialects that end in `_authz` add
     *     the claim `permissions`, if `enforce_policies` is true.
     * @enum {string}
     */
    ResourceServerTokenDialect:
      | 'access_token'
      | 'access_token_authz'
      | 'rfc9068_profile'
      | 'rfc9068_profile_authz'
    /** @description Encryption of access tokens for the API. */
    ResourceServerTokenEncryption: {
      /** @description Public key by which the server encrypts access tokens for the API. */
      encryption_key: components['schemas']['ResourceServerEncryptionKey']
      /**
       * @description Format of encrypted tokens: a signed JWT nested in a JWE in compact serialization.
       * @enum {string}
       */
      format: 'compact-nested-jwe'
    } | null
    /** @description Role: a named set of permissions. */
    Role: {
      /** @description Description of the role, for administrators; empty if it has none. */
      description: string
      /** @description Unique identifier of the role. */
      id: string
      /** @description Name of the role, unique within the tenant. */
      name: string
      /**
       * @description Owner of the role: the tenant.
       * @enum {string}
       */
      type?: 'tenant'
    }
    /** @description Role to create. */
    RoleDefinition: {
      /** @description Description of the role, for administrators. */
      description?: string
      /** @description Name of the role, unique within the tenant. */
      name: string
      /**
       * @description Owner of the role; `tenant` is the only one.
       * @enum {string}
       */
      type?: 'tenant'
    }
    /** @description Empty object: the role is deleted. */
    RoleDeletion: Record<string, never>
    /** @description Roles of one page: an array, or with `include_totals` an object with totals. */
    RoleList: components['schemas']['Role'][] | components['schemas']['RolePage']
    /** @description Roles of one page, with totals. */
    RolePage: {
      /** @description Maximum number of roles per page. */
      limit: number
      /** @description Roles of this page. */
      roles: components['schemas']['Role'][]
      /** @description Zero-based position of the first role of this page. */
      start: number
      /** @description Total number of roles that match the request. */
      total: number
    }
    /** @description Role members to change. Omitted members keep their values. */
    RolePatch: {
      /** @description Description of the role, for administrators. */
      description?: string
      /** @description Name of the role, unique within the tenant. */
      name?: string
    }
    /** @description Permission that a role has. */
    RolePermission: {
      /** @description Description of the permission. */
      description?: string
      /** @description Name of the permission, which is a scope of the API. */
      permission_name: string
      /** @description Identifier (audience) of the API that the permission belongs to. */
      resource_server_identifier: string
      /** @description Name of the API that the permission belongs to. */
      resource_server_name?: string
    }
    /** @description Permissions of one page: an array, or with `include_totals` an object with totals. */
    RolePermissionList:
      | components['schemas']['RolePermission'][]
      | components['schemas']['RolePermissionPage']
    /** @description Permissions of one page, with totals. */
    RolePermissionPage: {
      /** @description Maximum number of permissions per page. */
      limit: number
      /** @description Permissions of this page. */
      permissions: components['schemas']['RolePermission'][]
      /** @description Zero-based position of the first permission of this page. */
      start: number
      /** @description Total number of permissions. */
      total: number
    }
    /** @description User who has a role. */
    RoleUser: {
      /** @description E-mail address of the user. */
      email?: string
      /** @description Full name of the user. */
      name?: string
      /** @description URL of a picture of the user. */
      picture?: string
      /** @description Unique identifier of the user. */
      user_id: string
    }
    /** @description Users of one page, with a cursor to the next page. */
    RoleUserCheckpoint: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Users of this page. */
      users: components['schemas']['RoleUser'][]
    }
    /**
     * @description Users of one page: an array; with `include_totals`, an object with totals; with `from` or `take`,
     *     an object with a cursor.
     */
    RoleUserList:
      | components['schemas']['RoleUser'][]
      | components['schemas']['RoleUserPage']
      | components['schemas']['RoleUserCheckpoint']
    /** @description Users of one page, with totals. */
    RoleUserPage: {
      /** @description Maximum number of users per page. */
      limit: number
      /** @description Zero-based position of the first user of this page. */
      start: number
      /** @description Total number of users. */
      total: number
      /** @description Users of this page. */
      users: components['schemas']['RoleUser'][]
    }
    /** @description Users who receive the role. */
    RoleUsers: {
      /** @description Unique identifiers of the users. */
      users: string[]
    }
    /** @description New signing secret of an event stream. */
    RotatedEventStreamSecret: {
      /**
       * Format: date-time
       * @description Time until which deliveries are signed by the previous secret, too.
       */
      previous_valid_until: string
      /** @description Secret by which the server signs deliveries from now on. It is returned only once. */
      signing_secret: string
    }
    /** @description Provisioning of the users of a connection by SCIM 2.0. */
    ScimConfiguration: {
      /** @description Unique identifier of the connection. */
      connection_id: string
      /** @description Name of the connection. */
      connection_name: string
      /**
       * Format: date-time
       * @description Time at which the configuration was created.
       */
      created_at: string
      /** @description Attributes of users that follow from attributes of SCIM. */
      mapping: components['schemas']['ScimMappingItem'][]
      /** @description Strategy of the connection. */
      strategy: string
      /** @description Name of the tenant. */
      tenant_name: string
      /**
       * Format: date-time
       * @description Time at which the configuration was last updated.
       */
      updated_on: string
      /**
       * @description Path of the SCIM attribute that is the identifier of the user at the identity provider: the
       *     `sub` of an ID token, or the NameID of a SAML assertion. The default is `userName` for SAML
       *     and `externalId` otherwise.
       */
      user_id_attribute: string
    }
    /** @description SCIM configuration of a connection to create. */
    ScimConfigurationDefinition: {
      /** @description Attributes of users that follow from attributes of SCIM. */
      mapping?: components['schemas']['ScimMappingItem'][]
      /**
       * @description Path of the SCIM attribute that is the identifier of the user at the identity provider: the
       *     `sub` of an ID token, or the NameID of a SAML assertion. The default is `userName` for SAML
       *     and `externalId` otherwise.
       */
      user_id_attribute?: string
    }
    /** @description A page of SCIM configurations. */
    ScimConfigurationPage: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description SCIM configurations of connections, oldest first. */
      scim_configurations: components['schemas']['ScimConfiguration'][]
    }
    /** @description SCIM configuration of a connection, complete. */
    ScimConfigurationReplacement: {
      /** @description Attributes of users that follow from attributes of SCIM. */
      mapping: components['schemas']['ScimMappingItem'][]
      /**
       * @description Path of the SCIM attribute that is the identifier of the user at the identity provider: the
       *     `sub` of an ID token, or the NameID of a SAML assertion. The default is `userName` for SAML
       *     and `externalId` otherwise.
       */
      user_id_attribute: string
    }
    /** @description Default SCIM mapping of a strategy. */
    ScimDefaultMapping: {
      /** @description Attributes of users that follow from attributes of SCIM. */
      mapping: components['schemas']['ScimMappingItem'][]
    }
    /** @description Attribute of a user that follows from an attribute of SCIM. */
    ScimMappingItem: {
      /**
       * @description Attribute of the user: `email`, `username`, `phone_number`, `name`, `nickname`, `given_name`,
       *     `family_name`, `picture`, `blocked`, or a member of `app_metadata` or `user_metadata`, such as
       *     `app_metadata.department`. `blocked` is the opposite of the SCIM attribute.
       */
      auth0: string
      /**
       * @description Path of the SCIM attribute (RFC 7644, section 3.10), which may select one of several values:
       *     `phoneNumbers[type eq "mobile"].value`.
       */
      scim: string
    }
    /** @description A SCIM token, without its secret. */
    ScimToken: {
      /**
       * Format: date-time
       * @description Time at which the token was created.
       */
      created_at: string
      /**
       * Format: date-time
       * @description Time of a recent request with the token, to the minute. Absent if there was none.
       */
      last_used_at?: string
      /** @description Requests that the token allows, by HTTP method. */
      scopes: components['schemas']['ScimTokenScope'][]
      /** @description Unique identifier of the token. */
      token_id: string
      /**
       * Format: date-time
       * @description Time at which the token expires. Absent if it does not expire.
       */
      valid_until?: string
    }
    /** @description SCIM token to create. */
    ScimTokenDefinition: {
      /** @description Requests that the token allows, by HTTP method. */
      scopes?: components['schemas']['ScimTokenScope'][]
      /** @description Lifetime of the token, in seconds. Null means that it does not expire. */
      token_lifetime?: number | null
    }
    /**
     * @description Requests that a SCIM token allows.
     * @enum {string}
     */
    ScimTokenScope:
      | 'get:users'
      | 'post:users'
      | 'put:users'
      | 'patch:users'
      | 'delete:users'
      | 'get:groups'
      | 'post:groups'
      | 'put:groups'
      | 'patch:groups'
      | 'delete:groups'
    /** @description Session: a log-in of a user in one browser, shared by the clients that the user logs in to. */
    Session: {
      /**
       * Format: date-time
       * @description Time at which the user last authenticated.
       */
      authenticated_at: string
      /** @description Authentication of the user in this session. */
      authentication: {
        /** @description Authentication methods of the last log-in. */
        methods: components['schemas']['SessionAuthenticationMethod'][]
      }
      /** @description Clients that the user logged in to in this session. */
      clients: components['schemas']['SessionClient'][]
      /**
       * Format: date-time
       * @description Time at which the session was created.
       */
      created_at: string
      /** @description Device on which the session was created, and device on which it was last used. */
      device: components['schemas']['SessionDevice']
      /**
       * Format: date-time
       * @description Time at which the session expires at the latest.
       */
      expires_at: string
      /** @description Unique identifier of the session. It is not a credential. */
      id: string
      /**
       * Format: date-time
       * @description Time at which the session expires if the user is idle.
       */
      idle_expires_at: string
      /**
       * Format: date-time
       * @description Time at which the session was last used.
       */
      last_interacted_at: string
      /** @description Metadata of the session. */
      session_metadata: {
        [key: string]: unknown
      } | null
      /**
       * Format: date-time
       * @description Time at which the session was last updated.
       */
      updated_at: string
      /** @description Unique identifier of the user. */
      user_id: string
    }
    /** @description Authentication method that the user completed, with its time. */
    SessionAuthenticationMethod: {
      /** @description Name of the authentication method, as in the claim `amr` (RFC 8176), such as `pwd`. */
      name: string
      /**
       * Format: date-time
       * @description Time at which the user completed the authentication method.
       */
      timestamp: string
    }
    /** @description Client that takes part in the session. */
    SessionClient: {
      /** @description Unique identifier of the client. */
      client_id: string
    }
    /** @description Device on which the session was created, and device on which it was last used. */
    SessionDevice: {
      /** @description IP address from which the session was created. */
      initial_ip: string | null
      /** @description User agent that created the session. */
      initial_user_agent?: string
      /** @description IP address from which the session was last used. */
      last_ip: string | null
      /** @description User agent that last used the session. */
      last_user_agent?: string
    }
    /** @description Session members to change. */
    SessionPatch: {
      /** @description Metadata of the session; null or an empty object removes all of them. */
      session_metadata?: {
        [key: string]: unknown
      } | null
    }
    /** @description Signing key of the tenant, without its private part. */
    SigningKey: {
      /**
       * @description X.509 certificate of the key in PEM: self-signed, with the domain of the tenant as its
       *     subject.
       */
      cert: string
      /** @description Whether the key is the current key, which signs tokens. */
      current: boolean
      /**
       * Format: date-time
       * @description Time at which the key became current. Absent for the next key.
       */
      current_since?: string
      /**
       * Format: date-time
       * @description Time at which a rotation replaced the key. Absent for the current and the next key.
       */
      current_until?: string
      /** @description SHA-1 fingerprint of the certificate, in hexadecimal with colons. */
      fingerprint: string
      /** @description Key identifier (`kid`), as in token headers and in the JWK Set. */
      kid: string
      /**
       * @description Whether the key is the next key, which the next rotation makes current. The JWK Set already
       *     contains it.
       */
      next: boolean
      /** @description X.509 certificate of the key as a PKCS#7 message without content or signer, in PEM. */
      pkcs7: string
      /**
       * @description Whether the key is a previous key. Tokens that it signed remain valid until the key is
       *     revoked.
       */
      previous: boolean
      /** @description Whether the key is revoked. Tokens that it signed are not valid any more. */
      revoked: boolean
      /**
       * Format: date-time
       * @description Time at which the key was revoked. Absent if it is not revoked.
       */
      revoked_at?: string
      /** @description SHA-1 fingerprint of the certificate, in hexadecimal without colons. */
      thumbprint: string
    }
    /** @description Key identifier and certificate of a signing key. */
    SigningKeyCertificate: {
      /** @description X.509 certificate of the key in PEM. */
      cert: string
      /** @description Key identifier (`kid`), as in token headers and in the JWK Set. */
      kid: string
    }
    /** @description Signing keys of the tenant. */
    SigningKeyList: components['schemas']['SigningKey'][]
    /** @description Settings of suspicious IP throttling, which slows down IP addresses that try many accounts. */
    SuspiciousIpThrottling: {
      /** @description IP addresses and CIDR ranges whose attempts are neither counted nor throttled. */
      allowlist?: string[]
      /** @description Whether the server counts the attempts of an IP address. */
      enabled?: boolean
      /**
       * @description Reactions when an IP address has no attempts left: `block` refuses the address until an
       *     attempt becomes available again; `admin_notification` is stored without effect, because every
       *     block is logged and published as an event.
       */
      shields?: ('block' | 'admin_notification')[]
      /**
       * @description Limits of suspicious IP throttling by stage: before log-in, before sign-up and before a custom
       *     token exchange.
       */
      stage?: components['schemas']['SuspiciousIpThrottlingStage']
    }
    /** @description Settings of suspicious IP throttling to change. Omitted members keep their values. */
    SuspiciousIpThrottlingPatch: {
      /** @description IP addresses and CIDR ranges whose attempts are neither counted nor throttled. */
      allowlist?: string[]
      /** @description Whether the server counts the attempts of an IP address. */
      enabled?: boolean
      /**
       * @description Reactions when an IP address has no attempts left: `block` refuses the address until an
       *     attempt becomes available again; `admin_notification` is stored without effect, because every
       *     block is logged and published as an event.
       */
      shields?: ('block' | 'admin_notification')[]
      /**
       * @description Limits of suspicious IP throttling by stage: before log-in, before sign-up and before a custom
       *     token exchange.
       */
      stage?: components['schemas']['SuspiciousIpThrottlingStage']
    }
    /** @description Number of attempts that an IP address has, and the rate at which it regains them. */
    SuspiciousIpThrottlingRate: {
      /** @description Maximum number of attempts of an IP address. For log-ins, only failed attempts count. */
      max_attempts?: number
      /** @description Time in milliseconds after which an IP address regains one attempt. */
      rate?: number
    }
    /**
     * @description Limits of suspicious IP throttling by stage: before log-in, before sign-up and before a custom
     *     token exchange.
     */
    SuspiciousIpThrottlingStage: {
      /**
       * @description Limit for exchanges of subject tokens that a token exchange profile refuses: an address
       *     without attempts gets 429 `too_many_attempts`.
       */
      'pre-custom-token-exchange'?: components['schemas']['SuspiciousIpThrottlingRate']
      /** @description Limit for failed log-ins. */
      'pre-login'?: components['schemas']['SuspiciousIpThrottlingRate']
      /** @description Limit for sign-up attempts. */
      'pre-user-registration'?: components['schemas']['SuspiciousIpThrottlingRate']
    }
    /** @description Value of the `Content-Security-Policy` header (CSP Level 3). */
    TenantContentSecurityPolicy: {
      /** @description Whether pages have the `Content-Security-Policy` header. */
      enabled?: boolean
      /** @description Content security policies of the pages. */
      policies?: {
        /** @description Sources of each directive, by the name of the directive. */
        directives?: {
          [key: string]: string[]
        }
        /** @description Directives that have no sources, such as `upgrade-insecure-requests`. */
        flags?: ('upgrade-insecure-requests' | 'block-all-mixed-content')[]
        /**
         * @description Mode of the policy: browsers `enforce` it, or only report violations (`report-only`).
         * @enum {string}
         */
        mode?: 'enforce' | 'report-only'
        /** @description Reporting of violations of the policy. */
        reporting?: {
          /** @description Name of the reporting group that browsers report violations to. */
          report_to?: string
          /** @description URL that browsers report violations to. */
          report_uri?: string
        } | null
      }[]
      /** @description Reporting groups that policies refer to. */
      reporting_infrastructure?: {
        /** @description Value of the `Report-To` header. */
        report_to?: {
          /** @description Endpoints of the reporting group. */
          endpoints?: {
            /** @description URL of the reporting endpoint. */
            url?: string
          }[]
          /** @description Name of the reporting group. */
          group?: string
          /** @description Time in seconds for which browsers remember the reporting group. */
          max_age?: number
        } | null
        /** @description Value of the `Reporting-Endpoints` header: URLs by name. */
        reporting_endpoints?: {
          [key: string]: string
        }
      } | null
    } | null
    /** @description Countries of the phone numbers that the server sends codes to; null accepts all of them. */
    TenantCountryCodes: {
      /** @description Countries as ISO 3166-1 alpha-2 codes. */
      list?: string[]
      /**
       * @description Mode of the list: `allow` accepts phone numbers of these countries only, `deny` those of all
       *     others.
       * @enum {string}
       */
      mode?: 'allow' | 'deny'
    } | null
    /** @description Format of the user codes of the device authorization grant (RFC 8628). */
    TenantDeviceFlow: {
      /**
       * @description Characters of a user code: `base20` uses 20 letters, `digits` uses digits.
       * @enum {string}
       */
      charset?: 'base20' | 'digits'
      /** @description Mask of a user code: `*` stands for a character; hyphens and spaces separate groups. */
      mask?: string
    } | null
    /** @description Page that users see when an error occurs. */
    TenantErrorPage: {
      /**
       * @description HTML of the page, in Liquid. Stored without effect: the server shows its own page, or
       *     redirects to `url`.
       */
      html?: string
      /** @description Whether the error page links to the log event. Stored without effect. */
      show_log_link?: boolean
      /** @description URL to which users are redirected instead of seeing the error page. */
      url?: string
    } | null
    /** @description Flags that enable or disable features of the tenant. */
    TenantFlags: {
      /** @description Whether administrators can change `enable_sso`. Stored without effect. */
      allow_changing_enable_sso?: boolean
      /** @description Whether clients can use the legacy delegation grants. Stored without effect. */
      allow_legacy_delegation_grant_types?: boolean
      /** @description Whether clients can use the legacy resource owner grants. Stored without effect. */
      allow_legacy_ro_grant_types?: boolean
      /** @description Whether the legacy endpoint `/tokeninfo` is available. Stored without effect. */
      allow_legacy_tokeninfo_endpoint?: boolean
      /** @description Whether clients can use further legacy grants. Stored without effect. */
      allow_other_legacy_grant_types?: boolean
      /**
       * @description Whether `enforce_client_authentication_on_passwordless_start` cannot be changed. Stored
       *     without effect.
       */
      cannot_change_enforce_client_authentication_on_passwordless_start?: boolean
      /** @description Whether the tenant uses the first version of the password change flow. Stored without effect. */
      change_pwd_flow_v1?: boolean
      /** @description Whether the tenant can have custom domains. Stored without effect. */
      custom_domains_provisioning?: boolean
      /** @description Whether the administration interface shows the new insights. Stored without effect. */
      dashboard_insights_view?: boolean
      /** @description Whether the administration interface shows the new log streams. Stored without effect. */
      dashboard_log_streams_next?: boolean
      /** @description Whether log-in pages can be shown in frames of other sites. Stored without effect. */
      disable_clickjack_protection_headers?: boolean
      /** @description Whether repeated SAML attributes are mapped in the legacy way. Stored without effect. */
      disable_fields_map_fix?: boolean
      /** @description Whether administrators cannot impersonate users. Stored without effect. */
      disable_impersonation?: boolean
      /** @description Whether the management API returns phone numbers unmasked. Stored without effect. */
      disable_management_api_sms_obfuscation?: boolean
      /**
       * @description Whether users from Azure AD and ADFS verify their e-mail address at log-in. Stored without
       *     effect.
       */
      enable_adfs_waad_email_verification?: boolean
      /** @description Whether the administration interface shows the API section. Stored without effect. */
      enable_apis_section?: boolean
      /** @description Whether all connections are enabled for new clients. Stored without effect. */
      enable_client_connections?: boolean
      /** @description Whether links in e-mails use the custom domain. Stored without effect. */
      enable_custom_domain_in_emails?: boolean
      /** @description Whether clients can register themselves at `/oidc/register` (RFC 7591). */
      enable_dynamic_client_registration?: boolean
      /**
       * @description Whether an ID token can authorize some operations of the management API. Stored without
       *     effect.
       */
      enable_idtoken_api2?: boolean
      /** @description Whether the second version of the log search is available. Stored without effect. */
      enable_legacy_logs_search_v2?: boolean
      /**
       * @description Whether ID tokens contain the whole user profile instead of the OpenID Connect claims only.
       *     Stored without effect.
       */
      enable_legacy_profile?: boolean
      /** @description Whether clients can use advanced API authorization flows. Stored without effect. */
      enable_pipeline2?: boolean
      /** @description Whether sign-up through the API reveals that a user already exists. */
      enable_public_signup_user_exists_error?: boolean
      /** @description Whether users with a session skip the confirmation of single sign-on. Stored without effect. */
      enable_sso?: boolean
      /** @description Whether clients must authenticate at `/passwordless/start`. Stored without effect. */
      enforce_client_authentication_on_passwordless_start?: boolean
      /** @description Whether the tenant takes part in the trial of features for AI agents. Stored without effect. */
      genai_trial?: boolean
      /** @description Whether the classic sign-up page uses the improved bot detection. Stored without effect. */
      improved_signup_bot_detection_in_classic?: boolean
      /** @description Whether clients can discover the resources of the tenant. Stored without effect. */
      local_resource_discovery?: boolean
      /** @description Whether users choose among the second factors when they enroll one. Stored without effect. */
      mfa_show_factor_list_on_enrollment?: boolean
      /** @description Whether the tenant uses the new version of the universal log-in pages. Stored without effect. */
      new_universal_login_experience_enabled?: boolean
      /** @description Whether the log-in page hides the domains of enterprise connections. Stored without effect. */
      no_disclose_enterprise_connections?: boolean
      /** @description Whether keys in the JWK Set omit `alg`. */
      remove_alg_from_jwks?: boolean
      /** @description Whether the revocation of a refresh token deletes its grant. Stored without effect. */
      revoke_refresh_token_grant?: boolean
      /**
       * @description Whether the server trusts Azure AD and ADFS about verified e-mail addresses. Stored without
       *     effect.
       */
      trust_azure_adfs_email_verified_connection_property?: boolean
      /** @description Whether the tenant uses the universal log-in pages. Stored without effect. */
      universal_login?: boolean
      /**
       * @description Whether the consent page describes a scope by the description of the API. Stored without
       *     effect.
       */
      use_scope_descriptions_for_consent?: boolean
    }
    /**
     * @description Language of pages and e-mails, as a BCP 47 tag.
     * @enum {string}
     */
    TenantLocale:
      | 'am'
      | 'ar'
      | 'ar-EG'
      | 'ar-SA'
      | 'az'
      | 'bg'
      | 'bn'
      | 'bs'
      | 'ca-ES'
      | 'cnr'
      | 'cs'
      | 'cy'
      | 'da'
      | 'de'
      | 'el'
      | 'en'
      | 'en-CA'
      | 'es'
      | 'es-419'
      | 'es-AR'
      | 'es-MX'
      | 'et'
      | 'eu-ES'
      | 'fa'
      | 'fi'
      | 'fr'
      | 'fr-CA'
      | 'fr-FR'
      | 'gl-ES'
      | 'gu'
      | 'he'
      | 'hi'
      | 'hr'
      | 'hu'
      | 'hy'
      | 'id'
      | 'is'
      | 'it'
      | 'ja'
      | 'ka'
      | 'kk'
      | 'kn'
      | 'ko'
      | 'lt'
      | 'lv'
      | 'mk'
      | 'ml'
      | 'mn'
      | 'mr'
      | 'ms'
      | 'my'
      | 'nb'
      | 'nl'
      | 'nn'
      | 'no'
      | 'pa'
      | 'pl'
      | 'pt'
      | 'pt-BR'
      | 'pt-PT'
      | 'ro'
      | 'ru'
      | 'sk'
      | 'sl'
      | 'so'
      | 'sq'
      | 'sr'
      | 'sv'
      | 'sw'
      | 'ta'
      | 'te'
      | 'th'
      | 'tl'
      | 'tr'
      | 'uk'
      | 'ur'
      | 'vi'
      | 'zgh'
      | 'zh-CN'
      | 'zh-HK'
      | 'zh-MO'
      | 'zh-TW'
    /** @description Settings for mutual TLS. */
    TenantMtls: {
      /** @description Whether the server metadata lists endpoint aliases for mutual TLS (RFC 8705, section 5). */
      enable_endpoint_aliases?: boolean
    } | null
    /** @description Settings for OpenID Connect logout. */
    TenantOidcLogout: {
      /** @description Whether the server metadata lists the end session endpoint. */
      rp_logout_end_session_endpoint_discovery?: boolean
    }
    /** @description Custom page that replaces a built-in one. Stored without effect. */
    TenantPage: {
      /** @description Whether the custom page is shown. */
      enabled?: boolean
      /** @description HTML of the page, in Liquid. */
      html?: string
    } | null
    /** @description Security headers of the pages. Stored without effect. */
    TenantSecurityHeaders: {
      /** @description Value of the `Content-Security-Policy` header (CSP Level 3). */
      content_security_policy?: components['schemas']['TenantContentSecurityPolicy']
      /** @description Value of the `X-XSS-Protection` header. */
      x_xss_protection?: {
        /** @description Whether pages have the `X-XSS-Protection` header. */
        enabled?: boolean
        /**
         * @description Reaction of the browser to a detected attack: `block` does not render the page.
         * @enum {string}
         */
        mode?: 'block'
        /** @description URL that browsers report violations to. */
        report_uri?: string
      } | null
    } | null
    /** @description Settings of the session cookie. */
    TenantSessionCookie: {
      /**
       * @description Persistence of the session cookie: `persistent` survives the end of the browser,
       *     `non-persistent` does not.
       * @enum {string}
       */
      mode: 'persistent' | 'non-persistent'
    } | null
    /** @description Further session settings. */
    TenantSessions: {
      /** @description Anonymous sessions of users who have not logged in. Stored without effect. */
      anonymous?: {
        /** @description Whether a cookie identifies an anonymous session. */
        activate_cookie?: boolean
        /** @description Lifetime of an anonymous session, in minutes. */
        lifetime_in_minutes?: number
      } | null
      /** @description Whether users confirm a logout that an OpenID Connect client requested. */
      oidc_logout_prompt_enabled?: boolean
    } | null
    /** @description Settings of the tenant. */
    TenantSettings: {
      /** @description Values of `acr` that the server metadata lists as supported. */
      acr_values_supported?: string[] | null
      /**
       * @description Whether authentication requests may name an organization by its name instead of its
       *     identifier. Tokens contain the name as `org_name` then.
       */
      allow_organization_name_in_authentication_api?: boolean
      /** @description URLs to which the server may redirect users after a logout. */
      allowed_logout_urls?: string[]
      /** @description Whether authorization responses contain `iss` (RFC 9207). */
      authorization_response_iss_parameter_supported?: boolean
      /** @description Custom password change page. Stored without effect. */
      change_password?: components['schemas']['TenantPage']
      /**
       * @description Whether a client identifier may be the URL of a client metadata document. Stored without
       *     effect.
       */
      client_id_metadata_document_supported?: boolean
      /**
       * @description Whether the server answers clients in the form of the hosted API where that differs from the
       *     standards: the token endpoint refuses with status 403 in place of 400 (RFC 6749, section 5.2),
       *     and `updated_at` is ISO 8601 text in place of a number of seconds (OpenID Connect Core 1.0,
       *     section 5.1). Clients with a `compliance_level` always get the form of the standards. The
       *     hosted API does not have this setting.
       */
      compatible_answers?: boolean
      /**
       * @description Whether the `picture` of a user for whom none was set is the address of the hosted API, at
       *     `s.gravatar.com`, with an MD5 digest of the e-mail address. By default it is an address of the
       *     tenant, which draws the initials of the name. The hosted API does not have this setting.
       */
      compatible_pictures?: boolean
      /** @description Countries of accepted phone numbers. Stored without effect. */
      country_codes?: components['schemas']['TenantCountryCodes']
      /** @description Whether an action decides on second factors after the log-in. Stored without effect. */
      customize_mfa_in_postlogin_action?: boolean
      /** @description Identifier of the API for which tokens are issued if a request has no `audience`. */
      default_audience?: string
      /** @description Name of the connection that verifies passwords if a request has no `realm`. */
      default_directory?: string
      /**
       * @description URL to which users are redirected who open the log-in page without an authorization request;
       *     `https` only.
       */
      default_redirection_uri?: string
      /** @description Default token quotas of clients and organizations that define none. Stored without effect. */
      default_token_quota?: components['schemas']['TenantTokenQuota']
      /** @description Format of the user codes of the device authorization grant (RFC 8628). */
      device_flow?: components['schemas']['TenantDeviceFlow']
      /**
       * @description Security mode of dynamically registered clients: `strict` requires PKCE of all of them,
       *     `permissive` (the default) only of public clients.
       * @enum {string}
       */
      dynamic_client_registration_security_mode?: 'strict' | 'permissive'
      /** @description Whether the administration interface offers the AI guide. Stored without effect. */
      enable_ai_guide?: boolean
      /**
       * @description Languages of the pages, as BCP 47 tags. The first one is used if the user prefers none of
       *     them.
       */
      enabled_locales?: components['schemas']['TenantLocale'][]
      /** @description Lifetime of an ephemeral session, which ends with the browser, in hours. */
      ephemeral_session_lifetime?: number
      /** @description Page that users see when an error occurs. */
      error_page?: components['schemas']['TenantErrorPage']
      /** @description Flags that enable or disable features of the tenant. */
      flags?: components['schemas']['TenantFlags']
      /** @description Display name of the tenant. */
      friendly_name?: string
      /** @description Custom page for second factors. Stored without effect. */
      guardian_mfa_page?: components['schemas']['TenantPage']
      /** @description Time in hours after which an idle ephemeral session expires. */
      idle_ephemeral_session_lifetime?: number
      /** @description Time in hours after which an idle session expires. */
      idle_session_lifetime?: number
      /** @description Whether log events about logouts contain the session metadata. Stored without effect. */
      include_session_metadata_in_tenant_logs?: boolean
      /** @description Version of the runtime for legacy custom code. Stored without effect. */
      legacy_sandbox_version?: string
      /** @description Time in days for which log events are kept. */
      log_retention_days?: number
      /** @description Settings for mutual TLS. */
      mtls?: components['schemas']['TenantMtls']
      /** @description Settings for OpenID Connect logout. */
      oidc_logout?: components['schemas']['TenantOidcLogout']
      /**
       * @description Whether second factors use the phone provider and the phone templates of the tenant, whatever
       *     provider and texts are set for them.
       */
      phone_consolidated_experience?: boolean
      /** @description URL of the logo of the tenant. */
      picture_url?: string
      /** @description Whether clients may push authorization requests (RFC 9126). */
      pushed_authorization_requests_supported?: boolean
      /**
       * @description Parameter that names the API: `audience` only, or `resource` as well (`compatibility`; RFC
       *     8707). Stored without effect.
       * @enum {string}
       */
      resource_parameter_profile?: 'audience' | 'compatibility'
      /** @description Version of the runtime for custom code. Stored without effect. */
      sandbox_version?: string
      /** @description Versions of the runtime that are available for custom code. Stored without effect. */
      sandbox_versions_available?: string[]
      /** @description Security headers of the pages. Stored without effect. */
      security_headers?: components['schemas']['TenantSecurityHeaders']
      /** @description Settings of the session cookie. */
      session_cookie?: components['schemas']['TenantSessionCookie']
      /** @description Lifetime of a session in hours. */
      session_lifetime?: number
      /** @description Further session settings. */
      sessions?: components['schemas']['TenantSessions']
      /**
       * @description Whether the server skips the confirmation page before it redirects to a callback URL whose
       *     owner cannot be verified, such as a custom URI scheme. Stored without effect.
       */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean
      /** @description E-mail address at which users get support. */
      support_email?: string
      /** @description URL of the support page for users. */
      support_url?: string
      /** @description Settings of the log-in pages. Stored without effect. */
      universal_login?: components['schemas']['TenantUniversalLogin']
    }
    /** @description Tenant settings to change. Omitted members keep their values; null restores the default. */
    TenantSettingsPatch: {
      /** @description Values of `acr` that the server metadata lists as supported. */
      acr_values_supported?: string[] | null
      /**
       * @description Whether authentication requests may name an organization by its name instead of its
       *     identifier. Tokens contain the name as `org_name` then.
       */
      allow_organization_name_in_authentication_api?: boolean | null
      /** @description URLs to which the server may redirect users after a logout. */
      allowed_logout_urls?: string[]
      /** @description Whether authorization responses contain `iss` (RFC 9207). */
      authorization_response_iss_parameter_supported?: boolean | null
      /** @description Custom password change page. Stored without effect. */
      change_password?: components['schemas']['TenantPage']
      /**
       * @description Whether a client identifier may be the URL of a client metadata document. Stored without
       *     effect.
       */
      client_id_metadata_document_supported?: boolean
      /**
       * @description Whether the server answers clients in the form of the hosted API where that differs from the
       *     standards: the token endpoint refuses with status 403 in place of 400 (RFC 6749, section 5.2),
       *     and `updated_at` is ISO 8601 text in place of a number of seconds (OpenID Connect Core 1.0,
       *     section 5.1). Clients with a `compliance_level` always get the form of the standards. The
       *     hosted API does not have this setting.
       */
      compatible_answers?: boolean
      /**
       * @description Whether the `picture` of a user for whom none was set is the address of the hosted API, at
       *     `s.gravatar.com`, with an MD5 digest of the e-mail address. By default it is an address of the
       *     tenant, which draws the initials of the name. The hosted API does not have this setting.
       */
      compatible_pictures?: boolean
      /** @description Countries of accepted phone numbers. Stored without effect. */
      country_codes?: components['schemas']['TenantCountryCodes']
      /** @description Whether an action decides on second factors after the log-in. Stored without effect. */
      customize_mfa_in_postlogin_action?: boolean | null
      /** @description Identifier of the API for which tokens are issued if a request has no `audience`. */
      default_audience?: string
      /** @description Name of the connection that verifies passwords if a request has no `realm`. */
      default_directory?: string
      /**
       * @description URL to which users are redirected who open the log-in page without an authorization request;
       *     `https` only.
       */
      default_redirection_uri?: string
      /** @description Default token quotas of clients and organizations that define none. Stored without effect. */
      default_token_quota?: components['schemas']['TenantTokenQuota']
      /** @description Format of the user codes of the device authorization grant (RFC 8628). */
      device_flow?: components['schemas']['TenantDeviceFlow']
      /**
       * @description Security mode of dynamically registered clients: `strict` requires PKCE of all of them,
       *     `permissive` (the default) only of public clients.
       * @enum {string}
       */
      dynamic_client_registration_security_mode?: 'strict' | 'permissive'
      /** @description Whether the administration interface offers the AI guide. Stored without effect. */
      enable_ai_guide?: boolean
      /**
       * @description Languages of the pages, as BCP 47 tags. The first one is used if the user prefers none of
       *     them.
       */
      enabled_locales?: components['schemas']['TenantLocale'][]
      /** @description Lifetime of an ephemeral session, which ends with the browser, in hours. */
      ephemeral_session_lifetime?: number
      /**
       * @description Lifetime of an ephemeral session, which ends with the browser, in minutes; mutually exclusive
       *     with `ephemeral_session_lifetime`.
       */
      ephemeral_session_lifetime_in_minutes?: number
      /** @description Page that users see when an error occurs. */
      error_page?: components['schemas']['TenantErrorPage']
      /** @description Flags that enable or disable features of the tenant. */
      flags?: components['schemas']['TenantFlags']
      /** @description Display name of the tenant. */
      friendly_name?: string
      /** @description Custom page for second factors. Stored without effect. */
      guardian_mfa_page?: components['schemas']['TenantPage']
      /** @description Time in hours after which an idle ephemeral session expires. */
      idle_ephemeral_session_lifetime?: number
      /**
       * @description Time in minutes after which an idle ephemeral session expires; mutually exclusive with
       *     `idle_ephemeral_session_lifetime`.
       */
      idle_ephemeral_session_lifetime_in_minutes?: number
      /** @description Time in hours after which an idle session expires. */
      idle_session_lifetime?: number
      /**
       * @description Time in minutes after which an idle session expires; mutually exclusive with
       *     `idle_session_lifetime`.
       */
      idle_session_lifetime_in_minutes?: number
      /** @description Whether log events about logouts contain the session metadata. Stored without effect. */
      include_session_metadata_in_tenant_logs?: boolean
      /** @description Version of the runtime for legacy custom code. Stored without effect. */
      legacy_sandbox_version?: string
      /** @description Time in days for which log events are kept. */
      log_retention_days?: number
      /** @description Settings for mutual TLS. */
      mtls?: components['schemas']['TenantMtls']
      /** @description Settings for OpenID Connect logout. */
      oidc_logout?: components['schemas']['TenantOidcLogout']
      /**
       * @description Whether second factors use the phone provider and the phone templates of the tenant, whatever
       *     provider and texts are set for them.
       */
      phone_consolidated_experience?: boolean
      /** @description URL of the logo of the tenant. */
      picture_url?: string
      /** @description Whether clients may push authorization requests (RFC 9126). */
      pushed_authorization_requests_supported?: boolean | null
      /**
       * @description Parameter that names the API: `audience` only, or `resource` as well (`compatibility`; RFC
       *     8707). Stored without effect.
       * @enum {string}
       */
      resource_parameter_profile?: 'audience' | 'compatibility'
      /** @description Version of the runtime for custom code. Stored without effect. */
      sandbox_version?: string
      /** @description Security headers of the pages. Stored without effect. */
      security_headers?: components['schemas']['TenantSecurityHeaders']
      /** @description Settings of the session cookie. */
      session_cookie?: components['schemas']['TenantSessionCookie']
      /** @description Lifetime of a session in hours. */
      session_lifetime?: number
      /** @description Lifetime of a session in minutes; mutually exclusive with `session_lifetime`. */
      session_lifetime_in_minutes?: number
      /** @description Further session settings. */
      sessions?: components['schemas']['TenantSessions']
      /**
       * @description Whether the server skips the confirmation page before it redirects to a callback URL whose
       *     owner cannot be verified, such as a custom URI scheme. Stored without effect.
       */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean | null
      /** @description E-mail address at which users get support. */
      support_email?: string
      /** @description URL of the support page for users. */
      support_url?: string
      /** @description Settings of the log-in pages. Stored without effect. */
      universal_login?: components['schemas']['TenantUniversalLogin']
    }
    /** @description Default token quotas of clients and organizations that define none. Stored without effect. */
    TenantTokenQuota: {
      /** @description Token quota of each client or organization. */
      clients?: components['schemas']['TenantTokenQuotaLimit']
      /** @description Token quota of each client or organization. */
      organizations?: components['schemas']['TenantTokenQuotaLimit']
    } | null
    /** @description Token quota of each client or organization. */
    TenantTokenQuotaLimit: {
      /** @description Maximum numbers of tokens by the client credentials grant. */
      client_credentials: {
        /**
         * @description Whether the server refuses further tokens; otherwise it only logs that the quota is
         *     exceeded.
         */
        enforce?: boolean
        /** @description Maximum number of tokens per day. */
        per_day?: number
        /** @description Maximum number of tokens per hour. */
        per_hour?: number
      }
    }
    /** @description Settings of the log-in pages. Stored without effect. */
    TenantUniversalLogin: {
      /** @description Colors of the log-in pages. `PATCH /branding` sets those that the pages show. */
      colors?: {
        /** @description Color of the page background, as `#rrggbb`. */
        page_background?: string
        /** @description Color of buttons and links, as `#rrggbb`. */
        primary?: string
      } | null
      /** @description Settings of log-ins by e-mail or SMS. */
      passwordless?: {
        /**
         * @description Whether the link in an e-mail completes a log-in in another browser than the one that
         *     began it.
         */
        allow_magiclink_verify_without_session?: boolean
      } | null
    } | null
    /** @description Ticket: a link that can be used once. */
    Ticket: {
      /** @description URL of the ticket. The server stores only a hash of its secret. */
      ticket: string
    }
    /** @description Identity that is meant, if the user has several. */
    TicketIdentity: {
      /** @description Unique identifier of the connection of the identity. */
      connection_id?: string
      /**
       * @description Strategy of the connection: the kind of identity source. `auth0` (database) and `email`
       *     (passwordless) store the users in the tenant; users of all others log in at an identity provider.
       */
      provider: components['schemas']['ConnectionStrategy']
      /** @description Identifier of the user at the identity provider. */
      user_id: string
    }
    /** @description Token exchange profile. */
    TokenExchangeProfile: {
      /**
       * Format: date-time
       * @description Time at which the profile was created.
       */
      created_at: string
      /** @description Identifier of the token exchange profile. */
      id: string
      /** @description Name of the token exchange profile. */
      name: string
      /**
       * @description Subject tokens that the profile accepts: JWTs of one issuer, signed with an asymmetric algorithm
       *     by a key of its key set. They need `exp`, and the claim that names the user.
       */
      subject_token: components['schemas']['TokenExchangeSubjectToken']
      /** @description URI that applications send as `subject_token_type`. */
      subject_token_type: string
      /**
       * @description Type of the profile.
       * @enum {string}
       */
      type: 'custom_authentication'
      /**
       * Format: date-time
       * @description Time of the last change.
       */
      updated_at: string
    }
    /** @description Token exchange profiles of one page, with a cursor to the next page. */
    TokenExchangeProfileCheckpoint: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Token exchange profiles of this page, oldest first. */
      token_exchange_profiles: components['schemas']['TokenExchangeProfile'][]
    }
    /** @description Token exchange profile to create. */
    TokenExchangeProfileDefinition: {
      /**
       * @description Identifier of the action that judges subject tokens. Actions are not implemented: a request
       *     with this member is answered with 501. Send `subject_token` in its place.
       */
      action_id?: string
      /** @description Name of the token exchange profile, for administrators. */
      name: string
      /**
       * @description Subject tokens that the profile accepts: JWTs of one issuer, signed with an asymmetric algorithm
       *     by a key of its key set. They need `exp`, and the claim that names the user.
       */
      subject_token?: components['schemas']['TokenExchangeSubjectToken']
      /**
       * Format: absolute-uri
       * @description URI that applications send as `subject_token_type`, unique within the tenant. It begins with
       *     `https://`, `http://` or `urn:`, and not with `urn:ietf:`, `urn:auth0:`, `urn:okta:` or an
       *     address of `auth0.com` or `okta.com`.
       */
      subject_token_type: string
      /**
       * @description Type of the profile. It logs the user in whom the subject token names.
       * @enum {string}
       */
      type: 'custom_authentication'
    }
    /**
     * @description Members of the token exchange profile to change. Omitted members keep their values;
     *     `subject_token` is replaced as a whole.
     */
    TokenExchangeProfilePatch: {
      /** @description Name of the token exchange profile, for administrators. */
      name?: string
      /**
       * @description Subject tokens that the profile accepts: JWTs of one issuer, signed with an asymmetric algorithm
       *     by a key of its key set. They need `exp`, and the claim that names the user.
       */
      subject_token?: components['schemas']['TokenExchangeSubjectToken']
      /**
       * Format: absolute-uri
       * @description URI that applications send as `subject_token_type`, unique within the tenant. It begins with
       *     `https://`, `http://` or `urn:`, and not with `urn:ietf:`, `urn:auth0:`, `urn:okta:` or an
       *     address of `auth0.com` or `okta.com`.
       */
      subject_token_type?: string
    }
    /**
     * @description Subject tokens that the profile accepts: JWTs of one issuer, signed with an asymmetric algorithm
     *     by a key of its key set. They need `exp`, and the claim that names the user.
     */
    TokenExchangeSubjectToken: {
      /**
       * @description Accepted values of the claim `aud`, of which a token must name one. Tokens that the issuer
       *     makes for other applications are refused by it (RFC 7519, section 4.1.3).
       */
      audiences: string[]
      /**
       * @description Identifier of a connection to an identity provider. A token is then a log-in at this
       *     connection: its settings decide whether a new user is created and whether the profile is
       *     updated, and the application needs the connection enabled. Without it, no users are created,
       *     and the issuer can name any user of the tenant.
       */
      connection_id?: string
      /** @description Value of the claim `iss`, compared as text (RFC 7519, section 4.1.1). */
      issuer: string
      /**
       * Format: absolute-uri
       * @description HTTPS URL of the issuer's JSON Web Key Set (RFC 7517, section 5). The server reads it again
       *     for a token with an unknown `kid`.
       */
      jwks_uri: string
      /**
       * @description Claim that names the user. With `connection_id`, it has the identifier of the user at the
       *     identity provider; without, the `user_id` of a user of the tenant, such as `auth0|5f7c8ec7`.
       * @default sub
       */
      user_id_claim?: string
    }
    /** @description Page template, in which the pages of the log-in are shown. */
    UniversalLoginTemplate: {
      /** @description HTML of the template, in Liquid. */
      body: string
    }
    /** @description Page template, in which the pages of the log-in are shown. */
    UniversalLoginTemplateDefinition: {
      /**
       * @description HTML of the template, in Liquid. It contains `{%- auth0:head -%}` in its head, and
       *     `{%- auth0:widget -%}` where the page is shown.
       */
      template: string
    }
    /** @description User. Members without a value are omitted. */
    User: {
      /** @description Metadata that the user cannot change, such as a plan or external identifiers. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Whether the user is blocked. A blocked user cannot log in. */
      blocked?: boolean
      /**
       * Format: date-time
       * @description Time at which the user was created.
       */
      created_at?: string
      /** @description E-mail address of the user, in lower case. Unique within its connection. */
      email?: string
      /** @description Whether the user has verified the e-mail address. */
      email_verified?: boolean
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /** @description Identities of the user. The identifier of the user is derived from the first one. */
      identities?: components['schemas']['UserIdentity'][]
      /** @description IP address from which the user last logged in. */
      last_ip?: string
      /**
       * Format: date-time
       * @description Time at which the user last logged in.
       */
      last_login?: string
      /**
       * Format: date-time
       * @description Time at which the password of the user was last changed.
       */
      last_password_reset?: string
      /** @description Number of log-ins of the user. */
      logins_count?: number
      /** @description Full name of the user; by default the e-mail address. */
      name?: string
      /** @description Nickname of the user; by default the e-mail address up to the `@`. */
      nickname?: string
      /** @description Phone number of the user in E.164 format. Unique within its connection. */
      phone_number?: string
      /** @description Whether the user has verified the phone number. */
      phone_verified?: boolean
      /** @description URL of a picture of the user; by default the tenant draws initials. */
      picture?: string
      /**
       * Format: date-time
       * @description Time at which the user was last updated.
       */
      updated_at?: string
      /**
       * @description Unique identifier of the user: the provider, `|` and the identifier at the provider, as in
       *     `auth0|507f1f77bcf86cd799439020`.
       */
      user_id?: string
      /** @description Metadata that the user may read and change, such as preferences. */
      user_metadata?: {
        [key: string]: unknown
      }
      /** @description Username of the user, in lower case. Unique within its connection. */
      username?: string
    }
    /** @description Access of a user to revoke. */
    UserAccessRevocation: {
      /**
       * @description Whether refresh tokens remain valid.
       * @default false
       */
      preserve_refresh_tokens?: boolean
      /** @description Unique identifier of the session to end; by default all sessions of the user. */
      session_id?: string
    }
    /** @description Mapping of the attributes of users. It has no effect on log-ins. */
    UserAttributeProfile: {
      /** @description Identifier of the user attribute profile. */
      id: string
      /** @description Name of the user attribute profile, unique within the tenant. */
      name: string
      /** @description Attributes of users and their mappings, by name. Stored without effect. */
      user_attributes: components['schemas']['UserAttributeProfileAttributes']
      /** @description Mapping of the identifier that a user has at the identity provider. Stored without effect. */
      user_id: components['schemas']['UserAttributeProfileUserId']
    }
    /** @description Attribute of users, with the sources of its value. */
    UserAttributeProfileAttribute: {
      /** @description Member of the user that gets the value. */
      auth0_mapping: string
      /** @description Description of the attribute, as administrators read it. */
      description: string
      /** @description Label of the attribute, as administrators read it. */
      label: string
      /** @description Claim of OpenID Connect to read the value from. */
      oidc_mapping?: components['schemas']['UserAttributeProfileOidcMapping']
      /** @description Whether each user must have a value. */
      profile_required: boolean
      /** @description Names of SAML attributes that have the value, the preferred one first. */
      saml_mapping?: components['schemas']['UserAttributeProfileSamlMapping']
      /** @description SCIM attribute to read the value from (RFC 7643). */
      scim_mapping?: string
      /** @description Mappings that differ for connections of some strategies, by strategy. */
      strategy_overrides?: components['schemas']['UserAttributeProfileOverrides']
    }
    /** @description Attributes of users and their mappings, by name. Stored without effect. */
    UserAttributeProfileAttributes: {
      [key: string]: components['schemas']['UserAttributeProfileAttribute']
    }
    /** @description User attribute profiles of one page, with a cursor to the next page. */
    UserAttributeProfileCheckpoint: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description User attribute profiles of this page, oldest first. */
      user_attribute_profiles: components['schemas']['UserAttributeProfile'][]
    }
    /** @description User attribute profile to create. */
    UserAttributeProfileDefinition: {
      /** @description Name of the user attribute profile, unique within the tenant. */
      name: string
      /** @description Attributes of users and their mappings, by name. Stored without effect. */
      user_attributes: components['schemas']['UserAttributeProfileAttributes']
      /** @description Mapping of the identifier that a user has at the identity provider. Stored without effect. */
      user_id?: components['schemas']['UserAttributeProfileUserId']
    }
    /** @description Claim of OpenID Connect to read the value from. */
    UserAttributeProfileOidcMapping: {
      /** @description Name of the claim that is shown to administrators. */
      display_name?: string
      /** @description Name of the claim, or a text with references such as `${context.tokenset.email}`. */
      mapping: string
    }
    /** @description Mapping of the attribute for connections of one strategy. */
    UserAttributeProfileOverride: {
      /** @description Claim of OpenID Connect to read the value from. */
      oidc_mapping?: components['schemas']['UserAttributeProfileOidcMapping']
      /** @description Names of SAML attributes that have the value, the preferred one first. */
      saml_mapping?: components['schemas']['UserAttributeProfileSamlMapping']
      /** @description SCIM attribute to read the value from (RFC 7643). */
      scim_mapping?: string
    }
    /** @description Mappings that differ for connections of some strategies, by strategy. */
    UserAttributeProfileOverrides: {
      /** @description Mapping of the attribute for connections of one strategy. */
      ad?: components['schemas']['UserAttributeProfileOverride']
      /** @description Mapping of the attribute for connections of one strategy. */
      adfs?: components['schemas']['UserAttributeProfileOverride']
      /** @description Mapping of the attribute for connections of one strategy. */
      'google-apps'?: components['schemas']['UserAttributeProfileOverride']
      /** @description Mapping of the attribute for connections of one strategy. */
      oidc?: components['schemas']['UserAttributeProfileOverride']
      /** @description Mapping of the attribute for connections of one strategy. */
      okta?: components['schemas']['UserAttributeProfileOverride']
      /** @description Mapping of the attribute for connections of one strategy. */
      pingfederate?: components['schemas']['UserAttributeProfileOverride']
      /** @description Mapping of the attribute for connections of one strategy. */
      samlp?: components['schemas']['UserAttributeProfileOverride']
      /** @description Mapping of the attribute for connections of one strategy. */
      waad?: components['schemas']['UserAttributeProfileOverride']
    }
    /**
     * @description Members of the user attribute profile to change. Omitted members keep their values; `user_id` and
     *     `user_attributes` are replaced as a whole.
     */
    UserAttributeProfilePatch: {
      /** @description Name of the user attribute profile, unique within the tenant. */
      name?: string
      /** @description Attributes of users and their mappings, by name. Stored without effect. */
      user_attributes?: components['schemas']['UserAttributeProfileAttributes']
      /**
       * @description Mapping of the identifier that a user has at the identity provider; null restores the
       *     defaults. Stored without effect.
       */
      user_id?: components['schemas']['UserAttributeProfileUserId'] | null
    }
    /** @description Names of SAML attributes that have the value, the preferred one first. */
    UserAttributeProfileSamlMapping: string[]
    /** @description Template of a user attribute profile. */
    UserAttributeProfileTemplate: {
      /** @description Name of the template, as administrators read it. */
      display_name: string
      /** @description Identifier of the template. */
      id: string
      /** @description User attribute profile that can be created as it is, or after changes. */
      template: components['schemas']['UserAttributeProfileTemplateContent']
    }
    /** @description User attribute profile that can be created as it is, or after changes. */
    UserAttributeProfileTemplateContent: {
      /** @description Name for the user attribute profile. */
      name: string
      /** @description Attributes of users and their mappings, by name. Stored without effect. */
      user_attributes: components['schemas']['UserAttributeProfileAttributes']
      /** @description Mapping of the identifier that a user has at the identity provider. Stored without effect. */
      user_id: components['schemas']['UserAttributeProfileUserId']
    }
    /** @description Templates of user attribute profiles. */
    UserAttributeProfileTemplateList: {
      /** @description Templates of the server. */
      user_attribute_profile_templates: components['schemas']['UserAttributeProfileTemplate'][]
    }
    /** @description Mapping of the identifier that a user has at the identity provider. Stored without effect. */
    UserAttributeProfileUserId: {
      /**
       * @description Claim with the identifier (OpenID Connect Core 1.0, section 2).
       * @enum {string}
       */
      oidc_mapping?: 'sub'
      /** @description Names of SAML attributes that have the value, the preferred one first. */
      saml_mapping?: components['schemas']['UserAttributeProfileSamlMapping']
      /** @description SCIM attribute with the identifier (RFC 7643). The default is `externalId`. */
      scim_mapping?: string
      /** @description Mappings that differ for connections of some strategies, by strategy. */
      strategy_overrides?: components['schemas']['UserAttributeProfileUserIdOverrides']
    }
    /** @description Mapping of the identifier for connections of one strategy. */
    UserAttributeProfileUserIdOverride: {
      /**
       * @description Claim with the identifier.
       * @enum {string}
       */
      oidc_mapping?: 'sub' | 'oid' | 'email'
      /** @description Names of SAML attributes that have the value, the preferred one first. */
      saml_mapping?: components['schemas']['UserAttributeProfileSamlMapping']
      /** @description SCIM attribute with the identifier (RFC 7643). */
      scim_mapping?: string
    }
    /** @description Mappings that differ for connections of some strategies, by strategy. */
    UserAttributeProfileUserIdOverrides: {
      /** @description Mapping of the identifier for connections of one strategy. */
      ad?: components['schemas']['UserAttributeProfileUserIdOverride']
      /** @description Mapping of the identifier for connections of one strategy. */
      adfs?: components['schemas']['UserAttributeProfileUserIdOverride']
      /** @description Mapping of the identifier for connections of one strategy. */
      'google-apps'?: components['schemas']['UserAttributeProfileUserIdOverride']
      /** @description Mapping of the identifier for connections of one strategy. */
      oidc?: components['schemas']['UserAttributeProfileUserIdOverride']
      /** @description Mapping of the identifier for connections of one strategy. */
      okta?: components['schemas']['UserAttributeProfileUserIdOverride']
      /** @description Mapping of the identifier for connections of one strategy. */
      pingfederate?: components['schemas']['UserAttributeProfileUserIdOverride']
      /** @description Mapping of the identifier for connections of one strategy. */
      samlp?: components['schemas']['UserAttributeProfileUserIdOverride']
      /** @description Mapping of the identifier for connections of one strategy. */
      waad?: components['schemas']['UserAttributeProfileUserIdOverride']
    }
    /** @description Authentication method of a user in addition to the password. */
    UserAuthenticationMethod: {
      /** @description AAGUID of the authenticator, which identifies its model. */
      aaguid?: string
      /**
       * @description Whether the authentication method is confirmed, by its first use or by an administrator. A
       *     log-in does not require an unconfirmed one.
       */
      confirmed?: boolean
      /**
       * Format: date-time
       * @description Time at which the authentication method was created.
       */
      created_at: string
      /** @description Whether the credential is backed up, so that it survives the loss of the device. */
      credential_backed_up?: boolean
      /**
       * @description Device type of the credential: whether it can exist on several devices.
       * @enum {string}
       */
      credential_device_type?: 'single_device' | 'multi_device'
      /** @description E-mail address that codes are sent to. */
      email?: string
      /**
       * Format: date-time
       * @description Time at which the user first used the authentication method.
       */
      enrolled_at?: string
      /**
       * @description Unique identifier of the authentication method: its type, `|` and a device identifier, as in
       *     `totp|dev_8Hq2vXcT6mKwZ4pB`.
       */
      id: string
      /** @description Identifier of the identity that the credential belongs to. */
      identity_user_id?: string
      /** @description Credential identifier (Web Authentication), base64url-encoded. */
      key_id?: string
      /**
       * Format: date-time
       * @description Time at which the user last used the authentication method.
       */
      last_auth_at?: string
      /** @description Name of the authentication method, given by the user or an administrator. */
      name?: string
      /** @description Phone number that codes are sent to. */
      phone_number?: string
      /**
       * @description Preferred channel of codes to a phone: text message (`sms`) or `voice` call.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
      /** @description Public key of the credential in COSE format, base64url-encoded. */
      public_key?: string
      /** @description Relying party identifier of the credential: a domain. */
      relying_party_identifier?: string
      /**
       * @description Secret that the authenticator app derives one-time passwords from, in Base32 (RFC 6238).
       *     Returned only by the request that creates it.
       */
      totp_secret?: string
      /** @description Transports by which the authenticator can be reached, such as `usb` or `internal`. */
      transports?: string[]
      /**
       * @description Type of the authentication method.
       * @enum {string}
       */
      type:
        | 'recovery-code'
        | 'totp'
        | 'push'
        | 'phone'
        | 'email'
        | 'email-verification'
        | 'webauthn-roaming'
        | 'webauthn-platform'
        | 'guardian'
        | 'passkey'
        | 'password'
      /** @description User agent with which the credential was enrolled. */
      user_agent?: string
      /** @description User handle: the identifier of the user at the authenticator, base64url-encoded. */
      user_handle?: string
    }
    /** @description Authentication methods of a user. */
    UserAuthenticationMethodArray: components['schemas']['UserAuthenticationMethod'][]
    /** @description Authentication method to create. The server marks it as confirmed. */
    UserAuthenticationMethodDefinition: {
      /** @description AAGUID of the authenticator, which identifies its model. */
      aaguid?: string
      /** @description Whether the credential is backed up, so that it survives the loss of the device. */
      credential_backed_up?: boolean
      /**
       * @description Device type of the credential: whether it can exist on several devices.
       * @enum {string}
       */
      credential_device_type?: 'single_device' | 'multi_device'
      /** @description E-mail address that codes are sent to, for the type `email`. */
      email?: string
      /** @description Identifier of the identity that the credential belongs to. */
      identity_user_id?: string
      /**
       * @description Credential identifier (Web Authentication), base64url-encoded, for the types `passkey` and
       *     `webauthn-roaming`.
       */
      key_id?: string
      /** @description Name of the authentication method. */
      name?: string
      /** @description Phone number that codes are sent to, for the type `phone`. */
      phone_number?: string
      /**
       * @description Preferred channel of codes to a phone: text message (`sms`) or `voice` call.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
      /** @description Public key of the credential in COSE format, base64url-encoded. */
      public_key?: string
      /** @description Relying party identifier of the credential: a domain. */
      relying_party_identifier?: string
      /**
       * @description Secret for one-time passwords in Base32, at least 10 bytes long; for the type `totp` the
       *     server generates one by default.
       */
      totp_secret?: string
      /** @description Transports by which the authenticator can be reached, such as `usb` or `internal`. */
      transports?: string[]
      /**
       * @description Type of the authentication method.
       * @enum {string}
       */
      type: 'phone' | 'email' | 'totp' | 'webauthn-roaming' | 'passkey'
      /** @description User agent with which the credential was enrolled. */
      user_agent?: string
      /** @description User handle: the identifier of the user at the authenticator, base64url-encoded. */
      user_handle?: string
    }
    /** @description Authentication methods of one page: an array, or with `include_totals` an object with totals. */
    UserAuthenticationMethodList:
      | components['schemas']['UserAuthenticationMethod'][]
      | components['schemas']['UserAuthenticationMethodPage']
    /** @description Authentication methods of one page, with totals. */
    UserAuthenticationMethodPage: {
      /** @description Authentication methods of this page. */
      authenticators: components['schemas']['UserAuthenticationMethod'][]
      /** @description Maximum number of authentication methods per page. */
      limit: number
      /** @description Zero-based position of the first authentication method of this page. */
      start: number
      /** @description Total number of authentication methods of the user. */
      total: number
    }
    /** @description Authentication method members to change. */
    UserAuthenticationMethodPatch: {
      /** @description Name of the authentication method. */
      name?: string
      /**
       * @description Preferred channel of codes to a phone: text message (`sms`) or `voice` call; for the type
       *     `phone` only.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
    }
    /**
     * @description Authentication methods that replace all methods of the user with the types `phone`, `email` and
     *     `totp`.
     */
    UserAuthenticationMethodReplacements: {
      /** @description E-mail address that codes are sent to, for the type `email`. */
      email?: string
      /** @description Name of the authentication method. */
      name?: string
      /** @description Phone number that codes are sent to, for the type `phone`. */
      phone_number?: string
      /**
       * @description Preferred channel of codes to a phone: text message (`sms`) or `voice` call.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
      /**
       * @description Secret for one-time passwords in Base32, at least 10 bytes long; for the type `totp` the
       *     server generates one by default.
       */
      totp_secret?: string
      /**
       * @description Type of the authentication method.
       * @enum {string}
       */
      type: 'phone' | 'email' | 'totp'
    }[]
    /** @description Block of an identifier by brute-force protection. */
    UserBlock: {
      /**
       * @description Name of the connection at which log-ins are blocked. Absent if they are blocked at all
       *     connections.
       */
      connection?: string
      /** @description Identifier that was typed at the log-in, in lower case. */
      identifier: string
      /** @description IP address from which log-ins are blocked. Absent if they are blocked from all addresses. */
      ip?: string
    }
    /** @description Blocks of an account. */
    UserBlockList: {
      /** @description Blocks of the account, one for each identifier and IP address. */
      blocked_for: components['schemas']['UserBlock'][]
    }
    /** @description User to create in a database connection. */
    UserDefinition: {
      /** @description Metadata that the user cannot change, such as a plan or external identifiers. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Whether the user is blocked. A blocked user cannot log in. */
      blocked?: boolean
      /** @description Name of the database connection that stores the user. */
      connection: string
      /**
       * Format: email
       * @description E-mail address. Letters are stored in lower case, the domain in ASCII (RFC 5891).
       */
      email?: string
      /** @description Whether the user has verified the e-mail address. */
      email_verified?: boolean
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /** @description Full name of the user. */
      name?: string
      /** @description Nickname of the user. */
      nickname?: string
      /**
       * @description Password of the user. It must satisfy the password policy of the connection and is never
       *     returned.
       */
      password?: string
      /** @description Phone number of the user in E.164 format. */
      phone_number?: string
      /** @description Whether the user has verified the phone number. */
      phone_verified?: boolean
      /**
       * Format: uri
       * @description URL of a picture, with the scheme `https` or `http`.
       */
      picture?: string
      /** @description Identifier of the user without the prefix `auth0|`; by default the server generates one. */
      user_id?: string
      /** @description Metadata that the user may read and change, such as preferences. */
      user_metadata?: {
        [key: string]: unknown
      }
      /**
       * @description Username, stored as the profile UsernameCaseMapped of RFC 8265 has it. An e-mail address or a
       *     phone number is refused.
       */
      username?: string
      /** @description Whether the server sends an e-mail that asks the user to verify the address. */
      verify_email?: boolean
    }
    /** @description Permission that a user has, directly or by a role. */
    UserEffectivePermission: {
      /** @description Description of the permission. */
      description?: string
      /** @description Name of the permission, which is a scope of the API. */
      permission_name: string
      /** @description Identifier (audience) of the API that the permission belongs to. */
      resource_server_identifier: string
      /** @description Name of the API that the permission belongs to. */
      resource_server_name?: string
      /** @description Sources of the permission: direct assignment or roles. */
      sources: ('direct' | 'roles')[]
    }
    /** @description Permissions of one page, with a cursor to the next page. */
    UserEffectivePermissionCheckpoint: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Permissions of this page. */
      permissions: components['schemas']['UserEffectivePermission'][]
    }
    /** @description Role that a user has. */
    UserEffectiveRole: {
      /** @description Description of the role; empty if it has none. */
      description: string
      /** @description Unique identifier of the role. */
      id: string
      /** @description Name of the role. */
      name: string
      /** @description Sources of the role. Direct assignment is the only one. */
      sources: 'direct'[]
    }
    /** @description Roles of one page, with a cursor to the next page. */
    UserEffectiveRoleCheckpoint: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Roles of this page. */
      roles: components['schemas']['UserEffectiveRole'][]
    }
    /** @description Users who have the e-mail address. */
    UserEmailList: components['schemas']['User'][]
    /** @description Enrollment: a second factor of a user. */
    UserEnrollment: {
      /**
       * @description Mechanism of the second factor.
       * @enum {string}
       */
      auth_method?: 'authenticator' | 'guardian' | 'sms' | 'webauthn-platform' | 'webauthn-roaming'
      /**
       * Format: date-time
       * @description Time at which the user first used the second factor.
       */
      enrolled_at?: string
      /** @description Unique identifier of the enrollment. */
      id: string
      /** @description Identifier of the second factor, such as an e-mail address. */
      identifier?: string
      /**
       * Format: date-time
       * @description Time at which the user last used the second factor.
       */
      last_auth?: string
      /** @description Name of the enrollment, given by the user or an administrator. */
      name?: string
      /** @description Phone number that codes are sent to. */
      phone_number?: string
      /**
       * @description State of the enrollment: `confirmed` once the user has used the second factor.
       * @enum {string}
       */
      status: 'pending' | 'confirmed'
      /** @description Type of the authentication method. */
      type: string
    }
    /** @description Second factors of a user. */
    UserEnrollmentList: components['schemas']['UserEnrollment'][]
    /** @description Identities of a user. The first one determines the identifier of the user. */
    UserIdentities: components['schemas']['UserIdentity'][]
    /** @description Identity of a user: an account at a connection. */
    UserIdentity: {
      /**
       * @description Access token that the identity provider issued at the last log-in; only with the scope
       *     `read:user_idp_tokens`.
       */
      access_token?: string
      /** @description Name of the connection of the identity. */
      connection: string
      /**
       * @description Lifetime that the access token of the identity provider had at the last log-in, in seconds;
       *     only with the scope `read:user_idp_tokens`.
       */
      expires_in?: number
      /** @description Whether the identity provider is a social network. */
      isSocial: boolean
      /** @description Profile that the account had before it was linked, and has again when it is unlinked. */
      profileData?: components['schemas']['UserProfileData']
      /** @description Identity provider: the strategy of the connection, `auth0` for database connections. */
      provider: string
      /**
       * @description Refresh token that the identity provider issued at the last log-in; only with the scope
       *     `read:user_idp_tokens`.
       */
      refresh_token?: string
      /** @description Identifier of the user at the identity provider. */
      user_id: string
    }
    /** @description Identity to link, given by its provider and identifier or by an ID token of its user. */
    UserIdentityLink: {
      /** @description Unique identifier of the connection to which the identity must belong. */
      connection_id?: string
      /**
       * @description ID token of the user whose identity is linked, which this tenant has issued to one of its
       *     clients. Takes the place of `provider` and `user_id`.
       */
      link_with?: string
      /** @description Identity provider of the identity to link, `auth0` for a database connection. */
      provider?: string
      /** @description Identifier of the user at the identity provider, with or without the prefix of the provider. */
      user_id?: string
    }
    /** @description User of an import file. An e-mail address, a username or a phone number is required. */
    UserImport: {
      /** @description Metadata that the user cannot change, such as a plan or external identifiers. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Whether the user is blocked. A blocked user cannot log in. */
      blocked?: boolean
      /** @description Password hash of the user from another system. */
      custom_password_hash?: components['schemas']['CustomPasswordHash']
      /**
       * Format: email
       * @description E-mail address of the user; stored in lower case.
       */
      email?: string
      /**
       * @description Whether the user has verified the e-mail address.
       * @default false
       */
      email_verified?: boolean
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /** @description Second factors of the user. Importing them is not supported: a user who has any is rejected. */
      mfa_factors?: {
        [key: string]: unknown
      }[]
      /** @description Full name of the user. */
      name?: string
      /** @description Nickname of the user. */
      nickname?: string
      /** @description Password hash of the user by bcrypt, with the prefix `$2a$` or `$2b$`. */
      password_hash?: string
      /** @description Phone number of the user in E.164 format. */
      phone_number?: string
      /** @description Whether the user has verified the phone number. */
      phone_verified?: boolean
      /**
       * Format: uri
       * @description URL of a picture, with the scheme `https` or `http`.
       */
      picture?: string
      /** @description Identifier of the user without the prefix `auth0|`. */
      user_id?: string
      /** @description Metadata that the user may read and change, such as preferences. */
      user_metadata?: {
        [key: string]: unknown
      }
      /** @description Username of the user. It is refused for a connection without usernames. */
      username?: string
    }
    /** @description Users of one page: an array, or with `include_totals` an object with totals. */
    UserList: components['schemas']['User'][] | components['schemas']['UserPage']
    /** @description Users of one page, with totals. */
    UserPage: {
      /** @description Number of users on this page. */
      length: number
      /** @description Maximum number of users per page. */
      limit: number
      /** @description Zero-based position of the first user of this page. */
      start: number
      /** @description Total number of users that match the query; an estimate above 10,000. */
      total: number
      /** @description Users of this page. */
      users: components['schemas']['User'][]
    }
    /** @description User members to change. Omitted members keep their values; null removes a member. */
    UserPatch: {
      /**
       * @description Metadata that the user cannot change. Merged with the stored metadata one level deep; null
       *     removes a member.
       */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Whether the user is blocked. A blocked user cannot log in. */
      blocked?: boolean
      /** @description Client that the verification e-mail is sent for. */
      client_id?: string
      /**
       * @description Name of the connection whose identity is changed, for `email`, `phone_number`, `username`,
       *     `email_verified`, `phone_verified` and `password`; by default the connection of the first
       *     identity.
       */
      connection?: string
      /**
       * Format: email
       * @description E-mail address. Letters are stored in lower case, the domain in ASCII (RFC 5891).
       */
      email?: string | null
      /** @description Whether the user has verified the e-mail address. */
      email_verified?: boolean
      /** @description Family name of the user. */
      family_name?: string | null
      /** @description Given name of the user. */
      given_name?: string | null
      /** @description Full name of the user. */
      name?: string | null
      /** @description Nickname of the user. */
      nickname?: string | null
      /**
       * @description New password of the user. It must satisfy the password policy of the connection and is never
       *     returned.
       */
      password?: string | null
      /** @description Phone number of the user in E.164 format. */
      phone_number?: string | null
      /** @description Whether the user has verified the phone number. */
      phone_verified?: boolean
      /**
       * Format: uri
       * @description URL of a picture, with the scheme `https` or `http`. Null restores the default, initials that
       *     the tenant draws.
       */
      picture?: string | null
      /**
       * @description Metadata that the user may read and change. Merged with the stored metadata one level deep;
       *     null removes a member.
       */
      user_metadata?: {
        [key: string]: unknown
      }
      /**
       * @description Username, stored as the profile UsernameCaseMapped of RFC 8265 has it. An e-mail address or a
       *     phone number is refused.
       */
      username?: string | null
      /**
       * @description Whether the server sends an e-mail that asks the user to verify the address. It sends none for
       *     an address that is verified.
       */
      verify_email?: boolean
      /**
       * @description Whether the server sends a message that verifies the phone number. Has no effect yet: no
       *     message is sent.
       */
      verify_phone_number?: boolean
    }
    /** @description Permission that is assigned to a user directly. */
    UserPermission: {
      /** @description Description of the permission. */
      description?: string
      /** @description Name of the permission, which is a scope of the API. */
      permission_name: string
      /** @description Identifier (audience) of the API that the permission belongs to. */
      resource_server_identifier: string
      /** @description Name of the API that the permission belongs to. */
      resource_server_name?: string
      /** @description Sources of the permission. */
      sources: components['schemas']['UserPermissionSource'][]
    }
    /** @description Permissions of one page: an array, or with `include_totals` an object with totals. */
    UserPermissionList:
      | components['schemas']['UserPermission'][]
      | components['schemas']['UserPermissionPage']
    /** @description Permissions of one page, with totals. */
    UserPermissionPage: {
      /** @description Maximum number of permissions per page. */
      limit: number
      /** @description Permissions of this page. */
      permissions: components['schemas']['UserPermission'][]
      /** @description Zero-based position of the first permission of this page. */
      start: number
      /** @description Total number of permissions. */
      total: number
    }
    /** @description Source of a permission that is assigned to a user directly. */
    UserPermissionSource: {
      /**
       * @description Identifier of the source; always empty for a direct assignment.
       * @enum {string}
       */
      source_id: ''
      /**
       * @description Name of the source; always empty for a direct assignment.
       * @enum {string}
       */
      source_name: ''
      /**
       * @description Type of the source: direct assignment to the user.
       * @enum {string}
       */
      source_type: 'DIRECT'
    }
    /** @description Profile that the account had before it was linked, and has again when it is unlinked. */
    UserProfileData: {
      /** @description E-mail address of the account, in lower case. */
      email?: string
      /** @description Whether the user has verified the e-mail address. */
      email_verified?: boolean
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /** @description Full name of the user. */
      name?: string
      /** @description Nickname of the user. */
      nickname?: string
      /** @description Phone number of the user in E.164 format. */
      phone_number?: string
      /** @description Whether the user has verified the phone number. */
      phone_verified?: boolean
      /** @description URL of a picture of the user. */
      picture?: string
      /** @description Username of the account, in lower case. */
      username?: string
    }
    /** @description Refresh tokens of a user on one page, with a cursor to the next page. */
    UserRefreshTokenList: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Refresh tokens of this page. */
      tokens: components['schemas']['RefreshToken'][]
    }
    /** @description Roles to assign to or remove from a user. */
    UserRoles: {
      /** @description Unique identifiers of the roles. */
      roles: string[]
    }
    /** @description Sessions of a user on one page, with a cursor to the next page. */
    UserSessionList: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Sessions of this page. */
      sessions: components['schemas']['Session'][]
    }
    /** @description User export to start. All members are optional. */
    UsersExportDefinition: {
      /**
       * @description Unique identifier of the connection whose users are exported; by default the users of all
       *     connections.
       */
      connection_id?: string
      /** @description User properties to export. */
      fields?: components['schemas']['UsersExportField'][]
      /** @description Format of the export file; `json` has one JSON object per line. */
      format?: components['schemas']['JobFormat']
      /** @description Maximum number of users to export, oldest first. */
      limit?: number
    }
    /** @description User property to export. */
    UsersExportField: {
      /** @description Name of the property in the export file; by default its path. */
      export_as?: string
      /**
       * @description Path of the user property, such as `email`, `user_metadata.color` or
       *     `identities[0].connection`.
       */
      name: string
    }
    /** @description User import to start. */
    UsersImportDefinition: {
      /** @description Unique identifier of the database connection that receives the users. */
      connection_id: string
      /** @description Identifier that the caller gave to the job. */
      external_id?: string
      /**
       * @description Whether the server reports the end of the job by e-mail.
       * @default true
       */
      send_completion_email?: boolean
      /**
       * @description Whether the import updates users that already exist. If not, it rejects them.
       * @default false
       */
      upsert?: boolean
      /**
       * @description File of users: a JSON array, or one JSON object per line, in UTF-8. Its maximum size is the
       *     server setting `LATCHKEY_IMPORT_BYTES`.
       */
      users: string
    }
    /**
     * Format: date-time
     * @description Date and time in UTC without fractions of a second (RFC 3339).
     */
    UtcSecond: string
    /** @description Claims of one namespace to request; true requests the claim. */
    VerifiableCredentialClaims: {
      /** @description Whether the presentation requests the year of birth (ISO/IEC 18013-5). */
      age_birth_year?: boolean
      /** @description Whether the presentation requests the age in years (ISO/IEC 18013-5). */
      age_in_years?: boolean
      /** @description Whether the presentation requests the date of birth (ISO/IEC 18013-5). */
      birth_date?: boolean
      /** @description Whether the presentation requests the driving privileges (ISO/IEC 18013-5). */
      driving_privileges?: boolean
      /** @description Whether the presentation requests the expiry date of the licence (ISO/IEC 18013-5). */
      expiry_date?: boolean
      /** @description Whether the presentation requests the family name (ISO/IEC 18013-5). */
      family_name?: boolean
      /** @description Whether the presentation requests the family name in national characters (ISO/IEC 18013-5). */
      family_name_national_character?: boolean
      /** @description Whether the presentation requests the given name (ISO/IEC 18013-5). */
      given_name?: boolean
      /** @description Whether the presentation requests the given name in national characters (ISO/IEC 18013-5). */
      given_name_national_character?: boolean
      /** @description Whether the presentation requests the date of issue of the licence (ISO/IEC 18013-5). */
      issue_date?: boolean
      /** @description Whether the presentation requests the issuing authority (ISO/IEC 18013-5). */
      issuing_authority?: boolean
      /** @description Whether the presentation requests the issuing country (ISO/IEC 18013-5). */
      issuing_country?: boolean
      /** @description Whether the presentation requests the issuing jurisdiction (ISO/IEC 18013-5). */
      issuing_jurisdiction?: boolean
      /** @description Whether the presentation requests the nationality (ISO/IEC 18013-5). */
      nationality?: boolean
      /** @description Whether the presentation requests the portrait image (ISO/IEC 18013-5). */
      portrait?: boolean
      /** @description Whether the presentation requests the capture date of the portrait (ISO/IEC 18013-5). */
      portrait_capture_date?: boolean
      /** @description Whether the presentation requests the address of residence (ISO/IEC 18013-5). */
      resident_address?: boolean
      /** @description Whether the presentation requests the city of residence (ISO/IEC 18013-5). */
      resident_city?: boolean
      /** @description Whether the presentation requests the country of residence (ISO/IEC 18013-5). */
      resident_country?: boolean
      /** @description Whether the presentation requests the postal code of residence (ISO/IEC 18013-5). */
      resident_postal_code?: boolean
      /** @description Whether the presentation requests the state of residence (ISO/IEC 18013-5). */
      resident_state?: boolean
    } & {
      [key: string]: boolean
    }
    /** @description Claims to request of a document of another type than the mDL, by namespace. */
    VerifiableCredentialNamespaces: {
      [key: string]: components['schemas']['VerifiableCredentialClaims']
    }
    /**
     * @description Simplified presentation request: one document type, such as `org.iso.18013.5.1.mDL`, with the
     *     claims to request by namespace.
     */
    VerifiableCredentialPresentation: {
      /** @description Request for a mobile driving licence (ISO/IEC 18013-5), by namespace. */
      'org.iso.18013.5.1.mDL'?: {
        /** @description Claims of one namespace to request; true requests the claim. */
        'org.iso.18013.5.1': components['schemas']['VerifiableCredentialClaims']
      } & {
        [key: string]: components['schemas']['VerifiableCredentialClaims']
      }
    } & {
      [key: string]: components['schemas']['VerifiableCredentialNamespaces']
    }
    /** @description Verifiable credential verification template. */
    VerifiableCredentialTemplate: {
      /**
       * Format: date-time
       * @description Time at which the template was created, in UTC with milliseconds.
       */
      created_at: string
      /**
       * @description Certificates in PEM of further trusted certificate authorities, in addition to the well-known
       *     ones.
       */
      custom_certificate_authority: string | null
      /** @description Dialect of the presentation request. */
      dialect: string
      /** @description Unique identifier of the template, of the form `vct_<id>`. */
      id: string
      /** @description Name of the template, unique within the tenant. */
      name: string
      /**
       * @description Simplified presentation request: one document type, such as `org.iso.18013.5.1.mDL`, with the
       *     claims to request by namespace.
       */
      presentation: components['schemas']['VerifiableCredentialPresentation']
      /** @description Type of the template, such as `mdl` for mobile driving licences. */
      type: string
      /**
       * Format: date-time
       * @description Time at which the template was last updated, in UTC with milliseconds.
       */
      updated_at: string
      /** @description Lists of trusted issuers, separated by commas. */
      well_known_trusted_issuers: string | null
    }
    /** @description Verifiable credential verification template to create. */
    VerifiableCredentialTemplateDefinition: {
      /**
       * @description X.509 certificates in PEM, one to four, of issuing authorities that the template trusts in
       *     addition to the well-known ones. Anything else is answered with 400 `invalid_body`.
       */
      custom_certificate_authority?: string | null
      /** @description Dialect of the presentation request. */
      dialect: string
      /** @description Name of the template, unique within the tenant. */
      name: string
      /**
       * @description Simplified presentation request: one document type, such as `org.iso.18013.5.1.mDL`, with the
       *     claims to request by namespace.
       */
      presentation: components['schemas']['VerifiableCredentialPresentation']
      /** @description Type of the template, such as `mdl` for mobile driving licences. */
      type: string
      /** @description Lists of trusted issuers, separated by commas. */
      well_known_trusted_issuers: string
    }
    /** @description Templates of one page, with a cursor to the next page. */
    VerifiableCredentialTemplatePage: {
      /** @description Cursor of the next page, to be sent as `from`; null on the last page. */
      next: string | null
      /** @description Templates of this page, oldest first. */
      templates: components['schemas']['VerifiableCredentialTemplate'][]
    }
    /** @description Template members to change. Omitted members keep their values. */
    VerifiableCredentialTemplatePatch: {
      /** @description Dialect of the presentation request. */
      dialect?: string | null
      /** @description Name of the template, unique within the tenant. */
      name?: string | null
      /** @description Simplified presentation request. It replaces the previous one as a whole. */
      presentation?: components['schemas']['VerifiableCredentialPresentation'] | null
      /** @description Type of the template, such as `mdl` for mobile driving licences. */
      type?: string | null
      /** @description Version of the template; accepted without effect and not stored. */
      version?: number | null
      /** @description Lists of trusted issuers, separated by commas. */
      well_known_trusted_issuers?: string | null
    }
    /** @description Verification e-mail to send. */
    VerificationEmailDefinition: {
      /** @description Identifier of the client in whose name the e-mail is sent. */
      client_id?: string
      /** @description Identity that is meant, if the user has several. */
      identity?: components['schemas']['TicketIdentity']
      /** @description Unique identifier of an organization; not supported here yet. */
      organization_id?: string
      /** @description Unique identifier of the user. */
      user_id: string
    }
    /** @description Custom domain after a verification. */
    VerifiedCustomDomain: {
      /**
       * @description Certificate of an `auth0_managed_certs` domain that a certificate authority issues by ACME
       *     (RFC 8555), where the server is configured so.
       */
      certificate?: components['schemas']['CustomDomainCertificate']
      /**
       * @description Key that the reverse proxy of the domain sends in the header `cname-api-key`. It is returned
       *     once, by the verification that makes a `self_managed_certs` domain ready.
       */
      cname_api_key?: string
      /**
       * Format: date-time
       * @description Time of creation.
       */
      created_at: string
      /**
       * @description Header in which the reverse proxy of a `self_managed_certs` domain sends the address of the
       *     client. The server reads it from trusted proxies that send the `cname-api-key` of the domain;
       *     empty or null for none.
       */
      custom_client_ip_header?: components['schemas']['CustomDomainClientIpHeader']
      /** @description Unique identifier of the custom domain. */
      custom_domain_id: string
      /** @description Host name of the custom domain. */
      domain: string
      /** @description Texts about the domain, by name. Templates of mails read them as `domain_metadata`. */
      domain_metadata: components['schemas']['CustomDomainMetadata']
      /**
       * @description Whether links in mails and tickets have the domain, if the request that causes them names no
       *     other.
       */
      is_default: boolean
      /**
       * @description Host name that the reverse proxy of a `self_managed_certs` domain forwards requests to, with
       *     the host of the custom domain in the header `Host`.
       */
      origin_domain_name?: string
      /** @description Whether links have the domain by default, as `is_default` says. */
      primary: boolean
      /** @description Relying party identifier of passkeys at the domain, if it is not the domain itself. */
      relying_party_identifier?: string
      /**
       * @description `ready` once the ownership is verified: the server answers requests for the domain. Otherwise
       *     `pending_verification`.
       * @enum {string}
       */
      status: 'pending_verification' | 'ready'
      /**
       * @description Versions and cipher suites of TLS. Both values mean TLS 1.2 and 1.3 with the cipher suites of
       *     RFC 9325; `compatible` exists for clients of the public API.
       */
      tls_policy: components['schemas']['CustomDomainTlsPolicy']
      /**
       * @description Certificate of the domain: `auth0_managed_certs` is a certificate of this server,
       *     `self_managed_certs` the certificate of a reverse proxy that forwards requests with the header
       *     `cname-api-key`.
       */
      type: components['schemas']['CustomDomainType']
      /** @description Proof of the ownership of a domain. */
      verification: components['schemas']['CustomDomainVerification']
    }
  }
  responses: {
    /**
     * @description The path, the query or the body does not match this document, or its values contradict each other.
     *     Nothing was changed. Correct what `message` names.
     */
    BadRequest: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /**
     * @description The request contradicts the stored data: a value that must be unique is taken, or the maximum
     *     number of objects is reached. Nothing was changed.
     */
    Conflict: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /**
     * @description The access token is valid but lacks the required scope. `message` names the scope; request a token
     *     that has it.
     */
    Forbidden: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The requested data existed but was deleted. Begin again without the cursor. */
    Gone: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The header section of the request exceeds the size limit. Send fewer or shorter headers. */
    HeaderTooLarge: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /**
     * @description The server failed. `message` has no details; the server log has them, under the identifier in the
     *     response header `X-Request-Id`.
     */
    InternalServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /**
     * @description The path exists but does not support the method. The response header `Allow` lists the supported
     *     methods.
     */
    MethodNotAllowed: {
      headers: {
        Allow: components['headers']['Allow']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The tenant has no such object. An identifier of another tenant gets the same response. */
    NotFound: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The operation is one of the public API that this server does not implement. Nothing has changed. */
    NotImplemented: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The body exceeds the size limit. Nothing was changed. */
    PayloadTooLarge: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The request did not arrive completely in time. Nothing was changed; send it again. */
    RequestTimeout: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /**
     * @description The database cannot be reached, or the server is overloaded or shutting down. Nothing was changed;
     *     try again later.
     */
    ServiceUnavailable: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /**
     * @description The rate-limit policy of the operation is exhausted for this tenant. Wait for as long as
     *     `Retry-After` says and try again.
     */
    TooManyRequests: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /**
     * @description The request has no access token, or one that is malformed, expired, wrongly signed or not meant
     *     for this API; or the client has no grant for this API any more. Obtain a new access token.
     */
    Unauthorized: {
      headers: {
        'WWW-Authenticate': components['headers']['WwwAuthenticate']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The body has a content type or content encoding that the operation does not support. */
    UnsupportedMediaType: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The URL exceeds the length limit. */
    UriTooLong: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
  }
  parameters: {
    /** @description Unique identifier of the authentication method, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
    authenticationMethodId: string
    /** @description IPv4 or IPv6 address that the operation is about. */
    blockedAddress: string
    /** @description Unique identifier of the theme: 32 letters or digits. */
    brandingThemeId: string
    /** @description Unique identifier of the client credential. */
    clientCredentialId: string
    /** @description Unique identifier of the client grant. */
    clientGrantId: string
    /** @description Unique identifier of the client. */
    clientId: string
    /** @description Unique identifier of the connection. */
    connectionId: string
    /** @description E-mail address of the user, case-insensitive. */
    connectionUserEmail: string
    /** @description Whether the response omits blocks at connections whose brute-force protection is disabled. */
    considerBruteForceEnablement: boolean
    /** @description Unique identifier of the custom domain: `cd_` and 16 letters or digits. */
    customDomainId: string
    /**
     * @description Start of the time range, inclusive: a date and time in UTC without fractions of a second (RFC
     *     3339).
     */
    dateFrom: components['schemas']['UtcSecond']
    /** @description End of the time range, exclusive: a date and time in UTC without fractions of a second (RFC 3339). */
    dateTo: components['schemas']['UtcSecond']
    /** @description Unique identifier of the device credential. */
    deviceCredentialId: string
    /** @description Unique identifier of the enrollment, such as `dev_8Hq2vXcT6mKwZ4pB`. */
    enrollmentId: string
    /** @description Unique identifier of the event: `evt_` and 22 characters of the base58 alphabet. */
    eventId: string
    /**
     * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
     *     `O`, `I`, `l`).
     */
    eventStreamId: string
    /**
     * @description Names of members, separated by commas, which the response includes or excludes according to
     *     `include_fields`.
     */
    fields: string
    /** @description Cursor of the page: the `next` of the previous response, unchanged. */
    from: string
    /** @description Unique identifier of the grant. */
    grantId: string
    /** @description Name of the second factor. */
    guardianFactorName:
      | 'sms'
      | 'push-notification'
      | 'otp'
      | 'email'
      | 'duo'
      | 'webauthn-roaming'
      | 'webauthn-platform'
      | 'recovery-code'
    /**
     * @description Whether the response includes only the members that `fields` names (`true`), or all other members
     *     (`false`).
     */
    includeFields: boolean
    /** @description Whether the response is an object with totals instead of an array. */
    includeTotals: boolean
    /** @description Unique identifier of the job. */
    jobId: string
    /** @description Unique identifier of the log event. */
    logId: string
    /** @description Sort order: a field, a colon, and `1` for ascending or `-1` for descending. */
    logSort: 'date:1' | 'date:-1' | 'log_id:1' | 'log_id:-1' | '_id:1' | '_id:-1'
    /** @description Unique identifier of the log stream: `lst_` and 16 letters or digits. */
    logStreamId: string
    /**
     * @description Multi-factor provider: `google-authenticator` stands for the one-time passwords of any
     *     authenticator app; `duo` has no enrollments.
     */
    multifactorProvider: string
    /**
     * @description Unique identifier of the network ACL: `acl_` and 22 characters of the base58 alphabet (no `0`,
     *     `O`, `I`, `l`).
     */
    networkAclId: string
    /** @description Unique identifier of the connection. */
    organizationConnectionId: string
    /** @description Unique identifier of the discovery domain. */
    organizationDiscoveryDomainId: string
    /** @description Domain of e-mail addresses. */
    organizationDiscoveryDomainName: string
    /** @description Unique identifier of the connection. */
    organizationEnabledConnectionId: string
    /** @description Unique identifier of the client grant. */
    organizationGrantId: string
    /** @description Unique identifier of the organization. */
    organizationId: string
    /** @description Unique identifier of the invitation. */
    organizationInvitationId: string
    /** @description Unique identifier of the member. */
    organizationMemberId: string
    /** @description Name of the organization. */
    organizationName: string
    /** @description Zero-based number of the page. */
    page: number
    /** @description Name of the prompt; these prompts have partials. */
    partialsPrompt:
      | 'login'
      | 'login-id'
      | 'login-password'
      | 'login-passwordless'
      | 'signup'
      | 'signup-id'
      | 'signup-password'
      | 'customized-consent'
      | 'passkeys'
    /** @description Maximum number of items per page. */
    perPage: number
    /** @description Unique identifier of the phone provider: `pro_` and 22 letters or digits. */
    phoneProviderId: string
    /** @description Unique identifier of the phone template: `tem_` and 22 letters or digits. */
    phoneTemplateId: string
    /** @description Language of the texts, as a BCP 47 tag. The pages are shown in `en`, `de`, `es` and `ja`. */
    promptLanguage:
      | 'en'
      | 'de'
      | 'es'
      | 'ja'
      | 'am'
      | 'ar'
      | 'ar-EG'
      | 'ar-SA'
      | 'az'
      | 'bg'
      | 'bn'
      | 'bs'
      | 'ca-ES'
      | 'cnr'
      | 'cs'
      | 'cy'
      | 'da'
      | 'el'
      | 'en-CA'
      | 'es-419'
      | 'es-AR'
      | 'es-MX'
      | 'et'
      | 'eu-ES'
      | 'fa'
      | 'fi'
      | 'fr'
      | 'fr-CA'
      | 'fr-FR'
      | 'gl-ES'
      | 'gu'
      | 'he'
      | 'hi'
      | 'hr'
      | 'hu'
      | 'hy'
      | 'id'
      | 'is'
      | 'it'
      | 'ka'
      | 'kk'
      | 'kn'
      | 'ko'
      | 'lt'
      | 'lv'
      | 'mk'
      | 'ml'
      | 'mn'
      | 'mr'
      | 'ms'
      | 'my'
      | 'nb'
      | 'nl'
      | 'nn'
      | 'no'
      | 'pa'
      | 'pl'
      | 'pt'
      | 'pt-BR'
      | 'pt-PT'
      | 'ro'
      | 'ru'
      | 'sk'
      | 'sl'
      | 'so'
      | 'sq'
      | 'sr'
      | 'sv'
      | 'sw'
      | 'ta'
      | 'te'
      | 'th'
      | 'tl'
      | 'tr'
      | 'uk'
      | 'ur'
      | 'vi'
      | 'zgh'
      | 'zh-CN'
      | 'zh-HK'
      | 'zh-TW'
    /** @description Name of the prompt. */
    promptName:
      | 'login'
      | 'signup'
      | 'login-passwordless'
      | 'consent'
      | 'reset-password'
      | 'email-verification'
      | 'unblock-account'
      | 'logout'
      | 'device-flow'
      | 'async-approval-flow'
      | 'mfa-otp'
      | 'mfa-recovery-code'
      | 'passkeys'
      | 'credential-verification'
      | 'error'
      | 'common'
      | 'login-id'
      | 'login-password'
      | 'login-email-verification'
      | 'signup-id'
      | 'signup-password'
      | 'phone-identifier-enrollment'
      | 'phone-identifier-challenge'
      | 'email-identifier-challenge'
      | 'custom-form'
      | 'customized-consent'
      | 'mfa-push'
      | 'mfa-voice'
      | 'mfa-phone'
      | 'mfa-webauthn'
      | 'mfa-sms'
      | 'mfa-email'
      | 'mfa'
      | 'status'
      | 'email-otp-challenge'
      | 'organizations'
      | 'invitation'
      | 'captcha'
      | 'brute-force-protection'
    /** @description Unique identifier of the refresh token. It is not the token itself. */
    refreshTokenId: string
    /** @description Name of the prompt. */
    renderedPrompt: components['schemas']['RenderedPromptName']
    /** @description Name of the screen. */
    renderedScreen: components['schemas']['RenderedScreenName']
    /** @description Unique identifier of the API, or its percent-encoded `identifier`. */
    resourceServerId: string
    /** @description Unique identifier of the role. */
    roleId: string
    /** @description Unique identifier of the SCIM token. */
    scimTokenId: string
    /** @description Unique identifier of the session. */
    sessionId: string
    /** @description Key identifier (`kid`), as in token headers and in the JWK Set. */
    signingKeyId: string
    /** @description Maximum number of items per page. */
    take: number
    /**
     * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
     *     is given.
     */
    takeInstead: number
    /** @description Name of the template: the e-mail that it is for. */
    templateName: components['schemas']['EmailTemplateName']
    /** @description Identifier of the token exchange profile: `tep_` and 22 letters or digits. */
    tokenExchangeProfileId: string
    /** @description Identifier of the user attribute profile: `uap_` and 22 letters or digits. */
    userAttributeProfileId: string
    /** @description Identifier of the template. */
    userAttributeProfileTemplateId: string
    /** @description Identifier of the account: e-mail address, username or phone number, case-insensitive. */
    userBlockIdentifier: string
    /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
    userId: string
    /** @description Identity provider of the identity to unlink. */
    userIdentityProvider: string
    /** @description Identifier of the user at the identity provider: the part of a user identifier after `|`. */
    userIdentityUserId: string
    /** @description Unique identifier of the template, of the form `vct_<id>`. */
    verifiableCredentialTemplateId: string
  }
  requestBodies: never
  headers: {
    /** @description Methods that the path supports, separated by commas (RFC 9110, section 10.2.1). */
    Allow: string
    /**
     * @description Warning about a successful write. `network_acl_blocks_author` means that the network ACLs now in
     *     force block or redirect the caller's next request.
     */
    LatchkeyWarning: string
    /**
     * @description Links to other pages (RFC 8288): `first`, `next` and `last` for numbered pages, `next` for pages
     *     by cursor. Absent if there is no other page.
     */
    Link: string
    /** @description Maximum number of requests per window that the rate-limit policy allows. */
    RateLimitLimit: number
    /** @description Remaining number of requests in the current window. */
    RateLimitRemaining: number
    /** @description Time at which the current window ends, in seconds since the Unix epoch. */
    RateLimitReset: number
    /** @description Time in seconds to wait before the next attempt (RFC 9110, section 10.2.3). */
    RetryAfter: number
    /** @description Authentication scheme to use (RFC 6750, section 3). Present if the request had no credentials. */
    WwwAuthenticate: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getAddressBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description IPv4 or IPv6 address that the operation is about. */
        id: components['parameters']['blockedAddress']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The IP address is blocked. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteAddressBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description IPv4 or IPv6 address that the operation is about. */
        id: components['parameters']['blockedAddress']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The IP address is not blocked any more. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getBreachedPasswordDetection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of breached password detection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BreachedPasswordDetection']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateBreachedPasswordDetection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BreachedPasswordDetectionPatch']
        'application/x-www-form-urlencoded': components['schemas']['BreachedPasswordDetectionPatch']
      }
    }
    responses: {
      /** @description The updated settings of breached password detection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BreachedPasswordDetection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getBruteForceProtection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of brute-force protection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BruteForceProtection']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateBruteForceProtection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BruteForceProtectionPatch']
        'application/x-www-form-urlencoded': components['schemas']['BruteForceProtectionPatch']
      }
    }
    responses: {
      /** @description The updated settings of brute-force protection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BruteForceProtection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getSuspiciousIpThrottling: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of suspicious IP throttling. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SuspiciousIpThrottling']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateSuspiciousIpThrottling: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SuspiciousIpThrottlingPatch']
        'application/x-www-form-urlencoded': components['schemas']['SuspiciousIpThrottlingPatch']
      }
    }
    responses: {
      /** @description The updated settings of suspicious IP throttling. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SuspiciousIpThrottling']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getBranding: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The branding of the tenant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Branding']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateBranding: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandingPatch']
        'application/x-www-form-urlencoded': components['schemas']['BrandingPatch']
      }
    }
    responses: {
      /** @description The updated branding of the tenant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Branding']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listBrandingPhoneProviders: {
    parameters: {
      query?: {
        /** @description Returns only disabled phone providers (`true`), or only enabled ones (`false`). */
        disabled?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The phone providers. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneProviderList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createBrandingPhoneProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['PhoneProviderDefinition']
      }
    }
    responses: {
      /** @description The created phone provider. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getBrandingPhoneProvider: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone provider: `pro_` and 22 letters or digits. */
        id: components['parameters']['phoneProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested phone provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteBrandingPhoneProvider: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone provider: `pro_` and 22 letters or digits. */
        id: components['parameters']['phoneProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The phone provider is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateBrandingPhoneProvider: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone provider: `pro_` and 22 letters or digits. */
        id: components['parameters']['phoneProviderId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneProviderPatch']
        'application/x-www-form-urlencoded': components['schemas']['PhoneProviderPatch']
      }
    }
    responses: {
      /** @description The updated phone provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createBrandingPhoneProviderTrial: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone provider: `pro_` and 22 letters or digits. */
        id: components['parameters']['phoneProviderId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneTrialDefinition']
        'application/x-www-form-urlencoded': components['schemas']['PhoneTrialDefinition']
      }
    }
    responses: {
      /** @description The test message is being sent. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneTrial']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listBrandingPhoneTemplates: {
    parameters: {
      query?: {
        /** @description Returns only disabled phone templates (`true`), or only enabled ones (`false`). */
        disabled?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The phone templates. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneTemplateList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createBrandingPhoneTemplate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneTemplateDefinition']
        'application/x-www-form-urlencoded': components['schemas']['PhoneTemplateDefinition']
      }
    }
    responses: {
      /** @description The created phone template. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getBrandingPhoneTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone template: `tem_` and 22 letters or digits. */
        id: components['parameters']['phoneTemplateId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested phone template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteBrandingPhoneTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone template: `tem_` and 22 letters or digits. */
        id: components['parameters']['phoneTemplateId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The phone template is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateBrandingPhoneTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone template: `tem_` and 22 letters or digits. */
        id: components['parameters']['phoneTemplateId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneTemplatePatch']
        'application/x-www-form-urlencoded': components['schemas']['PhoneTemplatePatch']
      }
    }
    responses: {
      /** @description The updated phone template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateBrandingPhoneTemplateReset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone template: `tem_` and 22 letters or digits. */
        id: components['parameters']['phoneTemplateId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The phone template with default texts. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createBrandingPhoneTemplateTrial: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the phone template: `tem_` and 22 letters or digits. */
        id: components['parameters']['phoneTemplateId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneTrialDefinition']
        'application/x-www-form-urlencoded': components['schemas']['PhoneTrialDefinition']
      }
    }
    responses: {
      /** @description The message is being sent. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhoneTrial']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getBrandingTemplateUniversalLogin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page template of the tenant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UniversalLoginTemplate']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateBrandingTemplateUniversalLogin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UniversalLoginTemplateDefinition']
        'application/x-www-form-urlencoded': components['schemas']['UniversalLoginTemplateDefinition']
      }
    }
    responses: {
      /** @description The tenant had no page template, and has this one now. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': Record<string, never>
        }
      }
      /** @description The page template was replaced. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteBrandingTemplateUniversalLogin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tenant has no page template. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createBrandingTheme: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandingThemeDefinition']
        'application/x-www-form-urlencoded': components['schemas']['BrandingThemeDefinition']
      }
    }
    responses: {
      /** @description The created theme. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BrandingTheme']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getBrandingTheme: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the theme: 32 letters or digits. */
        themeId: components['parameters']['brandingThemeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested theme. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BrandingTheme']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteBrandingTheme: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the theme: 32 letters or digits. */
        themeId: components['parameters']['brandingThemeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The theme is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateBrandingTheme: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the theme: 32 letters or digits. */
        themeId: components['parameters']['brandingThemeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandingThemeDefinition']
        'application/x-www-form-urlencoded': components['schemas']['BrandingThemeDefinition']
      }
    }
    responses: {
      /** @description The updated theme. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BrandingTheme']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getDefaultBrandingTheme: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The theme of the tenant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BrandingTheme']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listClientGrants: {
    parameters: {
      query?: {
        /** @description Returns only client grants whose `allow_any_organization` has this value. */
        allow_any_organization?: boolean
        /** @description Returns only client grants for the API with this identifier. */
        audience?: string
        /** @description Returns only client grants of this client. */
        client_id?: string
        /** @description Returns only default grants, which apply to all third-party clients. */
        default_for?: 'third_party_clients'
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /** @description Returns only client grants with this subject type: `client` or `user`. */
        subject_type?: 'client' | 'user'
        /**
         * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
         *     is given.
         */
        take?: components['parameters']['takeInstead']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client grants of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientGrantList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createClientGrant: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientGrantDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ClientGrantDefinition']
      }
    }
    responses: {
      /** @description The created client grant. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientGrant']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getClientGrant: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client grant. */
        id: components['parameters']['clientGrantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested client grant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientGrant']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteClientGrant: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client grant. */
        id: components['parameters']['clientGrantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client grant is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateClientGrant: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client grant. */
        id: components['parameters']['clientGrantId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientGrantPatch']
        'application/x-www-form-urlencoded': components['schemas']['ClientGrantPatch']
      }
    }
    responses: {
      /** @description The updated client grant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientGrant']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listClientGrantOrganizations: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /**
         * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
         *     is given.
         */
        take?: components['parameters']['takeInstead']
      }
      header?: never
      path: {
        /** @description Unique identifier of the client grant. */
        id: components['parameters']['clientGrantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The organizations of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listClients: {
    parameters: {
      query?: {
        /** @description Returns only clients of these types, separated by commas. */
        app_type?: string
        /** @description Returns only the client with this external client identifier. */
        external_client_id?: string
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Returns only first-party clients (`true`), or only third-party clients (`false`). */
        is_first_party?: boolean
        /** @description Returns only the global client (`true`), or only all other clients (`false`). */
        is_global?: boolean
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /**
         * @description Query in Lucene syntax: `client_grant.organization_id:{organization_id}`,
         *     `client_grant.allow_any_organization:true`, and combinations of them.
         */
        q?: string
        /**
         * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
         *     is given.
         */
        take?: components['parameters']['takeInstead']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The clients of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createClient: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ClientDefinition']
      }
    }
    responses: {
      /** @description The created client, with its client secret. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Client']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getClient: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path: {
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested client. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Client']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientPatch']
        'application/x-www-form-urlencoded': components['schemas']['ClientPatch']
      }
    }
    responses: {
      /** @description The updated client. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Client']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listClientConnections: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Returns only connections with one of these strategies; the parameter may be repeated. */
        strategy?: components['schemas']['ConnectionStrategy'][]
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connections of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionCheckpointPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listClientCredentials: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The credentials of the client. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientCredential'][]
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createClientCredential: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientCredentialDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ClientCredentialDefinition']
      }
    }
    responses: {
      /** @description The created credential. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientCredential']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getClientCredential: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client credential. */
        credential_id: components['parameters']['clientCredentialId']
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested client credential. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientCredential']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteClientCredential: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client credential. */
        credential_id: components['parameters']['clientCredentialId']
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The credential is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateClientCredential: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client credential. */
        credential_id: components['parameters']['clientCredentialId']
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientCredentialPatch']
        'application/x-www-form-urlencoded': components['schemas']['ClientCredentialPatch']
      }
    }
    responses: {
      /** @description The updated credential. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientCredential']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  rotateClientSecret: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client. */
        id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client, with its new client secret. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Client']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listConnections: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Returns only the connection with this name. */
        name?: string
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /** @description Returns only connections with one of these strategies; the parameter may be repeated. */
        strategy?: components['schemas']['ConnectionStrategy'][]
        /**
         * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
         *     is given.
         */
        take?: components['parameters']['takeInstead']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connections of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createConnection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ConnectionDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ConnectionDefinition']
      }
    }
    responses: {
      /** @description The created connection. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Connection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listScimConfigurations: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The SCIM configurations of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScimConfigurationPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getConnection: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested connection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Connection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connection is deleted. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionDeletion']
        }
      }
      /** @description The connection did not exist. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ConnectionPatch']
        'application/x-www-form-urlencoded': components['schemas']['ConnectionPatch']
      }
    }
    responses: {
      /** @description The updated connection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Connection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listConnectionClients: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The clients of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionClientPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateConnectionClients: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ConnectionClientChanges']
      }
    }
    responses: {
      /** @description The connection is enabled or disabled for the clients. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listConnectionKeys: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The keys of the connection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionKey'][]
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createConnectionKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['ConnectionKeyDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ConnectionKeyDefinition']
      }
    }
    responses: {
      /** @description The created keys. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionKey'][]
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  createConnectionKeyRotation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['ConnectionKeyDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ConnectionKeyDefinition']
      }
    }
    responses: {
      /** @description The new next key. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionKey']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getConnectionScimConfiguration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The SCIM configuration. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScimConfiguration']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createConnectionScimConfiguration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['ScimConfigurationDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ScimConfigurationDefinition']
      }
    }
    responses: {
      /** @description The created SCIM configuration. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScimConfiguration']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteConnectionScimConfiguration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The SCIM configuration is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateConnectionScimConfiguration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimConfigurationReplacement']
        'application/x-www-form-urlencoded': components['schemas']['ScimConfigurationReplacement']
      }
    }
    responses: {
      /** @description The updated SCIM configuration. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScimConfiguration']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getConnectionScimConfigurationDefaultMapping: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The default mapping. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScimDefaultMapping']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listConnectionScimConfigurationTokens: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The SCIM tokens of the connection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScimToken'][]
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createConnectionScimConfigurationToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimTokenDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ScimTokenDefinition']
      }
    }
    responses: {
      /** @description The created SCIM token. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreatedScimToken']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteConnectionScimConfigurationToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
        /** @description Unique identifier of the SCIM token. */
        tokenId: components['parameters']['scimTokenId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The SCIM token is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getConnectionStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Users can log in with the connection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createConnectionTest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The address of the page. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionTest']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteConnectionUser: {
    parameters: {
      query: {
        /** @description E-mail address of the user, case-insensitive. */
        email: components['parameters']['connectionUserEmail']
      }
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['connectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listCustomDomains: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /**
         * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
         *     is given.
         */
        take?: components['parameters']['takeInstead']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The custom domains. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CustomDomainList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createCustomDomain: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomDomainDefinition']
        'application/x-www-form-urlencoded': components['schemas']['CustomDomainDefinition']
      }
    }
    responses: {
      /** @description The created custom domain. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CustomDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getCustomDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the custom domain: `cd_` and 16 letters or digits. */
        id: components['parameters']['customDomainId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested custom domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CustomDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteCustomDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the custom domain: `cd_` and 16 letters or digits. */
        id: components['parameters']['customDomainId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The custom domain is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateCustomDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the custom domain: `cd_` and 16 letters or digits. */
        id: components['parameters']['customDomainId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomDomainPatch']
        'application/x-www-form-urlencoded': components['schemas']['CustomDomainPatch']
      }
    }
    responses: {
      /** @description The updated custom domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CustomDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createCustomDomainTest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the custom domain: `cd_` and 16 letters or digits. */
        id: components['parameters']['customDomainId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The result of the test. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CustomDomainTestResult']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  createCustomDomainVerification: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the custom domain: `cd_` and 16 letters or digits. */
        id: components['parameters']['customDomainId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The custom domain after the verification. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiedCustomDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getDefaultCustomDomain: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The default domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DefaultCustomDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateDefaultCustomDomain: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DefaultCustomDomainDefinition']
        'application/x-www-form-urlencoded': components['schemas']['DefaultCustomDomainDefinition']
      }
    }
    responses: {
      /** @description The default domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DefaultCustomDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listDeviceCredentials: {
    parameters: {
      query?: {
        /** @description Returns only device credentials for this client. */
        client_id?: string
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /** @description Returns only device credentials of this type; by default all except `rotating_refresh_token`. */
        type?: components['schemas']['DeviceCredentialType']
        /** @description Returns only device credentials of this user. */
        user_id?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The device credentials of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeviceCredentialList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteDeviceCredential: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the device credential. */
        id: components['parameters']['deviceCredentialId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The device credential is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createEmailTemplate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailTemplateDefinition']
        'application/x-www-form-urlencoded': components['schemas']['EmailTemplateDefinition']
      }
    }
    responses: {
      /** @description The created e-mail template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmailTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getEmailTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the template: the e-mail that it is for. */
        templateName: components['parameters']['templateName']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested e-mail template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmailTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateEmailTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the template: the e-mail that it is for. */
        templateName: components['parameters']['templateName']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailTemplateDefinition']
        'application/x-www-form-urlencoded': components['schemas']['EmailTemplateDefinition']
      }
    }
    responses: {
      /** @description The updated e-mail template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmailTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteEmailTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the template: the e-mail that it is for. */
        templateName: components['parameters']['templateName']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The e-mail template is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  patchEmailTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the template: the e-mail that it is for. */
        templateName: components['parameters']['templateName']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailTemplatePatch']
        'application/x-www-form-urlencoded': components['schemas']['EmailTemplatePatch']
      }
    }
    responses: {
      /** @description The updated e-mail template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmailTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getEmailProvider: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The e-mail provider of the tenant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmailProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createEmailProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['EmailProviderDefinition']
      }
    }
    responses: {
      /** @description The created e-mail provider. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmailProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteEmailProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The e-mail provider is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateEmailProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailProviderPatch']
        'application/x-www-form-urlencoded': components['schemas']['EmailProviderPatch']
      }
    }
    responses: {
      /** @description The updated e-mail provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmailProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listEventStreams: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The event streams of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStreamPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createEventStream: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EventStreamDefinition']
        'application/x-www-form-urlencoded': components['schemas']['EventStreamDefinition']
      }
    }
    responses: {
      /** @description The created event stream. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreatedEventStream']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getEventStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested event stream. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStream']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteEventStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The event stream is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateEventStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EventStreamPatch']
        'application/x-www-form-urlencoded': components['schemas']['EventStreamPatch']
      }
    }
    responses: {
      /** @description The updated event stream. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStream']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listEventStreamDeliveries: {
    parameters: {
      query?: {
        /**
         * @description Start of the time range, inclusive: a date and time in UTC without fractions of a second (RFC
         *     3339).
         */
        date_from?: components['parameters']['dateFrom']
        /** @description End of the time range, exclusive: a date and time in UTC without fractions of a second (RFC 3339). */
        date_to?: components['parameters']['dateTo']
        /** @description Returns only deliveries of events of these types, separated by commas. */
        event_types?: string
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Returns only deliveries in one of these states, separated by commas. */
        statuses?: string
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The deliveries of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStreamDeliveryPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getEventStreamDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the event: `evt_` and 22 characters of the base58 alphabet. */
        event_id: components['parameters']['eventId']
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested delivery. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStreamDelivery']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createEventStreamRedelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EventStreamRedelivery']
        'application/x-www-form-urlencoded': components['schemas']['EventStreamRedelivery']
      }
    }
    responses: {
      /** @description The server has started the redelivery. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStreamRedelivery']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  createEventStreamEventRedelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the event: `evt_` and 22 characters of the base58 alphabet. */
        event_id: components['parameters']['eventId']
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The server has started the redelivery. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStreamEventRedelivery']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  rotateEventStreamSecret: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EventStreamSecretRotation']
        'application/x-www-form-urlencoded': components['schemas']['EventStreamSecretRotation']
      }
    }
    responses: {
      /** @description The new signing secret. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RotatedEventStreamSecret']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getEventStreamStatistics: {
    parameters: {
      query?: {
        /**
         * @description Start of the time range, inclusive: a date and time in UTC without fractions of a second (RFC
         *     3339).
         */
        date_from?: components['parameters']['dateFrom']
        /** @description End of the time range, exclusive: a date and time in UTC without fractions of a second (RFC 3339). */
        date_to?: components['parameters']['dateTo']
      }
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The delivery statistics. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStreamStatistics']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createEventStreamTest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EventStreamTestDefinition']
        'application/x-www-form-urlencoded': components['schemas']['EventStreamTestDefinition']
      }
    }
    responses: {
      /** @description The server has started the delivery of the test event. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventStreamDelivery']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listEvents: {
    parameters: {
      query?: {
        /** @description Returns only events of these types; the parameter may be repeated. */
        event_type?: components['schemas']['EventStreamEventType'][]
        /**
         * @description Offset of an earlier feed after which this feed begins. Mutually exclusive with
         *     `from_timestamp`.
         */
        from?: string
        /**
         * @description Time at which the feed begins: a date and time in UTC without fractions of a second (RFC
         *     3339). Mutually exclusive with `from`.
         */
        from_timestamp?: components['schemas']['UtcSecond']
      }
      header?: {
        /** @description Offset that a reconnecting EventSource client sends. Takes precedence over `from`. */
        'Last-Event-ID'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Stream of messages; the schema describes one of them. The first message has the offset at
       *     which the feed begins, then events follow as they happen.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/event-stream': components['schemas']['EventMessage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      410: components['responses']['Gone']
      429: components['responses']['TooManyRequests']
    }
  }
  listGrants: {
    parameters: {
      query?: {
        /** @description Returns only grants for the API with this identifier. */
        audience?: string
        /** @description Returns only grants to this client. */
        client_id?: string
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /** @description Returns only grants of this user. */
        user_id?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The grants of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GrantList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteGrants: {
    parameters: {
      query: {
        /** @description Unique identifier of the user whose grants are deleted. */
        user_id: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All grants of the user are deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteGrant: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the grant. */
        id: components['parameters']['grantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The grant is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the enrollment, such as `dev_8Hq2vXcT6mKwZ4pB`. */
        id: components['parameters']['enrollmentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested enrollment. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianEnrollment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the enrollment, such as `dev_8Hq2vXcT6mKwZ4pB`. */
        id: components['parameters']['enrollmentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The enrollment is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createEnrollmentTicket: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EnrollmentTicketDefinition']
        'application/x-www-form-urlencoded': components['schemas']['EnrollmentTicketDefinition']
      }
    }
    responses: {
      /** @description The enrollment ticket. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EnrollmentTicket']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listGuardianFactors: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The second factors. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianFactorList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactor: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the second factor. */
        name: components['parameters']['guardianFactorName']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianFactorState']
        'application/x-www-form-urlencoded': components['schemas']['GuardianFactorState']
      }
    }
    responses: {
      /** @description The second factor is enabled or disabled. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianFactorState']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorDuoSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The Duo settings; empty before they are set. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianDuoSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorDuoSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianDuoSettingsDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianDuoSettingsDefinition']
      }
    }
    responses: {
      /** @description The Duo settings. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianDuoSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  patchGuardianFactorDuoSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianDuoSettingsDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianDuoSettingsDefinition']
      }
    }
    responses: {
      /** @description The Duo settings. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianDuoSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorEmailSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of the factor. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianCodeSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorEmailSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianCodeSettings']
        'application/x-www-form-urlencoded': components['schemas']['GuardianCodeSettings']
      }
    }
    responses: {
      /** @description The settings of the factor. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianCodeSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorPhoneMessageTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The message types. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneMessageTypes']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPhoneMessageTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianPhoneMessageTypes']
        'application/x-www-form-urlencoded': components['schemas']['GuardianPhoneMessageTypes']
      }
    }
    responses: {
      /** @description The message types. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneMessageTypes']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorPhoneProviderTwilio: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account at Twilio; empty before it is set. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianTwilioProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPhoneProviderTwilio: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianTwilioProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianTwilioProviderDefinition']
      }
    }
    responses: {
      /** @description The account at Twilio. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianTwilioProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorPhoneSelectedProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The selected provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneSelectedProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPhoneSelectedProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianPhoneSelectedProvider']
        'application/x-www-form-urlencoded': components['schemas']['GuardianPhoneSelectedProvider']
      }
    }
    responses: {
      /** @description The selected provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneSelectedProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorPhoneSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of the factor. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianCodeSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPhoneSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianCodeSettings']
        'application/x-www-form-urlencoded': components['schemas']['GuardianCodeSettings']
      }
    }
    responses: {
      /** @description The settings of the factor. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianCodeSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorPhoneTemplates: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The texts of the messages. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneTemplates']
        }
      }
      /** @description No texts are set. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPhoneTemplates: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianPhoneTemplates']
        'application/x-www-form-urlencoded': components['schemas']['GuardianPhoneTemplates']
      }
    }
    responses: {
      /** @description The texts of the messages. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneTemplates']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorPushNotificationProviderApns: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of the provider; empty before they are set. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianApnsProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPushNotificationProviderApns: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianApnsProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianApnsProviderDefinition']
      }
    }
    responses: {
      /** @description The settings of APNs. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianApnsProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  patchGuardianFactorPushNotificationProviderApns: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianApnsProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianApnsProviderDefinition']
      }
    }
    responses: {
      /** @description The settings of APNs. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianApnsProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPushNotificationProviderFcm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianFcmProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianFcmProviderDefinition']
      }
    }
    responses: {
      /** @description The settings are stored. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianFcmProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  patchGuardianFactorPushNotificationProviderFcm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianFcmProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianFcmProviderDefinition']
      }
    }
    responses: {
      /** @description The settings are stored. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianFcmProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPushNotificationProviderFcmv1: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianFcmv1ProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianFcmv1ProviderDefinition']
      }
    }
    responses: {
      /** @description The settings are stored. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianFcmProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  patchGuardianFactorPushNotificationProviderFcmv1: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianFcmv1ProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianFcmv1ProviderDefinition']
      }
    }
    responses: {
      /** @description The settings are stored. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianFcmProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorPushNotificationProviderSns: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of the provider; empty before they are set. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianSnsProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPushNotificationProviderSns: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianSnsProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianSnsProviderDefinition']
      }
    }
    responses: {
      /** @description The settings of SNS. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianSnsProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  patchGuardianFactorPushNotificationProviderSns: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianSnsProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianSnsProviderDefinition']
      }
    }
    responses: {
      /** @description The settings of SNS. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianSnsProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorPushNotificationSelectedProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The selected provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPushSelectedProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorPushNotificationSelectedProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianPushSelectedProvider']
        'application/x-www-form-urlencoded': components['schemas']['GuardianPushSelectedProvider']
      }
    }
    responses: {
      /** @description The selected provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPushSelectedProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorSmsProviderTwilio: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account at Twilio; empty before it is set. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianTwilioProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorSmsProviderTwilio: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianTwilioProviderDefinition']
        'application/x-www-form-urlencoded': components['schemas']['GuardianTwilioProviderDefinition']
      }
    }
    responses: {
      /** @description The account at Twilio. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianTwilioProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorSmsSelectedProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The selected provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneSelectedProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorSmsSelectedProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianPhoneSelectedProvider']
        'application/x-www-form-urlencoded': components['schemas']['GuardianPhoneSelectedProvider']
      }
    }
    responses: {
      /** @description The selected provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneSelectedProvider']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianFactorSmsTemplates: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The texts of the messages. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneTemplates']
        }
      }
      /** @description No texts are set. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianFactorSmsTemplates: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianPhoneTemplates']
        'application/x-www-form-urlencoded': components['schemas']['GuardianPhoneTemplates']
      }
    }
    responses: {
      /** @description The texts of the messages. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPhoneTemplates']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianPolicies: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The second-factor policies. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPolicies']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianPolicies: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianPolicies']
      }
    }
    responses: {
      /** @description The updated second-factor policies. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianPolicies']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getGuardianSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of second factors. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateGuardianSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GuardianSettings']
        'application/x-www-form-urlencoded': components['schemas']['GuardianSettings']
      }
    }
    responses: {
      /** @description The settings of second factors. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GuardianSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the job. */
        id: components['parameters']['jobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested job. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Job']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listJobErrors: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the job. */
        id: components['parameters']['jobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The errors of the job. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobErrorList']
        }
      }
      /** @description The job has no errors. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getJobFile: {
    parameters: {
      query?: {
        /** @description Ticket that replaces the access token, from the `location` of the job. */
        ticket?: string
      }
      header?: never
      path: {
        /** @description Unique identifier of the job. */
        id: components['parameters']['jobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The gzip-compressed file. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/gzip': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createUsersExportJob: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['UsersExportDefinition']
        'application/x-www-form-urlencoded': components['schemas']['UsersExportDefinition']
      }
    }
    responses: {
      /** @description The created job. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Job']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createUsersImportJob: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UsersImportDefinition']
      }
    }
    responses: {
      /** @description The created job. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Job']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      429: components['responses']['TooManyRequests']
    }
  }
  createVerificationEmailJob: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerificationEmailDefinition']
        'application/x-www-form-urlencoded': components['schemas']['VerificationEmailDefinition']
      }
    }
    responses: {
      /** @description The created job, which sends the e-mail. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Job']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listSigningKeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The signing keys of the tenant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SigningKeyList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getSigningKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Key identifier (`kid`), as in token headers and in the JWK Set. */
        kid: components['parameters']['signingKeyId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested signing key. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SigningKey']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  revokeSigningKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Key identifier (`kid`), as in token headers and in the JWK Set. */
        kid: components['parameters']['signingKeyId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The revoked signing key. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SigningKeyCertificate']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  rotateSigningKey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The new next signing key. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SigningKeyCertificate']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listLogStreams: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The log streams. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogStream'][]
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createLogStream: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LogStreamDefinition']
        'application/x-www-form-urlencoded': components['schemas']['LogStreamDefinition']
      }
    }
    responses: {
      /** @description The created log stream. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogStream']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getLogStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the log stream: `lst_` and 16 letters or digits. */
        id: components['parameters']['logStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested log stream. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogStream']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteLogStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the log stream: `lst_` and 16 letters or digits. */
        id: components['parameters']['logStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The log stream is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateLogStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the log stream: `lst_` and 16 letters or digits. */
        id: components['parameters']['logStreamId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LogStreamPatch']
        'application/x-www-form-urlencoded': components['schemas']['LogStreamPatch']
      }
    }
    responses: {
      /** @description The updated log stream. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogStream']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listLogs: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Identifier of a log event: returns log events written after it. `q`, `sort` and page numbers
         *     have no effect then.
         */
        from?: string
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /** @description Query in Lucene syntax, such as `type:sapi AND client_name:first*`. */
        q?: string
        /** @description Query in Lucene syntax; an older name of `q`, which takes precedence. */
        search?: string
        /** @description Sort order: a field, a colon, and `1` for ascending or `-1` for descending. */
        sort?: components['parameters']['logSort']
        /**
         * @description Maximum number of log events to return after `from`; without `from`, starts at the oldest log
         *     event.
         */
        take?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The log events of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getLog: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the log event. */
        id: components['parameters']['logId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested log event. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Log']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createNetworkAclDryRun: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NetworkAclDryRunDefinition']
        'application/x-www-form-urlencoded': components['schemas']['NetworkAclDryRunDefinition']
      }
    }
    responses: {
      /** @description The result of the dry run. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAclDryRun']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createNetworkAclExplanation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NetworkAclRequestFacts']
        'application/x-www-form-urlencoded': components['schemas']['NetworkAclRequestFacts']
      }
    }
    responses: {
      /** @description The decision and its reasons. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAclExplanation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listNetworkAcls: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The network ACLs of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAclList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createNetworkAcl: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NetworkAclDefinition']
        'application/x-www-form-urlencoded': components['schemas']['NetworkAclDefinition']
      }
    }
    responses: {
      /** @description The created network ACL. */
      201: {
        headers: {
          'Latchkey-Warning': components['headers']['LatchkeyWarning']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAcl']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getNetworkAcl: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the network ACL: `acl_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['networkAclId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested network ACL. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAclDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateNetworkAcl: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the network ACL: `acl_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['networkAclId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NetworkAclDefinition']
        'application/x-www-form-urlencoded': components['schemas']['NetworkAclDefinition']
      }
    }
    responses: {
      /** @description The updated network ACL. */
      200: {
        headers: {
          'Latchkey-Warning': components['headers']['LatchkeyWarning']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAcl']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteNetworkAcl: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the network ACL: `acl_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['networkAclId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The network ACL is deleted. */
      200: {
        headers: {
          'Latchkey-Warning': components['headers']['LatchkeyWarning']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAclDeletion']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  patchNetworkAcl: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the network ACL: `acl_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['networkAclId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NetworkAclPatch']
        'application/x-www-form-urlencoded': components['schemas']['NetworkAclPatch']
      }
    }
    responses: {
      /** @description The updated network ACL. */
      200: {
        headers: {
          'Latchkey-Warning': components['headers']['LatchkeyWarning']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAcl']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getNetworkAclStatistics: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Unique identifier of the network ACL: `acl_` and 22 characters of the base58 alphabet (no `0`,
         *     `O`, `I`, `l`).
         */
        id: components['parameters']['networkAclId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The match statistics of the network ACL. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NetworkAclStatistics']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizations: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /**
         * @description Member to sort numbered pages by, a colon, and 1 for ascending or -1 for descending order:
         *     `name`, `display_name` or `created_at`.
         */
        sort?: string
        /**
         * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
         *     is given.
         */
        take?: components['parameters']['takeInstead']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The organizations of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createOrganization: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationDefinition']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationDefinition']
      }
    }
    responses: {
      /** @description The created organization. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationCreated']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getOrganization: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Organization']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteOrganization: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The organization is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateOrganization: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationPatch']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationPatch']
      }
    }
    responses: {
      /** @description The updated organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Organization']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizationClientGrants: {
    parameters: {
      query?: {
        /** @description Returns only client grants for the API with this identifier. */
        audience?: string
        /** @description Returns only client grants of this client. */
        client_id?: string
        /** @description Returns only client grants with one of these identifiers. */
        grant_ids?: string[]
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client grants of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationClientGrantList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createOrganizationClientGrant: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationClientGrantDefinition']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationClientGrantDefinition']
      }
    }
    responses: {
      /** @description The assigned client grant. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationClientGrant']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteOrganizationClientGrant: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the client grant. */
        grant_id: components['parameters']['organizationGrantId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client grant is not assigned to the organization. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizationConnections: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Returns only connections whose `is_enabled` has this value. */
        is_enabled?: boolean
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connections of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationConnectionList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createOrganizationConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationConnectionDefinition']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationConnectionDefinition']
      }
    }
    responses: {
      /** @description The connection of the organization. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationConnection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getOrganizationConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        connection_id: components['parameters']['organizationConnectionId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connection of the organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationConnection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteOrganizationConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        connection_id: components['parameters']['organizationConnectionId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connection is not enabled for the organization. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateOrganizationConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        connection_id: components['parameters']['organizationConnectionId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationConnectionPatch']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationConnectionPatch']
      }
    }
    responses: {
      /** @description The updated connection of the organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationConnection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizationDiscoveryDomains: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The discovery domains of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationDiscoveryDomainCheckpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createOrganizationDiscoveryDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationDiscoveryDomainDefinition']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationDiscoveryDomainDefinition']
      }
    }
    responses: {
      /** @description The created discovery domain. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationDiscoveryDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getOrganizationDiscoveryDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the discovery domain. */
        discovery_domain_id: components['parameters']['organizationDiscoveryDomainId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested discovery domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationDiscoveryDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteOrganizationDiscoveryDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the discovery domain. */
        discovery_domain_id: components['parameters']['organizationDiscoveryDomainId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The discovery domain is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateOrganizationDiscoveryDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the discovery domain. */
        discovery_domain_id: components['parameters']['organizationDiscoveryDomainId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationDiscoveryDomainPatch']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationDiscoveryDomainPatch']
      }
    }
    responses: {
      /** @description The updated discovery domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationDiscoveryDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getOrganizationDiscoveryDomainByName: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Domain of e-mail addresses. */
        discovery_domain: components['parameters']['organizationDiscoveryDomainName']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested discovery domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationDiscoveryDomain']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizationEnabledConnections: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connections of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationEnabledConnectionList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createOrganizationEnabledConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEnabledConnectionDefinition']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationEnabledConnectionDefinition']
      }
    }
    responses: {
      /** @description The connection of the organization. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationEnabledConnection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getOrganizationEnabledConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        connectionId: components['parameters']['organizationEnabledConnectionId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connection of the organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationEnabledConnection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteOrganizationEnabledConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        connectionId: components['parameters']['organizationEnabledConnectionId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connection is not enabled for the organization. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateOrganizationEnabledConnection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        connectionId: components['parameters']['organizationEnabledConnectionId']
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEnabledConnectionPatch']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationEnabledConnectionPatch']
      }
    }
    responses: {
      /** @description The updated connection of the organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationEnabledConnection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizationInvitations: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /** @description Member to sort by, a colon, and 1 for ascending or -1 for descending order: `created_at`. */
        sort?: string
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The invitations of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationInvitationList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createOrganizationInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationInvitationDefinition']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationInvitationDefinition']
      }
    }
    responses: {
      /** @description The created invitation. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationInvitation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getOrganizationInvitation: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
        /** @description Unique identifier of the invitation. */
        invitation_id: components['parameters']['organizationInvitationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested invitation. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationInvitation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteOrganizationInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
        /** @description Unique identifier of the invitation. */
        invitation_id: components['parameters']['organizationInvitationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The invitation is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizationMembers: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /**
         * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
         *     is given.
         */
        take?: components['parameters']['takeInstead']
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The members of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationMemberList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createOrganizationMembers: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationMembers']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationMembers']
      }
    }
    responses: {
      /** @description The users are members of the organization. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteOrganizationMembers: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationMembers']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationMembers']
      }
    }
    responses: {
      /** @description The users are not members of the organization. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizationMemberEffectiveRoles: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
        /** @description Unique identifier of the member. */
        user_id: components['parameters']['organizationMemberId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The roles of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserEffectiveRoleCheckpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listOrganizationMemberRoles: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
        /** @description Unique identifier of the member. */
        user_id: components['parameters']['organizationMemberId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The roles of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RoleList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createOrganizationMemberRoles: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
        /** @description Unique identifier of the member. */
        user_id: components['parameters']['organizationMemberId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationMemberRoles']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationMemberRoles']
      }
    }
    responses: {
      /** @description The member has the roles. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteOrganizationMemberRoles: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the organization. */
        id: components['parameters']['organizationId']
        /** @description Unique identifier of the member. */
        user_id: components['parameters']['organizationMemberId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationMemberRoles']
        'application/x-www-form-urlencoded': components['schemas']['OrganizationMemberRoles']
      }
    }
    responses: {
      /** @description The member does not have the roles. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getOrganizationByName: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the organization. */
        name: components['parameters']['organizationName']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Organization']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getPromptSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The prompt settings. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptSettings']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updatePromptSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PromptSettingsPatch']
        'application/x-www-form-urlencoded': components['schemas']['PromptSettingsPatch']
      }
    }
    responses: {
      /** @description The updated prompt settings. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getPromptTexts: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Language of the texts, as a BCP 47 tag. The pages are shown in `en`, `de`, `es` and `ja`. */
        language: components['parameters']['promptLanguage']
        /** @description Name of the prompt. */
        prompt: components['parameters']['promptName']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The custom texts of the prompt. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptTexts']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updatePromptTexts: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Language of the texts, as a BCP 47 tag. The pages are shown in `en`, `de`, `es` and `ja`. */
        language: components['parameters']['promptLanguage']
        /** @description Name of the prompt. */
        prompt: components['parameters']['promptName']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PromptTexts']
        'application/x-www-form-urlencoded': components['schemas']['PromptTexts']
      }
    }
    responses: {
      /** @description The updated custom texts of the prompt. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptTexts']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getPromptPartials: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the prompt; these prompts have partials. */
        prompt: components['parameters']['partialsPrompt']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The partials of the prompt. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptPartials']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updatePromptPartials: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the prompt; these prompts have partials. */
        prompt: components['parameters']['partialsPrompt']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PromptPartials']
        'application/x-www-form-urlencoded': components['schemas']['PromptPartials']
      }
    }
    responses: {
      /** @description The updated partials of the prompt. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptPartials']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getPromptScreenRendering: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the prompt. */
        prompt: components['parameters']['renderedPrompt']
        /** @description Name of the screen. */
        screen: components['parameters']['renderedScreen']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rendering of the screen. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptRendering']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updatePromptScreenRendering: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the prompt. */
        prompt: components['parameters']['renderedPrompt']
        /** @description Name of the screen. */
        screen: components['parameters']['renderedScreen']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PromptRenderingPatch']
        'application/x-www-form-urlencoded': components['schemas']['PromptRenderingPatch']
      }
    }
    responses: {
      /** @description The changed settings. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptRenderingPatch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getPushApp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The app; empty before it is set. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PushApp']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updatePushApp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PushAppPatch']
        'application/x-www-form-urlencoded': components['schemas']['PushAppPatch']
      }
    }
    responses: {
      /** @description The updated app. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PushApp']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listPromptRenderings: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /** @description Returns only the screens of this prompt. */
        prompt?: string
        /** @description Returns only the screens that are rendered so. */
        rendering_mode?: 'standard' | 'advanced'
        /** @description Returns only the screens of this name. */
        screen?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The renderings of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptRenderingList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updatePromptRenderings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PromptRenderingChanges']
        'application/x-www-form-urlencoded': components['schemas']['PromptRenderingChanges']
      }
    }
    responses: {
      /** @description The changed settings. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PromptRenderingChanges']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listRefreshTokens: {
    parameters: {
      query: {
        /** @description Returns only refresh tokens of this client. */
        client_id?: string
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
        /** @description Unique identifier of the user whose refresh tokens are listed. */
        user_id: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The refresh tokens of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RefreshTokenList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getRefreshToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the refresh token. It is not the token itself. */
        id: components['parameters']['refreshTokenId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested refresh token. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RefreshToken']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteRefreshToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the refresh token. It is not the token itself. */
        id: components['parameters']['refreshTokenId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The refresh token is revoked. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateRefreshToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the refresh token. It is not the token itself. */
        id: components['parameters']['refreshTokenId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RefreshTokenPatch']
        'application/x-www-form-urlencoded': components['schemas']['RefreshTokenPatch']
      }
    }
    responses: {
      /** @description The updated refresh token. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RefreshToken']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  revokeRefreshTokens: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RefreshTokenRevocation']
        'application/x-www-form-urlencoded': components['schemas']['RefreshTokenRevocation']
      }
    }
    responses: {
      /** @description The refresh tokens are revoked. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listResourceServers: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /** @description Returns only the APIs with these identifiers; the parameter may be repeated up to ten times. */
        identifiers?: string[]
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The APIs of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResourceServerList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createResourceServer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceServerDefinition']
        'application/x-www-form-urlencoded': components['schemas']['ResourceServerDefinition']
      }
    }
    responses: {
      /** @description The created API. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResourceServer']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getResourceServer: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path: {
        /** @description Unique identifier of the API, or its percent-encoded `identifier`. */
        id: components['parameters']['resourceServerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested API. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResourceServer']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteResourceServer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the API, or its percent-encoded `identifier`. */
        id: components['parameters']['resourceServerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The API is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateResourceServer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the API, or its percent-encoded `identifier`. */
        id: components['parameters']['resourceServerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceServerPatch']
        'application/x-www-form-urlencoded': components['schemas']['ResourceServerPatch']
      }
    }
    responses: {
      /** @description The updated API. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResourceServer']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listRoles: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Returns only roles whose name contains this text, case-insensitive. */
        name_filter?: string
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The roles of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RoleList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createRole: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RoleDefinition']
        'application/x-www-form-urlencoded': components['schemas']['RoleDefinition']
      }
    }
    responses: {
      /** @description The created role. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Role']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getRole: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the role. */
        id: components['parameters']['roleId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested role. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Role']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteRole: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the role. */
        id: components['parameters']['roleId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The role is deleted. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RoleDeletion']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateRole: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the role. */
        id: components['parameters']['roleId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RolePatch']
        'application/x-www-form-urlencoded': components['schemas']['RolePatch']
      }
    }
    responses: {
      /** @description The updated role. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Role']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listRolePermissions: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the role. */
        id: components['parameters']['roleId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The permissions of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RolePermissionList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  assignRolePermissions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the role. */
        id: components['parameters']['roleId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PermissionReferences']
        'application/x-www-form-urlencoded': components['schemas']['PermissionReferences']
      }
    }
    responses: {
      /** @description The permissions are assigned to the role. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Nothing']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  removeRolePermissions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the role. */
        id: components['parameters']['roleId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PermissionReferences']
        'application/x-www-form-urlencoded': components['schemas']['PermissionReferences']
      }
    }
    responses: {
      /** @description The permissions are removed from the role. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listRoleUsers: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /**
         * @description Maximum number of items per page, for pages by cursor instead of numbered pages; 50 if only `from`
         *     is given.
         */
        take?: components['parameters']['takeInstead']
      }
      header?: never
      path: {
        /** @description Unique identifier of the role. */
        id: components['parameters']['roleId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The users of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RoleUserList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  assignRoleUsers: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the role. */
        id: components['parameters']['roleId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RoleUsers']
        'application/x-www-form-urlencoded': components['schemas']['RoleUsers']
      }
    }
    responses: {
      /** @description The role is assigned to the users. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Nothing']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the session. */
        id: components['parameters']['sessionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested session. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Session']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the session. */
        id: components['parameters']['sessionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The session is deleted. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the session. */
        id: components['parameters']['sessionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SessionPatch']
        'application/x-www-form-urlencoded': components['schemas']['SessionPatch']
      }
    }
    responses: {
      /** @description The updated session. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Session']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  revokeSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the session. */
        id: components['parameters']['sessionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The session and its refresh tokens are revoked. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getActiveUsers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The number of active users. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ActiveUsers']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listDailyStatistics: {
    parameters: {
      query?: {
        /** @description First day, as `YYYYMMDD`; by default 30 days before the last day. */
        from?: string
        /** @description Last day, as `YYYYMMDD`; by default today. */
        to?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The statistics by day. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DailyStatisticsList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getTenantSettings: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tenant settings. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TenantSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateTenantSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TenantSettingsPatch']
        'application/x-www-form-urlencoded': components['schemas']['TenantSettingsPatch']
      }
    }
    responses: {
      /** @description The updated tenant settings. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TenantSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createEmailVerificationTicket: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailVerificationTicketDefinition']
        'application/x-www-form-urlencoded': components['schemas']['EmailVerificationTicketDefinition']
      }
    }
    responses: {
      /** @description The created ticket. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Ticket']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  createPasswordChangeTicket: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChangeTicketDefinition']
        'application/x-www-form-urlencoded': components['schemas']['PasswordChangeTicketDefinition']
      }
    }
    responses: {
      /** @description The created ticket. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Ticket']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listTokenExchangeProfiles: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The token exchange profiles of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenExchangeProfileCheckpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createTokenExchangeProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenExchangeProfileDefinition']
        'application/x-www-form-urlencoded': components['schemas']['TokenExchangeProfileDefinition']
      }
    }
    responses: {
      /** @description The created token exchange profile. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenExchangeProfile']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      501: components['responses']['NotImplemented']
    }
  }
  getTokenExchangeProfile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the token exchange profile: `tep_` and 22 letters or digits. */
        id: components['parameters']['tokenExchangeProfileId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested token exchange profile. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenExchangeProfile']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteTokenExchangeProfile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the token exchange profile: `tep_` and 22 letters or digits. */
        id: components['parameters']['tokenExchangeProfileId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The token exchange profile is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateTokenExchangeProfile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the token exchange profile: `tep_` and 22 letters or digits. */
        id: components['parameters']['tokenExchangeProfileId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenExchangeProfilePatch']
        'application/x-www-form-urlencoded': components['schemas']['TokenExchangeProfilePatch']
      }
    }
    responses: {
      /** @description The updated token exchange profile. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenExchangeProfile']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserAttributeProfiles: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user attribute profiles of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAttributeProfileCheckpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createUserAttributeProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserAttributeProfileDefinition']
        'application/x-www-form-urlencoded': components['schemas']['UserAttributeProfileDefinition']
      }
    }
    responses: {
      /** @description The created user attribute profile. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAttributeProfile']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getUserAttributeProfile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the user attribute profile: `uap_` and 22 letters or digits. */
        id: components['parameters']['userAttributeProfileId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested user attribute profile. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAttributeProfile']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserAttributeProfile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the user attribute profile: `uap_` and 22 letters or digits. */
        id: components['parameters']['userAttributeProfileId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user attribute profile is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateUserAttributeProfile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the user attribute profile: `uap_` and 22 letters or digits. */
        id: components['parameters']['userAttributeProfileId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserAttributeProfilePatch']
        'application/x-www-form-urlencoded': components['schemas']['UserAttributeProfilePatch']
      }
    }
    responses: {
      /** @description The updated user attribute profile. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAttributeProfile']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserAttributeProfileTemplates: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The templates of the server. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAttributeProfileTemplateList']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getUserAttributeProfileTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the template. */
        id: components['parameters']['userAttributeProfileTemplateId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAttributeProfileTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getUserBlocksByIdentifier: {
    parameters: {
      query: {
        /** @description Whether the response omits blocks at connections whose brute-force protection is disabled. */
        consider_brute_force_enablement?: components['parameters']['considerBruteForceEnablement']
        /** @description Identifier of the account: e-mail address, username or phone number, case-insensitive. */
        identifier: components['parameters']['userBlockIdentifier']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The blocks of the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserBlockList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserBlocksByIdentifier: {
    parameters: {
      query: {
        /** @description Identifier of the account: e-mail address, username or phone number, case-insensitive. */
        identifier: components['parameters']['userBlockIdentifier']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The blocks are removed. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getUserBlocks: {
    parameters: {
      query?: {
        /** @description Whether the response omits blocks at connections whose brute-force protection is disabled. */
        consider_brute_force_enablement?: components['parameters']['considerBruteForceEnablement']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The blocks of the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserBlockList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserBlocks: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The blocks are removed. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUsers: {
    parameters: {
      query?: {
        /** @description Returns only users with an identity of the connection with this name. */
        connection?: string
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /**
         * @description Whether the result needs a stable order across pages. Has no effect: the order is always
         *     stable.
         */
        primary_order?: boolean
        /** @description Query in Lucene syntax; by default all users. */
        q?: string
        /** @description Version of the search syntax: `v3`. Other versions are refused. */
        search_engine?: 'v1' | 'v2' | 'v3'
        /**
         * @description Sort order: a field, a colon, and `1` for ascending or `-1` for descending. Users without a
         *     value come last.
         */
        sort?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The users of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createUser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserDefinition']
        'application/x-www-form-urlencoded': components['schemas']['UserDefinition']
      }
    }
    responses: {
      /** @description The created user. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['User']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  listUsersByEmail: {
    parameters: {
      query: {
        /** @description E-mail address of the users, case-insensitive. It must match as a whole. */
        email: string
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The users who have the e-mail address. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserEmailList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  getUser: {
    parameters: {
      query?: {
        /**
         * @description Names of members, separated by commas, which the response includes or excludes according to
         *     `include_fields`.
         */
        fields?: components['parameters']['fields']
        /**
         * @description Whether the response includes only the members that `fields` names (`true`), or all other members
         *     (`false`).
         */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['User']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user is deleted, or did not exist. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserPatch']
        'application/x-www-form-urlencoded': components['schemas']['UserPatch']
      }
    }
    responses: {
      /** @description The updated user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['User']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserAuthenticationMethods: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The authentication methods of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAuthenticationMethodList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateUserAuthenticationMethods: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserAuthenticationMethodReplacements']
      }
    }
    responses: {
      /** @description The authentication methods of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAuthenticationMethodArray']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  createUserAuthenticationMethod: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserAuthenticationMethodDefinition']
        'application/x-www-form-urlencoded': components['schemas']['UserAuthenticationMethodDefinition']
      }
    }
    responses: {
      /** @description The created authentication method. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAuthenticationMethod']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserAuthenticationMethods: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All authentication methods of the user are deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  getUserAuthenticationMethod: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the authentication method, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
        authentication_method_id: components['parameters']['authenticationMethodId']
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested authentication method. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAuthenticationMethod']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserAuthenticationMethod: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the authentication method, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
        authentication_method_id: components['parameters']['authenticationMethodId']
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The authentication method is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  updateUserAuthenticationMethod: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the authentication method, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
        authentication_method_id: components['parameters']['authenticationMethodId']
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserAuthenticationMethodPatch']
        'application/x-www-form-urlencoded': components['schemas']['UserAuthenticationMethodPatch']
      }
    }
    responses: {
      /** @description The updated authentication method. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserAuthenticationMethod']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserAuthenticators: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All second factors of the user are deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserEffectivePermissions: {
    parameters: {
      query: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Identifier (audience) of the API. */
        resource_server_identifier: string
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The permissions of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserEffectivePermissionCheckpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserEffectiveRoles: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The roles of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserEffectiveRoleCheckpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserEnrollments: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The enrollments of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserEnrollmentList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  linkUserIdentity: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserIdentityLink']
        'application/x-www-form-urlencoded': components['schemas']['UserIdentityLink']
      }
    }
    responses: {
      /** @description The identities of the user. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserIdentities']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  unlinkUserIdentity: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
        /** @description Identity provider of the identity to unlink. */
        provider: components['parameters']['userIdentityProvider']
        /** @description Identifier of the user at the identity provider: the part of a user identifier after `|`. */
        user_id: components['parameters']['userIdentityUserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The remaining identities of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserIdentities']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserLogs: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
        /** @description Sort order: a field, a colon, and `1` for ascending or `-1` for descending. */
        sort?: components['parameters']['logSort']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The log events of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserMultifactorProvider: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
        /**
         * @description Multi-factor provider: `google-authenticator` stands for the one-time passwords of any
         *     authenticator app; `duo` has no enrollments.
         */
        provider: components['parameters']['multifactorProvider']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The second factors of the provider are deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  revokeUserRememberedBrowsers: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The remembered browsers of the user are removed. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserOrganizations: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The organizations of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganizationList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserPermissions: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The permissions of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserPermissionList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  assignUserPermissions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PermissionReferences']
        'application/x-www-form-urlencoded': components['schemas']['PermissionReferences']
      }
    }
    responses: {
      /** @description The permissions are assigned to the user. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Nothing']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  removeUserPermissions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PermissionReferences']
        'application/x-www-form-urlencoded': components['schemas']['PermissionReferences']
      }
    }
    responses: {
      /** @description The permissions are removed from the user. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  rotateUserRecoveryCode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The new recovery code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecoveryCode']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserRefreshTokens: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The refresh tokens of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserRefreshTokenList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserRefreshTokens: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The refresh tokens of the user are revoked. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  revokeUserAccess: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['UserAccessRevocation']
        'application/x-www-form-urlencoded': components['schemas']['UserAccessRevocation']
      }
    }
    responses: {
      /** @description The access of the user is revoked. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserRoles: {
    parameters: {
      query?: {
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Zero-based number of the page. */
        page?: components['parameters']['page']
        /** @description Maximum number of items per page. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The roles of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RoleList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  assignUserRoles: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserRoles']
        'application/x-www-form-urlencoded': components['schemas']['UserRoles']
      }
    }
    responses: {
      /** @description The roles are assigned to the user. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  removeUserRoles: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserRoles']
        'application/x-www-form-urlencoded': components['schemas']['UserRoles']
      }
    }
    responses: {
      /** @description The roles are removed from the user. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listUserSessions: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Whether the response is an object with totals instead of an array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sessions of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserSessionList']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteUserSessions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sessions of the user are deleted. */
      202: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  listVerifiableCredentialTemplates: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page. */
        take?: components['parameters']['take']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The templates of the requested page. */
      200: {
        headers: {
          Link: components['headers']['Link']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiableCredentialTemplatePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  createVerifiableCredentialTemplate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifiableCredentialTemplateDefinition']
        'application/x-www-form-urlencoded': components['schemas']['VerifiableCredentialTemplateDefinition']
      }
    }
    responses: {
      /** @description The created template. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiableCredentialTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
  getVerifiableCredentialTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the template, of the form `vct_<id>`. */
        id: components['parameters']['verifiableCredentialTemplateId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiableCredentialTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
    }
  }
  deleteVerifiableCredentialTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the template, of the form `vct_<id>`. */
        id: components['parameters']['verifiableCredentialTemplateId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The template is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
    }
  }
  updateVerifiableCredentialTemplate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the template, of the form `vct_<id>`. */
        id: components['parameters']['verifiableCredentialTemplateId']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['VerifiableCredentialTemplatePatch']
        'application/x-www-form-urlencoded': components['schemas']['VerifiableCredentialTemplatePatch']
      }
    }
    responses: {
      /** @description The updated template. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerifiableCredentialTemplate']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
    }
  }
}
