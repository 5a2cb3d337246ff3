-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "attack_protection" JSON NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "email_providers" (
    "tenant_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "default_from_address" TEXT,
    "credentials" JSON NOT NULL,
    "sealed_password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_providers_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "email_templates" (
    "tenant_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "settings" JSON NOT NULL,

    CONSTRAINT "email_templates_pkey" PRIMARY KEY ("tenant_id","name")
);

-- CreateTable
CREATE TABLE "rate_windows" (
    "tenant_id" TEXT NOT NULL,
    "policy" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "requests" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_windows_pkey" PRIMARY KEY ("tenant_id","policy","operation")
);

-- CreateIndex
CREATE INDEX "rate_windows_expires_at_idx" ON "rate_windows"("expires_at");

-- AddForeignKey
ALTER TABLE "email_providers" ADD CONSTRAINT "email_providers_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_windows" ADD CONSTRAINT "rate_windows_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
