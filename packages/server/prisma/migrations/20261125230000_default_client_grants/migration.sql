-- AlterTable
ALTER TABLE "client_grants" ADD COLUMN     "default_for" TEXT,
ALTER COLUMN "client_id" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "client_grants_tenant_id_default_for_audience_subject_type_key" ON "client_grants"("tenant_id", "default_for", "audience", "subject_type");
