resource "auth0_action_module" "names" {
  name    = "names"
  publish = true
  code    = "exports.companyOf = (event) => event.user.app_metadata.company"
  secrets {
    name  = "API_KEY"
    value = "a-key-of-a-module"
  }
}

resource "auth0_action" "ask" {
  name    = "Ask for the company"
  runtime = "node22"
  deploy  = true
  code    = <<-EOT
    const { companyOf } = require('actions:names')
    exports.onExecutePostLogin = async (event, api) => {
      if (!companyOf(event)) api.prompt.render('${auth0_form.company.id}')
    }
    exports.onContinuePostLogin = async (event, api) => {
      api.user.setAppMetadata('company', event.prompt.fields.company)
    }
  EOT
  supported_triggers {
    id      = "post-login"
    version = "v3"
  }
  modules {
    module_id         = auth0_action_module.names.id
    module_version_id = auth0_action_module.names.version_id
  }
  secrets {
    name  = "TOKEN"
    value = "a-secret-of-an-action"
  }
}

resource "auth0_trigger_actions" "post_login" {
  trigger = "post-login"
  actions {
    id           = auth0_action.ask.id
    display_name = "Ask once"
  }
}

resource "auth0_action" "claims" {
  name   = "Claims of machines"
  deploy = true
  code   = "exports.onExecuteCredentialsExchange = async (event, api) => {}"
  supported_triggers {
    id      = "credentials-exchange"
    version = "v2"
  }
}

resource "auth0_trigger_action" "claims" {
  trigger   = "credentials-exchange"
  action_id = auth0_action.claims.id
}

resource "auth0_flow_vault_connection" "register" {
  app_id = "HTTP"
  name   = "Register"
  setup = {
    type  = "BEARER"
    token = "a-token-of-the-register"
  }
  # The server names the account of the credentials, of which the provider knows nothing.
  lifecycle { ignore_changes = [account_name] }
}

resource "auth0_flow" "find" {
  name = "Find the company"
  actions = jsonencode([
    {
      id            = "find"
      type          = "HTTP"
      action        = "SEND_REQUEST"
      allow_failure = true
      mask_output   = true
      params = {
        connection_id = auth0_flow_vault_connection.register.id
        method        = "GET"
        url           = "https://register.example.com/companies"
        params        = { name = "{{fields.company}}" }
      }
    },
    {
      id            = "keep"
      type          = "FLOW"
      action        = "STORE_VARS"
      allow_failure = false
      mask_output   = false
      params        = { vars = { number = "{{actions.find.body.number}}" } }
    }
  ])
}

resource "auth0_form" "company" {
  name  = "Company"
  start = jsonencode({ next_node = "ask", coordinates = { x = 0, y = 0 } })
  nodes = jsonencode([
    {
      id          = "ask"
      type        = "STEP"
      alias       = "Ask"
      coordinates = { x = 500, y = 0 }
      config = {
        next_node = "find"
        components = [
          {
            id        = "company"
            category  = "FIELD"
            type      = "TEXT"
            label     = "Name of your company"
            required  = true
            sensitive = false
            config    = { max_length = 100, min_length = 1, multiline = false }
          },
          {
            id       = "next"
            category = "BLOCK"
            type     = "NEXT_BUTTON"
            config   = { text = "Continue" }
          }
        ]
      }
    },
    {
      id          = "find"
      type        = "FLOW"
      coordinates = { x = 900, y = 0 }
      config      = { flow_id = auth0_flow.find.id, next_node = "$ending" }
    }
  ])
  ending       = jsonencode({ resume_flow = true, coordinates = { x = 1250, y = 0 } })
  style        = jsonencode({ css = "h1 { color: green }" })
  translations = jsonencode({ de = { components = { company = { label = "Ihre Firma" } } } })
  messages {
    errors = jsonencode({ ERR_REQUIRED_PROPERTY = "Which company?" })
  }
  languages {
    primary = "en"
    default = "en"
  }
}
