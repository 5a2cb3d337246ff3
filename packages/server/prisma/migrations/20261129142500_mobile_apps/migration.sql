-- The clients with mobile apps, which a tenant names in its association files.
CREATE INDEX "clients_mobile_idx" ON "clients"("tenant_id", "created_at") WHERE "settings" -> 'mobile' IS NOT NULL;
