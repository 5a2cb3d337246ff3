-- CreateTable
CREATE TABLE "daily_counts" (
    "tenant_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "slot" SMALLINT NOT NULL,
    "logins" INTEGER NOT NULL DEFAULT 0,
    "signups" INTEGER NOT NULL DEFAULT 0,
    "leaked_passwords" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "daily_counts_pkey" PRIMARY KEY ("tenant_id","day","slot")
);

-- AddForeignKey
ALTER TABLE "daily_counts" ADD CONSTRAINT "daily_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
