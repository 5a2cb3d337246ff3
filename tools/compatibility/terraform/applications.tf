resource "auth0_rate_limit_policy" "third_parties" {
  resource          = "oauth_authentication_api"
  consumer          = "client"
  consumer_selector = "third_party_clients"
  configuration {
    action = "block"
    limit  = 100
  }
}

resource "auth0_resource_server" "api" {
  name                 = "Orders"
  identifier           = "https://api.example.com/orders"
  signing_alg          = "PS256"
  allow_offline_access = true
  token_lifetime       = 8600
  enforce_policies     = true
  token_dialect        = "access_token_authz"
}

resource "auth0_resource_server_scopes" "scopes" {
  resource_server_identifier = auth0_resource_server.api.identifier
  scopes {
    name        = "read:orders"
    description = "Read orders"
  }
  scopes {
    name        = "write:orders"
    description = "Write orders"
  }
}

resource "auth0_client" "web" {
  name                = "Shop"
  description         = "Made by Terraform"
  app_type            = "regular_web"
  oidc_conformant     = true
  callbacks           = ["https://shop.example.com/callback"]
  allowed_logout_urls = ["https://shop.example.com/"]
  web_origins         = ["https://shop.example.com"]
  grant_types         = ["authorization_code", "refresh_token", "client_credentials"]
  organization_usage  = "allow"
  client_metadata     = { team = "shop" }
  jwt_configuration {
    alg                 = "RS256"
    lifetime_in_seconds = 300
  }
  refresh_token {
    rotation_type   = "rotating"
    expiration_type = "expiring"
    leeway          = 10
    token_lifetime  = 86400
  }
}

resource "auth0_client" "mobile" {
  name     = "Shop for phones"
  app_type = "native"
  mobile {
    ios {
      team_id               = "9JA89QQLNQ"
      app_bundle_identifier = "com.example.shop"
    }
    android {
      app_package_name         = "com.example.shop"
      sha256_cert_fingerprints = ["DE:AD:BE:EF"]
    }
  }
}

resource "auth0_client_credentials" "web" {
  client_id             = auth0_client.web.id
  authentication_method = "client_secret_post"
}

resource "auth0_client_grant" "web" {
  client_id          = auth0_client.web.id
  audience           = auth0_resource_server.api.identifier
  scopes             = ["read:orders", "write:orders"]
  organization_usage = "allow"
  depends_on         = [auth0_resource_server_scopes.scopes]
}

resource "auth0_connection" "database" {
  name     = "Terraform-Database"
  strategy = "auth0"
  options {
    password_policy        = "good"
    brute_force_protection = true
    requires_username      = false
    disable_signup         = false
    password_history {
      enable = true
      size   = 3
    }
    password_no_personal_info { enable = true }
    password_complexity_options { min_length = 10 }
  }
}

resource "auth0_connection" "oidc" {
  name     = "terraform-oidc"
  strategy = "oidc"
  options {
    client_id              = "at-the-provider"
    client_secret          = "secret-of-the-provider"
    type                   = "back_channel"
    issuer                 = "https://idp.example.com"
    authorization_endpoint = "https://idp.example.com/authorize"
    token_endpoint         = "https://idp.example.com/token"
    jwks_uri               = "https://idp.example.com/jwks"
    scopes                 = ["openid", "profile", "email"]
  }
  # The server returns no secret of a connection.
  lifecycle { ignore_changes = [options[0].client_secret] }
}

resource "auth0_connection" "okta" {
  name         = "terraform-okta"
  display_name = "Okta"
  strategy     = "okta"
  options {
    client_id              = "1234567"
    client_secret          = "1234567"
    issuer                 = "https://example.okta.com"
    jwks_uri               = "https://example.okta.com/oauth2/v1/keys"
    token_endpoint         = "https://example.okta.com/oauth2/v1/token"
    authorization_endpoint = "https://example.okta.com/oauth2/v1/authorize"
    scopes                 = ["openid", "profile", "email"]
  }
  # The server returns no secret of a connection.
  lifecycle { ignore_changes = [options[0].client_secret] }
}

resource "auth0_connection" "google" {
  name     = "terraform-google"
  strategy = "google-oauth2"
  options {
    client_id     = "at-google"
    client_secret = "secret-of-google"
    scopes        = ["email", "profile"]
  }
  # The server returns no secret of a connection.
  lifecycle { ignore_changes = [options[0].client_secret] }
}

resource "auth0_connection" "email" {
  name     = "email"
  strategy = "email"
  options {
    name                   = "email"
    from                   = "login@example.com"
    subject                = "Your code"
    syntax                 = "liquid"
    template               = "<p>{{ code }}</p>"
    disable_signup         = false
    brute_force_protection = true
    totp {
      time_step = 300
      length    = 6
    }
  }
}

resource "auth0_connection_clients" "database" {
  connection_id   = auth0_connection.database.id
  enabled_clients = [auth0_client.web.id, auth0_client.mobile.id]
}

resource "auth0_connection_client" "google" {
  connection_id = auth0_connection.google.id
  client_id     = auth0_client.web.id
}

resource "auth0_connection_scim_configuration" "okta" {
  connection_id = auth0_connection.okta.id
}
