-- CreateTable
CREATE TABLE "tenants" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tenants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_keys" (
    "tenant_id" TEXT NOT NULL,
    "kid" TEXT NOT NULL,
    "alg" TEXT NOT NULL,
    "public_jwk" JSONB NOT NULL,
    "private_jwk" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "signing_keys_pkey" PRIMARY KEY ("tenant_id","kid")
);

-- CreateTable
CREATE TABLE "clients" (
    "tenant_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "grant_types" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clients_pkey" PRIMARY KEY ("tenant_id","client_id")
);

-- CreateTable
CREATE TABLE "client_grants" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "scope" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "client_grants_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "network_acls" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "description" VARCHAR(255) NOT NULL,
    "active" BOOLEAN NOT NULL,
    "priority" DOUBLE PRECISION NOT NULL,
    "rule" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "network_acls_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "verifiable_credential_templates" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "type" VARCHAR(255) NOT NULL,
    "dialect" VARCHAR(255) NOT NULL,
    "presentation" JSON NOT NULL,
    "custom_certificate_authority" VARCHAR(4096),
    "well_known_trusted_issuers" VARCHAR(255),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verifiable_credential_templates_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "event_streams" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "status" TEXT NOT NULL,
    "subscriptions" TEXT[],
    "destination" JSON NOT NULL,
    "destination_secrets" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_streams_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tenants_name_key" ON "tenants"("name");

-- CreateIndex
CREATE UNIQUE INDEX "tenants_domain_key" ON "tenants"("domain");

-- CreateIndex
CREATE UNIQUE INDEX "client_grants_tenant_id_client_id_audience_key" ON "client_grants"("tenant_id", "client_id", "audience");

-- CreateIndex
CREATE INDEX "network_acls_tenant_id_created_at_id_idx" ON "network_acls"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "network_acls_tenant_id_priority_key" ON "network_acls"("tenant_id", "priority");

-- CreateIndex
CREATE INDEX "verifiable_credential_templates_tenant_id_created_at_id_idx" ON "verifiable_credential_templates"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "verifiable_credential_templates_tenant_id_name_key" ON "verifiable_credential_templates"("tenant_id", "name");

-- CreateIndex
CREATE INDEX "event_streams_tenant_id_created_at_id_idx" ON "event_streams"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "event_streams_tenant_id_name_key" ON "event_streams"("tenant_id", "name");

-- AddForeignKey
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clients" ADD CONSTRAINT "clients_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_grants" ADD CONSTRAINT "client_grants_tenant_id_client_id_fkey" FOREIGN KEY ("tenant_id", "client_id") REFERENCES "clients"("tenant_id", "client_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "network_acls" ADD CONSTRAINT "network_acls_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verifiable_credential_templates" ADD CONSTRAINT "verifiable_credential_templates_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_streams" ADD CONSTRAINT "event_streams_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
