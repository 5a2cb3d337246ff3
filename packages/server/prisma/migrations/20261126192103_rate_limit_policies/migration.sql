-- CreateTable
CREATE TABLE "rate_limit_policies" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "selector" TEXT NOT NULL,
    "configuration" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limit_policies_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "rate_limit_policies_tenant_id_created_at_id_idx" ON "rate_limit_policies"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "rate_limit_policies_tenant_id_selector_key" ON "rate_limit_policies"("tenant_id", "selector");

-- AddForeignKey
ALTER TABLE "rate_limit_policies" ADD CONSTRAINT "rate_limit_policies_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
