-- CreateTable
CREATE TABLE "directory_provisionings" (
    "tenant_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "mapping" JSON NOT NULL,
    "synchronize_automatically" BOOLEAN NOT NULL,
    "synchronize_groups" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "synchronization_id" TEXT,
    "status" TEXT,
    "requested_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "work_at" TIMESTAMPTZ(3),
    "claim" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "progress" JSON NOT NULL DEFAULT '{}',

    CONSTRAINT "directory_provisionings_pkey" PRIMARY KEY ("tenant_id","connection_id")
);

-- CreateTable
CREATE TABLE "synchronized_groups" (
    "tenant_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "directory_id" TEXT NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "direct_members_count" INTEGER,

    CONSTRAINT "synchronized_groups_pkey" PRIMARY KEY ("tenant_id","connection_id","directory_id")
);

-- CreateTable
CREATE TABLE "directory_users" (
    "tenant_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_user_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "directory_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "blocked" BOOLEAN,
    "seen_in" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "left_at" TIMESTAMPTZ(3),

    CONSTRAINT "directory_users_pkey" PRIMARY KEY ("tenant_id","provider","provider_user_id")
);

-- CreateTable
CREATE TABLE "directory_groups" (
    "tenant_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "directory_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "seen_in" TEXT NOT NULL,

    CONSTRAINT "directory_groups_pkey" PRIMARY KEY ("tenant_id","group_id")
);

-- CreateIndex
CREATE INDEX "directory_provisionings_tenant_id_created_at_connection_id_idx" ON "directory_provisionings"("tenant_id", "created_at", "connection_id");

-- CreateIndex
CREATE INDEX "directory_provisionings_work_at_idx" ON "directory_provisionings"("work_at");

-- CreateIndex
CREATE INDEX "directory_users_tenant_id_connection_id_directory_id_idx" ON "directory_users"("tenant_id", "connection_id", "directory_id");

-- CreateIndex
CREATE UNIQUE INDEX "directory_groups_tenant_id_connection_id_directory_id_key" ON "directory_groups"("tenant_id", "connection_id", "directory_id");

-- AddForeignKey
ALTER TABLE "directory_provisionings" ADD CONSTRAINT "directory_provisionings_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "connections"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "synchronized_groups" ADD CONSTRAINT "synchronized_groups_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "directory_provisionings"("tenant_id", "connection_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_users" ADD CONSTRAINT "directory_users_tenant_id_provider_provider_user_id_fkey" FOREIGN KEY ("tenant_id", "provider", "provider_user_id") REFERENCES "identities"("tenant_id", "provider", "provider_user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_users" ADD CONSTRAINT "directory_users_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "directory_provisionings"("tenant_id", "connection_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_tenant_id_group_id_fkey" FOREIGN KEY ("tenant_id", "group_id") REFERENCES "scim_groups"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_tenant_id_connection_id_fkey" FOREIGN KEY ("tenant_id", "connection_id") REFERENCES "directory_provisionings"("tenant_id", "connection_id") ON DELETE CASCADE ON UPDATE CASCADE;
