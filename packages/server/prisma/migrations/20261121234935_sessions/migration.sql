-- CreateTable
CREATE TABLE "sessions" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "authenticated_at" TIMESTAMPTZ(3) NOT NULL,
    "last_interacted_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "idle_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "client_ids" TEXT[],
    "authentication_methods" JSON NOT NULL,
    "initial_ip" TEXT,
    "initial_user_agent" TEXT,
    "last_ip" TEXT,
    "last_user_agent" TEXT,
    "metadata" JSON,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "refresh_tokens" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "session_id" TEXT,
    "grant_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "idle_expires_at" TIMESTAMPTZ(3),
    "last_exchanged_at" TIMESTAMPTZ(3),
    "rotating" BOOLEAN NOT NULL,
    "initial_ip" TEXT,
    "initial_user_agent" TEXT,
    "last_ip" TEXT,
    "last_user_agent" TEXT,
    "resource_servers" JSON NOT NULL DEFAULT '[]',
    "metadata" JSON,

    CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "sessions_tenant_id_user_id_created_at_id_idx" ON "sessions"("tenant_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "refresh_tokens_tenant_id_user_id_created_at_id_idx" ON "refresh_tokens"("tenant_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "refresh_tokens_tenant_id_grant_id_idx" ON "refresh_tokens"("tenant_id", "grant_id");

-- CreateIndex
CREATE INDEX "refresh_tokens_tenant_id_session_id_idx" ON "refresh_tokens"("tenant_id", "session_id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is pruned: of the ends that there are, the one that no exchange moves.
CREATE INDEX "refresh_tokens_end_idx" ON "refresh_tokens"((coalesce("expires_at", "idle_expires_at")));

-- Records without such rows open nothing: who is logged in logs in once more.
DELETE FROM "oidc_records" WHERE "model" IN ('Session', 'RefreshToken');
