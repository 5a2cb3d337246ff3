-- CreateTable
CREATE TABLE "verifications" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "template_id" TEXT NOT NULL,
    "protocol" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "session_hash" TEXT NOT NULL,
    "page_hash" TEXT NOT NULL,
    "snapshot" JSON NOT NULL,
    "sealed_session" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sealed_result" TEXT,
    "result_expires_at" TIMESTAMPTZ(3),
    "issuer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verifications_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "reader_identities" (
    "tenant_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "certificates" TEXT NOT NULL,
    "sealed_key" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reader_identities_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateIndex
CREATE INDEX "verifications_expires_at_idx" ON "verifications"("expires_at");

-- CreateIndex
CREATE INDEX "verifications_result_expires_at_idx" ON "verifications"("result_expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "verifications_tenant_id_session_hash_key" ON "verifications"("tenant_id", "session_hash");

-- CreateIndex
CREATE UNIQUE INDEX "verifications_tenant_id_page_hash_key" ON "verifications"("tenant_id", "page_hash");

-- AddForeignKey
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reader_identities" ADD CONSTRAINT "reader_identities_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
