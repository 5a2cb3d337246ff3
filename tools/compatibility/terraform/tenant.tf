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
  policy        = "confidence-score"
  otp           = true
  email         = true
  recovery_code = true
}

resource "auth0_risk_assessments" "assessments" {
  enabled = true
}

resource "auth0_risk_assessments_new_device" "devices" {
  remember_for = 20
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
