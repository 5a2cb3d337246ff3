-- AlterTable
ALTER TABLE "tenants" ADD COLUMN "guardian" JSON NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "authentication_methods" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT,
    "confirmed" BOOLEAN NOT NULL DEFAULT false,
    "email" TEXT,
    "phone_number" TEXT,
    "preferred_authentication_method" TEXT,
    "sealed_secret" TEXT,
    "secret_hash" TEXT,
    "last_step" BIGINT,
    "key_id" TEXT,
    "public_key" TEXT,
    "sign_counter" BIGINT,
    "aaguid" TEXT,
    "relying_party_identifier" TEXT,
    "credential_device_type" TEXT,
    "credential_backed_up" BOOLEAN,
    "transports" TEXT[],
    "user_handle" TEXT,
    "identity_user_id" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "enrolled_at" TIMESTAMPTZ(3),
    "last_auth_at" TIMESTAMPTZ(3),

    CONSTRAINT "authentication_methods_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "authentication_methods_tenant_id_user_id_created_at_id_idx" ON "authentication_methods"("tenant_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "authentication_methods_tenant_id_key_id_key" ON "authentication_methods"("tenant_id", "key_id");

-- AddForeignKey
ALTER TABLE "authentication_methods" ADD CONSTRAINT "authentication_methods_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
