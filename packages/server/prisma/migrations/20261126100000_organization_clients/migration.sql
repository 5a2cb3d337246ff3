-- CreateTable
CREATE TABLE "organization_clients" (
    "tenant_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "used_for_member_access" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_clients_pkey" PRIMARY KEY ("tenant_id","organization_id","client_id")
);

-- CreateIndex
CREATE INDEX "organization_clients_tenant_id_organization_id_created_at_c_idx" ON "organization_clients"("tenant_id", "organization_id", "created_at", "client_id");

-- CreateIndex
CREATE INDEX "organization_clients_tenant_id_client_id_idx" ON "organization_clients"("tenant_id", "client_id");

-- AddForeignKey
ALTER TABLE "organization_clients" ADD CONSTRAINT "organization_clients_tenant_id_organization_id_fkey" FOREIGN KEY ("tenant_id", "organization_id") REFERENCES "organizations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_clients" ADD CONSTRAINT "organization_clients_tenant_id_client_id_fkey" FOREIGN KEY ("tenant_id", "client_id") REFERENCES "clients"("tenant_id", "client_id") ON DELETE CASCADE ON UPDATE CASCADE;
