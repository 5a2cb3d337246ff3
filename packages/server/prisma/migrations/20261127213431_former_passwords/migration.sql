-- CreateTable
CREATE TABLE "former_passwords" (
    "tenant_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_user_id" TEXT NOT NULL,
    "replaced_at" TIMESTAMPTZ(3) NOT NULL,
    "password_hash" TEXT NOT NULL,

    CONSTRAINT "former_passwords_pkey" PRIMARY KEY ("tenant_id","provider","provider_user_id","replaced_at")
);

-- AddForeignKey
ALTER TABLE "former_passwords" ADD CONSTRAINT "former_passwords_tenant_id_provider_provider_user_id_fkey" FOREIGN KEY ("tenant_id", "provider", "provider_user_id") REFERENCES "identities"("tenant_id", "provider", "provider_user_id") ON DELETE CASCADE ON UPDATE CASCADE;
