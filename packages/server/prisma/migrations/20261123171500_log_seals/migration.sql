-- CreateTable
CREATE TABLE "log_seals" (
    "tenant_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "first_log_id" TEXT NOT NULL,
    "last_log_id" TEXT NOT NULL,
    "entries" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "mac" TEXT NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "log_seals_pkey" PRIMARY KEY ("tenant_id","number")
);

-- AddForeignKey
ALTER TABLE "log_seals" ADD CONSTRAINT "log_seals_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
