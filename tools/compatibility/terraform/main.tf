# One of each resource of the provider that the server implements.
terraform {
  required_providers {
    auth0 = { source = "auth0/auth0" }
  }
}

provider "auth0" {}

locals {
  database = "Terraform-Database"
}

resource "auth0_tenant" "tenant" {
  friendly_name           = "Terraform"
  picture_url             = "https://example.com/logo.png"
  support_email           = "support@example.com"
  support_url             = "https://example.com/support"
  allowed_logout_urls     = ["https://example.com/logout"]
  session_lifetime        = 240
  enabled_locales         = ["en", "de"]
  default_redirection_uri = "https://example.com/login"
  session_cookie { mode = "persistent" }
  sessions { oidc_logout_prompt_enabled = false }
}

resource "auth0_branding" "branding" {
  logo_url = "https://example.com/logo.png"
  colors {
    primary         = "#0059d6"
    page_background = "#f6f6f6"
  }
}

resource "auth0_branding_theme" "theme" {
  borders {}
  colors {}
  fonts {
    title {}
    subtitle {}
    links {}
    input_labels {}
    buttons_text {}
    body_text {}
  }
  page_background {}
  widget {}
}

resource "auth0_prompt" "prompt" {
  universal_login_experience = "new"
  identifier_first           = true
}

resource "auth0_prompt_custom_text" "text" {
  prompt   = "login"
  language = "en"
  body     = jsonencode({ login = { title = "Welcome", buttonText = "Continue" } })
}

resource "auth0_prompt_screen_partial" "partial" {
  prompt_type = "signup"
  screen_name = "signup"
  insertion_points { form_content_start = "<div>Welcome</div>" }
}

resource "auth0_prompt_screen_renderer" "renderer" {
  prompt_type                = "login-id"
  screen_name                = "login-id"
  rendering_mode             = "advanced"
  default_head_tags_disabled = false
  context_configuration      = ["branding.settings", "screen.texts", "tenant.name"]
  head_tags = jsonencode([
    { tag = "script", attributes = { src = "https://cdn.example.com/login.js", defer = true } }
  ])
}

resource "auth0_pages" "pages" {
  guardian_mfa {
    enabled = false
    html    = "<html><body>Second factor</body></html>"
  }
}

resource "auth0_attack_protection" "protection" {
  suspicious_ip_throttling {
    enabled   = true
    shields   = ["admin_notification", "block"]
    allowlist = ["192.168.1.1"]
  }
  brute_force_protection {
    enabled      = true
    allowlist    = ["127.0.0.1"]
    max_attempts = 8
    mode         = "count_per_identifier_and_ip"
    shields      = ["block", "user_notification"]
  }
}

