-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "link_domain" TEXT;

-- CreateTable
CREATE TABLE "custom_domains" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "served_domain" TEXT,
    "type" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "verification_method" TEXT NOT NULL,
    "verification_code" TEXT NOT NULL,
    "verification_error" TEXT,
    "verified_at" TIMESTAMPTZ(3),
    "tls_policy" TEXT NOT NULL,
    "client_ip_header" TEXT,
    "metadata" JSON NOT NULL DEFAULT '{}',
    "relying_party_identifier" TEXT,
    "edge_key_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "custom_domains_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "custom_domains_served_domain_key" ON "custom_domains"("served_domain");

-- CreateIndex
CREATE INDEX "custom_domains_tenant_id_created_at_id_idx" ON "custom_domains"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_domains_tenant_id_domain_key" ON "custom_domains"("tenant_id", "domain");

-- AddForeignKey
ALTER TABLE "custom_domains" ADD CONSTRAINT "custom_domains_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
