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
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * @description What the authorization server can do (RFC 8414, section 2; OpenID Connect Discovery 1.0,
     *     section 3). Members that are not named here may be there.
     */
    AuthorizationServerMetadata: {
      /**
       * Format: uri
       * @description Where users are sent to log in.
       */
      authorization_endpoint?: string
      /** @description Claims that a user may have. */
      claims_supported?: string[]
      /** @description How codes are bound to their clients (RFC 7636). */
      code_challenge_methods_supported?: string[]
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
    /** @description The public half of a key that tokens are signed with (RFC 7517, RFC 7518 section 6.3). */
    JsonWebKey: {
      /**
       * @description Algorithm of the key.
       * @enum {string}
       */
      alg: 'RS256'
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
    /** @description What a failed request of the authentication API is answered with (RFC 6749, section 5.2). */
    OAuthError: {
      /** @description The error code. */
      error: string
      /** @description One sentence for people. */
      error_description?: string
      /** @description A page about the error. */
      error_uri?: string
    }
    /**
     * @description A token request by client credentials (RFC 6749, section 4.4). The client authenticates with
     *     `client_id` and `client_secret` here or by HTTP Basic, not both. Parameters that are not named
     *     here are ignored (RFC 6749, section 3.2).
     */
    TokenRequest: {
      /** @description The API the token is for: its identifier, or `/api/v2/` for the management API of the tenant. */
      audience?: string
      /** @description Identifier of the client. */
      client_id?: string
      /** @description Secret of the client. */
      client_secret?: string
      /**
       * @description How the client comes to its token.
       * @enum {string}
       */
      grant_type: 'client_credentials'
      /** @description The scopes asked for, separated by spaces. Without it, all that the client is granted. */
      scope?: string
    }
    /** @description A token (RFC 6749, section 5.1). */
    TokenResponse: {
      /** @description The token, a JWT signed by a key of the key set. */
      access_token: string
      /** @description How long the token is valid, in seconds. */
      expires_in: number
      /** @description The scopes of the token, separated by spaces. Absent where it has none. */
      scope?: string
      /**
       * @description How to use the token.
       * @enum {string}
       */
      token_type: 'Bearer'
    }
  }
  responses: {
    /** @description The client is who it says, and has no grant for the audience, or may not use the grant type. */
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
  parameters: never
  requestBodies: never
  headers: {
    /** @description A token is for its client alone and is not stored on the way (RFC 6749, section 5.1). */
    CacheControl: 'no-store'
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
  createToken: {
    parameters: {
      query?: never
      header?: never
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
}
