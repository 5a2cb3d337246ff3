-- CreateTable
CREATE TABLE "scim_configurations" (
    "tenant_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "user_id_attribute" TEXT NOT NULL,
    "mapping" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scim_configurations_pkey" PRIMARY KEY ("tenant_id","connection_id")
);

-- CreateTable
CREATE TABLE "scim_tokens" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "scim_tokens_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "scim_users" (
    "tenant_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_user_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "user_name" TEXT NOT NULL,
    "external_id" TEXT,
    "emails" TEXT[],
    "resource" JSON NOT NULL,

    CONSTRAINT "scim_users_pkey" PRIMARY KEY ("tenant_id","provider","provider_user_id")
);

-- CreateIndex
CREATE INDEX "scim_configurations_tenant_id_created_at_connection_id_idx" ON "scim_configurations"("tenant_id", "created_at", "connection_id");

-- CreateIndex
CREATE INDEX "scim_tokens_tenant_id_connection_id_created_at_idx" ON "scim_tokens"("tenant_id", "connection_id", "created_at");

-- CreateIndex
CREATE INDEX "scim_users_tenant_id_connection_id_external_id_idx" ON "scim_users"("tenant_id", "connection_id", "external_id");

-- CreateIndex
CREATE INDEX "scim_users_emails_idx" ON "scim_users" USING GIN ("emails");

-- CreateIndex
CREATE UNIQUE INDEX "scim_users_tenant_id_connection_id_user_name_key" ON "scim_users"("tenant_id", "connection_id", "user_name");

-- CreateIndex
CREATE INDEX "identities_by_connection_idx" ON "identities"("tenant_id", "connection_id", "created_at", "provider_user_id");

-- AddForeignKey
ALTER TABLE "scim_configurations" ADD CONSTRAINT "scim_configurations_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "scim_configurations"("tenant_id", "connection_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_tenant_id_provider_provider_user_id_fkey" FOREIGN KEY ("tenant_id", "provider", "provider_user_id") REFERENCES "identities"("tenant_id", "provider", "provider_user_id") ON DELETE CASCADE ON UPDATE CASCADE;
