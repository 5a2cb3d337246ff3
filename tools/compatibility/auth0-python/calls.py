"""Calls of the management and authentication API by auth0-python, each with its assertions.

`run` in this folder says what the environment needs. What is created is deleted at the end.
"""

import json
import os
import time
import urllib.request
from contextlib import ExitStack

from auth0.authentication import Database, GetToken, Passwordless, RevokeToken, Users
from auth0.authentication.exceptions import Auth0Error
from auth0.management import ManagementClient
from auth0.management.core.api_error import ApiError

DOMAIN = os.environ["AUTH0_DOMAIN"]
CLIENT = {
    "client_id": os.environ["AUTH0_CLIENT_ID"],
    "client_secret": os.environ["AUTH0_CLIENT_SECRET"],
}
CONTROLS = os.environ.get("CONTROLS", "http://127.0.0.1:9464/test")
RUN = str(int(time.time()))
PASSWORD = "Correct-horse-" + RUN
API = "https://api.example.com/" + RUN
# RFC 6749, section 5.2, and the hosted service, as tenants with `compatible_answers` answer.
REFUSED = (400, 403)
EMAIL = f"python-{RUN}@example.com"

api = ManagementClient(domain=DOMAIN, **CLIENT)


def status_of(call):
    """The status of the error that a call raises."""
    try:
        call()
    except ApiError as error:
        return error.status_code
    except Auth0Error as error:
        return error.status_code
    raise AssertionError("The call was not refused")


def resource_servers(later):
    made = api.resource_servers.create(
        identifier=API,
        name="Python " + RUN,
        allow_offline_access=True,
        scopes=[{"value": "read:books", "description": "Reads books"}],
    )
    later.callback(lambda: api.resource_servers.delete(made.id))
    assert made.identifier == API and made.allow_offline_access
    changed = api.resource_servers.update(made.id, token_lifetime=600)
    assert changed.token_lifetime == 600
    assert api.resource_servers.get(made.id).scopes[0].value == "read:books"
    assert api.resource_servers.get(API).id == made.id
    assert any(each.id == made.id for each in api.resource_servers.list(identifiers=[API]))


def clients(later):
    made = api.clients.create(
        name="Python " + RUN,
        app_type="regular_web",
        oidc_conformant=True,
        token_endpoint_auth_method="client_secret_post",
        grant_types=[
            "client_credentials",
            "password",
            "http://auth0.com/oauth/grant-type/password-realm",
            "http://auth0.com/oauth/grant-type/passwordless/otp",
            "refresh_token",
        ],
        callbacks=["https://app.example.com/callback"],
    )
    later.callback(lambda: api.clients.delete(made.client_id))
    assert made.client_secret and made.name == "Python " + RUN
    changed = api.clients.update(made.client_id, description="Changed", callbacks=[])
    assert changed.description == "Changed" and changed.callbacks == []
    assert api.clients.get(made.client_id).description == "Changed"
    grant = api.client_grants.create(
        client_id=made.client_id, audience=API, scope=["read:books"]
    )
    listed = list(api.client_grants.list(client_id=made.client_id))
    assert [each.id for each in listed] == [grant.id]
    return {"client_id": made.client_id, "client_secret": made.client_secret}


def connections(later, client):
    made = api.connections.create(name="Python-" + RUN, strategy="auth0")
    later.callback(lambda: api.connections.delete(made.id))
    api.connections.clients.update(
        made.id, request=[{"client_id": client["client_id"], "status": True}]
    )
    enabled = [each.client_id for each in api.connections.clients.get(made.id)]
    assert enabled == [client["client_id"]]
    changed = api.connections.update(made.id, display_name="Python")
    assert changed.display_name == "Python"
    assert api.connections.get(made.id).name == "Python-" + RUN
    found = [each.id for each in api.connections.list(name="Python-" + RUN)]
    assert found == [made.id]
    return made


def users(later, connection):
    made = api.users.create(
        connection=connection.name,
        email=EMAIL,
        password=PASSWORD,
        email_verified=True,
        user_metadata={"hobby": "skydiving"},
        app_metadata={"plan": "gold"},
    )
    later.callback(lambda: api.users.delete(made.user_id))
    assert made.email == EMAIL and made.user_id.startswith("auth0|")
    changed = api.users.update(made.user_id, name="Ada", user_metadata={"hobby": "sailing"})
    assert changed.name == "Ada" and changed.user_metadata == {"hobby": "sailing"}
    assert api.users.get(made.user_id).app_metadata == {"plan": "gold"}
    assert [each.user_id for each in api.users.list(q=f'email:"{EMAIL}"')] == [made.user_id]
    by_email = api.users.list_users_by_email(email=EMAIL)
    assert [each.user_id for each in by_email] == [made.user_id]
    assert status_of(lambda: api.users.get("auth0|nobody")) == 404
    duplicate = dict(connection=connection.name, email=EMAIL, password=PASSWORD)
    assert status_of(lambda: api.users.create(**duplicate)) == 409
    return made.user_id


