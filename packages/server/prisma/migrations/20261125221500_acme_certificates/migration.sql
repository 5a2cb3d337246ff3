-- CreateTable
CREATE TABLE "domain_certificates" (
    "tenant_id" TEXT NOT NULL,
    "domain_id" TEXT NOT NULL,
    "sealed_key" TEXT,
    "chain" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "work_at" TIMESTAMPTZ(3) NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "challenge" TEXT,

    CONSTRAINT "domain_certificates_pkey" PRIMARY KEY ("tenant_id","domain_id")
);

-- CreateTable
CREATE TABLE "acme_accounts" (
    "directory_url" TEXT NOT NULL,
    "account_url" TEXT,
    "sealed_key" TEXT NOT NULL,

    CONSTRAINT "acme_accounts_pkey" PRIMARY KEY ("directory_url")
);

-- CreateIndex
CREATE INDEX "domain_certificates_work_at_idx" ON "domain_certificates"("work_at");

-- AddForeignKey
ALTER TABLE "domain_certificates" ADD CONSTRAINT "domain_certificates_tenant_id_domain_id_fkey" FOREIGN KEY ("tenant_id", "domain_id") REFERENCES "custom_domains"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
