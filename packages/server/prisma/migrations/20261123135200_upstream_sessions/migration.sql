-- CreateTable
CREATE TABLE "upstream_sessions" (
    "tenant_id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "sid" TEXT,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "upstream_sessions_pkey" PRIMARY KEY ("tenant_id","session_id")
);

-- CreateIndex
CREATE INDEX "upstream_sessions_tenant_id_connection_id_subject_idx" ON "upstream_sessions"("tenant_id", "connection_id", "subject");

-- CreateIndex
CREATE INDEX "upstream_sessions_tenant_id_connection_id_sid_idx" ON "upstream_sessions"("tenant_id", "connection_id", "sid");

-- AddForeignKey
ALTER TABLE "upstream_sessions" ADD CONSTRAINT "upstream_sessions_tenant_id_session_id_fkey" FOREIGN KEY ("tenant_id", "session_id") REFERENCES "sessions"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upstream_sessions" ADD CONSTRAINT "upstream_sessions_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
