-- CreateTable
CREATE TABLE "scim_groups" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "lower_name" TEXT NOT NULL,
    "external_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scim_groups_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "scim_group_members" (
    "tenant_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_user_id" TEXT NOT NULL,

    CONSTRAINT "scim_group_members_pkey" PRIMARY KEY ("tenant_id","group_id","provider","provider_user_id")
);

-- CreateIndex
CREATE INDEX "scim_groups_tenant_id_connection_id_created_at_id_idx" ON "scim_groups"("tenant_id", "connection_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "scim_groups_tenant_id_connection_id_lower_name_idx" ON "scim_groups"("tenant_id", "connection_id", "lower_name");

-- CreateIndex
CREATE UNIQUE INDEX "scim_groups_tenant_id_connection_id_external_id_key" ON "scim_groups"("tenant_id", "connection_id", "external_id");

-- CreateIndex
CREATE INDEX "scim_group_members_tenant_id_provider_provider_user_id_idx" ON "scim_group_members"("tenant_id", "provider", "provider_user_id");

-- AddForeignKey
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scim_group_members" ADD CONSTRAINT "scim_group_members_tenant_id_group_id_fkey" FOREIGN KEY ("tenant_id", "group_id") REFERENCES "scim_groups"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scim_group_members" ADD CONSTRAINT "scim_group_members_tenant_id_provider_provider_user_id_fkey" FOREIGN KEY ("tenant_id", "provider", "provider_user_id") REFERENCES "identities"("tenant_id", "provider", "provider_user_id") ON DELETE CASCADE ON UPDATE CASCADE;
