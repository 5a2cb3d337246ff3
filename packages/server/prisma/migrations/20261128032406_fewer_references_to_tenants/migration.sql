-- DropForeignKey
ALTER TABLE "grants" DROP CONSTRAINT "grants_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "device_credentials" DROP CONSTRAINT "device_credentials_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "events" DROP CONSTRAINT "events_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "logs" DROP CONSTRAINT "logs_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "oidc_records" DROP CONSTRAINT "oidc_records_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "refresh_tokens" DROP CONSTRAINT "refresh_tokens_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "email_codes" DROP CONSTRAINT "email_codes_tenant_id_fkey";
