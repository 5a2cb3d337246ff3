-- CreateTable
CREATE TABLE "forms" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content" JSON NOT NULL,
    "flow_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "embedded_at" TIMESTAMPTZ(3),
    "submitted_at" TIMESTAMPTZ(3),

    CONSTRAINT "forms_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "flows" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "actions" JSON NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "executed_at" TIMESTAMPTZ(3),

    CONSTRAINT "flows_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "flow_vault_connections" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "app_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "account_name" TEXT,
    "environment" TEXT,
    "sealed_setup" TEXT,
    "fingerprint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flow_vault_connections_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "flow_executions" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "flow_id" TEXT NOT NULL,
    "trace_id" TEXT NOT NULL,
    "journey_id" TEXT,
    "status" TEXT NOT NULL,
    "debug" JSON NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flow_executions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "forms_tenant_id_created_at_id_idx" ON "forms"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "flows_tenant_id_created_at_id_idx" ON "flows"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "flow_vault_connections_tenant_id_created_at_id_idx" ON "flow_vault_connections"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "flow_executions_tenant_id_flow_id_created_at_id_idx" ON "flow_executions"("tenant_id", "flow_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "flow_executions_expires_at_idx" ON "flow_executions"("expires_at");

-- AddForeignKey
ALTER TABLE "forms" ADD CONSTRAINT "forms_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flows" ADD CONSTRAINT "flows_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_vault_connections" ADD CONSTRAINT "flow_vault_connections_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_executions" ADD CONSTRAINT "flow_executions_tenant_id_flow_id_fkey" FOREIGN KEY ("tenant_id", "flow_id") REFERENCES "flows"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
