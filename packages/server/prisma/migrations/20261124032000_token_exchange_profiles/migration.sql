-- CreateTable
CREATE TABLE "token_exchange_profiles" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subject_token_type" TEXT NOT NULL,
    "subject_token" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "token_exchange_profiles_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "token_exchange_profiles_tenant_id_created_at_id_idx" ON "token_exchange_profiles"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "token_exchange_profiles_tenant_id_subject_token_type_key" ON "token_exchange_profiles"("tenant_id", "subject_token_type");

-- AddForeignKey
ALTER TABLE "token_exchange_profiles" ADD CONSTRAINT "token_exchange_profiles_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
