// Made by `npm run generate:contract` from openapi/. Do not edit.

export interface paths {
  '/test/clock': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the clock
     * @description Returns the time by the clock of the server.
     */
    get: operations['getClock']
    /**
     * Set the clock
     * @description Sets the clock of the server, which continues to run from that time. Tokens, sessions, codes,
     *     tickets and caches expire by this clock. Timeouts, TLS certificates and the `Date` of responses
     *     follow the clock of the machine.
     */
    put: operations['updateClock']
    post?: never
    /**
     * Set the clock to the time of the machine
     * @description Sets the clock of the server to the time of the machine. Used codes stay used, revoked tokens stay
     *     revoked, and deleted records stay deleted.
     */
    delete: operations['deleteClock']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test/faults': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the fault rules
     * @description Lists the fault rules, with the number of requests to which each of them applied.
     */
    get: operations['listFaults']
    /**
     * Set the fault rules
     * @description Replaces the rules that make requests to tenants fail or wait. The first rule that matches a
     *     request applies to it. No rule applies to requests to the operations port.
     */
    put: operations['updateFaults']
    post?: never
    /**
     * Delete the fault rules
     * @description Deletes all fault rules. Requests that wait because of a rule continue immediately.
     */
    delete: operations['deleteFaults']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test/mailbox': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the messages that were sent
     * @description Returns the mails and messages to phones that the server sent, with their links and codes. The
     *     server keeps the last 1,000 messages in memory; it also sends each message as configured.
     */
    get: operations['listMessages']
    put?: never
    post?: never
    /**
     * Delete the messages that were sent
     * @description Deletes the messages of one tenant or of all tenants from the memory of the server.
     */
    delete: operations['deleteMessages']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test/snapshots': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a snapshot of a tenant
     * @description Stores a copy of all rows of a tenant in the memory of the server, at most 64 MiB. A server keeps
     *     at most 50 snapshots with 256 MiB in total, and deletes the oldest for new ones.
     */
    post: operations['createSnapshot']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test/snapshots/{id}': {
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
     * Delete a snapshot
     * @description Deletes a snapshot from the memory of the server. Deleting is idempotent.
     */
    delete: operations['deleteSnapshot']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test/snapshots/{id}/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Restore a tenant to a snapshot
     * @description Replaces all rows of the tenant by those of the snapshot, in one transaction, and clears the
     *     caches of the server for it. Other tenants are not changed. Rate-limit counters in memory and sent
     *     messages are kept.
     */
    post: operations['createSnapshotRestore']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test/tokens': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create tokens
     * @description Issues tokens as the token endpoint does, without a log-in and without the secret of the client.
     *     Tokens of users belong to a grant, which can be revoked.
     */
    post: operations['createTestTokens']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test/users': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create users
     * @description Creates users with generated e-mail addresses and the same password. The server sends no e-mails
     *     or events and writes no log events for them.
     */
    post: operations['createTestUsers']
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
    /** @description Clock of the server. */
    Clock: {
      /**
       * Format: date-time
       * @description Time by the clock of the server.
       */
      now: string
      /**
       * @description Seconds by which the clock of the server is ahead of the clock of the machine; negative if it
       *     is behind.
       */
      offset_seconds: number
    }
    /** @description Time to set the clock to, given by exactly one of the two members. */
    ClockSetting: {
      /**
       * Format: date-time
       * @description Time to set the clock to, in the years 2000 to 2099 (RFC 3339).
       */
      now?: string
      /** @description Seconds by which the clock is ahead of that of the machine; negative if behind. */
      offset_seconds?: number
    }
    /** @description Fault rule, with the number of requests to which it applied. */
    FaultReport: {
      /** @description Number of requests to which the rule applied. */
      applied: number
      /**
       * @description Rule that makes requests to tenants fail, wait or lose their response. `tenant`, `method`, `path`
       *     and `operation_id` select the requests; a rule without them applies to every request.
       */
      rule: components['schemas']['FaultRule']
    }
    /** @description All fault rules and how often each applied, including rules that have ended. */
    FaultReportList: {
      /** @description Fault rules, in the order in which they are tried. */
      faults: components['schemas']['FaultReport'][]
    }
    /**
     * @description Rule that makes requests to tenants fail, wait or lose their response. `tenant`, `method`, `path`
     *     and `operation_id` select the requests; a rule without them applies to every request.
     */
    FaultRule: {
      /**
       * @description Body of the response with `status`. By default, the error with which the API responds while
       *     the server is unavailable.
       */
      body?: {
        [key: string]: unknown
      }
      /**
       * @description Point at which the server closes the connection without a response: `request` before it serves
       *     the request, `response` after it has served it, so that the caller does not learn the outcome.
       * @enum {string}
       */
      cut?: 'request' | 'response'
      /** @description Time for which the request waits before it is served, in milliseconds. */
      delay_ms?: number
      /**
       * @description HTTP method of the requests.
       * @enum {string}
       */
      method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
      /** @description Operation of the requests, by its `operationId` in the documents of this server. */
      operation_id?: string
      /** @description Beginning of the path of the requests. */
      path?: string
      /** @description Share of the requests to which the rule applies. By default 1, for all. */
      probability?: number
      /** @description Value of the header `Retry-After` of the response with `status`, in seconds. */
      retry_after_seconds?: number
      /** @description HTTP status of the response. The server does not serve the request. */
      status?: number
      /** @description Domain of the tenant, as in the host name of its URLs. */
      tenant?: components['schemas']['TestTenant']
      /** @description Number of requests after which the rule ends. By default it does not end. */
      times?: number
    }
    /** @description All fault rules, in the order in which they are tried. */
    FaultRuleList: {
      /** @description Fault rules; the first that matches a request applies. */
      faults: components['schemas']['FaultRule'][]
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
    /** @description All rows of a tenant at one time, in the memory of the server. */
    Snapshot: {
      /** @description Size in the memory of the server, in bytes. */
      bytes: number
      /** @description Duration of the database queries, in milliseconds. */
      duration_ms: number
      /** @description Identifier of the snapshot. */
      id: string
      /** @description Number of rows. */
      rows: number
      /** @description Domain of the tenant. */
      tenant: string
    }
    /** @description Tenant to create a snapshot of. */
    SnapshotRequest: {
      /** @description Domain of the tenant, as in the host name of its URLs. */
      tenant: components['schemas']['TestTenant']
    }
    /** @description Mail, text message or call that the server sent. */
    TestMessage: {
      /**
       * @description Channel of the message.
       * @enum {string}
       */
      channel: 'email' | 'sms' | 'voice'
      /** @description One-time codes in the text, in its order. */
      codes: string[]
      /** @description Message as HTML. Absent for other messages than mails. */
      html?: string
      /** @description Number of the message since the start of the server. */
      id: number
      /** @description Purpose of the message, such as `verify_email`. */
      kind: string
      /** @description Addresses of `http` and `https` in the text, in its order. */
      links: string[]
      /**
       * Format: date-time
       * @description Time of the message by the clock of the server.
       */
      sent_at: string
      /** @description Subject of the mail. Absent for other messages. */
      subject?: string
      /** @description Domain of the tenant. Absent for a mail of no tenant. */
      tenant?: string
      /** @description Message as plain text. */
      text: string
      /** @description E-mail address or phone number of the recipient. */
      to: string
    }
    /** @description Messages that the server sent. */
    TestMessageList: {
      /** @description Messages, the newest first. */
      messages: components['schemas']['TestMessage'][]
    }
    /** @description Domain of the tenant, as in the host name of its URLs. */
    TestTenant: string
    /** @description Tokens of one user, or of the client itself. */
    TestToken: {
      /** @description Access token for the API. */
      access_token: string
      /** @description Lifetime of the access token, in seconds. */
      expires_in: number
      /** @description ID token, with the scope `openid`. */
      id_token?: string
      /** @description Refresh token, with the scope `offline_access`. */
      refresh_token?: string
      /** @description Scopes of the access token. */
      scope?: string
      /** @description Type of the access token. */
      token_type: string
      /** @description User that the tokens are for. Absent for the client itself. */
      user_id?: string
    }
    /** @description Tokens that were issued. */
    TestTokenList: {
      /** @description Tokens in the order of `user_ids`. */
      tokens: components['schemas']['TestToken'][]
    }
    /** @description Tokens to issue to a client, for itself or for users. */
    TestTokenRequest: {
      /** @description Identifier of the API that the access tokens are for. The default is the same as in a log-in. */
      audience?: string
      /** @description Client that the tokens are issued to. It does not authenticate. */
      client_id: string
      /**
       * @description Scopes of the tokens, separated by spaces. By default all scopes of the API. `openid` adds ID
       *     tokens; `offline_access` refresh tokens, if the client and the API allow them.
       */
      scope?: string
      /** @description Domain of the tenant, as in the host name of its URLs. */
      tenant: components['schemas']['TestTenant']
      /**
       * @description Users that the tokens are for, as after a log-in. By default one token is issued for the
       *     client itself, by its client grant.
       */
      user_ids?: string[]
    }
    /** @description User that was created. */
    TestUser: {
      /** @description E-mail address of the user. */
      email: string
      /** @description Unique identifier of the user. */
      user_id: string
    }
    /** @description Users that were created. */
    TestUserList: {
      /** @description Password of all users. */
      password: string
      /** @description Users in no particular order. */
      users: components['schemas']['TestUser'][]
    }
    /** @description Users to create in a database connection. */
    TestUserRequest: {
      /** @description Application metadata of each user. */
      app_metadata?: {
        [key: string]: unknown
      }
      /** @description Name of the connection, whose strategy is `auth0`. */
      connection: string
      /** @description Number of users. */
      count: number
      /** @description Domain of the e-mail addresses. By default `example.com`. */
      email_domain?: string
      /** @description Whether the e-mail addresses count as verified. By default, they do. */
      email_verified?: boolean
      /** @description Password of all users, which need not satisfy the password policy. By default a random one. */
      password?: string
      /** @description Domain of the tenant, as in the host name of its URLs. */
      tenant: components['schemas']['TestTenant']
      /** @description User metadata of each user. */
      user_metadata?: {
        [key: string]: unknown
      }
    }
  }
  responses: {
    /**
     * @description The path, the query or the body does not match this document. Nothing was changed. Correct the
     *     member that `error_description` names.
     */
    BadControl: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
    /** @description The server has no such tenant, or no such snapshot. A restart of the server deletes all snapshots. */
    UnknownObject: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['OAuthError']
      }
    }
  }
  parameters: {
    /** @description Returns only messages with a greater `id`. By default, all messages are returned. */
    messageAfter: string
    /** @description Domain of the tenant that sent the messages. By default, messages of all tenants are returned. */
    messageTenant: string
    /**
     * @description E-mail address or phone number of the recipient. By default, messages to all recipients are
     *     returned.
     */
    messageTo: string
    /**
     * @description Time for which the response waits for a first message, in milliseconds, at most 30000. By default
     *     it does not wait.
     */
    messageWaitMs: string
    /** @description Identifier of the snapshot. */
    snapshotId: string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getClock: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The clock of the server. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Clock']
        }
      }
    }
  }
  updateClock: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ClockSetting']
      }
    }
    responses: {
      /** @description The clock is set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Clock']
        }
      }
      400: components['responses']['BadControl']
    }
  }
  deleteClock: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The clock has the time of the machine. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  listFaults: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The fault rules. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FaultReportList']
        }
      }
    }
  }
  updateFaults: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['FaultRuleList']
      }
    }
    responses: {
      /** @description The fault rules are set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FaultReportList']
        }
      }
      400: components['responses']['BadControl']
    }
  }
  deleteFaults: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The fault rules are deleted. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  listMessages: {
    parameters: {
      query?: {
        /** @description Returns only messages with a greater `id`. By default, all messages are returned. */
        after?: components['parameters']['messageAfter']
        /** @description Domain of the tenant that sent the messages. By default, messages of all tenants are returned. */
        tenant?: components['parameters']['messageTenant']
        /**
         * @description E-mail address or phone number of the recipient. By default, messages to all recipients are
         *     returned.
         */
        to?: components['parameters']['messageTo']
        /**
         * @description Time for which the response waits for a first message, in milliseconds, at most 30000. By default
         *     it does not wait.
         */
        wait_ms?: components['parameters']['messageWaitMs']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The messages, the newest first; empty if there are none. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TestMessageList']
        }
      }
      400: components['responses']['BadControl']
      404: components['responses']['UnknownObject']
    }
  }
  deleteMessages: {
    parameters: {
      query?: {
        /** @description Domain of the tenant that sent the messages. By default, messages of all tenants are returned. */
        tenant?: components['parameters']['messageTenant']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The messages are deleted. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadControl']
      404: components['responses']['UnknownObject']
    }
  }
  createSnapshot: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SnapshotRequest']
      }
    }
    responses: {
      /** @description The snapshot is created. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Snapshot']
        }
      }
      400: components['responses']['BadControl']
      404: components['responses']['UnknownObject']
      /** @description The rows of the tenant exceed 64 MiB. No snapshot is created. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OAuthError']
        }
      }
    }
  }
  deleteSnapshot: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the snapshot. */
        id: components['parameters']['snapshotId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The snapshot is deleted. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadControl']
    }
  }
  createSnapshotRestore: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Identifier of the snapshot. */
        id: components['parameters']['snapshotId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tenant is restored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Snapshot']
        }
      }
      400: components['responses']['BadControl']
      404: components['responses']['UnknownObject']
    }
  }
  createTestTokens: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TestTokenRequest']
      }
    }
    responses: {
      /** @description The tokens are issued. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TestTokenList']
        }
      }
      400: components['responses']['BadControl']
      /** @description The token endpoint would refuse the token for this client, user or API. */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OAuthError']
        }
      }
      404: components['responses']['UnknownObject']
    }
  }
  createTestUsers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TestUserRequest']
      }
    }
    responses: {
      /** @description The users are created. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TestUserList']
        }
      }
      400: components['responses']['BadControl']
      404: components['responses']['UnknownObject']
    }
  }
}
