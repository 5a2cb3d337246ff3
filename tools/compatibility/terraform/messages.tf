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