def roles(later, user_id):
    made = api.roles.create(name="Python " + RUN, description="Of a test")
    later.callback(lambda: api.roles.delete(made.id))
    permission = {"permission_name": "read:books", "resource_server_identifier": API}
    api.roles.permissions.add(made.id, permissions=[permission])
    held = [each.permission_name for each in api.roles.permissions.list(made.id)]
    assert held == ["read:books"]
    api.users.roles.assign(user_id, roles=[made.id])
    assert [each.id for each in api.users.roles.list(user_id)] == [made.id]
    assert api.roles.update(made.id, description="Changed").description == "Changed"
    found = [each.id for each in api.roles.list(name_filter="Python " + RUN)]
    assert found == [made.id]


def organizations(later, user_id, connection):
    made = api.organizations.create(name="python-" + RUN, display_name="Python")
    later.callback(lambda: api.organizations.delete(made.id))
    api.organizations.members.create(made.id, members=[user_id])
    assert [each.user_id for each in api.organizations.members.list(made.id)] == [user_id]
    enabled = api.organizations.enabled_connections.add(
        made.id, connection_id=connection.id, assign_membership_on_login=True
    )
    assert enabled.connection_id == connection.id
    role = api.roles.create(name="Local " + RUN, type="organization", owner_id=made.id)
    later.callback(lambda: api.roles.delete(role.id))
    api.organizations.members.roles.assign(made.id, user_id, roles=[role.id])
    held = [each.id for each in api.organizations.members.roles.list(made.id, user_id)]
    assert held == [role.id]
    assert status_of(lambda: api.users.roles.assign(user_id, roles=[role.id])) == 400
    assert api.organizations.get_by_name("python-" + RUN).id == made.id
    assert api.organizations.update(made.id, display_name="Snake").display_name == "Snake"


def tokens(client, connection):
    get_token = GetToken(DOMAIN, **client)
    machine = get_token.client_credentials(API)
    assert machine["token_type"] == "Bearer" and machine["scope"] == "read:books"
    asked = dict(username=EMAIL, realm=connection.name, audience=API)
    scope = "openid profile offline_access"
    person = get_token.login(password=PASSWORD, scope=scope, **asked)
    assert person["id_token"] and person["refresh_token"]
    assert status_of(lambda: get_token.login(password="wrong", scope=scope, **asked)) in REFUSED
    refreshed = get_token.refresh_token(person["refresh_token"])
    assert refreshed["access_token"] != person["access_token"]
    userinfo = get_token.login(
        username=EMAIL, password=PASSWORD, realm=connection.name, scope="openid email"
    )
    assert Users(DOMAIN).userinfo(userinfo["access_token"])["email"] == EMAIL
    latest = refreshed.get("refresh_token", person["refresh_token"])
    RevokeToken(DOMAIN, **client).revoke_refresh_token(latest)
    assert status_of(lambda: get_token.refresh_token(latest)) in REFUSED


def sign_up(later, client, connection):
    email = "new-" + EMAIL
    made = Database(DOMAIN, **client).signup(
        email=email, password=PASSWORD, connection=connection.name
    )
    later.callback(lambda: api.users.delete("auth0|" + made["_id"]))
    assert made["email"] == email and made["email_verified"] is False
    answer = Database(DOMAIN, **client).change_password(
        email=email, connection=connection.name
    )
    assert "email" in answer


def passwordless(later, client):
    found = [each for each in api.connections.list(strategy=["email"]) if each.name == "email"]
    if found:
        connection = found[0]
    else:
        connection = api.connections.create(name="email", strategy="email")
        later.callback(lambda: api.connections.delete(connection.id))
    change = [{"client_id": client["client_id"], "status": True}]
    api.connections.clients.update(connection.id, request=change)
    email = "code-" + EMAIL
    Passwordless(DOMAIN, **client).email(email, send="code")
    with urllib.request.urlopen(f"{CONTROLS}/mailbox?to={email}&wait_ms=10000") as answer:
        code = json.load(answer)["messages"][0]["codes"][0]
    asked = dict(username=email, realm="email", scope="openid email", audience=API)
    get_token = GetToken(DOMAIN, **client)
    assert status_of(lambda: get_token.passwordless_login(otp="000000", **asked)) in REFUSED
    person = get_token.passwordless_login(otp=code, **asked)
    assert person["id_token"] and person["access_token"]
    (user,) = api.users.list_users_by_email(email=email)
    later.callback(lambda: api.users.delete(user.user_id))


with ExitStack() as later:
    resource_servers(later)
    client = clients(later)
    connection = connections(later, client)
    user_id = users(later, connection)
    roles(later, user_id)
    organizations(later, user_id, connection)
    tokens(client, connection)
    sign_up(later, client, connection)
    passwordless(later, client)
print("All calls of auth0-python were answered as expected.")
