-- CreateTable
CREATE TABLE "guardian_providers" (
    "tenant_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sealed_settings" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guardian_providers_pkey" PRIMARY KEY ("tenant_id","name")
);

-- AddForeignKey
ALTER TABLE "guardian_providers" ADD CONSTRAINT "guardian_providers_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
