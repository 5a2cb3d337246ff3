-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "bound_triggers" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "actions" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "trigger" TEXT NOT NULL,
    "trigger_version" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "runtime" TEXT NOT NULL,
    "dependencies" JSON NOT NULL DEFAULT '[]',
    "secrets" JSON NOT NULL DEFAULT '[]',
    "sealed_secrets" TEXT,
    "module_version_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version_number" INTEGER NOT NULL DEFAULT 0,
    "is_deployed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "actions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "action_versions" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "action_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "trigger" TEXT NOT NULL,
    "trigger_version" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "runtime" TEXT NOT NULL,
    "dependencies" JSON NOT NULL DEFAULT '[]',
    "secrets" JSON NOT NULL DEFAULT '[]',
    "sealed_secrets" TEXT,
    "module_version_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_versions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "action_bindings" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "trigger" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "action_id" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_bindings_pkey" PRIMARY KEY ("tenant_id","trigger","position")
);

-- CreateTable
CREATE TABLE "action_modules" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "dependencies" JSON NOT NULL DEFAULT '[]',
    "secrets" JSON NOT NULL DEFAULT '[]',
    "sealed_secrets" TEXT,
    "version_number" INTEGER NOT NULL DEFAULT 0,
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_modules_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "action_module_versions" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "module_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "dependencies" JSON NOT NULL DEFAULT '[]',
    "secrets" JSON NOT NULL DEFAULT '[]',
    "sealed_secrets" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_module_versions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "action_module_uses" (
    "tenant_id" TEXT NOT NULL,
    "action_id" TEXT NOT NULL,
    "module_version_id" TEXT NOT NULL,

    CONSTRAINT "action_module_uses_pkey" PRIMARY KEY ("tenant_id","action_id","module_version_id")
);

-- CreateTable
CREATE TABLE "action_executions" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "trigger" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "results" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "action_executions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "actions_tenant_id_created_at_id_idx" ON "actions"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "actions_tenant_id_name_key" ON "actions"("tenant_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "action_versions_tenant_id_action_id_number_key" ON "action_versions"("tenant_id", "action_id", "number");

-- CreateIndex
CREATE INDEX "action_bindings_tenant_id_action_id_idx" ON "action_bindings"("tenant_id", "action_id");

-- CreateIndex
CREATE INDEX "action_modules_tenant_id_created_at_id_idx" ON "action_modules"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "action_modules_tenant_id_name_key" ON "action_modules"("tenant_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "action_module_versions_tenant_id_module_id_number_key" ON "action_module_versions"("tenant_id", "module_id", "number");

-- CreateIndex
CREATE INDEX "action_module_uses_tenant_id_module_version_id_idx" ON "action_module_uses"("tenant_id", "module_version_id");

-- CreateIndex
CREATE INDEX "action_executions_expires_at_idx" ON "action_executions"("expires_at");

-- AddForeignKey
ALTER TABLE "actions" ADD CONSTRAINT "actions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_versions" ADD CONSTRAINT "action_versions_tenant_id_action_id_fkey" FOREIGN KEY ("tenant_id", "action_id") REFERENCES "actions"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_bindings" ADD CONSTRAINT "action_bindings_tenant_id_action_id_fkey" FOREIGN KEY ("tenant_id", "action_id") REFERENCES "actions"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_modules" ADD CONSTRAINT "action_modules_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_module_versions" ADD CONSTRAINT "action_module_versions_tenant_id_module_id_fkey" FOREIGN KEY ("tenant_id", "module_id") REFERENCES "action_modules"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_module_uses" ADD CONSTRAINT "action_module_uses_tenant_id_action_id_fkey" FOREIGN KEY ("tenant_id", "action_id") REFERENCES "actions"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_module_uses" ADD CONSTRAINT "action_module_uses_tenant_id_module_version_id_fkey" FOREIGN KEY ("tenant_id", "module_version_id") REFERENCES "action_module_versions"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "action_executions" ADD CONSTRAINT "action_executions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
