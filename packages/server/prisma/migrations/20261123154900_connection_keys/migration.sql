-- CreateTable
CREATE TABLE "connection_keys" (
    "tenant_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "kid" TEXT NOT NULL,
    "alg" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "public_jwk" JSONB NOT NULL,
    "private_jwk" TEXT NOT NULL,
    "certificate" TEXT NOT NULL,
    "current_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connection_keys_pkey" PRIMARY KEY ("tenant_id","connection_id","kid")
);

-- AddForeignKey
ALTER TABLE "connection_keys" ADD CONSTRAINT "connection_keys_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
