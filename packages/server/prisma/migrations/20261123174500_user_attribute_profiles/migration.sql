-- CreateTable
CREATE TABLE "user_attribute_profiles" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "user_id" JSON NOT NULL,
    "user_attributes" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_attribute_profiles_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "user_attribute_profiles_tenant_id_created_at_id_idx" ON "user_attribute_profiles"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "user_attribute_profiles_tenant_id_name_key" ON "user_attribute_profiles"("tenant_id", "name");

-- AddForeignKey
ALTER TABLE "user_attribute_profiles" ADD CONSTRAINT "user_attribute_profiles_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
