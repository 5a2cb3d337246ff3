-- DropIndex
DROP INDEX "events_time_idx";

-- CreateIndex
CREATE INDEX "events_time_position_idx" ON "events"("time", "position");

-- CreateIndex
CREATE INDEX "event_deliveries_shown_idx" ON "event_deliveries"("tenant_id", "stream_id", "created_at", "event_id") WHERE "status" = 'failed' OR "purpose" = 'test';
