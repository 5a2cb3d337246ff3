-- DropIndex
DROP INDEX "scim_groups_tenant_id_connection_id_lower_name_idx";

-- AlterTable
ALTER TABLE "scim_group_members" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "group_roles" (
    "tenant_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "role_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_roles_pkey" PRIMARY KEY ("tenant_id","group_id","role_id")
);

-- CreateTable
CREATE TABLE "organization_group_roles" (
    "tenant_id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "role_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_group_roles_pkey" PRIMARY KEY ("tenant_id","organization_id","group_id","role_id")
);

-- CreateIndex
CREATE INDEX "group_roles_tenant_id_role_id_created_at_group_id_idx" ON "group_roles"("tenant_id", "role_id", "created_at", "group_id");

-- CreateIndex
CREATE INDEX "organization_group_roles_tenant_id_organization_id_connecti_idx" ON "organization_group_roles"("tenant_id", "organization_id", "connection_id");

-- CreateIndex
CREATE INDEX "organization_group_roles_tenant_id_group_id_idx" ON "organization_group_roles"("tenant_id", "group_id");

-- CreateIndex
CREATE INDEX "organization_group_roles_tenant_id_role_id_idx" ON "organization_group_roles"("tenant_id", "role_id");

-- CreateIndex
CREATE INDEX "scim_groups_tenant_id_created_at_id_idx" ON "scim_groups"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "scim_groups_tenant_id_lower_name_connection_id_idx" ON "scim_groups"("tenant_id", "lower_name", "connection_id");

-- CreateIndex
CREATE INDEX "scim_groups_tenant_id_external_id_idx" ON "scim_groups"("tenant_id", "external_id");

-- AddForeignKey
ALTER TABLE "group_roles" ADD CONSTRAINT "group_roles_tenant_id_group_id_fkey" FOREIGN KEY ("tenant_id", "group_id") REFERENCES "scim_groups"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_roles" ADD CONSTRAINT "group_roles_tenant_id_role_id_fkey" FOREIGN KEY ("tenant_id", "role_id") REFERENCES "roles"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_group_roles" ADD CONSTRAINT "organization_group_roles_tenant_id_organization_id_connect_fkey" FOREIGN KEY ("tenant_id", "organization_id", "connection_id") REFERENCES "organization_connections"("tenant_id", "organization_id", "connection_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_group_roles" ADD CONSTRAINT "organization_group_roles_tenant_id_group_id_fkey" FOREIGN KEY ("tenant_id", "group_id") REFERENCES "scim_groups"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_group_roles" ADD CONSTRAINT "organization_group_roles_tenant_id_role_id_fkey" FOREIGN KEY ("tenant_id", "role_id") REFERENCES "roles"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
