-- CreateTable
CREATE TABLE "organizations" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "display_name" TEXT,
    "settings" JSON NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organizations_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "organization_members" (
    "tenant_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_members_pkey" PRIMARY KEY ("tenant_id","organization_id","user_id")
);

-- CreateTable
CREATE TABLE "organization_member_roles" (
    "tenant_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_member_roles_pkey" PRIMARY KEY ("tenant_id","organization_id","user_id","role_id")
);

-- CreateTable
CREATE TABLE "organization_connections" (
    "tenant_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "name" TEXT,
    "assigns_membership" BOOLEAN NOT NULL DEFAULT false,
    "shows_as_button" BOOLEAN NOT NULL DEFAULT true,
    "is_signup_enabled" BOOLEAN NOT NULL DEFAULT false,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "access_level" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_connections_pkey" PRIMARY KEY ("tenant_id","organization_id","connection_id")
);

-- CreateTable
CREATE TABLE "organization_invitations" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "ticket_hash" TEXT NOT NULL,
    "sealed_ticket" TEXT NOT NULL,
    "invitee_email" TEXT NOT NULL,
    "settings" JSON NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_invitations_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "organization_client_grants" (
    "tenant_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "grant_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_client_grants_pkey" PRIMARY KEY ("tenant_id","organization_id","grant_id")
);

-- CreateTable
CREATE TABLE "organization_discovery_domains" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "verification_code" TEXT NOT NULL,
    "used_for_discovery" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_discovery_domains_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "organizations_tenant_id_created_at_id_idx" ON "organizations"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "organizations_tenant_id_name_key" ON "organizations"("tenant_id", "name");

-- CreateIndex
CREATE INDEX "organization_members_tenant_id_organization_id_created_at_u_idx" ON "organization_members"("tenant_id", "organization_id", "created_at", "user_id");

-- CreateIndex
CREATE INDEX "organization_members_tenant_id_user_id_created_at_organizat_idx" ON "organization_members"("tenant_id", "user_id", "created_at", "organization_id");

-- CreateIndex
CREATE INDEX "organization_member_roles_tenant_id_role_id_idx" ON "organization_member_roles"("tenant_id", "role_id");

-- CreateIndex
CREATE INDEX "organization_connections_tenant_id_connection_id_idx" ON "organization_connections"("tenant_id", "connection_id");

-- CreateIndex
CREATE INDEX "organization_invitations_tenant_id_organization_id_created__idx" ON "organization_invitations"("tenant_id", "organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "organization_invitations_tenant_id_client_id_idx" ON "organization_invitations"("tenant_id", "client_id");

-- CreateIndex
CREATE INDEX "organization_invitations_expires_at_idx" ON "organization_invitations"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "organization_invitations_tenant_id_ticket_hash_key" ON "organization_invitations"("tenant_id", "ticket_hash");

-- CreateIndex
CREATE INDEX "organization_client_grants_tenant_id_grant_id_created_at_or_idx" ON "organization_client_grants"("tenant_id", "grant_id", "created_at", "organization_id");

-- CreateIndex
CREATE INDEX "organization_discovery_domains_tenant_id_organization_id_cr_idx" ON "organization_discovery_domains"("tenant_id", "organization_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_discovery_domains_tenant_id_organization_id_do_key" ON "organization_discovery_domains"("tenant_id", "organization_id", "domain");

-- CreateIndex
CREATE INDEX "organization_discovery_domains_tenant_id_domain_idx" ON "organization_discovery_domains"("tenant_id", "domain");

-- AddForeignKey
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_tenant_id_organization_id_fkey" FOREIGN KEY ("tenant_id", "organization_id") REFERENCES "organizations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_member_roles" ADD CONSTRAINT "organization_member_roles_tenant_id_organization_id_user_i_fkey" FOREIGN KEY ("tenant_id", "organization_id", "user_id") REFERENCES "organization_members"("tenant_id", "organization_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_member_roles" ADD CONSTRAINT "organization_member_roles_tenant_id_role_id_fkey" FOREIGN KEY ("tenant_id", "role_id") REFERENCES "roles"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_connections" ADD CONSTRAINT "organization_connections_tenant_id_organization_id_fkey" FOREIGN KEY ("tenant_id", "organization_id") REFERENCES "organizations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_connections" ADD CONSTRAINT "organization_connections_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_tenant_id_organization_id_fkey" FOREIGN KEY ("tenant_id", "organization_id") REFERENCES "organizations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_tenant_id_client_id_fkey" FOREIGN KEY ("tenant_id", "client_id") REFERENCES "clients"("tenant_id", "client_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_client_grants" ADD CONSTRAINT "organization_client_grants_tenant_id_organization_id_fkey" FOREIGN KEY ("tenant_id", "organization_id") REFERENCES "organizations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_client_grants" ADD CONSTRAINT "organization_client_grants_tenant_id_grant_id_fkey" FOREIGN KEY ("tenant_id", "grant_id") REFERENCES "client_grants"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_discovery_domains" ADD CONSTRAINT "organization_discovery_domains_tenant_id_organization_id_fkey" FOREIGN KEY ("tenant_id", "organization_id") REFERENCES "organizations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
