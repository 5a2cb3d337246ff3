// Made by `pnpm run generate:contract` from openapi/. Do not edit.

export interface paths {
  '/.well-known/jwks.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the key set
     * @description Answers the public keys that the tokens of the tenant are signed with. The next key is there
     *     before it signs, so that a client may keep the answer.
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
     * @description Answers what the authorization server can do, where OAuth 2.0 clients look for it. It is the same
     *     document as the OpenID configuration.
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
     * Get the OpenID configuration
     * @description Answers what the authorization server can do, where OpenID Connect clients look for it.
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
  '/activate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show where the code of a device is entered
     * @description Asks for the code that a device shows (RFC 8628, section 3.3). With `user_code` in the address
     *     the code is filled in, and its reader still has to confirm it.
     */
    get: operations['getActivation']
    put?: never
    /**
     * Enter or confirm the code of a device
     * @description Takes `user_code`, then also `action`, `accept` or `deny`. Whoever accepts goes on to log in.
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
     * Let the device in
     * @description Where a browser comes back to when its user has said who they are and what they allow.
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
     * Ask for a log-in
     * @description Sends the browser to the pages of the tenant, and with the answer back to the application.
     */
    get: operations['getAuthorization']
    put?: never
    /**
     * Ask for a log-in by a form
     * @description The same for requests that are too long for an address (OpenID Connect Core, section
     *     3.1.2.1).
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
     * Go on with a log-in
     * @description Where the pages of the tenant lead when the user has said what was asked.
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
     * Ask a user for approval
     * @description Asks a user who need not be there (OpenID Connect CIBA Core 1.0, section 7; mode `poll`). They get
     *     an e-mail with a link to a page that shows the application, the binding message and what is asked
     *     for. The application needs the grant type `urn:openid:params:grant-type:ciba`, and proves itself.
     */
    post: operations['createBackchannelAuthentication']
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
     * Ask for a new password
     * @description Sends a link, where there is such an account. It says the same where there is none.
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
     * Sign up
     * @description Makes an account at a database connection, and sends a link that shows the address to be
     *     theirs.
     */
    post: operations['createDatabaseSignup']
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
     * Show what an application asks approval of
     * @description Where the link of a mail leads that a request to `/bc-authorize` sends. Who is not logged in as
     *     the one that is asked logs in first.
     */
    get: operations['getApproval']
    put?: never
    /**
     * Approve what an application asks, or not
     * @description Takes `ticket` and `action`, `accept` or `deny`. A link decides once.
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
     * Show the page to log in by a link
     * @description Where the link of a mail leads. It asks to go on, because programs that look at mails follow
     *     links too.
     */
    get: operations['getEmailLink']
    put?: never
    /**
     * Log in by a link
     * @description Goes on to `/authorize` with what the application asked for; the link is used up there.
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
     * @description Where an enrollment ticket leads: shows a secret for an authenticator app, and asks for a code.
     */
    get: operations['getEnrollmentPage']
    put?: never
    /**
     * Enroll a second factor
     * @description Takes `code`. The link works once; a recovery code is shown.
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
     * @description Where the link of a mail leads that was asked for by who forgot a password.
     */
    get: operations['getPasswordReset']
    put?: never
    /**
     * Set a new password
     * @description Takes `password` and `password_again`. The link works once, and sessions of the user end.
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
     * Show the page that unblocks an account
     * @description Where the link of a mail leads that tells a user of a blocked account. It changes nothing.
     */
    get: operations['getAccountUnblock']
    put?: never
    /**
     * Unblock an account
     * @description Ends the block that the mail told of. The link works once.
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
     * Verify an e-mail address
     * @description Where the link of a mail leads that asks whether an address is right. It works once.
     */
    get: operations['getEmailVerification']
    put?: never
    post?: never
    delete?: never
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
     * @description Begins to enroll one-time codes. The first code, at the token endpoint, confirms it.
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
     * @description Answers the second factors of the user, and how a code reaches them.
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
     * @description Takes a second factor from the user.
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
     * Ask for a second factor
     * @description Says how a second factor is shown at the token endpoint. A code that is sent is sent now.
     */
    post: operations['createMfaChallenge']
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
     * Get a code for a device
     * @description Gives a device two codes: one that it asks for tokens with, and one that its user enters at
     *     `verification_uri` (RFC 8628, section 3.1). The application needs the grant type
     *     `urn:ietf:params:oauth:grant-type:device_code`.
     */
    post: operations['createDeviceAuthorization']
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
     * Ask about a token
     * @description Tells a client whether one of its opaque tokens is good, and what for.
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
     * Push a request to log in
     * @description Takes a request to log in from the client itself, so that no browser sees or changes it (RFC
     *     9126). It waits for `par_request_expiry` seconds of the client, 30 where it does not say, and
     *     serves once. A request that the client signed (RFC 9101) comes as `request`, beside nothing but
     *     what the client proves itself with.
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
     * @description Ends a refresh token and all that came from the same log-in. An unknown token is no error
     *     (RFC 7009, section 2.2).
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
     * Get a token
     * @description Answers an access token for one API. `/oauth/token/`, with a slash at the end, is the same
     *     endpoint.
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
     * @description Ends the session and goes back to the application (OpenID Connect RP-Initiated Logout). The user
     *     is asked first, but for a request with an ID token that was issued in this very session.
     */
    get: operations['getEndSession']
    put?: never
    /**
     * Log out by a form
     * @description The same by POST.
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
     * Confirm logging out
     * @description What the page to log out posts.
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
     * Get told that one is logged out
     * @description Shown where no application said where to go.
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
     * Register an application
     * @description Lets an application register itself, without a token (RFC 7591, section 3.1), where the tenant's
     *     flag `enable_dynamic_client_registration` is on. It is a third-party application like any other:
     *     the management API shows it, changes it and deletes it. It has to use PKCE, its users are those of
     *     connections with `is_domain_connection`, and they are asked what to allow it.
     *
     *     For network ACLs the origin of such a request is `dynamic_client_registration`.
     */
    post: operations['createClientRegistration']
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
     * Ask for a log-in with a passkey
     * @description Answers what `navigator.credentials.get` takes. Its answer goes to the token endpoint with the
     *     grant `urn:okta:params:oauth:grant-type:webauthn`, as `authn_response`.
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
     * Ask for a sign-up with a passkey
     * @description Answers what `navigator.credentials.create` takes. Its answer goes to the token endpoint with the
     *     grant `urn:okta:params:oauth:grant-type:webauthn`, as `authn_response`; the user is made then.
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
     * Send a code or a link to log in with
     * @description Sends a mail to whoever may log in by it. A code is exchanged at the token endpoint; it works
     *     once, for this client and address, and is gone after a few wrong ones. The next one takes its
     *     place.
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
     * Ask whether a code is the one that was sent
     * @description Answers whether a code is right, for pages that say so before they exchange it at the token
     *     endpoint. A right one stays good; wrong ones count as they do there.
     */
    post: operations['createPasswordlessVerification']
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
     * Show what is asked
     * @description Leads to the page that the request to log in waits for.
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
  '/u/{state}/consent': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show what the application asks for
     * @description Asks the user whether to let the application do it.
     */
    get: operations['getConsentPage']
    put?: never
    /**
     * Let the application do it, or not
     * @description Takes `action`, `accept` or `deny`.
     */
    post: operations['createConsent']
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
     * Show the page to log in by mail
     * @description Asks where to send a code.
     */
    get: operations['getEmailPage']
    put?: never
    /**
     * Send a code to log in with
     * @description Takes `email`, and sends a code there. The page says the same whoever is known.
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
     * Log in by a code
     * @description Takes `email` and `code`. A code works once, and is gone after a few wrong ones.
     */
    post: operations['createEmailCode']
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
     * Show the page to log in
     * @description Asks for a name and a password.
     */
    get: operations['getLoginPage']
    put?: never
    /**
     * Log in
     * @description Takes `username` and `password`.
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
     * Show what a second factor is asked for by
     * @description Leads to the page of the factor that the user has, or can enroll.
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
  '/u/{state}/mfa-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the page to enter a code from an e-mail
     * @description Sends a code to the address of the user, unless one was sent just now, and asks for it.
     */
    get: operations['getEmailCodePage']
    put?: never
    /**
     * Show a code from an e-mail
     * @description Takes `code`. A code works once.
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
     * Show the page to enter a one-time code
     * @description Asks for the code of an authenticator app.
     */
    get: operations['getOtpPage']
    put?: never
    /**
     * Show a one-time code
     * @description Takes `code`, and `remember` where this browser is not to be asked for a while. A code works
     *     once.
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
     * Show the page to enroll one-time codes
     * @description Shows a secret for an authenticator app (RFC 6238), as a QR code and in letters, and asks for a
     *     code.
     */
    get: operations['getOtpEnrollmentPage']
    put?: never
    /**
     * Enroll one-time codes
     * @description Takes `code`. It goes on to the recovery code.
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
     * Show the page to enter a recovery code
     * @description Asks for the recovery code.
     */
    get: operations['getRecoveryCodePage']
    put?: never
    /**
     * Use a recovery code
     * @description Takes `code`. It works once; another one is shown.
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
     * @description Shows a new recovery code.
     */
    get: operations['getRecoveryCodeEnrollmentPage']
    put?: never
    /**
     * Confirm the recovery code
     * @description Takes `confirmed`. Who has kept the code is logged in.
     */
    post: operations['createRecoveryCodeEnrollment']
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
     * @description Takes `credential`: an AuthenticationResponseJSON (Web Authentication Level 3, section 5.1) for
     *     the challenge of the page to log in, which counts once and for five minutes.
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
     * @description Offers a passkey to who logged in by a password and has none, where the connection takes passkeys.
     */
    get: operations['getPasskeyEnrollmentPage']
    put?: never
    /**
     * Create a passkey
     * @description Takes `credential`: a RegistrationResponseJSON (Web Authentication Level 3, section 5.1) for the
     *     challenge of the page, which counts once and for five minutes.
     */
    post: operations['createPasskeyEnrollment']
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
     * Show the page to ask for a new password
     * @description Asks whose password is forgotten.
     */
    get: operations['getResetPage']
    put?: never
    /**
     * Ask for a new password
     * @description Takes `username`, and sends a link where there is such an account. It says the same where
     *     there is none.
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
     * Show the page to sign up
     * @description Asks for an e-mail address and a password.
     */
    get: operations['getSignupPage']
    put?: never
    /**
     * Sign up
     * @description Takes `email` and `password`, and logs the new user in.
     */
    post: operations['createSignup']
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
     * Get the user
     * @description Answers who an access token speaks for (OpenID Connect Core, section 5.3). A token that is bound
     *     to a certificate or a DPoP key comes with it. The token is never taken from the address.
     */
    get: operations['getUserInfo']
    put?: never
    /**
     * Get the user by a form
     * @description The same by POST.
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
     * Log out at once
     * @description Ends the session for all clients without asking, tells those that registered for it, and
     *     goes where the client may ask to.
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
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description One thing that is asked for (RFC 9396, section 2). Its members are those of its type. */
    AuthorizationDetail: {
      /** @description A type that the API declares in its `authorization_details`. */
      type: string
    }
    /** @description What an application asks for (RFC 6749, section 4.1.1; OpenID Connect Core, section 3.1.2.1). */
    AuthorizationRequest: {
      /** @description How the user is to prove who they are. */
      acr_values?: string
      /** @description The API that the access token is for. */
      audience?: string
      /** @description What is asked for in detail (RFC 9396): a JSON array of objects whose `type` the API declares. */
      authorization_details?: string
      /** @description Claims asked for one by one (OpenID Connect Core, section 5.5). */
      claims?: string
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Binds the code to whoever has the verifier (RFC 7636, section 4.3). */
      code_challenge?: string
      /** @description How the challenge was made. */
      code_challenge_method?: string
      /** @description The connection that the user logs in with. */
      connection?: string
      /** @description Binds the code to a DPoP key (RFC 9449, section 10). */
      dpop_jkt?: string
      /** @description An ID token that says who is expected. */
      id_token_hint?: string
      /** @description Who is thought to log in. */
      login_hint?: string
      /** @description The greatest age of the log-in, in seconds. */
      max_age?: string
      /** @description Comes back in the ID token. */
      nonce?: string
      /** @description An organization; there are none yet. */
      organization?: string
      /** @description What the user is asked for, whatever is known. */
      prompt?: string
      /** @description Where the answer goes. One of the callbacks of the client, character by character. */
      redirect_uri?: string
      /**
       * @description The request as a JWT that the client signed with RS256, RS384 or PS256 (RFC 9101); only where
       *     it is pushed.
       */
      request?: string
      /** @description A request that was pushed (RFC 9126). */
      request_uri?: string
      /** @description The same in the words of RFC 8707. */
      resource?: string
      /** @description How the answer travels; with `jwt`, signed (JARM). */
      response_mode?: string
      /**
       * @description What is to be answered: `code`, `token`, `id_token`, or several of them (OAuth 2.0 Multiple
       *     Response Types, section 3).
       */
      response_type?: string
      /** @description The scopes asked for, separated by spaces; `openid` where none is named. */
      scope?: string
      /** @description `signup` shows the page to sign up first. */
      screen_hint?: string
      /** @description Comes back as it is. */
      state?: string
      /** @description Languages that the user reads, the best first, separated by spaces. */
      ui_locales?: string
    }
    /**
     * @description What the authorization server can do (RFC 8414, section 2; OpenID Connect Discovery 1.0,
     *     section 3). Members that are not named here may be there.
     */
    AuthorizationServerMetadata: {
      /** @description The types of authorization details that APIs of the tenant declare (RFC 9396). */
      authorization_details_types_supported?: string[]
      /**
       * Format: uri
       * @description Where users are sent to log in.
       */
      authorization_endpoint?: string
      /** @description Algorithms that answers to requests are signed with (JARM). */
      authorization_signing_alg_values_supported?: string[]
      /**
       * Format: uri
       * @description Where users are asked for approval.
       */
      backchannel_authentication_endpoint?: string
      /** @description How an application learns of an approval. */
      backchannel_token_delivery_modes_supported?: string[]
      /** @description Claims that a user may have. */
      claims_supported?: string[]
      /** @description How codes are bound to their clients (RFC 7636). */
      code_challenge_methods_supported?: string[]
      /**
       * Format: uri
       * @description Where devices get their codes.
       */
      device_authorization_endpoint?: string
      /** @description Algorithms of DPoP proofs (RFC 9449, section 5.1). */
      dpop_signing_alg_values_supported?: string[]
      /**
       * Format: uri
       * @description Where users are sent to log out.
       */
      end_session_endpoint?: string
      /** @description Grants of the token endpoint. */
      grant_types_supported?: string[]
      /** @description Algorithms that ID tokens may be signed with. */
      id_token_signing_alg_values_supported: string[]
      /**
       * Format: uri
       * @description The issuer of the tokens, with a slash at the end.
       */
      issuer: string
      /**
       * Format: uri
       * @description Where the keys are.
       */
      jwks_uri: string
      /**
       * @description Where clients that show a certificate find these endpoints (RFC 8705, section 5): at the port
       *     that asks for certificates, or where the tenant has `mtls.enable_endpoint_aliases` at `mtls.`
       *     before its domain, which an edge serves.
       */
      mtls_endpoint_aliases?: {
        [key: string]: string
      }
      /**
       * Format: uri
       * @description Where requests to log in are pushed (RFC 9126).
       */
      pushed_authorization_request_endpoint?: string
      /**
       * Format: uri
       * @description Where applications register themselves; absent where they cannot.
       */
      registration_endpoint?: string
      /** @description Algorithms that requests may be signed with. */
      request_object_signing_alg_values_supported?: string[]
      /** @description Whether requests may be signed (RFC 9101). They are pushed. */
      request_parameter_supported?: boolean
      /** @description Response modes of the authorization endpoint. */
      response_modes_supported?: string[]
      /** @description Response types of the authorization endpoint. */
      response_types_supported: string[]
      /**
       * Format: uri
       * @description Where refresh tokens are revoked.
       */
      revocation_endpoint?: string
      /** @description Scopes of OpenID Connect that may be asked for. */
      scopes_supported?: string[]
      /** @description How subjects are named. */
      subject_types_supported: string[]
      /** @description Whether tokens are bound to certificates (RFC 8705, section 3.3). */
      tls_client_certificate_bound_access_tokens?: boolean
      /**
       * Format: uri
       * @description Where tokens are had.
       */
      token_endpoint: string
      /** @description How clients authenticate at the token endpoint. */
      token_endpoint_auth_methods_supported?: string[]
      /** @description Algorithms that client assertions may be signed with. */
      token_endpoint_auth_signing_alg_values_supported?: string[]
      /**
       * Format: uri
       * @description Where the claims of a user are had.
       */
      userinfo_endpoint?: string
    }
    /** @description A request that waits for its user (OpenID Connect CIBA Core 1.0, section 7.3). */
    BackchannelAuthentication: {
      /** @description What to ask for tokens with. */
      auth_req_id: string
      /** @description How long it waits, in seconds. */
      expires_in: number
      /** @description How long to wait between two requests for tokens, in seconds. */
      interval: number
    }
    /**
     * @description Whom to ask, and what (OpenID Connect CIBA Core 1.0, section 7.1). Parameters that are not named
     *     here are ignored.
     */
    BackchannelAuthenticationRequest: {
      /** @description The API that the token is for. */
      audience?: string
      /** @description What both sides show, so that the user knows what it is about. */
      binding_message: string
      /** @description A JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /** @description Always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
      client_assertion_type?: string
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /**
       * @description The user, as JSON in a text: `format` is `iss_sub` (RFC 9493, section 3.2.4), `iss` the
       *     issuer, `sub` the id of the user.
       */
      login_hint: string
      /** @description How long the user has to answer, in seconds, 1 to 300. */
      requested_expiry?: number | string
      /** @description The scopes asked for, separated by spaces; `openid` is among them. */
      scope: string
    }
    /** @description An application that has registered itself (RFC 7591, section 3.2.1). */
    ClientRegistration: {
      /**
       * @description Whether it runs on a server or on devices of users.
       * @enum {string}
       */
      application_type?: 'web' | 'native'
      /** @description Identifier of the client; begins with `tpc_`. */
      client_id: string
      /** @description When it was registered, in seconds since 1970. */
      client_id_issued_at: number
      /** @description Name of the application, which users are shown. */
      client_name: string
      /** @description Secret of the client, shown this once; absent where it has none. */
      client_secret?: string
      /** @description Always 0, which means never; there where a secret is. */
      client_secret_expires_at?: number
      /** @description The grants that it uses; `authorization_code` is always one. */
      grant_types: ('authorization_code' | 'refresh_token')[]
      /** @description Address of a picture of the application, with `https`. */
      logo_uri?: string
      /** @description Where users are sent when they are logged out. */
      post_logout_redirect_uris?: string[]
      /**
       * @description Where users are sent back to: `https`, or `http` on this machine; for native applications also
       *     a scheme of their own.
       */
      redirect_uris: string[]
      /** @description What it asks `/authorize` for. */
      response_types: 'code'[]
      /**
       * @description How it proves itself; `client_secret_post` by default.
       * @enum {string}
       */
      token_endpoint_auth_method: 'none' | 'client_secret_post' | 'client_secret_basic'
    }
    /** @description What an application says of itself (RFC 7591, section 2). */
    ClientRegistrationRequest: {
      /**
       * @description Whether it runs on a server or on devices of users.
       * @enum {string}
       */
      application_type?: 'web' | 'native'
      /** @description Name of the application, which users are shown. */
      client_name?: string
      /** @description The grants that it uses; `authorization_code` is always one. */
      grant_types?: ('authorization_code' | 'refresh_token')[]
      /** @description Address of a picture of the application, with `https`. */
      logo_uri?: string
      /** @description Where users are sent when they are logged out. */
      post_logout_redirect_uris?: string[]
      /**
       * @description Where users are sent back to: `https`, or `http` on this machine; for native applications also
       *     a scheme of their own.
       */
      redirect_uris: string[]
      /** @description What it asks `/authorize` for. */
      response_types?: 'code'[]
      /**
       * @description How it proves itself; `client_secret_post` by default.
       * @enum {string}
       */
      token_endpoint_auth_method?: 'none' | 'client_secret_post' | 'client_secret_basic'
    }
    /** @description Whose password is forgotten. Parameters that are not named here are ignored. */
    DatabasePasswordChange: {
      /** @description Identifier of the client. */
      client_id: string
      /** @description Name of a database connection that the client is enabled for. */
      connection: string
      /** @description E-mail address of the account. */
      email?: string
      /** @description Username of the account, in place of the address. */
      username?: string
    }
    /** @description Who signs up, and at which connection. Parameters that are not named here are ignored. */
    DatabaseSignup: {
      /** @description Identifier of the client. */
      client_id: string
      /** @description Name of a database connection that the client is enabled for. */
      connection: string
      /** @description E-mail address. */
      email?: string
      /** @description The password. */
      password: string
      /** @description What the user may change of what is kept about them. */
      user_metadata?: {
        [key: string]: unknown
      }
      /** @description Username, where the connection has them. */
      username?: string
    }
    /** @description The account that was made. */
    DatabaseUser: {
      /** @description Identifier of the account at its connection. */
      _id: string
      /** @description E-mail address. */
      email?: string
      /** @description Whether it has been shown to be theirs. */
      email_verified?: boolean
      /** @description Username. */
      username?: string
    }
    /** @description The codes of a device (RFC 8628, section 3.2). */
    DeviceAuthorization: {
      /** @description What the device asks for tokens with. */
      device_code: string
      /** @description How long the codes are good, in seconds. */
      expires_in: number
      /** @description How long to wait between two requests for tokens, in seconds. */
      interval: number
      /** @description What the user enters; the tenant's `device_flow` says how it looks. */
      user_code: string
      /**
       * Format: uri
       * @description Where the user enters it.
       */
      verification_uri: string
      /**
       * Format: uri
       * @description The same with the code in it, for a QR code.
       */
      verification_uri_complete: string
    }
    /**
     * @description A device that asks for codes (RFC 8628, section 3.1). Parameters that are not named here are
     *     ignored.
     */
    DeviceAuthorizationRequest: {
      /** @description The API that the token is for. */
      audience?: string
      /** @description Identifier of the client. */
      client_id: string
      /** @description Secret of the client, where it has one. */
      client_secret?: string
      /** @description The scopes asked for, separated by spaces; `openid` where none is named. */
      scope?: string
    }
    /** @description What is known of the session (RP-Initiated Logout, section 2). */
    EndSessionRequest: {
      [key: string]: unknown
    }
    /** @description What is known of a token (RFC 7662, section 2.2). Members that are not named here may be there. */
    Introspection: {
      /** @description Whether the token is good. */
      active: boolean
    }
    /** @description A token to be asked about (RFC 7662, section 2.1). */
    IntrospectionRequest: {
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /** @description The token. */
      token: string
      /** @description What kind of token it is thought to be. */
      token_type_hint?: string
    }
    /** @description The public half of a key that tokens are signed with (RFC 7517, RFC 7518 section 6.3). */
    JsonWebKey: {
      /**
       * @description Algorithm of the key. It is left out where the tenant has the flag `remove_alg_from_jwks`:
       *     then the key is good for PS256 too, by which what clients under FAPI get is signed.
       * @enum {string}
       */
      alg?: 'RS256'
      /** @description Exponent, base64url. */
      e: string
      /** @description Name of the key. */
      kid: string
      /**
       * @description Type of the key.
       * @enum {string}
       */
      kty: 'RSA'
      /** @description Modulus, base64url. */
      n: string
      /**
       * @description What the key is for.
       * @enum {string}
       */
      use: 'sig'
      /** @description Certificate of the key, base64. */
      x5c?: string[]
      /** @description SHA-1 thumbprint of the certificate. */
      x5t?: string
    }
    /** @description The keys of the tenant (RFC 7517, section 5), the next one included. */
    JsonWebKeySet: {
      /** @description The keys. A token names the one it was signed with in `kid`. */
      keys: components['schemas']['JsonWebKey'][]
    }
    /** @description What an authenticator app needs, and the recovery code. The first code confirms it. */
    MfaAssociation: {
      /**
       * @description What was begun.
       * @enum {string}
       */
      authenticator_type: 'otp'
      /** @description The same with the names of account and tenant, for a QR code. */
      barcode_uri: string
      /** @description A code that gets the user in once. Absent for who has one. */
      recovery_codes?: string[]
      /** @description What codes are made of, in Base32. */
      secret: string
    }
    /** @description What is to be enrolled. Parameters that are not named here are ignored. */
    MfaAssociationRequest: {
      /** @description Always one, `otp`. */
      authenticator_types: string[]
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Secret of the client, where it has one. */
      client_secret?: string
      /** @description For `oob`, which cannot be enrolled here yet. */
      oob_channels?: string[]
      /** @description For `oob`, which cannot be enrolled here yet. */
      phone_number?: string
    }
    /** @description A second factor of the user. */
    MfaAuthenticator: {
      /** @description Whether it has been confirmed. */
      active: boolean
      /**
       * @description What it is.
       * @enum {string}
       */
      authenticator_type: 'otp' | 'oob' | 'recovery-code'
      /** @description Unique identifier. */
      id: string
      /** @description Where a code goes, or what the user calls it. */
      name?: string
      /**
       * @description How a code comes.
       * @enum {string}
       */
      oob_channel?: 'email'
    }
    /** @description The second factors of the user. */
    MfaAuthenticatorList: components['schemas']['MfaAuthenticator'][]
    /** @description How to go on at the token endpoint. */
    MfaChallenge: {
      /**
       * @description The user types the code that was sent.
       * @enum {string}
       */
      binding_method?: 'prompt'
      /**
       * @description The grant that follows, mfa-otp or mfa-oob.
       * @enum {string}
       */
      challenge_type: 'otp' | 'oob'
      /** @description What the grant mfa-oob takes. */
      oob_code?: string
    }
    /** @description Which second factor is to be asked for. Parameters that are not named here are ignored. */
    MfaChallengeRequest: {
      /** @description Which factor, by its id. */
      authenticator_id?: string
      /** @description What the client can do, `otp` or `oob` or both, separated by a space. */
      challenge_type?: string
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Secret of the client, where it has one. */
      client_secret?: string
      /** @description What the token endpoint answered with `mfa_required`. */
      mfa_token: string
    }
    /** @description What a failed request of the authentication API is answered with (RFC 6749, section 5.2). */
    OAuthError: {
      /** @description The error code. */
      error: string
      /** @description One sentence for people. */
      error_description?: string
      /** @description A page about the error. */
      error_uri?: string
      /** @description With `mfa_required`, what to go on with at `/mfa/challenge` and `/oauth/token`. */
      mfa_token?: string
    }
    /** @description A page in HTML, in the language of its reader. */
    Page: string
    /** @description What a page posts. */
    PageForm: {
      [key: string]: unknown
    }
    /** @description What goes to the authenticator, and what its answer is exchanged with. */
    PasskeyChallenge: {
      /** @description Goes to the token endpoint with the answer. It counts once and for five minutes. */
      auth_session: string
      /**
       * @description PublicKeyCredentialRequestOptionsJSON or PublicKeyCredentialCreationOptionsJSON (Web
       *     Authentication Level 3, sections 5.1.8 and 5.1.9).
       */
      authn_params_public_key: {
        [key: string]: unknown
      }
    }
    /** @description Who wants to log somebody in. A client that has a secret or a key proves itself with it. */
    PasskeyChallengeRequest: {
      /** @description A JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /** @description Always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
      client_assertion_type?: string
      /** @description Identifier of the client, unless it is in the header. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /**
       * @description Name of a connection that takes passkeys and that the client is enabled for; without it, the
       *     oldest of those.
       */
      realm?: string
    }
    /**
     * @description Who wants to sign somebody up, and whom. A client that has a secret or a key proves itself with
     *     it.
     */
    PasskeyRegistrationRequest: {
      /** @description A JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /** @description Always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
      client_assertion_type?: string
      /** @description Identifier of the client, unless it is in the header. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /**
       * @description Name of a connection that takes passkeys and that the client is enabled for; without it, the
       *     oldest of those.
       */
      realm?: string
      /** @description Who the user is. */
      user_profile: {
        /** @description The address. */
        email: string
        /** @description The whole name. */
        name?: string
      }
    }
    /** @description Where something was sent. */
    PasswordlessRecipient: {
      /** @description Stands for the address. */
      _id: string
      /** @description The address. */
      email: string
      /** @description Whether a code has just shown it to be theirs. */
      email_verified: boolean
    }
    /** @description Where to send what to log in with. A client that has a secret or a key proves itself with it. */
    PasswordlessStart: {
      /** @description What the link asks `/authorize` for. Without a `redirect_uri` it is the first of the client. */
      authParams?: {
        [key: string]: string
      }
      /** @description A JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /** @description Always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
      client_assertion_type?: string
      /** @description Identifier of the client, unless it is in the header. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /** @description Name of a connection of the strategy `email` that the client is enabled for. */
      connection: string
      /** @description The address. */
      email?: string
      /**
       * @description A code, or a link that leads to `/authorize`.
       * @default link
       * @enum {string}
       */
      send?: 'code' | 'link'
    }
    /** @description A code, and for whom it was sent. A client that has a secret or a key proves itself with it. */
    PasswordlessVerification: {
      /** @description A JWT that the client signed (RFC 7523, section 2.2). */
      client_assertion?: string
      /** @description Always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
      client_assertion_type?: string
      /** @description Identifier of the client, unless it is in the header. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /** @description Name of a connection of the strategy `email` that the client is enabled for. */
      connection: string
      /** @description The address. */
      email: string
      /** @description What was typed in. */
      verification_code: string
    }
    /** @description Where a pushed request is (RFC 9126, section 2.2). */
    PushedAuthorization: {
      /** @description How long it waits, in seconds. */
      expires_in: number
      /** @description Goes to `/authorize` in place of the request, once. */
      request_uri: string
    }
    /** @description A token that is to end (RFC 7009, section 2.1). */
    RevocationRequest: {
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /** @description The token. */
      token: string
      /** @description What kind of token it is thought to be. */
      token_type_hint?: string
    }
    /**
     * @description A request for tokens: with a code, a refresh token, or for the client itself (RFC 6749, sections
     *     4.1.3, 6 and 4.4). The client authenticates with `client_id` and `client_secret` here or by HTTP
     *     Basic, not both; or with `client_assertion`; or with `client_id` and a client certificate.
     *     Parameters that are not named here are ignored (RFC 6749, section 3.2).
     */
    TokenRequest: {
      /** @description The API the token is for: its identifier, or `/api/v2/` for the management API of the tenant. */
      audience?: string
      /**
       * @description What came from `/bc-authorize`. Until the user has answered it is 400 `authorization_pending`,
       *     and 400 `slow_down` with `Retry-After` before five seconds are over.
       */
      auth_req_id?: string
      /** @description What came from `/passkey/challenge` or `/passkey/register`. */
      auth_session?: string
      /**
       * @description What the authenticator answered: an AuthenticationResponseJSON or a RegistrationResponseJSON
       *     (Web Authentication Level 3, section 5.1); in a form, as text.
       */
      authn_response?:
        | {
            [key: string]: unknown
          }
        | string
      /** @description What is asked for in detail (RFC 9396, section 6): a JSON array, as text in a form. */
      authorization_details?: string
      /** @description The code that was sent to the user. */
      binding_code?: string
      /**
       * @description A JWT that the client signed with RS256, RS384 or PS256 (RFC 7523, section 2.2). Its `iss` and
       *     `sub` are the client, its `aud` the issuer or this endpoint; it ends within five minutes, and
       *     its `jti` counts once.
       */
      client_assertion?: string
      /** @description Always `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
      client_assertion_type?: string
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /** @description The code that came back from `/authorize`. */
      code?: string
      /** @description What the code challenge was made of (RFC 7636, section 4.5). */
      code_verifier?: string
      /**
       * @description What a device got from `/oauth/device/code`. Until its user has answered it is 403
       *     `authorization_pending`, and 429 `slow_down` before five seconds are over.
       */
      device_code?: string
      /**
       * @description How the client comes to its token.
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
        | 'urn:ietf:params:oauth:grant-type:token-exchange'
        | 'urn:ietf:params:oauth:grant-type:device_code'
        | 'urn:okta:params:oauth:grant-type:webauthn'
        | 'urn:openid:params:grant-type:ciba'
      /** @description What came with `mfa_required`, for the grants of second factors. */
      mfa_token?: string
      /** @description What `/mfa/challenge` answered. */
      oob_code?: string
      /** @description The code that `/passwordless/start` sent. */
      otp?: string
      /** @description The password of the user. */
      password?: string
      /** @description The name of the connection that the user is looked for in. */
      realm?: string
      /** @description The recovery code of the user. It is used up, and another one is answered. */
      recovery_code?: string
      /** @description Where the code went. */
      redirect_uri?: string
      /** @description The refresh token; it is used up, and another one is answered. */
      refresh_token?: string
      /** @description The same, or none. */
      requested_token_type?: string
      /** @description The scopes asked for, separated by spaces. Without it, all that the client is granted. */
      scope?: string
      /**
       * @description An access token that the client was sent, for the API that it stands for (RFC 8693, section
       *     2.1).
       */
      subject_token?: string
      /** @description Always `urn:ietf:params:oauth:token-type:access_token`. */
      subject_token_type?: string
      /** @description With a password, the e-mail address or username of the user; with a code, the address. */
      username?: string
    }
    /** @description A token (RFC 6749, section 5.1). */
    TokenResponse: {
      /** @description The token, for an API a JWT signed by a key of the key set. */
      access_token: string
      /** @description What was granted in detail (RFC 9396, section 7), where that was asked for. */
      authorization_details?: components['schemas']['AuthorizationDetail'][]
      /** @description How long the token is valid, in seconds. */
      expires_in: number
      /** @description Who logged in (OpenID Connect Core, section 2), where `openid` was asked for. */
      id_token?: string
      /** @description What it is, where a token was exchanged (RFC 8693, section 2.2.1). */
      issued_token_type?: string
      /** @description A new recovery code, in place of the one that was used up. */
      recovery_code?: string
      /** @description Gets further tokens, where `offline_access` was asked for. */
      refresh_token?: string
      /** @description The scopes of the token, separated by spaces. Absent where it has none. */
      scope?: string
      /**
       * @description How to use the token.
       * @enum {string}
       */
      token_type: 'Bearer' | 'DPoP'
    }
    /**
     * @description What is known of the user, for the scopes of the token (OpenID Connect Core, section 5.1). Members
     *     that are not named here may be there.
     */
    UserInfo: {
      /** @description Identifier of the user. */
      sub: string
    }
    /** @description Nothing has to be said besides the token. */
    UserInfoRequest: {
      [key: string]: unknown
    }
  }
  responses: {
    /**
     * @description The client is who it says, and has no grant for the audience, or may not use the grant type; or
     *     the user of a device has not answered yet, has refused, or came too late.
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
    /** @description The rate-limit policy of the operation is exhausted for this tenant. */
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
    /** @description The client is unknown, or did not prove that it is the one it says. */
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
    /** @description What the application says of itself cannot be taken (RFC 7591, section 3.2.2). */
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
    /** @description The request lacks a parameter, repeats one, or asks for a grant or a scope there is not. */
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
    /** @description The request cannot go on. Browsers are shown a page, and others `OAuthError`. */
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
    /** @description The client has no connection that takes passkeys, or not the one that is named. */
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
    /** @description Applications do not register themselves at this tenant. */
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
    /** @description The access token is missing, is not good, or is not for this. */
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
    /** @description The request did not arrive as it must, or the server cannot answer it now. Nothing was changed. */
    TransportError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
  }
  parameters: {
    /** @description Unique identifier of a second factor, such as `totp|dev_8Hq2vXcT6mKwZ4pB`. */
    authenticatorId: string
    /** @description The certificate that the client has shown to the edge: PEM, URL-encoded, without its chain. */
    clientCertificate: string
    /**
     * @description Whether a CA that the edge trusts vouches for it: `SUCCESS`, or `FAILED` or `FAILED:reason`, with
     *     which only clients that have registered this very certificate are let in.
     */
    clientCertificateCaVerified: string
    /**
     * @description The key by which the edge in front of this domain proves itself. Without it, and from whom the
     *     server does not trust as a proxy, the other two headers change nothing.
     */
    cnameApiKey: string
    /** @description The request that the user is in the middle of. */
    state: string
  }
  requestBodies: never
  headers: {
    /** @description A token is for its client alone and is not stored on the way (RFC 6749, section 5.1). */
    CacheControl: 'no-store'
    /** @description Where the browser goes on. */
    Location: string
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
  getJwks: {
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
      /** @description What the authorization server can do. */
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
      /** @description What the authorization server can do. */
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
  getActivation: {
    parameters: {
      query?: {
        /** @description The code, as `verification_uri_complete` brings it. */
        user_code?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description How the user is to prove who they are. */
        acr_values?: string
        /** @description The API that the access token is for. */
        audience?: string
        /** @description What is asked for in detail (RFC 9396). */
        authorization_details?: string
        /** @description Claims asked for one by one (OpenID Connect Core, section 5.5). */
        claims?: string
        /** @description Identifier of the client. */
        client_id?: string
        /** @description Binds the code to whoever has the verifier (RFC 7636, section 4.3). */
        code_challenge?: string
        /** @description How the challenge was made. */
        code_challenge_method?: string
        /** @description The connection that the user logs in with. */
        connection?: string
        /** @description Binds the code to a DPoP key (RFC 9449, section 10). */
        dpop_jkt?: string
        /** @description An ID token that says who is expected. */
        id_token_hint?: string
        /** @description Who is thought to log in. */
        login_hint?: string
        /** @description The greatest age of the log-in, in seconds. */
        max_age?: string
        /** @description Comes back in the ID token. */
        nonce?: string
        /** @description An organization; there are none yet. */
        organization?: string
        /** @description What the user is asked for, whatever is known. */
        prompt?: string
        /** @description Where the answer goes. One of the callbacks of the client, character by character. */
        redirect_uri?: string
        /** @description The request as a signed JWT (RFC 9101). */
        request?: string
        /** @description A request that was pushed (RFC 9126). */
        request_uri?: string
        /** @description The same in the words of RFC 8707. */
        resource?: string
        /** @description How the answer travels. */
        response_mode?: string
        /**
         * @description What is to be answered: `code`, `token`, `id_token`, or several of them (OAuth 2.0 Multiple
         *     Response Types, section 3).
         */
        response_type?: string
        /** @description The scopes asked for, separated by spaces; `openid` where none is named. */
        scope?: string
        /** @description `signup` shows the page to sign up first. */
        screen_hint?: string
        /** @description Comes back as it is. */
        state?: string
        /** @description Languages that the user reads, the best first, separated by spaces. */
        ui_locales?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description The answer, by the redirect URI. */
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
      /** @description The user is asked first. */
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
      /** @description The same request by an address. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description The answer, by the redirect URI. */
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
      /** @description The user is asked first. */
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
      /** @description The user is asked. */
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
      /** @description A link is sent. */
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
      /** @description The account. */
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
      400: components['responses']['InvalidTokenRequest']
      403: components['responses']['AccessDenied']
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getApproval: {
    parameters: {
      query?: {
        /** @description What the link holds. */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description What the link holds. */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
        /** @description What the link holds. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description What the link holds. */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description What the link holds. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description What the link holds. */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
        /** @description What the link holds. */
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
      /** @description The page. */
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
  getAccountUnblock: {
    parameters: {
      query?: {
        /** @description What the link holds. */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
        /** @description What the link holds. */
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
      /** @description The page. */
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
        /** @description What the link holds. */
        ticket?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description What the app needs. */
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
      /** @description The factors. */
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
      /** @description There is no such factor any more. */
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
      /** @description How to go on. */
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
      /** @description The codes. */
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
      /** @description What is known. */
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
        /** @description The certificate that the client has shown to the edge: PEM, URL-encoded, without its chain. */
        'client-certificate'?: components['parameters']['clientCertificate']
        /**
         * @description Whether a CA that the edge trusts vouches for it: `SUCCESS`, or `FAILED` or `FAILED:reason`, with
         *     which only clients that have registered this very certificate are let in.
         */
        'client-certificate-ca-verified'?: components['parameters']['clientCertificateCaVerified']
        /**
         * @description The key by which the edge in front of this domain proves itself. Without it, and from whom the
         *     server does not trust as a proxy, the other two headers change nothing.
         */
        'cname-api-key'?: components['parameters']['cnameApiKey']
        /** @description A proof of the key that the token is bound to (RFC 9449, section 5), by ES256. */
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
      /** @description The request waits. */
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
      429: components['responses']['AuthenticationRateLimited']
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
      /** @description The token has ended. */
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
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  createToken: {
    parameters: {
      query?: never
      header?: {
        /** @description The certificate that the client has shown to the edge: PEM, URL-encoded, without its chain. */
        'client-certificate'?: components['parameters']['clientCertificate']
        /**
         * @description Whether a CA that the edge trusts vouches for it: `SUCCESS`, or `FAILED` or `FAILED:reason`, with
         *     which only clients that have registered this very certificate are let in.
         */
        'client-certificate-ca-verified'?: components['parameters']['clientCertificateCaVerified']
        /**
         * @description The key by which the edge in front of this domain proves itself. Without it, and from whom the
         *     server does not trust as a proxy, the other two headers change nothing.
         */
        'cname-api-key'?: components['parameters']['cnameApiKey']
        /** @description A proof of the key that the token is bound to (RFC 9449, section 5), by ES256. */
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
      /** @description The token. */
      200: {
        headers: {
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
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getEndSession: {
    parameters: {
      query?: {
        /** @description Identifier of the client. */
        client_id?: string
        /** @description An ID token of the session. */
        id_token_hint?: string
        /** @description Who is thought to log out. */
        logout_hint?: string
        /** @description Where the browser goes then. One that the client has registered. */
        post_logout_redirect_uri?: string
        /** @description Comes back as it is. */
        state?: string
        /** @description Languages that the user reads. */
        ui_locales?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description The session has ended. */
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
      /** @description The session has ended. */
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
      /** @description The same request by an address. */
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
      /** @description The page. */
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
      /** @description The session has ended. */
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
      /** @description The session has ended. */
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
        /** @description Identifier of the client. */
        client_id?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description The session has ended. */
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
      /** @description The session has ended. */
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
      /** @description The application is registered. */
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
      /** @description What goes to the authenticator. */
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
      429: components['responses']['AuthenticationRateLimited']
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
      /** @description What goes to the authenticator. */
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
      429: components['responses']['AuthenticationRateLimited']
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
      /** @description Where it was sent. */
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
      429: components['responses']['AuthenticationRateLimited']
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
      /** @description The code is right. */
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
      429: components['responses']['AuthenticationRateLimited']
    }
  }
  getInteraction: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
  getEmailCodePage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
      query?: {
        /** @description Anything, by who would rather not. They are not asked again for 30 days. */
        later?: string
      }
      header?: never
      path: {
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
        state: components['parameters']['state']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
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
      /** @description Goes on. */
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
        /** @description The request that the user is in the middle of. */
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
      /** @description The page. */
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
      /** @description Goes on. */
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
  getUserInfo: {
    parameters: {
      query?: never
      header?: {
        /** @description A proof of the key that the token is bound to (RFC 9449, section 7.1). */
        DPoP?: string
        /**
         * @description A UUID that names the call; it comes back, and one is made where none is sent (FAPI 1.0
         *     Baseline, section 6.2.1).
         */
        'x-fapi-interaction-id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The claims. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserInfo']
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
      /** @description The claims. */
      200: {
        headers: {
          'X-RateLimit-Limit': components['headers']['RateLimitLimit']
          'X-RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'X-RateLimit-Reset': components['headers']['RateLimitReset']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserInfo']
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
        /** @description Identifier of the client. */
        client_id?: string
        /** @description Whether to log out elsewhere too. */
        federated?: string
        /**
         * @description Where the browser goes then: an allowed logout URL of the client, or without one of the
         *     tenant.
         */
        returnTo?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The session has ended, and there is nowhere to go. */
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
      /** @description The session has ended. */
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
}
