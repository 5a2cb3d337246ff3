-- CreateTable
CREATE TABLE "encryption_keys" (
    "tenant_id" TEXT NOT NULL,
    "kid" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "parent_kid" TEXT,
    "sealed_key" TEXT,
    "sealed_wrapping_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "encryption_keys_pkey" PRIMARY KEY ("tenant_id","kid")
);

-- CreateIndex
CREATE INDEX "encryption_keys_state_updated_at_idx" ON "encryption_keys"("state", "updated_at");

-- AddForeignKey
ALTER TABLE "encryption_keys" ADD CONSTRAINT "encryption_keys_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
