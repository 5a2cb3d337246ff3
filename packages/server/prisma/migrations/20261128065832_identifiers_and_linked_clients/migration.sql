-- AlterTable
ALTER TABLE "user_identifiers" DROP CONSTRAINT "user_identifiers_pkey",
ADD CONSTRAINT "user_identifiers_pkey" PRIMARY KEY ("tenant_id", "identifier", "connection_id");

-- The clients that represent APIs.
CREATE INDEX "clients_resource_server_idx" ON "clients"("tenant_id", ("settings" ->> 'resource_server_identifier')) WHERE "app_type" = 'resource_server';
