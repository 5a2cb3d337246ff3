-- CreateTable
CREATE TABLE "logs" (
    "tenant_id" TEXT NOT NULL,
    "log_id" TEXT NOT NULL,
    "date" TIMESTAMPTZ(3) NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSON NOT NULL,

    CONSTRAINT "logs_pkey" PRIMARY KEY ("tenant_id","log_id")
);

-- CreateTable
CREATE TABLE "network_acl_counts" (
    "tenant_id" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "acl_id" TEXT NOT NULL,
    "requests" BIGINT NOT NULL,

    CONSTRAINT "network_acl_counts_pkey" PRIMARY KEY ("tenant_id","window_start","acl_id")
);

-- CreateIndex
CREATE INDEX "logs_date_idx" ON "logs"("date");

-- CreateIndex
CREATE INDEX "network_acl_counts_window_start_idx" ON "network_acl_counts"("window_start");

-- AddForeignKey
ALTER TABLE "logs" ADD CONSTRAINT "logs_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "network_acl_counts" ADD CONSTRAINT "network_acl_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
