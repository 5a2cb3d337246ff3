-- AlterTable
ALTER TABLE "event_streams" ADD COLUMN     "client_error_policy" TEXT NOT NULL DEFAULT 'fail',
ADD COLUMN     "failed_attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "failed_deliveries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "outages" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "paused_until" TIMESTAMPTZ(3),
ADD COLUMN     "retry_schedule" TEXT NOT NULL DEFAULT 'extended',
ADD COLUMN     "signing_secrets" TEXT;

-- CreateTable
CREATE TABLE "events" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "type" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "time" TIMESTAMPTZ(3) NOT NULL,
    "data" JSON NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "event_deliveries" (
    "tenant_id" TEXT NOT NULL,
    "stream_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "position" BIGINT NOT NULL,
    "entity" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "purpose" TEXT,
    "attempts" JSON NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_deliveries_pkey" PRIMARY KEY ("tenant_id","event_id","stream_id")
);

-- CreateTable
CREATE TABLE "event_lanes" (
    "tenant_id" TEXT NOT NULL,
    "stream_id" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "claim" INTEGER NOT NULL DEFAULT 0,
    "writes" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "event_lanes_pkey" PRIMARY KEY ("tenant_id","stream_id","entity")
);

-- CreateTable
CREATE TABLE "event_stream_counts" (
    "tenant_id" TEXT NOT NULL,
    "stream_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "delivered" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "event_stream_counts_pkey" PRIMARY KEY ("tenant_id","stream_id","day")
);

-- CreateIndex
CREATE INDEX "events_tenant_id_xid_position_idx" ON "events"("tenant_id", "xid", "position");

-- CreateIndex
CREATE INDEX "events_time_idx" ON "events" USING BRIN ("time");

-- CreateIndex
CREATE INDEX "event_deliveries_tenant_id_stream_id_created_at_event_id_idx" ON "event_deliveries"("tenant_id", "stream_id", "created_at", "event_id") WHERE "created_at" > '-infinity';

-- CreateIndex
CREATE INDEX "event_lanes_tenant_id_stream_id_next_at_idx" ON "event_lanes"("tenant_id", "stream_id", "next_at") WHERE "next_at" > '-infinity';

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_stream_counts" ADD CONSTRAINT "event_stream_counts_tenant_id_stream_id_fkey" FOREIGN KEY ("tenant_id", "stream_id") REFERENCES "event_streams"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "event_deliveries_pending_idx" ON "event_deliveries"("tenant_id", "stream_id", "entity", "position") WHERE "status" = 'pending';
