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
