// Made by `npm run generate:contract` from openapi/. Do not edit.

export interface paths {
  '/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the start page of the tenant
     * @description Shows a page that describes the tenant, with its branding and texts: its name, its issuer
     *     identifier, links to the metadata, the signing keys and the documentation, and where a log-in
     *     example is. The page needs no JavaScript.
     */
    get: operations['getHomePage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/apple-app-site-association': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the associated iOS apps
     * @description Returns the apps for iOS and macOS that may open links of the domain below `/ios/` and their
     *     bundle identifier (`applinks`), and use its passkeys and passwords (`webcredentials`): those of
     *     the clients with `mobile.ios`.
     */
    get: operations['getAppleAppSiteAssociation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/assetlinks.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the asset links of mobile apps
     * @description Returns the Android apps that may open links of the domain, and use its passkeys and passwords
     *     (Digital Asset Links): those of the clients with `mobile.android`.
     */
    get: operations['getAssetLinks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/connections/{id}/jwks.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the public keys of a connection (JWKS)
     * @description Returns the public keys by which the identity provider of a connection verifies client assertions
     *     of the server (`private_key_jwt`). The key of the next rotation is published before the server
     *     signs with it.
     */
    get: operations['getConnectionJwks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/jwks.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the public keys (JWKS)
     * @description Returns the public keys that verify the tokens of the tenant. The key of the next rotation is
     *     published before the server signs with it, so that clients can cache the response.
     */
    get: operations['getJwks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/oauth-authorization-server': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the authorization server metadata
     * @description Returns the metadata of the authorization server at the URL that OAuth 2.0 defines (RFC 8414,
     *     section 3). The document equals the OpenID Connect configuration.
     */
    get: operations['getAuthorizationServerMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/openid-configuration': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the OIDC discovery document
     * @description Returns the metadata of the authorization server at the URL that OpenID Connect defines (OpenID
     *     Connect Discovery 1.0, section 4).
     */
    get: operations['getDiscovery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the account page
     * @description Shows the account of the user who is logged in with the browser. A browser without a log-in is
     *     redirected to the authorization endpoint.
     */
    get: operations['getAccountPage']
    put?: never
    /**
     * Submit a change of the account
     * @description Applies the change that the form field `action` of the account page names: `profile`,
     *     `end-session`, `revoke-grant`, `remove-method`, `unlink` or `log-out`.
     */
    post: operations['createAccountChange']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account/callback': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Continue on the account pages after a log-in
     * @description Exchanges the authorization code of the log-in for tokens, and redirects the browser to the
     *     account page.
     */
    get: operations['getAccountCallback']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account/data': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export the data of the user as a file
     * @description Downloads all data that the tenant has stored about the user.
     */
    get: operations['getAccountData']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account/deletion': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to delete the account
     * @description Asks the user to confirm the deletion of the account. The user must have logged in during the last
     *     15 minutes, and with a second factor if the user has one.
     */
    get: operations['getAccountDeletionPage']
    put?: never
    /**
     * Delete the account
     * @description Deletes the account of the user if the form confirms it, and ends the session of the browser.
     */
    post: operations['createAccountDeletion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/account/enrollments/{type}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to enroll an authentication method
     * @description Starts the enrollment of an authentication method, or a password change, and shows its form. The
     *     user must have logged in during the last 15 minutes, and with a second factor if the user has one.
     */
    get: operations['getAccountEnrollmentPage']
    put?: never
    /**
     * Enroll an authentication method on the account page
     * @description Completes an enrollment with the fields that the user submitted in its form.
     */
    post: operations['createAccountEnrollment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/activate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for the user code of a device
     * @description Shows a page on which the user types the code that a device displays (RFC 8628, section 3.3). If
     *     the URL has `user_code`, the page is prefilled and the user still has to confirm the code.
     */
    get: operations['getActivation']
    put?: never
    /**
     * Submit the user code of a device
     * @description Checks the `user_code` that the user typed. If the form also has the field `action` with the value
     *     `accept`, the server starts the log-in for this device; with the value `deny`, the token endpoint
     *     returns `access_denied` to the device.
     */
    post: operations['createActivation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/activate/{state}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Finish a device authorization
     * @description Completes the device authorization after the user has logged in and given consent. The log-in
     *     pages redirect the browser to this URL.
     */
    get: operations['getActivationAnswer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/authorize': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Start a log-in
     * @description Handles an authorization request: redirects the browser to the log-in pages of the tenant if the
     *     user has to do something, and then back to the client with the authorization response (RFC 6749,
     *     section 4.1).
     */
    get: operations['getAuthorization']
    put?: never
    /**
     * Start a log-in by a form post
     * @description Starts an authorization request whose parameters are in a form, for requests that are too long for
     *     a URL (OpenID Connect Core, section 3.1.2.1).
     */
    post: operations['createAuthorization']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/authorize/{state}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Continue a log-in
     * @description Continues an authorization request after the user has finished a page of the log-in. The pages
     *     redirect the browser to this URL.
     */
    get: operations['getAuthorizationAnswer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bc-authorize': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request the approval of a user
     * @description Sends a user an e-mail with a link to a page on which the user approves or denies the request of a
     *     client (OpenID Connect CIBA Core 1.0, section 7; delivery mode `poll`). The page shows the client,
     *     the binding message and the requested scopes. The client authenticates and needs the grant type
     *     `urn:openid:params:grant-type:ciba`.
     */
    post: operations['createBackchannelAuthentication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/cer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the signing certificate in DER
     * @description Returns the X.509 certificate of the current signing key, in DER (RFC 5280, section 4.1).
     */
    get: operations['getCer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/client/{clientScript}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the connections of a client
     * @description Returns a script that passes the connections of a client to the function `Auth0.setClient`, by
     *     which Auth0 Lock chooses the fields and buttons of its log-in form.
     */
    get: operations['getClientScript']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/co/authenticate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify credentials typed on another origin
     * @description Verifies a password or a one-time code that a user typed on a page of the client, by the rules of
     *     the log-in pages, and answers a ticket. The page then redirects the browser to `/authorize` with
     *     the parameter `login_ticket`. There the log-in continues: with a second factor, an organization or
     *     consent, if one is required. A cookie of this response binds the ticket to the browser.
     */
    post: operations['createCrossOriginLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/continue': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Continue a log-in after a redirect by an action
     * @description The page to which an action has redirected the user sends the browser here. The parameters of the
     *     request reach the action as `event.request.query`.
     */
    get: operations['getContinuation']
    put?: never
    /**
     * Continue a log-in after a redirect by an action, by a form
     * @description Does the same as `GET /continue` for pages that send the browser back by a form. The browser sends
     *     no cookies with a form of another site, so it is redirected with the fields as parameters.
     */
    post: operations['createContinuation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dbconnections/change_password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a password reset link
     * @description Sends an e-mail with a link to the page for a new password, if the account exists. The response is
     *     the same if it does not exist.
     */
    post: operations['createDatabasePasswordChange']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dbconnections/signup': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign a user up
     * @description Creates an account at a database connection and sends an e-mail with a link that verifies the
     *     address. The user can then log in.
     *
     *     If an account with the e-mail address or the username exists, the response looks the same and the
     *     server informs the owner of the address by e-mail; a caller cannot find out which accounts exist.
     *     With the tenant flag `enable_public_signup_user_exists_error`, the response for an existing
     *     account is 400 with `user_exists`.
     */
    post: operations['createDatabaseSignup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/fingerprint': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the fingerprint of the signing certificate
     * @description Returns the SHA-1 fingerprint of the certificate of the current signing key: octets in
     *     hexadecimal, separated by colons.
     */
    get: operations['getFingerprint']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lo/approval': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a backchannel request
     * @description Shows the user what a client requested at `/bc-authorize`, with buttons to approve and to deny.
     *     The e-mail about the request links to this URL. A user without a session logs in first.
     */
    get: operations['getApproval']
    put?: never
    /**
     * Approve or deny a backchannel request
     * @description Records the answer of the user: the form field `action` is `accept` or `deny`, and `ticket` is the
     *     ticket from the link. The first answer is final.
     */
    post: operations['createApproval']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lo/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to log in by an e-mail link
     * @description Shows a page with a button that continues the log-in. The button is there because mail programs
     *     open links to scan them, which must not use the link up.
     */
    get: operations['getEmailLink']
    put?: never
    /**
     * Log in by an e-mail link
     * @description Redirects to `/authorize` with the parameters that the client sent to `/passwordless/start`. The
     *     link can be used once; that log-in uses it.
     */
    post: operations['createEmailLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lo/mfa': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to enroll a second factor
     * @description Shows the secret of a one-time password as a QR code and as text, and asks for a code of the
     *     authenticator app; or asks for a security key. An enrollment ticket links to this URL.
     */
    get: operations['getEnrollmentPage']
    put?: never
    /**
     * Enroll a second factor by a ticket
     * @description Verifies the `code` of the authenticator app, or the `credential` of a security key
     *     (RegistrationResponseJSON of Web Authentication Level 3, section 5.1), enrolls it as a second
     *     factor of the user and shows a recovery code. The ticket can be used once.
     */
    post: operations['createEnrollment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lo/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for a new password
     * @description Shows a form for a new password. The password reset e-mail links to this URL. If actions of the
     *     tenant are to decide of the request, it shows a button first, which posts an empty form: a program
     *     that opens links runs no action.
     */
    get: operations['getPasswordReset']
    put?: never
    /**
     * Set a new password
     * @description Sets the password of the account to the form field `password`, which `password_again` must repeat,
     *     and ends all sessions of the user. The ticket can be used once. Actions of the tenant run before,
     *     and may ask for a second factor or redirect the user, or refuse the request; a form without
     *     `password` runs them alone.
     */
    post: operations['createPasswordReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lo/unblock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to unblock an account
     * @description Shows a page with a button that unblocks the account. The e-mail about a blocked account links to
     *     this URL; opening the page changes nothing.
     */
    get: operations['getAccountUnblock']
    put?: never
    /**
     * Unblock an account
     * @description Removes the brute-force block that the server reported by e-mail. The ticket can be used once.
     */
    post: operations['createAccountUnblock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lo/verify_email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the page that verifies an e-mail address
     * @description Returns a page with a form that verifies the e-mail address of the account, or a page that says
     *     that the address is verified already. The verification e-mail links to this URL. The request
     *     changes nothing.
     */
    get: operations['getEmailVerification']
    put?: never
    /**
     * Verify an e-mail address
     * @description Marks the e-mail address of the account as verified. The ticket can be used once. Unless the
     *     browser is logged in to the account, the server also deletes the authentication methods, sessions,
     *     refresh tokens and grants of the account, because a person who does not own the address may have
     *     created them.
     */
    post: operations['createEmailVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login/callback': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Continue a log-in after a redirect of an identity provider
     * @description Verifies the response of an identity provider and continues the log-in that it belongs to. In a
     *     browser that has begun another log-in since, or without its cookies, the response is stored, and
     *     verified after a redirect to the log-in.
     */
    get: operations['getLoginCallback']
    put?: never
    /**
     * Continue a log-in after a form post of an identity provider
     * @description Does the same as `GET /login/callback` for responses that are posted by a form (OAuth 2.0 Form
     *     Post Response Mode; SAML 2.0 HTTP POST binding).
     */
    post: operations['createLoginCallback']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login/connect-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Start to connect an account at an identity provider
     * @description Redirects the browser to the identity provider at which the user connects an account and, once the
     *     provider has responded, back to the application with `connect_code`. The ticket comes from the My
     *     Account API. The request creates no session.
     */
    get: operations['getConnectAccountPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login/connection-test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the test of a connection
     * @description Shows the values to register at the identity provider of a connection, starts a test log-in there
     *     (`start`), and shows the response as the server understood it (`upstream`). The management API
     *     creates the ticket. A test log-in creates no user and no session.
     */
    get: operations['getConnectionTest']
    put?: never
    /**
     * Test the log-in at a directory
     * @description Takes the form fields `username` and `password`, searches the user in the directory of a
     *     connection, verifies the password there, and shows the entry as the server understood it, or the
     *     reason why the log-in failed. A test log-in creates no user and no session. The limits of attack
     *     protection for log-ins by password apply, and failures count for them.
     */
    post: operations['createConnectionTestLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Continue a log-out by an identity provider
     * @description Receives log-out messages of identity providers. Register its URL there as the log-out redirect
     *     URI. After a log-out that this server started, the provider redirects to it with `state` (OpenID
     *     Connect RP-Initiated Logout 1.0) or `SAMLResponse`. A signed `LogoutRequest` ends the sessions
     *     that belong to the session in the request; the server responds with a `LogoutResponse` (SAML
     *     Profiles, section 4.4).
     */
    get: operations['getUpstreamLogout']
    put?: never
    /**
     * Continue a log-out by an identity provider with a form post
     * @description Receives log-out messages of SAML identity providers by the HTTP-POST binding (SAML Bindings,
     *     section 3.5); `GET /logout` receives them by HTTP-Redirect.
     */
    post: operations['createUpstreamLogout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/logout/backchannel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log out by a logout token
     * @description Ends the sessions of users who logged in at an identity provider: those of the `sid` in the logout
     *     token or, without `sid`, all sessions of its `sub` (OpenID Connect Back-Channel Logout 1.0). The
     *     server verifies issuer, audience, signature, times and `events`, and accepts each token once. It
     *     notifies the clients of the ended sessions.
     */
    post: operations['createBackchannelLogout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/account': {
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
     * Delete the account of the current user
     * @description Deletes the user with all their data, and ends all sessions and revokes all tokens. This cannot be
     *     undone.
     */
    delete: operations['deleteMyAccount']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/authentication-methods': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the authentication methods of the current user
     * @description Lists the authentication methods of the user: passwords, passkeys and second factors.
     */
    get: operations['listMyAuthenticationMethods']
    put?: never
    /**
     * Start the enrollment of an authentication method
     * @description Starts the enrollment of an authentication method. The response contains what the application
     *     shows to the user, and an `auth_session`, with which the application verifies the enrollment
     *     within five minutes. An application changes a password in the same way and sends the new password
     *     to verify.
     */
    post: operations['createMyAuthenticationMethod']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/authentication-methods/{authentication_method_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an authentication method of the current user
     * @description Returns one authentication method of the user.
     */
    get: operations['getMyAuthenticationMethod']
    put?: never
    post?: never
    /**
     * Delete an authentication method of the current user
     * @description Deletes an authentication method of the user. A password cannot be deleted.
     */
    delete: operations['deleteMyAuthenticationMethod']
    options?: never
    head?: never
    /**
     * Update an authentication method of the current user
     * @description Changes the name of an authentication method, or the channel by which codes reach a phone.
     */
    patch: operations['updateMyAuthenticationMethod']
    trace?: never
  }
  '/me/v1/authentication-methods/{authentication_method_id}/verify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify the enrollment of an authentication method
     * @description Completes an enrollment with a code from an authenticator app or an e-mail, the response of a
     *     passkey authenticator, or a new password. A new password ends the sessions and tokens of the user.
     */
    post: operations['createMyAuthenticationMethodVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/connected-accounts/accounts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the connected accounts of the current user
     * @description Lists the accounts at identity providers that the user has connected, the oldest first.
     */
    get: operations['listMyConnectedAccounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/connected-accounts/accounts/{connected_account_id}': {
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
     * Delete a connected account of the current user
     * @description Removes a connected account with its tokens. The identity provider is not informed.
     */
    delete: operations['deleteMyConnectedAccount']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/connected-accounts/complete': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Finish connecting an account
     * @description Completes a request to connect an account, after the browser has returned with `connect_code`.
     */
    post: operations['createMyConnectedAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/connected-accounts/connect': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start connecting an account
     * @description Starts a request to connect an account at an identity provider. The application opens
     *     `connect_uri` with the ticket in the browser of the user, who logs in at the identity provider and
     *     consents.
     */
    post: operations['createMyConnectedAccountRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/connected-accounts/connections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the connections for connected accounts
     * @description Lists the connections of the application at which the user can connect accounts.
     */
    get: operations['listMyConnectedAccountConnections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/data': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export the data of the current user
     * @description Returns all data that the tenant stores about the user: profile, metadata for the user,
     *     identities, connected accounts, authentication methods, sessions, grants, organizations and the
     *     latest log entries.
     */
    get: operations['getMyData']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/factors': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the factors that the current user can enroll
     * @description Lists the kinds of authentication methods that the user can enroll.
     */
    get: operations['listMyFactors']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/grants': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the grants of the current user
     * @description Lists the applications that the user has permitted to call APIs on their behalf, with the scopes.
     */
    get: operations['listMyGrants']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/grants/{grant_id}': {
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
     * Revoke a grant of the current user
     * @description Revokes a grant of the user, and the tokens of the application.
     */
    delete: operations['deleteMyGrant']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/identities': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the identities of the current user
     * @description Lists the accounts that the user can log in with. The first one is the primary identity, which
     *     determines `user_id`.
     */
    get: operations['listMyIdentities']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/identities/{provider}/{user_id}': {
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
     * Unlink an identity of the current user
     * @description Removes a linked identity from the user. The next log-in with that identity creates a separate
     *     user.
     */
    delete: operations['unlinkMyIdentity']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the profile of the current user
     * @description Returns the profile of the user, without metadata.
     */
    get: operations['getMyProfile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the profile of the current user
     * @description Changes the names and the picture of the user. Only an administrator can change identifiers, such
     *     as the e-mail address. The next log-in at an identity provider overwrites the members that it
     *     supplies.
     */
    patch: operations['updateMyProfile']
    trace?: never
  }
  '/me/v1/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the sessions of the current user
     * @description Lists the sessions of the user: one for each browser that is logged in.
     */
    get: operations['listMySessions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/me/v1/sessions/{session_id}': {
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
     * Delete a session of the current user
     * @description Ends a session of the user, and revokes the tokens that were issued in it.
     */
    delete: operations['deleteMySession']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mfa/associate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Enroll a second factor
     * @description Begins to enroll an authenticator app, a phone or an e-mail address as a second factor of the
     *     user. The server sends a code to a phone or an address at once. The first code that the client
     *     sends to the token endpoint confirms the enrollment.
     *
     *     A user who has a second factor enrolls another one with an access token for the audience
     *     `{issuer}mfa/` with the scope `enroll`. The client then sends this access token as `mfa_token` of
     *     the grant.
     */
    post: operations['createMfaAssociation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mfa/authenticators': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List second factors
     * @description Lists the second factors of the user, with the type and channel of each.
     */
    get: operations['listMfaAuthenticators']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mfa/authenticators/{authenticator_id}': {
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
     * Delete a second factor
     * @description Deletes a second factor of the user who owns the access token.
     */
    delete: operations['deleteMfaAuthenticator']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mfa/challenge': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Challenge a second factor
     * @description Selects a second factor of the user and says by which grant the client answers the challenge at
     *     the token endpoint. For a factor that receives codes, the server sends the code now.
     */
    post: operations['createMfaChallenge']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/config': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the configuration for members
     * @description Returns the configuration of the application that determines what members can administer
     *     (`my_organization_configuration` of the client).
     */
    get: operations['getMyOrganizationConfiguration']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/config/identity-providers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the configuration of identity providers
     * @description Returns which settings of identity providers members can change, and the features of each strategy
     *     that they can use.
     */
    get: operations['getMyOrganizationIdentityProviderConfiguration']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/delete-member-invitations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke invitations
     * @description Revokes invitations to the organization.
     */
    post: operations['createMyOrganizationInvitationDeletion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/delete-memberships': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Remove members
     * @description Removes members from the organization. The users are kept.
     */
    post: operations['createMyOrganizationMembershipDeletion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/details': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the current organization
     * @description Returns the details of the organization of the access token.
     */
    get: operations['getMyOrganizationDetails']
    put?: never
    post?: never
    /**
     * Delete the current organization
     * @description Deletes the organization of the access token, with its memberships, roles of members, invitations
     *     and domains. Users and connections are kept.
     */
    delete: operations['deleteMyOrganization']
    options?: never
    head?: never
    /**
     * Update the current organization
     * @description Changes name, display name and branding of the organization.
     */
    patch: operations['updateMyOrganizationDetails']
    trace?: never
  }
  '/my-org/domains': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List domains
     * @description Lists the domains of the organization, the oldest first.
     */
    get: operations['listMyOrganizationDomains']
    put?: never
    /**
     * Create a domain
     * @description Adds an e-mail domain. Once it is verified, log-ins find the organization by it.
     */
    post: operations['createMyOrganizationDomain']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/domains/{domain_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a domain
     * @description Returns one domain of the organization.
     */
    get: operations['getMyOrganizationDomain']
    put?: never
    post?: never
    /**
     * Remove a domain
     * @description Removes a domain of the organization. The domain then leads to none of the identity providers
     *     that the organization may change (access level `full`).
     */
    delete: operations['deleteMyOrganizationDomain']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/domains/{domain_id}/identity-providers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List identity providers of a domain
     * @description Lists the identity providers that are assigned to a domain of the organization.
     */
    get: operations['listMyOrganizationDomainIdentityProviders']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/domains/{domain_id}/verify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify a domain
     * @description Looks up the DNS record of the domain, and verifies the domain if it is there.
     */
    post: operations['createMyOrganizationDomainVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List identity providers
     * @description Lists the identity providers of the organization whose access level is not `none`.
     */
    get: operations['listMyOrganizationIdentityProviders']
    put?: never
    /**
     * Create an identity provider
     * @description Creates a connection to an identity provider and assigns it to the organization, with the access
     *     level `full`.
     */
    post: operations['createMyOrganizationIdentityProvider']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an identity provider
     * @description Returns one identity provider of the organization.
     */
    get: operations['getMyOrganizationIdentityProvider']
    put?: never
    post?: never
    /**
     * Delete an identity provider
     * @description Deletes an identity provider with its connection, its users there and their provisioning.
     */
    delete: operations['deleteMyOrganizationIdentityProvider']
    options?: never
    head?: never
    /**
     * Update an identity provider
     * @description Changes how the organization uses an identity provider and, with the access level `full`, its
     *     options.
     */
    patch: operations['updateMyOrganizationIdentityProvider']
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}/detach': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Remove an identity provider from the organization
     * @description Removes an identity provider from the organization. Its connection and its users are kept; with
     *     the access level `full`, verified domains of the organization no longer lead there.
     */
    post: operations['createMyOrganizationIdentityProviderDetachment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}/domains': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Assign a domain to an identity provider
     * @description Assigns a domain to an identity provider. The log-in page then redirects users with e-mail
     *     addresses of the domain to it.
     */
    post: operations['createMyOrganizationIdentityProviderDomain']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}/domains/{domain}': {
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
     * Remove a domain from an identity provider
     * @description Removes a domain from an identity provider. The log-in page no longer redirects users with e-mail
     *     addresses of the domain to it.
     */
    delete: operations['deleteMyOrganizationIdentityProviderDomain']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}/provisioning': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the provisioning of an identity provider
     * @description Returns how the identity provider provisions its users by SCIM.
     */
    get: operations['getMyOrganizationProvisioning']
    put?: never
    /**
     * Create the provisioning of an identity provider
     * @description Lets the identity provider provision its users by SCIM 2.0 at `/scim/v2/connections/{idp_id}`,
     *     with a token of `scim-tokens`.
     */
    post: operations['createMyOrganizationProvisioning']
    /**
     * Delete the provisioning of an identity provider
     * @description Ends the provisioning of users by SCIM, and revokes its tokens. The users are kept.
     */
    delete: operations['deleteMyOrganizationProvisioning']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}/provisioning/scim-tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List SCIM tokens
     * @description Lists the SCIM tokens of an identity provider, without their secrets.
     */
    get: operations['listMyOrganizationProvisioningTokens']
    put?: never
    /**
     * Create a SCIM token
     * @description Creates a token by which the identity provider authenticates to SCIM. Only this response contains
     *     the token.
     */
    post: operations['createMyOrganizationProvisioningToken']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}/provisioning/scim-tokens/{idp_scim_token_id}': {
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
     * Delete a SCIM token
     * @description Revokes a SCIM token immediately.
     */
    delete: operations['deleteMyOrganizationProvisioningToken']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}/provisioning/update-attributes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Replace the attribute mapping of provisioning
     * @description Maps SCIM attributes as the user attribute profile of the application defines: adds missing
     *     attributes, and removes attributes that the profile does not have.
     */
    put: operations['updateMyOrganizationProvisioningAttributes']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/identity-providers/{idp_id}/update-attributes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Replace the attribute mapping of an identity provider
     * @description Maps user attributes as the user attribute profile of the application defines: adds missing
     *     attributes, and removes attributes that the profile does not have.
     */
    put: operations['updateMyOrganizationIdentityProviderAttributes']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/member-invitations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List invitations
     * @description Lists the open invitations to the organization, the newest first.
     */
    get: operations['listMyOrganizationInvitations']
    put?: never
    /**
     * Create invitations
     * @description Invites persons to the organization. The server sends each of them an e-mail.
     */
    post: operations['createMyOrganizationInvitations']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/member-invitations/{invitation_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an invitation
     * @description Returns one open invitation to the organization.
     */
    get: operations['getMyOrganizationInvitation']
    put?: never
    post?: never
    /**
     * Revoke an invitation
     * @description Revokes an invitation to the organization.
     */
    delete: operations['deleteMyOrganizationInvitation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/member-invitations/{invitation_id}/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List roles of an invitation
     * @description Lists the roles that the invited person gets.
     */
    get: operations['listMyOrganizationInvitationRoles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List members
     * @description Lists the members of the organization.
     */
    get: operations['listMyOrganizationMembers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/members/{user_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a member
     * @description Returns one member of the organization.
     */
    get: operations['getMyOrganizationMember']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/members/{user_id}/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List roles of a member
     * @description Lists the roles that a member has in the organization.
     */
    get: operations['listMyOrganizationMemberRoles']
    put?: never
    /**
     * Assign roles to a member
     * @description Assigns roles in the organization to a member.
     */
    post: operations['createMyOrganizationMemberRoles']
    /**
     * Remove roles from a member
     * @description Removes roles in the organization from a member.
     */
    delete: operations['deleteMyOrganizationMemberRoles']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/members/{user_id}/unassign-roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Remove roles from a member by a POST request
     * @description Removes roles in the organization from a member, like the `DELETE` operation, for clients that
     *     cannot send a body with `DELETE`.
     */
    post: operations['createMyOrganizationMemberRoleRemoval']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List roles
     * @description Lists the roles of the tenant and of the organization that have no permission of the management
     *     API.
     */
    get: operations['listMyOrganizationRoles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/my-org/user-stores': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List user stores
     * @description Lists the database connections that are assigned to the organization.
     */
    get: operations['listMyOrganizationUserStores']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oauth/device/code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start a device authorization
     * @description Issues two codes for a device: a device code, with which the device polls the token endpoint, and
     *     a user code, which the user types at `verification_uri` (RFC 8628, section 3.1). The client needs
     *     the grant type `urn:ietf:params:oauth:grant-type:device_code`.
     */
    post: operations['createDeviceAuthorization']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oauth/global-token-revocation/connection/{connection_name}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke the sessions and tokens of a user
     * @description Ends all sessions of a user and revokes their refresh tokens, at the request of the identity
     *     provider that the user logs in at: Global Token Revocation, by which Okta serves its Universal
     *     Logout. The server notifies the clients of the ended sessions. Access tokens in JWT stay valid for
     *     APIs that do not ask the server about them.
     *
     *     The identity provider authenticates by a JWT of the type `global-token-revocation+jwt` as bearer
     *     token. Its signature is verified with the keys that verify ID tokens or, for SAML, assertions. Its
     *     `aud` is the URL of this request, and each `jti` is accepted once. The expected `iss` and `sub`
     *     are the options `global_token_revocation_jwt_iss` and `global_token_revocation_jwt_sub` of the
     *     connection. A connection by OpenID Connect without them expects its issuer and its client
     *     identifier.
     */
    post: operations['createGlobalTokenRevocation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oauth/introspect': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Introspect a token
     * @description Returns whether a token is active, with its scopes and lifetime (RFC 7662), and with the other
     *     claims of a JWT access token. A JWT is active until its log-in ends, its user is blocked, or its
     *     client loses the grant for the API. A public client can introspect its own tokens only. Access
     *     tokens that are encrypted, or signed by HS256, are refused with `unsupported_token_type`: their
     *     API reads them itself.
     */
    post: operations['createIntrospection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oauth/par': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Push an authorization request
     * @description Stores an authorization request that the client sends directly, so that the browser neither sees
     *     nor changes its parameters (RFC 9126). The request can be used once, within the client's
     *     `par_request_expiry` (30 seconds by default). A signed request (RFC 9101) is sent as `request`,
     *     with no other parameters than those of client authentication.
     */
    post: operations['createPushedAuthorizationRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oauth/revoke': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke a token
     * @description Revokes a refresh token together with all refresh tokens of the same log-in, or with the tenant
     *     flag `revoke_refresh_token_grant` together with all that the user has at the same client for the
     *     same API. An unknown token is not an error (RFC 7009, section 2.2).
     *
     *     An access token of a user is revoked together with its log-in. The endpoints of this server refuse
     *     a JWT from then on, and introspection tells so; an API that verifies it by itself accepts it until
     *     it expires. JWTs of `client_credentials`, which have no log-in, and access tokens that are
     *     encrypted or signed by HS256 are refused with `unsupported_token_type`.
     */
    post: operations['revokeToken']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oauth/token': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Exchange a grant for tokens
     * @description Issues an access token for one API and, depending on the grant and the scopes, an ID token and a
     *     refresh token. `/oauth/token/`, with a slash at the end, is the same endpoint.
     */
    post: operations['createToken']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oidc/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Log out
     * @description Ends the session of the browser and redirects to the client (OpenID Connect RP-Initiated Logout).
     *     The user confirms the logout on a page, unless `id_token_hint` is an ID token of this very
     *     session.
     */
    get: operations['getEndSession']
    put?: never
    /**
     * Log out by a form post
     * @description Handles a logout request whose parameters are in a form (OpenID Connect RP-Initiated Logout,
     *     section 2).
     */
    post: operations['createEndSession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oidc/logout/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm a logout
     * @description Ends the session after the user has confirmed it. The logout page posts its form to this URL.
     */
    post: operations['createEndSessionConfirmation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oidc/logout/success': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show that the user is logged out
     * @description Confirms the logout on a page, if the logout request named no `post_logout_redirect_uri`.
     */
    get: operations['getEndSessionSuccess']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oidc/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Register a client
     * @description Registers a client dynamically, without an access token (RFC 7591, section 3.1), if the tenant's
     *     flag `enable_dynamic_client_registration` is on. The new client is a third-party client: it must
     *     use PKCE, its users come from connections with `is_domain_connection`, and they always see the
     *     consent page. Administrators read, update and delete it through the management API.
     *
     *     Network ACLs see the origin `dynamic_client_registration` for this request.
     */
    post: operations['createClientRegistration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/p/{strategy}/{ticket}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the values to register at the identity provider of a connection
     * @description Shows the values that the administrator of the identity provider registers: redirect URI, entity
     *     ID, or URL of the metadata. The member `provisioning_ticket_url` of an enterprise connection has
     *     the URL of this page. The page shows no secrets, and the request changes nothing.
     */
    get: operations['getProvisioningPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/passkey/challenge': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a passkey log-in challenge
     * @description Returns the options for `navigator.credentials.get`. The client sends the authenticator's response
     *     as `authn_response` to the token endpoint, with the grant type
     *     `urn:okta:params:oauth:grant-type:webauthn`.
     */
    post: operations['createPasskeyChallenge']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/passkey/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a passkey sign-up challenge
     * @description Returns the options for `navigator.credentials.create`. The client sends the authenticator's
     *     response as `authn_response` to the token endpoint, with the grant type
     *     `urn:okta:params:oauth:grant-type:webauthn`; the server creates the user then.
     */
    post: operations['createPasskeyRegistration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/passwordless/start': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a passwordless code or link
     * @description Sends an e-mail with a one-time code or a log-in link, or a text message with a one-time code, if
     *     the user may log in or sign up at this connection. The client exchanges the code at the token
     *     endpoint. A code can be used once, by this client and for this address; it becomes invalid after
     *     several wrong attempts or when a new one is sent.
     */
    post: operations['createPasswordlessStart']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/passwordless/verify': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a passwordless code
     * @description Checks a one-time code without using it up, for clients that report a wrong code before they
     *     exchange it at the token endpoint. A wrong code counts as a failed attempt.
     */
    post: operations['createPasswordlessVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/passwordless/verify_redirect': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to log in by a checked code
     * @description Shows a page with a button that logs in by the code and continues at `/authorize` with the other
     *     parameters, as `passwordlessVerify` of auth0-js expects.
     */
    get: operations['getPasswordlessRedirect']
    put?: never
    /**
     * Log in by a checked code
     * @description Logs in by the code, which can be used once, and redirects to `/authorize` with the other
     *     parameters and a `login_ticket`.
     */
    post: operations['createPasswordlessRedirect']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pb7': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the signing certificate in PKCS#7
     * @description Returns the X.509 certificate of the current signing key in a PKCS#7 message without a signer
     *     (RFC 2315, section 9), in DER.
     */
    get: operations['getPb7']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pem': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the signing certificate in PEM
     * @description Returns the X.509 certificate of the current signing key, in PEM (RFC 7468, section 5).
     */
    get: operations['getPem']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pictures/{initials}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a default picture
     * @description Returns initials on a color, as an SVG document. The same initials always give the same bytes, and
     *     clients may cache them for a year. The picture depends only on its URL, so that it does not reveal
     *     whether a user exists.
     */
    get: operations['getPicture']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/rawpem': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the signing certificate in base64
     * @description Returns the X.509 certificate of the current signing key: the base64 of its DER, without the
     *     lines `BEGIN` and `END`.
     */
    get: operations['getRawpem']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/samlp/{client_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Start a SAML log-in
     * @description Receives an `AuthnRequest` of a service provider by the HTTP-Redirect binding, logs the user in,
     *     and posts a SAML response to the assertion consumer service (SAML Profiles, section 4.1). Without
     *     `SAMLRequest` the log-in is started by the identity provider (section 4.1.5) and the response goes
     *     to the first allowed callback URL of the client.
     */
    get: operations['getSamlSingleSignOn']
    put?: never
    /**
     * Start a SAML log-in by a form post
     * @description Receives an `AuthnRequest` of a service provider by the HTTP-POST binding (SAML Bindings, section
     *     3.5).
     */
    post: operations['createSamlSingleSignOn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/samlp/{client_id}/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Log out by SAML
     * @description Receives logout messages of a service provider (SAML Profiles, section 4.4). A `LogoutRequest`
     *     ends the session of the browser, and the server responds with a `LogoutResponse`. A
     *     `LogoutResponse` continues a logout in which the server has requested the service provider to end
     *     its session.
     */
    get: operations['getSamlLogout']
    put?: never
    /**
     * Log out by SAML with a form post
     * @description Receives logout messages of a service provider (SAML Profiles, section 4.4). A `LogoutRequest`
     *     ends the session of the browser, and the server responds with a `LogoutResponse`. A
     *     `LogoutResponse` continues a logout in which the server has requested the service provider to end
     *     its session.
     */
    post: operations['createSamlLogout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/samlp/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the SAML metadata for an identity provider
     * @description Returns the metadata of the tenant as the service provider of a connection to a SAML identity
     *     provider: entity ID, assertion consumer service, and the certificates of `signingKey` and
     *     `decryptionKey` (SAML Metadata, section 2.4.4).
     */
    get: operations['getServiceProviderMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/samlp/metadata/{client_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the SAML metadata
     * @description Returns the metadata of the tenant as the identity provider of one client: entity ID, endpoints
     *     and signing certificates (SAML Metadata, section 2.4.3). The certificate of the next key is listed
     *     before the server signs with it.
     */
    get: operations['getSamlMetadata']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/.search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List the users and groups of a connection by a SCIM search
     * @description Finds users and groups by one filter (RFC 7644, section 3.4.3), such as `meta.resourceType eq
     *     "Group"`. The users come first, then the groups. A user has none of the attributes that only
     *     groups have, and conversely.
     */
    post: operations['createScimSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/Groups': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the groups of a connection by SCIM
     * @description Finds groups by a filter (RFC 7644, section 3.4.2). All operators are supported. A filter by `id`,
     *     `displayName`, `externalId` or the id of a member is looked up in an index; any other filter is
     *     evaluated for each group, and refused with `tooMany` for a connection with more than 10,000 of
     *     them. A filter by other attributes of members is refused for groups with more than 100,000
     *     members together. A page ends before the group with which it would have more than 10,000 members;
     *     exclude `members` to get `count` groups.
     */
    get: operations['listScimGroups']
    put?: never
    /**
     * Create a group by SCIM
     * @description Creates a group of users of the connection (RFC 7644, section 3.3).
     */
    post: operations['createScimGroup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/Groups/.search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List the groups of a connection by a SCIM search
     * @description Returns the same as the list of groups with these members as parameters of its query (RFC 7644,
     *     section 3.4.3), for filters that no log of URLs should contain.
     */
    post: operations['createScimGroupSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/Groups/{group_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a group by SCIM
     * @description Returns a group of the connection (RFC 7644, section 3.4.1), or 304 if `If-None-Match` has its
     *     entity tag.
     */
    get: operations['getScimGroup']
    /**
     * Replace a group by SCIM
     * @description Replaces the attributes and the members of a group (RFC 7644, section 3.5.1).
     */
    put: operations['updateScimGroup']
    post?: never
    /**
     * Delete a group by SCIM
     * @description Deletes a group, and none of its members (RFC 7644, section 3.6).
     */
    delete: operations['deleteScimGroup']
    options?: never
    head?: never
    /**
     * Patch a group by SCIM
     * @description Applies operations to a group, all of them or none (RFC 7644, section 3.5.2). Members are selected
     *     by `members[value eq "…"]`.
     */
    patch: operations['patchScimGroup']
    trace?: never
  }
  '/scim/v2/connections/{id}/ResourceTypes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the SCIM resource types
     * @description Lists the types of resources: users and groups (RFC 7643, section 6).
     */
    get: operations['listScimResourceTypes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/ResourceTypes/{type_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a SCIM resource type
     * @description Returns one type of resources by its name (RFC 7643, section 6).
     */
    get: operations['getScimResourceType']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/Schemas': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the SCIM schemas
     * @description Lists the schemas of users: `User` and `EnterpriseUser` (RFC 7643, section 7).
     */
    get: operations['listScimSchemas']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/Schemas/{schema_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a SCIM schema
     * @description Returns one schema by its URN (RFC 7643, section 7).
     */
    get: operations['getScimSchema']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/ServiceProviderConfig': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the SCIM features
     * @description Returns which features of SCIM the server supports (RFC 7643, section 5).
     */
    get: operations['getScimServiceProviderConfig']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/Users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the users of a connection by SCIM
     * @description Finds users by a filter (RFC 7644, section 3.4.2). All operators are supported. A filter by `id`,
     *     `userName`, `externalId` or the address of an e-mail is looked up in an index; any other filter is
     *     evaluated for each user, and refused with `tooMany` for a connection with more than 10,000 of
     *     them.
     */
    get: operations['listScimUsers']
    put?: never
    /**
     * Create a user by SCIM
     * @description Creates a user who logs in with the connection (RFC 7644, section 3.3). A user who has logged in
     *     with the connection before already exists: find the user by a filter.
     */
    post: operations['createScimUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/Users/.search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * List the users of a connection by a SCIM search
     * @description Returns the same as the list of users with these members as parameters of its query (RFC 7644,
     *     section 3.4.3), for filters that no log of URLs should contain.
     */
    post: operations['createScimUserSearch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/scim/v2/connections/{id}/Users/{user_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a user by SCIM
     * @description Returns a user of the connection (RFC 7644, section 3.4.1), or 304 if `If-None-Match` has its
     *     entity tag.
     */
    get: operations['getScimUser']
    /**
     * Replace a user by SCIM
     * @description Replaces the attributes of a user (RFC 7644, section 3.5.1). `active: false` blocks the user and
     *     ends sessions, refresh tokens and grants.
     */
    put: operations['updateScimUser']
    post?: never
    /**
     * Delete a user by SCIM
     * @description Deletes a user (RFC 7644, section 3.6). A user whose first identity is in another connection loses
     *     the identity in this one.
     */
    delete: operations['deleteScimUser']
    options?: never
    head?: never
    /**
     * Patch a user by SCIM
     * @description Applies operations to a user, all of them or none (RFC 7644, section 3.5.2). `active: false`
     *     blocks the user and ends sessions, refresh tokens and grants.
     */
    patch: operations['patchScimUser']
    trace?: never
  }
  '/self-service/connections-flow': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the first page of an access ticket
     * @description Shows a page that introduces the set-up of an identity provider. Opening the page changes nothing:
     *     programs that open links in advance do not use the ticket up.
     */
    get: operations['getSelfServiceTicket']
    put?: never
    /**
     * Start the set-up of an identity provider
     * @description Opens the access ticket of the form field `ticket`, and sets a cookie by which the browser
     *     continues. From the first time on, the ticket is valid for five hours.
     */
    post: operations['createSelfServiceSession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/self-service/steps/{step}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a step of the set-up of an identity provider
     * @description Shows one step: the choice of an identity provider, its settings, the attributes of users, a test
     *     log-in, domains, provisioning, and the end. The cookie of the browser names the ticket.
     */
    get: operations['getSelfServiceStep']
    put?: never
    /**
     * Submit a step of the set-up of an identity provider
     * @description Takes the form of one step, and stores what the ticket allows the customer to determine. A test
     *     log-in redirects the browser to the identity provider.
     */
    post: operations['createSelfServiceAnswer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tokeninfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get the profile of the user of an ID token
     * @description Returns the current profile of the user whom an ID token was issued for. The flag
     *     `allow_legacy_tokeninfo_endpoint` of the tenant enables this endpoint.
     */
    post: operations['createTokenInfo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the next step of a log-in
     * @description Redirects to the page that the log-in continues with, such as the log-in page or the consent page.
     *     For a minute after a log-in for a SAML service provider has ended, it sends the SAML response.
     */
    get: operations['getInteraction']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/actions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Start the redirect that an action asks for
     * @description Redirects the browser of a user who has a session to the page that an action of the tenant names
     *     (`api.redirect.sendUserTo`), with the parameter `state`. The log-in continues when the page sends
     *     the browser to `/continue` with that `state`.
     */
    get: operations['getActionStep']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/consent': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the consent page
     * @description Shows the scopes that the client requests and asks the user to accept or deny them.
     */
    get: operations['getConsentPage']
    put?: never
    /**
     * Record a consent decision
     * @description Records the decision of the user about the requested scopes: the form field `action` is `accept`
     *     or `deny`.
     */
    post: operations['createConsent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/continue': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Continue a log-in that an action has redirected
     * @description Calls `onContinuePostLogin` of the action that redirected the user, with the parameters of the
     *     request in `event.request.query`, and then the actions after it. `/continue` redirects here.
     */
    get: operations['getActionContinuation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/credential': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page that asks for a credential
     * @description Asks the user for a credential of a wallet, as a step of a log-in that requests one by
     *     `acr_values`, and shows the state of the verification. The request changes nothing.
     */
    get: operations['getCredentialPage']
    put?: never
    /**
     * Start a verification or continue after it
     * @description Starts the verification of a credential, or continues the log-in after a successful one. With the
     *     form field `action` of `cancel`, the log-in ends with the error `access_denied`.
     */
    post: operations['createCredential']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to log in by e-mail
     * @description Shows a form for the e-mail address that the server sends a one-time code to.
     */
    get: operations['getEmailPage']
    put?: never
    /**
     * Send a one-time code by e-mail
     * @description Sends a one-time code to the address in `email`. The page is the same whether or not a user
     *     exists.
     */
    post: operations['createEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/email-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in by a one-time code
     * @description Takes the form fields `email` and `code`, and logs the user in. A code can be used once and
     *     becomes invalid after several wrong attempts.
     */
    post: operations['createEmailCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/form': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a page of a form
     * @description Shows the page of the form that an action of the tenant has rendered (`api.prompt.render`) at
     *     which the user is. The first request begins the form, and runs the flows before its first page.
     */
    get: operations['getFormPage']
    put?: never
    /**
     * Submit a page of a form
     * @description Takes the fields of the page by their identifiers, and `$turn`, which the page contains: a page
     *     that was submitted before has no effect. `$go` is `next` by default; `back`, `jump:` or `resend:`
     *     with the identifier of a button do what that button of the page does. Fields that the page does
     *     not have are ignored.
     */
    post: operations['createFormPage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/invitation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the invitation to an organization
     * @description Shows the inviter and the organization, and asks the user to accept the invitation.
     */
    get: operations['getInvitationPage']
    put?: never
    /**
     * Record the decision about an invitation
     * @description Records the decision of the user about the invitation: the form field `action` is `accept` or
     *     `deny`. After `accept`, the user logs in or signs up with the invited e-mail address.
     */
    post: operations['createInvitationAcceptance']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/link': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to link an account
     * @description Asks a user who has logged in at an identity provider for the first time whether to link that
     *     account to the user who has verified the same e-mail address.
     */
    get: operations['getAccountLinkPage']
    put?: never
    /**
     * Link an account or create a user
     * @description Takes the form field `action`. `link` shows the log-in page: the accounts are linked once the user
     *     has logged in to the existing one. `cancel` shows the log-in page and links nothing. Any other
     *     value creates a user for the account at the identity provider, if its connection allows sign-up.
     */
    post: operations['createAccountLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the log-in page
     * @description Shows the form for username and password, with links to the other ways to log in that the client's
     *     connections allow. Asks for the username first if `identifier_first` is set or a connection of the
     *     client is selected by the domain of an e-mail address.
     */
    get: operations['getLoginPage']
    put?: never
    /**
     * Log in with a password
     * @description Takes the form fields `username`, an e-mail address or username, and `password`, and verifies
     *     them.
     *
     *     If the page asks for the identifier first, the form has only `username`. If a connection has the
     *     domain of the address in `domain_aliases` or `tenant_domain`, the server redirects the browser to
     *     its identity provider; otherwise the next page asks for the password.
     */
    post: operations['createLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a second-factor page
     * @description Redirects to the page of the user's second factor, or to an enrollment page if the user has none.
     *     With the tenant flag `mfa_show_factor_list_on_enrollment` it lists the factors to enroll.
     */
    get: operations['getMfaPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-duo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page that leads to Duo
     * @description Shows a link to Duo, which verifies the second factor of the user. The page itself sends no
     *     request to Duo.
     */
    get: operations['getDuoPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-duo-answer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Finish the verification of a second factor at Duo
     * @description Exchanges the code from Duo for the result of the verification, checks it, and continues the
     *     log-in.
     */
    get: operations['getDuoAnswer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-duo-prompt': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Start the verification of a second factor at Duo
     * @description Checks that Duo can be reached, and redirects the browser to the Universal Prompt of Duo, where
     *     the user verifies the second factor.
     */
    get: operations['getDuoPrompt']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for a second-factor code from an e-mail
     * @description Shows the form for the second-factor code that was sent to the e-mail address of the user, or a
     *     button that sends a code. The request itself sends no code.
     */
    get: operations['getEmailCodePage']
    put?: never
    /**
     * Verify a second-factor code from an e-mail
     * @description Takes the form field `code`, the second-factor code from the e-mail. A code can be used once. With
     *     the form field `send` set to `true`, the server sends another code instead.
     */
    post: operations['createEmailCodeUse']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-otp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for a one-time password
     * @description Shows the form for a one-time password of the authenticator app (RFC 6238).
     */
    get: operations['getOtpPage']
    put?: never
    /**
     * Verify a one-time password
     * @description Takes the form field `code`, a one-time password of the authenticator app (RFC 6238), and
     *     `remember` if this browser may skip the second factor for some time. A code can be used once.
     */
    post: operations['createOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-otp-enrollment': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to enroll one-time passwords
     * @description Shows a new secret for an authenticator app (RFC 6238) as a QR code and as text, and a form for
     *     the first code.
     */
    get: operations['getOtpEnrollmentPage']
    put?: never
    /**
     * Enroll one-time passwords
     * @description Takes the form field `code`, the first one-time password of the authenticator app, and enrolls the
     *     app as a second factor. The next page shows a recovery code.
     */
    post: operations['createOtpEnrollment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-recovery-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for a recovery code
     * @description Shows the form for a recovery code, which replaces the second factor once.
     */
    get: operations['getRecoveryCodePage']
    put?: never
    /**
     * Use a recovery code
     * @description Takes the form field `code`, a recovery code that replaces the second factor. A recovery code can
     *     be used once; the next page shows a new one.
     */
    post: operations['createRecoveryCodeUse']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-recovery-code-enrollment': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the recovery code
     * @description Shows a new recovery code and asks the user to store it.
     */
    get: operations['getRecoveryCodeEnrollmentPage']
    put?: never
    /**
     * Confirm the recovery code
     * @description Takes the form field `confirmed`, with which the user confirms that the recovery code is stored,
     *     and continues the log-in.
     */
    post: operations['createRecoveryCodeEnrollment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-sms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for a second-factor code from a text message
     * @description Shows the form for the second-factor code that was sent to the phone of the user, or a button that
     *     sends a code. The request itself sends no code.
     */
    get: operations['getSmsCodePage']
    put?: never
    /**
     * Verify a second-factor code from a text message
     * @description Takes the form field `code`, the second-factor code from the text message. A code can be used
     *     once. With the form field `send` set to `true`, the server sends another code instead.
     */
    post: operations['createSmsCodeUse']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-sms-enrollment': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to enroll a phone
     * @description Shows a form for the phone number, or for the code that was sent to it. The request itself sends
     *     no code.
     */
    get: operations['getSmsEnrollmentPage']
    put?: never
    /**
     * Enroll a phone
     * @description Takes the form field `phone_number`, and sends a code to the number; or takes the form field
     *     `code`, and enrolls the phone as a second factor. The next page may show a recovery code.
     */
    post: operations['createSmsEnrollment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-webauthn-platform': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for device biometrics
     * @description Shows the page that asks for the fingerprint, face or PIN of a device that the user has enrolled
     *     (Web Authentication Level 3), after the first factor. The page needs JavaScript.
     */
    get: operations['getDeviceBiometricsPage']
    put?: never
    /**
     * Verify device biometrics
     * @description Takes the form field `credential`, an AuthenticationResponseJSON (Web Authentication Level 3,
     *     section 5.1) for the challenge of the page, and `remember` if this browser may skip the second
     *     factor for some time. A challenge can be used once within five minutes.
     */
    post: operations['createDeviceBiometricsUse']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-webauthn-platform-enrollment': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the offer of device biometrics
     * @description Shows the page that offers to verify the user by this device from now on (Web Authentication
     *     Level 3). It follows another second factor.
     */
    get: operations['getDeviceBiometricsEnrollmentPage']
    put?: never
    /**
     * Enroll device biometrics
     * @description Takes the form field `credential`: a RegistrationResponseJSON (Web Authentication Level 3, section
     *     5.1) for the challenge of the page, and enrolls the device as a second factor. A challenge can be
     *     used once within five minutes. With the form field `later` set to `true`, the server enrolls
     *     nothing and continues the log-in; it makes the offer in this browser again after 30 days.
     */
    post: operations['createDeviceBiometricsEnrollment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-webauthn-roaming': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for a security key
     * @description Shows the page that asks for one of the security keys that the user has enrolled (Web
     *     Authentication Level 3), after the first factor. The page needs JavaScript.
     */
    get: operations['getSecurityKeyPage']
    put?: never
    /**
     * Verify a security key
     * @description Takes the form field `credential`, an AuthenticationResponseJSON (Web Authentication Level 3,
     *     section 5.1) for the challenge of the page, and `remember` if this browser may skip the second
     *     factor for some time. A challenge can be used once within five minutes.
     */
    post: operations['createSecurityKeyUse']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/mfa-webauthn-roaming-enrollment': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to enroll a security key
     * @description Shows the page by which a user without a second factor enrolls a security key (Web Authentication
     *     Level 3). The page needs JavaScript.
     */
    get: operations['getSecurityKeyEnrollmentPage']
    put?: never
    /**
     * Enroll a security key
     * @description Takes the form field `credential`: a RegistrationResponseJSON (Web Authentication Level 3, section
     *     5.1) for the challenge of the page, and enrolls the security key as a second factor. A challenge
     *     can be used once within five minutes. The next page may show a recovery code.
     */
    post: operations['createSecurityKeyEnrollment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/organization-picker': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the organizations of the user
     * @description Shows the organizations whose member the user is, and asks for one of them.
     */
    get: operations['getOrganizationPickerPage']
    put?: never
    /**
     * Record the selected organization
     * @description Takes the form field `organization`, the identifier of an organization of the user. Without the
     *     field, the user logs in without an organization, if the client allows it.
     */
    post: operations['createOrganizationChoice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/organization-selection': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page that asks for an organization
     * @description Asks for the name of an organization, or for a work e-mail address, before the log-in.
     */
    get: operations['getOrganizationSelectionPage']
    put?: never
    /**
     * Record the organization of a log-in
     * @description Takes the form field `organization`: the name of an organization or an e-mail address of one of
     *     its discovery domains. The log-in continues for this organization.
     */
    post: operations['createOrganizationSelection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in with a passkey
     * @description Takes the form field `credential`: an AuthenticationResponseJSON (Web Authentication Level 3,
     *     section 5.1) for the challenge of the log-in page. A challenge can be used once within five
     *     minutes.
     */
    post: operations['createPasskeyUse']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/passkey-enrollment': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to create a passkey
     * @description Offers to create a passkey to a user who logged in with a password and has no passkey yet, if the
     *     connection supports passkeys.
     */
    get: operations['getPasskeyEnrollmentPage']
    put?: never
    /**
     * Create a passkey
     * @description Takes the form field `credential`: a RegistrationResponseJSON (Web Authentication Level 3, section
     *     5.1) for the challenge of the page. A challenge can be used once within five minutes. With the
     *     form field `later` set to `true`, the server creates no passkey and continues the log-in; it
     *     offers to create one again after 30 days.
     */
    post: operations['createPasskeyEnrollment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/phone': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to log in by text message
     * @description Shows a form for the phone number that the server sends a one-time code to.
     */
    get: operations['getPhonePage']
    put?: never
    /**
     * Send a one-time code by text message
     * @description Sends a one-time code to the phone number in `phone_number`. The page is the same whether or not
     *     a user exists.
     */
    post: operations['createPhone']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/phone-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in by a one-time code from a text message
     * @description Takes the form fields `phone_number` and `code`, and logs the user in. A code can be used once and
     *     becomes invalid after several wrong attempts.
     */
    post: operations['createPhoneCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/reset-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the password reset page
     * @description Shows a form for the username or e-mail address of the account whose password the user wants to
     *     reset.
     */
    get: operations['getResetPage']
    put?: never
    /**
     * Request a password reset
     * @description Takes the form field `username` and sends a password reset link, if the account exists. The page
     *     is the same if it does not exist.
     */
    post: operations['createReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/signup': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the sign-up page
     * @description Shows the form for the e-mail address and password of a new account.
     */
    get: operations['getSignupPage']
    put?: never
    /**
     * Sign up
     * @description Takes the form fields `email` and `password`, creates the user and logs the user in. If the
     *     connection verifies addresses by codes, sends the code and redirects to the page for it; the user
     *     is created afterwards.
     */
    post: operations['createSignup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/signup-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page for the code of a sign-up
     * @description Shows the form for the one-time code that was sent to the e-mail address or phone number of a new
     *     account. Without a sign-up that waits for a code, redirects to the sign-up page.
     */
    get: operations['getSignupCodePage']
    put?: never
    /**
     * Verify an address at sign-up by a one-time code
     * @description Takes the form field `code`. After the code of the last address, creates the user, whose
     *     addresses are verified, and logs the user in. A code is valid for 15 minutes, for one sign-up; it
     *     can be used once and becomes invalid after several wrong attempts. With the form field `send`,
     *     sends another code in place of the one before.
     */
    post: operations['createSignupCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/upstream': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Log in at an identity provider
     * @description Redirects the browser to the identity provider of a connection, which sends it back to
     *     `/login/callback`.
     */
    get: operations['getUpstreamLogin']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/u/{state}/upstream-answer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Finish a log-in at an identity provider
     * @description Verifies the response that the identity provider sent to `/login/callback`, and continues the
     *     log-in with the user whom it authenticated.
     */
    get: operations['getUpstreamAnswer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/geoloc/country': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the country of a browser
     * @description Returns the country of the address that the request comes from, if the server has a database of
     *     places.
     */
    get: operations['getUserCountry']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/userinfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the claims of a user
     * @description Returns claims about the user for whom the access token was issued (OpenID Connect Core, section
     *     5.3). A token that is bound to a client certificate or DPoP key must be sent with that certificate
     *     or a DPoP proof. Clients with a `compliance_level` must send the token in the header
     *     `Authorization`.
     */
    get: operations['getUserInfo']
    put?: never
    /**
     * Get the claims of a user by a form post
     * @description Returns claims about the user whom the access token was issued for, to a POST request (OpenID
     *     Connect Core, section 5.3.1).
     */
    post: operations['getUserInfoByForm']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Log out without confirmation
     * @description Ends the session of the browser for all clients without asking the user, notifies the clients that
     *     registered for back-channel logout, and redirects to `returnTo`.
     */
    get: operations['getLogout']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vdcs/oid4vp/{session_id}/request': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the request for a wallet
     * @description Returns the signed request object (OpenID4VP 1.0, section 5; RFC 9101) of a session; with
     *     `dc-api`, the request object that the page passes to the browser (appendix A). It can be fetched
     *     again until the wallet has responded.
     */
    get: operations['getPresentationRequest']
    put?: never
    /**
     * Get the request for a wallet by POST
     * @description Returns the signed request object (OpenID4VP 1.0, section 5; RFC 9101) of a session; with
     *     `dc-api`, the request object that the page passes to the browser (appendix A). It can be fetched
     *     again until the wallet has responded. The request object contains the `wallet_nonce` of the
     *     request (section 5.10).
     */
    post: operations['createPresentationRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vdcs/oid4vp/{session_id}/response': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify the presentation of a wallet
     * @description Verifies the presentation of a wallet (OpenID4VP 1.0, section 8.2). The wallet posts it; with
     *     `dc-api`, the page that requested it posts it, and the protocol may also be `org-iso-mdoc`
     *     (ISO/IEC TS 18013-7, annex C). The client that created the verification can then read the claims.
     */
    post: operations['createPresentationResponse']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vdcs/p/{page_token}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page of a verification
     * @description Shows who requests which claims, the QR code for a wallet on another device, a link for a wallet
     *     on the same device, and the state. It shows no values of claims.
     */
    get: operations['getVerificationPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vdcs/verification': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a verification
     * @description Creates a verification from a template. Show `engagement` as a QR code, or send the person to
     *     `page_url`; then poll the verification, or follow its events. Later changes of the template do not
     *     affect it. A form cannot contain `metadata`, because it is an object.
     *
     *     The access token is for the audience `{issuer}vdcs/`, an API of the tenant with that identifier,
     *     and has the permission `create:verification_request`.
     */
    post: operations['createVerification']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vdcs/verification/{verification_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a verification
     * @description Returns the state of a verification and, once it is `honored`, its claims. Only the client that
     *     created it can read it. Poll once a second, or follow its events.
     *
     *     The access token is for the audience `{issuer}vdcs/` and has the permission
     *     `read:verification_request`.
     */
    get: operations['getVerification']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vdcs/verification/{verification_id}/events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Follow the state of a verification
     * @description Returns the states of a verification as a stream of server-sent events (HTML, section 9.2): the
     *     current one at once, and each later one as soon as it is reached. Messages contain no claims: get
     *     the verification once it is `honored`. Only the client that created it can follow it.
     *
     *     The stream ends after the last state. It also ends after five minutes, when the access token
     *     expires and when the server stops; reconnect then. While nothing happens, it sends a comment every
     *     ten seconds.
     *
     *     The access token is for the audience `{issuer}vdcs/` and has the permission
     *     `read:verification_request`.
     */
    get: operations['listVerificationEvents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vdcs/webapi/{session_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Exchange a message with a wallet
     * @description Receives a message of the wallet and answers with the next one of the reader (ISO/IEC TS 18013-7,
     *     annex A): first the engagement of the device, then the encrypted DeviceResponse.
     */
    post: operations['createWebApiMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wsfed/{client_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show that WS-Federation is not supported
     * @description Responds that WS-Federation is not supported. Configure the application for SAML 2.0 or OpenID
     *     Connect instead.
     */
    get: operations['getWsFederation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description Error of the My Account and My Organization APIs (RFC 9457). */
    AccountError: {
      /** @description Explanation of what is wrong with this request. */
      detail: string
      /** @description HTTP status of the response. */
      status: number
      /** @description Reason phrase of the HTTP status. */
      title: string
      /**
       * @description Always `about:blank`: the HTTP status identifies the kind of problem (RFC 9457, section
       *     4.2.1).
       */
      type: string
    }
    /** @description Form fields that an account page posts. */
    AccountForm: {
      [key: string]: unknown
    }
    /** @description Apps that are associated with the domain, in the form of Apple. */
    AppleAppSiteAssociation: {
      /** @description Apps that open links of the domain. */
      applinks: {
        /** @description Always empty, as earlier versions of iOS require. */
        apps: string[]
        /** @description Apps, each with the links that it opens. */
        details: {
          /** @description Team identifier and bundle identifier. */
          appID: string
          /** @description Paths of the links. */
          paths: string[]
        }[]
      }
      /** @description Apps that use the passkeys and passwords of the domain. */
      webcredentials: {
        /** @description Team identifier and bundle identifier of each app. */
        apps: string[]
      }
    }
    /** @description Statement about an Android app, in the form of Digital Asset Links. */
    AssetLinkStatement: {
      /** @description Permissions of the app at the domain. */
      relation: string[]
      /** @description App that the statement is about. */
      target: {
        /**
         * @description The kind of the target.
         * @enum {string}
         */
        namespace: 'android_app'
        /** @description Package name of the app. */
        package_name: string
        /** @description SHA-256 fingerprints of the certificates that sign the app. */
        sha256_cert_fingerprints: string[]
      }
    }
    /**
     * @description Authorization details object (RFC 9396, section 2). The members besides `type` are defined by the
     *     API that declares the type.
     */
    AuthorizationDetail: {
      /** @description Type of the authorization details: one that the API declares in its `authorization_details`. */
      type: string
    }
    /**
     * @description Parameters of an authorization request (RFC 6749, section 4.1.1; OpenID Connect Core, section
     *     3.1.2.1).
     */
    AuthorizationRequest: {
      /**
       * @description Requested authentication context class references (`acr`), separated by spaces, the most
       *     preferred first. `urn:latchkey:credential:` and the identifier of a template of verifiable
       *     credentials demand a verified credential: the log-in asks for it, and the ID token of the code
       *     has it in the claim `verified_credential`.
       */
      acr_values?: string
      /**
       * @description Identifier of the API that the access token is for. With `{issuer}userinfo` the token is for
       *     `/userinfo` only, even if the tenant has a `default_audience`.
       */
      audience?: string
      /**
       * @description Requested authorization details: a JSON array of objects whose `type` the API declares (RFC
       *     9396).
       */
      authorization_details?: string
      /** @description Individually requested claims, as a JSON object (OpenID Connect Core, section 5.5). */
      claims?: string
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id?: string
      /**
       * @description PKCE code challenge: binds the authorization code to the client that knows the code verifier
       *     (RFC 7636, section 4.3).
       */
      code_challenge?: string
      /**
       * @description Method by which the client derived the code challenge from the code verifier (RFC 7636,
       *     section 4.2).
       */
      code_challenge_method?: string
      /** @description Name of the connection that the user logs in with. */
      connection?: string
      /**
       * @description Scopes that are requested from the identity provider of the connection in addition to its own,
       *     separated by spaces or commas.
       */
      connection_scope?: string
      /** @description Thumbprint of the DPoP key that the authorization code is bound to (RFC 9449, section 10). */
      dpop_jkt?: string
      /**
       * @description ID token of the user who is expected to log in. If another user logs in, the server returns
       *     `login_required`.
       */
      id_token_hint?: string
      /**
       * @description Ticket of an invitation to the organization, from the URL of the invitation. The user accepts
       *     it, logs in or signs up with the invited e-mail address, and becomes a member.
       */
      invitation?: string
      /** @description E-mail address or username that prefills the log-in page. */
      login_hint?: string
      /**
       * @description Ticket from `/co/authenticate`, with which the user is logged in. If the ticket is not valid
       *     in this browser, the server shows the log-in page.
       */
      login_ticket?: string
      /** @description Maximum age of the user's last log-in, in seconds. After a longer time the user logs in again. */
      max_age?: string
      /**
       * @description Value that the server copies to the claim `nonce` of the ID token; the client uses it against
       *     replayed ID tokens.
       */
      nonce?: string
      /**
       * @description Identifier of the organization that the user logs in to, or its name if the tenant's
       *     `allow_organization_name_in_authentication_api` is true. The client's `organization_usage`
       *     says whether it may or must be sent.
       */
      organization?: string
      /**
       * @description `true` sends the response to the page that opened the window, if its origin is one of the
       *     client, in place of a redirect: for `popup.authorize` of auth0-js.
       */
      owp?: string
      /**
       * @description Prompts to show although the user has a session, separated by spaces; `none` shows no page and
       *     returns an error if one is needed (OpenID Connect Core, section 3.1.2.1).
       */
      prompt?: string
      /**
       * @description URI to which the server sends the authorization response. It must equal one of the callback
       *     URLs of the client, character by character; only the port of a loopback URL of a native client
       *     may differ (RFC 8252, section 7.3).
       */
      redirect_uri?: string
      /**
       * @description Request object: the authorization request as a JWT that the client signed with RS256, RS384 or
       *     PS256 (RFC 9101). Accepted only at the pushed authorization request endpoint.
       */
      request?: string
      /**
       * @description Reference to the authorization request: the `request_uri` from `/oauth/par` (RFC 9126), or an
       *     `https` URL of a signed request object that the client has registered in `request_uris`
       *     (OpenID Connect Core, section 6.2). Parameters outside of it are ignored, except `client_id`
       *     (RFC 9101, section 6.3).
       */
      request_uri?: string
      /**
       * @description Identifier of the API that the access token is for, as a resource indicator (RFC 8707); an
       *     alternative to `audience`.
       */
      resource?: string
      /**
       * @description Response mode: where the server puts the authorization response. The modes that end in `jwt`
       *     return it as a signed JWT (JARM).
       */
      response_mode?: string
      /**
       * @description Response type: `code`, `token`, `id_token`, or several of them separated by spaces (OAuth 2.0
       *     Multiple Response Types, section 3).
       */
      response_type?: string
      /** @description Requested scopes, separated by spaces; `openid` by default. */
      scope?: string
      /** @description First page of the log-in: `signup` shows the sign-up page instead of the log-in page. */
      screen_hint?: string
      /**
       * @description Session transfer token of a native client, by which the browser gets a session of the same
       *     user without a log-in, if `session_transfer.allowed_authentication_methods` of the client has
       *     `query`; with `cookie`, the cookie `auth0_session_transfer_token` carries it. It is not read
       *     from pushed requests and Request Objects.
       */
      session_transfer_token?: string
      /**
       * @description Opaque value that the server returns unchanged in the authorization response; the client uses
       *     it against cross-site request forgery (RFC 6749, section 10.12).
       */
      state?: string
      /**
       * @description Preferred languages of the pages, as BCP 47 tags separated by spaces, the most preferred
       *     first.
       */
      ui_locales?: string
    }
    /**
     * @description Authorization server metadata (RFC 8414, section 2; OpenID Connect Discovery 1.0, section 3). The
     *     document may have further members.
     */
    AuthorizationServerMetadata: {
      /** @description Types of authorization details that APIs of the tenant declare (RFC 9396, section 10). */
      authorization_details_types_supported?: string[]
      /**
       * Format: uri
       * @description URL of the authorization endpoint (RFC 6749, section 3.1).
       */
      authorization_endpoint?: string
      /** @description Algorithms by which the server signs authorization responses (JARM). */
      authorization_signing_alg_values_supported?: string[]
      /**
       * Format: uri
       * @description URL of the backchannel authentication endpoint (OpenID Connect CIBA Core 1.0).
       */
      backchannel_authentication_endpoint?: string
      /** @description Token delivery modes for backchannel authentication: `poll`. */
      backchannel_token_delivery_modes_supported?: string[]
      /** @description Claims that the server may return about a user. */
      claims_supported?: string[]
      /** @description PKCE code challenge methods that the server supports (RFC 7636). */
      code_challenge_methods_supported?: string[]
      /**
       * Format: uri
       * @description URL of the device authorization endpoint (RFC 8628).
       */
      device_authorization_endpoint?: string
      /** @description Algorithms by which clients may sign DPoP proofs (RFC 9449, section 5.1). */
      dpop_signing_alg_values_supported?: string[]
      /**
       * Format: uri
       * @description URL of the logout endpoint (OpenID Connect RP-Initiated Logout, section 2.1).
       */
      end_session_endpoint?: string
      /** @description Grant types that the token endpoint accepts. */
      grant_types_supported?: string[]
      /** @description Algorithms by which the server may sign ID tokens. */
      id_token_signing_alg_values_supported: string[]
      /**
       * Format: uri
       * @description Issuer identifier of the tenant: a URL that ends with a slash.
       */
      issuer: string
      /**
       * Format: uri
       * @description URL of the JWK Set with the public keys of the tenant (RFC 7517).
       */
      jwks_uri: string
      /**
       * @description Endpoint URLs for clients that authenticate by a TLS client certificate (RFC 8705, section 5).
       *     They have the port on which the server requests certificates. If the tenant has
       *     `mtls.enable_endpoint_aliases`, they have the subdomain `mtls.` of its domain instead, which a
       *     TLS-terminating proxy serves.
       */
      mtls_endpoint_aliases?: {
        [key: string]: string
      }
      /**
       * Format: uri
       * @description URL of the pushed authorization request endpoint (RFC 9126).
       */
      pushed_authorization_request_endpoint?: string
      /**
       * Format: uri
       * @description URL of the dynamic client registration endpoint (RFC 7591). Absent if the tenant has it
       *     disabled.
       */
      registration_endpoint?: string
      /** @description Algorithms by which clients may sign authorization requests. */
      request_object_signing_alg_values_supported?: string[]
      /**
       * @description Whether the server accepts signed authorization requests (RFC 9101), which clients push to
       *     `/oauth/par`.
       */
      request_parameter_supported?: boolean
      /** @description Response modes that the authorization endpoint supports. */
      response_modes_supported?: string[]
      /** @description Response types that the authorization endpoint supports. */
      response_types_supported: string[]
      /**
       * Format: uri
       * @description URL of the token revocation endpoint (RFC 7009).
       */
      revocation_endpoint?: string
      /** @description OpenID Connect scopes that clients may request. */
      scopes_supported?: string[]
      /** @description Subject identifier types (OpenID Connect Core, section 8). */
      subject_types_supported: string[]
      /** @description Whether the server can bind access tokens to client certificates (RFC 8705, section 3.3). */
      tls_client_certificate_bound_access_tokens?: boolean
      /**
       * Format: uri
       * @description URL of the token endpoint (RFC 6749, section 3.2).
       */
      token_endpoint: string
      /** @description Client authentication methods that the token endpoint supports. */
      token_endpoint_auth_methods_supported?: string[]
      /** @description Algorithms by which clients may sign client assertions. */
      token_endpoint_auth_signing_alg_values_supported?: string[]
      /**
       * Format: uri
       * @description URL of the UserInfo endpoint (OpenID Connect Core, section 5.3).
       */
      userinfo_endpoint?: string
    }
    /**
     * @description Acknowledgement of a backchannel authentication request (OpenID Connect CIBA Core 1.0, section
     *     7.3).
     */
    BackchannelAuthentication: {
      /** @description Identifier of the authentication request. The client sends it to the token endpoint. */
      auth_req_id: string
      /** @description Lifetime of `auth_req_id`, in seconds. Within it the user has to answer. */
      expires_in: number
      /** @description Minimum time between two token requests of the polling client, in seconds. */
      interval: number
    }
    /**
     * @description Parameters of a backchannel authentication request (OpenID Connect CIBA Core 1.0, section 7.1).
     *     The server ignores parameters that are not listed here.
     */
    BackchannelAuthenticationRequest: {
      /** @description Identifier of the API that the access token is for. */
      audience?: string
      /** @description Text that the client and the approval page both show, so that the user recognizes the request. */
      binding_message: string
      /** @description Client assertion: a JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /**
       * @description Type of the client assertion, always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`
       *     (RFC 7523, section 2.2).
       */
      client_assertion_type?: string
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /**
       * @description User whose approval is requested, as a JSON text: `format` is `iss_sub` (RFC 9493, section
       *     3.2.4), `iss` the issuer of this tenant, `sub` the id of the user.
       */
      login_hint: string
      /** @description Requested lifetime of the authentication request in seconds, from 1 to 300. */
      requested_expiry?: number | string
      /** @description Requested scopes, separated by spaces; `openid` must be one of them. */
      scope: string
    }
    /** @description Client that registered itself (RFC 7591, section 3.2.1). */
    ClientRegistration: {
      /**
       * @description Application type: `web` runs on a server, `native` on the user's device.
       * @enum {string}
       */
      application_type?: 'web' | 'native'
      /** @description Client identifier that the server issued; it begins with `tpc_`. */
      client_id: string
      /** @description Time at which the client was registered, in seconds since the Unix epoch. */
      client_id_issued_at: number
      /** @description Name of the client, which the consent page shows to users. */
      client_name: string
      /** @description Client secret, returned by this response only. Absent for a public client. */
      client_secret?: string
      /**
       * @description Time at which the client secret expires; always 0, which means never. Present if the client
       *     has a secret.
       */
      client_secret_expires_at?: number
      /**
       * @description Grant types that the client uses. Those that `response_types` require are added; `implicit`
       *     is refused if the tenant registers clients in the mode `strict`.
       */
      grant_types: ('authorization_code' | 'implicit' | 'refresh_token')[]
      /**
       * @description Public keys with which the client authenticates by `private_key_jwt` and signs its request
       *     objects. Mutually exclusive with `jwks_uri`.
       */
      jwks?: {
        /** @description RSA keys of 2048 bits or more. */
        keys: {
          /**
           * @description Algorithm by which the client signs with the key.
           * @enum {string}
           */
          alg: 'RS256' | 'RS384' | 'PS256'
          /** @description Exponent of the key. */
          e: string
          /** @description Identifier of the key. */
          kid?: string
          /**
           * @description Type of the key.
           * @enum {string}
           */
          kty: 'RSA'
          /** @description Modulus of the key. */
          n: string
          /**
           * @description Use of the key.
           * @enum {string}
           */
          use?: 'sig'
        }[]
      }
      /**
       * @description URL of a JSON Web Key Set with these keys, with `https`. The server fetches it when it
       *     verifies a signature and caches it for a minute.
       */
      jwks_uri?: string
      /** @description URL of the logo of the client, with `https`. */
      logo_uri?: string
      /** @description URL of the privacy policy of the client, with `https`. */
      policy_uri?: string
      /** @description URLs to which the server may redirect the browser after a logout. */
      post_logout_redirect_uris?: string[]
      /**
       * @description Redirect URIs of the client: `https`, `http` on a loopback address, or for native clients a
       *     private-use URI scheme (RFC 8252).
       */
      redirect_uris: string[]
      /**
       * @description URLs of request objects that the client may pass as `request_uri`, with `https` (OpenID
       *     Connect Core, section 6.2). The server compares the fragment of a URL, but does not send it
       *     when it fetches the request object.
       */
      request_uris?: string[]
      /** @description Response types that the client uses at `/authorize`; `code` by default. */
      response_types: (
        | 'code'
        | 'id_token'
        | 'id_token token'
        | 'code id_token'
        | 'code token'
        | 'code id_token token'
      )[]
      /**
       * @description Client authentication method of the token endpoint; `client_secret_post` by default.
       * @enum {string}
       */
      token_endpoint_auth_method:
        | 'none'
        | 'client_secret_post'
        | 'client_secret_basic'
        | 'private_key_jwt'
      /** @description URL of the terms of service of the client, with `https`. */
      tos_uri?: string
      /**
       * @description Algorithm by which the server signs the responses of `/userinfo`, which are then JWTs; without
       *     it, they are JSON and not signed.
       * @enum {string}
       */
      userinfo_signed_response_alg?: 'RS256' | 'PS256'
    }
    /** @description Client metadata of the client that registers itself (RFC 7591, section 2). */
    ClientRegistrationRequest: {
      /**
       * @description Application type: `web` runs on a server, `native` on the user's device.
       * @enum {string}
       */
      application_type?: 'web' | 'native'
      /** @description Name of the client, which the consent page shows to users. */
      client_name?: string
      /**
       * @description Grant types that the client uses. Those that `response_types` require are added; `implicit`
       *     is refused if the tenant registers clients in the mode `strict`.
       */
      grant_types?: ('authorization_code' | 'implicit' | 'refresh_token')[]
      /**
       * @description Public keys with which the client authenticates by `private_key_jwt` and signs its request
       *     objects. Mutually exclusive with `jwks_uri`.
       */
      jwks?: {
        /** @description RSA keys of 2048 bits or more. */
        keys: {
          /**
           * @description Algorithm by which the client signs.
           * @enum {string}
           */
          alg?: 'RS256' | 'RS384' | 'PS256'
          /** @description Exponent of the key. */
          e: string
          /** @description Identifier of the key. */
          kid?: string
          /**
           * @description Type of the key.
           * @enum {string}
           */
          kty: 'RSA'
          /** @description Modulus of the key. */
          n: string
          /**
           * @description Use of the key.
           * @enum {string}
           */
          use?: 'sig'
        }[]
      }
      /**
       * @description URL of a JSON Web Key Set with these keys, with `https`. The server fetches it when it
       *     verifies a signature and caches it for a minute.
       */
      jwks_uri?: string
      /** @description URL of the logo of the client, with `https`. */
      logo_uri?: string
      /** @description URL of the privacy policy of the client, with `https`. */
      policy_uri?: string
      /** @description URLs to which the server may redirect the browser after a logout. */
      post_logout_redirect_uris?: string[]
      /**
       * @description Redirect URIs of the client: `https`, `http` on a loopback address, or for native clients a
       *     private-use URI scheme (RFC 8252).
       */
      redirect_uris: string[]
      /**
       * @description URLs of request objects that the client may pass as `request_uri`, with `https` (OpenID
       *     Connect Core, section 6.2). The server compares the fragment of a URL, but does not send it
       *     when it fetches the request object.
       */
      request_uris?: string[]
      /** @description Response types that the client uses at `/authorize`; `code` by default. */
      response_types?: (
        | 'code'
        | 'id_token'
        | 'id_token token'
        | 'code id_token'
        | 'code token'
        | 'code id_token token'
      )[]
      /**
       * @description Client authentication method of the token endpoint; `client_secret_post` by default.
       * @enum {string}
       */
      token_endpoint_auth_method?:
        | 'none'
        | 'client_secret_post'
        | 'client_secret_basic'
        | 'private_key_jwt'
      /** @description URL of the terms of service of the client, with `https`. */
      tos_uri?: string
      /**
       * @description Algorithm by which the server signs the responses of `/userinfo`, which are then JWTs; without
       *     it, they are JSON and not signed.
       * @enum {string}
       */
      userinfo_signed_response_alg?: 'RS256' | 'PS256'
    }
    /**
     * @description Public key that verifies client assertions (RFC 7517; RFC 7518, sections 6.2 and 6.3): an RSA key,
     *     or one on the curve P-256 or P-384.
     */
    ConnectionJsonWebKey: {
      /**
       * @description Algorithm of the key.
       * @enum {string}
       */
      alg: 'RS256' | 'RS384' | 'RS512' | 'PS256' | 'PS384' | 'ES256' | 'ES384'
      /**
       * @description Curve of an EC key.
       * @enum {string}
       */
      crv?: 'P-256' | 'P-384'
      /** @description RSA public exponent, base64url-encoded. */
      e?: string
      /** @description Key identifier, which client assertions have in their header. */
      kid: string
      /**
       * @description Type of the key (RFC 7517, section 4.1).
       * @enum {string}
       */
      kty: 'RSA' | 'EC'
      /** @description RSA modulus, base64url-encoded. */
      n?: string
      /**
       * @description Use of the key: `sig`, to verify signatures.
       * @enum {string}
       */
      use: 'sig'
      /** @description X coordinate of an EC key, base64url-encoded. */
      x?: string
      /** @description Y coordinate of an EC key, base64url-encoded. */
      y?: string
    }
    /**
     * @description JWK Set of a connection (RFC 7517, section 5). It includes the key that the next rotation
     *     activates.
     */
    ConnectionJsonWebKeySet: {
      /**
       * @description Public keys of the connection. A client assertion names the key that signed it in its header
       *     `kid`.
       */
      keys: components['schemas']['ConnectionJsonWebKey'][]
    }
    /**
     * @description URL at which the person continues. An empty object means that the person continues in the browser
     *     that showed the QR code.
     */
    Continuation: {
      /**
       * @description The `return_uri` of the verification, with `verification_id` and `response_code` as query
       *     parameters. The wallet opens it (OpenID4VP 1.0, section 8.2).
       */
      redirect_uri?: string
    }
    /** @description Fields that the page sends the action, which reads all of them. */
    ContinuationForm: {
      /** @description A JWT for the action, which `api.redirect.validateToken` reads. */
      session_token?: string
    }
    /** @description New SCIM token, with its secret. */
    CreatedMyOrganizationScimToken: {
      /**
       * Format: date-time
       * @description Time at which the token was created.
       */
      created_at: string
      /** @description Requests that the token allows, by HTTP method. */
      scopes: string[]
      /**
       * @description The token, which the identity provider sends as a bearer token (RFC 6750). No later response
       *     contains it.
       */
      token: string
      /** @description Identifier of the token. */
      token_id: string
      /**
       * Format: date-time
       * @description Time at which the token expires. Absent if it does not expire.
       */
      valid_until?: string
    }
    /** @description Created verification with its engagement. */
    CreatedVerification: {
      /**
       * @description URI that starts the wallet, as a link or as a QR code: `mdoc://…` or `openid4vp://…`; with
       *     `dc-api` the URL of the page, whose browser sends the request to the wallet.
       */
      engagement: string
      /**
       * Format: date-time
       * @description Time at which the verification expires unless a wallet has responded.
       */
      expires_at: string
      /**
       * @description URL of a page for the person, with the QR code, a link for the same device, the requested
       *     claims and the state. Anybody who knows the URL sees the page; it shows no values of claims.
       */
      page_url: string
      /**
       * Format: uuid
       * @description Unique identifier of the verification.
       */
      verification_id: string
      /**
       * Format: uuid
       * @description Unique identifier of the verification.
       */
      verificationId: string
    }
    /** @description Credentials that a user typed on a page of the client. */
    CrossOriginLogin: {
      /** @description Client identifier. The client needs `cross_origin_authentication`, and the origin of the page. */
      client_id: string
      /**
       * @description Kind of the credentials: `password` at the default directory of the tenant,
       *     `http://auth0.com/oauth/grant-type/password-realm` at the connection of `realm`, or
       *     `http://auth0.com/oauth/grant-type/passwordless/otp` for a code that `/passwordless/start`
       *     sent.
       */
      credential_type: string
      /** @description One-time code that the user typed, for the kind of codes. */
      otp?: string
      /** @description Password of the user, for the two kinds of passwords. */
      password?: string
      /**
       * @description Name or realm of the connection that verifies the credentials: a database, or a connection to
       *     LDAP or Active Directory. The kind `password` does without.
       */
      realm?: string
      /**
       * @description E-mail address, username or phone number of the user; for a code, the address or the number
       *     that it was sent to.
       */
      username: string
    }
    /** @description Ticket for the authorization request that completes the log-in. */
    CrossOriginTicket: {
      /** @description Random name under which auth0-js stores `co_verifier`. */
      co_id: string
      /**
       * @description Random value that auth0-js stores for a page at `cross_origin_loc`. The server does not ask
       *     for it.
       */
      co_verifier: string
      /**
       * @description Value of the parameter `login_ticket` of `/authorize`. It is valid for five minutes, once, for
       *     this client, and in the browser that has the cookie of this response.
       */
      login_ticket: string
    }
    /**
     * @description Account whose password the user wants to reset. The server ignores parameters that are not listed
     *     here.
     */
    DatabasePasswordChange: {
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id: string
      /** @description Name of a database connection that the client is enabled for. */
      connection: string
      /** @description E-mail address of the account whose password is reset. */
      email?: string
      /**
       * @description Unique identifier of an organization, or its name where
       *     `allow_organization_name_in_authentication_api` of the tenant is set. The e-mail and its pages
       *     have its branding, and the link at the end names it by `organization_id` and
       *     `organization_name`.
       */
      organization?: string
      /** @description Username of the account whose password is reset, as an alternative to `email`. */
      username?: string
    }
    /** @description New account at a database connection. The server ignores parameters that are not listed here. */
    DatabaseSignup: {
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id: string
      /** @description Name of a database connection that the client is enabled for. */
      connection: string
      /**
       * @description E-mail address of the new account. Letters are stored in lower case, the domain in ASCII
       *     (RFC 5891).
       */
      email?: string
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /** @description Full name of the user. */
      name?: string
      /** @description Nickname of the user. */
      nickname?: string
      /** @description Password of the new account. It must satisfy the password policy of the connection. */
      password: string
      /**
       * @description Phone number of the new account (E.164), if the connection has the attribute `phone_number`;
       *     otherwise the server ignores it.
       */
      phone_number?: string
      /**
       * Format: uri
       * @description URL of the user's picture, with the scheme `https` or `http`.
       */
      picture?: string
      /** @description Metadata of the user that the user may read and change. */
      user_metadata?: {
        [key: string]: string
      }
      /**
       * @description Username of the new account, if the connection uses usernames. The server normalizes it by the
       *     profile UsernameCaseMapped (RFC 8265) and refuses an e-mail address or a phone number.
       */
      username?: string
    }
    /**
     * @description Error of a sign-up. If the password is refused or the user exists, the error has `code`; any other
     *     error has the members of OAuth 2.0 (RFC 6749, section 5.2).
     */
    DatabaseSignupError: {
      /**
       * @description Stable error code: `user_exists`, `invalid_password` for a weak password,
       *     `password_dictionary_error` for a common one, `password_no_user_info_error` for one with
       *     personal data, or `password_leaked`.
       * @enum {string}
       */
      code?:
        | 'user_exists'
        | 'invalid_password'
        | 'password_dictionary_error'
        | 'password_no_user_info_error'
        | 'password_leaked'
      /** @description Sentence about the error; for a weak password, the rules of the connection. */
      description?:
        | string
        | {
            /** @description Password rules of the connection. */
            rules: components['schemas']['PasswordRule'][]
            /** @description Whether the password meets all rules. */
            verified: boolean
          }
      /** @description Error code of OAuth 2.0, such as `invalid_request`. */
      error?: string
      /** @description Human-readable sentence about the error, for developers; the text may change. */
      error_description?: string
      /** @description Sentence about a weak password. */
      message?: string
      /** @description Name of the error, such as `PasswordStrengthError`. */
      name?: string
      /** @description Password rules, one per line. */
      policy?: string
      /** @description HTTP status of the response. */
      statusCode?: number
    }
    /**
     * @description Account that the sign-up created: its identifiers, and the members of the profile that the request
     *     contained.
     */
    DatabaseUser: {
      /** @description Identifier of the account within its connection. */
      _id: string
      /** @description E-mail address of the account. */
      email?: string
      /** @description Whether the user has verified the e-mail address of the account. */
      email_verified?: boolean
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /** @description Full name of the user. */
      name?: string
      /** @description Nickname of the user. */
      nickname?: string
      /** @description Phone number of the account. */
      phone_number?: string
      /** @description Whether the user has verified the phone number of the account. */
      phone_verified?: boolean
      /**
       * Format: uri
       * @description URL of a picture.
       */
      picture?: string
      /** @description Metadata of the user that the user may read and change. */
      user_metadata?: {
        [key: string]: string
      }
      /** @description Username of the account. */
      username?: string
    }
    /** @description Device authorization response (RFC 8628, section 3.2). */
    DeviceAuthorization: {
      /** @description Device verification code. The device sends it to the token endpoint. */
      device_code: string
      /** @description Lifetime of `device_code` and `user_code`, in seconds. */
      expires_in: number
      /** @description Minimum time between two token requests of the polling client, in seconds. */
      interval: number
      /**
       * @description Code that the user types at `verification_uri`. The tenant setting `device_flow` defines its
       *     characters and mask.
       */
      user_code: string
      /**
       * Format: uri
       * @description URL at which the user types the user code.
       */
      verification_uri: string
      /**
       * Format: uri
       * @description Verification URL that includes the user code, to be shown as a QR code.
       */
      verification_uri_complete: string
    }
    /**
     * @description Device authorization request (RFC 8628, section 3.1). The server ignores parameters that are not
     *     listed here.
     */
    DeviceAuthorizationRequest: {
      /** @description Identifier of the API that the access token is for. */
      audience?: string
      /**
       * @description Client identifier (RFC 6749, section 2.2), required where no other parameter or header
       *     authenticates the client.
       */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /** @description Requested scopes, separated by spaces; `openid` by default. */
      scope?: string
    }
    /** @description Logout request (OpenID Connect RP-Initiated Logout, section 2). */
    EndSessionRequest: {
      [key: string]: unknown
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
    /** @description The user whose sessions and tokens to revoke, as `subject` or as `sub_id`. */
    GlobalTokenRevocationRequest: {
      /** @description A user, identified by issuer and subject (RFC 9493, section 3.2.3). */
      sub_id?: components['schemas']['IssuerSubjectIdentifier']
      /** @description A user, identified by issuer and subject (RFC 9493, section 3.2.3). */
      subject?: components['schemas']['IssuerSubjectIdentifier']
    }
    /** @description State of a token (RFC 7662, section 2.2). The response may have further members. */
    Introspection: {
      /**
       * @description Whether the token is valid now, neither expired nor revoked. For a public client, tokens of
       *     other clients count as invalid.
       */
      active: boolean
    }
    /** @description Token introspection request (RFC 7662, section 2.1). */
    IntrospectionRequest: {
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /** @description Token to introspect. */
      token: string
      /**
       * @description Hint about the type of the token, such as `refresh_token`; the server finds the token without
       *     it, too.
       */
      token_type_hint?: string
    }
    /** @description A user, identified by issuer and subject (RFC 9493, section 3.2.3). */
    IssuerSubjectIdentifier: {
      /**
       * @description Format of the subject identifier.
       * @enum {string}
       */
      format: 'iss_sub'
      /** @description Issuer of the identity provider or, for SAML, its entity ID. */
      iss: string
      /**
       * @description Subject of the user in ID tokens of the identity provider or, for SAML, the value of the
       *     NameID.
       */
      sub: string
    }
    /** @description Public key that verifies tokens of the tenant (RFC 7517; RFC 7518, section 6.3). */
    JsonWebKey: {
      /**
       * @description Algorithm of the key. Absent if the tenant has the flag `remove_alg_from_jwks`; the key then
       *     verifies PS256 as well, by which the server signs for clients with a FAPI compliance level.
       * @enum {string}
       */
      alg?: 'RS256'
      /** @description RSA public exponent, base64url-encoded. */
      e: string
      /** @description Key identifier, which tokens have in their header. */
      kid: string
      /**
       * @description Type of the key (RFC 7517, section 4.1).
       * @enum {string}
       */
      kty: 'RSA'
      /** @description RSA modulus, base64url-encoded. */
      n: string
      /**
       * @description Use of the key: `sig`, to verify signatures.
       * @enum {string}
       */
      use: 'sig'
      /** @description X.509 certificate of the key, as a list with one base64-encoded DER value. */
      x5c?: string[]
      /** @description SHA-1 thumbprint of the X.509 certificate, base64url-encoded. */
      x5t?: string
    }
    /** @description JWK Set of the tenant (RFC 7517, section 5). It includes the key that the next rotation activates. */
    JsonWebKeySet: {
      /** @description Public keys of the tenant. A token names the key that signed it in its header `kid`. */
      keys: components['schemas']['JsonWebKey'][]
    }
    /** @description Logout request (OpenID Connect Back-Channel Logout 1.0, section 2.5). */
    LogoutTokenRequest: {
      /** @description Logout token, a JWT that the identity provider has signed. */
      logout_token: string
    }
    /**
     * @description Begun enrollment of an authenticator app, a phone or an e-mail address, with a recovery code. The
     *     first code that the client sends to the token endpoint confirms the enrollment.
     */
    MfaAssociation: {
      /**
       * @description Type of the authenticator that is being enrolled: an authenticator app (`otp`), or a phone or
       *     an e-mail address that receives codes (`oob`).
       * @enum {string}
       */
      authenticator_type: 'otp' | 'oob'
      /**
       * @description The secret as an `otpauth` URI with the names of account and tenant, to be shown as a QR code.
       *     Only for `otp`.
       */
      barcode_uri?: string
      /**
       * @description Binding method of the code: `prompt` means that the user types the code and the client sends
       *     it as `binding_code`. Only for `oob`.
       * @enum {string}
       */
      binding_method?: 'prompt'
      /**
       * @description Channel by which the code reaches the user. Only for `oob`.
       * @enum {string}
       */
      oob_channel?: 'sms' | 'voice' | 'email'
      /** @description Identifier of the sent code. The client sends it with the grant `mfa-oob`. Only for `oob`. */
      oob_code?: string
      /**
       * @description Recovery codes, each of which replaces the second factor once. Absent if the user already has
       *     one.
       */
      recovery_codes?: string[]
      /**
       * @description Secret that the authenticator app derives one-time passwords from, in Base32 (RFC 6238). Only
       *     for `otp`.
       */
      secret?: string
    }
    /** @description Second factor to enroll. The server ignores parameters that are not listed here. */
    MfaAssociationRequest: {
      /**
       * @description Type of the authenticator to enroll: `otp` for an authenticator app, or `oob` for a phone
       *     or an e-mail address.
       */
      authenticator_types: string[]
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /** @description E-mail address for the channel `email`. */
      email?: string
      /**
       * @description Channels of the codes for the authenticator type `oob`: `sms`, `voice` for a call, or `email`.
       *     The server uses the first of these that is listed and that the tenant has.
       */
      oob_channels?: string[]
      /** @description Phone number for the authenticator type `oob`, in E.164 format with the plus sign. */
      phone_number?: string
    }
    /** @description Second factor of the user. */
    MfaAuthenticator: {
      /** @description Whether the user has confirmed the second factor by a first code. */
      active: boolean
      /**
       * @description Type of the second factor.
       * @enum {string}
       */
      authenticator_type: 'otp' | 'oob' | 'recovery-code'
      /** @description Unique identifier of the second factor. */
      id: string
      /**
       * @description Name of the second factor: the masked address that codes are sent to, or the name that the
       *     user gave it.
       */
      name?: string
      /**
       * @description Channel by which the code of an `oob` factor reaches the user.
       * @enum {string}
       */
      oob_channel?: 'email' | 'sms' | 'voice'
      /**
       * @description Type of the second factor, as `mfa_requirements` names it.
       * @enum {string}
       */
      type?: 'otp' | 'phone' | 'email' | 'recovery-code'
    }
    /** @description All second factors of the user. */
    MfaAuthenticatorList: components['schemas']['MfaAuthenticator'][]
    /** @description Challenge for a second factor, which the client answers at the token endpoint. */
    MfaChallenge: {
      /**
       * @description Binding method of the code: `prompt` means that the user types the code and the client sends
       *     it as `binding_code`.
       * @enum {string}
       */
      binding_method?: 'prompt'
      /**
       * @description Type of the challenge: `otp` continues with the grant
       *     `http://auth0.com/oauth/grant-type/mfa-otp`, `oob` with
       *     `http://auth0.com/oauth/grant-type/mfa-oob`.
       * @enum {string}
       */
      challenge_type: 'otp' | 'oob'
      /** @description Identifier of the sent code. The client sends it with the grant `mfa-oob`. */
      oob_code?: string
    }
    /** @description Second factor to challenge. The server ignores parameters that are not listed here. */
    MfaChallengeRequest: {
      /** @description Identifier of the second factor to challenge, from `/mfa/authenticators`. */
      authenticator_id?: string
      /** @description Challenge types that the client supports: `otp`, `oob`, or both separated by a space. */
      challenge_type?: string
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /** @description The `mfa_token` that the token endpoint returned with the error `mfa_required`. */
      mfa_token: string
    }
    /** @description Second factor that the client can verify or enroll. */
    MfaRequirement: {
      /**
       * @description Type of the second factor: an authenticator app (`otp`), a phone, an e-mail address or a
       *     recovery code.
       * @enum {string}
       */
      type: 'otp' | 'phone' | 'email' | 'recovery-code'
    }
    /**
     * @description Second factors that the client can verify or enroll with an `mfa_token`. A user with a second
     *     factor has `challenge`, any other user `enroll`.
     */
    MfaRequirements: {
      /** @description Factors of the user, for `/mfa/challenge` and the second-factor grants. */
      challenge?: components['schemas']['MfaRequirement'][]
      /** @description Factors that the user can enroll at `/mfa/associate`. */
      enroll?: components['schemas']['MfaRequirement'][]
    }
    /** @description Authentication method of the user. Its members depend on the type. */
    MyAuthenticationMethod: {
      /** @description AAGUID of the authenticator, which identifies its model. */
      aaguid?: string
      /** @description Whether the user has confirmed the authentication method. Log-ins use confirmed methods only. */
      confirmed?: boolean
      /** @description Name of the connection that stores the password. */
      connection?: string
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
      /** @description Identifier of the authentication method. */
      id: string
      /** @description Identifier of the identity that a password or passkey belongs to. */
      identity_user_id?: string
      /** @description Credential identifier (Web Authentication), base64url-encoded. */
      key_id?: string
      /**
       * Format: date-time
       * @description Time at which the user last used the authentication method.
       */
      last_auth_at?: string
      /**
       * Format: date-time
       * @description Time at which the password was last changed.
       */
      last_password_reset?: string
      /** @description Name of the authentication method, given by the user. */
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
      relying_party_id?: string
      /** @description Transports by which the authenticator can be reached, such as `usb` or `internal`. */
      transports?: string[]
      /** @description Type of an authentication method. */
      type: components['schemas']['MyAuthenticationMethodType']
      /**
       * @description Uses of the authentication method: `primary` as the first factor of a log-in, `secondary` as the
       *     second factor.
       */
      usage: components['schemas']['MyFactorUsage']
      /** @description User agent with which the credential was enrolled. */
      user_agent?: string
      /** @description User handle of the credential (Web Authentication), base64url-encoded. */
      user_handle?: string
    }
    /** @description Authentication method to enroll. */
    MyAuthenticationMethodDefinition: {
      /**
       * @description Connection of the passkey or password. By default, the connection of `identity_user_id` or
       *     else the first connection of the user that supports the type.
       */
      connection?: string
      /** @description E-mail address that codes are sent to. Required for the type `email`. */
      email?: string
      /**
       * @description Identifier of the identity that the passkey or password belongs to. By default, the first
       *     identity of the user that supports the type.
       */
      identity_user_id?: string
      /** @description Phone number that codes are sent to. Required for the type `phone`. */
      phone_number?: string
      /**
       * @description Preferred channel of codes to a phone: text message (`sms`) or `voice` call.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
      /** @description Type of an authentication method. */
      type: components['schemas']['MyAuthenticationMethodType']
    }
    /** @description Started enrollment, with the values that the application shows to the user. */
    MyAuthenticationMethodEnrollment: {
      /** @description Secret that the application sends to verify the enrollment. */
      auth_session: string
      /**
       * @description Options for `navigator.credentials.create` (Web Authentication Level 3, section 5.1). Present
       *     for the types `passkey`, `webauthn-roaming` and `webauthn-platform`.
       */
      authn_params_public_key?: {
        [key: string]: unknown
      }
      /** @description Key URI for an authenticator app, to be shown as a QR code. Present for the type `totp`. */
      barcode_uri?: string
      /** @description Identifier of the authentication method that is being enrolled. */
      id: string
      /**
       * @description Secret of the authenticator app in Base32, for users who cannot scan the QR code. Present for
       *     the type `totp`.
       */
      manual_input_code?: string
      /** @description Rules for the new password. Present for the type `password`. */
      policy?: {
        /** @description Rules for the length and characters of the password. */
        complexity: {
          /**
           * @description Number of character types that a password must contain: `all` of them,
           *     `three_of_four`, or `none`.
           * @enum {string}
           */
          character_type_rule: 'all' | 'three_of_four' | 'none'
          /** @description Character types that count for `character_type_rule`. */
          character_types: ('lowercase' | 'uppercase' | 'number' | 'special')[]
          /**
           * @description Rule for more than two identical characters in a row: `allow` or `block`.
           * @enum {string}
           */
          identical_characters?: 'allow' | 'block'
          /** @description Minimum length of the password, in characters. */
          min_length: number
          /**
           * @description Rule for sequences of characters, such as `abc` or `123`: `allow` or `block`.
           * @enum {string}
           */
          sequential_characters?: 'allow' | 'block'
        }
      }
      /**
       * @description New recovery code, valid once the enrollment is verified. Present for the type
       *     `recovery-code`.
       */
      recovery_code?: string
    }
    /** @description Authentication methods of the user. */
    MyAuthenticationMethodList: {
      /** @description Authentication methods, passwords first, then by the time of creation. */
      authentication_methods: components['schemas']['MyAuthenticationMethod'][]
    }
    /** @description Change of an authentication method. */
    MyAuthenticationMethodPatch: {
      /** @description Name of the authentication method. */
      name?: string
      /**
       * @description Preferred channel of codes to a phone: text message (`sms`) or `voice` call.
       * @enum {string}
       */
      preferred_authentication_method?: 'sms' | 'voice'
    }
    /**
     * @description Type of an authentication method.
     * @enum {string}
     */
    MyAuthenticationMethodType:
      | 'password'
      | 'passkey'
      | 'webauthn-platform'
      | 'webauthn-roaming'
      | 'totp'
      | 'phone'
      | 'email'
      | 'push-notification'
      | 'recovery-code'
    /** @description Proof that completes an enrollment. */
    MyAuthenticationMethodVerification: {
      /** @description The `auth_session` of the enrollment. */
      auth_session: string
      /** @description RegistrationResponseJSON of the authenticator (Web Authentication Level 3, section 5.1). */
      authn_response?: {
        [key: string]: unknown
      }
      /** @description New password of the user. */
      new_password?: string
      /** @description Code from the authenticator app or from the e-mail. */
      otp_code?: string
    }
    /** @description Account at an identity provider that the user has connected. */
    MyConnectedAccount: {
      /**
       * @description Access type, always `offline`: applications can obtain tokens while the user is away.
       * @enum {string}
       */
      access_type: 'offline'
      /** @description Name of the connection. */
      connection: string
      /**
       * Format: date-time
       * @description Time at which the account was connected.
       */
      created_at: string
      /** @description Identifier of the connected account. */
      id: string
      /** @description Scopes that the identity provider has granted. */
      scopes: string[]
    }
    /** @description Connection at which the user can connect accounts. */
    MyConnectedAccountConnection: {
      /** @description Name of the connection. */
      name: string
      /** @description Scopes that are always requested. */
      scopes: string[]
      /** @description Strategy of the connection. */
      strategy: string
    }
    /** @description Connections at which the user can connect accounts. */
    MyConnectedAccountConnectionList: {
      /** @description Connections, the oldest first. */
      connections: components['schemas']['MyConnectedAccountConnection'][]
    }
    /** @description Completion of a request to connect an account. */
    MyConnectedAccountDefinition: {
      /** @description The `auth_session` from the response that started the request. */
      auth_session: string
      /** @description PKCE code verifier for the `code_challenge` of the request (RFC 7636, section 4.1). */
      code_verifier?: string
      /** @description Parameter `connect_code` with which the browser returned to `redirect_uri`. */
      connect_code: string
      /** @description The `redirect_uri` of the request. */
      redirect_uri: string
    }
    /** @description Connected accounts of the user. */
    MyConnectedAccountList: {
      /** @description Connected accounts, the oldest first. */
      accounts: components['schemas']['MyConnectedAccount'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Query parameters of `connect_uri`. */
    MyConnectedAccountParameters: {
      /** @description Ticket for `connect_uri`; it can be used once, in one browser. */
      ticket: string
    }
    /** @description Started request to connect an account. */
    MyConnectedAccountRequest: {
      /** @description Secret with which the application completes the request. */
      auth_session: string
      /** @description Query parameters of `connect_uri`. */
      connect_params: components['schemas']['MyConnectedAccountParameters']
      /** @description URL to open in the browser of the user, with `ticket` as a query parameter. */
      connect_uri: string
      /** @description Lifetime of the ticket, in seconds. */
      expires_in: number
    }
    /** @description Request to connect an account. */
    MyConnectedAccountRequestDefinition: {
      /**
       * @description Parameters for the authorization request to the identity provider: `login_hint`, `prompt`, and
       *     those that `upstream_params` of the connection passes on.
       */
      authorization_params?: {
        [key: string]: unknown
      }
      /** @description PKCE code challenge, derived by S256 (RFC 7636, section 4.2). Required for public clients. */
      code_challenge?: string
      /**
       * @description PKCE code challenge method.
       * @enum {string}
       */
      code_challenge_method?: 'S256'
      /** @description Name of the connection. */
      connection: string
      /** @description URL to which the browser returns: one of the callback URLs of the client. */
      redirect_uri: string
      /** @description Scopes to request besides those of the connection. */
      scopes?: string[]
      /** @description Opaque value that the server appends to `redirect_uri` (RFC 6749, section 10.12). */
      state?: string
    }
    /** @description All data that the tenant stores about the user. */
    MyData: {
      /** @description Authentication methods of the user. */
      authentication_methods: components['schemas']['MyAuthenticationMethod'][]
      /** @description Accounts at identity providers that the user has connected, at most 100. */
      connected_accounts: components['schemas']['MyConnectedAccount'][]
      /** @description Grants of the user. */
      grants: components['schemas']['MyGrant'][]
      /** @description Identities of the user. */
      identities: components['schemas']['MyIdentity'][]
      /** @description Latest log entries, at most 100. */
      logs: components['schemas']['MyLogEntry'][]
      /** @description Organizations of the user. */
      organizations: components['schemas']['MyOrganization'][]
      /** @description Profile of the user. */
      profile: components['schemas']['MyProfile']
      /** @description Sessions of the user. */
      sessions: components['schemas']['MySession'][]
      /** @description Metadata that applications keep for the user. */
      user_metadata: {
        [key: string]: unknown
      }
    }
    /** @description Kind of authentication method. */
    MyFactor: {
      /** @description Type of an authentication method. */
      type: components['schemas']['MyAuthenticationMethodType']
      /**
       * @description Uses of the authentication method: `primary` as the first factor of a log-in, `secondary` as the
       *     second factor.
       */
      usage: components['schemas']['MyFactorUsage']
    }
    /** @description Kinds of authentication methods. */
    MyFactorList: {
      /** @description Kinds of authentication methods that the user can enroll. */
      factors: components['schemas']['MyFactor'][]
    }
    /**
     * @description Uses of the authentication method: `primary` as the first factor of a log-in, `secondary` as the
     *     second factor.
     */
    MyFactorUsage: ('primary' | 'secondary')[]
    /** @description Grant: the permission of the user that an application calls an API on their behalf. */
    MyGrant: {
      /** @description API that the application may call. */
      audience: string
      /** @description Client identifier of the application. */
      client_id: string
      /** @description Name of the application. */
      client_name: string
      /** @description Identifier of the grant. */
      id: string
      /** @description Scopes that the user has granted. */
      scope: string[]
    }
    /** @description Grants of the user. */
    MyGrantList: {
      /** @description Grants, the oldest first. */
      grants: components['schemas']['MyGrant'][]
    }
    /** @description Account that the user can log in with. */
    MyIdentity: {
      /** @description Name of the connection. */
      connection: string
      /** @description E-mail address at the provider. */
      email?: string
      /** @description Whether the identity is the primary one, which determines `user_id` and cannot be unlinked. */
      is_primary: boolean
      /** @description Name at the provider. */
      name?: string
      /** @description Provider of the identity, such as `auth0` for accounts of this tenant. */
      provider: string
      /** @description Identifier of the user at the provider. */
      user_id: string
    }
    /** @description Identities of the user. */
    MyIdentityList: {
      /** @description Identities, the primary one first. */
      identities: components['schemas']['MyIdentity'][]
    }
    /** @description Entry of the log about the user. */
    MyLogEntry: {
      /** @description Name of the application. */
      client_name?: string
      /**
       * Format: date-time
       * @description Time of the entry.
       */
      date: string
      /** @description Description of the event. */
      description?: string
      /** @description IP address of the request. */
      ip?: string
      /** @description Type of the entry. */
      type: string
      /** @description User agent of the request. */
      user_agent?: string
    }
    /** @description Organization that the user is a member of. */
    MyOrganization: {
      /** @description Display name of the organization. */
      display_name?: string
      /** @description Identifier of the organization. */
      id: string
      /** @description Name of the organization. */
      name: string
    }
    /** @description Branding of the organization. */
    MyOrganizationBranding: {
      /** @description Colors of the log-in pages of the organization, as `#rrggbb`. */
      colors?: components['schemas']['MyOrganizationColors']
      /** @description URL of the logo. */
      logo_url?: string
    }
    /** @description Branding of the organization, which replaces the branding of the tenant on pages and in e-mails. */
    MyOrganizationBrandingDefinition: {
      /** @description Colors of the pages of the organization. */
      colors?: components['schemas']['MyOrganizationColorsDefinition']
      /** @description URL of the logo, with `https`. */
      logo_url?: string
    }
    /** @description Colors of the log-in pages of the organization, as `#rrggbb`. */
    MyOrganizationColors: {
      /** @description Color of the page background in the light color scheme. */
      page_background?: string
      /** @description Color of buttons and links. */
      primary?: string
    }
    /** @description Colors of the pages of the organization. */
    MyOrganizationColorsDefinition: {
      /** @description Color of the page background in the light color scheme, as `#rrggbb`. */
      page_background?: string
      /** @description Color of buttons and links, as `#rrggbb`. */
      primary?: string
    }
    /** @description Configuration of the application that determines what members of the organization can administer. */
    MyOrganizationConfiguration: {
      /** @description Strategies of the identity providers that members can create. */
      allowed_strategies: string[]
      /**
       * @description Rule for the deletion of identity providers by members.
       * @enum {string}
       */
      connection_deletion_behavior: 'allow' | 'allow_if_empty'
    }
    /** @description Details of the organization. */
    MyOrganizationDetails: {
      /** @description Branding of the organization. */
      branding?: components['schemas']['MyOrganizationBranding']
      /** @description Display name of the organization. */
      display_name?: string
      /** @description Identifier of the organization. */
      id: string
      /** @description Name of the organization, unique within the tenant. */
      name: string
    }
    /**
     * @description Members of the organization details to change. Omitted members keep their values; `branding` is
     *     replaced as a whole.
     */
    MyOrganizationDetailsPatch: {
      /** @description Branding of the organization, which replaces the branding of the tenant on pages and in e-mails. */
      branding?: components['schemas']['MyOrganizationBrandingDefinition']
      /** @description Name of the organization for people. */
      display_name?: string
      /** @description Name of the organization, unique within the tenant. */
      name?: string
    }
    /** @description E-mail domain of the organization. Log-ins find the organization by it once it is verified. */
    MyOrganizationDomain: {
      /** @description E-mail domain, in lower case. */
      domain: string
      /** @description Identifier of the domain. */
      id: string
      /** @description Identifier of the organization. */
      org_id: string
      /**
       * @description Status of the domain. `verified`: log-ins find the organization by the domain. `failed`: this
       *     verification did not find the DNS record.
       * @enum {string}
       */
      status: 'pending' | 'verified' | 'failed'
      /** @description Name of the TXT record that proves the ownership of the domain. */
      verification_host: string
      /** @description Value of the TXT record that proves the ownership of the domain. */
      verification_txt: string
    }
    /** @description Domain to add. */
    MyOrganizationDomainDefinition: {
      /** @description Domain of e-mail addresses, in lower case. */
      domain: string
    }
    /** @description Identity provider that is assigned to a domain. */
    MyOrganizationDomainIdentityProvider: {
      /** @description Display name of the identity provider in the organization. */
      display_name?: string
      /** @description Identifier of the connection. */
      id: string
      /** @description Name of the connection. */
      name: string
    }
    /** @description Identity providers of a domain. */
    MyOrganizationDomainIdentityProviderList: {
      /** @description Identity providers, in the order in which they were assigned. */
      identity_providers: components['schemas']['MyOrganizationDomainIdentityProvider'][]
    }
    /** @description Domains of one page. */
    MyOrganizationDomainList: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Domains of this page, oldest first. */
      organization_domains: components['schemas']['MyOrganizationDomain'][]
    }
    /** @description Identity provider of the organization: a connection that is assigned to it. */
    MyOrganizationIdentityProvider: {
      /**
       * @description Access that the tenant gives the organization to the connection (`organization_access_level`):
       *     `limited` permits members to change how the organization uses it, `full` permits all changes.
       * @enum {string}
       */
      access_level: 'readonly' | 'limited' | 'full'
      /** @description Whether users who log in through the identity provider become members of the organization. */
      assign_membership_on_login: boolean
      /** @description User attributes that a log-in maps or that the user attribute profile requires. */
      attributes: components['schemas']['MyOrganizationSsoAttribute'][]
      /** @description Name of the identity provider in the organization. */
      display_name?: string
      /** @description E-mail domains whose users the log-in page redirects to the identity provider. */
      domains: string[]
      /** @description Identifier of the connection. */
      id: string
      /** @description Whether members of the organization can log in through the identity provider. */
      is_enabled: boolean
      /** @description Name of the connection. */
      name: string
      /**
       * @description Options of the identity provider, without secrets. The strategy determines which members are
       *     present.
       */
      options: components['schemas']['MyOrganizationIdentityProviderOptions']
      /** @description Whether the log-in page of the organization shows a button for the identity provider. */
      show_as_button: boolean
      /** @description Strategy of the connection. */
      strategy: string
    }
    /** @description Settings and features of identity providers that members can use. */
    MyOrganizationIdentityProviderConfiguration: {
      /** @description Permissions of members for the settings of identity providers. */
      organization: components['schemas']['MyOrganizationIdentityProviderRights']
      /** @description Features of each strategy that members can use, by the name of the strategy without hyphens. */
      strategies: {
        [key: string]: components['schemas']['MyOrganizationStrategyFeatures']
      }
    }
    /** @description Identity provider to create. */
    MyOrganizationIdentityProviderDefinition: {
      /**
       * @description Whether users who log in through the identity provider become members of the organization;
       *     false by default.
       */
      assign_membership_on_login?: boolean
      /** @description Name of the identity provider in the organization, on the log-in page. */
      display_name?: string
      /**
       * @description Verified domains of the organization whose users the log-in page redirects to the identity
       *     provider.
       */
      domains?: string[]
      /** @description Whether members of the organization can log in through the identity provider; true by default. */
      is_enabled?: boolean
      /**
       * @description Name of the connection: letters and digits, with single hyphens between them. Unique within
       *     the tenant; it cannot be changed.
       */
      name: string
      /**
       * @description Options of the identity provider. Their members depend on the strategy: `oidc` has `type`,
       *     `client_id`, `client_secret` and `discovery_url`; `okta` and `google-apps` have `domain`,
       *     `client_id` and `client_secret`; `waad` has `tenant_domain`, `client_id` and `client_secret`;
       *     `adfs` has `adfs_server` or `fedMetadataXml`; `samlp` has `metadataUrl`, or `signInEndpoint` with
       *     `cert`; `pingfederate` has `pingFederateBaseUrl` and `signingCert`.
       */
      options: components['schemas']['MyOrganizationIdentityProviderOptionsDefinition']
      /**
       * @description Whether the log-in page of the organization shows a button for the identity provider; true by
       *     default.
       */
      show_as_button?: boolean
      /**
       * @description Strategy of the connection, which the application must offer.
       * @enum {string}
       */
      strategy: 'adfs' | 'google-apps' | 'oidc' | 'okta' | 'pingfederate' | 'samlp' | 'waad'
    }
    /** @description Domain of an identity provider. */
    MyOrganizationIdentityProviderDomain: {
      /** @description Domain of e-mail addresses. */
      domain: string
    }
    /** @description Identity providers of the organization. */
    MyOrganizationIdentityProviderList: {
      /** @description Identity providers, in the order in which they were assigned. */
      identity_providers: components['schemas']['MyOrganizationIdentityProvider'][]
    }
    /**
     * @description Options of the identity provider, without secrets. The strategy determines which members are
     *     present.
     */
    MyOrganizationIdentityProviderOptions: {
      /** @description Host name of AD FS, or the URL of its federation metadata. */
      adfs_server?: string
      /** @description Binding of SAML requests, which `protocolBinding` overrides. */
      bindingMethod?: string
      /** @description Certificate that verifies SAML responses. */
      cert?: string
      /** @description Identifier of the client at the identity provider. */
      client_id?: string
      /** @description Digest algorithm of the signatures of SAML requests. */
      digestAlgorithm?: string
      /** @description URL of the metadata of the OpenID provider. */
      discovery_url?: string
      /** @description Domain of the organization at Okta or Google Workspace. */
      domain?: string
      /** @description Federation metadata of AD FS, as XML. */
      fedMetadataXml?: string
      /** @description URL of the icon of the button on the log-in page. */
      icon_url?: string
      /** @description Settings of log-ins that the SAML identity provider starts. */
      idpInitiated?: components['schemas']['MyOrganizationIdpInitiated']
      /** @description URL of the metadata of the SAML identity provider. */
      metadataUrl?: string
      /** @description Base URL of PingFederate. */
      pingFederateBaseUrl?: string
      /** @description Binding of SAML requests. */
      protocolBinding?: string
      /** @description Algorithm by which the server signs SAML requests. */
      signatureAlgorithm?: string
      /** @description URL to which SAML requests are sent. */
      signInEndpoint?: string
      /** @description Whether SAML requests are signed. */
      signSAMLRequest?: boolean
      /** @description Domain of the Microsoft Entra tenant. */
      tenant_domain?: string
      /**
       * @description Flow with the OpenID provider: `back_channel` (ID token from the token endpoint) or
       *     `front_channel` (ID token through the browser).
       */
      type?: string
    }
    /**
     * @description Options of the identity provider. Their members depend on the strategy: `oidc` has `type`,
     *     `client_id`, `client_secret` and `discovery_url`; `okta` and `google-apps` have `domain`,
     *     `client_id` and `client_secret`; `waad` has `tenant_domain`, `client_id` and `client_secret`;
     *     `adfs` has `adfs_server` or `fedMetadataXml`; `samlp` has `metadataUrl`, or `signInEndpoint` with
     *     `cert`; `pingfederate` has `pingFederateBaseUrl` and `signingCert`.
     */
    MyOrganizationIdentityProviderOptionsDefinition: {
      /** @description Host of AD FS, or the URL of its federation metadata. */
      adfs_server?: string
      /** @description Short name of the binding. */
      bindingMethod?: string
      /** @description Certificate that verifies SAML responses, as PEM or its base64. */
      cert?: string
      /** @description Identifier of the client at the identity provider. */
      client_id?: string
      /** @description Client secret at the identity provider. It is stored encrypted and never returned. */
      client_secret?: string
      /**
       * @description Digest of signatures of SAML requests.
       * @enum {string}
       */
      digestAlgorithm?: 'sha256' | 'sha1'
      /** @description URL of the metadata of the OpenID provider (OpenID Connect Discovery 1.0, section 4). */
      discovery_url?: string
      /** @description Domain of the organization at Okta or Google Workspace. */
      domain?: string
      /** @description Federation metadata of AD FS, as XML. */
      fedMetadataXml?: string
      /** @description URL of the icon of the button on the log-in page, with `https`. */
      icon_url?: string
      /** @description Settings of log-ins that the SAML identity provider starts. */
      idpInitiated?: components['schemas']['MyOrganizationIdpInitiated']
      /** @description URL of the metadata of the SAML identity provider (SAML Metadata, section 4.1). */
      metadataUrl?: string
      /** @description Base URL of PingFederate. */
      pingFederateBaseUrl?: string
      /**
       * @description Binding of SAML requests.
       * @enum {string}
       */
      protocolBinding?:
        | 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
        | 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
      /**
       * @description Algorithm of signatures of SAML requests.
       * @enum {string}
       */
      signatureAlgorithm?: 'rsa-sha256' | 'rsa-sha1'
      /** @description URL to which SAML requests are sent. */
      signInEndpoint?: string
      /** @description Certificate that verifies the responses of PingFederate, as PEM or its base64. */
      signingCert?: string
      /**
       * @description Whether SAML requests are signed. Without a key that an administrator has set for the
       *     connection, the signing key of the tenant signs.
       */
      signSAMLRequest?: boolean
      /** @description Domain of the tenant of Microsoft Entra ID. */
      tenant_domain?: string
      /**
       * @description Flow with the OpenID provider: `back_channel` (ID token from the token endpoint) or
       *     `front_channel` (ID token through the browser).
       * @enum {string}
       */
      type?: 'back_channel' | 'front_channel'
    }
    /** @description Members of the identity provider to change. Omitted members keep their values. */
    MyOrganizationIdentityProviderPatch: {
      /** @description Whether users who log in by it become members. */
      assign_membership_on_login?: boolean
      /** @description Name of the identity provider in the organization; requires full access. */
      display_name?: string
      /** @description Whether members of the organization can log in by it. */
      is_enabled?: boolean
      /**
       * @description Options of the identity provider. Their members depend on the strategy: `oidc` has `type`,
       *     `client_id`, `client_secret` and `discovery_url`; `okta` and `google-apps` have `domain`,
       *     `client_id` and `client_secret`; `waad` has `tenant_domain`, `client_id` and `client_secret`;
       *     `adfs` has `adfs_server` or `fedMetadataXml`; `samlp` has `metadataUrl`, or `signInEndpoint` with
       *     `cert`; `pingfederate` has `pingFederateBaseUrl` and `signingCert`.
       */
      options?: components['schemas']['MyOrganizationIdentityProviderOptionsDefinition']
      /** @description Whether the log-in page of the organization shows a button. */
      show_as_button?: boolean
    }
    /** @description Permissions of members for the settings of identity providers. */
    MyOrganizationIdentityProviderRights: {
      /** @description Whether members can set `assign_membership_on_login`. */
      can_set_assign_membership_on_login: boolean
      /** @description Whether members can set `show_as_button`. */
      can_set_show_as_button: boolean
    }
    /** @description Settings of log-ins that the SAML identity provider starts. */
    MyOrganizationIdpInitiated: {
      /** @description Query string of the authorization request at the client. */
      client_authorizequery?: string
      /** @description Identifier of the client that users are logged in to. */
      client_id?: string
      /**
       * @description Protocol of the client.
       * @enum {string}
       */
      client_protocol?: 'oauth2' | 'samlp' | 'wsfed'
      /** @description Whether the identity provider may start log-ins. */
      enabled?: boolean
    }
    /** @description Invitation of a person to the organization. */
    MyOrganizationInvitation: {
      /**
       * Format: date-time
       * @description Time at which the invitation was created.
       */
      created_at: string
      /**
       * Format: date-time
       * @description Time at which the invitation expires.
       */
      expires_at: string
      /** @description Identifier of the invitation. */
      id: string
      /** @description Identifier of the only identity provider with which the invitation can be accepted. */
      identity_provider_id?: string
      /** @description Person who is invited. */
      invitee: components['schemas']['MyOrganizationInvitee']
      /** @description Person who invites. */
      inviter: components['schemas']['MyOrganizationInviter']
      /** @description Identifier of the organization. */
      organization_id: string
      /** @description Identifiers of the roles that the invited person gets. */
      roles?: string[]
    }
    /** @description Invitations to create. */
    MyOrganizationInvitationDefinition: {
      /**
       * @description Identifier of the only identity provider with which the invitations can be accepted. It must
       *     be enabled for the organization.
       */
      identity_provider_id?: string
      /** @description Persons who are invited. */
      invitees: components['schemas']['MyOrganizationInviteeDefinition'][]
      /** @description Person who invites; by default the user of the access token. */
      inviter?: components['schemas']['MyOrganizationInviterDefinition']
      /**
       * @description Lifetime of the invitations, in seconds, at most 2592000 (30 days). The default, which 0
       *     selects too, is 604800 (7 days).
       */
      ttl_sec?: number
    }
    /** @description Invitations to revoke. */
    MyOrganizationInvitationIds: {
      /** @description Identifiers of the invitations. */
      invitations: string[]
    }
    /** @description Invitations of one page. */
    MyOrganizationInvitationList: {
      /** @description Invitations of this page, newest first. */
      invitations: components['schemas']['MyOrganizationInvitation'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Roles of an invitation. */
    MyOrganizationInvitationRoleList: {
      /** @description Roles that the invited person gets. */
      roles: components['schemas']['MyOrganizationRole'][]
    }
    /** @description Created invitations, one for each person. */
    MyOrganizationInvitations: components['schemas']['MyOrganizationInvitation'][]
    /** @description Person who is invited. */
    MyOrganizationInvitee: {
      /** @description E-mail address of the person. */
      email?: string
    }
    /** @description Person who is invited. */
    MyOrganizationInviteeDefinition: {
      /** @description E-mail address of the person. */
      email: string
      /** @description Identifiers of the roles that the person gets in the organization. */
      roles?: string[]
    }
    /** @description Person who invites. */
    MyOrganizationInviter: {
      /** @description Name of the person, which the e-mail shows. */
      name?: string
    }
    /** @description Person who invites; by default the user of the access token. */
    MyOrganizationInviterDefinition: {
      /** @description Name of the person, for the mail. */
      name?: string
    }
    /** @description Member of the organization. */
    MyOrganizationMember: {
      /**
       * Format: date-time
       * @description Time at which the user was created.
       */
      created_at?: string
      /** @description E-mail address of the user. */
      email?: string
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /**
       * Format: date-time
       * @description Time of the last log-in of the user.
       */
      last_login?: string
      /** @description Full name of the user. */
      name?: string
      /** @description Name by which the user likes to be called. */
      nickname?: string
      /** @description Phone number of the user. */
      phone_number?: string
      /**
       * @description Roles of the member in the organization. Present if the access token has the scope
       *     `read:my_org:member_roles`.
       */
      roles?: components['schemas']['MyOrganizationRole'][]
      /**
       * Format: date-time
       * @description Time of the last change of the user.
       */
      updated_at?: string
      /** @description Identifier of the user. */
      user_id: string
    }
    /** @description Members to remove. */
    MyOrganizationMemberIds: {
      /** @description Identifiers of the users. */
      members: string[]
    }
    /** @description Members of one page. */
    MyOrganizationMemberList: {
      /** @description Members of this page, in the order of joining. */
      members: components['schemas']['MyOrganizationMember'][]
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
    }
    /** @description Provisioning of users by an identity provider. */
    MyOrganizationProvisioning: {
      /** @description User attributes that provisioning maps or that the user attribute profile requires. */
      attributes: components['schemas']['MyOrganizationProvisioningAttribute'][]
      /**
       * Format: date-time
       * @description Time at which the provisioning was created.
       */
      created_at: string
      /** @description Identifier of the identity provider. */
      identity_provider_id: string
      /** @description Name of the connection. */
      identity_provider_name: string
      /**
       * @description Protocol by which users are provisioned.
       * @enum {string}
       */
      method: 'scim'
      /** @description Strategy of the connection. */
      strategy: string
      /**
       * Format: date-time
       * @description Time at which the provisioning was last changed.
       */
      updated_on: string
      /** @description SCIM attribute that is the identifier of the user at the identity provider. */
      user_id_attribute: string
    }
    /** @description Attribute that provisioning maps. */
    MyOrganizationProvisioningAttribute: {
      /** @description Description of the attribute in the user attribute profile. */
      description?: string
      /**
       * @description Whether the attribute is mapped but is not in the user attribute profile. An update of the
       *     mapping removes it.
       */
      is_extra: boolean
      /**
       * @description Whether the attribute is in the user attribute profile but is not mapped. An update of the
       *     mapping adds it.
       */
      is_missing: boolean
      /** @description Whether the user attribute profile requires a value. */
      is_required: boolean
      /** @description Label of the attribute in the user attribute profile. */
      label?: string
      /** @description SCIM attribute that the value is read from. */
      provisioning_field: string
      /** @description Member of the user that gets the value. */
      user_attribute: string
    }
    /** @description Role that members can have in the organization. */
    MyOrganizationRole: {
      /** @description Description of the role. */
      description?: string
      /** @description Identifier of the role. */
      id: string
      /** @description Name of the role. */
      name: string
    }
    /** @description Roles of a member. */
    MyOrganizationRoleIds: {
      /** @description Identifiers of the roles. */
      role_ids: string[]
    }
    /** @description Roles of one page. */
    MyOrganizationRoleList: {
      /** @description Cursor of the next page, to be sent as `from`. Absent on the last page. */
      next?: string
      /** @description Roles of this page. */
      roles: components['schemas']['MyOrganizationRole'][]
    }
    /** @description SCIM token, without its secret. */
    MyOrganizationScimToken: {
      /**
       * Format: date-time
       * @description Time at which the token was created.
       */
      created_at: string
      /** @description Requests that the token allows, by HTTP method. */
      scopes: string[]
      /** @description Identifier of the token. */
      token_id: string
      /**
       * Format: date-time
       * @description Time at which the token expires. Absent if it does not expire.
       */
      valid_until?: string
    }
    /** @description SCIM token to create. */
    MyOrganizationScimTokenDefinition: {
      /** @description Lifetime of the token, in seconds. By default the token does not expire. */
      token_lifetime?: number
    }
    /** @description SCIM tokens of an identity provider. */
    MyOrganizationScimTokenList: {
      /** @description SCIM tokens, the oldest first. */
      scim_tokens: components['schemas']['MyOrganizationScimToken'][]
    }
    /** @description User attribute that a log-in maps. */
    MyOrganizationSsoAttribute: {
      /** @description Description of the attribute, by the user attribute profile. */
      description?: string
      /** @description Whether the attribute is mapped and not in the profile; a refresh removes it. */
      is_extra: boolean
      /** @description Whether the attribute is in the profile and not mapped; a refresh adds it. */
      is_missing: boolean
      /** @description Whether the user attribute profile requires a value. */
      is_required: boolean
      /** @description Label of the attribute, by the user attribute profile. */
      label?: string
      /** @description Attributes of the identity provider that the value is read from. */
      sso_field: string[]
      /** @description Member of the user that gets the value. */
      user_attribute: string
    }
    /** @description Features of a strategy. */
    MyOrganizationStrategyFeatures: {
      /** @description Features that members can set up. */
      enabled_features: 'provisioning'[]
      /** @description Protocols by which identity providers provision users. */
      provisioning_methods: 'scim'[]
    }
    /** @description Database connection of the organization. */
    MyOrganizationUserStore: {
      /**
       * @description Access that the tenant gives the organization (`organization_access_level`).
       * @enum {string}
       */
      access_level: 'readonly' | 'limited' | 'full'
      /** @description Display name of the user store in the organization. */
      display_name?: string
      /** @description Identifier of the connection. */
      id: string
      /** @description Whether members of the organization can log in by it. */
      is_enabled: boolean
      /** @description Name of the connection. */
      name: string
    }
    /** @description User stores of the organization. */
    MyOrganizationUserStoreList: {
      /** @description User stores, in the order in which they were assigned. */
      user_stores: components['schemas']['MyOrganizationUserStore'][]
    }
    /** @description Profile of the user. */
    MyProfile: {
      /**
       * Format: date-time
       * @description Time at which the user was created.
       */
      created_at: string
      /** @description E-mail address of the user. */
      email?: string
      /** @description Whether the e-mail address is verified. */
      email_verified?: boolean
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /**
       * Format: date-time
       * @description Time of the last log-in.
       */
      last_login?: string
      /** @description Full name of the user. */
      name?: string
      /** @description Nickname of the user. */
      nickname?: string
      /** @description Phone number of the user. */
      phone_number?: string
      /** @description Whether the phone number is verified. */
      phone_verified?: boolean
      /** @description URL of a picture of the user. */
      picture?: string
      /**
       * Format: date-time
       * @description Time at which the user was last updated.
       */
      updated_at: string
      /** @description Unique identifier of the user. */
      user_id: string
      /** @description Username of the user. */
      username?: string
    }
    /** @description Change of the profile. */
    MyProfilePatch: {
      /** @description Family name of the user. */
      family_name?: string
      /** @description Given name of the user. */
      given_name?: string
      /** @description Full name of the user. */
      name?: string
      /** @description Name by which the user likes to be called. */
      nickname?: string
      /**
       * Format: uri
       * @description URL of a picture of the user, with the scheme `https` or `http`.
       */
      picture?: string
    }
    /** @description Session: a log-in in one browser, shared by the applications that were opened in it. */
    MySession: {
      /** @description Applications that the user logged in to in this session. */
      clients: components['schemas']['MySessionClient'][]
      /**
       * Format: date-time
       * @description Time at which the session was created.
       */
      created_at: string
      /** @description Browser of a session. */
      device: components['schemas']['MySessionDevice']
      /**
       * Format: date-time
       * @description Time at which the session ends at the latest.
       */
      expires_at: string
      /** @description Identifier of the session. It is not a credential. */
      id: string
      /**
       * Format: date-time
       * @description Time at which the session was last used.
       */
      last_interacted_at: string
    }
    /** @description Application of a session. */
    MySessionClient: {
      /** @description Client identifier of the application. */
      client_id: string
      /** @description Name of the application. */
      name: string
    }
    /** @description Browser of a session. */
    MySessionDevice: {
      /** @description IP address of the log-in. */
      initial_ip?: string
      /** @description User agent of the log-in. */
      initial_user_agent?: string
      /** @description IP address of the last use. */
      last_ip?: string
      /** @description User agent of the last use. */
      last_user_agent?: string
    }
    /** @description Sessions of the user. */
    MySessionList: {
      /** @description Sessions, the oldest first. */
      sessions: components['schemas']['MySession'][]
    }
    /** @description Error of the authentication API (RFC 6749, section 5.2). */
    OAuthError: {
      /** @description Error code, such as `invalid_grant` (RFC 6749, section 5.2). */
      error: string
      /** @description Human-readable sentence about the error, for developers; the text may change. */
      error_description?: string
      /** @description URL of a page with more information about the error. */
      error_uri?: string
      /**
       * @description Second factors that the client can verify or enroll with an `mfa_token`. A user with a second
       *     factor has `challenge`, any other user `enroll`.
       */
      mfa_requirements?: components['schemas']['MfaRequirements']
      /**
       * @description Token that comes with the error `mfa_required`. The client sends it to `/mfa/challenge` and,
       *     with the second factor, to `/oauth/token`.
       */
      mfa_token?: string
    }
    /** @description HTML page in the preferred language of the user. */
    Page: string
    /** @description Form fields that a log-in page posts. */
    PageForm: {
      [key: string]: unknown
    }
    /**
     * @description Passkey challenge: options for the authenticator, and the session in which its response is
     *     verified.
     */
    PasskeyChallenge: {
      /**
       * @description Session of the passkey ceremony. The client sends it to the token endpoint with the
       *     authenticator's response; it can be used once within five minutes.
       */
      auth_session: string
      /**
       * @description Options for `navigator.credentials`: PublicKeyCredentialRequestOptionsJSON or
       *     PublicKeyCredentialCreationOptionsJSON (Web Authentication Level 3, sections 5.1.8 and 5.1.9).
       */
      authn_params_public_key: {
        [key: string]: unknown
      }
    }
    /**
     * @description Client that requests a passkey challenge. A confidential client authenticates by its secret or a
     *     client assertion.
     */
    PasskeyChallengeRequest: {
      /** @description Client assertion: a JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /**
       * @description Type of the client assertion, always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`
       *     (RFC 7523, section 2.2).
       */
      client_assertion_type?: string
      /** @description Client identifier; may be omitted if the `Authorization` header has it. */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /**
       * @description Name or realm of a connection that supports passkeys and that the client is enabled for; by
       *     default the oldest such connection.
       */
      realm?: string
    }
    /**
     * @description Client that requests a passkey registration, and the user to register. A confidential client
     *     authenticates by its secret or a client assertion.
     */
    PasskeyRegistrationRequest: {
      /** @description Client assertion: a JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /**
       * @description Type of the client assertion, always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`
       *     (RFC 7523, section 2.2).
       */
      client_assertion_type?: string
      /** @description Client identifier; may be omitted if the `Authorization` header has it. */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /**
       * @description Name or realm of a connection that supports passkeys and that the client is enabled for; by
       *     default the oldest such connection.
       */
      realm?: string
      /** @description Profile of the user who signs up. */
      user_profile: {
        /** @description E-mail address of the user who signs up. */
        email: string
        /** @description Full name of the user who signs up. */
        name?: string
      }
    }
    /** @description Recipient of a passwordless code or link. */
    PasswordlessRecipient: {
      /** @description Identifier derived from the address; it does not reveal whether a user exists. */
      _id: string
      /** @description E-mail address that the server sent the code or link to. Absent for a phone. */
      email?: string
      /** @description Whether a correct code has just verified the e-mail address. Absent for a phone. */
      email_verified?: boolean
      /** @description Phone number that the server sent the code to, in E.164 format. Absent for an e-mail address. */
      phone_number?: string
      /** @description Whether a correct code has just verified the phone number. Absent for an e-mail address. */
      phone_verified?: boolean
    }
    /**
     * @description Recipient and form of a passwordless log-in. A confidential client authenticates by its secret or
     *     a client assertion.
     */
    PasswordlessStart: {
      /**
       * @description Authorization request parameters of the link. If `redirect_uri` is missing, the server uses
       *     the first callback URL of the client.
       */
      authParams?: {
        [key: string]: string
      }
      /** @description Client assertion: a JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /**
       * @description Type of the client assertion, always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`
       *     (RFC 7523, section 2.2).
       */
      client_assertion_type?: string
      /** @description Client identifier; may be omitted if the `Authorization` header has it. */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /** @description Name of a connection with the strategy `email` or `sms` that the client is enabled for. */
      connection: string
      /** @description E-mail address to send the code or link to, for the strategy `email`. */
      email?: string
      /** @description Phone number to send the code to, for the strategy `sms`: in E.164 format, with the plus sign. */
      phone_number?: string
      /**
       * @description Content of the e-mail: a one-time `code`, or a `link` that continues at `/authorize`. A text
       *     message always contains a code.
       * @default link
       * @enum {string}
       */
      send?: 'code' | 'link'
    }
    /**
     * @description One-time code to check, with its recipient. A confidential client authenticates by its secret or a
     *     client assertion.
     */
    PasswordlessVerification: {
      /** @description Client assertion: a JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /**
       * @description Type of the client assertion, always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`
       *     (RFC 7523, section 2.2).
       */
      client_assertion_type?: string
      /** @description Client identifier; may be omitted if the `Authorization` header has it. */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /** @description Name of a connection with the strategy `email` or `sms` that the client is enabled for. */
      connection: string
      /** @description E-mail address that the code was sent to, for the strategy `email`. */
      email?: string
      /** @description Phone number that the code was sent to, for the strategy `sms`. */
      phone_number?: string
      /** @description One-time code that the user typed. */
      verification_code: string
    }
    /** @description Rule for passwords. */
    PasswordRule: {
      /** @description Stable name of the rule, such as `lengthAtLeast`. */
      code: string
      /** @description Values of the placeholders in `message`. */
      format?: (number | string)[]
      /** @description Kinds of characters that the rule names. */
      items?: components['schemas']['PasswordRule'][]
      /** @description Sentence about the rule, with a placeholder (`%d`, `%s`) for each value of `format`. */
      message: string
      /** @description Whether the password meets the rule. */
      verified: boolean
    }
    /**
     * @description Parameters of a wallet that fetches a request (OpenID4VP 1.0, section 5.10). The server ignores
     *     parameters that are not listed here.
     */
    PresentationRequestForm: {
      /** @description Metadata of the wallet, as JSON text. The server ignores it. */
      wallet_metadata?: string
      /** @description Value that the request object repeats. */
      wallet_nonce?: string
    }
    /**
     * @description Response of a wallet (OpenID4VP 1.0, section 8). The server ignores parameters that are not listed
     *     here.
     */
    PresentationResponseForm: {
      /** @description Error code, where the wallet presents nothing (RFC 6749, section 4.1.2.1). */
      error?: string
      /** @description Human-readable description of the error. The server ignores it. */
      error_description?: string
      /**
       * @description Protocol that the browser chose, with `dc-api` only: `openid4vp-v1-signed`, which is the
       *     default, or `org-iso-mdoc` (ISO/IEC TS 18013-7, annex C).
       */
      protocol?: string
      /**
       * @description Encrypted response: a JWE (`direct_post.jwt`, `openid4vp-v1-signed`), or EncryptedResponse in
       *     base64url (`org-iso-mdoc`).
       */
      response?: string
      /** @description The `state` of the request (`direct_post`, and errors). */
      state?: string
      /**
       * @description JSON text with the DeviceResponse in base64url, or the SD-JWT with key binding
       *     (`direct_post`).
       */
      vp_token?: string
    }
    /** @description Response to a pushed authorization request (RFC 9126, section 2.2). */
    PushedAuthorization: {
      /** @description Lifetime of `request_uri`, in seconds. */
      expires_in: number
      /**
       * @description Reference to the pushed request. The client sends it to `/authorize` as `request_uri`; it can
       *     be used once.
       */
      request_uri: string
    }
    /** @description Token revocation request (RFC 7009, section 2.1). */
    RevocationRequest: {
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /** @description Token to revoke. */
      token: string
      /**
       * @description Hint about the type of the token, such as `refresh_token`; the server finds the token without
       *     it, too.
       */
      token_type_hint?: string
    }
    /**
     * @description Form of the HTTP-POST binding (SAML Bindings, section 3.5.4) with either `SAMLRequest` or
     *     `SAMLResponse`.
     */
    SamlLogoutMessage: {
      /**
       * @description Opaque value that the receiver returns unchanged with the response (SAML Bindings, section
       *     3.5.3).
       */
      RelayState?: string
      /** @description SAML message `LogoutRequest`, base64-encoded. */
      SAMLRequest?: string
      /** @description SAML message `LogoutResponse`, base64-encoded. */
      SAMLResponse?: string
    }
    /** @description Form of the HTTP-POST binding (SAML Bindings, section 3.5.4). */
    SamlRequest: {
      /**
       * @description Opaque value that the server returns unchanged with the response (SAML Bindings, section
       *     3.5.3).
       */
      RelayState?: string
      /**
       * @description `AuthnRequest`, base64-encoded. It has an enveloped signature if the client has a signing
       *     certificate.
       */
      SAMLRequest?: string
    }
    /** @description Error of SCIM (RFC 7644, section 3.12). */
    ScimError: {
      /** @description Human-readable sentence about the error. */
      detail: string
      /** @description URN of the SCIM schema for error messages. */
      schemas: 'urn:ietf:params:scim:api:messages:2.0:Error'[]
      /**
       * @description SCIM error type, such as `uniqueness` (RFC 7644, section 3.12).
       * @enum {string}
       */
      scimType?:
        | 'invalidFilter'
        | 'tooMany'
        | 'uniqueness'
        | 'mutability'
        | 'invalidSyntax'
        | 'invalidPath'
        | 'noTarget'
        | 'invalidValue'
      /** @description HTTP status of the response. */
      status: string
    }
    /** @description Group resource of SCIM (RFC 7643, section 4.2). */
    ScimGroup: {
      /** @description Name of the group. */
      displayName?: string
      /** @description Identifier of the group at the identity provider. */
      externalId?: string
      /** @description Unique identifier of the group. */
      id: string
      /** @description Users of the group; absent if it has none. */
      members?: {
        /** @description URL of the user. */
        $ref?: string
        /** @description Name of the user. */
        display?: string
        /**
         * @description Kind of the member.
         * @enum {string}
         */
        type?: 'User'
        /** @description Unique identifier of the user. */
        value?: string
      }[]
      /** @description Metadata of the group. */
      meta?: {
        /**
         * Format: date-time
         * @description Time of creation.
         */
        created?: string
        /**
         * Format: date-time
         * @description Time of the last change.
         */
        lastModified?: string
        /** @description URL of the group. */
        location?: string
        /** @description Type of the resource. */
        resourceType?: string
        /** @description Entity tag of the group. */
        version?: string
      }
      /** @description URNs of the schemas of the group. */
      schemas: string[]
    }
    /** @description Attributes of a group (RFC 7643, section 4.2). Unknown and read-only attributes are ignored. */
    ScimGroupRequest: {
      /** @description Name of the group. Required. */
      displayName?: string | null
      /** @description Identifier of the group at the identity provider. Unique in the connection. */
      externalId?: string | null
      /** @description Users of the group, who must be users of the connection. */
      members?:
        | {
            /** @description Unique identifier of the user. */
            value?: string
          }[]
        | null
      /** @description URNs of the schemas of the group. */
      schemas?: string[]
    }
    /** @description Resources of a page (RFC 7644, section 3.4.2). */
    ScimList: {
      /** @description Number of resources in this page. */
      itemsPerPage: number
      /** @description Resources of this page. */
      Resources: {
        /** @description Unique identifier of the resource. */
        id: string
      }[]
      /** @description URNs of the schemas of the response. */
      schemas: string[]
      /** @description Position of the first resource of this page, counted from 1. */
      startIndex: number
      /** @description Number of all resources that match. */
      totalResults: number
    }
    /** @description Operations on a user or a group (RFC 7644, section 3.5.2). */
    ScimPatch: {
      /** @description Operations, in the order in which they are applied. */
      Operations?: {
        /** @description Operator: `add`, `replace` or `remove`. */
        op?: string
        /** @description Path of the attribute, or of selected values of it, such as `emails[type eq "work"].value` (RFC 7644, section 3.5.2). */
        path?: string | null
        /** @description New value of the attribute. */
        value?: unknown
      }[]
      /** @description URNs of the schemas of the request. */
      schemas?: string[]
    }
    /** @description Schema or resource type (RFC 7643, sections 6 and 7). */
    ScimResource: {
      /** @description Identifier of the resource. */
      id: string
      /** @description Name of the resource. */
      name: string
    }
    /** @description Query for resources (RFC 7644, section 3.4.3). */
    ScimSearchRequest: {
      /** @description Attributes to return (RFC 7644, section 3.9); `id` and `schemas` are always returned. */
      attributes?: string[] | null
      /** @description Maximum number of resources per page. A negative number counts as 0 (RFC 7644, section 3.4.2.4). */
      count?: number | null
      /** @description Attributes not to return (RFC 7644, section 3.9). */
      excludedAttributes?: string[] | null
      /** @description Filter of the resources (RFC 7644, section 3.4.2.2). */
      filter?: string | null
      /** @description URNs of the schemas of the request. */
      schemas?: string[]
      /** @description Position of the first resource of the page, counted from 1. A smaller number counts as 1 (RFC 7644, section 3.4.2.4). */
      startIndex?: number | null
    }
    /** @description Features of SCIM that the server supports (RFC 7643, section 5). */
    ScimServiceProviderConfig: {
      /** @description Authentication schemes of identity providers. */
      authenticationSchemes: {
        /** @description Kind of the scheme. */
        type?: string
      }[]
      /** @description Support of bulk requests. */
      bulk: {
        /** @description Whether the feature is supported. */
        supported: boolean
      }
      /** @description Support of password changes. */
      changePassword: {
        /** @description Whether the feature is supported. */
        supported: boolean
      }
      /** @description Support of entity tags. */
      etag: {
        /** @description Whether the feature is supported. */
        supported: boolean
      }
      /** @description Support of filters. */
      filter: {
        /** @description Whether the feature is supported. */
        supported: boolean
      }
      /** @description Support of PATCH requests. */
      patch: {
        /** @description Whether the feature is supported. */
        supported: boolean
      }
      /** @description URNs of the schemas of the response. */
      schemas: string[]
      /** @description Support of sorting. */
      sort: {
        /** @description Whether the feature is supported. */
        supported: boolean
      }
    }
    /** @description User resource of SCIM (RFC 7643, section 4.1). */
    ScimUser: {
      /** @description Whether the user may log in. */
      active?: boolean
      /** @description Identifier of the user at the identity provider. */
      externalId?: string
      /** @description Unique identifier of the user. */
      id: string
      /** @description Metadata of the user. */
      meta?: {
        /**
         * Format: date-time
         * @description Time of creation.
         */
        created?: string
        /**
         * Format: date-time
         * @description Time of the last change.
         */
        lastModified?: string
        /** @description Address of the user. */
        location?: string
        /** @description Type of the resource. */
        resourceType?: string
        /** @description Entity tag of the user. */
        version?: string
      }
      /** @description URNs of the schemas of the user. */
      schemas: string[]
      /** @description Name by which the identity provider knows the user. */
      userName?: string
    }
    /** @description Attributes of a user (RFC 7643, section 4.1). Unknown and read-only attributes are ignored. */
    ScimUserRequest: {
      /** @description Whether the user may log in; false blocks the user. */
      active?: boolean | string | null
      /** @description Identifier of the user at the identity provider. */
      externalId?: string | null
      /** @description URNs of the schemas of the user. */
      schemas?: string[]
      /** @description Name by which the identity provider knows the user. Required and unique. */
      userName?: string | null
    }
    /** @description Form fields that a step of the self-service pages posts. */
    SelfServiceAnswer: {
      /** @description Metadata of the server of the strategy `adfs`, as XML. */
      fedMetadataXml?: string
      /** @description Metadata of the SAML identity provider, as XML. */
      metadataXml?: string
    }
    /**
     * @description Profile of a user: the claims of all scopes of OpenID Connect, with the user and the client of the
     *     ID token.
     */
    TokenInfo: {
      /** @description Identifier of the client that the ID token was issued to. */
      clientID: string
      /** @description Subject identifier of the user. */
      sub: string
      /** @description Unique identifier of the user, as `sub`. */
      user_id: string
    }
    /** @description ID token whose user is requested. */
    TokenInfoRequest: {
      /** @description ID token that the server issued to a first-party client, signed by its keys. */
      id_token: string
    }
    /**
     * @description Token request (RFC 6749, sections 4.1.3, 4.4 and 6). The client authenticates with `client_id` and
     *     `client_secret` in the body or by HTTP Basic but not both; or with `client_assertion`; or with
     *     `client_id` and a client certificate. The server ignores parameters that are not listed here (RFC
     *     6749, section 3.2).
     */
    TokenRequest: {
      /**
       * @description Identity assertion, for the grant `urn:ietf:params:oauth:grant-type:jwt-bearer`: a JWT of the
       *     type `oauth-id-jag+jwt` by which the identity provider of a connection permits the client to
       *     act for a user (RFC 7523, section 2.1). Its `aud` is the issuer of this server. Its `resource`
       *     and `scope` precede those of the request.
       */
      assertion?: string
      /**
       * @description Identifier of the API that the access token is for; the management API of the tenant is the
       *     URL that ends in `/api/v2/`. For the grant `refresh_token` it may also be an API that
       *     `refresh_token.policies` of the client name; by default it is the API of the log-in.
       *     `urn:{host}:session_transfer` with the host of the tenant requests a session transfer token in
       *     place of an access token, for a client that may create them (`session_transfer`).
       */
      audience?: string
      /**
       * @description Identifier of a backchannel authentication request from `/bc-authorize`. Until the user has
       *     answered, the error is 400 `authorization_pending`; a client that polls more often than every
       *     five seconds gets 400 `slow_down` with `Retry-After`.
       */
      auth_req_id?: string
      /** @description Session of the passkey ceremony, from `/passkey/challenge` or `/passkey/register`. */
      auth_session?: string
      /**
       * @description Response of the passkey authenticator: an AuthenticationResponseJSON or
       *     RegistrationResponseJSON (Web Authentication Level 3, section 5.1), sent as text in a form.
       */
      authn_response?:
        | {
            [key: string]: unknown
          }
        | string
      /**
       * @description Requested authorization details: a JSON array of objects, sent as text in a form (RFC 9396,
       *     section 6).
       */
      authorization_details?: string
      /** @description Code that the server sent to the user and the user typed, for the grant `mfa-oob`. */
      binding_code?: string
      /**
       * @description Client assertion: a JWT that the client signed with RS256, RS384 or PS256 (RFC 7523, section
       *     2.2). `iss` and `sub` are the client identifier, `aud` is the issuer or the URL of this
       *     endpoint, `exp` is within five minutes, and each `jti` is accepted once.
       */
      client_assertion?: string
      /**
       * @description Type of the client assertion, always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`
       *     (RFC 7523, section 2.2).
       */
      client_assertion_type?: string
      /** @description Client identifier (RFC 6749, section 2.2). */
      client_id?: string
      /** @description Client secret (RFC 6749, section 2.3.1). Public clients have none. */
      client_secret?: string
      /** @description Authorization code that `/authorize` returned, for the grant `authorization_code`. */
      code?: string
      /** @description PKCE code verifier of which the client derived the code challenge (RFC 7636, section 4.5). */
      code_verifier?: string
      /**
       * @description Name of the connection to the identity provider, for the grant
       *     `federated-connection-access-token`: the response has the user's access token there. The
       *     connection must be enabled for the client, and `connected_accounts.active` or
       *     `federated_connections_access_tokens.active` must be true. The server refreshes an expired
       *     token at the provider.
       */
      connection?: string
      /**
       * @description Device verification code from `/oauth/device/code`. Until the user has answered, the error is
       *     403 `authorization_pending`; a client that polls more often than every five seconds gets 429
       *     `slow_down`.
       */
      device_code?: string
      /**
       * @description Grant type: the credential for which the client requests tokens.
       * @enum {string}
       */
      grant_type:
        | 'authorization_code'
        | 'client_credentials'
        | 'http://auth0.com/oauth/grant-type/mfa-oob'
        | 'http://auth0.com/oauth/grant-type/mfa-otp'
        | 'http://auth0.com/oauth/grant-type/mfa-recovery-code'
        | 'http://auth0.com/oauth/grant-type/password-realm'
        | 'http://auth0.com/oauth/grant-type/passwordless/otp'
        | 'password'
        | 'refresh_token'
        | 'urn:auth0:params:oauth:grant-type:token-exchange:federated-connection-access-token'
        | 'urn:ietf:params:oauth:grant-type:token-exchange'
        | 'urn:ietf:params:oauth:grant-type:device_code'
        | 'urn:ietf:params:oauth:grant-type:jwt-bearer'
        | 'urn:okta:params:oauth:grant-type:webauthn'
        | 'urn:openid:params:grant-type:ciba'
      /**
       * @description Identifier of the user at the identity provider, for the grant
       *     `federated-connection-access-token` and users with several accounts there. By default, the
       *     account that was linked first is used.
       */
      login_hint?: string
      /**
       * @description The `mfa_token` that came with the error `mfa_required`, for the second-factor grants; or the
       *     access token with which `/mfa/associate` was called.
       */
      mfa_token?: string
      /** @description Identifier of the sent code, from `/mfa/challenge`, for the grant `mfa-oob`. */
      oob_code?: string
      /**
       * @description Identifier of the organization that the tokens are for, or its name if the tenant's
       *     `allow_organization_name_in_authentication_api` is true, for client credentials and for grants
       *     by which users authenticate. A refresh token keeps its organization.
       */
      organization?: string
      /**
       * @description One-time code: from `/passwordless/start` for the passwordless grant, or of the authenticator
       *     app for the grant `mfa-otp`.
       */
      otp?: string
      /** @description Password of the user, for the password grants. */
      password?: string
      /**
       * @description Name or realm of the connection in which the server looks the user up, for the grants
       *     `password-realm` and passwordless.
       */
      realm?: string
      /**
       * @description Recovery code of the user, for the grant `mfa-recovery-code`. Each code can be used once; the
       *     response has a new one.
       */
      recovery_code?: string
      /** @description Redirect URI of the authorization request, for the grant `authorization_code`. */
      redirect_uri?: string
      /**
       * @description Refresh token, for the grant `refresh_token`. If the client rotates refresh tokens, the
       *     response has a new one and this one cannot be used again.
       */
      refresh_token?: string
      /**
       * @description Type of the requested token; if present, `urn:ietf:params:oauth:token-type:access_token` (RFC
       *     8693, section 2.1), or for the grant `federated-connection-access-token`
       *     `http://auth0.com/oauth/token-type/federated-connection-access-token`.
       */
      requested_token_type?: string
      /**
       * @description Requested scopes, separated by spaces. By default the token has all scopes that the client is
       *     granted. With the grant `refresh_token` it has the scopes of the log-in, and those of the
       *     policies for the API. For an API that the user did not log in for, it has only the scopes of
       *     OpenID Connect and those of the policies.
       */
      scope?: string
      /**
       * @description Access token that the client received as an API and exchanges for a token to call another API
       *     (RFC 8693, section 2.1). A token that is bound to a key or a certificate is refused, and so is
       *     one that is signed with HS256, because the API, which knows the secret, could sign such a
       *     token itself. With the `subject_token_type` of a token exchange profile, a JWT of the issuer
       *     of the profile. With one for native log-in, the code or token that the SDK of the provider
       *     returned to the app. For the grant `federated-connection-access-token` also a refresh token of
       *     the client.
       */
      subject_token?: string
      /**
       * @description Type of the subject token: `urn:ietf:params:oauth:token-type:access_token`, the type of a
       *     token exchange profile of the tenant, or for the grant `federated-connection-access-token`
       *     also `urn:ietf:params:oauth:token-type:refresh_token` (RFC 8693, section 3). For native
       *     log-in, which `native_social_login` of the client permits:
       *     `http://auth0.com/oauth/token-type/apple-authz-code`,
       *     `http://auth0.com/oauth/token-type/google-id-token` or
       *     `http://auth0.com/oauth/token-type/facebook-info-session-access-token`.
       */
      subject_token_type?: string
      /**
       * @description Profile of the user, as JSON, for native log-in: at Apple the `name`, which Apple gives the
       *     app only once, at Facebook all that the app has read.
       */
      user_profile?: string
      /**
       * @description E-mail address or username of the user for the password grants; the e-mail address for the
       *     passwordless grant.
       */
      username?: string
    }
    /** @description Token response (RFC 6749, section 5.1). */
    TokenResponse: {
      /**
       * @description Access token: a JWT signed by a key of the tenant's key set if it is for an API, otherwise
       *     opaque. A session transfer token, if the request names that audience.
       */
      access_token: string
      /**
       * @description Granted authorization details (RFC 9396, section 7). Present if the request had
       *     `authorization_details`.
       */
      authorization_details?: components['schemas']['AuthorizationDetail'][]
      /**
       * @description Lifetime of the access token, in seconds. Absent for an access token of an identity
       *     provider that did not state a lifetime.
       */
      expires_in?: number
      /**
       * @description ID token of the user (OpenID Connect Core, section 2). Present if the scope `openid` was
       *     granted. The claims of a verified credential, such as a portrait, can make it long.
       */
      id_token?: string
      /**
       * @description Type of the issued token (RFC 8693, section 2.2.1). Present in a token exchange, and with
       *     `urn:auth0:params:oauth:token-type:session_transfer_token` for a session transfer token.
       */
      issued_token_type?: string
      /** @description New recovery code of the user, which replaces the one that the request used up. */
      recovery_code?: string
      /** @description Refresh token for further access tokens. Present if the scope `offline_access` was granted. */
      refresh_token?: string
      /** @description Scopes of the access token, separated by spaces. Absent if the token has none. */
      scope?: string
      /**
       * @description Type of the access token: `Bearer` (RFC 6750) or `DPoP` (RFC 9449); `N_A` for a session
       *     transfer token, which is no access token.
       * @enum {string}
       */
      token_type: 'Bearer' | 'DPoP' | 'N_A'
    }
    /** @description Response of an identity provider, with the parameters of its protocol. */
    UpstreamResponse: {
      /** @description Value of `RelayState` in the SAML request to the identity provider. */
      RelayState?: string
      /** @description SAML message `Response`, base64-encoded (SAML Bindings, section 3.5.4). */
      SAMLResponse?: string
      /** @description Value of `state` in the request to the identity provider. */
      state?: string
    }
    /** @description Country of an address; without members if the server does not know it. */
    UserCountry: {
      /** @description Code of the country (ISO 3166-1 alpha-2). */
      country_code?: string
    }
    /**
     * @description Claims about the user, selected by the scopes of the access token (OpenID Connect Core, section
     *     5.1). The response may have further members.
     */
    UserInfo: {
      /** @description Subject identifier of the user. */
      sub: string
    }
    /** @description UserInfo request by POST. The form has no parameters besides an optional access token. */
    UserInfoRequest: {
      [key: string]: unknown
    }
    /** @description State of a verification, with the claims once they are verified. */
    Verification: {
      /**
       * @description Verified claims by namespace and claim, as JSON values: bytes in base64url, dates as text.
       *     They have the names of the template, whichever format the wallet presented. Only for 10
       *     minutes after the wallet has responded.
       */
      claims?: {
        [key: string]: {
          [key: string]: unknown
        }
      }
      /**
       * Format: date-time
       * @description Time at which the wallet responded.
       */
      completed_at?: string
      /** @description Subject of the certificate that signed the document. */
      issuer?: string
      /**
       * @description Data of the application about a verification: up to ten texts by name. The verification, its log
       *     entries and its events contain them.
       */
      metadata?: components['schemas']['VerificationMetadata']
      /**
       * @description JSON text of the verified claims: by document type, namespace and claim an object with
       *     `value`, `retain` and `verified`. Only for 10 minutes after the wallet has responded.
       */
      presentation?: string
      /**
       * @description Code of the check that failed, such as `issuer_untrusted`, `device_auth_invalid`,
       *     `key_binding_invalid`, `mso_expired`, `claims_missing` or `revoked`; `wallet_declined` or
       *     `expired` for `error-wallet`.
       */
      reason?: string
      /**
       * @description State of the verification. `pending-engagement`: no wallet has connected. `pending-mdoc`: a
       *     wallet has read the request; with `return_uri` also until the client has sent the
       *     `response_code`. `honored`: the claims are verified. `error-wallet`: the wallet
       *     declined, or did not respond in time. `error-reader`: a check failed, see `reason`.
       * @enum {string}
       */
      state: 'pending-engagement' | 'pending-mdoc' | 'honored' | 'error-wallet' | 'error-reader'
      /** @description The `user_id` with which the client created the verification. */
      user_id?: string
    }
    /**
     * @description Message of the feed of a verification. `type` is sent as the `event` field of the server-sent
     *     message, the other members as its `data` field.
     */
    VerificationEvent: {
      /** @description Code of the check that failed, or the reason why there is no response. */
      reason?: string
      /**
       * @description State of the verification, as `getVerification` returns it.
       * @enum {string}
       */
      state: 'pending-engagement' | 'pending-mdoc' | 'honored' | 'error-wallet' | 'error-reader'
      /**
       * @description Kind of the message.
       * @constant
       */
      type: 'state'
    }
    /**
     * @description Data of the application about a verification: up to ten texts by name. The verification, its log
     *     entries and its events contain them.
     */
    VerificationMetadata: {
      [key: string]: string
    }
    /** @description Verification to create. */
    VerificationRequest: {
      /**
       * @description Prefix of the `client_id` in the request with `openid4vp/v1.0` and `dc-api` (OpenID4VP 1.0,
       *     section 5.9.3). The default is `x509_hash`. Not used with `mdoc/webapi/v1.0`.
       * @enum {string}
       */
      client_id_prefix?: 'x509_hash' | 'x509_san_dns'
      /**
       * @description Data of the application about a verification: up to ten texts by name. The verification, its log
       *     entries and its events contain them.
       */
      metadata?: components['schemas']['VerificationMetadata']
      /**
       * @description Protocol that the wallet speaks: `mdoc/webapi/v1.0` (ISO/IEC TS 18013-7, annex A),
       *     `openid4vp/v1.0` (OpenID for Verifiable Presentations 1.0), or `dc-api`, where the browser
       *     sends the request of the page to the wallet (Digital Credentials API; OpenID4VP 1.0, appendix
       *     A).
       * @enum {string}
       */
      protocol: 'mdoc/webapi/v1.0' | 'openid4vp/v1.0' | 'dc-api'
      /**
       * @description Response mode with `openid4vp/v1.0`: `direct_post.jwt`, the default, encrypts the response;
       *     `direct_post` does not. Not used with `mdoc/webapi/v1.0`, nor with `dc-api`, which always
       *     encrypts it.
       * @enum {string}
       */
      response_mode?: 'direct_post' | 'direct_post.jwt'
      /**
       * Format: uri
       * @description URL to which a wallet on the same device sends the person back: one of the `callbacks` of the
       *     client, with `openid4vp/v1.0` only. The page then has a link to the wallet and no QR code.
       *     This URL receives a `response_code`. Only when the client reads the verification with this
       *     code is it `honored`, so that the claims belong to the person in that browser (OpenID4VP 1.0,
       *     section 13.3).
       */
      return_uri?: string
      /** @description Unique identifier of the verification template that names the requested claims. */
      template_id: string
      /**
       * @description Identifier of the user whom the application verifies. The verification, its log entries and
       *     its events contain it; the server does not compare it with the claims.
       */
      user_id?: string
    }
  }
  responses: {
    /**
     * @description The server authenticated the client but refuses the request: the client has no grant for the
     *     audience, may not use the grant type, or a code or password is wrong. For a device or a
     *     backchannel request, the user has not answered yet, has denied the request or answered too late.
     */
    AccessDenied: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The user and the application have reached the rate limit of the current window. Wait for as long
     *     as `Retry-After` says and try again.
     */
    AccountRateLimited: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['AccountError']
      }
    }
    /**
     * @description The server refuses the request for the reason in `detail`: 400 for a malformed request or a wrong
     *     code, 401 for a missing or expired token, 403 for a token without the scope, 404 for an object
     *     that the user does not have, 409 for an object that already exists.
     */
    AccountRefused: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['AccountError']
      }
    }
    /**
     * @description The server failed. It logged the cause with the `X-Request-Id` of this response. Browsers get an
     *     HTML page, other clients `OAuthError`.
     */
    AuthenticationFailure: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
        'application/problem+json': components['schemas']['AccountError']
        'application/scim+json': components['schemas']['ScimError']
        'text/html': components['schemas']['Page']
      }
    }
    /**
     * @description The rate-limit policy of the operation is exhausted for this tenant, or the client polls too fast.
     *     Wait for as long as `Retry-After` says and try again.
     */
    AuthenticationRateLimited: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The server cannot serve the request now: its database is unavailable, read-only or too slow, an
     *     identity provider does not respond with the keys that verify its token, or the directory of a
     *     connection does not respond. The message says which. Nothing was changed; try again later.
     *     Browsers get an HTML page, other clients `OAuthError`. The authorization endpoint does not
     *     redirect with `temporarily_unavailable` (RFC 6749, section 4.1.2.1).
     */
    AuthenticationUnavailable: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
        'application/problem+json': components['schemas']['AccountError']
        'application/scim+json': components['schemas']['ScimError']
        'text/html': components['schemas']['Page']
      }
    }
    /**
     * @description The rate-limit policy of the operation is exhausted for this tenant, or one that the tenant has
     *     for the client. A browser gets an HTML page, other clients `OAuthError`. Wait for as long as
     *     `Retry-After` says and try again.
     */
    AuthorizationRateLimited: {
      headers: {
        'Auth0-RateLimit': components['headers']['ClientRateLimit']
        'Retry-After': components['headers']['RetryAfter']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
        'text/html': components['schemas']['Page']
      }
    }
    /**
     * @description The rate-limit policy of the operation is exhausted for this tenant, or one that the tenant has
     *     for the client. Wait for as long as `Retry-After` says and try again.
     */
    ClientRateLimited: {
      headers: {
        'Auth0-RateLimit': components['headers']['ClientRateLimit']
        'Retry-After': components['headers']['RetryAfter']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description Client authentication failed: the client is unknown, or its secret, assertion or certificate is
     *     wrong. The response is the same in both cases. For the grant `federated-connection-access-token`,
     *     401 also means that the server stores neither a valid access token of the identity provider nor a
     *     refresh token.
     */
    ClientUnauthorized: {
      headers: {
        'WWW-Authenticate': components['headers']['WwwAuthenticate']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The credentials are wrong, the user is blocked, the directory refuses the log-in, or the page has
     *     an origin that the client does not list.
     */
    CrossOriginRefused: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /** @description The client may not ask for credentials on its own pages, or the password is known from a leak. */
    CrossOriginUnauthorized: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The server rejects the client metadata (RFC 7591, section 3.2.2). `error_description` names the
     *     member to correct.
     */
    InvalidClientMetadata: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The request lacks a parameter, repeats one, or names a grant type or scope that does not exist.
     *     Correct the parameter that `error_description` names.
     */
    InvalidTokenRequest: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The log-in cannot continue, because the request has expired or is invalid. A browser gets an HTML
     *     page, other clients `OAuthError`. Start again at `/authorize`.
     */
    PageError: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
        'text/html': components['schemas']['Page']
      }
    }
    /**
     * @description The client has no connection that supports passkeys, or the connection in the request does not
     *     support them. Enable passkeys for a connection of the client.
     */
    PasskeysOff: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description Dynamic client registration is disabled for this tenant. An administrator enables it by the flag
     *     `enable_dynamic_client_registration`.
     */
    RegistrationClosed: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The connection does not exist, its strategy has no Global Token Revocation, or no user has this
     *     subject in it.
     */
    RevocationSubjectNotFound: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The token has reached the rate limit of the current window. Wait for as long as `Retry-After` says
     *     and try again.
     */
    ScimRateLimited: {
      headers: {
        'Retry-After': components['headers']['RetryAfter']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/scim+json': components['schemas']['ScimError']
      }
    }
    /**
     * @description The server refuses the request for the reason in `detail`: 400 for a malformed request, 401 for a
     *     missing or expired token, 403 for a token without the scope, 404 for an unknown user or group, 409
     *     for one that already exists, 412 for one that has changed since the client read it.
     */
    ScimRefused: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/scim+json': components['schemas']['ScimError']
      }
    }
    /**
     * @description The request is malformed, the password does not meet the rules of the connection, or the user
     *     exists. For a weak password, `description` lists the rules and says which of them the password
     *     meets.
     */
    SignupRefused: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['DatabaseSignupError']
      }
    }
    /**
     * @description The rate-limit policy of the operation is exhausted for this tenant, or one that the tenant has
     *     for the client, or the token quota of the client or the organization, or the client polls too
     *     fast. Wait for as long as `Retry-After` says and try again.
     */
    TokenRateLimited: {
      headers: {
        'Auth0-Client-Quota-Limit': components['headers']['ClientTokenQuota']
        'Auth0-Organization-Quota-Limit': components['headers']['OrganizationTokenQuota']
        'Auth0-RateLimit': components['headers']['ClientRateLimit']
        'Retry-After': components['headers']['RetryAfter']
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The access token is missing, invalid, expired or not meant for this endpoint (RFC 6750, section
     *     3.1). Obtain a new access token.
     */
    TokenUnauthorized: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The server could not read the request. Nothing was changed. If the path or the method does not
     *     exist and the `Accept` header contains `text/html`, the response is an HTML page. The server
     *     refuses a message that is not valid HTTP, or whose header section is too large, before it reads
     *     the path; that response has the schema of the management API errors.
     */
    TransportError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError'] | components['schemas']['Error']
        'application/problem+json': components['schemas']['AccountError']
        'application/scim+json': components['schemas']['ScimError']
        'text/html': components['schemas']['Page']
      }
    }
    /**
     * @description The template, verification or session does not exist, or belongs to another client. Create a
     *     verification.
     */
    VerificationNotFound: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /** @description The verification is complete or has expired. Create a new verification. */
    VerificationOver: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /**
     * @description The request is not valid, or the presentation fails a check. Correct what `error_description`
     *     names, or create a new verification.
     */
    VerificationRefused: {
      headers: {
        'X-RateLimit-Limit': components['headers']['RateLimitLimit']
        'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'X-RateLimit-Reset': components['headers']['RateLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
  }
  parameters: {
    /**
     * @description Type of the authentication method: `password`, `passkey`, `totp`, `webauthn-roaming`,
     *     `webauthn-platform` or `recovery-code`. For any other value, the server redirects the browser to
     *     the account page.
     */
    accountEnrollmentType: string
    /** @description Unique identifier of a second factor, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
    authenticatorId: string
    /** @description Client certificate that the TLS-terminating proxy received: PEM, URL-encoded, without its chain. */
    clientCertificate: string
    /**
     * @description Result of the certificate verification at the TLS-terminating proxy: `SUCCESS`, or `FAILED` or
     *     `FAILED:reason` for a certificate that no trusted CA issued, which only clients that have
     *     registered this certificate can use.
     */
    clientCertificateCaVerified: string
    /** @description Identifier of the client that is the service provider. */
    clientId: string
    /**
     * @description API key by which the TLS-terminating proxy of this domain authenticates. Without it, or from a
     *     peer that is not a trusted proxy, the headers about client certificates are ignored.
     */
    cnameApiKey: string
    /** @description Cursor of the page: the `next` of the previous response, unchanged. */
    from: string
    /** @description Identifier of the authentication method. */
    myAuthenticationMethodId: string
    /** @description Type of the listed authentication methods; all types by default. */
    myAuthenticationMethodType: components['schemas']['MyAuthenticationMethodType']
    /** @description Returns only connected accounts at the connection with this name. */
    myConnectedAccountConnectionName: string
    /** @description Identifier of the connected account. */
    myConnectedAccountId: string
    /** @description Identifier of the grant. */
    myGrantId: string
    /** @description Provider of the identity. */
    myIdentityProvider: string
    /** @description Identifier of the user at the provider. */
    myIdentityUserId: string
    /** @description Identifier of the domain. */
    myOrganizationDomainId: string
    /** @description Domain of e-mail addresses. */
    myOrganizationDomainName: string
    /** @description Identifier of the identity provider, equal to the identifier of its connection. */
    myOrganizationIdentityProviderId: string
    /** @description Identifier of the invitation. */
    myOrganizationInvitationId: string
    /** @description Identifier of the member. */
    myOrganizationMemberId: string
    /** @description Text that the names of the roles contain; the comparison is case-insensitive. */
    myOrganizationRoleName: string
    /** @description Identifier of the SCIM token. */
    myOrganizationScimTokenId: string
    /** @description Maximum number of items per page, from 1 to 100; 50 by default. */
    myOrganizationTake: string
    /** @description Whether the user stores are enabled for the organization; by default all are listed. */
    myOrganizationUserStoreIsEnabled: 'true' | 'false'
    /** @description Identifier of the session. */
    mySessionId: string
    /**
     * @description Attributes to return, separated by commas (RFC 7644, section 3.9); `id` and `schemas` are always
     *     returned.
     */
    scimAttributes: string
    /** @description Unique identifier of the connection. */
    scimConnectionId: string
    /** @description Maximum number of resources per page. A negative number counts as 0 (RFC 7644, section 3.4.2.4). */
    scimCount: number
    /** @description Attributes not to return, separated by commas (RFC 7644, section 3.9). */
    scimExcludedAttributes: string
    /** @description Filter of the resources (RFC 7644, section 3.4.2.2). */
    scimFilter: string
    /** @description Unique identifier of the group. */
    scimGroupId: string
    /** @description Name of the resource type. */
    scimResourceTypeId: string
    /** @description URN of the schema. */
    scimSchemaId: string
    /**
     * @description Position of the first resource of the page, counted from 1. A smaller number counts as 1 (RFC
     *     7644, section 3.4.2.4).
     */
    scimStartIndex: number
    /** @description Unique identifier of the user. */
    scimUserId: string
    /** @description Step of the set-up. A step that the ticket does not have leads to one that it has. */
    selfServiceStep:
      | 'provider'
      | 'settings'
      | 'attributes'
      | 'test'
      | 'domains'
      | 'provisioning'
      | 'enable'
    /** @description Secret identifier of the session, from the engagement. */
    sessionId: string
    /**
     * @description Algorithm of the signatures that the certificate verifies: `rsa-sha256`, or `ecdsa-sha256` for the
     *     key on P-256 that signs for clients whose add-on `samlp` has this `signatureAlgorithm`.
     */
    signatureAlgorithm: 'rsa-sha256' | 'ecdsa-sha256'
    /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
    state: string
    /** @description Unique identifier of a verification. */
    verificationId: string
  }
  requestBodies: never
  headers: {
    /** @description Caching of the response: tokens must not be stored by caches (RFC 6749, section 5.1). */
    CacheControl: 'no-store'
    /**
     * @description Limit of the rate limit policy that applies to the client: `q` requests in `t` seconds, of which
     *     `r` are left. Only where the tenant has such a policy.
     */
    ClientRateLimit: string
    /**
     * @description Token quota of the client, by hour (`b=per_hour`) and by day (`b=per_day`): `q` tokens, of which
     *     `r` are left, until the period ends in `t` seconds. Only for the grant `client_credentials`, where
     *     the client has a quota.
     */
    ClientTokenQuota: string
    /** @description URL to which the browser is redirected. */
    Location: string
    /**
     * @description Token quota of the organization, by hour (`b=per_hour`) and by day (`b=per_day`): `q` tokens, of
     *     which `r` are left, until the period ends in `t` seconds. Only for the grant `client_credentials`,
     *     where the organization has a quota.
     */
    OrganizationTokenQuota: string
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
  getHomePage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that describes the tenant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAppleAppSiteAssociation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Apps that are associated with the domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AppleAppSiteAssociation']
        }
      }
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAssetLinks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Statements about the apps. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetLinkStatement'][]
        }
      }
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getConnectionJwks: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Public keys of the connection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ConnectionJsonWebKeySet']
        }
      }
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getJwks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Public keys of the tenant. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JsonWebKeySet']
        }
      }
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAuthorizationServerMetadata: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Metadata of the authorization server. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AuthorizationServerMetadata']
        }
      }
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getDiscovery: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Metadata of the authorization server. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AuthorizationServerMetadata']
        }
      }
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAccountPage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page of the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the log-in, or to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createAccountChange: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['AccountForm']
      }
    }
    responses: {
      /** @description HTML page of the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the log-in, or to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAccountCallback: {
    parameters: {
      query?: {
        /** @description Authorization code of the log-in. */
        code?: string
        /** @description OAuth error code of a failed log-in. */
        error?: string
        /** @description State of the authorization request. */
        state?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Redirect to the log-in, or to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAccountData: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON file with the data of the user. */
      200: {
        headers: {
          /** @description Name of the file. */
          'Content-Disposition'?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyData']
        }
      }
      /** @description Redirect to the log-in, or to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAccountDeletionPage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page of the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the log-in, or to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createAccountDeletion: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['AccountForm']
      }
    }
    responses: {
      /** @description HTML page of the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the log-in, or to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAccountEnrollmentPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Type of the authentication method: `password`, `passkey`, `totp`, `webauthn-roaming`,
         *     `webauthn-platform` or `recovery-code`. For any other value, the server redirects the browser to
         *     the account page.
         */
        type: components['parameters']['accountEnrollmentType']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page of the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the log-in, or to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createAccountEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Type of the authentication method: `password`, `passkey`, `totp`, `webauthn-roaming`,
         *     `webauthn-platform` or `recovery-code`. For any other value, the server redirects the browser to
         *     the account page.
         */
        type: components['parameters']['accountEnrollmentType']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['AccountForm']
      }
    }
    responses: {
      /** @description HTML page of the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the log-in, or to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getActivation: {
    parameters: {
      query?: {
        /** @description User code that fills in the form, as in `verification_uri_complete` (RFC 8628, section 3.3.1). */
        user_code?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for the user code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the device authorization. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createActivation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page that asks the user to confirm the device, or that reports the result. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the device authorization. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getActivationAnswer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that tells the user to return to the device. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the device authorization. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAuthorization: {
    parameters: {
      query?: {
        /**
         * @description Requested authentication context class references (`acr`), separated by spaces, the most
         *     preferred first. `urn:latchkey:credential:` and the identifier of a template of verifiable
         *     credentials demand a verified credential: the log-in asks for it, and the ID token of the code
         *     has it in the claim `verified_credential`.
         */
        acr_values?: string
        /**
         * @description Identifier of the API that the access token is for. With `{issuer}userinfo` the token is for
         *     `/userinfo` only, even if the tenant has a `default_audience`.
         */
        audience?: string
        /**
         * @description Requested authorization details: a JSON array of objects whose `type` the API declares (RFC
         *     9396).
         */
        authorization_details?: string
        /** @description Individually requested claims, as a JSON object (OpenID Connect Core, section 5.5). */
        claims?: string
        /** @description Client identifier (RFC 6749, section 2.2). */
        client_id?: string
        /**
         * @description PKCE code challenge: binds the authorization code to the client that knows the code verifier
         *     (RFC 7636, section 4.3).
         */
        code_challenge?: string
        /**
         * @description Method by which the client derived the code challenge from the code verifier (RFC 7636,
         *     section 4.2).
         */
        code_challenge_method?: string
        /**
         * @description Name of the connection that the user logs in with. If the session of the user began with
         *     another connection, the user logs in again.
         */
        connection?: string
        /**
         * @description Scopes that are requested from the identity provider of the connection in addition to its own,
         *     separated by spaces or commas.
         */
        connection_scope?: string
        /** @description Thumbprint of the DPoP key that the authorization code is bound to (RFC 9449, section 10). */
        dpop_jkt?: string
        /**
         * @description ID token of the user who is expected to log in. If another user logs in, the server returns
         *     `login_required`.
         */
        id_token_hint?: string
        /**
         * @description Ticket of an invitation to the organization, from the URL of the invitation. The user accepts
         *     it, logs in or signs up with the invited e-mail address, and becomes a member.
         */
        invitation?: string
        /** @description E-mail address or username that prefills the log-in page. */
        login_hint?: string
        /**
         * @description Ticket from `/co/authenticate`, with which the user is logged in. If the ticket is not valid
         *     in this browser, the server shows the log-in page.
         */
        login_ticket?: string
        /** @description Maximum age of the user's last log-in, in seconds. After a longer time the user logs in again. */
        max_age?: string
        /**
         * @description Value that the server copies to the claim `nonce` of the ID token; the client uses it against
         *     replayed ID tokens.
         */
        nonce?: string
        /**
         * @description Identifier of the organization that the user logs in to, or its name if the tenant's
         *     `allow_organization_name_in_authentication_api` is true. The client's `organization_usage`
         *     says whether it may or must be sent.
         */
        organization?: string
        /**
         * @description `true` sends the response to the page that opened the window, if its origin is one of the
         *     client, in place of a redirect: for `popup.authorize` of auth0-js.
         */
        owp?: string
        /**
         * @description Prompts to show although the user has a session, separated by spaces: `login`, `consent`, and
         *     `select_account`, which asks for the account as `login` does. `none` shows no page and returns
         *     an error if one is needed (OpenID Connect Core, section 3.1.2.1).
         */
        prompt?: string
        /**
         * @description URI to which the server sends the authorization response. It must equal one of the callback
         *     URLs of the client, character by character; only the port of a loopback URL of a native client
         *     may differ (RFC 8252, section 7.3).
         */
        redirect_uri?: string
        /** @description Request object: the authorization request as a signed JWT (RFC 9101). */
        request?: string
        /**
         * @description Reference to the authorization request: the `request_uri` from `/oauth/par` (RFC 9126), or an
         *     `https` URL of a signed request object that the client has registered in `request_uris`
         *     (OpenID Connect Core, section 6.2). Parameters outside of it are ignored, except `client_id`
         *     (RFC 9101, section 6.3).
         */
        request_uri?: string
        /**
         * @description Identifier of the API that the access token is for, as a resource indicator (RFC 8707); an
         *     alternative to `audience`.
         */
        resource?: string
        /**
         * @description Response mode: where the server puts the authorization response. The modes that end in `jwt`
         *     return it as a signed JWT (JARM).
         */
        response_mode?: string
        /**
         * @description Response type: `code`, `token`, `id_token`, or several of them separated by spaces (OAuth 2.0
         *     Multiple Response Types, section 3).
         */
        response_type?: string
        /** @description Requested scopes, separated by spaces; `openid` by default. */
        scope?: string
        /** @description First page of the log-in: `signup` shows the sign-up page instead of the log-in page. */
        screen_hint?: string
        /**
         * @description Session transfer token of a native client, by which the browser gets a session of the same
         *     user without a log-in, if `session_transfer.allowed_authentication_methods` of the client has
         *     `query`; with `cookie`, the cookie `auth0_session_transfer_token` carries it. It is not read
         *     from pushed requests and Request Objects.
         */
        session_transfer_token?: string
        /**
         * @description Opaque value that the server returns unchanged in the authorization response; the client uses
         *     it against cross-site request forgery (RFC 6749, section 10.12).
         */
        state?: string
        /**
         * @description Preferred languages of the pages, as BCP 47 tags separated by spaces, the most preferred
         *     first.
         */
        ui_locales?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description HTML page that posts the authorization response to the client (`form_post`, `web_message`), or
       *     that shows an error.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /**
       * @description Redirect to the `redirect_uri` of the client with the authorization response, or to that of a
       *     rate limit policy whose limit the client has exceeded.
       */
      302: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Redirect to a page of the tenant on which the user continues. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthorizationRateLimited']
    }
  }
  createAuthorization: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['AuthorizationRequest']
      }
    }
    responses: {
      /** @description Redirect to `GET /authorize` with the same request. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAuthorizationAnswer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description HTML page that posts the authorization response to the client (`form_post`, `web_message`), or
       *     that shows an error.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the `redirect_uri` of the client with the authorization response. */
      302: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Redirect to a page of the tenant on which the user continues. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createBackchannelAuthentication: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BackchannelAuthenticationRequest']
        'application/x-www-form-urlencoded': components['schemas']['BackchannelAuthenticationRequest']
      }
    }
    responses: {
      /** @description The server has sent the user the e-mail. Poll the token endpoint with `auth_req_id`. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BackchannelAuthentication']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['ClientRateLimited']
    }
  }
  getCer: {
    parameters: {
      query?: {
        /**
         * @description Algorithm of the signatures that the certificate verifies: `rsa-sha256`, or `ecdsa-sha256` for the
         *     key on P-256 that signs for clients whose add-on `samlp` has this `signatureAlgorithm`.
         */
        signature_algorithm?: components['parameters']['signatureAlgorithm']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The X.509 certificate of the current signing key, in DER (RFC 5280, section 4.1). */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/pkix-cert': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getClientScript: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the client, with the ending `.js`. */
        clientScript: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Script that calls `Auth0.setClient` with the connections of the client. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/javascript': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createCrossOriginLogin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CrossOriginLogin']
        'application/x-www-form-urlencoded': components['schemas']['CrossOriginLogin']
      }
    }
    responses: {
      /** @description The credentials are right. Redirect the browser to `/authorize` with the ticket. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CrossOriginTicket']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['CrossOriginUnauthorized']
      403: components['responses']['CrossOriginRefused']
      429: components['responses']['ClientRateLimited']
    }
  }
  getContinuation: {
    parameters: {
      query: {
        /**
         * @description A JWT that the page signs by HS256 with a secret of the action. It needs `exp`, `sub` (the
         *     identifier of the user) and `state`; the action reads it by `api.redirect.validateToken`.
         */
        session_token?: string
        /** @description The `state` that the page was called with. */
        state: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Redirect to the log-in. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createContinuation: {
    parameters: {
      query: {
        /** @description The `state` that the page was called with. */
        state: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['ContinuationForm']
      }
    }
    responses: {
      /** @description Redirect to the log-in. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createDatabasePasswordChange: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DatabasePasswordChange']
        'application/x-www-form-urlencoded': components['schemas']['DatabasePasswordChange']
      }
    }
    responses: {
      /** @description The server has sent the link if the account exists. Tell the user to check their e-mail. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': string
        }
      }
      400: components['responses']['InvalidTokenRequest']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createDatabaseSignup: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DatabaseSignup']
        'application/x-www-form-urlencoded': components['schemas']['DatabaseSignup']
      }
    }
    responses: {
      /** @description The server has created the account and returns it. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DatabaseUser']
        }
      }
      400: components['responses']['SignupRefused']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getFingerprint: {
    parameters: {
      query?: {
        /**
         * @description Algorithm of the signatures that the certificate verifies: `rsa-sha256`, or `ecdsa-sha256` for the
         *     key on P-256 that signs for clients whose add-on `samlp` has this `signatureAlgorithm`.
         */
        signature_algorithm?: components['parameters']['signatureAlgorithm']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description The SHA-1 fingerprint of the certificate of the current signing key: octets in
       *     hexadecimal, separated by colons.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/plain': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getApproval: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the request and its buttons. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createApproval: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page that confirms the answer of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getEmailLink: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the button to continue. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createEmailLink: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page that reports that the link is not valid any more. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getEnrollmentPage: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the secret and the form for the code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createEnrollment: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the recovery code, or with the form again if the code is wrong. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next page. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getPasswordReset: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for a new password. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPasswordReset: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page that confirms the new password. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /**
       * @description Redirect to what an action of the tenant asks for, such as a second factor, or to the form for
       *     a new password.
       */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAccountUnblock: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the button to unblock the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createAccountUnblock: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page that reports whether the account is unblocked. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getEmailVerification: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form or, for a used or expired ticket, with the result. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createEmailVerification: {
    parameters: {
      query?: {
        /**
         * @description Ticket from the link that the user received. It identifies the request and is valid for a
         *     limited time.
         */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page that reports whether the e-mail address is verified. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getLoginCallback: {
    parameters: {
      query?: {
        /** @description Authorization code of the identity provider (RFC 6749, section 4.1.2). */
        code?: string
        /** @description Error code of the identity provider (RFC 6749, section 4.1.2.1). */
        error?: string
        /** @description Description of the error. */
        error_description?: string
        /** @description Issuer of the response (RFC 9207). */
        iss?: string
        /** @description Value of `state` in the request to the identity provider. */
        state?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page of the next step of the log-in, or that posts the answer to the client. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the log-in that the response belongs to, to its next step, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createLoginCallback: {
    parameters: {
      query?: {
        /**
         * @description Name of the connection of the SAML identity provider that sends the response. An unsolicited
         *     response, which answers no request, starts a log-in if the connection allows it.
         */
        connection?: string
        /**
         * @description Identifier of the organization for which the identity provider begins log-ins. The log-in that
         *     the unsolicited response begins is for this organization.
         */
        organization?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['UpstreamResponse']
      }
    }
    responses: {
      /** @description HTML page of the next step of the log-in, or that posts the answer to the client. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the log-in that the response belongs to, to its next step, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getConnectAccountPage: {
    parameters: {
      query?: {
        /** @description Ticket from `connect_params`; it can be used once. */
        ticket?: string
        /**
         * @description `state` of the response that the identity provider sent to the callback. The callback adds
         *     this parameter.
         */
        upstream?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Redirect to the identity provider, or back to the application. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getConnectionTest: {
    parameters: {
      query?: {
        /** @description If present with any value, the server redirects the browser to the identity provider. */
        start?: string
        /** @description Ticket from the URL of the test, which the management API created. */
        ticket?: string
        /** @description Response of the identity provider that the callback stored, by its `state`. */
        upstream?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the values of the connection, or the result of the test. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the identity provider. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createConnectionTestLogin: {
    parameters: {
      query?: {
        /** @description Ticket from the URL of the test, which the management API created. */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the result of the test. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getUpstreamLogout: {
    parameters: {
      query?: {
        /** @description Name of the connection to the identity provider that sends a `LogoutRequest`. */
        connection?: string
        /**
         * @description Identifier of a message of this server that the response posts to the identity provider (SAML
         *     Bindings, section 3.5). The server redirects to it.
         */
        message?: string
        /**
         * @description Opaque value that the server returns unchanged with the response (SAML Bindings, section
         *     3.4.3).
         */
        RelayState?: string
        /** @description `LogoutRequest`, deflated and base64-encoded (SAML Bindings, section 3.4.4.1). */
        SAMLRequest?: string
        /** @description `LogoutResponse`, deflated and base64-encoded (SAML Bindings, section 3.4.4.1). */
        SAMLResponse?: string
        /** @description Identifier of the algorithm of `Signature` (SAML Bindings, section 3.4.4.1). */
        SigAlg?: string
        /** @description Signature of the query, base64-encoded (SAML Bindings, section 3.4.4.1). */
        Signature?: string
        /** @description Value of `state` in the log-out request to the identity provider. */
        state?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that posts a message to the identity provider, or says that the user is logged out. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /**
       * @description Redirect to the end of a log-out that this server started, to a client that takes part in it,
       *     or to the identity provider with the response to its request.
       */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createUpstreamLogout: {
    parameters: {
      query?: {
        /** @description Name of the connection to the identity provider that sends a `LogoutRequest`. */
        connection?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['SamlLogoutMessage']
      }
    }
    responses: {
      /** @description HTML page that says that the user is logged out. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /**
       * @description Redirect to the last step of a log-out that this server started, to the next client of the
       *     session, or to the identity provider with a `LogoutResponse`.
       */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createBackchannelLogout: {
    parameters: {
      query: {
        /** @description Name of the connection to the identity provider. */
        connection: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['LogoutTokenRequest']
      }
    }
    responses: {
      /** @description The sessions have ended, or there were none. The response has no body. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['InvalidTokenRequest']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  deleteMyAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyAuthenticationMethods: {
    parameters: {
      query?: {
        /** @description Type of the listed authentication methods; all types by default. */
        type?: components['parameters']['myAuthenticationMethodType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
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
          'application/json': components['schemas']['MyAuthenticationMethodList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyAuthenticationMethod: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyAuthenticationMethodDefinition']
      }
    }
    responses: {
      /** @description The enrollment is started. */
      202: {
        headers: {
          /** @description URL of the authentication method that is being enrolled. */
          Location?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyAuthenticationMethodEnrollment']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyAuthenticationMethod: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the authentication method. */
        authentication_method_id: components['parameters']['myAuthenticationMethodId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The authentication method. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyAuthenticationMethod']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyAuthenticationMethod: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the authentication method. */
        authentication_method_id: components['parameters']['myAuthenticationMethodId']
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
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  updateMyAuthenticationMethod: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the authentication method. */
        authentication_method_id: components['parameters']['myAuthenticationMethodId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyAuthenticationMethodPatch']
      }
    }
    responses: {
      /** @description The authentication method. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyAuthenticationMethod']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyAuthenticationMethodVerification: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the authentication method. */
        authentication_method_id: components['parameters']['myAuthenticationMethodId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyAuthenticationMethodVerification']
      }
    }
    responses: {
      /** @description The enrolled authentication method. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyAuthenticationMethod']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyConnectedAccounts: {
    parameters: {
      query?: {
        /** @description Returns only connected accounts at the connection with this name. */
        connection?: components['parameters']['myConnectedAccountConnectionName']
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page, from 1 to 100; 50 by default. */
        take?: components['parameters']['myOrganizationTake']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The connected accounts of the requested page. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyConnectedAccountList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyConnectedAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the connected account. */
        connected_account_id: components['parameters']['myConnectedAccountId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account is disconnected. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyConnectedAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyConnectedAccountDefinition']
      }
    }
    responses: {
      /** @description The connected account. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyConnectedAccount']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyConnectedAccountRequest: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyConnectedAccountRequestDefinition']
      }
    }
    responses: {
      /** @description The request is started. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyConnectedAccountRequest']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyConnectedAccountConnections: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Connections of the application for connected accounts. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyConnectedAccountConnectionList']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyData: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The data of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyData']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyFactors: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The kinds of authentication methods. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyFactorList']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyGrants: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The grants, the oldest first. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyGrantList']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyGrant: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the grant. */
        grant_id: components['parameters']['myGrantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The grant is revoked. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyIdentities: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identities of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyIdentityList']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  unlinkMyIdentity: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Provider of the identity. */
        provider: components['parameters']['myIdentityProvider']
        /** @description Identifier of the user at the provider. */
        user_id: components['parameters']['myIdentityUserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identity is unlinked. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The profile of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyProfile']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  updateMyProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyProfilePatch']
      }
    }
    responses: {
      /** @description The profile of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyProfile']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMySessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sessions, the oldest first. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MySessionList']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMySession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the session. */
        session_id: components['parameters']['mySessionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The session has ended. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMfaAssociation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MfaAssociationRequest']
        'application/x-www-form-urlencoded': components['schemas']['MfaAssociationRequest']
      }
    }
    responses: {
      /** @description The server has begun the enrollment. Show the secret or its QR code to the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MfaAssociation']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  listMfaAuthenticators: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The second factors of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MfaAuthenticatorList']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  deleteMfaAuthenticator: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of a second factor, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
        authenticator_id: components['parameters']['authenticatorId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The second factor is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createMfaChallenge: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MfaChallengeRequest']
        'application/x-www-form-urlencoded': components['schemas']['MfaChallengeRequest']
      }
    }
    responses: {
      /** @description The server has created the challenge. Continue at the token endpoint. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MfaChallenge']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getMyOrganizationConfiguration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The configuration for members. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationConfiguration']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyOrganizationIdentityProviderConfiguration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The configuration of identity providers. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationIdentityProviderConfiguration']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationInvitationDeletion: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationInvitationIds']
      }
    }
    responses: {
      /** @description The invitations are revoked. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationMembershipDeletion: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationMemberIds']
      }
    }
    responses: {
      /** @description The members are removed. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyOrganizationDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The details of the organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationDetails']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyOrganization: {
    parameters: {
      query?: never
      header?: never
      path?: never
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
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  updateMyOrganizationDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationDetailsPatch']
      }
    }
    responses: {
      /** @description The changed details. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationDetails']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationDomains: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page, from 1 to 100; 50 by default. */
        take?: components['parameters']['myOrganizationTake']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The domains of the requested page. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationDomainList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationDomain: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationDomainDefinition']
      }
    }
    responses: {
      /** @description The added domain. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationDomain']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyOrganizationDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the domain. */
        domain_id: components['parameters']['myOrganizationDomainId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationDomain']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyOrganizationDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the domain. */
        domain_id: components['parameters']['myOrganizationDomainId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The domain is removed. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationDomainIdentityProviders: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the domain. */
        domain_id: components['parameters']['myOrganizationDomainId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identity providers of the domain. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationDomainIdentityProviderList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationDomainVerification: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the domain. */
        domain_id: components['parameters']['myOrganizationDomainId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The domain with the result of the verification. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationDomain']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationIdentityProviders: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identity providers. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationIdentityProviderList']
        }
      }
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationIdentityProvider: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationIdentityProviderDefinition']
      }
    }
    responses: {
      /** @description The created identity provider. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationIdentityProvider']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyOrganizationIdentityProvider: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identity provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationIdentityProvider']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyOrganizationIdentityProvider: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identity provider is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  updateMyOrganizationIdentityProvider: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationIdentityProviderPatch']
      }
    }
    responses: {
      /** @description The changed identity provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationIdentityProvider']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationIdentityProviderDetachment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identity provider is detached. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationIdentityProviderDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationDomainDefinition']
      }
    }
    responses: {
      /** @description The domain is assigned to the identity provider. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationIdentityProviderDomain']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyOrganizationIdentityProviderDomain: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Domain of e-mail addresses. */
        domain: components['parameters']['myOrganizationDomainName']
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The domain is not assigned to the identity provider. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyOrganizationProvisioning: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The provisioning of the identity provider. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationProvisioning']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationProvisioning: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The created provisioning. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationProvisioning']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyOrganizationProvisioning: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The provisioning is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationProvisioningTokens: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The SCIM tokens. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationScimTokenList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationProvisioningToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationScimTokenDefinition']
      }
    }
    responses: {
      /** @description The created SCIM token, with its secret. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreatedMyOrganizationScimToken']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyOrganizationProvisioningToken: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
        /** @description Identifier of the SCIM token. */
        idp_scim_token_id: components['parameters']['myOrganizationScimTokenId']
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
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  updateMyOrganizationProvisioningAttributes: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The provisioning with its new mapping. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationProvisioning']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  updateMyOrganizationIdentityProviderAttributes: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the identity provider, equal to the identifier of its connection. */
        idp_id: components['parameters']['myOrganizationIdentityProviderId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The identity provider with its new mapping. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationIdentityProvider']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      409: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationInvitations: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page, from 1 to 100; 50 by default. */
        take?: components['parameters']['myOrganizationTake']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The invitations of the requested page. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationInvitationList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationInvitations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationInvitationDefinition']
      }
    }
    responses: {
      /** @description The created invitations. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationInvitations']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyOrganizationInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the invitation. */
        invitation_id: components['parameters']['myOrganizationInvitationId']
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
          'application/json': components['schemas']['MyOrganizationInvitation']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyOrganizationInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the invitation. */
        invitation_id: components['parameters']['myOrganizationInvitationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The invitation is revoked. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationInvitationRoles: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the invitation. */
        invitation_id: components['parameters']['myOrganizationInvitationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The roles of the invitation. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationInvitationRoleList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationMembers: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page, from 1 to 100; 50 by default. */
        take?: components['parameters']['myOrganizationTake']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The members of the requested page. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationMemberList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  getMyOrganizationMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the member. */
        user_id: components['parameters']['myOrganizationMemberId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested member. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationMember']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationMemberRoles: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Maximum number of items per page, from 1 to 100; 50 by default. */
        take?: components['parameters']['myOrganizationTake']
      }
      header?: never
      path: {
        /** @description Identifier of the member. */
        user_id: components['parameters']['myOrganizationMemberId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The roles of the requested page. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationRoleList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationMemberRoles: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the member. */
        user_id: components['parameters']['myOrganizationMemberId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationRoleIds']
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
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  deleteMyOrganizationMemberRoles: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the member. */
        user_id: components['parameters']['myOrganizationMemberId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationRoleIds']
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
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createMyOrganizationMemberRoleRemoval: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the member. */
        user_id: components['parameters']['myOrganizationMemberId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['MyOrganizationRoleIds']
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
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      404: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationRoles: {
    parameters: {
      query?: {
        /** @description Cursor of the page: the `next` of the previous response, unchanged. */
        from?: components['parameters']['from']
        /** @description Text that the names of the roles contain; the comparison is case-insensitive. */
        name?: components['parameters']['myOrganizationRoleName']
        /** @description Maximum number of items per page, from 1 to 100; 50 by default. */
        take?: components['parameters']['myOrganizationTake']
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
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationRoleList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  listMyOrganizationUserStores: {
    parameters: {
      query?: {
        /** @description Whether the user stores are enabled for the organization; by default all are listed. */
        is_enabled?: components['parameters']['myOrganizationUserStoreIsEnabled']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user stores. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MyOrganizationUserStoreList']
        }
      }
      400: components['responses']['AccountRefused']
      401: components['responses']['AccountRefused']
      403: components['responses']['AccountRefused']
      429: components['responses']['AccountRateLimited']
    }
  }
  createDeviceAuthorization: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceAuthorizationRequest']
        'application/x-www-form-urlencoded': components['schemas']['DeviceAuthorizationRequest']
      }
    }
    responses: {
      /** @description The server has issued the codes. Show the user code and poll the token endpoint. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeviceAuthorization']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['ClientRateLimited']
    }
  }
  createGlobalTokenRevocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the connection to the identity provider. */
        connection_name: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GlobalTokenRevocationRequest']
      }
    }
    responses: {
      /** @description The sessions have ended and the tokens are revoked. The response has no body. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['TokenUnauthorized']
      403: components['responses']['AccessDenied']
      404: components['responses']['RevocationSubjectNotFound']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createIntrospection: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['IntrospectionRequest']
        'application/x-www-form-urlencoded': components['schemas']['IntrospectionRequest']
      }
    }
    responses: {
      /** @description State of the token. An unknown or expired token has `active` false. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Introspection']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPushedAuthorizationRequest: {
    parameters: {
      query?: never
      header?: {
        /** @description Client certificate that the TLS-terminating proxy received: PEM, URL-encoded, without its chain. */
        'client-certificate'?: components['parameters']['clientCertificate']
        /**
         * @description Result of the certificate verification at the TLS-terminating proxy: `SUCCESS`, or `FAILED` or
         *     `FAILED:reason` for a certificate that no trusted CA issued, which only clients that have
         *     registered this certificate can use.
         */
        'client-certificate-ca-verified'?: components['parameters']['clientCertificateCaVerified']
        /**
         * @description API key by which the TLS-terminating proxy of this domain authenticates. Without it, or from a
         *     peer that is not a trusted proxy, the headers about client certificates are ignored.
         */
        'cname-api-key'?: components['parameters']['cnameApiKey']
        /**
         * @description DPoP proof: a JWT signed with ES256 by the key that the tokens are bound to (RFC 9449, section
         *     5).
         */
        DPoP?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AuthorizationRequest']
        'application/x-www-form-urlencoded': components['schemas']['AuthorizationRequest']
      }
    }
    responses: {
      /** @description The server has stored the request. Send the browser to `/authorize` with `request_uri`. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PushedAuthorization']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['ClientRateLimited']
    }
  }
  revokeToken: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RevocationRequest']
        'application/x-www-form-urlencoded': components['schemas']['RevocationRequest']
      }
    }
    responses: {
      /** @description The token is revoked, or was not valid before. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      429: components['responses']['ClientRateLimited']
    }
  }
  createToken: {
    parameters: {
      query?: never
      header?: {
        /** @description Client certificate that the TLS-terminating proxy received: PEM, URL-encoded, without its chain. */
        'client-certificate'?: components['parameters']['clientCertificate']
        /**
         * @description Result of the certificate verification at the TLS-terminating proxy: `SUCCESS`, or `FAILED` or
         *     `FAILED:reason` for a certificate that no trusted CA issued, which only clients that have
         *     registered this certificate can use.
         */
        'client-certificate-ca-verified'?: components['parameters']['clientCertificateCaVerified']
        /**
         * @description API key by which the TLS-terminating proxy of this domain authenticates. Without it, or from a
         *     peer that is not a trusted proxy, the headers about client certificates are ignored.
         */
        'cname-api-key'?: components['parameters']['cnameApiKey']
        /**
         * @description DPoP proof: a JWT signed with ES256 by the key that the tokens are bound to (RFC 9449, section
         *     5).
         */
        DPoP?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenRequest']
        'application/x-www-form-urlencoded': components['schemas']['TokenRequest']
      }
    }
    responses: {
      /** @description The server has issued the tokens. */
      200: {
        headers: {
          'Auth0-Client-Quota-Limit': components['headers']['ClientTokenQuota']
          'Auth0-Organization-Quota-Limit': components['headers']['OrganizationTokenQuota']
          'Cache-Control': components['headers']['CacheControl']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenResponse']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['TokenRateLimited']
    }
  }
  getEndSession: {
    parameters: {
      query?: {
        /** @description Client identifier (RFC 6749, section 2.2). */
        client_id?: string
        /**
         * @description If present with any value, also logs the user out at the identity provider that the session
         *     came from, if the provider supports it.
         */
        federated?: string
        /**
         * @description ID token that the client received in the session to end. With it the server does not ask the
         *     user for confirmation.
         */
        id_token_hint?: string
        /** @description Hint about the user who logs out, such as an e-mail address. */
        logout_hint?: string
        /** @description URL to which the browser returns after the logout. The client must have registered it. */
        post_logout_redirect_uri?: string
        /** @description Opaque value that the server appends to `post_logout_redirect_uri`. */
        state?: string
        /** @description Preferred languages of the logout page, as BCP 47 tags separated by spaces. */
        ui_locales?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that asks the user to confirm the logout, or that reports an error. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect after the logout, to the client or to the page that confirms the logout. */
      302: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Redirect after the logout, to the client or to the page that confirms the logout. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createEndSession: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['EndSessionRequest']
      }
    }
    responses: {
      /** @description Redirect to `GET /oidc/logout` with the same request. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createEndSessionConfirmation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['EndSessionRequest']
      }
    }
    responses: {
      /** @description HTML page that asks the user to confirm the logout, or that reports an error. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect after the logout, to the client or to the page that confirms the logout. */
      302: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Redirect after the logout, to the client or to the page that confirms the logout. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getEndSessionSuccess: {
    parameters: {
      query?: {
        /** @description Client identifier (RFC 6749, section 2.2). */
        client_id?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that confirms the logout. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect after the logout, to the client or to the page that confirms the logout. */
      302: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Redirect after the logout, to the client or to the page that confirms the logout. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createClientRegistration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientRegistrationRequest']
      }
    }
    responses: {
      /**
       * @description The server has registered the client and returns its metadata. Store the secret: it is not
       *     returned again.
       */
      201: {
        headers: {
          'Cache-Control': components['headers']['CacheControl']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientRegistration']
        }
      }
      400: components['responses']['InvalidClientMetadata']
      403: components['responses']['RegistrationClosed']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getProvisioningPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Strategy of the connection. */
        strategy: string
        /** @description Identifier of the connection without its prefix. */
        ticket: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the values of the connection. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPasskeyChallenge: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyChallengeRequest']
      }
    }
    responses: {
      /** @description The server has created the challenge. Pass the options to the authenticator. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasskeyChallenge']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      404: components['responses']['PasskeysOff']
      429: components['responses']['ClientRateLimited']
    }
  }
  createPasskeyRegistration: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyRegistrationRequest']
      }
    }
    responses: {
      /** @description The server has created the challenge. Pass the options to the authenticator. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasskeyChallenge']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      404: components['responses']['PasskeysOff']
      429: components['responses']['ClientRateLimited']
    }
  }
  createPasswordlessStart: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordlessStart']
        'application/x-www-form-urlencoded': components['schemas']['PasswordlessStart']
      }
    }
    responses: {
      /** @description The server has accepted the request. The response is the same whether or not a user exists. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasswordlessRecipient']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      429: components['responses']['ClientRateLimited']
    }
  }
  createPasswordlessVerification: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordlessVerification']
        'application/x-www-form-urlencoded': components['schemas']['PasswordlessVerification']
      }
    }
    responses: {
      /** @description The code is correct. Exchange it at the token endpoint. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasswordlessRecipient']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['ClientUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['ClientRateLimited']
    }
  }
  getPasswordlessRedirect: {
    parameters: {
      query?: {
        /** @description Client identifier (RFC 6749, section 2.2). */
        client_id?: string
        /** @description Name of a connection with the strategy `email` or `sms` that the client is enabled for. */
        connection?: string
        /** @description E-mail address that the code was sent to, for the strategy `email`. */
        email?: string
        /** @description Phone number that the code was sent to, for the strategy `sms`. */
        phone_number?: string
        /** @description One-time code that the user typed. */
        verification_code?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the button to continue. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPasswordlessRedirect: {
    parameters: {
      query?: {
        /** @description Client identifier (RFC 6749, section 2.2). */
        client_id?: string
        /** @description Name of a connection with the strategy `email` or `sms` that the client is enabled for. */
        connection?: string
        /** @description E-mail address that the code was sent to, for the strategy `email`. */
        email?: string
        /** @description Phone number that the code was sent to, for the strategy `sms`. */
        phone_number?: string
        /** @description One-time code that the user typed. */
        verification_code?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description Redirect to `/authorize`. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getPb7: {
    parameters: {
      query?: {
        /**
         * @description Algorithm of the signatures that the certificate verifies: `rsa-sha256`, or `ecdsa-sha256` for the
         *     key on P-256 that signs for clients whose add-on `samlp` has this `signatureAlgorithm`.
         */
        signature_algorithm?: components['parameters']['signatureAlgorithm']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description The X.509 certificate of the current signing key in a PKCS#7 message without a signer
       *     (RFC 2315, section 9), in DER.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/x-pkcs7-certificates': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getPem: {
    parameters: {
      query?: {
        /**
         * @description Algorithm of the signatures that the certificate verifies: `rsa-sha256`, or `ecdsa-sha256` for the
         *     key on P-256 that signs for clients whose add-on `samlp` has this `signatureAlgorithm`.
         */
        signature_algorithm?: components['parameters']['signatureAlgorithm']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The X.509 certificate of the current signing key, in PEM (RFC 7468, section 5). */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/x-pem-file': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getPicture: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Initials to draw, one or two letters or digits, or `?`; percent-encoded. */
        initials: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Picture with the initials, an SVG document. */
      200: {
        headers: {
          /** @description `public, max-age=31536000, immutable`. */
          'Cache-Control'?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'image/svg+xml': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getRawpem: {
    parameters: {
      query?: {
        /**
         * @description Algorithm of the signatures that the certificate verifies: `rsa-sha256`, or `ecdsa-sha256` for the
         *     key on P-256 that signs for clients whose add-on `samlp` has this `signatureAlgorithm`.
         */
        signature_algorithm?: components['parameters']['signatureAlgorithm']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description The X.509 certificate of the current signing key: the base64 of its DER, without the
       *     lines `BEGIN` and `END`.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/plain': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSamlSingleSignOn: {
    parameters: {
      query?: {
        /** @description Name of the connection that the user logs in with. */
        connection?: string
        /** @description E-mail address or username that prefills the log-in page. */
        login_hint?: string
        /**
         * @description Opaque value that the server returns unchanged with the response (SAML Bindings, section
         *     3.4.3).
         */
        RelayState?: string
        /**
         * @description Identifier of an `AuthnRequest` that was received by a form post; the server adds it when it
         *     redirects the browser.
         */
        request?: string
        /** @description `AuthnRequest`, deflated and base64-encoded (SAML Bindings, section 3.4.4.1). */
        SAMLRequest?: string
        /** @description Identifier of the algorithm of `Signature` (SAML Bindings, section 3.4.4.1). */
        SigAlg?: string
        /** @description Signature of the query, base64-encoded (SAML Bindings, section 3.4.4.1). */
        Signature?: string
      }
      header?: never
      path: {
        /** @description Identifier of the client that is the service provider. */
        client_id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description HTML page that posts the SAML response to the assertion consumer service: the user has a
       *     session, or the request cannot be fulfilled without one (`IsPassive`).
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to a page of the tenant on which the user logs in. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSamlSingleSignOn: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the client that is the service provider. */
        client_id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['SamlRequest']
      }
    }
    responses: {
      /** @description Redirect to `GET /samlp/{client_id}` with an identifier of the request. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSamlLogout: {
    parameters: {
      query?: {
        /**
         * @description Opaque value that the server returns unchanged with the response (SAML Bindings, section
         *     3.4.3).
         */
        RelayState?: string
        /** @description Identifier of a logout that has begun; the server adds it when it redirects the browser. */
        request?: string
        /** @description `LogoutRequest`, deflated and base64-encoded (SAML Bindings, section 3.4.4.1). */
        SAMLRequest?: string
        /** @description `LogoutResponse`, deflated and base64-encoded (SAML Bindings, section 3.4.4.1). */
        SAMLResponse?: string
        /** @description Identifier of the algorithm of `Signature` (SAML Bindings, section 3.4.4.1). */
        SigAlg?: string
        /** @description Signature of the query, base64-encoded (SAML Bindings, section 3.4.4.1). */
        Signature?: string
      }
      header?: never
      path: {
        /** @description Identifier of the client that is the service provider. */
        client_id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description HTML page that posts a `LogoutRequest` to the next service provider of the session, or the
       *     `LogoutResponse` to the requesting one.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to a service provider with a logout message (HTTP-Redirect binding). */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSamlLogout: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the client that is the service provider. */
        client_id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['SamlLogoutMessage']
      }
    }
    responses: {
      /**
       * @description HTML page that posts a `LogoutRequest` to the next service provider of the session, or the
       *     `LogoutResponse` to the requesting one.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to `GET /samlp/{client_id}/logout`, or to a service provider. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getServiceProviderMetadata: {
    parameters: {
      query: {
        /** @description Name of a connection to a SAML identity provider. */
        connection: string
        /**
         * @description Identifier of an organization of the connection. The URL of the assertion consumer service
         *     then names it, so that log-ins that the identity provider begins are for this organization.
         */
        organization?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description SAML metadata, an `EntityDescriptor`. */
      200: {
        headers: {
          /** @description File name of the document. */
          'Content-Disposition'?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/xml': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSamlMetadata: {
    parameters: {
      query?: {
        /**
         * @description Name of a connection; the endpoints in the metadata then name it, so that users log in with
         *     it.
         */
        connection?: string
      }
      header?: never
      path: {
        /** @description Identifier of the client that is the service provider. */
        client_id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description SAML metadata, an `EntityDescriptor`. */
      200: {
        headers: {
          /** @description File name, made of the domain of the tenant. */
          'Content-Disposition'?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/xml': string
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      404: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createScimSearch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimSearchRequest']
        'application/scim+json': components['schemas']['ScimSearchRequest']
      }
    }
    responses: {
      /** @description The users and groups that match, each in the order of their creation. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimList']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  listScimGroups: {
    parameters: {
      query?: {
        /**
         * @description Attributes to return, separated by commas (RFC 7644, section 3.9); `id` and `schemas` are always
         *     returned.
         */
        attributes?: components['parameters']['scimAttributes']
        /** @description Maximum number of resources per page. A negative number counts as 0 (RFC 7644, section 3.4.2.4). */
        count?: components['parameters']['scimCount']
        /** @description Attributes not to return, separated by commas (RFC 7644, section 3.9). */
        excludedAttributes?: components['parameters']['scimExcludedAttributes']
        /** @description Filter of the resources (RFC 7644, section 3.4.2.2). */
        filter?: components['parameters']['scimFilter']
        /**
         * @description Position of the first resource of the page, counted from 1. A smaller number counts as 1 (RFC
         *     7644, section 3.4.2.4).
         */
        startIndex?: components['parameters']['scimStartIndex']
      }
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The groups that match, in the order of their creation. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimList']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  createScimGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimGroupRequest']
        'application/scim+json': components['schemas']['ScimGroupRequest']
      }
    }
    responses: {
      /** @description The created group. */
      201: {
        headers: {
          /** @description Entity tag of the group, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          /** @description Address of the group. */
          Location?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimGroup']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      409: components['responses']['ScimRefused']
      415: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  createScimGroupSearch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimSearchRequest']
        'application/scim+json': components['schemas']['ScimSearchRequest']
      }
    }
    responses: {
      /** @description The groups that match, in the order of their creation. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimList']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  getScimGroup: {
    parameters: {
      query?: {
        /**
         * @description Attributes to return, separated by commas (RFC 7644, section 3.9); `id` and `schemas` are always
         *     returned.
         */
        attributes?: components['parameters']['scimAttributes']
        /** @description Attributes not to return, separated by commas (RFC 7644, section 3.9). */
        excludedAttributes?: components['parameters']['scimExcludedAttributes']
      }
      header?: never
      path: {
        /** @description Unique identifier of the group. */
        group_id: components['parameters']['scimGroupId']
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested group. */
      200: {
        headers: {
          /** @description Entity tag of the group, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimGroup']
        }
      }
      /** @description The group is unchanged. */
      304: {
        headers: {
          /** @description Entity tag of the group, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  updateScimGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the group. */
        group_id: components['parameters']['scimGroupId']
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimGroupRequest']
        'application/scim+json': components['schemas']['ScimGroupRequest']
      }
    }
    responses: {
      /** @description The replaced group. */
      200: {
        headers: {
          /** @description Entity tag of the group, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimGroup']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      409: components['responses']['ScimRefused']
      412: components['responses']['ScimRefused']
      415: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  deleteScimGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the group. */
        group_id: components['parameters']['scimGroupId']
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The group is deleted. */
      204: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      412: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  patchScimGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the group. */
        group_id: components['parameters']['scimGroupId']
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimPatch']
        'application/scim+json': components['schemas']['ScimPatch']
      }
    }
    responses: {
      /** @description The patched group. */
      200: {
        headers: {
          /** @description Entity tag of the group, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimGroup']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      409: components['responses']['ScimRefused']
      412: components['responses']['ScimRefused']
      415: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  listScimResourceTypes: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Types of resources. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimList']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  getScimResourceType: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
        /** @description Name of the resource type. */
        type_id: components['parameters']['scimResourceTypeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested resource type. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimResource']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  listScimSchemas: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Schemas of users. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimList']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  getScimSchema: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
        /** @description URN of the schema. */
        schema_id: components['parameters']['scimSchemaId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested schema. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimResource']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  getScimServiceProviderConfig: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The supported features. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimServiceProviderConfig']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  listScimUsers: {
    parameters: {
      query?: {
        /**
         * @description Attributes to return, separated by commas (RFC 7644, section 3.9); `id` and `schemas` are always
         *     returned.
         */
        attributes?: components['parameters']['scimAttributes']
        /** @description Maximum number of resources per page. A negative number counts as 0 (RFC 7644, section 3.4.2.4). */
        count?: components['parameters']['scimCount']
        /** @description Attributes not to return, separated by commas (RFC 7644, section 3.9). */
        excludedAttributes?: components['parameters']['scimExcludedAttributes']
        /** @description Filter of the resources (RFC 7644, section 3.4.2.2). */
        filter?: components['parameters']['scimFilter']
        /**
         * @description Position of the first resource of the page, counted from 1. A smaller number counts as 1 (RFC
         *     7644, section 3.4.2.4).
         */
        startIndex?: components['parameters']['scimStartIndex']
      }
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The users that match, in the order of their creation. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimList']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  createScimUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimUserRequest']
        'application/scim+json': components['schemas']['ScimUserRequest']
      }
    }
    responses: {
      /** @description The created user. */
      201: {
        headers: {
          /** @description Entity tag of the user, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          /** @description Address of the user. */
          Location?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimUser']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      409: components['responses']['ScimRefused']
      415: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  createScimUserSearch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimSearchRequest']
        'application/scim+json': components['schemas']['ScimSearchRequest']
      }
    }
    responses: {
      /** @description The users that match, in the order of their creation. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimList']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  getScimUser: {
    parameters: {
      query?: {
        /**
         * @description Attributes to return, separated by commas (RFC 7644, section 3.9); `id` and `schemas` are always
         *     returned.
         */
        attributes?: components['parameters']['scimAttributes']
        /** @description Attributes not to return, separated by commas (RFC 7644, section 3.9). */
        excludedAttributes?: components['parameters']['scimExcludedAttributes']
      }
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
        /** @description Unique identifier of the user. */
        user_id: components['parameters']['scimUserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requested user. */
      200: {
        headers: {
          /** @description Entity tag of the user, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimUser']
        }
      }
      /** @description The user is unchanged. */
      304: {
        headers: {
          /** @description Entity tag of the user, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  updateScimUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
        /** @description Unique identifier of the user. */
        user_id: components['parameters']['scimUserId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimUserRequest']
        'application/scim+json': components['schemas']['ScimUserRequest']
      }
    }
    responses: {
      /** @description The replaced user. */
      200: {
        headers: {
          /** @description Entity tag of the user, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimUser']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      409: components['responses']['ScimRefused']
      412: components['responses']['ScimRefused']
      415: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  deleteScimUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
        /** @description Unique identifier of the user. */
        user_id: components['parameters']['scimUserId']
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
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      412: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  patchScimUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of the connection. */
        id: components['parameters']['scimConnectionId']
        /** @description Unique identifier of the user. */
        user_id: components['parameters']['scimUserId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimPatch']
        'application/scim+json': components['schemas']['ScimPatch']
      }
    }
    responses: {
      /** @description The patched user. */
      200: {
        headers: {
          /** @description Entity tag of the user, a weak one (RFC 9110, section 8.8.3). */
          ETag?: string
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/scim+json': components['schemas']['ScimUser']
        }
      }
      400: components['responses']['ScimRefused']
      401: components['responses']['ScimRefused']
      403: components['responses']['ScimRefused']
      404: components['responses']['ScimRefused']
      409: components['responses']['ScimRefused']
      412: components['responses']['ScimRefused']
      415: components['responses']['ScimRefused']
      429: components['responses']['ScimRateLimited']
    }
  }
  getSelfServiceTicket: {
    parameters: {
      query?: {
        /** @description Ticket from the link that the customer received. */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that introduces the set-up. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSelfServiceSession: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description Redirect to the first step. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSelfServiceStep: {
    parameters: {
      query?: {
        /** @description Response of the identity provider to a test log-in that the callback stored, by its `state`. */
        upstream?: string
      }
      header?: never
      path: {
        /** @description Step of the set-up. A step that the ticket does not have leads to one that it has. */
        step: components['parameters']['selfServiceStep']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page of the step. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to another step. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSelfServiceAnswer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Step of the set-up. A step that the ticket does not have leads to one that it has. */
        step: components['parameters']['selfServiceStep']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['SelfServiceAnswer']
      }
    }
    responses: {
      /** @description HTML page with a result that is shown once, such as a SCIM token. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step, or to the identity provider. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createTokenInfo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenInfoRequest']
        'application/x-www-form-urlencoded': components['schemas']['TokenInfoRequest']
      }
    }
    responses: {
      /** @description Profile of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenInfo']
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['TokenUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getInteraction: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description HTML page that reports why the log-in cannot continue, or that posts the SAML response to the
       *     assertion consumer service.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getActionStep: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Redirect to the page of the action, or to the page at which the log-in continues. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getConsentPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the requested scopes. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createConsent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getActionContinuation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that posts the answer to the client. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getCredentialPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the state of the verification. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createCredential: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getEmailPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for the e-mail address. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createEmail: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the form for the code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createEmailCode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getFormPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the fields of the form. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createFormPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getInvitationPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the invitation. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createInvitationAcceptance: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getAccountLinkPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that asks whether to link the accounts. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createAccountLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getLoginPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the log-in form. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createLogin: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getMfaPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description HTML page that lists the factors to enroll, or reports why the second factor cannot be
       *     verified.
       */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getDuoPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the link to Duo. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getDuoAnswer: {
    parameters: {
      query?: {
        /** @description Authorization code of Duo, which the server exchanges for the result. */
        duo_code?: string
        /** @description Error code of Duo. */
        error?: string
        /** @description Value of `state` in the request to Duo. */
        state?: string
      }
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that says that Duo has not confirmed the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
      503: components['responses']['PageError']
    }
  }
  getDuoPrompt: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
      503: components['responses']['PageError']
    }
  }
  getEmailCodePage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for the e-mailed code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createEmailCodeUse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getOtpPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for the one-time password. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createOtp: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getOtpEnrollmentPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the secret and the form for the code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createOtpEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getRecoveryCodePage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for a recovery code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createRecoveryCodeUse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the form again if the code is wrong, or with a new recovery code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getRecoveryCodeEnrollmentPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the recovery code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createRecoveryCodeEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSmsCodePage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for the code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSmsCodeUse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSmsEnrollmentPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for the number or the code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSmsEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getDeviceBiometricsPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that asks for the biometrics of the device. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createDeviceBiometricsUse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getDeviceBiometricsEnrollmentPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that offers device biometrics. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createDeviceBiometricsEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSecurityKeyPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that asks for a security key. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSecurityKeyUse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSecurityKeyEnrollmentPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that asks for a new security key. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSecurityKeyEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getOrganizationPickerPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the organizations of the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createOrganizationChoice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getOrganizationSelectionPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with a form for the organization. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createOrganizationSelection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPasskeyUse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getPasskeyEnrollmentPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the button to create a passkey. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPasskeyEnrollment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getPhonePage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for the phone number. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPhone: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the form for the code. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPhoneCode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getResetPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form for the account. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createReset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSignupPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the sign-up form. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSignup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getSignupCodePage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the form. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createSignupCode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PageForm']
      }
    }
    responses: {
      /** @description HTML page with the next step of the log-in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getUpstreamLogin: {
    parameters: {
      query?: {
        /**
         * @description Name of the connection. May be omitted if the client has a single connection to an identity
         *     provider.
         */
        connection?: string
        /**
         * @description E-mail address that the user has entered, with which the identity provider may prefill its
         *     log-in page. Overrides `login_hint` of the authorization request.
         */
        login_hint?: string
      }
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page that posts the request to the identity provider (SAML 2.0 HTTP POST binding). */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the identity provider. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getUpstreamAnswer: {
    parameters: {
      query: {
        /** @description Identifier of the log-in at the identity provider. It can be used once. */
        upstream: string
      }
      header?: never
      path: {
        /** @description Identifier of the log-in transaction, from the URL to which the server redirected the browser. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML log-in page, which reports why the user is not logged in. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /** @description Redirect to the next step of the log-in, or back to the client. */
      303: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getUserCountry: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Country of the address; `{}` if the server does not know it. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserCountry']
        }
      }
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getUserInfo: {
    parameters: {
      query?: {
        /**
         * @description Access token, for clients that cannot set the header `Authorization` (RFC 6750, section 2.3).
         *     Prefer the header, because URLs are often logged. The server refuses this parameter for
         *     clients with a `compliance_level`.
         */
        access_token?: string
      }
      header?: {
        /**
         * @description DPoP proof for this request, signed by the key that the access token is bound to (RFC 9449,
         *     section 7.1).
         */
        DPoP?: string
        /**
         * @description UUID that identifies the call; the server returns it, or a new one if the request has none
         *     (FAPI 1.0 Baseline, section 6.2.1).
         */
        'x-fapi-interaction-id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Claims about the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserInfo']
          'application/jwt': string
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['TokenUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getUserInfoByForm: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['UserInfoRequest']
        'application/x-www-form-urlencoded': components['schemas']['UserInfoRequest']
      }
    }
    responses: {
      /** @description Claims about the user. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserInfo']
          'application/jwt': string
        }
      }
      400: components['responses']['InvalidTokenRequest']
      401: components['responses']['TokenUnauthorized']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getLogout: {
    parameters: {
      query?: {
        /** @description Client identifier (RFC 6749, section 2.2). */
        client_id?: string
        /**
         * @description If present with any value, also logs the user out at the identity provider that the session
         *     came from, if the provider supports it.
         */
        federated?: string
        /**
         * @description URL to which the browser is redirected after the logout: an allowed logout URL of the client
         *     or, if the request has no `client_id`, of the tenant.
         */
        returnTo?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The session has ended and the request named no `returnTo`. The body is the text `OK`. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/plain': string
        }
      }
      /** @description Redirect to `returnTo` after the session has ended. */
      302: {
        headers: {
          Location: components['headers']['Location']
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getPresentationRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret identifier of the session, from the engagement. */
        session_id: components['parameters']['sessionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The request object, a JWT of the type `oauth-authz-req+jwt`. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/oauth-authz-req+jwt': string
        }
      }
      400: components['responses']['VerificationRefused']
      404: components['responses']['VerificationNotFound']
      410: components['responses']['VerificationOver']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPresentationRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret identifier of the session, from the engagement. */
        session_id: components['parameters']['sessionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PresentationRequestForm']
      }
    }
    responses: {
      /** @description The request object, a JWT of the type `oauth-authz-req+jwt`. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/oauth-authz-req+jwt': string
        }
      }
      400: components['responses']['VerificationRefused']
      404: components['responses']['VerificationNotFound']
      410: components['responses']['VerificationOver']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createPresentationResponse: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret identifier of the session, from the engagement. */
        session_id: components['parameters']['sessionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PresentationResponseForm']
      }
    }
    responses: {
      /** @description The response is accepted: the presentation is verified, or the wallet has declined. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Continuation']
        }
      }
      400: components['responses']['VerificationRefused']
      404: components['responses']['VerificationNotFound']
      410: components['responses']['VerificationOver']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getVerificationPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret that identifies the page, from `page_url`. */
        page_token: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description HTML page with the QR code and the state. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/html': components['schemas']['Page']
        }
      }
      /**
       * @description The link is not valid. A browser gets an HTML page, other clients `OAuthError` where the link
       *     is too long.
       */
      400: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OAuthError']
          'text/html': components['schemas']['Page']
        }
      }
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createVerification: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['VerificationRequest']
        'application/x-www-form-urlencoded': components['schemas']['VerificationRequest']
      }
    }
    responses: {
      /** @description The created verification. */
      201: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreatedVerification']
        }
      }
      400: components['responses']['VerificationRefused']
      401: components['responses']['TokenUnauthorized']
      403: components['responses']['AccessDenied']
      404: components['responses']['VerificationNotFound']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getVerification: {
    parameters: {
      query?: {
        /**
         * @description The parameter of the same name that `return_uri` received. Without it, a verification with a
         *     `return_uri` stays `pending-mdoc` until it expires. Verifications without a `return_uri` do
         *     not need it.
         */
        response_code?: string
      }
      header?: never
      path: {
        /** @description Unique identifier of a verification. */
        verification_id: components['parameters']['verificationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description State of the verification. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Verification']
        }
      }
      400: components['responses']['VerificationRefused']
      401: components['responses']['TokenUnauthorized']
      403: components['responses']['AccessDenied']
      404: components['responses']['VerificationNotFound']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  listVerificationEvents: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Unique identifier of a verification. */
        verification_id: components['parameters']['verificationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Stream of messages; the schema describes one of them. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'text/event-stream': components['schemas']['VerificationEvent']
        }
      }
      400: components['responses']['VerificationRefused']
      401: components['responses']['TokenUnauthorized']
      403: components['responses']['AccessDenied']
      404: components['responses']['VerificationNotFound']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createWebApiMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret identifier of the session, from the engagement. */
        session_id: components['parameters']['sessionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/cbor': string
      }
    }
    responses: {
      /** @description Message of the reader, SessionData of ISO/IEC 18013-5, section 9.1.1.4. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/cbor': string
        }
      }
      400: components['responses']['VerificationRefused']
      404: components['responses']['VerificationNotFound']
      410: components['responses']['VerificationOver']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getWsFederation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the client that is the service provider. */
        client_id: components['parameters']['clientId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      400: components['responses']['PageError']
      403: components['responses']['PageError']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
}
