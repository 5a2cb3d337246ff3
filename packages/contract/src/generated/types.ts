// Made by `pnpm run generate:contract` from openapi/. Do not edit.

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
     * @description Returns the e-mail provider of the tenant, without its password.
     */
    get: operations['getEmailProvider']
    put?: never
    /**
     * Create the e-mail provider
     * @description Stores an SMTP server through which all e-mails of the tenant are sent.
     */
    post: operations['createEmailProvider']
    /**
     * Delete the e-mail provider
     * @description Deletes the e-mail provider of the tenant. E-mails are sent through the default SMTP server of the
     *     installation from then on.
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
     * @description Answers the event streams of the tenant, oldest first, piece by piece.
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
     * @description Answers one event stream, without the secrets of its destination.
     */
    get: operations['getEventStream']
    put?: never
    post?: never
    /**
     * Delete an event stream
     * @description Deletes an event stream. Deliveries that are under way may still arrive; no new one starts.
     */
    delete: operations['deleteEventStream']
    options?: never
    head?: never
    /**
     * Update an event stream
     * @description Changes the fields of an event stream that the body names and keeps the others.
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
     * List deliveries of an event stream
     * @description Answers the deliveries that failed, and tests that are still tried; oldest first, piece by piece.
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
     * @description Answers one delivery with its attempts, as long as it has not arrived.
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
     * Redeliver what failed of an event stream
     * @description Tries deliveries that failed once more, oldest first, up to 20,000 at a time.
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
     * Redeliver one event to an event stream
     * @description Tries one delivery that failed once more. One that is still tried stays as it is.
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
     * Rotate the secret of an event stream
     * @description Makes a new secret to sign the deliveries of a stream with, and answers it this once. For the time
     *     of the overlap each delivery is signed with the previous secret too, so that receivers can be
     *     given the new one meanwhile.
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
     * Get statistics of an event stream
     * @description Answers how many events were delivered and how many were given up, by days of UTC: of the last 30
     *     unless dates are given.
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
     * @description Sends an event that nothing has caused, whether the stream is subscribed to its type or not. It
     *     says so: its `a0purpose` is `test`.
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
     * Follow the events of the tenant
     * @description Answers a stream of server-sent events that does not end by itself: what has happened since `from`
     *     or `from_timestamp`, or from now on, and what happens while it is read. Nothing is left out, and
     *     nothing comes twice, when the next request says the last `offset` as `from`.
     *
     *     Events come in the order in which their transactions began to write, which for writes at the same
     *     time need not be that of their `time`. What was sent only to try an event stream out is left out.
     *     After five minutes at most, and when the token ends, the stream says `connection_timeout` and
     *     ends; whoever asks again from its offset goes on.
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
     * @description Answers what users let clients do at APIs, the oldest first, page by page.
     */
    get: operations['listGrants']
    put?: never
    post?: never
    /**
     * Delete grants of a user
     * @description Takes back everything that a user let clients do.
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
     * @description Takes back one thing that a user let a client do.
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
     * @description Answers a second factor of somebody.
     */
    get: operations['getEnrollment']
    put?: never
    post?: never
    /**
     * Delete an enrollment
     * @description Takes a second factor from whoever has it.
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
     * @description Creates a link at which a user enrolls a second factor, once within five days, and mails it if
     *     `send_mail` is true.
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
     * @description Answers the kinds of second factors, and which of them people may use.
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
     * @description Lets people use a kind of second factor, or no longer.
     */
    put: operations['updateGuardianFactor']
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
     * Get policies for second factors
     * @description Answers when a second factor is asked for.
     */
    get: operations['getGuardianPolicies']
    /**
     * Update policies for second factors
     * @description Says when a second factor is asked for. It holds at once, and for sessions that there are too.
     */
    put: operations['updateGuardianPolicies']
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
     * @description Answers a job and how far it has come.
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
     * List errors of a job
     * @description Answers the users of an import that were refused, in the order of the file, and why; for a job
     *     that failed as a whole without such users, the job.
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
     * @description Answers what an export wrote, compressed by gzip: to a token like any other operation, and without
     *     one to the address that a job names as its `location`, for 60 seconds.
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
     * @description Begins a job that writes users to a file, compressed by gzip. The job says where the file is when
     *     it is completed.
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
     * @description Takes a file of users and answers when it has arrived; the users are made by a job. What is wrong
     *     with a user fails that user alone, and is told by the errors of the job.
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
     * Send an e-mail that verifies an address
     * @description Sends a user the mail with a link that shows that the e-mail address is theirs.
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
     * @description Answers the keys that the tenant signs its tokens with: the current one, the next one, and those
     *     that came before, the latest first.
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
     * @description Answers one key.
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
     * @description Takes a key out of the key set: nothing that it signed is valid any more, at once here and within
     *     a second at every other process.
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
     * @description Signs with the next key from now on and makes another next key. The one that was current stays
     *     valid until it is revoked. Wait between two rotations for as long as those who check tokens keep
     *     the key set: they have to have seen the next key before it signs.
     */
    post: operations['rotateSigningKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
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
     * List entries of the log
     * @description Answers entries of the log of the tenant, the latest first, page by page; or with `from` those
     *     that were written after one, in the order of writing.
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
     * Get an entry of the log
     * @description Answers one entry of the log of the tenant.
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
     * Try a draft on recent requests
     * @description Answers what a network ACL would have done to the latest requests of the tenant, were it written
     *     and active. Requests are remembered in memory, the last 1,000 by tenant and process.
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
     * Explain what network ACLs decide
     * @description Answers what the network ACLs in force decide for a request of which these facts are known, and
     *     why. Nothing is stored or logged.
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
     * @description Answers the network ACLs of the tenant by ascending priority, page by page.
     */
    get: operations['listNetworkAcls']
    put?: never
    /**
     * Create a network ACL
     * @description Creates a network ACL. It takes effect at once, also for the caller.
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
     * @description Answers one network ACL.
     */
    get: operations['getNetworkAcl']
    /**
     * Update a network ACL
     * @description Replaces a network ACL: what the body leaves out is gone, or back at its default. `id` and
     *     `created_at` stay. It takes effect at once, also for the caller.
     */
    put: operations['updateNetworkAcl']
    post?: never
    /**
     * Delete a network ACL
     * @description Deletes a network ACL. It ceases to have effect at once.
     */
    delete: operations['deleteNetworkAcl']
    options?: never
    head?: never
    /**
     * Patch a network ACL
     * @description Changes the fields of a network ACL that the body names and keeps the others. `rule` is replaced
     *     as a whole. It takes effect at once, also for the caller.
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
     * Get the counters of a network ACL
     * @description Answers how often a network ACL held, over all processes. What was counted in the last two seconds
     *     may be missing.
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
  '/prompts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the settings of the prompts
     * @description Answers how people are asked.
     */
    get: operations['getPromptSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the settings of the prompts
     * @description Changes the settings that the body names and keeps the others; null takes one back.
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
     * Get the texts of a prompt
     * @description Answers what the tenant says in its own words: by screen and key. Texts that are not there are
     *     ours.
     */
    get: operations['getPromptTexts']
    /**
     * Replace the texts of a prompt
     * @description Sets all of what the tenant says in its own words of this prompt in this language. An empty
     *     object takes everything back. In a text `${companyName}` is the tenant, and each variable that
     *     our text has is there too.
     */
    put: operations['updatePromptTexts']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
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
     * @description Answers the refresh tokens of a user, the oldest first, page by page.
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
     * @description Answers what is known of a refresh token, which is one however often it is rotated. One that has
     *     ended is not found. The token itself is not answered.
     */
    get: operations['getRefreshToken']
    put?: never
    post?: never
    /**
     * Revoke a refresh token
     * @description Revokes a refresh token and all that it was rotated to.
     */
    delete: operations['deleteRefreshToken']
    options?: never
    head?: never
    /**
     * Update the metadata of a refresh token
     * @description Replaces the metadata of a refresh token. Null or an empty object takes all of them away.
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
     * @description Revokes up to 100 refresh tokens by their ids; or those of a user, of one client only or of one
     *     client and API.
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
     * @description Answers the APIs of the tenant, the oldest first, page by page. The management API is one of them.
     */
    get: operations['listResourceServers']
    put?: never
    /**
     * Create an API
     * @description Creates an API. Clients need a grant before they get tokens for it.
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
     * @description Answers one API, the management API too.
     */
    get: operations['getResourceServer']
    put?: never
    post?: never
    /**
     * Delete an API
     * @description Deletes an API with all grants for it and all its permissions. It takes effect at once: there are
     *     no   more tokens for it. Those that were issued stay valid until they expire.
     */
    delete: operations['deleteResourceServer']
    options?: never
    head?: never
    /**
     * Update an API
     * @description Changes the fields of an API that the body names and keeps the others. A permission that is no
     *     longer in `scopes` is taken from the roles, users and client grants that have it.
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
     * @description Answers the roles of the tenant, the oldest first, page by page.
     */
    get: operations['listRoles']
    put?: never
    /**
     * Create a role
     * @description Creates a role. It has no permissions and no users yet.
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
     * @description Answers one role.
     */
    get: operations['getRole']
    put?: never
    post?: never
    /**
     * Delete a role
     * @description Deletes a role, and takes it from the users who have it.
     */
    delete: operations['deleteRole']
    options?: never
    head?: never
    /**
     * Update a role
     * @description Changes the fields of a role that the body names and keeps the others.
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
     * @description Answers the permissions that a role has, page by page.
     */
    get: operations['listRolePermissions']
    put?: never
    /**
     * Assign permissions to a role
     * @description Gives a role permissions, and so all users who have it.
     */
    post: operations['assignRolePermissions']
    /**
     * Remove permissions from a role
     * @description Takes permissions from a role, and so from all users who have them by it.
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
     * @description Answers the users who have a role, page by page.
     */
    get: operations['listRoleUsers']
    put?: never
    /**
     * Assign users to a role
     * @description Gives a role to users.
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
     * @description Answers one session of a user. One that has ended is not found.
     */
    get: operations['getSession']
    put?: never
    post?: never
    /**
     * End a session
     * @description Ends a session: its browser has to log in again. Clients that asked for it are told by the back
     *     channel, as at a log-out. Refresh tokens stay.
     */
    delete: operations['deleteSession']
    options?: never
    head?: never
    /**
     * Update the metadata of a session
     * @description Replaces the metadata of a session. Null or an empty object takes all of them away.
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
     * @description Ends a session and revokes the refresh tokens that were given in it.
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
     * @description Answers how many users logged in during the last 30 days.
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
     * List statistics by day
     * @description Answers how often users logged in and signed up, day by day.
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
     * Get the settings of the tenant
     * @description Answers the settings of the tenant.
     */
    get: operations['getTenantSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the settings of the tenant
     * @description Changes the settings that the body names and keeps the others. `flags` are merged one by one, all
     *     other members replaced; null takes a setting back to its default.
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
     * Create an email verification ticket
     * @description Creates a link that verifies the e-mail address of a user when it is followed, once. The link is
     *     answered this once, and not sent.
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
     * @description Creates a link at which a user chooses a new password, once. The link is answered this once, and
     *     not sent.
     */
    post: operations['createPasswordChangeTicket']
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
     * Get blocks by identifier
     * @description Answers where an account is not let in from after too many failures, found by what somebody typed
     *     to log in.
     */
    get: operations['getUserBlocksByIdentifier']
    put?: never
    post?: never
    /**
     * Delete blocks by identifier
     * @description Lets an account in again from everywhere, found by what somebody typed to log in.
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
     * Get blocks of a user
     * @description Answers where a user is not let in from after too many failures, by any of their identifiers.
     */
    get: operations['getUserBlocks']
    put?: never
    post?: never
    /**
     * Delete blocks of a user
     * @description Lets a user in again from everywhere, by any of their identifiers.
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
     * @description Answers the users of the tenant that a query matches, or all, page by page; the first 1,000 can be
     *     reached.
     *
     *     A query has the syntax of Lucene: `email:"ada@example.com"`, `name:ad*`, `nickname:*love*`,
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
     * List the users of an e-mail address
     * @description Answers the users who have an e-mail address, one for each connection that knows it.
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
     * @description Answers one user.
     */
    get: operations['getUser']
    put?: never
    post?: never
    /**
     * Delete a user
     * @description Deletes a user with all its identities.
     */
    delete: operations['deleteUser']
    options?: never
    head?: never
    /**
     * Update a user
     * @description Changes the fields of a user that the body names and keeps the others. Metadata are merged one
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
     * List authentication methods of a user
     * @description Answers in which ways a user shows who they are besides a password, page by page. Secrets are
     *     not answered.
     */
    get: operations['listUserAuthenticationMethods']
    /**
     * Replace authentication methods of a user
     * @description Gives a user these methods of the types `phone`, `email` and `totp`, and no others of them.
     *     Credentials and the recovery code stay.
     */
    put: operations['updateUserAuthenticationMethods']
    /**
     * Create an authentication method of a user
     * @description Gives a user a way to show who they are. It is confirmed at once.
     */
    post: operations['createUserAuthenticationMethod']
    /**
     * Delete authentication methods of a user
     * @description Takes every second factor from a user, the recovery code and remembered browsers too.
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
     * Get an authentication method
     * @description Answers one way in which a user shows who they are.
     */
    get: operations['getUserAuthenticationMethod']
    put?: never
    post?: never
    /**
     * Delete an authentication method
     * @description Takes one way to show who they are from a user.
     */
    delete: operations['deleteUserAuthenticationMethod']
    options?: never
    head?: never
    /**
     * Update an authentication method
     * @description Changes what a method is called.
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
     * Delete authenticators of a user
     * @description Takes every second factor from a user, the recovery code and remembered browsers too. They
     *     enroll anew when one is asked for.
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
     * @description Answers what a user may do at an API, by what was given to the user and by the roles of the user.
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
     * @description Answers the roles that a user has, by whatever way.
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
     * List enrollments of a user
     * @description Answers the second factors of a user, without the recovery code.
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
     * @description Makes the account of another user one more account of this user. The other user is gone with its
     *     metadata, roles and permissions; its profile is kept with the account.
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
     * @description Makes a linked account a user of its own again, with the profile it had.
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
     * List entries of the log about a user
     * @description Answers the entries of the log that are about one user, the latest first, page by page.
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
     * Delete the second factor of a provider
     * @description Takes the one-time codes of an app from a user, for `google-authenticator`. For `duo` there is
     *     nothing to take.
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
     * Revoke remembered browsers
     * @description A second factor is asked for again in all browsers of a user in which it was not for a while.
     */
    post: operations['revokeUserRememberedBrowsers']
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
     * @description Answers the permissions that were given to a user, page by page. Those of the roles that the user
     *     has are not among them.
     */
    get: operations['listUserPermissions']
    put?: never
    /**
     * Assign permissions to a user
     * @description Gives a user permissions, besides those of the roles that the user has.
     */
    post: operations['assignUserPermissions']
    /**
     * Remove permissions from a user
     * @description Takes permissions from a user. What a role of the user permits, it permits still.
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
     * Make a new recovery code
     * @description Gives a user a new recovery code; the one before works no more. It is answered this once.
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
     * @description Answers the refresh tokens that were issued for a user, the oldest first, page by page.
     */
    get: operations['listUserRefreshTokens']
    put?: never
    post?: never
    /**
     * Revoke the refresh tokens of a user
     * @description Revokes every refresh token that was issued for a user.
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
     * @description Ends the sessions of a user, or one of them, and revokes the refresh tokens with them unless they
     *     are to be preserved.
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
     * @description Answers the roles that a user has, page by page.
     */
    get: operations['listUserRoles']
    put?: never
    /**
     * Assign roles to a user
     * @description Gives a user roles.
     */
    post: operations['assignUserRoles']
    /**
     * Remove roles from a user
     * @description Takes roles from a user.
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
     * @description Answers the sessions that a user is logged in by, the oldest first, page by page.
     */
    get: operations['listUserSessions']
    put?: never
    post?: never
    /**
     * End the sessions of a user
     * @description Ends every session of a user: each browser has to log in again. Clients that asked for it are told
     *     by the back channel, as at a log-out. Refresh tokens stay.
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
     * List verifiable credential templates
     * @description Answers the verifiable credential verification templates of the tenant, oldest first, piece by
     *     piece.
     */
    get: operations['listVerifiableCredentialTemplates']
    put?: never
    /**
     * Create a verifiable credential template
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
     * Get a verifiable credential template
     * @description Answers one verifiable credential verification template.
     */
    get: operations['getVerifiableCredentialTemplate']
    put?: never
    post?: never
    /**
     * Delete a verifiable credential template
     * @description Deletes a verifiable credential verification template.
     */
    delete: operations['deleteVerifiableCredentialTemplate']
    options?: never
    head?: never
    /**
     * Update a verifiable credential template
     * @description Changes the fields of a verifiable credential verification template that the body names and keeps
     *     the others.
     */
    patch: operations['updateVerifiableCredentialTemplate']
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description How many users logged in during the last 30 days. */
    ActiveUsers: number
    /** @description Branding of the tenant's pages and e-mails. */
    Branding: {
      colors?: components['schemas']['BrandingColors']
      /** @description URL of the favicon of the pages, with `https`. */
      favicon_url?: string
      font?: components['schemas']['BrandingFont']
      /** @description URL of the logo on pages and in e-mails, with `https`. */
      logo_url?: string
    }
    /** @description Colors of the pages, as `#rrggbb`. */
    BrandingColors: {
      /** @description Color of the page background in the light color scheme, as `#rrggbb`. */
      page_background?: string
      /** @description Color of buttons and links, as `#rrggbb`. */
      primary?: string
    }
    /** @description Colors of the pages to change, as `#rrggbb`; null restores the default. */
    BrandingColorsPatch: {
      /** @description Color of the page background in the light color scheme, as `#rrggbb`. */
      page_background?: string | null
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
    /** @description Branding to change. Omitted members keep their values; null restores the default. */
    BrandingPatch: {
      colors?: components['schemas']['BrandingColorsPatch']
      /** @description URL of the favicon of the pages, with `https`. */
      favicon_url?: string | null
      font?: components['schemas']['BrandingFontPatch']
      /** @description URL of the logo on pages and in e-mails, with `https`. */
      logo_url?: string | null
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
      'pre-change-password'?: components['schemas']['BreachedPasswordDetectionShields']
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
      addons?: components['schemas']['ClientAddons']
      /**
       * @description Identifiers of clients that may exchange tokens of this client; a member of the delegation of
       *     earlier versions.
       */
      allowed_clients?: string[]
      allowed_logout_urls?: components['schemas']['ClientUrls']
      /** @description Origins that may call the authentication API from a browser (CORS). */
      allowed_origins?: string[]
      anonymous_sessions?: components['schemas']['ClientActiveFeature']
      app_type?: components['schemas']['ClientAppType']
      /** @description Channels by which users are asked to approve a backchannel request. */
      async_approval_notification_channels?: ('guardian-push' | 'email')[]
      b2b_integration_configuration?: components['schemas']['ClientB2bIntegrationConfiguration']
      callbacks?: components['schemas']['ClientUrls']
      /** @description Additional names of the client, such as audiences that it accepts. */
      client_aliases?: string[]
      client_authentication_methods?: components['schemas']['ClientAuthenticationMethods']
      /** @description Unique identifier of the client. */
      client_id?: string
      client_metadata?: components['schemas']['ClientMetadata']
      /** @description Client secret, by which the client authenticates at the token endpoint. */
      client_secret?: string
      /**
       * @description FAPI profile that the server enforces for the client. Every profile requires pushed
       *     authorization requests, PKCE, access tokens bound to a client certificate, and the named
       *     client authentication: `pkj` is `private_key_jwt`, the first `mtls` a client certificate. The
       *     FAPI 1 profiles also require signed authorization requests.
       * @enum {string}
       */
      compliance_level?:
        | 'none'
        | 'fapi1_adv_pkj_par'
        | 'fapi1_adv_mtls_par'
        | 'fapi2_sp_pkj_mtls'
        | 'fapi2_sp_mtls_mtls'
      /**
       * Format: date-time
       * @description Time at which the client was created.
       */
      created_at?: string
      /** @description Whether users may log in from pages of the client itself, by cross-origin authentication. */
      cross_origin_authentication?: boolean
      /** @description URL of the page that verifies a cross-origin log-in. */
      cross_origin_loc?: string
      /** @description HTML of the client's custom log-in page. */
      custom_login_page?: string
      /** @description Whether the client uses its custom log-in page instead of the tenant's. */
      custom_login_page_on?: boolean
      /** @description HTML of a draft of the client's custom log-in page. */
      custom_login_page_preview?: string
      default_organization?: components['schemas']['ClientDefaultOrganization']
      /** @description Description of the client, for administrators. */
      description?: string
      encryption_key?: components['schemas']['ClientEncryptionKey']
      express_configuration?: components['schemas']['ClientExpressConfiguration']
      fedcm_login?: components['schemas']['ClientFedcmLogin']
      /** @description Form template for WS-Federation responses. */
      form_template?: string
      /** @description Whether this is the global client, which every tenant has from its creation. */
      global?: boolean
      grant_types?: components['schemas']['ClientGrantTypes']
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
      jwt_configuration?: components['schemas']['ClientJwtConfiguration']
      /** @description URL of the client's logo, shown on the log-in and consent pages. */
      logo_uri?: string
      mobile?: components['schemas']['ClientMobile']
      my_organization_configuration?: components['schemas']['ClientMyOrganizationConfiguration']
      /** @description Name of the client, shown to users on the log-in and consent pages. */
      name?: string
      native_social_login?: components['schemas']['ClientNativeSocialLogin']
      /**
       * @description Whether the client conforms to OpenID Connect; stored without effect, because every client
       *     does.
       */
      oidc_conformant?: boolean
      oidc_logout?: components['schemas']['ClientOidcLogout']
      /**
       * @description Ways in which the log-in finds the organization of a user: by its name or by the domain of the
       *     user's e-mail address.
       */
      organization_discovery_methods?: ('email' | 'organization_name')[]
      /**
       * @description Moment at which the user selects an organization: `no_prompt`, `pre_login_prompt` or
       *     `post_login_prompt`.
       * @enum {string}
       */
      organization_require_behavior?: 'no_prompt' | 'pre_login_prompt' | 'post_login_prompt'
      /**
       * @description Use of organizations at log-in: `deny` allows no organization, `allow` makes it optional,
       *     `require` demands one.
       * @enum {string}
       */
      organization_usage?: 'deny' | 'allow' | 'require'
      /** @description Lifetime of a pushed authorization request, in seconds. */
      par_request_expiry?: number
      /**
       * @description Redirection policy: `open_redirect_protection` shows a page before the browser leaves for the
       *     client after an error, `allow_always` redirects without it.
       * @enum {string}
       */
      redirection_policy?: 'allow_always' | 'open_redirect_protection'
      refresh_token?: components['schemas']['ClientRefreshToken']
      /**
       * @description Whether access tokens of the client must be bound to a key: to a client certificate (RFC 8705)
       *     or by DPoP (RFC 9449).
       */
      require_proof_of_possession?: boolean
      /** @description Whether the client must push its authorization requests (RFC 9126). */
      require_pushed_authorization_requests?: boolean
      /** @description Identifier of the API that this client represents, for a client of the type `resource_server`. */
      resource_server_identifier?: string
      session_transfer?: components['schemas']['ClientSessionTransfer']
      signed_request_object?: components['schemas']['ClientSignedRequestObject']
      /**
       * @description Whether the server skips the confirmation page before it redirects to a callback URL whose
       *     owner cannot be verified, such as a custom URI scheme.
       */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean
      /** @description Whether the client takes part in single sign-on. */
      sso?: boolean
      /** @description Whether the client is excluded from single sign-on. */
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
      token_exchange?: components['schemas']['ClientTokenExchange']
      token_quota?: components['schemas']['ClientTokenQuota']
      token_vault_privileged_access?: components['schemas']['ClientTokenVaultAccess']
      /**
       * Format: date-time
       * @description Time at which the client was last updated.
       */
      updated_at?: string
      /** @description Origins that may receive an authorization response by `web_message`. */
      web_origins?: string[]
    }
    /** @description Feature of the client that can be switched on or off. */
    ClientActiveFeature: {
      /** @description Whether the feature is active for the client. */
      active: boolean
    }
    /** @description Settings of the client's add-ons, such as SAML and WS-Federation. */
    ClientAddons: {
      [key: string]: unknown
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
    /**
     * @description Client authentication methods of the token endpoint that use credentials instead of a client
     *     secret.
     */
    ClientAuthenticationMethods: {
      private_key_jwt?: components['schemas']['ClientAuthenticationMethod']
      self_signed_tls_client_auth?: components['schemas']['ClientAuthenticationMethod']
      tls_client_auth?: components['schemas']['ClientAuthenticationMethod']
    }
    /**
     * @description Client authentication methods of the token endpoint that use credentials instead of a client
     *     secret.
     */
    ClientAuthenticationMethodsDefinition: {
      private_key_jwt?: components['schemas']['ClientPublicKeyMethodDefinition']
      self_signed_tls_client_auth?: components['schemas']['ClientCertificateMethodDefinition']
      tls_client_auth?: components['schemas']['ClientSubjectMethodDefinition']
    }
    /** @description Settings for the integration of the client with business customers. */
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
       * @description Time at which the credential expires. Absent if it does not expire.
       */
      expires_at?: string
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
      pem?: string
      /**
       * @description Subject distinguished name of the certificate, for a `cert_subject_dn` credential without
       *     `pem`.
       */
      subject_dn?: string
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
    /** @description Organization that a log-in uses if the request names none. */
    ClientDefaultOrganization: {
      /** @description Flows to which the default organization applies. */
      flows: 'client_credentials'[]
      /** @description Unique identifier of the default organization. */
      organization_id: string
    }
    /** @description Client to create. */
    ClientDefinition: {
      addons?: components['schemas']['ClientAddons']
      /**
       * @description Identifiers of clients that may exchange tokens of this client; a member of the delegation of
       *     earlier versions.
       */
      allowed_clients?: string[]
      allowed_logout_urls?: components['schemas']['ClientUrls']
      /** @description Origins that may call the authentication API from a browser (CORS). */
      allowed_origins?: string[]
      anonymous_sessions?: components['schemas']['ClientActiveFeature']
      app_type?: components['schemas']['ClientAppType']
      /** @description Channels by which users are asked to approve a backchannel request. */
      async_approval_notification_channels?: ('guardian-push' | 'email')[]
      b2b_integration_configuration?: components['schemas']['ClientB2bIntegrationConfiguration']
      callbacks?: components['schemas']['ClientUrls']
      /** @description Additional names of the client, such as audiences that it accepts. */
      client_aliases?: string[]
      client_authentication_methods?: components['schemas']['ClientAuthenticationMethodsDefinition']
      client_metadata?: components['schemas']['ClientMetadata']
      /**
       * @description FAPI profile that the server enforces for the client. Every profile requires pushed
       *     authorization requests, PKCE, access tokens bound to a client certificate, and the named
       *     client authentication: `pkj` is `private_key_jwt`, the first `mtls` a client certificate. The
       *     FAPI 1 profiles also require signed authorization requests.
       * @enum {string|null}
       */
      compliance_level?:
        | 'none'
        | 'fapi1_adv_pkj_par'
        | 'fapi1_adv_mtls_par'
        | 'fapi2_sp_pkj_mtls'
        | 'fapi2_sp_mtls_mtls'
        | null
      /** @description Whether users may log in from pages of the client itself, by cross-origin authentication. */
      cross_origin_authentication?: boolean
      /** @description URL of the page that verifies a cross-origin log-in. */
      cross_origin_loc?: string
      /** @description HTML of the client's custom log-in page. */
      custom_login_page?: string
      /** @description Whether the client uses its custom log-in page instead of the tenant's. */
      custom_login_page_on?: boolean
      /** @description HTML of a draft of the client's custom log-in page. */
      custom_login_page_preview?: string
      default_organization?: components['schemas']['ClientDefaultOrganization'] | null
      /** @description Description of the client, for administrators. */
      description?: string
      encryption_key?: components['schemas']['ClientEncryptionKey'] | null
      express_configuration?: components['schemas']['ClientExpressConfiguration']
      fedcm_login?: components['schemas']['ClientFedcmLogin']
      /** @description Form template for WS-Federation responses. */
      form_template?: string
      grant_types?: components['schemas']['ClientGrantTypes']
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
      jwt_configuration?: components['schemas']['ClientJwtConfiguration']
      /** @description URL of the client's logo, shown on the log-in and consent pages. */
      logo_uri?: string
      mobile?: components['schemas']['ClientMobile']
      my_organization_configuration?: components['schemas']['ClientMyOrganizationConfiguration']
      /** @description Name of the client, shown to users on the log-in and consent pages. */
      name: string
      native_social_login?: components['schemas']['ClientNativeSocialLogin']
      oidc_backchannel_logout?: components['schemas']['ClientOidcLogout']
      /**
       * @description Whether the client conforms to OpenID Connect; stored without effect, because every client
       *     does.
       */
      oidc_conformant?: boolean
      oidc_logout?: components['schemas']['ClientOidcLogout']
      /**
       * @description Ways in which the log-in finds the organization of a user: by its name or by the domain of the
       *     user's e-mail address.
       */
      organization_discovery_methods?: ('email' | 'organization_name')[]
      /**
       * @description Moment at which the user selects an organization: `no_prompt`, `pre_login_prompt` or
       *     `post_login_prompt`.
       * @enum {string}
       */
      organization_require_behavior?: 'no_prompt' | 'pre_login_prompt' | 'post_login_prompt'
      /**
       * @description Use of organizations at log-in: `deny` allows no organization, `allow` makes it optional,
       *     `require` demands one.
       * @enum {string}
       */
      organization_usage?: 'deny' | 'allow' | 'require'
      /** @description Lifetime of a pushed authorization request, in seconds. */
      par_request_expiry?: number | null
      /**
       * @description Redirection policy: `open_redirect_protection` shows a page before the browser leaves for the
       *     client after an error, `allow_always` redirects without it.
       * @enum {string}
       */
      redirection_policy?: 'allow_always' | 'open_redirect_protection'
      refresh_token?: components['schemas']['ClientRefreshToken'] | null
      /**
       * @description Whether access tokens of the client must be bound to a key: to a client certificate (RFC 8705)
       *     or by DPoP (RFC 9449).
       */
      require_proof_of_possession?: boolean
      /** @description Whether the client must push its authorization requests (RFC 9126). */
      require_pushed_authorization_requests?: boolean
      /** @description Identifier of the API that this client represents, for a client of the type `resource_server`. */
      resource_server_identifier?: string
      session_transfer?: components['schemas']['ClientSessionTransfer'] | null
      signed_request_object?: components['schemas']['ClientSignedRequestObjectDefinition']
      /**
       * @description Whether the server skips the confirmation page before it redirects to a callback URL whose
       *     owner cannot be verified, such as a custom URI scheme.
       */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean
      /** @description Whether the client takes part in single sign-on. */
      sso?: boolean
      /** @description Whether the client is excluded from single sign-on. */
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
      token_exchange?: components['schemas']['ClientTokenExchange']
      token_quota?: components['schemas']['ClientTokenQuota']
      token_vault_privileged_access?: components['schemas']['ClientTokenVaultAccessDefinition']
      /** @description Origins that may receive an authorization response by `web_message`. */
      web_origins?: string[]
    }
    /** @description Public key by which the server encrypts responses to the client. */
    ClientEncryptionKey: {
      /** @description X.509 certificate of the encryption key in PEM. */
      cert?: string
      /** @description RSA public key in PEM. */
      pub?: string
      /** @description Subject distinguished name of the encryption certificate. */
      subject?: string
    }
    /** @description Settings by which organizations configure the client themselves. */
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
     *     Management API (FedCM).
     */
    ClientFedcmLogin: {
      google?: components['schemas']['ClientFedcmLoginProvider']
    }
    /**
     * @description Identity providers that users may log in with through the browser's Federated Credential
     *     Management API (FedCM).
     */
    ClientFedcmLoginPatch: {
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
      /** @description Identifier of the client that receives the grant. */
      client_id: string
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
      /** @description Identifier of the client that receives the grant. */
      client_id: string
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
      /** @description Scopes of the client in the form of earlier versions; stored without effect. */
      scopes?: {
        [key: string]: unknown
      }
      /** @description Whether the client secret is base64-encoded when it signs ID tokens by `HS256`. */
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
    /** @description Reasons for the end of a session of which the server notifies the client by back-channel logout. */
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
    /** @description Setting for the session metadata in logout tokens. */
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
    /** @description Settings for the mobile apps of the client. */
    ClientMobile: {
      android?: components['schemas']['ClientMobileAndroid']
      ios?: components['schemas']['ClientMobileIos']
    }
    /** @description Android app of the client. */
    ClientMobileAndroid: {
      /** @description Package name of the Android app. */
      app_package_name?: string
      /** @description SHA-256 fingerprints of the certificates that sign the Android app. */
      sha256_cert_fingerprints?: string[]
    }
    /** @description iOS app of the client. */
    ClientMobileIos: {
      /** @description Bundle identifier of the iOS app. */
      app_bundle_identifier?: string
      /** @description Apple team identifier of the iOS app. */
      team_id?: string
    }
    /** @description Settings by which members of an organization manage it through the client. */
    ClientMyOrganizationConfiguration: {
      /** @description Strategies of the connections that an organization may create. */
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
       * @description Rule for the deletion of connections by an organization: always, or only if the connection has
       *     no users.
       * @enum {string}
       */
      connection_deletion_behavior: 'allow' | 'allow_if_empty'
      /** @description Unique identifier of the connection profile. */
      connection_profile_id?: string
      /** @description Unique identifier of the client to which invitations lead. */
      invitation_landing_client_id?: string
      third_party_client_access?: components['schemas']['ClientThirdPartyAccess']
      /** @description Unique identifier of the user attribute profile. */
      user_attribute_profile_id?: string
    }
    /** @description Identity providers whose native SDK a mobile app of the client may use for the log-in. */
    ClientNativeSocialLogin: {
      apple?: components['schemas']['ClientNativeSocialLoginProvider']
      facebook?: components['schemas']['ClientNativeSocialLoginProvider']
      google?: components['schemas']['ClientNativeSocialLoginProvider']
    }
    /** @description Identity providers whose native SDK a mobile app of the client may use for the log-in. */
    ClientNativeSocialLoginPatch: {
      apple?: components['schemas']['ClientNativeSocialLoginProvider'] | null
      facebook?: components['schemas']['ClientNativeSocialLoginProvider'] | null
      google?: components['schemas']['ClientNativeSocialLoginProvider'] | null
    }
    /** @description Identity provider of a native social log-in. */
    ClientNativeSocialLoginProvider: {
      /** @description Whether users may log in with the native SDK of the identity provider. */
      enabled?: boolean
    }
    /** @description Back-channel logout of the client (OpenID Connect Back-Channel Logout 1.0). */
    ClientOidcLogout: {
      backchannel_logout_initiators?: components['schemas']['ClientLogoutInitiators']
      backchannel_logout_session_metadata?:
        | components['schemas']['ClientLogoutSessionMetadata']
        | null
      /** @description URLs to which the server posts logout tokens. */
      backchannel_logout_urls?: components['schemas']['ClientUrl'][]
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
      addons?: components['schemas']['ClientAddons']
      /**
       * @description Identifiers of clients that may exchange tokens of this client; a member of the delegation of
       *     earlier versions.
       */
      allowed_clients?: string[]
      allowed_logout_urls?: components['schemas']['ClientUrls']
      /** @description Origins that may call the authentication API from a browser (CORS). */
      allowed_origins?: string[]
      anonymous_sessions?: components['schemas']['ClientActiveFeature'] | null
      app_type?: components['schemas']['ClientAppType']
      /** @description Channels by which users are asked to approve a backchannel request. */
      async_approval_notification_channels?: ('guardian-push' | 'email')[] | null
      b2b_integration_configuration?: components['schemas']['ClientB2bIntegrationConfiguration']
      callbacks?: components['schemas']['ClientUrls']
      /** @description Additional names of the client, such as audiences that it accepts. */
      client_aliases?: string[]
      client_authentication_methods?: components['schemas']['ClientAuthenticationMethods'] | null
      client_metadata?: components['schemas']['ClientMetadataPatch']
      /** @description Client secret to set, by which the client authenticates at the token endpoint. */
      client_secret?: string
      /**
       * @description FAPI profile that the server enforces for the client. Every profile requires pushed
       *     authorization requests, PKCE, access tokens bound to a client certificate, and the named
       *     client authentication: `pkj` is `private_key_jwt`, the first `mtls` a client certificate. The
       *     FAPI 1 profiles also require signed authorization requests.
       * @enum {string|null}
       */
      compliance_level?:
        | 'none'
        | 'fapi1_adv_pkj_par'
        | 'fapi1_adv_mtls_par'
        | 'fapi2_sp_pkj_mtls'
        | 'fapi2_sp_mtls_mtls'
        | null
      /** @description Whether users may log in from pages of the client itself, by cross-origin authentication. */
      cross_origin_authentication?: boolean
      /** @description URL of the page that verifies a cross-origin log-in. */
      cross_origin_loc?: string | null
      /** @description HTML of the client's custom log-in page. */
      custom_login_page?: string
      /** @description Whether the client uses its custom log-in page instead of the tenant's. */
      custom_login_page_on?: boolean
      /** @description HTML of a draft of the client's custom log-in page. */
      custom_login_page_preview?: string
      default_organization?: components['schemas']['ClientDefaultOrganization'] | null
      /** @description Description of the client, for administrators. */
      description?: string
      encryption_key?: components['schemas']['ClientEncryptionKey'] | null
      express_configuration?: components['schemas']['ClientExpressConfiguration'] | null
      fedcm_login?: components['schemas']['ClientFedcmLoginPatch'] | null
      /** @description Form template for WS-Federation responses. */
      form_template?: string
      grant_types?: components['schemas']['ClientGrantTypes']
      identity_assertion_authorization_grant?: components['schemas']['ClientActiveFeature'] | null
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
      jwt_configuration?: components['schemas']['ClientJwtConfiguration']
      /** @description URL of the client's logo, shown on the log-in and consent pages. */
      logo_uri?: string
      mobile?: components['schemas']['ClientMobile']
      my_organization_configuration?:
        | components['schemas']['ClientMyOrganizationConfiguration']
        | null
      /** @description Name of the client, shown to users on the log-in and consent pages. */
      name?: string
      native_social_login?: components['schemas']['ClientNativeSocialLoginPatch'] | null
      oidc_backchannel_logout?: components['schemas']['ClientOidcLogout']
      /**
       * @description Whether the client conforms to OpenID Connect; stored without effect, because every client
       *     does.
       */
      oidc_conformant?: boolean
      oidc_logout?: components['schemas']['ClientOidcLogout']
      /**
       * @description Ways in which the log-in finds the organization of a user: by its name or by the domain of the
       *     user's e-mail address.
       */
      organization_discovery_methods?: ('email' | 'organization_name')[] | null
      /**
       * @description Moment at which the user selects an organization: `no_prompt`, `pre_login_prompt` or
       *     `post_login_prompt`.
       * @enum {string|null}
       */
      organization_require_behavior?: 'no_prompt' | 'pre_login_prompt' | 'post_login_prompt' | null
      /**
       * @description Use of organizations at log-in: `deny` allows no organization, `allow` makes it optional,
       *     `require` demands one.
       * @enum {string|null}
       */
      organization_usage?: 'deny' | 'allow' | 'require' | null
      /** @description Lifetime of a pushed authorization request, in seconds. */
      par_request_expiry?: number | null
      /**
       * @description Redirection policy: `open_redirect_protection` shows a page before the browser leaves for the
       *     client after an error, `allow_always` redirects without it.
       * @enum {string}
       */
      redirection_policy?: 'allow_always' | 'open_redirect_protection'
      refresh_token?: components['schemas']['ClientRefreshToken'] | null
      /**
       * @description Whether access tokens of the client must be bound to a key: to a client certificate (RFC 8705)
       *     or by DPoP (RFC 9449).
       */
      require_proof_of_possession?: boolean
      /** @description Whether the client must push its authorization requests (RFC 9126). */
      require_pushed_authorization_requests?: boolean
      session_transfer?: components['schemas']['ClientSessionTransfer'] | null
      signed_request_object?: components['schemas']['ClientSignedRequestObject']
      /**
       * @description Whether the server skips the confirmation page before it redirects to a callback URL whose
       *     owner cannot be verified, such as a custom URI scheme.
       */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean | null
      /** @description Whether the client takes part in single sign-on. */
      sso?: boolean
      /** @description Whether the client is excluded from single sign-on. */
      sso_disabled?: boolean
      /**
       * @description Security mode of a third-party client: `strict` or `permissive`.
       * @enum {string}
       */
      third_party_security_mode?: 'strict' | 'permissive'
      /**
       * @description Client authentication method of the token endpoint (OpenID Connect Core, section 9); `none`
       *     for public clients.
       * @enum {string|null}
       */
      token_endpoint_auth_method?: 'none' | 'client_secret_post' | 'client_secret_basic' | null
      token_exchange?: components['schemas']['ClientTokenExchange'] | null
      token_quota?: components['schemas']['ClientTokenQuota'] | null
      token_vault_privileged_access?: components['schemas']['ClientTokenVaultAccess']
      /** @description Origins that may receive an authorization response by `web_message`. */
      web_origins?: string[]
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
      /** @description Further APIs for which the client may exchange its refresh tokens. */
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
    /** @description Settings for the transfer of sessions between a native client and a web client. */
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
    /** @description Settings for the delegation of transferred sessions, by which somebody acts for a user. */
    ClientSessionTransferDelegation: {
      /** @description Whether the client accepts delegated sessions. */
      allow_delegated_access?: boolean
      /**
       * @description Property of the device that must be the same at both ends of a delegated transfer: the IP
       *     address.
       * @enum {string}
       */
      enforce_device_binding?: 'ip'
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
    /** @description Maximum numbers of tokens that the client may obtain. */
    ClientTokenQuota: {
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
    /** @description Access of the client to upstream tokens of users that the token vault stores. */
    ClientTokenVaultAccess: {
      /** @description Credentials by which the client authenticates for the token vault. */
      credentials: components['schemas']['ClientCredentialReference'][]
      /** @description Connections and scopes of the upstream tokens that the client may obtain. */
      grants?: components['schemas']['ClientTokenVaultPermission'][]
      /** @description IP addresses and CIDR ranges from which the client may use the token vault. */
      ip_allowlist?: string[]
    }
    /** @description Access of the client to upstream tokens of users that the token vault stores. */
    ClientTokenVaultAccessDefinition: {
      /** @description Public keys from which the server creates credentials of the client. */
      credentials: components['schemas']['ClientPublicKeyDefinition'][]
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
    /** @description Absolute URIs. */
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
      type: components['schemas']['EventStreamEventType']
    }
    /** @description Connection: a source of users, such as a database of the tenant. */
    Connection: {
      authentication?: components['schemas']['ConnectionPurpose']
      connected_accounts?: components['schemas']['ConnectionPurpose']
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
      metadata?: components['schemas']['ConnectionMetadata']
      /** @description Name of the connection, unique within the tenant. */
      name?: string
      options?: components['schemas']['ConnectionOptions']
      /** @description Names by which a log-in may select the connection. */
      realms?: string[]
      /** @description Whether the log-in page shows a button for the connection. */
      show_as_button?: boolean
      strategy?: components['schemas']['ConnectionStrategy']
    }
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
           *     one-time code.
           * @enum {string}
           */
          default_method?: 'password' | 'email_otp'
        }
        /** @description Whether every user must have an e-mail address. */
        profile_required?: boolean
        signup?: components['schemas']['ConnectionSignupVerification']
        /** @description Whether an e-mail address belongs to at most one user of the connection. */
        unique?: boolean
        /**
         * @description Method by which the server verifies e-mail addresses: a link or a one-time code.
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
           *     code.
           * @enum {string}
           */
          default_method?: 'password' | 'phone_otp'
        }
        /** @description Whether every user must have a phone number. */
        profile_required?: boolean
        signup?: components['schemas']['ConnectionSignupVerification']
      }
      /** @description Rules for the attribute username. */
      username?: {
        /** @description Use of the username as an identifier at log-in. */
        identifier?: {
          /** @description Whether users can log in with their username. */
          active?: boolean
        }
        /** @description Whether every user must have a username. */
        profile_required?: boolean
        /** @description Use of the username at sign-up. */
        signup?: {
          status?: components['schemas']['ConnectionSignupStatus']
        }
        /** @description Rules for the characters and length of a username. */
        validation?: {
          /** @description Formats that a username may have besides plain characters. */
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
      /** @description Log-in with a one-time code sent by e-mail. */
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
      /** @description Log-in with a one-time code sent to a phone. */
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
      authentication?: components['schemas']['ConnectionPurpose']
      connected_accounts?: components['schemas']['ConnectionPurpose']
      /** @description Display name of the connection, which the log-in page shows instead of its name. */
      display_name?: string
      /** @description Identifiers of all clients that the connection is enabled for. */
      enabled_clients?: string[]
      /** @description Whether third-party clients may use the connection without being enabled for it. */
      is_domain_connection?: boolean
      metadata?: components['schemas']['ConnectionMetadata']
      /**
       * @description Name of the connection: letters and digits, with single hyphens between them. Unique within
       *     the tenant; it cannot be changed.
       */
      name: string
      options?: components['schemas']['ConnectionOptions']
      /** @description Names by which a log-in may select the connection; by default the name of the connection. */
      realms?: string[]
      /** @description Whether the log-in page shows a button for the connection. */
      show_as_button?: boolean
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
     * @description Options of a connection. Which members apply depends on the strategy: `auth0` (database) or
     *     `email` (passwordless).
     */
    ConnectionOptions: {
      attributes?: components['schemas']['ConnectionAttributes']
      authentication_methods?: components['schemas']['ConnectionAuthenticationMethods']
      /** @description Default authorization request parameters of a log-in link, for the strategy `email`. */
      authParams?: {
        [key: string]: string
      } | null
      /** @description Whether brute-force protection applies to the users of the connection. */
      brute_force_protection?: boolean
      /** @description Values that the custom database scripts can read, by name. */
      configuration?: {
        [key: string]: string | null
      } | null
      /** @description Custom database scripts, by action. */
      customScripts?: {
        [key: string]: string
      } | null
      /** @description Whether users of the connection cannot reset their password themselves. */
      disable_self_service_change_password?: boolean
      /** @description Whether sign-up is disabled for the connection. */
      disable_signup?: boolean
      /**
       * @description E-mail of the strategy `email`, which contains the code or link. For members that are omitted
       *     or empty, a code uses the e-mail template `auth_email_by_code`, and otherwise a built-in text.
       */
      email?: {
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
      /** @description Whether custom database scripts receive the context of the request. */
      enable_script_context?: boolean
      /** @description Whether a custom database stores the users of the connection. */
      enabledDatabaseCustomization?: boolean
      /** @description Whether the connection imports users from another user store as they log in. */
      import_mode?: boolean
      /** @description Second factors of the connection's users. */
      mfa?: {
        /** @description Whether users of this connection can have second factors. */
        active?: boolean
        /** @description Whether responses include the enrollment settings of second factors. */
        return_enroll_settings?: boolean
      }
      /** @description Name of the connection, for the strategy `email`. */
      name?: string
      /** @description Attributes of the user profile that the server does not store. */
      non_persistent_attrs?: string[] | null
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
      /** @description Password history: earlier passwords that a user must not use again. */
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
      password_options?: components['schemas']['ConnectionPasswordOptions']
      passwordPolicy?: components['schemas']['ConnectionPasswordPolicy'] | null
      /**
       * @description Order in which the server interprets the identifier that a user types: as e-mail address,
       *     phone number or username.
       */
      precedence?: ('email' | 'phone_number' | 'username')[]
      /** @description Whether a log-in tries further realms when this connection does not know the user. */
      realm_fallback?: boolean
      /** @description Whether every user must have a username in addition to an e-mail address. */
      requires_username?: boolean
      /**
       * @description Times at which the profile of an external user store replaces the stored one: `on_each_login`,
       *     `on_first_login` or `never_on_login`.
       * @enum {string}
       */
      set_user_root_attributes?: 'on_each_login' | 'on_first_login' | 'never_on_login'
      /** @description Version of the strategy; stored without effect. */
      strategy_version?: number
      /** @description One-time code of the strategy `email`. */
      totp?: {
        /** @description Number of digits of the one-time code. */
        length?: number
        /** @description Lifetime of the one-time code or the log-in link, in seconds. */
        time_step?: number
      } | null
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
         * @description Treatment of a password over the maximum length: `truncate` or `error`.
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
         * @description Built-in list of common passwords: 10,000 or 100,000 English ones.
         * @enum {string}
         */
        default?: 'en_10k' | 'en_100k'
      }
      /** @description Password history: earlier passwords that a user must not use again. */
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
      authentication?: components['schemas']['ConnectionPurpose']
      connected_accounts?: components['schemas']['ConnectionPurpose']
      /** @description Display name of the connection, which the log-in page shows instead of its name. */
      display_name?: string
      /** @description Identifiers of all clients that the connection is enabled for. */
      enabled_clients?: string[]
      /** @description Whether third-party clients may use the connection without being enabled for it. */
      is_domain_connection?: boolean
      metadata?: components['schemas']['ConnectionMetadata']
      options?: components['schemas']['ConnectionOptions']
      /** @description Names by which a log-in may select the connection; by default the name of the connection. */
      realms?: string[]
      /** @description Whether the log-in page shows a button for the connection. */
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
    /** @description Use of the attribute at sign-up, with its verification. */
    ConnectionSignupVerification: {
      status?: components['schemas']['ConnectionSignupStatus']
      /** @description Verification of the attribute at sign-up. */
      verification?: {
        /** @description Whether the server verifies the attribute at sign-up. */
        active?: boolean
      }
    }
    /**
     * @description Strategy of the connection: the kind of identity source. `auth0` (database) and `email`
     *     (passwordless) store the users in the tenant.
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
    /** @description Created event stream, with its signing secret. */
    CreatedEventStream: {
      client_error_policy: components['schemas']['EventStreamClientErrorPolicy']
      /**
       * Format: date-time
       * @description Time at which the event stream was created, in UTC with milliseconds.
       */
      created_at: string
      destination: components['schemas']['EventStreamDestination']
      /** @description Unique identifier of the event stream. */
      id: string
      /** @description Name of the event stream, unique within the tenant. */
      name: string
      retry_schedule: components['schemas']['EventStreamRetrySchedule']
      /**
       * @description Secret by which the server signs deliveries, for the receiver: `whsec_` and the Base64 of the
       *     key (Standard Webhooks). Returned only when the event stream is created; event streams without
       *     a webhook have none.
       */
      signing_secret?: string
      status: components['schemas']['EventStreamStatus']
      /** @description Types of events that the event stream delivers. */
      subscriptions: components['schemas']['EventStreamSubscription'][]
      /**
       * Format: date-time
       * @description Time at which the event stream was last updated, in UTC with milliseconds.
       */
      updated_at: string
    }
    /** @description The user's password as another system kept it. */
    CustomPasswordHash: {
      /**
       * @description How the hash was made.
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
       * @description r of scrypt.
       * @default 8
       */
      blockSize?: number
      /**
       * @description N of scrypt, a power of two.
       * @default 16384
       */
      cost?: number
      /** @description The hash itself. */
      hash: {
        /**
         * @description The hash function beneath hmac.
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
         * @description How the bytes are written.
         * @enum {string}
         */
        encoding?: 'base64' | 'hex' | 'utf8'
        /** @description The key of hmac. */
        key?: {
          /**
           * @description How the key is written.
           * @default utf8
           * @enum {string}
           */
          encoding?: 'base64' | 'hex' | 'utf8'
          /** @description The key. */
          value: string
        }
        /**
         * @description The hash: a PHC string for argon2 and pbkdf2, `$2a$` or `$2b$` for bcrypt, RFC 2307 for
         *     ldap, as in `{SSHA}`, and the bytes of the others in `encoding`.
         */
        value: string
      }
      /** @description The length of a scrypt hash in bytes. */
      keylen?: number
      /**
       * @description p of scrypt.
       * @default 1
       */
      parallelization?: number
      /** @description How the password was turned into bytes. */
      password?: {
        /**
         * @description Its encoding.
         * @default utf8
         * @enum {string}
         */
        encoding?: 'ascii' | 'utf8' | 'utf16le' | 'ucs2' | 'latin1' | 'binary'
      }
      /** @description What the password was mixed with. */
      salt?: {
        /**
         * @description How the salt is written.
         * @default utf8
         * @enum {string}
         */
        encoding?: 'base64' | 'hex' | 'utf8'
        /**
         * @description Whether the salt came before the password or behind it.
         * @default prefix
         * @enum {string}
         */
        position?: 'prefix' | 'suffix'
        /** @description The salt. */
        value: string
      }
    }
    /** @description What was counted on a day of UTC. */
    DailyStatistics: {
      /**
       * Format: date-time
       * @description When something was counted first.
       */
      created_at: string
      /**
       * Format: date-time
       * @description The beginning of the day.
       */
      date: string
      /** @description How often a password was found among leaked ones. */
      leaked_passwords: number
      /** @description How often users logged in. */
      logins: number
      /** @description How many users signed up. */
      signups: number
      /**
       * Format: date-time
       * @description When something was counted last.
       */
      updated_at: string
    }
    /** @description The days on which something was counted, the oldest first. */
    DailyStatisticsList: components['schemas']['DailyStatistics'][]
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
    /** @description E-mail provider of the tenant: the SMTP server through which the tenant's e-mails are sent. */
    EmailProvider: {
      credentials?: components['schemas']['EmailProviderCredentials']
      /** @description Sender address of e-mails whose template names no other. */
      default_from_address?: string
      /**
       * @description Whether the tenant's e-mails are sent through this provider. If not, they are sent through the
       *     default SMTP server of the installation.
       */
      enabled?: boolean
      name?: components['schemas']['EmailProviderName']
      settings?: components['schemas']['EmailProviderSettings']
    }
    /** @description Address and user name of the SMTP server. The password is never returned. */
    EmailProviderCredentials: {
      /** @description Host name or IP address of the SMTP server. */
      smtp_host?: string
      /** @description Port of the SMTP server. */
      smtp_port?: number
      /** @description User name for the log-in at the SMTP server. */
      smtp_user?: string
    }
    /**
     * @description Address and credentials of the SMTP server. Members that do not begin with `smtp_` belong to other
     *     providers, which are not supported.
     */
    EmailProviderCredentialsDefinition: {
      /** @description Access key identifier of Amazon SES; not supported, use SMTP. */
      accessKeyId?: string
      /** @description API key of another provider, such as SendGrid or Mailgun; not supported, use SMTP. */
      api_key?: string
      /** @description User name of the SendGrid API; not supported, use SMTP. */
      api_user?: string
      /** @description Client identifier of Microsoft 365; not supported, use SMTP. */
      clientId?: string
      /** @description Client secret of Microsoft 365; not supported, use SMTP. */
      clientSecret?: string
      /** @description Connection string of Azure Communication Services; not supported, use SMTP. */
      connectionString?: string
      /** @description Domain of Mailgun; not supported, use SMTP. */
      domain?: string
      /** @description Region of another provider, such as Amazon SES or SparkPost; not supported, use SMTP. */
      region?: string
      /** @description Secret access key of Amazon SES; not supported, use SMTP. */
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
      /** @description Tenant identifier of Microsoft 365; not supported, use SMTP. */
      tenantId?: string
    }
    /** @description E-mail provider to store. */
    EmailProviderDefinition: {
      credentials: components['schemas']['EmailProviderCredentialsDefinition']
      /** @description Sender address of e-mails whose template names no other. */
      default_from_address?: string
      /**
       * @description Whether the tenant's e-mails are sent through this provider. If not, they are sent through the
       *     default SMTP server of the installation.
       */
      enabled?: boolean
      name: components['schemas']['EmailProviderName']
      settings?: components['schemas']['EmailProviderSettings']
    }
    /**
     * @description Name of the e-mail provider. Only `smtp` is supported; nearly every provider also accepts e-mail
     *     by SMTP.
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
      credentials?: components['schemas']['EmailProviderCredentialsDefinition']
      /** @description Sender address of e-mails whose template names no other. */
      default_from_address?: string
      /**
       * @description Whether the tenant's e-mails are sent through this provider. If not, they are sent through the
       *     default SMTP server of the installation.
       */
      enabled?: boolean
      name?: components['schemas']['EmailProviderName']
      settings?: components['schemas']['EmailProviderSettings']
    }
    /** @description Settings of the e-mail provider; `smtp` has none. */
    EmailProviderSettings: Record<string, never> | null
    /** @description E-mail template. */
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
      template?: components['schemas']['EmailTemplateName']
      /** @description Lifetime of the link in the e-mail, in seconds. */
      urlLifetimeInSeconds?: number | null
    }
    /** @description Whose e-mail address is verified, and how. */
    EmailVerificationTicketDefinition: {
      /** @description Id of the client that the pages speak for. */
      client_id?: string
      identity?: components['schemas']['TicketIdentity']
      /** @description Whether the e-mail address is added to `result_url`. */
      includeEmailInRedirect?: boolean
      /** @description Id of an organization. There are none here yet. */
      organization_id?: string
      /** @description Where to go when all is done. */
      result_url?: string
      /** @description How many seconds the ticket is valid; five days where it is 0 or left out. */
      ttl_sec?: number
      /** @description Id of the user. */
      user_id: string
    }
    /** @description A link at which a user enrolls a second factor, once. */
    EnrollmentTicket: {
      /** @description The secret of the link. Only a hash of it is kept. */
      ticket_id: string
      /** @description The link. */
      ticket_url: string
    }
    /** @description Who is to enroll a second factor. */
    EnrollmentTicketDefinition: {
      /** @description Whether somebody who has a factor may enroll another one. */
      allow_multiple_enrollments?: boolean
      /** @description Where the link goes, with `send_mail`; the address of the user if left out. */
      email?: string
      /** @description The language of the mail, as a tag or several, the best one first. */
      email_locale?: string
      /**
       * @description What is enrolled; one-time codes if left out.
       * @enum {string}
       */
      factor?:
        | 'push-notification'
        | 'phone'
        | 'email'
        | 'otp'
        | 'webauthn-roaming'
        | 'webauthn-platform'
      /** @description Whether the link is sent by mail. */
      send_mail?: boolean
      /**
       * Format: user-id
       * @description Unique identifier of the user.
       */
      user_id: string
    }
    /**
     * @description What every failed request of this API is answered with. A client decides by `statusCode` and,
     *     where there is one, `errorCode`; `message` is for people and may change.
     */
    Error: {
      /** @description Details of a refused token; only 401 carries them. */
      attributes?: {
        /** @description What is wrong with the token. */
        error?: string
      }
      /** @description The reason phrase of the status. */
      error: string
      /** @description A stable name for the cause. Many errors have none. */
      errorCode?: string
      /** @description One sentence about the first thing found wrong. */
      message: string
      /** @description The HTTP status once more. */
      statusCode: number
    }
    /** @description Why the stream ends here; the last message. */
    EventFailure: {
      /** @description What went wrong. */
      error: {
        /**
         * @description `connection_timeout` ends every stream in its time, and when the server stops;
         *     `processing_error` says that events could not be read. Both go on from `offset`.
         * @enum {string}
         */
        code:
          | 'invalid_cursor'
          | 'cursor_expired'
          | 'timeout'
          | 'payload_too_large'
          | 'processing_error'
          | 'connection_timeout'
        /** @description A sentence for people. */
        message: string
        offset?: components['schemas']['EventOffset']
      }
      /**
       * @description The kind of message.
       * @enum {string}
       */
      type: 'error'
    }
    /**
     * @description What a stream of events sends: an event, how far the stream has come, or why it ends. `type` is
     *     the field `event` of the message, the rest its field `data`.
     */
    EventMessage:
      | components['schemas']['EventOccurrence']
      | components['schemas']['EventProgress']
      | components['schemas']['EventFailure']
    /** @description An event, and the offset behind it. */
    EventOccurrence: {
      event: components['schemas']['CloudEvent']
      offset: components['schemas']['EventOffset']
      type: components['schemas']['EventStreamEventType']
    }
    /** @description A place among the events of the tenant: `from` takes it, and begins behind it. It is opaque. */
    EventOffset: string
    /**
     * @description All that is asked for and came before this offset has been sent. It comes first, and then as often
     *     as is needed to keep the connection alive.
     */
    EventProgress: {
      offset: components['schemas']['EventOffset']
      /**
       * @description The kind of message.
       * @enum {string}
       */
      type: 'offset-only'
    }
    /** @description Event stream, without the secrets of its destination. */
    EventStream: {
      client_error_policy: components['schemas']['EventStreamClientErrorPolicy']
      /**
       * Format: date-time
       * @description Time at which the event stream was created, in UTC with milliseconds.
       */
      created_at: string
      destination: components['schemas']['EventStreamDestination']
      /** @description Unique identifier of the stream. */
      id: string
      /** @description Name of the event stream, unique within the tenant. */
      name: string
      retry_schedule: components['schemas']['EventStreamRetrySchedule']
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
      /** @enum {string} */
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
      /** @default fail */
      client_error_policy?: components['schemas']['EventStreamClientErrorPolicy']
      destination: components['schemas']['EventStreamDestinationDefinition']
      /** @description Name of the event stream, unique within the tenant. */
      name?: string
      /** @default extended */
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
      event: components['schemas']['CloudEvent']
      /** @description Unique identifier of the event stream. */
      event_stream_id: string
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
        aws_region: components['schemas']['EventStreamAwsRegion']
      }
      /** @enum {string} */
      type: 'eventbridge'
    }
    /** @description Destination that sends events to a partner event source of Amazon EventBridge. */
    EventStreamEventbridgeDestinationDefinition: {
      /** @description Configuration of the EventBridge destination: account and region. */
      configuration: {
        /** @description AWS account identifier, 12 digits. */
        aws_account_id: string
        aws_region: components['schemas']['EventStreamAwsRegion']
      }
      /** @enum {string} */
      type: 'eventbridge'
    }
    /** @description Empty object. `GET /event-streams/{id}/deliveries/{event_id}` shows the progress. */
    EventStreamEventRedelivery: Record<string, never>
    /**
     * @description Type of the event. Types that begin with `latchkey.` report all other changes made through the
     *     management API.
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
      | 'latchkey.session.created'
      | 'latchkey.session.updated'
      | 'latchkey.session.deleted'
      | 'latchkey.signing_key.created'
      | 'latchkey.signing_key.updated'
      | 'latchkey.signing_key.deleted'
      | 'latchkey.branding.created'
      | 'latchkey.branding.updated'
      | 'latchkey.branding.deleted'
      | 'latchkey.prompt_settings.created'
      | 'latchkey.prompt_settings.updated'
      | 'latchkey.prompt_settings.deleted'
      | 'latchkey.prompt_texts.created'
      | 'latchkey.prompt_texts.updated'
      | 'latchkey.prompt_texts.deleted'
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
    /** @description Event streams of one page, with a cursor to the next page. */
    EventStreamPage: {
      /** @description Event streams of this page, oldest first. */
      eventStreams: components['schemas']['EventStream'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Event stream members to change. Omitted members keep their values. */
    EventStreamPatch: {
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
      retry_schedule?: components['schemas']['EventStreamRetrySchedule']
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
      event_type: components['schemas']['EventStreamEventType']
    }
    /** @description Test event for an event stream. */
    EventStreamTestDefinition: {
      /** @description Payload of the test event, sent unchanged; by default an empty `object`. */
      data?: {
        [key: string]: unknown
      }
      event_type: components['schemas']['EventStreamEventType']
    }
    /** @description Authorization of webhook deliveries. The secrets are never returned. */
    EventStreamWebhookAuthorization:
      | {
          /** @enum {string} */
          method: 'basic'
          /** @description User name, without a colon (RFC 7617, section 2). */
          username: string
        }
      | {
          /** @enum {string} */
          method: 'bearer'
        }
      | {
          /** @description Name of the custom header: a token as in RFC 9110, section 5.6.2. */
          header_key: string
          /** @enum {string} */
          method: 'custom_header'
        }
    /** @description Authorization of webhook deliveries, with its secrets. */
    EventStreamWebhookAuthorizationDefinition:
      | {
          /** @enum {string} */
          method: 'basic'
          /** @description Password for HTTP Basic authentication. It is never returned. */
          password: string
          /** @description User name, without a colon (RFC 7617, section 2). */
          username: string
        }
      | {
          /** @enum {string} */
          method: 'bearer'
          /** @description Bearer token. It is never returned. */
          token: string
        }
      | {
          /** @description Name of the custom header: a token as in RFC 9110, section 5.6.2. */
          header_key: string
          /** @description Value of the custom header. It is never returned. */
          header_value: string
          /** @enum {string} */
          method: 'custom_header'
        }
    /** @description Destination that sends events to a web server by POST requests (webhook). */
    EventStreamWebhookDestination: {
      /** @description Configuration of the webhook destination: URL and authorization. */
      configuration: {
        webhook_authorization: components['schemas']['EventStreamWebhookAuthorization']
        /** @description URL to which the server posts events. */
        webhook_endpoint: string
      }
      /** @enum {string} */
      type: 'webhook'
    }
    /** @description Destination that sends events to a web server by POST requests (webhook). */
    EventStreamWebhookDestinationDefinition: {
      /** @description Configuration of the webhook destination: URL and authorization. */
      configuration: {
        webhook_authorization: components['schemas']['EventStreamWebhookAuthorizationDefinition']
        /** @description URL to which the server posts events. */
        webhook_endpoint: string
      }
      /** @enum {string} */
      type: 'webhook'
    }
    /** @description What a user let a client do at an API. */
    Grant: {
      /** @description Identifier of the API. */
      audience: string
      /** @description Id of the client. */
      clientID: string
      /** @description Unique identifier of the grant. */
      id: string
      /** @description What the client may do. */
      scope: string[]
      /** @description Id of the user. */
      user_id: string
    }
    /** @description The grants of a page; with `include_totals` in an object with totals. */
    GrantList: components['schemas']['Grant'][] | components['schemas']['GrantPage']
    /** @description Some grants, with totals. */
    GrantPage: {
      /** @description Those of this page. */
      grants: components['schemas']['Grant'][]
      /** @description How many a page has at most. */
      limit: number
      /** @description Position of the first of this page, counted from 0. */
      start: number
      /** @description How many there are. */
      total: number
    }
    /** @description A second factor of a user. */
    GuardianEnrollment: {
      /**
       * Format: date-time
       * @description When it was first used.
       */
      enrolled_at?: string
      /** @description Unique identifier. */
      id: string
      /** @description What it is known by, as an e-mail address. */
      identifier?: string
      /**
       * Format: date-time
       * @description When it was last used.
       */
      last_auth?: string
      /** @description What the user or an administrator calls it. */
      name?: string
      /** @description Where a code goes. */
      phone_number?: string
      /**
       * @description Whether it has been used.
       * @enum {string}
       */
      status: 'pending' | 'confirmed'
    }
    /** @description A kind of second factor. */
    GuardianFactor: {
      /** @description Whether people may use it. */
      enabled: boolean
      /**
       * @description What it is.
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
      /** @description Always false. */
      trial_expired: boolean
    }
    /** @description The kinds of second factors. */
    GuardianFactorList: components['schemas']['GuardianFactor'][]
    /** @description Whether a kind of second factor may be used. */
    GuardianFactorState: {
      /** @description Whether people may use it. */
      enabled: boolean
    }
    /**
     * @description When a second factor is asked for. `all-applications` is always; without a policy it is when an
     *     application asks.
     */
    GuardianPolicies: ('all-applications' | 'confidence-score')[]
    /** @description A job. Which members it has depends on its type and how far it has come. */
    Job: {
      /** @description Name of that connection. */
      connection?: string
      /** @description The connection whose users it is about. */
      connection_id?: string
      /**
       * Format: date-time
       * @description When the job was asked for.
       */
      created_at: string
      /** @description What the caller calls the job. */
      external_id?: string
      /** @description What is exported of each user. */
      fields?: components['schemas']['UsersExportField'][]
      format?: components['schemas']['JobFormat']
      /** @description Unique identifier of the job. */
      id: string
      /** @description How many users are exported at most. */
      limit?: number
      /**
       * @description Where the file of a completed export is for the next 60 seconds. Whoever knows this address
       *     needs no token. Each answer has a new one.
       */
      location?: string
      /** @description How much is done, from 0 to 100. */
      percentage_done?: number
      /** @description Whether the end of the job is to be told by e-mail. */
      send_completion_email?: boolean
      status: components['schemas']['JobStatus']
      /** @description Why the job failed. */
      status_details?: string
      summary?: components['schemas']['JobSummary']
      /** @description How long it goes on, by how long it has taken so far. */
      time_left_seconds?: number
      type: components['schemas']['JobType']
      /** @description Whether users who are there already are updated. */
      upsert?: boolean
    }
    /** @description One thing that is wrong with a user. */
    JobError: {
      /**
       * @description A stable name of it.
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
      /** @description The same as a sentence. */
      message: string
      /** @description Which member it is about, as `custom_password_hash.hash.value`. */
      path?: string
    }
    /** @description What was wrong with single users, or why the job failed as a whole. */
    JobErrorList: components['schemas']['JobUserError'][] | components['schemas']['Job']
    /**
     * @description What the file of an export is written in; `json` is one object on each line.
     * @enum {string}
     */
    JobFormat: 'json' | 'csv'
    /**
     * @description `pending` until it is begun, `processing` while it is worked at, then `completed`, whatever was
     *     wrong with single users, or `failed` as a whole.
     * @enum {string}
     */
    JobStatus: 'pending' | 'processing' | 'completed' | 'failed'
    /** @description What became of the users of an import that has ended. */
    JobSummary: {
      /** @description How many were refused. */
      failed: number
      /** @description How many are new. */
      inserted: number
      /** @description How many the file had. */
      total: number
      /** @description How many were there already and were updated. */
      updated: number
    }
    /**
     * @description What is done.
     * @enum {string}
     */
    JobType: 'users_import' | 'users_export' | 'verification_email'
    /** @description A user of the file who was refused. */
    JobUserError: {
      /** @description What is wrong. */
      errors: components['schemas']['JobError'][]
      /** @description Which user of the file it is, counted from 1. */
      line?: number
      /** @description The user as the file has it, without password hashes; absent where it is no JSON. */
      user?: {
        [key: string]: unknown
      }
    }
    /** @description An entry of the log of the tenant. */
    Log: {
      /** @description The same. */
      _id?: string
      /** @description API that was asked for. */
      audience?: string
      /** @description Id of the client. */
      client_id?: string
      /** @description Name of the client. */
      client_name?: string
      /** @description Name of the connection. */
      connection?: string
      /** @description Id of the connection. */
      connection_id?: string
      /**
       * Format: date-time
       * @description When it happened.
       */
      date?: string
      /** @description The same in words. */
      description?: string
      /** @description What else there is to tell. */
      details?: {
        [key: string]: unknown
      }
      /** @description Host name that was asked for. */
      hostname?: string
      /** @description Address that it came from. */
      ip?: string
      /** @description Whether the client called itself one of a telephone. */
      isMobile?: boolean
      /** @description Where the address is. */
      location_info?: {
        [key: string]: unknown
      }
      /** @description Unique identifier of the entry; later entries have greater ones. */
      log_id?: string
      /** @description Scopes that were asked for, with spaces between. */
      scope?: string
      /** @description Kind of the connection. */
      strategy?: string
      /** @description Whether users are kept here or elsewhere. */
      strategy_type?: string
      /** @description What happened, by its code. */
      type?: string
      /** @description What the client calls itself. */
      user_agent?: string
      /** @description Id of the user. */
      user_id?: string
      /** @description Name of the user, as typed or known. */
      user_name?: string
    }
    /** @description The entries of a page; with `include_totals` in an object with totals. */
    LogList: components['schemas']['Log'][] | components['schemas']['LogPage']
    /** @description Some entries, with totals. */
    LogPage: {
      /** @description How many this page has. */
      length: number
      /** @description How many entries a page has at most. */
      limit: number
      /** @description The entries of this page. */
      logs: components['schemas']['Log'][]
      /** @description Position of the first entry of this page, counted from 0. */
      start: number
      /** @description How many entries there are, counted up to 10000. */
      total: number
    }
    /** @description A network access control list as stored. */
    NetworkAcl: {
      /** @description Whether the list is actively used. */
      active: boolean
      /**
       * Format: date-time
       * @description When the list was created. UTC, with milliseconds.
       */
      created_at: string
      /** @description What the list is for. */
      description: string
      /** @description Identifier of the list. */
      id: string
      /** @description Order of evaluation; the lowest number comes first. Unique within the tenant. */
      priority: number
      rule: components['schemas']['NetworkAclRule']
      /**
       * Format: date-time
       * @description When the list was last written. UTC, with milliseconds.
       */
      updated_at: string
    }
    /** @description What to do with a request the rule applies to. */
    NetworkAclAction: {
      /**
       * @description Allow such requests.
       * @enum {boolean}
       */
      allow?: true
      /**
       * @description Block requests that match, or do not match, the criteria.
       * @enum {boolean}
       */
      block?: true
      /**
       * @description Log such requests and go on with the next list.
       * @enum {boolean}
       */
      log?: true
      /**
       * @description Redirect such requests to `redirect_uri`.
       * @enum {boolean}
       */
      redirect?: true
      /** @description The URI to which the matching, or not matching, requests are routed. */
      redirect_uri?: string
    }
    /** @description Everything a caller says about a network access control list, to create or replace it. */
    NetworkAclDefinition: {
      /** @description Whether the list is actively used. */
      active: boolean
      /** @description What the list is for. */
      description: string
      /**
       * @description Order of evaluation; the lowest number comes first. Unique within the tenant.
       * @default 50
       */
      priority?: number
      rule: components['schemas']['NetworkAclRule']
    }
    /** @description What deleting a network access control list is answered with. */
    NetworkAclDeletion: {
      /**
       * @description Always 204.
       * @enum {integer}
       */
      code: 204
      /**
       * @description Always empty.
       * @enum {string}
       */
      object: ''
    }
    /** @description A network access control list as stored, with two more fields that only reading it by id shows. */
    NetworkAclDetail: components['schemas']['NetworkAcl'] & {
      /** @description Always null; a deleted list is gone. */
      deleted_at: null
      /** @description Name of the tenant. */
      tenant_id: string
    }
    /** @description What a draft would have done to recent requests. */
    NetworkAclDryRun: {
      /** @description Whether it would block or redirect the very request that asks. */
      blocks_caller: boolean
      /** @description How many would be decided differently. */
      changed: number
      /** @description How many of them the draft applies to. */
      matched: number
      /** @description How many recent requests it was tried on. */
      requests: number
      /** @description Some of those decided differently, latest first. */
      samples: components['schemas']['NetworkAclDryRunRequest'][]
    }
    /** @description A network ACL as it would be written. */
    NetworkAclDryRunDefinition: {
      /**
       * @description Where it would stand among the others.
       * @default 50
       */
      priority?: number
      /**
       * Format: network-acl-id
       * @description Identifier of the network ACL that it would replace.
       */
      replaces?: string
      rule: components['schemas']['NetworkAclRule']
    }
    /** @description A recent request that the draft would treat differently. */
    NetworkAclDryRunRequest: {
      /**
       * @description What they would decide together with the draft.
       * @enum {string}
       */
      after: 'allow' | 'block' | 'redirect'
      /**
       * @description What the lists in force decide for it.
       * @enum {string}
       */
      before: 'allow' | 'block' | 'redirect'
      facts: components['schemas']['NetworkAclRequestFacts']
      /**
       * Format: date-time
       * @description When it came in.
       */
      requested_at: string
    }
    /** @description A list that held for the request, and why. */
    NetworkAclExplainedRule: {
      /** @description Its description. */
      description: string
      /** @description Identifier of the network ACL. */
      id: string
      /** @description Its priority. */
      priority: number
      /** @description What held; empty for a list without criteria. */
      reasons: components['schemas']['NetworkAclReason'][]
    }
    /** @description What the network ACLs of the tenant decide for a request, and why. */
    NetworkAclExplanation: {
      /**
       * @description What happens to the request; `allow` also where no list decides.
       * @enum {string}
       */
      action: 'allow' | 'block' | 'redirect'
      /** @description The list that decided; null where none did. */
      decided_by: components['schemas']['NetworkAclExplainedRule'] | null
      /** @description The lists that only logged it, by ascending priority. */
      logged_by: components['schemas']['NetworkAclExplainedRule'][]
      /** @description Where it is redirected; null for other actions. */
      redirect_uri: string | null
    }
    /** @description A bare array, or with `include_totals` an object that also says how many lists there are. */
    NetworkAclList: components['schemas']['NetworkAcl'][] | components['schemas']['NetworkAclPage']
    /**
     * @description Criteria. Within one list any entry will do; all lists that are present must agree, except that
     *     of `ipv4_cidrs` and `ipv6_cidrs` together one is enough.
     *
     *     A fact that a request does not have matches no entry, so `match` on it fails and `not_match` on
     *     it holds. Comparing without regard to case concerns the letters A to Z.
     *
     *     Format `ipv4-cidr` is an IPv4 address or an IPv4 CIDR, `ipv6-cidr` an IPv6 address or an IPv6
     *     CIDR; host bits are accepted and ignored. Format `hostname` takes upper and lower case.
     */
    NetworkAclMatch: {
      /** @description Autonomous system numbers of the client address. */
      asns?: number[]
      /** @description Addresses of the direct peer: the last proxy, where there is one. */
      connecting_ipv4_cidrs?: string[]
      /** @description Addresses of the direct peer: the last proxy, where there is one. */
      connecting_ipv6_cidrs?: string[]
      /** @description Countries of the client address, as ISO 3166-1 alpha-2 codes. Compared without regard to case. */
      geo_country_codes?: string[]
      /**
       * @description Subdivisions of the client address, as whole ISO 3166-2 codes (`CA-QC`). Compared without
       *     regard to case.
       */
      geo_subdivision_codes?: string[]
      /**
       * @description Host names the request was sent to, by TLS SNI where there is one. Equal but for case and one
       *     dot at the end; a leading `*.` stands for one or more labels.
       */
      hostnames?: string[]
      /** @description Addresses of the end user: behind trusted proxies, the one that they say. */
      ipv4_cidrs?: string[]
      /** @description Addresses of the end user: behind trusted proxies, the one that they say. */
      ipv6_cidrs?: string[]
      /**
       * @description JA3 fingerprints (MD5) of the TLS client. Compared without regard to case; absent where TLS
       *     does not end here and no trusted proxy tells.
       */
      ja3_fingerprints?: string[]
      /** @description JA4 fingerprints of the TLS client. Compared without regard to case; absent like JA3. */
      ja4_fingerprints?: string[]
      /**
       * @description Values of the `User-Agent` header. Equal but for case; `*` stands for any run of characters,
       *     as in `*bot*`, and nothing else is special.
       */
      user_agents?: string[]
    }
    /** @description One page of network access control lists with the number of all of them. */
    NetworkAclPage: {
      /** @description How many lists a page has at most; `per_page` of the request. */
      limit: number
      /** @description The lists of this page, by ascending priority. */
      network_acls: components['schemas']['NetworkAcl'][]
      /** @description How many lists come before this page. */
      start: number
      /** @description How many lists there are. */
      total: number
    }
    /**
     * @description The fields of a network access control list to change. A field that is left out keeps its value;
     *     `rule` is replaced as a whole.
     */
    NetworkAclPatch: {
      /** @description Whether the list is actively used. */
      active?: boolean
      /** @description What the list is for. */
      description?: string
      /** @description Order of evaluation; the lowest number comes first. Unique within the tenant. */
      priority?: number
      rule?: components['schemas']['NetworkAclRule']
    }
    /** @description One reason why a list held. */
    NetworkAclReason: {
      /**
       * @description Which half of the rule.
       * @enum {string}
       */
      condition: 'match' | 'not_match'
      /** @description The entry that matched, as written; null for `not_match`, where none did. */
      entry: string | number | null
      /** @description What the request had; null where it had nothing. */
      fact: string | number | null
      /** @description The property of the half, as `ipv4_cidrs`. */
      signal: string
    }
    /**
     * @description What is known of a request when its network ACLs are evaluated. A fact that is left out is absent:
     *     it matches no entry.
     */
    NetworkAclRequestFacts: {
      /** @description Address of the end user, IPv4 or IPv6. */
      address?: string
      /** @description Autonomous system number. */
      asn?: number
      /** @description Address of the direct peer, IPv4 or IPv6. */
      connecting_address?: string
      /** @description ISO 3166-1 alpha-2 code. */
      geo_country_code?: string
      /** @description Whole ISO 3166-2 code. */
      geo_subdivision_code?: string
      /** @description Host name, by TLS SNI where there is one. */
      hostname?: string
      /** @description JA3 fingerprint. */
      ja3_fingerprint?: string
      /** @description JA4 fingerprint. */
      ja4_fingerprint?: string
      /**
       * @description The API that is asked.
       * @enum {string}
       */
      origin: 'management' | 'authentication' | 'dynamic_client_registration'
      /** @description The `User-Agent` header. */
      user_agent?: string
    }
    /**
     * @description What to do with which requests. A rule applies to a request that meets `match` and does not meet
     *     `not_match`; one that is left out is no condition.
     */
    NetworkAclRule: {
      action: components['schemas']['NetworkAclAction']
      match?: components['schemas']['NetworkAclMatch']
      not_match?: components['schemas']['NetworkAclMatch']
      scope: components['schemas']['NetworkAclScope']
    }
    /**
     * @description Which requests the rule looks at, by their origin: the management API, the authentication API,
     *     the dynamic client registration API, or any of them (`tenant`).
     * @enum {string}
     */
    NetworkAclScope: 'management' | 'authentication' | 'tenant' | 'dynamic_client_registration'
    /** @description How often a network ACL held in the last seven days. */
    NetworkAclStatistics: {
      /** @description Identifier of the network ACL. */
      id: string
      /** @description The sum over the windows. */
      matches: number
      /** @description Windows of ten minutes in which it held at least once, latest first. */
      windows: components['schemas']['NetworkAclWindow'][]
    }
    /** @description Ten minutes of a network ACL. */
    NetworkAclWindow: {
      /**
       * Format: date-time
       * @description The first instant after it.
       */
      end_time: string
      /** @description Requests for which the list held. */
      matches: number
      /** @description All requests of the tenant. */
      requests: number
      /**
       * Format: date-time
       * @description The first instant of the window.
       */
      start_time: string
    }
    /** @description There is nothing to say. */
    Nothing: Record<string, never>
    /** @description Whose password is changed, and how. */
    PasswordChangeTicketDefinition: {
      /** @description Id of the client that the pages speak for. */
      client_id?: string
      /** @description Id of a connection, in which `email` names the user. */
      connection_id?: string
      /** @description E-mail address of the user, in either case. */
      email?: string
      identity?: components['schemas']['TicketIdentity']
      /** @description Whether the e-mail address is added to `result_url`. */
      includeEmailInRedirect?: boolean
      /** @description Whether whoever follows the link has shown that the e-mail address is theirs. */
      mark_email_as_verified?: boolean
      /** @description Id of an organization. There are none here yet. */
      organization_id?: string
      /** @description Where to go when all is done. */
      result_url?: string
      /** @description How many seconds the ticket is valid; five days where it is 0 or left out. */
      ttl_sec?: number
      /** @description Id of the user. */
      user_id?: string
    }
    /** @description A permission, named by its API and its name there. */
    PermissionReference: {
      /** @description Name of the permission, which is a scope of the API. */
      permission_name: string
      /** @description The identifier of the API. */
      resource_server_identifier: string
    }
    /** @description Some permissions. */
    PermissionReferences: {
      /** @description The permissions. */
      permissions: components['schemas']['PermissionReference'][]
    }
    /** @description Texts of one screen, by key. */
    PromptScreenTexts: {
      [key: string]: string
    }
    /** @description How people are asked. */
    PromptSettings: {
      /** @description Whether the password is asked for on a page of its own. */
      identifier_first: boolean
      /**
       * @description Which pages there are.
       * @enum {string}
       */
      universal_login_experience: 'new' | 'classic'
      /** @description Whether a device that knows its owner is asked for in place of a password. */
      webauthn_platform_first_factor: boolean
    }
    /** @description What to change of the settings. */
    PromptSettingsPatch: {
      /** @description Whether the password is asked for on a page of its own. */
      identifier_first?: boolean | null
      /**
       * @description Which pages there are.
       * @enum {string|null}
       */
      universal_login_experience?: 'new' | 'classic' | null
      /** @description Whether a device that knows its owner is asked for in place of a password. */
      webauthn_platform_first_factor?: boolean | null
    }
    /** @description Texts by screen and key. */
    PromptTexts: {
      'async-approval'?: components['schemas']['PromptScreenTexts']
      'async-approval-accepted'?: components['schemas']['PromptScreenTexts']
      'async-approval-denied'?: components['schemas']['PromptScreenTexts']
      'async-approval-error'?: components['schemas']['PromptScreenTexts']
      'async-approval-wrong-user'?: components['schemas']['PromptScreenTexts']
      common?: components['schemas']['PromptScreenTexts']
      consent?: components['schemas']['PromptScreenTexts']
      'device-code-activation'?: components['schemas']['PromptScreenTexts']
      'device-code-activation-allowed'?: components['schemas']['PromptScreenTexts']
      'device-code-activation-denied'?: components['schemas']['PromptScreenTexts']
      'device-code-confirmation'?: components['schemas']['PromptScreenTexts']
      'email-verification-result'?: components['schemas']['PromptScreenTexts']
      error?: components['schemas']['PromptScreenTexts']
      login?: components['schemas']['PromptScreenTexts']
      'login-passwordless-email'?: components['schemas']['PromptScreenTexts']
      'login-passwordless-email-code'?: components['schemas']['PromptScreenTexts']
      'login-passwordless-email-link'?: components['schemas']['PromptScreenTexts']
      logout?: components['schemas']['PromptScreenTexts']
      'logout-aborted'?: components['schemas']['PromptScreenTexts']
      'logout-complete'?: components['schemas']['PromptScreenTexts']
      'mfa-otp-challenge'?: components['schemas']['PromptScreenTexts']
      'mfa-otp-enrollment-qr'?: components['schemas']['PromptScreenTexts']
      'mfa-otp-enrollment-result'?: components['schemas']['PromptScreenTexts']
      'mfa-recovery-code-challenge'?: components['schemas']['PromptScreenTexts']
      'mfa-recovery-code-enrollment'?: components['schemas']['PromptScreenTexts']
      'passkey-challenge'?: components['schemas']['PromptScreenTexts']
      'passkey-enrollment'?: components['schemas']['PromptScreenTexts']
      'reset-password'?: components['schemas']['PromptScreenTexts']
      'reset-password-email'?: components['schemas']['PromptScreenTexts']
      'reset-password-error'?: components['schemas']['PromptScreenTexts']
      'reset-password-request'?: components['schemas']['PromptScreenTexts']
      'reset-password-success'?: components['schemas']['PromptScreenTexts']
      signup?: components['schemas']['PromptScreenTexts']
      'unblock-account'?: components['schemas']['PromptScreenTexts']
      'unblock-account-result'?: components['schemas']['PromptScreenTexts']
    }
    /** @description A code that gets a user in once, without their other factors. */
    RecoveryCode: {
      /** @description The code. Only a hash of it is kept. */
      recovery_code: string
    }
    /** @description A refresh token with all that it is rotated to. */
    RefreshToken: {
      /** @description Id of the client that it was issued to. */
      client_id?: string
      /**
       * Format: date-time
       * @description When the first was issued.
       */
      created_at?: string
      device?: components['schemas']['RefreshTokenDevice']
      /**
       * Format: date-time
       * @description When it ends whatever happens; null when it does not.
       */
      expires_at?: string | null
      /** @description Unique identifier, the same after each rotation. It opens nothing. */
      id?: string
      /**
       * Format: date-time
       * @description When it ends if it is not exchanged; null when it does not.
       */
      idle_expires_at?: string | null
      /**
       * Format: date-time
       * @description When it was exchanged last.
       */
      last_exchanged_at?: string | null
      /** @description What the tenant keeps of the token. */
      refresh_token_metadata?: {
        [key: string]: unknown
      } | null
      /** @description The APIs that it is exchanged for. */
      resource_servers?: components['schemas']['RefreshTokenResourceServer'][]
      /** @description Whether each exchange ends the token and gives the next. */
      rotating?: boolean
      /** @description Id of the session that it was issued in. */
      session_id?: string | null
      /** @description Id of the user. */
      user_id?: string
    }
    /** @description Where a refresh token was issued, and where it was exchanged last. */
    RefreshTokenDevice: {
      /** @description The address it was issued to. */
      initial_ip?: string
      /** @description What the caller called itself then. */
      initial_user_agent?: string
      /** @description The address of the last exchange. */
      last_ip?: string
      /** @description What the caller called itself the last time. */
      last_user_agent?: string
    }
    /** @description Some refresh tokens, and where to go on. */
    RefreshTokenList: {
      /** @description What to send as `from` for the next page; left out on the last one. */
      next?: string
      /** @description Those of this page. */
      refresh_tokens: components['schemas']['RefreshToken'][]
    }
    /** @description What is changed of a refresh token. */
    RefreshTokenPatch: {
      /** @description What the tenant keeps of the token; null or an empty object takes all away. */
      refresh_token_metadata?: {
        [key: string]: unknown
      } | null
    }
    /** @description An API that a refresh token is exchanged for. */
    RefreshTokenResourceServer: {
      /** @description Identifier of the API. */
      audience: string
      /** @description What may be done there, separated by spaces. */
      scopes: string
    }
    /** @description Which refresh tokens to revoke, by `ids` or by `user_id`. */
    RefreshTokenRevocation: {
      /** @description Of these only those for this API, by its identifier. */
      audience?: string
      /** @description Of the user's only those of this client. */
      client_id?: string
      /** @description Ids of refresh tokens. */
      ids?: string[]
      /**
       * Format: user-id
       * @description Whose refresh tokens to revoke.
       */
      user_id?: string
    }
    /** @description An API, or what was asked for of it. */
    ResourceServer: {
      /** @description Whether refresh tokens may be issued for this API. */
      allow_offline_access?: boolean
      /** @description Whether refresh tokens that live as long as the session may be issued. */
      allow_online_access?: boolean
      /** @description Whether they may be where a session ends with the browser. */
      allow_online_access_with_ephemeral_sessions?: boolean
      /** @description The types of authorization details (RFC 9396) that this API understands. */
      authorization_details?: components['schemas']['ResourceServerAuthorizationDetail'][] | null
      authorization_policy?: components['schemas']['ResourceServerAuthorizationPolicy']
      /**
       * @description When users are asked again for what they let a client do.
       * @enum {string|null}
       */
      consent_policy?: 'transactional-authorization-with-mfa' | null
      /** @description Whether users get only the scopes they have a permission for. */
      enforce_policies?: boolean
      /** @description Unique identifier of the API. */
      id?: string
      /** @description What tokens name as their audience. Unique within the tenant, and never changes. */
      identifier?: string
      /** @description Whether this is the management API of the tenant itself. */
      is_system?: boolean
      /** @description Name of the API, for people. */
      name?: string
      proof_of_possession?: components['schemas']['ResourceServerProofOfPossession']
      /** @description The permissions of this API. */
      scopes?: components['schemas']['ResourceServerScope'][]
      /**
       * @description How access tokens for this API are signed.
       * @enum {string}
       */
      signing_alg?: 'HS256' | 'RS256'
      /** @description What tokens are signed with, where that is `HS256`. */
      signing_secret?: string
      /** @description Whether users are not asked where the client is of the first party. */
      skip_consent_for_verifiable_first_party_clients?: boolean
      subject_type_authorization?: components['schemas']['ResourceServerSubjectTypeAuthorization']
      token_dialect?: components['schemas']['ResourceServerTokenDialect']
      token_encryption?: components['schemas']['ResourceServerTokenEncryption']
      /** @description How long access tokens from the token endpoint live, in seconds. */
      token_lifetime?: number
      /**
       * @description How long access tokens that a browser is handed directly live, in seconds; no longer than
       *     `token_lifetime`.
       */
      token_lifetime_for_web?: number
    }
    /** @description A type of authorization details (RFC 9396). */
    ResourceServerAuthorizationDetail: {
      /** @description Name of the type. */
      type: string
    }
    /** @description A policy that access is decided by. It is kept, and not yet looked at. */
    ResourceServerAuthorizationPolicy: {
      /** @description Unique identifier of the policy. */
      policy_id: string
    } | null
    /** @description An API to create. */
    ResourceServerDefinition: {
      /** @description Whether refresh tokens may be issued for this API. */
      allow_offline_access?: boolean
      /** @description Whether refresh tokens that live as long as the session may be issued. */
      allow_online_access?: boolean
      /** @description Whether they may be where a session ends with the browser. */
      allow_online_access_with_ephemeral_sessions?: boolean
      /** @description The types of authorization details (RFC 9396) that this API understands. */
      authorization_details?: components['schemas']['ResourceServerAuthorizationDetail'][] | null
      authorization_policy?: components['schemas']['ResourceServerAuthorizationPolicy']
      /**
       * @description When users are asked again for what they let a client do.
       * @enum {string|null}
       */
      consent_policy?: 'transactional-authorization-with-mfa' | null
      /** @description Whether users get only the scopes they have a permission for. */
      enforce_policies?: boolean
      /** @description What tokens name as their audience. Unique within the tenant, and never changes. */
      identifier: string
      /** @description Name of the API, for people. */
      name?: string
      proof_of_possession?: components['schemas']['ResourceServerProofOfPossession']
      /** @description The permissions of this API. */
      scopes?: components['schemas']['ResourceServerScope'][]
      /**
       * @description How access tokens for this API are signed.
       * @enum {string}
       */
      signing_alg?: 'HS256' | 'RS256'
      /** @description What tokens are signed with by `HS256`. One is made where none is given. */
      signing_secret?: string
      /** @description Whether users are not asked where the client is of the first party. */
      skip_consent_for_verifiable_first_party_clients?: boolean
      subject_type_authorization?: components['schemas']['ResourceServerSubjectTypeAuthorization']
      token_dialect?: components['schemas']['ResourceServerTokenDialect']
      token_encryption?: components['schemas']['ResourceServerTokenEncryption']
      /** @description How long access tokens from the token endpoint live, in seconds. */
      token_lifetime?: number
      /**
       * @description How long access tokens that a browser is handed directly live, in seconds; no longer than
       *     `token_lifetime`.
       */
      token_lifetime_for_web?: number
    }
    /** @description The public key of an API that decrypts its tokens. */
    ResourceServerEncryptionKey: {
      /**
       * @description How the key of the content is encrypted.
       * @enum {string}
       */
      alg: 'RSA-OAEP-256' | 'RSA-OAEP-384' | 'RSA-OAEP-512'
      /** @description What tokens name the key by. */
      kid?: string
      /** @description Name of the key, for people. */
      name?: string
      /** @description An RSA public key of 2048 bits or more, in PEM. */
      pem: string
    }
    /** @description The APIs of a page; with `include_totals` in an object with totals. */
    ResourceServerList:
      | components['schemas']['ResourceServer'][]
      | components['schemas']['ResourceServerPage']
    /** @description Some APIs, with totals. */
    ResourceServerPage: {
      /** @description How many APIs a page has at most. */
      limit: number
      /** @description The APIs of this page. */
      resource_servers: components['schemas']['ResourceServer'][]
      /** @description Position of the first API of this page, counted from 0. */
      start: number
      /** @description How many APIs there are. */
      total: number
    }
    /** @description What to change of an API. What is left out stays. */
    ResourceServerPatch: {
      /** @description Whether refresh tokens may be issued for this API. */
      allow_offline_access?: boolean
      /** @description Whether refresh tokens that live as long as the session may be issued. */
      allow_online_access?: boolean
      /** @description Whether they may be where a session ends with the browser. */
      allow_online_access_with_ephemeral_sessions?: boolean
      /** @description The types of authorization details (RFC 9396) that this API understands. */
      authorization_details?: components['schemas']['ResourceServerAuthorizationDetail'][] | null
      authorization_policy?: components['schemas']['ResourceServerAuthorizationPolicy']
      /**
       * @description When users are asked again for what they let a client do.
       * @enum {string|null}
       */
      consent_policy?: 'transactional-authorization-with-mfa' | null
      /** @description Whether users get only the scopes they have a permission for. */
      enforce_policies?: boolean
      /** @description Name of the API, for people. */
      name?: string
      proof_of_possession?: components['schemas']['ResourceServerProofOfPossession']
      /** @description The permissions of this API. */
      scopes?: components['schemas']['ResourceServerScope'][]
      /**
       * @description How access tokens for this API are signed.
       * @enum {string}
       */
      signing_alg?: 'HS256' | 'RS256'
      /** @description What tokens are signed with by `HS256`. One is made where none is given. */
      signing_secret?: string
      /** @description Whether users are not asked where the client is of the first party. */
      skip_consent_for_verifiable_first_party_clients?: boolean
      subject_type_authorization?: components['schemas']['ResourceServerSubjectTypeAuthorization']
      token_dialect?: components['schemas']['ResourceServerTokenDialect']
      token_encryption?: components['schemas']['ResourceServerTokenEncryption']
      /** @description How long access tokens from the token endpoint live, in seconds. */
      token_lifetime?: number
      /**
       * @description How long access tokens that a browser is handed directly live, in seconds; no longer than
       *     `token_lifetime`.
       */
      token_lifetime_for_web?: number
    }
    /** @description Whether a client must prove that a token is its own. */
    ResourceServerProofOfPossession: {
      /**
       * @description How it is proven.
       * @enum {string}
       */
      mechanism: 'mtls' | 'dpop'
      /** @description Whether it must be. */
      required: boolean
      /**
       * @description Which clients must.
       * @enum {string}
       */
      required_for?: 'public_clients' | 'all_clients'
    } | null
    /** @description A permission of an API. */
    ResourceServerScope: {
      /** @description What it allows. */
      description?: string
      /** @description Name of the permission, as it is in the claim `scope` (RFC 6749, section 3.3). */
      value: string
    }
    /** @description Who may have tokens for an API, by whom they are for. */
    ResourceServerSubjectTypeAuthorization: {
      /** @description Tokens of clients themselves. */
      client?: {
        /**
         * @description Which clients may ask for them.
         * @enum {string}
         */
        policy?: 'deny_all' | 'require_client_grant'
      }
      /** @description Tokens of users. */
      user?: {
        /**
         * @description Which clients may ask for them.
         * @enum {string}
         */
        policy?: 'allow_all' | 'deny_all' | 'require_client_grant'
      }
    }
    /**
     * @description The claims of access tokens. `rfc9068_profile` follows RFC 9068; those that end in `_authz` name
     *     the permissions in a claim of their own, where policies are enforced.
     * @enum {string}
     */
    ResourceServerTokenDialect:
      | 'access_token'
      | 'access_token_authz'
      | 'rfc9068_profile'
      | 'rfc9068_profile_authz'
    /** @description Whom access tokens are encrypted for. */
    ResourceServerTokenEncryption: {
      encryption_key: components['schemas']['ResourceServerEncryptionKey']
      /**
       * @description A signed token within an encrypted one.
       * @enum {string}
       */
      format: 'compact-nested-jwe'
    } | null
    /** @description A role as stored. */
    Role: {
      /** @description What the role is for. */
      description: string | null
      /** @description Unique identifier of the role. */
      id: string
      /** @description Name of the role. Unique within the tenant. */
      name: string
    }
    /** @description A role to create. */
    RoleDefinition: {
      /** @description What the role is for. */
      description?: string
      /** @description Name of the role. Unique within the tenant. */
      name: string
      /**
       * @description Who owns the role. There are roles of the tenant only.
       * @enum {string}
       */
      type?: 'tenant'
    }
    /** @description Nothing more is said of a role that is gone. */
    RoleDeletion: Record<string, never>
    /** @description The roles of a page; with `include_totals` in an object with totals. */
    RoleList: components['schemas']['Role'][] | components['schemas']['RolePage']
    /** @description Some roles, with totals. */
    RolePage: {
      /** @description How many roles a page has at most. */
      limit: number
      /** @description The roles of this page. */
      roles: components['schemas']['Role'][]
      /** @description Position of the first role of this page, counted from 0. */
      start: number
      /** @description How many roles there are. */
      total: number
    }
    /** @description What to change of a role. What is left out stays. */
    RolePatch: {
      /** @description What the role is for. */
      description?: string
      /** @description Name of the role. Unique within the tenant. */
      name?: string
    }
    /** @description A permission that a role has. */
    RolePermission: {
      /** @description What it allows. */
      description?: string
      /** @description Name of the permission. */
      permission_name: string
      /** @description The identifier of the API. */
      resource_server_identifier: string
      /** @description Name of the API, for people. */
      resource_server_name?: string
    }
    /** @description The permissions of a page; with `include_totals` in an object with totals. */
    RolePermissionList:
      | components['schemas']['RolePermission'][]
      | components['schemas']['RolePermissionPage']
    /** @description Some permissions, with totals. */
    RolePermissionPage: {
      /** @description How many permissions a page has at most. */
      limit: number
      /** @description The permissions of this page. */
      permissions: components['schemas']['RolePermission'][]
      /** @description Position of the first permission of this page, counted from 0. */
      start: number
      /** @description How many permissions there are. */
      total: number
    }
    /** @description A user who has a role. */
    RoleUser: {
      /** @description E-mail address. */
      email?: string
      /** @description Full name. */
      name?: string
      /** @description Address of a picture. */
      picture?: string
      /** @description Unique identifier of the user. */
      user_id: string
    }
    /** @description Some users, and where to go on. */
    RoleUserCheckpoint: {
      /** @description What to say as `from` for the next page; left out on the last. */
      next?: string
      /** @description The users of this page. */
      users: components['schemas']['RoleUser'][]
    }
    /**
     * @description The users of a page: a bare array; with `include_totals` an object with totals; with `from` or
     *     `take` an object with `next`.
     */
    RoleUserList:
      | components['schemas']['RoleUser'][]
      | components['schemas']['RoleUserPage']
      | components['schemas']['RoleUserCheckpoint']
    /** @description Some users, with totals. */
    RoleUserPage: {
      /** @description How many users a page has at most. */
      limit: number
      /** @description Position of the first user of this page, counted from 0. */
      start: number
      /** @description How many users there are. */
      total: number
      /** @description The users of this page. */
      users: components['schemas']['RoleUser'][]
    }
    /** @description Some users. */
    RoleUsers: {
      /** @description Their unique identifiers. */
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
    /** @description A log-in of a user at a browser, which several clients may use. */
    Session: {
      /**
       * Format: date-time
       * @description When the user last proved who they are.
       */
      authenticated_at: string
      /** @description How the user proved who they are. */
      authentication: {
        /** @description The methods of the last log-in. */
        methods: components['schemas']['SessionAuthenticationMethod'][]
      }
      /** @description The clients that were logged in to. */
      clients: components['schemas']['SessionClient'][]
      /**
       * Format: date-time
       * @description When it was begun.
       */
      created_at: string
      device: components['schemas']['SessionDevice']
      /**
       * Format: date-time
       * @description When it ends whatever happens.
       */
      expires_at: string
      /** @description Unique identifier of the session. It opens nothing. */
      id: string
      /**
       * Format: date-time
       * @description When it ends if nothing happens.
       */
      idle_expires_at: string
      /**
       * Format: date-time
       * @description When it was last used.
       */
      last_interacted_at: string
      /** @description What the tenant keeps of the session. */
      session_metadata: {
        [key: string]: unknown
      } | null
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      updated_at: string
      /** @description Id of the user. */
      user_id: string
    }
    /** @description How a user was authenticated, and when. */
    SessionAuthenticationMethod: {
      /** @description The method, as in the claim `amr`, such as `pwd`. */
      name: string
      /**
       * Format: date-time
       * @description When it was.
       */
      timestamp: string
    }
    /** @description A client of a session. */
    SessionClient: {
      /** @description Id of the client. */
      client_id: string
    }
    /** @description Where a session was begun, and where it was used last. */
    SessionDevice: {
      /** @description The address of the log-in. */
      initial_ip: string | null
      /** @description What the browser called itself at the log-in. */
      initial_user_agent?: string
      /** @description The address of the last use. */
      last_ip: string | null
      /** @description What the browser called itself the last time. */
      last_user_agent?: string
    }
    /** @description What is changed of a session. */
    SessionPatch: {
      /** @description What the tenant keeps of the session; null or an empty object takes all away. */
      session_metadata?: {
        [key: string]: unknown
      } | null
    }
    /** @description A key that the tenant signs its tokens with, without its private half. */
    SigningKey: {
      /** @description Certificate of the key, self-signed and named as the tenant's domain, in PEM. */
      cert: string
      /** @description Whether tokens are signed with it. */
      current: boolean
      /**
       * Format: date-time
       * @description When it became the current one; left out of the next.
       */
      current_since?: string
      /**
       * Format: date-time
       * @description When another took its place; left out of the current and the next.
       */
      current_until?: string
      /** @description SHA-1 of the certificate, bytes in hexadecimal with colons between. */
      fingerprint: string
      /** @description Name of the key, as tokens and the key set say it. */
      kid: string
      /** @description Whether the next rotation makes it the current one. The key set has it already. */
      next: boolean
      /** @description The certificate in a PKCS#7 message without content or signer, in PEM. */
      pkcs7: string
      /** @description Whether tokens were signed with it. They are still valid, unless it is revoked. */
      previous: boolean
      /** @description Whether nothing that it signed is valid any more. */
      revoked: boolean
      /**
       * Format: date-time
       * @description When it was revoked; left out of every other.
       */
      revoked_at?: string
      /** @description The fingerprint without colons. */
      thumbprint: string
    }
    /** @description A key and its certificate. */
    SigningKeyCertificate: {
      /** @description Certificate of the key in PEM. */
      cert: string
      /** @description Name of the key. */
      kid: string
    }
    /** @description The keys of a tenant. */
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
      stage?: components['schemas']['SuspiciousIpThrottlingStage']
    }
    /** @description Number of attempts that an IP address has, and the rate at which it regains them. */
    SuspiciousIpThrottlingRate: {
      /** @description Maximum number of attempts of an IP address. For log-ins, only failed attempts count. */
      max_attempts?: number
      /** @description Time in milliseconds after which an IP address regains one attempt. */
      rate?: number
    }
    /** @description Limits of suspicious IP throttling by stage: before log-in and before sign-up. */
    SuspiciousIpThrottlingStage: {
      'pre-login'?: components['schemas']['SuspiciousIpThrottlingRate']
      'pre-user-registration'?: components['schemas']['SuspiciousIpThrottlingRate']
    }
    /** @description The header `Content-Security-Policy` (CSP, level 3). */
    TenantContentSecurityPolicy: {
      /** @description Whether it is sent. */
      enabled?: boolean
      /** @description The policies. */
      policies?: {
        /** @description The sources of each directive, by its name. */
        directives?: {
          [key: string]: string[]
        }
        /** @description Directives without sources. */
        flags?: ('upgrade-insecure-requests' | 'block-all-mixed-content')[]
        /**
         * @description Whether it is enforced or only reported.
         * @enum {string}
         */
        mode?: 'enforce' | 'report-only'
        /** @description Where violations are reported to. */
        reporting?: {
          /** @description Name of a group. */
          report_to?: string
          /** @description An address. */
          report_uri?: string
        } | null
      }[]
      /** @description The groups that policies name. */
      reporting_infrastructure?: {
        /** @description The header `Report-To`. */
        report_to?: {
          /** @description Where to. */
          endpoints?: {
            /** @description The address. */
            url?: string
          }[]
          /** @description Name of the group. */
          group?: string
          /** @description How long a browser remembers it, in seconds. */
          max_age?: number
        } | null
        /** @description The header `Reporting-Endpoints`; addresses by name. */
        reporting_endpoints?: {
          [key: string]: string
        }
      } | null
    } | null
    /** @description The countries that phone numbers may be of. */
    TenantCountryCodes: {
      /** @description Codes of two letters (ISO 3166-1). */
      list?: string[]
      /**
       * @description Whether only these may be, or all others.
       * @enum {string}
       */
      mode?: 'allow' | 'deny'
    } | null
    /** @description How the codes look that users type to let a device in. */
    TenantDeviceFlow: {
      /**
       * @description Of which characters; 20 letters, or digits.
       * @enum {string}
       */
      charset?: 'base20' | 'digits'
      /** @description A `*` for each character, with hyphens and spaces between. */
      mask?: string
    } | null
    /** @description What users see of an error. */
    TenantErrorPage: {
      /** @description The page, in HTML with Liquid. */
      html?: string
      /** @description Whether the page links to the entry in the log. */
      show_log_link?: boolean
      /** @description Where users are sent in place of the page. */
      url?: string
    } | null
    /** @description What of the tenant is on or off. */
    TenantFlags: {
      /** @description Whether `enable_sso` can be changed. */
      allow_changing_enable_sso?: boolean
      /** @description Whether clients may have the delegation grants of old. */
      allow_legacy_delegation_grant_types?: boolean
      /** @description Whether clients may have the resource-owner grants of old. */
      allow_legacy_ro_grant_types?: boolean
      /** @description Whether there is the endpoint `/tokeninfo` of old. */
      allow_legacy_tokeninfo_endpoint?: boolean
      /** @description Whether a password is changed by the flow of old. */
      change_pwd_flow_v1?: boolean
      /** @description Whether there are custom domains. */
      custom_domains_provisioning?: boolean
      /** @description Whether new insights are shown. */
      dashboard_insights_view?: boolean
      /** @description Whether new log streams are shown. */
      dashboard_log_streams_next?: boolean
      /** @description Whether pages of log-in may be framed. */
      disable_clickjack_protection_headers?: boolean
      /** @description Whether repeated SAML attributes are mapped as of old. */
      disable_fields_map_fix?: boolean
      /** @description Whether nobody can act as another user. */
      disable_impersonation?: boolean
      /** @description Whether the management API shows whole phone numbers. */
      disable_management_api_sms_obfuscation?: boolean
      /** @description Whether addresses from Azure AD and ADFS are verified at log-in. */
      enable_adfs_waad_email_verification?: boolean
      /** @description Whether APIs are shown where people configure the tenant. */
      enable_apis_section?: boolean
      /** @description Whether a new client has every connection enabled. */
      enable_client_connections?: boolean
      /** @description Whether clients may register themselves. */
      enable_dynamic_client_registration?: boolean
      /** @description Whether an ID token opens some of the management API. */
      enable_idtoken_api2?: boolean
      /** @description Whether ID tokens have the whole profile, not only the claims of OpenID. */
      enable_legacy_profile?: boolean
      /** @description Whether APIs may be asked for in advanced ways. */
      enable_pipeline2?: boolean
      /** @description Whether sign-up says that a user exists. */
      enable_public_signup_user_exists_error?: boolean
      /** @description Whether users who are logged in are not asked to confirm it. */
      enable_sso?: boolean
      /** @description Whether a client authenticates to start passwordless log-in. */
      enforce_client_authentication_on_passwordless_start?: boolean
      /** @description Whether the tenant tries what is for agents. */
      genai_trial?: boolean
      /** @description Whether sign-up looks for bots more closely. */
      improved_signup_bot_detection_in_classic?: boolean
      /** @description Whether resources can be discovered. */
      local_resource_discovery?: boolean
      /** @description Whether users choose among the factors of authentication. */
      mfa_show_factor_list_on_enrollment?: boolean
      /** @description Whether the domains of enterprise connections are kept secret. */
      no_disclose_enterprise_connections?: boolean
      /** @description Whether the key set leaves `alg` out. */
      remove_alg_from_jwks?: boolean
      /** @description Whether revoking a refresh token deletes its grant. */
      revoke_refresh_token_grant?: boolean
      /** @description Whether Azure AD and ADFS say what is verified. */
      trust_azure_adfs_email_verified_connection_property?: boolean
    }
    /**
     * @description A language, as pages are shown in (BCP 47).
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
    /** @description Clients that authenticate by TLS. */
    TenantMtls: {
      /** @description Whether the metadata names endpoints of their own for them. */
      enable_endpoint_aliases?: boolean
    } | null
    /** @description How clients log users out. */
    TenantOidcLogout: {
      /** @description Whether the metadata names the endpoint. */
      rp_logout_end_session_endpoint_discovery?: boolean
    }
    /** @description A page in place of the one that there is. */
    TenantPage: {
      /** @description Whether this page is shown. */
      enabled?: boolean
      /** @description The page, in HTML with Liquid. */
      html?: string
    } | null
    /** @description Headers of the pages that users see. */
    TenantSecurityHeaders: {
      content_security_policy?: components['schemas']['TenantContentSecurityPolicy']
      /** @description The header `X-XSS-Protection`. */
      x_xss_protection?: {
        /** @description Whether it is sent. */
        enabled?: boolean
        /**
         * @description What a browser does with a page.
         * @enum {string}
         */
        mode?: 'block'
        /** @description Where violations are reported to. */
        report_uri?: string
      } | null
    } | null
    /** @description The cookie of a session. */
    TenantSessionCookie: {
      /**
       * @description Whether it survives the browser.
       * @enum {string}
       */
      mode: 'persistent' | 'non-persistent'
    } | null
    /** @description What else there is to say of sessions. */
    TenantSessions: {
      /** @description Sessions of users who are not logged in. */
      anonymous?: {
        /** @description Whether a cookie keeps it. */
        activate_cookie?: boolean
        /** @description How long such a session lasts, in minutes. */
        lifetime_in_minutes?: number
      } | null
      /** @description Whether users are asked before they are logged out. */
      oidc_logout_prompt_enabled?: boolean
    } | null
    /** @description The settings of the tenant. */
    TenantSettings: {
      /** @description The `acr` values that the metadata names. */
      acr_values_supported?: string[] | null
      /** @description Whether an organization may be named in place of its id. */
      allow_organization_name_in_authentication_api?: boolean
      /** @description Where users may be sent after they are logged out. */
      allowed_logout_urls?: string[]
      /** @description Whether authorization responses have `iss` (RFC 9207). */
      authorization_response_iss_parameter_supported?: boolean
      change_password?: components['schemas']['TenantPage']
      /** @description Whether a client id may be the address of its metadata. */
      client_id_metadata_document_supported?: boolean
      country_codes?: components['schemas']['TenantCountryCodes']
      /** @description Whether code of the tenant chooses the factors of authentication. */
      customize_mfa_in_postlogin_action?: boolean
      /** @description Identifier of the API that a token is for where a request names none. */
      default_audience?: string
      /** @description Name of the connection that passwords are checked by where a request names none. */
      default_directory?: string
      /** @description Where users are sent who come from nowhere; HTTPS. */
      default_redirection_uri?: string
      default_token_quota?: components['schemas']['TenantTokenQuota']
      device_flow?: components['schemas']['TenantDeviceFlow']
      /**
       * @description How far clients are trusted that registered themselves.
       * @enum {string}
       */
      dynamic_client_registration_security_mode?: 'strict' | 'permissive'
      /** @description Whether a guide is offered where people configure the tenant. */
      enable_ai_guide?: boolean
      /** @description The languages of pages; the first where a user asks for none of them. */
      enabled_locales?: components['schemas']['TenantLocale'][]
      /** @description How long a session lasts that ends with the browser, in hours. */
      ephemeral_session_lifetime?: number
      error_page?: components['schemas']['TenantErrorPage']
      flags?: components['schemas']['TenantFlags']
      /** @description What the tenant is called, for people. */
      friendly_name?: string
      guardian_mfa_page?: components['schemas']['TenantPage']
      /** @description The same of one in which nothing happens, in hours. */
      idle_ephemeral_session_lifetime?: number
      /** @description How long a session lasts in which nothing happens, in hours. */
      idle_session_lifetime?: number
      /** @description Whether entries about logging out have the metadata of the session. */
      include_session_metadata_in_tenant_logs?: boolean
      /** @description The same for code of old. */
      legacy_sandbox_version?: string
      /** @description How long entries of the log are kept, in days. An addition of ours. */
      log_retention_days?: number
      mtls?: components['schemas']['TenantMtls']
      oidc_logout?: components['schemas']['TenantOidcLogout']
      /** @description Whether there is one experience for all that is done by phone. */
      phone_consolidated_experience?: boolean
      /** @description Address of a picture of the tenant. */
      picture_url?: string
      /** @description Whether authorization requests may be pushed (RFC 9126). */
      pushed_authorization_requests_supported?: boolean
      /**
       * @description Whether an API is named by `audience` only, or by `resource` too (RFC 8707).
       * @enum {string}
       */
      resource_parameter_profile?: 'audience' | 'compatibility'
      /** @description Version of the runtime for code of the tenant. */
      sandbox_version?: string
      /** @description The versions that there are. */
      sandbox_versions_available?: string[]
      security_headers?: components['schemas']['TenantSecurityHeaders']
      session_cookie?: components['schemas']['TenantSessionCookie']
      /** @description How long a session lasts, in hours. */
      session_lifetime?: number
      sessions?: components['schemas']['TenantSessions']
      /** @description Whether users are not asked where a redirect cannot be verified. */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean
      /** @description E-mail address where users find help. */
      support_email?: string
      /** @description Address of a page where users find help. */
      support_url?: string
    }
    /** @description What to change of the settings. What is left out stays; null takes a setting back. */
    TenantSettingsPatch: {
      /** @description The `acr` values that the metadata names. */
      acr_values_supported?: string[] | null
      /** @description Whether an organization may be named in place of its id. */
      allow_organization_name_in_authentication_api?: boolean | null
      /** @description Where users may be sent after they are logged out. */
      allowed_logout_urls?: string[]
      /** @description Whether authorization responses have `iss` (RFC 9207). */
      authorization_response_iss_parameter_supported?: boolean | null
      change_password?: components['schemas']['TenantPage']
      /** @description Whether a client id may be the address of its metadata. */
      client_id_metadata_document_supported?: boolean
      country_codes?: components['schemas']['TenantCountryCodes']
      /** @description Whether code of the tenant chooses the factors of authentication. */
      customize_mfa_in_postlogin_action?: boolean | null
      /** @description Identifier of the API that a token is for where a request names none. */
      default_audience?: string
      /** @description Name of the connection that passwords are checked by where a request names none. */
      default_directory?: string
      /** @description Where users are sent who come from nowhere; HTTPS. */
      default_redirection_uri?: string
      default_token_quota?: components['schemas']['TenantTokenQuota']
      device_flow?: components['schemas']['TenantDeviceFlow']
      /**
       * @description How far clients are trusted that registered themselves.
       * @enum {string}
       */
      dynamic_client_registration_security_mode?: 'strict' | 'permissive'
      /** @description Whether a guide is offered where people configure the tenant. */
      enable_ai_guide?: boolean
      /** @description The languages of pages; the first where a user asks for none of them. */
      enabled_locales?: components['schemas']['TenantLocale'][]
      /** @description How long a session lasts that ends with the browser, in hours. */
      ephemeral_session_lifetime?: number
      /** @description The same in minutes; not together with `ephemeral_session_lifetime`. */
      ephemeral_session_lifetime_in_minutes?: number
      error_page?: components['schemas']['TenantErrorPage']
      flags?: components['schemas']['TenantFlags']
      /** @description What the tenant is called, for people. */
      friendly_name?: string
      guardian_mfa_page?: components['schemas']['TenantPage']
      /** @description The same of one in which nothing happens, in hours. */
      idle_ephemeral_session_lifetime?: number
      /** @description The same in minutes; not together with `idle_ephemeral_session_lifetime`. */
      idle_ephemeral_session_lifetime_in_minutes?: number
      /** @description How long a session lasts in which nothing happens, in hours. */
      idle_session_lifetime?: number
      /** @description The same in minutes; not together with `idle_session_lifetime`. */
      idle_session_lifetime_in_minutes?: number
      /** @description Whether entries about logging out have the metadata of the session. */
      include_session_metadata_in_tenant_logs?: boolean
      /** @description The same for code of old. */
      legacy_sandbox_version?: string
      /** @description How long entries of the log are kept, in days. An addition of ours. */
      log_retention_days?: number
      mtls?: components['schemas']['TenantMtls']
      oidc_logout?: components['schemas']['TenantOidcLogout']
      /** @description Whether there is one experience for all that is done by phone. */
      phone_consolidated_experience?: boolean
      /** @description Address of a picture of the tenant. */
      picture_url?: string
      /** @description Whether authorization requests may be pushed (RFC 9126). */
      pushed_authorization_requests_supported?: boolean | null
      /**
       * @description Whether an API is named by `audience` only, or by `resource` too (RFC 8707).
       * @enum {string}
       */
      resource_parameter_profile?: 'audience' | 'compatibility'
      /** @description Version of the runtime for code of the tenant. */
      sandbox_version?: string
      security_headers?: components['schemas']['TenantSecurityHeaders']
      session_cookie?: components['schemas']['TenantSessionCookie']
      /** @description How long a session lasts, in hours. */
      session_lifetime?: number
      /** @description The same in minutes; not together with `session_lifetime`. */
      session_lifetime_in_minutes?: number
      sessions?: components['schemas']['TenantSessions']
      /** @description Whether users are not asked where a redirect cannot be verified. */
      skip_non_verifiable_callback_uri_confirmation_prompt?: boolean | null
      /** @description E-mail address where users find help. */
      support_email?: string
      /** @description Address of a page where users find help. */
      support_url?: string
    }
    /** @description How many tokens of their own clients get, unless they or their organization say more. */
    TenantTokenQuota: {
      clients?: components['schemas']['TenantTokenQuotaLimit']
      organizations?: components['schemas']['TenantTokenQuotaLimit']
    } | null
    /** @description How many tokens. */
    TenantTokenQuotaLimit: {
      /** @description How many by the client-credentials grant. */
      client_credentials: {
        /** @description Whether more are refused, and not only logged. */
        enforce?: boolean
        /** @description How many a day. */
        per_day?: number
        /** @description How many an hour. */
        per_hour?: number
      }
    }
    /** @description A link that somebody may follow once. */
    Ticket: {
      /** @description Its address. Only a hash of the secret in it is kept. */
      ticket: string
    }
    /** @description Which account of the user is meant, where they have several. */
    TicketIdentity: {
      /** @description Id of its connection. */
      connection_id?: string
      provider: components['schemas']['ConnectionStrategy']
      /** @description Id of the account at its provider. */
      user_id: string
    }
    /** @description A user as stored. Members without a value are left out. */
    User: {
      /** @description What the user has no say in. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Whether an administrator keeps the user out. */
      blocked?: boolean
      /**
       * Format: date-time
       * @description When the user was created.
       */
      created_at?: string
      /** @description E-mail address, in lower case. Unique within its connection. */
      email?: string
      /** @description Whether the user has shown that the address is theirs. */
      email_verified?: boolean
      /** @description Family name. */
      family_name?: string
      /** @description Given name. */
      given_name?: string
      /** @description The accounts of the user. The id of the user is that of the first. */
      identities?: components['schemas']['UserIdentity'][]
      /** @description Address that the user last logged in from. */
      last_ip?: string
      /**
       * Format: date-time
       * @description When the user last logged in.
       */
      last_login?: string
      /**
       * Format: date-time
       * @description When the password was last changed.
       */
      last_password_reset?: string
      /** @description How often the user has logged in. */
      logins_count?: number
      /** @description Full name; the e-mail address where none was given. */
      name?: string
      /** @description Nickname; the part before the @ of the e-mail address where none was given. */
      nickname?: string
      /** @description Phone number, as E.164 has it. Unique within its connection. */
      phone_number?: string
      /** @description Whether the user has shown that the number is theirs. */
      phone_verified?: boolean
      /** @description Address of a picture; one made of the e-mail address where none was given. */
      picture?: string
      /**
       * Format: date-time
       * @description When the user was last changed.
       */
      updated_at?: string
      /** @description Unique identifier of the user, the provider and an id at it, as `auth0|…`. */
      user_id?: string
      /** @description What the user may read and change. */
      user_metadata?: {
        [key: string]: unknown
      }
      /** @description Username, in lower case. Unique within its connection. */
      username?: string
    }
    /** @description What to end of the access of a user. */
    UserAccessRevocation: {
      /**
       * @description Whether refresh tokens stay.
       * @default false
       */
      preserve_refresh_tokens?: boolean
      /** @description The session to end; without it all of them. */
      session_id?: string
    }
    /** @description A way in which a user shows who they are besides a password. */
    UserAuthenticationMethod: {
      /** @description The model of the authenticator. */
      aaguid?: string
      /** @description Whether it has been used. One that has not is no hindrance to a log-in yet. */
      confirmed?: boolean
      /**
       * Format: date-time
       * @description When it was made.
       */
      created_at: string
      /** @description Whether the credential is kept somewhere besides. */
      credential_backed_up?: boolean
      /**
       * @description Whether the credential may be on several devices.
       * @enum {string}
       */
      credential_device_type?: 'single_device' | 'multi_device'
      /** @description Where a code goes. */
      email?: string
      /**
       * Format: date-time
       * @description When it was first used.
       */
      enrolled_at?: string
      /** @description Unique identifier, its type and a device, as in `totp|dev_8Hq2vXcT6mKwZ4pB`. */
      id: string
      /** @description Id of the account that the credential belongs to. */
      identity_user_id?: string
      /** @description Credential id (Web Authentication), base64url. */
      key_id?: string
      /**
       * Format: date-time
       * @description When it was last used.
       */
      last_auth_at?: string
      /** @description What the user or an administrator calls it. */
      name?: string
      /** @description Where a code goes. */
      phone_number?: string
      /**
       * @description How a telephone is asked.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
      /** @description Public key of the credential (COSE), base64url. */
      public_key?: string
      /** @description The domain that the credential is for. */
      relying_party_identifier?: string
      /** @description What codes are made of, in Base32. It is answered once, by whoever makes it. */
      totp_secret?: string
      /** @description How the authenticator is reached. */
      transports?: string[]
      /**
       * @description What it is.
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
      /** @description The browser that it was enrolled with. */
      user_agent?: string
      /** @description What the authenticator calls the user, base64url. */
      user_handle?: string
    }
    /** @description The authentication methods of a user. */
    UserAuthenticationMethodArray: components['schemas']['UserAuthenticationMethod'][]
    /** @description A way in which a user shows who they are. It is confirmed at once. */
    UserAuthenticationMethodDefinition: {
      /** @description The model of the authenticator. */
      aaguid?: string
      /** @description Whether the credential is kept somewhere besides. */
      credential_backed_up?: boolean
      /**
       * @description Whether the credential may be on several devices.
       * @enum {string}
       */
      credential_device_type?: 'single_device' | 'multi_device'
      /** @description Where a code goes, for `email`. */
      email?: string
      /** @description Id of the account that the credential belongs to. */
      identity_user_id?: string
      /** @description Credential id (Web Authentication), for `passkey` and `webauthn-roaming`. */
      key_id?: string
      /** @description What to call it. */
      name?: string
      /** @description Where a code goes, for `phone`. */
      phone_number?: string
      /**
       * @description How a telephone is asked.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
      /** @description Public key of the credential (COSE), base64url. */
      public_key?: string
      /** @description The domain that the credential is for. */
      relying_party_identifier?: string
      /** @description What codes are made of, in Base32, 10 bytes at least. For `totp` one is made if left out. */
      totp_secret?: string
      /** @description How the authenticator is reached. */
      transports?: string[]
      /**
       * @description What it is.
       * @enum {string}
       */
      type: 'phone' | 'email' | 'totp' | 'webauthn-roaming' | 'passkey'
      /** @description The browser that it was enrolled with. */
      user_agent?: string
      /** @description What the authenticator calls the user, base64url. */
      user_handle?: string
    }
    /** @description The methods of a page; with `include_totals` in an object with totals. */
    UserAuthenticationMethodList:
      | components['schemas']['UserAuthenticationMethod'][]
      | components['schemas']['UserAuthenticationMethodPage']
    /** @description Some authentication methods, with totals. */
    UserAuthenticationMethodPage: {
      /** @description The methods of this page. */
      authenticators: components['schemas']['UserAuthenticationMethod'][]
      /** @description How many methods a page has at most. */
      limit: number
      /** @description Position of the first method of this page, counted from 0. */
      start: number
      /** @description How many methods there are. */
      total: number
    }
    /** @description What is changed of an authentication method. */
    UserAuthenticationMethodPatch: {
      /** @description What to call it. */
      name?: string
      /**
       * @description How a telephone is asked; for methods of the type `phone`.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
    }
    /** @description All methods of these kinds that the user has from now on. */
    UserAuthenticationMethodReplacements: {
      /** @description Where a code goes, for `email`. */
      email?: string
      /** @description What to call it. */
      name?: string
      /** @description Where a code goes, for `phone`. */
      phone_number?: string
      /**
       * @description How a telephone is asked.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
      /** @description What codes are made of, in Base32, 10 bytes at least. For `totp` one is made if left out. */
      totp_secret?: string
      /**
       * @description What it is.
       * @enum {string}
       */
      type: 'phone' | 'email' | 'totp'
    }[]
    /** @description An identifier that is not let in. */
    UserBlock: {
      /** @description Name of the connection; left out where it is any. */
      connection?: string
      /** @description What was typed to log in, in lower case. */
      identifier: string
      /** @description From where; left out where it is from everywhere. */
      ip?: string
    }
    /** @description Where an account is not let in from. */
    UserBlockList: {
      /** @description One for each identifier and address. */
      blocked_for: components['schemas']['UserBlock'][]
    }
    /** @description A user to create in a database connection. */
    UserDefinition: {
      /** @description What the user has no say in. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Whether an administrator keeps the user out. */
      blocked?: boolean
      /** @description Name of the database connection that keeps the user. */
      connection: string
      /**
       * Format: email
       * @description E-mail address. It is stored in lower case.
       */
      email?: string
      /** @description Whether the user has shown that the address is theirs. */
      email_verified?: boolean
      /** @description Family name. */
      family_name?: string
      /** @description Given name. */
      given_name?: string
      /** @description Full name. */
      name?: string
      /** @description Nickname. */
      nickname?: string
      /** @description First password, held to the policy of the connection. It is never answered. */
      password?: string
      /** @description Phone number, as E.164 has it. */
      phone_number?: string
      /** @description Whether the user has shown that the number is theirs. */
      phone_verified?: boolean
      /**
       * Format: uri
       * @description Address of a picture.
       */
      picture?: string
      /** @description Id of the account, in place of one that is made; `auth0|` is put before it. */
      user_id?: string
      /** @description What the user may read and change. */
      user_metadata?: {
        [key: string]: unknown
      }
      /** @description Username. It is stored in lower case. */
      username?: string
      /** @description Whether a mail is sent that asks to verify the address. None is sent yet. */
      verify_email?: boolean
    }
    /** @description A permission that a user has, by whatever way. */
    UserEffectivePermission: {
      /** @description What it allows. */
      description?: string
      /** @description Name of the permission. */
      permission_name: string
      /** @description The identifier of the API. */
      resource_server_identifier: string
      /** @description Name of the API, for people. */
      resource_server_name?: string
      /** @description The ways. */
      sources: ('direct' | 'roles')[]
    }
    /** @description Some permissions, and where to go on. */
    UserEffectivePermissionCheckpoint: {
      /** @description What to say as `from` for the next page; left out on the last. */
      next?: string
      /** @description The permissions of this page. */
      permissions: components['schemas']['UserEffectivePermission'][]
    }
    /** @description A role that a user has, by whatever way. */
    UserEffectiveRole: {
      /** @description What the role is for; empty where nobody said. */
      description: string
      /** @description Unique identifier of the role. */
      id: string
      /** @description Name of the role. */
      name: string
      /** @description The ways. There are no groups, so there is one. */
      sources: 'direct'[]
    }
    /** @description Some roles, and where to go on. */
    UserEffectiveRoleCheckpoint: {
      /** @description What to say as `from` for the next page; left out on the last. */
      next?: string
      /** @description The roles of this page. */
      roles: components['schemas']['UserEffectiveRole'][]
    }
    /** @description The users of an e-mail address. */
    UserEmailList: components['schemas']['User'][]
    /** @description A second factor of a user. */
    UserEnrollment: {
      /**
       * @description How it works.
       * @enum {string}
       */
      auth_method?: 'authenticator' | 'guardian' | 'sms' | 'webauthn-platform' | 'webauthn-roaming'
      /**
       * Format: date-time
       * @description When it was first used.
       */
      enrolled_at?: string
      /** @description Unique identifier. */
      id: string
      /** @description What it is known by, as an e-mail address. */
      identifier?: string
      /**
       * Format: date-time
       * @description When it was last used.
       */
      last_auth?: string
      /** @description What the user or an administrator calls it. */
      name?: string
      /** @description Where a code goes. */
      phone_number?: string
      /**
       * @description Whether it has been used.
       * @enum {string}
       */
      status: 'pending' | 'confirmed'
      /** @description The type of the authentication method. */
      type: string
    }
    /** @description The second factors of a user. */
    UserEnrollmentList: components['schemas']['UserEnrollment'][]
    /** @description The accounts of a user, the one that names the user first. */
    UserIdentities: components['schemas']['UserIdentity'][]
    /** @description An account at a connection. */
    UserIdentity: {
      /** @description Name of the connection. */
      connection: string
      /** @description Whether it is an account at a social network. */
      isSocial: boolean
      profileData?: components['schemas']['UserProfileData']
      /** @description Kind of the connection; `auth0` for users kept here. */
      provider: string
      /** @description Id of the account at its provider. */
      user_id: string
    }
    /** @description The account to link, by its provider and id, or by an ID token of its user. */
    UserIdentityLink: {
      /** @description Id of the connection that the account has to belong to. */
      connection_id?: string
      /** @description ID token of the user to link. Not taken yet. */
      link_with?: string
      /** @description Provider of the account, `auth0` for users of a database connection. */
      provider?: string
      /** @description Id of the account at its provider, with or without the provider before it. */
      user_id?: string
    }
    /** @description A user of a file to import, with an e-mail address, a username or a phone number. */
    UserImport: {
      /** @description What the user may not change. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Whether the user may not log in. */
      blocked?: boolean
      custom_password_hash?: components['schemas']['CustomPasswordHash']
      /**
       * Format: email
       * @description E-mail address; kept in lower case.
       */
      email?: string
      /**
       * @description Whether the address is known to be the user's.
       * @default false
       */
      email_verified?: boolean
      /** @description Family name. */
      family_name?: string
      /** @description Given name. */
      given_name?: string
      /** @description Known, and refused while there are no factors. */
      mfa_factors?: {
        [key: string]: unknown
      }[]
      /** @description Full name. */
      name?: string
      /** @description What the user is called. */
      nickname?: string
      /** @description The user's password by bcrypt, `$2a$` or `$2b$`. */
      password_hash?: string
      /** @description Phone number in E.164. */
      phone_number?: string
      /** @description Whether the number is known to be the user's. */
      phone_verified?: boolean
      /**
       * Format: uri
       * @description Address of a picture of the user.
       */
      picture?: string
      /** @description Identifier of the user without the `auth0|` before it. */
      user_id?: string
      /** @description What the user may change. */
      user_metadata?: {
        [key: string]: unknown
      }
      /** @description Name to log in with. */
      username?: string
    }
    /** @description The users of a page; with `include_totals` in an object with totals. */
    UserList: components['schemas']['User'][] | components['schemas']['UserPage']
    /** @description Some users, with totals. */
    UserPage: {
      /** @description How many users this page has. */
      length: number
      /** @description How many users a page has at most. */
      limit: number
      /** @description Position of the first user of this page, counted from 0. */
      start: number
      /** @description How many users there are that match; an estimate beyond 10,000. */
      total: number
      /** @description The users of this page. */
      users: components['schemas']['User'][]
    }
    /** @description What to change of a user. What is left out stays; null removes. */
    UserPatch: {
      /** @description What the user has no say in. Merged one level deep; null removes a member. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Whether an administrator keeps the user out. */
      blocked?: boolean
      /** @description Application that the mail about a new address is sent for. None is sent yet. */
      client_id?: string
      /**
       * @description Name of the connection whose account is changed, for `email`, `phone_number`, `username`,
       *     what tells whether they are verified, and `password`; that of the first account if left out.
       */
      connection?: string
      /**
       * Format: email
       * @description E-mail address. It is stored in lower case.
       */
      email?: string | null
      /** @description Whether the user has shown that the address is theirs. */
      email_verified?: boolean
      /** @description Family name. */
      family_name?: string | null
      /** @description Given name. */
      given_name?: string | null
      /** @description Full name. */
      name?: string | null
      /** @description Nickname. */
      nickname?: string | null
      /** @description New password, held to the policy of the connection. It is never answered. */
      password?: string | null
      /** @description Phone number, as E.164 has it. */
      phone_number?: string | null
      /** @description Whether the user has shown that the number is theirs. */
      phone_verified?: boolean
      /**
       * Format: uri
       * @description Address of a picture.
       */
      picture?: string | null
      /** @description What the user may read and change. Merged one level deep; null removes a member. */
      user_metadata?: {
        [key: string]: unknown
      }
      /** @description Username. It is stored in lower case. */
      username?: string | null
      /** @description Whether a mail is sent that asks to verify the address. None is sent yet. */
      verify_email?: boolean
      /** @description Whether a message is sent that asks to verify the number. None is sent yet. */
      verify_phone_number?: boolean
    }
    /** @description A permission that a user has. */
    UserPermission: {
      /** @description What it allows. */
      description?: string
      /** @description Name of the permission. */
      permission_name: string
      /** @description The identifier of the API. */
      resource_server_identifier: string
      /** @description Name of the API, for people. */
      resource_server_name?: string
      /** @description Where it comes from. */
      sources: components['schemas']['UserPermissionSource'][]
    }
    /** @description The permissions of a page; with `include_totals` in an object with totals. */
    UserPermissionList:
      | components['schemas']['UserPermission'][]
      | components['schemas']['UserPermissionPage']
    /** @description Some permissions, with totals. */
    UserPermissionPage: {
      /** @description How many permissions a page has at most. */
      limit: number
      /** @description The permissions of this page. */
      permissions: components['schemas']['UserPermission'][]
      /** @description Position of the first permission of this page, counted from 0. */
      start: number
      /** @description How many permissions there are. */
      total: number
    }
    /** @description Where a permission of a user comes from, which is the user alone. */
    UserPermissionSource: {
      /**
       * @description Nothing, as there is no role between.
       * @enum {string}
       */
      source_id: ''
      /**
       * @description Nothing, as there is no role between.
       * @enum {string}
       */
      source_name: ''
      /**
       * @description That it was given to the user.
       * @enum {string}
       */
      source_type: 'DIRECT'
    }
    /** @description The profile that an account had before it was linked, and gets back when unlinked. */
    UserProfileData: {
      /** @description E-mail address, in lower case. */
      email?: string
      /** @description Whether the user has shown that the address is theirs. */
      email_verified?: boolean
      /** @description Family name. */
      family_name?: string
      /** @description Given name. */
      given_name?: string
      /** @description Full name. */
      name?: string
      /** @description Nickname. */
      nickname?: string
      /** @description Phone number, as E.164 has it. */
      phone_number?: string
      /** @description Whether the user has shown that the number is theirs. */
      phone_verified?: boolean
      /** @description Address of a picture. */
      picture?: string
      /** @description Username, in lower case. */
      username?: string
    }
    /** @description Some refresh tokens of a user, and where to go on. */
    UserRefreshTokenList: {
      /** @description What to send as `from` for the next page; left out on the last one. */
      next?: string
      /** @description Those of this page. */
      tokens: components['schemas']['RefreshToken'][]
    }
    /** @description Some roles. */
    UserRoles: {
      /** @description Their unique identifiers. */
      roles: string[]
    }
    /** @description Some sessions, and where to go on. */
    UserSessionList: {
      /** @description What to send as `from` for the next page; left out on the last one. */
      next?: string
      /** @description Those of this page. */
      sessions: components['schemas']['Session'][]
    }
    /** @description An export to make. Everything may be left out. */
    UsersExportDefinition: {
      /** @description Exports the users of this connection only. */
      connection_id?: string
      /** @description What to export of each user. */
      fields?: components['schemas']['UsersExportField'][]
      format?: components['schemas']['JobFormat']
      /** @description How many users to export at most, the oldest first. */
      limit?: number
    }
    /** @description A member of each user to export. */
    UsersExportField: {
      /** @description What it is called in the file, its name when left out. */
      export_as?: string
      /**
       * @description Where the member is found in a user: `email`, `user_metadata.color`,
       *     `identities[0].connection`.
       */
      name: string
    }
    /** @description A file of users and what to do with them. */
    UsersImportDefinition: {
      /** @description The database connection that the users belong to. */
      connection_id: string
      /** @description What the caller calls the job. */
      external_id?: string
      /**
       * @description Whether the end of the job is to be told by e-mail.
       * @default true
       */
      send_completion_email?: boolean
      /**
       * @description Whether users who are there already are updated, or refused.
       * @default false
       */
      upsert?: boolean
      /**
       * @description The file: a JSON array of users, or one user on each line. In UTF-8, and not larger than the
       *     server reads (`LATCHKEY_IMPORT_BYTES`).
       */
      users: string
    }
    /**
     * Format: date-time
     * @description Date and time in UTC without fractions of a second (RFC 3339).
     */
    UtcSecond: string
    /** @description The claims of one namespace. True means the claim is requested. */
    VerifiableCredentialClaims: {
      age_birth_year?: boolean
      age_in_years?: boolean
      birth_date?: boolean
      driving_privileges?: boolean
      expiry_date?: boolean
      family_name?: boolean
      family_name_national_character?: boolean
      given_name?: boolean
      given_name_national_character?: boolean
      issue_date?: boolean
      issuing_authority?: boolean
      issuing_country?: boolean
      issuing_jurisdiction?: boolean
      nationality?: boolean
      portrait?: boolean
      portrait_capture_date?: boolean
      resident_address?: boolean
      resident_city?: boolean
      resident_country?: boolean
      resident_postal_code?: boolean
      resident_state?: boolean
    } & {
      [key: string]: boolean
    }
    /** @description A simplified presentation request: credential document type, then namespace, then claim names. */
    VerifiableCredentialPresentation: {
      /** @description A mobile driving licence (ISO/IEC 18013-5). */
      'org.iso.18013.5.1.mDL': {
        'org.iso.18013.5.1': components['schemas']['VerifiableCredentialClaims']
      }
    }
    /** @description A verifiable credential verification template as stored. */
    VerifiableCredentialTemplate: {
      /**
       * Format: date-time
       * @description When the template was created. UTC, with milliseconds.
       */
      created_at: string
      /** @description Certificates, as PEM, of the authorities that are trusted besides the well-known. */
      custom_certificate_authority: string | null
      /** @description The language the presentation is written in. */
      dialect: string
      /** @description Identifier of the template, of the form `vct_<id>`. */
      id: string
      /** @description Name of the template. Unique within the tenant. */
      name: string
      presentation: components['schemas']['VerifiableCredentialPresentation']
      /** @description Type of the template, such as `mdl` for mobile driving licences. */
      type: string
      /**
       * Format: date-time
       * @description When the template was last written. UTC, with milliseconds.
       */
      updated_at: string
      /** @description Lists of issuers that are trusted, separated by commas. */
      well_known_trusted_issuers: string | null
    }
    /** @description A verifiable credential verification template to create. */
    VerifiableCredentialTemplateDefinition: {
      /** @description Certificates, as PEM, of the authorities that are trusted besides the well-known. */
      custom_certificate_authority?: string | null
      /** @description The language the presentation is written in. */
      dialect: string
      /** @description Name of the template. Unique within the tenant. */
      name: string
      presentation: components['schemas']['VerifiableCredentialPresentation']
      /** @description Type of the template, such as `mdl` for mobile driving licences. */
      type: string
      /** @description Lists of issuers that are trusted, separated by commas. */
      well_known_trusted_issuers: string
    }
    /** @description Some of the templates, and where to go on. */
    VerifiableCredentialTemplatePage: {
      /** @description What to give as `from` for the templates that follow; null when none do. */
      next: string | null
      /** @description The templates, oldest first. */
      templates: components['schemas']['VerifiableCredentialTemplate'][]
    }
    /** @description The fields of a template to change. A field that is left out keeps its value. */
    VerifiableCredentialTemplatePatch: {
      /** @description The language the presentation is written in. */
      dialect?: string | null
      /** @description Name of the template. Unique within the tenant. */
      name?: string | null
      /** @description A simplified presentation request; it replaces the old one as a whole. */
      presentation?: components['schemas']['VerifiableCredentialPresentation'] | null
      /** @description Type of the template, such as `mdl` for mobile driving licences. */
      type?: string | null
      /** @description Accepted and not stored. */
      version?: number | null
      /** @description Lists of issuers that are trusted, separated by commas. */
      well_known_trusted_issuers?: string | null
    }
    /** @description Who is asked to verify an e-mail address. */
    VerificationEmailDefinition: {
      /** @description Id of the client that the mail speaks for. */
      client_id?: string
      identity?: components['schemas']['TicketIdentity']
      /** @description Id of an organization. There are none here yet. */
      organization_id?: string
      /** @description Id of the user. */
      user_id: string
    }
  }
  responses: {
    /**
     * @description The path, the query or the body does not fit this document, or the values contradict each other.
     *     Nothing was changed.
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
     * @description The request is sound but contradicts what is stored: something that must be unique is taken, or a
     *     limit on the number of objects is reached. Nothing was changed.
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
    /** @description The token is sound but lacks the scope of the operation. The message names the scope. */
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
    /** @description What was asked for has been there and is there no more. */
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
    /** @description The header of the request is larger than the server reads. */
    HeaderTooLarge: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /**
     * @description A fault on our side. The message never says more than this; the log does, under the id that came
     *     in the `X-Request-Id` header of the answer.
     */
    InternalServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The path exists, the method does not. */
    MethodNotAllowed: {
      headers: {
        Allow: components['headers']['Allow']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description This tenant has no such object. An id of another tenant is answered the same way. */
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
    /** @description The body is larger than the server reads. Nothing was changed. */
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
    /** @description The request did not arrive whole in time. Nothing was changed. */
    RequestTimeout: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The database is out of reach, or the server is full or stopping. Nothing was changed; try again. */
    ServiceUnavailable: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description The rate-limit policy of the operation is exhausted for this tenant. */
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
     * @description No token, or one that is malformed, expired, wrongly signed or not meant for this API; or the
     *     client of the token has no grant for this API any more.
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
    /** @description The body has a content type or an encoding that the operation does not take. */
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
    /** @description The path and the query together are longer than the server reads. */
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
    /** @description Unique identifier of the method, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
    authenticationMethodId: string
    /** @description IPv4 or IPv6 address that the operation is about. */
    blockedAddress: string
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
    /** @description Whether blocks count only where brute-force protection is on. */
    considerBruteForceEnablement: boolean
    /** @description From when on, that second included: an RFC 3339 date-time in UTC without fractions of seconds. */
    dateFrom: components['schemas']['UtcSecond']
    /** @description Until when, that second excluded: an RFC 3339 date-time in UTC without fractions of seconds. */
    dateTo: components['schemas']['UtcSecond']
    /** @description Unique identifier of the device credential. */
    deviceCredentialId: string
    /** @description Unique identifier of the enrollment, such as `dev_8Hq2vXcT6mKwZ4pB`. */
    enrollmentId: string
    /** @description Unique identifier of the event: `evt_` and 22 letters and digits of the base58 alphabet. */
    eventId: string
    /**
     * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
     *     (no `0`, `O`, `I`, `l`).
     */
    eventStreamId: string
    /** @description Names of fields, separated by commas; see `include_fields`. */
    fields: string
    /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
    from: string
    /** @description Unique identifier of the grant. */
    grantId: string
    /** @description A kind of second factor. */
    guardianFactorName:
      | 'sms'
      | 'push-notification'
      | 'otp'
      | 'email'
      | 'duo'
      | 'webauthn-roaming'
      | 'webauthn-platform'
      | 'recovery-code'
    /** @description Whether `fields` names all that is answered, or all that is left out. */
    includeFields: boolean
    /** @description Whether to answer an object with the number of all items instead of a bare array. */
    includeTotals: boolean
    /** @description Unique identifier of the job. */
    jobId: string
    /** @description Unique identifier of the entry. */
    logId: string
    /** @description What to sort by, with `:1` for ascending and `:-1` for descending. */
    logSort: 'date:1' | 'date:-1' | 'log_id:1' | 'log_id:-1' | '_id:1' | '_id:-1'
    /** @description `google-authenticator` stands for one-time codes of whatever app; `duo` users have none of here. */
    multifactorProvider: string
    /**
     * @description Identifier of the network ACL: `acl_` and 22 letters and digits of the base58 alphabet
     *     (no `0`, `O`, `I`, `l`).
     */
    networkAclId: string
    /** @description Number of the page, the first being 0. */
    page: number
    /** @description How many items a page has at most. */
    perPage: number
    /** @description The language of the texts. */
    promptLanguage: 'en' | 'de' | 'es' | 'ja'
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
      | 'error'
      | 'common'
    /** @description Unique identifier of the refresh token. It is not the token. */
    refreshTokenId: string
    /** @description Unique identifier of the API, or its `identifier` in percent-encoding. */
    resourceServerId: string
    /** @description Unique identifier of the role. */
    roleId: string
    /** @description Unique identifier of the session. */
    sessionId: string
    /** @description Name of the key. */
    signingKeyId: string
    /** @description How many items to answer at most. */
    take: number
    /**
     * @description How many items to answer at most, going on with `next` instead of page numbers; 50 where only
     *     `from` is given.
     */
    takeInstead: number
    /** @description Name of the template: the e-mail that it is for. */
    templateName: components['schemas']['EmailTemplateName']
    /** @description E-mail address, username or phone number, in either case. */
    userBlockIdentifier: string
    /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
    userId: string
    /** @description Provider of the account. */
    userIdentityProvider: string
    /** @description Id of the account at its provider, what follows the provider in the id of its user. */
    userIdentityUserId: string
    /** @description Identifier of the template, of the form `vct_<id>`. */
    verifiableCredentialTemplateId: string
  }
  requestBodies: never
  headers: {
    /** @description The methods this path has, separated by commas (RFC 9110, section 10.2.1). */
    Allow: string
    /**
     * @description What the caller should know of a write that succeeded. `network_acl_blocks_author` says that the
     *     network ACLs now in force block or redirect the caller's own next request.
     */
    LatchkeyWarning: string
    /**
     * @description Where the other pages are (RFC 8288): `first`, `next` and `last` for lists read by page number,
     *     `next` for lists read by cursor. Absent where there is no other page.
     */
    Link: string
    /** @description How many requests the policy of this operation allows in one window. */
    RateLimitLimit: number
    /** @description How many requests are left in the current window. */
    RateLimitRemaining: number
    /** @description When the current window ends, in seconds since the Unix epoch. */
    RateLimitReset: number
    /** @description How many seconds to wait before trying again (RFC 9110, section 10.2.3). */
    RetryAfter: number
    /** @description How to authenticate (RFC 6750, section 3). Present when no credentials came at all. */
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
  listClientGrants: {
    parameters: {
      query?: {
        /** @description Returns only client grants whose `allow_any_organization` has this value. */
        allow_any_organization?: boolean
        /** @description Returns only client grants for the API with this identifier. */
        audience?: string
        /** @description Returns only client grants of this client. */
        client_id?: string
        /**
         * @description Returns only default grants, which apply to all third-party clients. A tenant has none, so the
         *     list is empty.
         */
        default_for?: 'third_party_clients'
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
        /** @description Returns only client grants with this subject type: `client` or `user`. */
        subject_type?: 'client' | 'user'
        /**
         * @description How many items to answer at most, going on with `next` instead of page numbers; 50 where only
         *     `from` is given.
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
      /** @description The client grant. */
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
  listClients: {
    parameters: {
      query?: {
        /** @description Returns only clients of these types, separated by commas. */
        app_type?: string
        /** @description Returns only the client with this external client identifier. */
        external_client_id?: string
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Returns only first-party clients (`true`), or only third-party clients (`false`). */
        is_first_party?: boolean
        /** @description Returns only the global client (`true`), or only all other clients (`false`). */
        is_global?: boolean
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
        /**
         * @description Query in Lucene syntax: `client_grant.organization_id:{organization_id}`,
         *     `client_grant.allow_any_organization:true`, and combinations of them.
         */
        q?: string
        /**
         * @description How many items to answer at most, going on with `next` instead of page numbers; 50 where only
         *     `from` is given.
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
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
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
      /** @description The client. */
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
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
        /** @description Returns only connections with one of these strategies; the parameter may be repeated. */
        strategy?: components['schemas']['ConnectionStrategy'][]
        /** @description How many items to answer at most. */
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
      /** @description The credential. */
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
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Returns only the connection with this name. */
        name?: string
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
        /** @description Returns only connections with one of these strategies; the parameter may be repeated. */
        strategy?: components['schemas']['ConnectionStrategy'][]
        /**
         * @description How many items to answer at most, going on with `next` instead of page numbers; 50 where only
         *     `from` is given.
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
  getConnection: {
    parameters: {
      query?: {
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
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
      /** @description The connection. */
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
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description How many items to answer at most. */
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
  listDeviceCredentials: {
    parameters: {
      query?: {
        /** @description Returns only device credentials for this client. */
        client_id?: string
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
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
      /** @description The e-mail template. */
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
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The e-mail provider. */
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
      404: components['responses']['NotFound']
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
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description How many items to answer at most. */
        take?: components['parameters']['take']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Some of the event streams. */
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
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The event stream as stored. */
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
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description There is no such event stream any more. */
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
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
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
      /** @description The event stream as stored. */
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
        /** @description From when on, that second included: an RFC 3339 date-time in UTC without fractions of seconds. */
        date_from?: components['parameters']['dateFrom']
        /** @description Until when, that second excluded: an RFC 3339 date-time in UTC without fractions of seconds. */
        date_to?: components['parameters']['dateTo']
        /** @description Only deliveries of events of one of these types, separated by commas. */
        event_types?: string
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Only deliveries in one of these states, separated by commas. */
        statuses?: string
        /** @description How many items to answer at most. */
        take?: components['parameters']['take']
      }
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Some of the deliveries. */
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
        /** @description Unique identifier of the event: `evt_` and 22 letters and digits of the base58 alphabet. */
        event_id: components['parameters']['eventId']
        /**
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The delivery. */
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
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
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
      /** @description They are being tried. */
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
        /** @description Unique identifier of the event: `evt_` and 22 letters and digits of the base58 alphabet. */
        event_id: components['parameters']['eventId']
        /**
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It is being tried. */
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
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
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
      /** @description The new secret. */
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
        /** @description From when on, that second included: an RFC 3339 date-time in UTC without fractions of seconds. */
        date_from?: components['parameters']['dateFrom']
        /** @description Until when, that second excluded: an RFC 3339 date-time in UTC without fractions of seconds. */
        date_to?: components['parameters']['dateTo']
      }
      header?: never
      path: {
        /**
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
         */
        id: components['parameters']['eventStreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The statistics. */
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
         * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
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
      /** @description The delivery, which is being tried. */
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
        /** @description Only events of these types; the parameter may be repeated. */
        event_type?: components['schemas']['EventStreamEventType'][]
        /** @description Begins behind this offset of an earlier stream. Not with `from_timestamp`. */
        from?: string
        /**
         * @description Begins with the first event of that second or later: an RFC 3339 date-time in UTC without
         *     fractions of seconds. Not with `from`.
         */
        from_timestamp?: components['schemas']['UtcSecond']
      }
      header?: {
        /** @description What a client that connects again by itself says in place of `from`, and comes before it. */
        'Last-Event-ID'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Messages, of which the schema describes one: first the offset at which the stream begins, then
       *     events as they happen.
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
        /** @description Answers only grants for this API. */
        audience?: string
        /** @description Answers only grants to this client. */
        client_id?: string
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
        /** @description Answers only grants of this user. */
        user_id?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The grants of this page. */
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
        /** @description Whose grants. */
        user_id: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user has no grants any more. */
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
      /** @description There is no such grant any more. */
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
      /** @description The enrollment. */
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
      /** @description There is no such enrollment any more. */
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
      /** @description The link. */
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
      /** @description The factors. */
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
        /** @description A kind of second factor. */
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
      /** @description It is so. */
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
  getGuardianPolicies: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The policies. */
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
      /** @description The policies as stored. */
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
      /** @description The job. */
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
      /** @description What was wrong. */
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
      /** @description Nothing was wrong. */
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
        /** @description What makes a token needless; it is in the `location` of the job. */
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
      /** @description The file. */
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
      /** @description The job; it has begun or is about to. */
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
      /** @description The job; it has begun or is about to. */
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
      /** @description The job. The mail is on its way. */
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
      /** @description The keys of the tenant. */
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
        /** @description Name of the key. */
        kid: components['parameters']['signingKeyId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The key. */
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
        /** @description Name of the key. */
        kid: components['parameters']['signingKeyId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The key that is revoked. */
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
      /** @description The key that is the next one now. */
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
  listLogs: {
    parameters: {
      query?: {
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /**
         * @description Id of an entry: answers those that were written after it. `q`, `sort` and pages do not matter
         *     then.
         */
        from?: string
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
        /** @description Which entries, as in `type:sapi AND client_name:first*`. */
        q?: string
        /** @description The same as `q`, which comes before it. */
        search?: string
        /** @description What to sort by, with `:1` for ascending and `:-1` for descending. */
        sort?: components['parameters']['logSort']
        /** @description How many entries to answer behind `from`; alone, from the oldest on. */
        take?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The entries. */
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
        /** @description Unique identifier of the entry. */
        id: components['parameters']['logId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The entry. */
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
      /** @description What would have happened. */
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
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The network ACLs of this page. */
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
      /** @description The network ACL as stored. */
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
         * @description Identifier of the network ACL: `acl_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
         */
        id: components['parameters']['networkAclId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The network ACL as stored. */
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
         * @description Identifier of the network ACL: `acl_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
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
      /** @description The network ACL as stored. */
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
         * @description Identifier of the network ACL: `acl_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
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
         * @description Identifier of the network ACL: `acl_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
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
      /** @description The network ACL as stored. */
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
         * @description Identifier of the network ACL: `acl_` and 22 letters and digits of the base58 alphabet
         *     (no `0`, `O`, `I`, `l`).
         */
        id: components['parameters']['networkAclId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The counters. */
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
  getPromptSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
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
      /** @description The settings as stored. */
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
        /** @description The language of the texts. */
        language: components['parameters']['promptLanguage']
        /** @description Name of the prompt. */
        prompt: components['parameters']['promptName']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The texts. */
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
        /** @description The language of the texts. */
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
      /** @description The texts as stored. */
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
  listRefreshTokens: {
    parameters: {
      query: {
        /** @description Answers only tokens of this client. */
        client_id?: string
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
        /** @description How many items to answer at most. */
        take?: components['parameters']['take']
        /** @description Whose refresh tokens to answer. */
        user_id: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The refresh tokens of this page. */
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
        /** @description Unique identifier of the refresh token. It is not the token. */
        id: components['parameters']['refreshTokenId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The refresh token. */
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
        /** @description Unique identifier of the refresh token. It is not the token. */
        id: components['parameters']['refreshTokenId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description There is no such refresh token any more. */
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
        /** @description Unique identifier of the refresh token. It is not the token. */
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
      /** @description The refresh token as stored. */
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
      /** @description None of these refresh tokens is good any more. */
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
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Answers only the APIs with these identifiers. Said once for each, ten times at most. */
        identifiers?: string[]
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The APIs of this page. */
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
      /** @description The API as stored. */
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
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path: {
        /** @description Unique identifier of the API, or its `identifier` in percent-encoding. */
        id: components['parameters']['resourceServerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The API. */
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
        /** @description Unique identifier of the API, or its `identifier` in percent-encoding. */
        id: components['parameters']['resourceServerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description There is no such API any more. */
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
        /** @description Unique identifier of the API, or its `identifier` in percent-encoding. */
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
      /** @description The API as stored. */
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
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Answers only roles whose name has this text in it, in either case. */
        name_filter?: string
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The roles of this page. */
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
      /** @description The role as stored. */
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
      /** @description The role. */
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
      /** @description There is no such role any more. */
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
      /** @description The role as stored. */
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
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
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
      /** @description The permissions of this page. */
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
      /** @description The role has these permissions. */
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
      /** @description The role does not have these permissions any more. */
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
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
        /**
         * @description How many items to answer at most, going on with `next` instead of page numbers; 50 where only
         *     `from` is given.
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
      /** @description The users of this page. */
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
      /** @description The users have the role. */
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
      /** @description The session. */
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
      /** @description There is no such session any more. */
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
      /** @description The session as stored. */
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
      /** @description There is neither the session any more, nor a refresh token of it. */
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
      /** @description The number. */
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
        /** @description First day, as `YYYYMMDD`; 30 days before the last where it is left out. */
        from?: string
        /** @description Last day, as `YYYYMMDD`; today where it is left out. */
        to?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The days. */
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
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
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
      /** @description The settings as stored. */
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
      /** @description The link. */
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
      /** @description The link. */
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
  getUserBlocksByIdentifier: {
    parameters: {
      query: {
        /** @description Whether blocks count only where brute-force protection is on. */
        consider_brute_force_enablement?: components['parameters']['considerBruteForceEnablement']
        /** @description E-mail address, username or phone number, in either case. */
        identifier: components['parameters']['userBlockIdentifier']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The blocks. */
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
        /** @description E-mail address, username or phone number, in either case. */
        identifier: components['parameters']['userBlockIdentifier']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description There are no such blocks any more. */
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
        /** @description Whether blocks count only where brute-force protection is on. */
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
      /** @description The blocks. */
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
      /** @description There are no such blocks any more. */
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
        /** @description Answers only users with an identity of the connection of this name. */
        connection?: string
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
        /** @description Whether pages must have one order. They have it either way. */
        primary_order?: boolean
        /** @description A query; without it, all users. */
        q?: string
        /** @description The version of the search. There is `v3` only; the others are refused. */
        search_engine?: 'v1' | 'v2' | 'v3'
        /**
         * @description What the users are sorted by: a field, a colon, and 1 for ascending or -1 for descending. Who
         *     has no value comes last.
         */
        sort?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The users of this page. */
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
      /** @description The user as stored. */
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
        /** @description The whole address, in either case. */
        email: string
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
        include_fields?: components['parameters']['includeFields']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The users of the address. */
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
        /** @description Names of fields, separated by commas; see `include_fields`. */
        fields?: components['parameters']['fields']
        /** @description Whether `fields` names all that is answered, or all that is left out. */
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
      /** @description The user. */
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
      /** @description There is no such user any more. */
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
      /** @description The user as stored. */
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
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
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
      /** @description The methods of this page. */
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
      /** @description The methods of the user. */
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
      /** @description The method. */
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
      /** @description There are none any more. */
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
        /** @description Unique identifier of the method, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
        authentication_method_id: components['parameters']['authenticationMethodId']
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The method. */
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
        /** @description Unique identifier of the method, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
        authentication_method_id: components['parameters']['authenticationMethodId']
        /** @description Unique identifier of the user, such as `auth0|507f1f77bcf86cd799439020`. */
        id: components['parameters']['userId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description There is no such method any more. */
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
        /** @description Unique identifier of the method, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
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
      /** @description The method as stored. */
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
      /** @description There are none any more. */
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
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description The identifier of the API. */
        resource_server_identifier: string
        /** @description How many items to answer at most. */
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
      /** @description The permissions of this page. */
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
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description How many items to answer at most. */
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
      /** @description The roles of this page. */
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
      /** @description The enrollments. */
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
      /** @description The accounts of the user. */
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
        /** @description Provider of the account. */
        provider: components['parameters']['userIdentityProvider']
        /** @description Id of the account at its provider, what follows the provider in the id of its user. */
        user_id: components['parameters']['userIdentityUserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The accounts that the user still has. */
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
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
        per_page?: components['parameters']['perPage']
        /** @description What to sort by, with `:1` for ascending and `:-1` for descending. */
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
      /** @description The entries of this page. */
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
        /** @description `google-authenticator` stands for one-time codes of whatever app; `duo` users have none of here. */
        provider: components['parameters']['multifactorProvider']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description There is none any more. */
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
      /** @description No browser is remembered any more. */
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
  listUserPermissions: {
    parameters: {
      query?: {
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
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
      /** @description The permissions of this page. */
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
      /** @description The user has these permissions. */
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
      /** @description These permissions are not given to the user any more. */
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
      /** @description The code. */
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
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description How many items to answer at most. */
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
      /** @description The refresh tokens of this page. */
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
      /** @description None of these refresh tokens is good any more. */
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
      /** @description The access has ended. */
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
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description Number of the page, the first being 0. */
        page?: components['parameters']['page']
        /** @description How many items a page has at most. */
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
      /** @description The roles of this page. */
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
      /** @description The user has the roles. */
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
      /** @description The user does not have the roles any more. */
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
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description Whether to answer an object with the number of all items instead of a bare array. */
        include_totals?: components['parameters']['includeTotals']
        /** @description How many items to answer at most. */
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
      /** @description The sessions of this page. */
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
      /** @description The user is logged in nowhere any more. */
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
        /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
        from?: components['parameters']['from']
        /** @description How many items to answer at most. */
        take?: components['parameters']['take']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Some of the templates. */
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
      /** @description The template as stored. */
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
        /** @description Identifier of the template, of the form `vct_<id>`. */
        id: components['parameters']['verifiableCredentialTemplateId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The template as stored. */
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
        /** @description Identifier of the template, of the form `vct_<id>`. */
        id: components['parameters']['verifiableCredentialTemplateId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description There is no such template any more. */
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
        /** @description Identifier of the template, of the form `vct_<id>`. */
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
      /** @description The template as stored. */
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
