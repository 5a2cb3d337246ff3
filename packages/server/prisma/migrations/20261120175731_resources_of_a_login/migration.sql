-- DropIndex
DROP INDEX "client_grants_tenant_id_client_id_audience_key";

-- DropIndex
DROP INDEX "logs_date_idx";

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "log_retention_days" INTEGER NOT NULL DEFAULT 30,
ADD COLUMN     "settings" JSON NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "signing_keys" ADD COLUMN     "certificate" TEXT,
ADD COLUMN     "current_since" TIMESTAMPTZ(3),
ADD COLUMN     "current_until" TIMESTAMPTZ(3),
ADD COLUMN     "revoked_at" TIMESTAMPTZ(3),
ADD COLUMN     "state" TEXT NOT NULL DEFAULT 'current';

-- AlterTable
ALTER TABLE "clients" ADD COLUMN     "app_type" TEXT,
ADD COLUMN     "is_first_party" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "is_global" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sealed_secret" TEXT,
ADD COLUMN     "settings" JSON NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "client_grants" ADD COLUMN     "settings" JSON NOT NULL DEFAULT '{}',
ADD COLUMN     "subject_type" TEXT NOT NULL DEFAULT 'client';

-- AlterTable
ALTER TABLE "logs" ADD COLUMN     "client_id" TEXT,
ADD COLUMN     "user_id" TEXT;

-- CreateTable
CREATE TABLE "client_credentials" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "name" TEXT,
    "credential_type" TEXT NOT NULL,
    "kid" TEXT,
    "alg" TEXT,
    "pem" TEXT,
    "subject_dn" TEXT,
    "thumbprint" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "client_credentials_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "resource_servers" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "name" TEXT,
    "is_system" BOOLEAN NOT NULL DEFAULT false,
    "scopes" JSON NOT NULL DEFAULT '[]',
    "settings" JSON NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "resource_servers_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "connections" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "strategy" TEXT NOT NULL,
    "settings" JSON NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connections_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "connection_clients" (
    "tenant_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,

    CONSTRAINT "connection_clients_pkey" PRIMARY KEY ("tenant_id","connection_id","client_id")
);

-- CreateTable
CREATE TABLE "users" (
    "tenant_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "email" TEXT,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "phone_number" TEXT,
    "phone_verified" BOOLEAN NOT NULL DEFAULT false,
    "username" TEXT,
    "name" TEXT,
    "nickname" TEXT,
    "given_name" TEXT,
    "family_name" TEXT,
    "picture" TEXT,
    "blocked" BOOLEAN NOT NULL DEFAULT false,
    "user_metadata" JSONB,
    "app_metadata" JSONB,
    "last_ip" TEXT,
    "last_login" TIMESTAMPTZ(3),
    "last_password_reset" TIMESTAMPTZ(3),
    "logins_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("tenant_id","user_id")
);

-- CreateTable
CREATE TABLE "identities" (
    "tenant_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_user_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "connection_id" TEXT NOT NULL,
    "is_social" BOOLEAN NOT NULL DEFAULT false,
    "email" TEXT,
    "username" TEXT,
    "phone_number" TEXT,
    "password_hash" TEXT,
    "profile_data" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("tenant_id","provider","provider_user_id")
);

-- CreateTable
CREATE TABLE "roles" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "roles_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "role_permissions" (
    "tenant_id" TEXT NOT NULL,
    "role_id" TEXT NOT NULL,
    "resource_server_id" TEXT NOT NULL,
    "permission_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "role_permissions_pkey" PRIMARY KEY ("tenant_id","role_id","resource_server_id","permission_name")
);

-- CreateTable
CREATE TABLE "user_roles" (
    "tenant_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_roles_pkey" PRIMARY KEY ("tenant_id","user_id","role_id")
);

-- CreateTable
CREATE TABLE "user_permissions" (
    "tenant_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "resource_server_id" TEXT NOT NULL,
    "permission_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_permissions_pkey" PRIMARY KEY ("tenant_id","user_id","resource_server_id","permission_name")
);

