-- CreateIndex
CREATE INDEX "grants_tenant_id_client_id_idx" ON "grants"("tenant_id", "client_id");

-- CreateIndex
CREATE INDEX "device_credentials_tenant_id_client_id_idx" ON "device_credentials"("tenant_id", "client_id");
