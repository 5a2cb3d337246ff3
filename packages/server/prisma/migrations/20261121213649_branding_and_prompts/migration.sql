-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "branding" JSON NOT NULL DEFAULT '{}',
ADD COLUMN     "prompt_settings" JSON NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "prompt_texts" (
    "tenant_id" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "texts" JSON NOT NULL,

    CONSTRAINT "prompt_texts_pkey" PRIMARY KEY ("tenant_id","prompt","language")
);

-- AddForeignKey
ALTER TABLE "prompt_texts" ADD CONSTRAINT "prompt_texts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
