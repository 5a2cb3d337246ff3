-- CreateTable
CREATE TABLE "trust_lists" (
    "tenant_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "roots" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "date" TIMESTAMPTZ(3) NOT NULL,
    "next_update" TIMESTAMPTZ(3),
    "imported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trust_lists_pkey" PRIMARY KEY ("tenant_id","source")
);

-- AddForeignKey
ALTER TABLE "trust_lists" ADD CONSTRAINT "trust_lists_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
