-- CreateTable
CREATE TABLE "log_streams" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "sink" JSON NOT NULL,
    "settings" JSON NOT NULL DEFAULT '{}',
    "sealed_secrets" TEXT NOT NULL,
    "cursor" TEXT NOT NULL,
    "failed_since" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "log_streams_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "log_streams_status_next_at_idx" ON "log_streams"("status", "next_at");

-- CreateIndex
CREATE UNIQUE INDEX "log_streams_tenant_id_name_key" ON "log_streams"("tenant_id", "name");

-- AddForeignKey
ALTER TABLE "log_streams" ADD CONSTRAINT "log_streams_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
