-- CreateTable
CREATE TABLE "oidc_records" (
    "tenant_id" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "id_hash" TEXT NOT NULL,
    "payload" JSON NOT NULL,
    "grant_id" TEXT,
    "user_code_hash" TEXT,
    "uid" TEXT,
    "account_id" TEXT,
    "client_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "consumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "oidc_records_pkey" PRIMARY KEY ("tenant_id","model","id_hash")
);

-- CreateTable
CREATE TABLE "attempts" (
    "tenant_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("tenant_id","subject")
);

-- CreateIndex
CREATE INDEX "oidc_records_expires_at_idx" ON "oidc_records"("expires_at");

-- CreateIndex
CREATE INDEX "attempts_expires_at_idx" ON "attempts"("expires_at");

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oidc_records" ADD CONSTRAINT "oidc_records_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "oidc_records_grant_idx" ON "oidc_records"("tenant_id", "grant_id") WHERE "grant_id" IS NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "oidc_records_user_code_idx" ON "oidc_records"("tenant_id", "user_code_hash") WHERE "user_code_hash" IS NOT NULL;

-- CreateIndex
CREATE INDEX "oidc_records_uid_idx" ON "oidc_records"("tenant_id", "uid") WHERE "uid" IS NOT NULL;

-- CreateIndex
CREATE INDEX "oidc_records_account_idx" ON "oidc_records"("tenant_id", "account_id", "created_at") WHERE "account_id" IS NOT NULL;
