// Made by `pnpm run generate:contract` from openapi/. Do not edit.

export interface paths {
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
     * @description Creates an event stream. It gets the events that happen from now on.
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
    /** @description An event stream as stored, without the secrets of its destination. */
    EventStream: {
      /**
       * Format: date-time
       * @description When the stream was created. UTC, with milliseconds.
       */
      created_at: string
      destination: components['schemas']['EventStreamDestination']
      /** @description Unique identifier of the stream. */
      id: string
      /** @description Name of the stream. Unique within the tenant. */
      name: string
      status: components['schemas']['EventStreamStatus']
      /** @description The types of events that the stream delivers. */
      subscriptions: components['schemas']['EventStreamSubscription'][]
      /**
       * Format: date-time
       * @description When the stream was last written. UTC, with milliseconds.
       */
      updated_at: string
    }
    /** @description Events go to an action of the tenant. */
    EventStreamActionDestination: {
      /** @description Which action. */
      configuration: {
        /** @description Identifier of the action. */
        action_id: string
      }
      /** @enum {string} */
      type: 'action'
    }
    /**
     * @description A region of Amazon Web Services.
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
    /** @description An event stream to create. */
    EventStreamDefinition: {
      destination: components['schemas']['EventStreamDestinationDefinition']
      /** @description Name of the stream. Unique within the tenant. */
      name?: string
      /**
       * @description Whether the stream delivers events from the start.
       * @default enabled
       */
      status?: components['schemas']['EventStreamStatus']
      /** @description The types of events that the stream delivers. */
      subscriptions?: components['schemas']['EventStreamSubscription'][]
    }
    /** @description Where the events of the stream go. */
    EventStreamDestination:
      | components['schemas']['EventStreamWebhookDestination']
      | components['schemas']['EventStreamEventbridgeDestination']
      | components['schemas']['EventStreamActionDestination']
    /** @description Where the events of the stream are to go, with the secrets that takes. */
    EventStreamDestinationDefinition:
      | components['schemas']['EventStreamWebhookDestinationDefinition']
      | components['schemas']['EventStreamEventbridgeDestinationDefinition']
      | components['schemas']['EventStreamActionDestination']
    /** @description Events go to a partner event source of Amazon EventBridge. */
    EventStreamEventbridgeDestination: {
      /** @description Which account and region, and the event source made for them. */
      configuration: {
        /** @description Number of the account, 12 digits. */
        aws_account_id: string
        /** @description Name of the partner event source. The server makes it. */
        aws_partner_event_source: string
        aws_region: components['schemas']['EventStreamAwsRegion']
      }
      /** @enum {string} */
      type: 'eventbridge'
    }
    /** @description Events go to a partner event source of Amazon EventBridge. */
    EventStreamEventbridgeDestinationDefinition: {
      /** @description Which account and region. */
      configuration: {
        /** @description Number of the account, 12 digits. */
        aws_account_id: string
        aws_region: components['schemas']['EventStreamAwsRegion']
      }
      /** @enum {string} */
      type: 'eventbridge'
    }
    /**
     * @description What happened.
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
    /** @description Some of the event streams, and where to go on. */
    EventStreamPage: {
      /** @description The streams, oldest first. */
      eventStreams: components['schemas']['EventStream'][]
      /** @description What to give as `from` for the streams that follow; absent when none do. */
      next?: string
    }
    /** @description The fields of an event stream to change. A field that is left out keeps its value. */
    EventStreamPatch: {
      /**
       * @description Where the events of the stream are to go. It replaces the old one as a whole, secrets
       *     included.
       */
      destination?:
        | components['schemas']['EventStreamWebhookDestinationDefinition']
        | components['schemas']['EventStreamActionDestination']
      /** @description Name of the stream. Unique within the tenant. */
      name?: string
      status?: components['schemas']['EventStreamStatus']
      /** @description The types of events that the stream delivers. */
      subscriptions?: components['schemas']['EventStreamSubscription'][]
    }
    /**
     * @description Whether the stream delivers events. A disabled stream gets none, not even later.
     * @enum {string}
     */
    EventStreamStatus: 'enabled' | 'disabled'
    /** @description A type of event that the stream delivers. */
    EventStreamSubscription: {
      event_type: components['schemas']['EventStreamEventType']
    }
    /** @description What a delivery shows to the web server. The secrets themselves are never answered. */
    EventStreamWebhookAuthorization:
      | {
          /** @enum {string} */
          method: 'basic'
          /** @description The user name, without a colon (RFC 7617, section 2). */
          username: string
        }
      | {
          /** @enum {string} */
          method: 'bearer'
        }
      | {
          /** @description The name of the header, a token as in RFC 9110, section 5.6.2. */
          header_key: string
          /** @enum {string} */
          method: 'custom_header'
        }
    /** @description What a delivery shows to the web server. */
    EventStreamWebhookAuthorizationDefinition:
      | {
          /** @enum {string} */
          method: 'basic'
          /** @description The password. It is never answered. */
          password: string
          /** @description The user name, without a colon (RFC 7617, section 2). */
          username: string
        }
      | {
          /** @enum {string} */
          method: 'bearer'
          /** @description The token. It is never answered. */
          token: string
        }
      | {
          /** @description The name of the header, a token as in RFC 9110, section 5.6.2. */
          header_key: string
          /** @description The value of the header. It is never answered. */
          header_value: string
          /** @enum {string} */
          method: 'custom_header'
        }
    /** @description Events are posted to a web server. */
    EventStreamWebhookDestination: {
      /** @description Where to post, and what to show there. */
      configuration: {
        webhook_authorization: components['schemas']['EventStreamWebhookAuthorization']
        /** @description The address that is posted to. */
        webhook_endpoint: string
      }
      /** @enum {string} */
      type: 'webhook'
    }
    /** @description Events are posted to a web server. */
    EventStreamWebhookDestinationDefinition: {
      /** @description Where to post, and what to show there. */
      configuration: {
        webhook_authorization: components['schemas']['EventStreamWebhookAuthorizationDefinition']
        /** @description The address that is posted to. */
        webhook_endpoint: string
      }
      /** @enum {string} */
      type: 'webhook'
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
    /**
     * @description Unique identifier of the event stream: `est_` and 22 letters and digits of the base58 alphabet
     *     (no `0`, `O`, `I`, `l`).
     */
    eventStreamId: string
    /** @description Where to go on: the `next` of an earlier answer, unchanged. It is opaque. */
    from: string
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
    /** @description How many items to answer at most. */
    take: number
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
      /** @description The event stream as stored. */
      201: {
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
