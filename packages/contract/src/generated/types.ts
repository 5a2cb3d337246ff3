// Made by `pnpm run generate:contract` from openapi/. Do not edit.

export interface paths {
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
     * @description Changes the fields of a network ACL that the body names and keeps the others. `rule` is replaced as
     *     a whole. It takes effect at once, also for the caller.
     */
    patch: operations['patchNetworkAcl']
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
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
    /** @description A bare array, or with `include_totals` an object that also says how many lists there are. */
    NetworkAclList: components['schemas']['NetworkAcl'][] | components['schemas']['NetworkAclPage']
    /**
     * @description Criteria. Within one list any entry will do; all lists that are present must agree, except that
     *     of `ipv4_cidrs` and `ipv6_cidrs` together one is enough.
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
      /** @description Countries of the client address, as ISO 3166-1 alpha-2 codes. */
      geo_country_codes?: string[]
      /** @description Subdivisions of the client address, as ISO 3166-2 codes. */
      geo_subdivision_codes?: string[]
      /** @description Host names the request was sent to. */
      hostnames?: string[]
      /** @description Client addresses. */
      ipv4_cidrs?: string[]
      /** @description Client addresses. */
      ipv6_cidrs?: string[]
      /** @description JA3 fingerprints of the TLS client. */
      ja3_fingerprints?: string[]
      /** @description JA4 fingerprints of the TLS client. */
      ja4_fingerprints?: string[]
      /** @description Values of the `User-Agent` header. */
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
  }
  parameters: {
    /** @description Whether to answer an object with the number of all items instead of a bare array. */
    includeTotals: boolean
    /**
     * @description Identifier of the network ACL: `acl_` and 22 letters and digits of the base58 alphabet
     *     (no `0`, `O`, `I`, `l`).
     */
    networkAclId: string
    /** @description Number of the page, the first being 0. */
    page: number
    /** @description How many items a page has at most. */
    perPage: number
  }
  requestBodies: never
  headers: {
    /** @description The methods this path has, separated by commas (RFC 9110, section 10.2.1). */
    Allow: string
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
}
