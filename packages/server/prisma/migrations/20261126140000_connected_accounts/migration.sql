-- CreateTable
CREATE TABLE "connected_accounts" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "provider_user_id" TEXT NOT NULL,
    "scopes" TEXT[],
    "sealed_tokens" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connected_accounts_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "connected_accounts_tenant_id_user_id_created_at_id_idx" ON "connected_accounts"("tenant_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "connected_accounts_tenant_id_connection_id_idx" ON "connected_accounts"("tenant_id", "connection_id");

-- CreateIndex
CREATE UNIQUE INDEX "connected_accounts_tenant_id_user_id_connection_id_provider_key" ON "connected_accounts"("tenant_id", "user_id", "connection_id", "provider_user_id");

-- AddForeignKey
ALTER TABLE "connected_accounts" ADD CONSTRAINT "connected_accounts_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connected_accounts" ADD CONSTRAINT "connected_accounts_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
