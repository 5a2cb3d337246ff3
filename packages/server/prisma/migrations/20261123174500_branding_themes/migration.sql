-- CreateTable
CREATE TABLE "branding_themes" (
    "tenant_id" TEXT NOT NULL,
    "theme_id" TEXT NOT NULL,
    "theme" JSON NOT NULL,

    CONSTRAINT "branding_themes_pkey" PRIMARY KEY ("tenant_id")
);

-- AddForeignKey
ALTER TABLE "branding_themes" ADD CONSTRAINT "branding_themes_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