-- CreateTable
CREATE TABLE "grants" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "scope" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "grants_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "device_credentials" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "device_id" TEXT NOT NULL,
    "device_name" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "device_credentials_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "tickets" (
    "tenant_id" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "settings" JSON NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "tickets_pkey" PRIMARY KEY ("tenant_id","secret_hash")
);

-- CreateTable
CREATE TABLE "user_blocks" (
    "tenant_id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "ip" TEXT NOT NULL DEFAULT '',
    "connection" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_blocks_pkey" PRIMARY KEY ("tenant_id","identifier","ip","connection")
);

-- CreateTable
CREATE TABLE "address_blocks" (
    "tenant_id" TEXT NOT NULL,
    "ip" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "address_blocks_pkey" PRIMARY KEY ("tenant_id","ip")
);

-- CreateTable
CREATE TABLE "daily_statistics" (
    "tenant_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "logins" INTEGER NOT NULL DEFAULT 0,
    "signups" INTEGER NOT NULL DEFAULT 0,
    "leaked_passwords" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "daily_statistics_pkey" PRIMARY KEY ("tenant_id","day")
);

-- CreateIndex
CREATE INDEX "client_credentials_tenant_id_client_id_created_at_id_idx" ON "client_credentials"("tenant_id", "client_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "client_credentials_tenant_id_client_id_kid_key" ON "client_credentials"("tenant_id", "client_id", "kid");

-- CreateIndex
CREATE INDEX "resource_servers_tenant_id_created_at_id_idx" ON "resource_servers"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "resource_servers_tenant_id_identifier_key" ON "resource_servers"("tenant_id", "identifier");

-- CreateIndex
CREATE INDEX "connections_tenant_id_created_at_id_idx" ON "connections"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "connections_tenant_id_name_key" ON "connections"("tenant_id", "name");

-- CreateIndex
CREATE INDEX "connection_clients_tenant_id_client_id_connection_id_idx" ON "connection_clients"("tenant_id", "client_id", "connection_id");

-- CreateIndex
CREATE INDEX "users_tenant_id_created_at_user_id_idx" ON "users"("tenant_id", "created_at", "user_id");

-- CreateIndex
CREATE INDEX "users_tenant_id_email_idx" ON "users"("tenant_id", "email" text_pattern_ops);

-- CreateIndex
CREATE INDEX "users_tenant_id_last_login_idx" ON "users"("tenant_id", "last_login");

-- CreateIndex
CREATE INDEX "identities_tenant_id_user_id_position_idx" ON "identities"("tenant_id", "user_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "identities_tenant_id_connection_id_email_key" ON "identities"("tenant_id", "connection_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "identities_tenant_id_connection_id_username_key" ON "identities"("tenant_id", "connection_id", "username");

-- CreateIndex
CREATE UNIQUE INDEX "identities_tenant_id_connection_id_phone_number_key" ON "identities"("tenant_id", "connection_id", "phone_number");

-- CreateIndex
CREATE INDEX "roles_tenant_id_created_at_id_idx" ON "roles"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "roles_tenant_id_name_key" ON "roles"("tenant_id", "name");

-- CreateIndex
CREATE INDEX "role_permissions_tenant_id_resource_server_id_permission_na_idx" ON "role_permissions"("tenant_id", "resource_server_id", "permission_name");

-- CreateIndex
CREATE INDEX "user_roles_tenant_id_role_id_created_at_user_id_idx" ON "user_roles"("tenant_id", "role_id", "created_at", "user_id");

-- CreateIndex
CREATE INDEX "user_permissions_tenant_id_resource_server_id_permission_na_idx" ON "user_permissions"("tenant_id", "resource_server_id", "permission_name");

-- CreateIndex
CREATE INDEX "grants_tenant_id_created_at_id_idx" ON "grants"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "grants_tenant_id_user_id_client_id_audience_key" ON "grants"("tenant_id", "user_id", "client_id", "audience");

-- CreateIndex
CREATE INDEX "device_credentials_tenant_id_user_id_idx" ON "device_credentials"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "device_credentials_tenant_id_created_at_id_idx" ON "device_credentials"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "tickets_tenant_id_user_id_idx" ON "tickets"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "tickets_expires_at_idx" ON "tickets"("expires_at");

-- CreateIndex
CREATE INDEX "user_blocks_expires_at_idx" ON "user_blocks"("expires_at");

-- CreateIndex
CREATE INDEX "address_blocks_expires_at_idx" ON "address_blocks"("expires_at");

-- CreateIndex
CREATE INDEX "clients_tenant_id_created_at_client_id_idx" ON "clients"("tenant_id", "created_at", "client_id");

-- CreateIndex
CREATE INDEX "client_grants_tenant_id_audience_idx" ON "client_grants"("tenant_id", "audience");

-- CreateIndex
CREATE INDEX "client_grants_tenant_id_created_at_id_idx" ON "client_grants"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "client_grants_tenant_id_client_id_audience_subject_type_key" ON "client_grants"("tenant_id", "client_id", "audience", "subject_type");

-- Indexes that the schema cannot say: of the entries about a user, and search by the beginning of a
-- name.
CREATE INDEX "logs_tenant_id_user_id_log_id_idx" ON "logs"("tenant_id", "user_id", "log_id") WHERE "user_id" IS NOT NULL;
CREATE INDEX "users_tenant_id_lower_name_idx" ON "users"("tenant_id", lower("name") text_pattern_ops);
CREATE INDEX "users_tenant_id_lower_nickname_idx" ON "users"("tenant_id", lower("nickname") text_pattern_ops);

-- What a new tenant gets when it is made, for the tenants there are.
INSERT INTO "resource_servers" ("tenant_id", "id", "identifier", "name", "is_system", "created_at", "updated_at")
SELECT "id", substr(md5(random()::text), 1, 24), '/api/v2/', 'Management API', true, "created_at", "created_at" FROM "tenants";
INSERT INTO "clients" ("tenant_id", "client_id", "name", "secret_hash", "is_global", "grant_types", "created_at", "updated_at")
SELECT "id", replace(gen_random_uuid()::text, '-', ''), 'All Applications', '', true, '{}', "created_at", "created_at" FROM "tenants";

-- AddForeignKey
ALTER TABLE "client_credentials" ADD CONSTRAINT "client_credentials_tenant_id_client_id_fkey" FOREIGN KEY ("tenant_id", "client_id") REFERENCES "clients"("tenant_id", "client_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource_servers" ADD CONSTRAINT "resource_servers_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_grants" ADD CONSTRAINT "client_grants_tenant_id_audience_fkey" FOREIGN KEY ("tenant_id", "audience") REFERENCES "resource_servers"("tenant_id", "identifier") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connections" ADD CONSTRAINT "connections_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connection_clients" ADD CONSTRAINT "connection_clients_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connection_clients" ADD CONSTRAINT "connection_clients_tenant_id_client_id_fkey" FOREIGN KEY ("tenant_id", "client_id") REFERENCES "clients"("tenant_id", "client_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roles" ADD CONSTRAINT "roles_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_tenant_id_role_id_fkey" FOREIGN KEY ("tenant_id", "role_id") REFERENCES "roles"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_tenant_id_resource_server_id_fkey" FOREIGN KEY ("tenant_id", "resource_server_id") REFERENCES "resource_servers"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_tenant_id_role_id_fkey" FOREIGN KEY ("tenant_id", "role_id") REFERENCES "roles"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_tenant_id_resource_server_id_fkey" FOREIGN KEY ("tenant_id", "resource_server_id") REFERENCES "resource_servers"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_tenant_id_client_id_fkey" FOREIGN KEY ("tenant_id", "client_id") REFERENCES "clients"("tenant_id", "client_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device_credentials" ADD CONSTRAINT "device_credentials_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device_credentials" ADD CONSTRAINT "device_credentials_tenant_id_client_id_fkey" FOREIGN KEY ("tenant_id", "client_id") REFERENCES "clients"("tenant_id", "client_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device_credentials" ADD CONSTRAINT "device_credentials_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "address_blocks" ADD CONSTRAINT "address_blocks_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_statistics" ADD CONSTRAINT "daily_statistics_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
