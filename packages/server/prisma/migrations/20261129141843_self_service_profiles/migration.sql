-- CreateTable
CREATE TABLE "connection_profiles" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "settings" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connection_profiles_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "self_service_profiles" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "settings" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "self_service_profiles_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "self_service_texts" (
    "tenant_id" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "texts" JSON NOT NULL,

    CONSTRAINT "self_service_texts_pkey" PRIMARY KEY ("tenant_id","profile_id","language","page")
);

-- CreateTable
CREATE TABLE "self_service_tickets" (
    "tenant_id" TEXT NOT NULL,
    "ticket_hash" TEXT NOT NULL,
    "profile_id" TEXT NOT NULL,
    "settings" JSON NOT NULL,
    "progress" JSON NOT NULL DEFAULT '{}',
    "connection_id" TEXT,
    "openings" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "self_service_tickets_pkey" PRIMARY KEY ("tenant_id","ticket_hash")
);

-- CreateIndex
CREATE INDEX "connection_profiles_tenant_id_created_at_id_idx" ON "connection_profiles"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "connection_profiles_tenant_id_name_key" ON "connection_profiles"("tenant_id", "name");

-- CreateIndex
CREATE INDEX "self_service_profiles_tenant_id_created_at_id_idx" ON "self_service_profiles"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "self_service_tickets_tenant_id_profile_id_idx" ON "self_service_tickets"("tenant_id", "profile_id");

-- CreateIndex
CREATE INDEX "self_service_tickets_expires_at_idx" ON "self_service_tickets"("expires_at");

-- AddForeignKey
ALTER TABLE "connection_profiles" ADD CONSTRAINT "connection_profiles_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "self_service_profiles" ADD CONSTRAINT "self_service_profiles_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "self_service_texts" ADD CONSTRAINT "self_service_texts_tenant_id_profile_id_fkey" FOREIGN KEY ("tenant_id", "profile_id") REFERENCES "self_service_profiles"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "self_service_tickets" ADD CONSTRAINT "self_service_tickets_tenant_id_profile_id_fkey" FOREIGN KEY ("tenant_id", "profile_id") REFERENCES "self_service_profiles"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
