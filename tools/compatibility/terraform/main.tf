# One of each resource of the provider that the server implements.
terraform {
  required_providers {
    auth0 = { source = "auth0/auth0" }
  }
}

provider "auth0" {}