resource "auth0_guardian" "guardian" {
  policy        = "all-applications"
  otp           = true
  email         = true
  recovery_code = true
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
  name     = local.database
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

resource "auth0_role" "reader" {
  name        = "Reader"
  description = "Reads orders"
}

resource "auth0_role" "writer" {
  name        = "Writer"
  description = "Writes orders"
}

resource "auth0_role_permissions" "reader" {
  role_id    = auth0_role.reader.id
  depends_on = [auth0_resource_server_scopes.scopes]
  permissions {
    name                       = "read:orders"
    resource_server_identifier = auth0_resource_server.api.identifier
  }
}

resource "auth0_role_permission" "writer" {
  role_id                    = auth0_role.writer.id
  permission                 = "write:orders"
  resource_server_identifier = auth0_resource_server.api.identifier
  depends_on                 = [auth0_resource_server_scopes.scopes]
}

resource "auth0_user" "user" {
  connection_name = auth0_connection.database.name
  email           = "terraform@example.com"
  email_verified  = true
  password        = "a-Long-Passw0rd!"
  name            = "Terra Form"
  nickname        = "terra"
  user_metadata   = jsonencode({ theme = "dark" })
  app_metadata    = jsonencode({ plan = "pro" })
}

resource "auth0_user_roles" "user" {
  user_id = auth0_user.user.id
  roles   = [auth0_role.reader.id]
}

resource "auth0_user_permissions" "user" {
  user_id    = auth0_user.user.id
  depends_on = [auth0_resource_server_scopes.scopes]
  permissions {
    name                       = "write:orders"
    resource_server_identifier = auth0_resource_server.api.identifier
  }
}

resource "auth0_organization" "organization" {
  name         = "terraform"
  display_name = "Terraform"
  branding {
    logo_url = "https://example.com/logo.png"
    colors   = { primary = "#f2f2f2", page_background = "#e1e1e1" }
  }
  metadata = { plan = "pro" }
}

resource "auth0_organization_connections" "organization" {
  organization_id = auth0_organization.organization.id
  enabled_connections {
    connection_id              = auth0_connection.database.id
    assign_membership_on_login = true
    is_signup_enabled          = false
    show_as_button             = true
  }
}

resource "auth0_organization_members" "organization" {
  organization_id = auth0_organization.organization.id
  members         = [auth0_user.user.id]
}

resource "auth0_organization_member_roles" "organization" {
  organization_id = auth0_organization.organization.id
  user_id         = auth0_user.user.id
  roles           = [auth0_role.writer.id]
  depends_on      = [auth0_organization_members.organization]
}

resource "auth0_organization_client_grant" "organization" {
  organization_id = auth0_organization.organization.id
  grant_id        = auth0_client_grant.web.id
}

resource "auth0_email_provider" "email" {
  name                 = "sendgrid"
  enabled              = true
  default_from_address = "accounts@example.com"
  credentials { api_key = "a-key-of-the-provider" }
}

resource "auth0_email_template" "welcome" {
  template                = "welcome_email"
  body                    = "<html><body><h1>Welcome!</h1></body></html>"
  from                    = "welcome@example.com"
  result_url              = "https://example.com/welcome"
  subject                 = "Welcome"
  syntax                  = "liquid"
  url_lifetime_in_seconds = 3600
  enabled                 = true
  depends_on              = [auth0_email_provider.email]
}

resource "auth0_phone_provider" "twilio" {
  name     = "twilio"
  disabled = false
  credentials { auth_token = "a-token-of-the-provider" }
  configuration {
    delivery_methods = ["text", "voice"]
    default_from     = "+15005550006"
    sid              = "AC32a3c49700934481addd5ce1659f04d2"
  }
}

resource "auth0_branding_phone_notification_template" "enroll" {
  type     = "otp_enroll"
  disabled = false
  content {
    from = "+15005550006"
    body {
      text  = "Your enrollment code is: @@password@@"
      voice = "Your enrollment code is @@password@@"
    }
  }
}

resource "auth0_event_stream" "webhook" {
  name             = "terraform"
  destination_type = "webhook"
  subscriptions    = ["user.created", "user.updated"]
  webhook_configuration {
    webhook_endpoint = "https://hooks.example.com/events"
    webhook_authorization {
      method = "bearer"
      token  = "a-token-of-the-receiver"
    }
  }
}

resource "auth0_log_stream" "http" {
  name   = "terraform"
  type   = "http"
  status = "active"
  sink {
    http_endpoint       = "https://logs.example.com/entries"
    http_content_type   = "application/json"
    http_content_format = "JSONOBJECT"
    http_authorization  = "a-token-of-the-receiver"
  }
  # Nor that of a log stream.
  lifecycle { ignore_changes = [sink[0].http_authorization] }
}

resource "auth0_network_acl" "acl" {
  description = "Made by Terraform"
  active      = true
  priority    = 42
  rule {
    action { log = true }
    scope = "authentication"
    not_match {
      asns       = [9876]
      ipv4_cidrs = ["192.168.1.0/24", "10.0.0.0/8"]
      ipv6_cidrs = ["2001:db8::/32"]
    }
  }
}

resource "auth0_custom_domain" "domain" {
  domain          = "login.example.org"
  type            = "auth0_managed_certs"
  tls_policy      = "recommended"
  domain_metadata = { team = "shop" }
}
