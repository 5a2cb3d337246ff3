-- AlterTable
ALTER TABLE "roles" ADD COLUMN     "owner_id" TEXT;

-- CreateIndex
CREATE INDEX "roles_tenant_id_owner_id_idx" ON "roles"("tenant_id", "owner_id");

-- AddForeignKey
ALTER TABLE "roles" ADD CONSTRAINT "roles_tenant_id_owner_id_fkey" FOREIGN KEY ("tenant_id", "owner_id") REFERENCES "organizations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
