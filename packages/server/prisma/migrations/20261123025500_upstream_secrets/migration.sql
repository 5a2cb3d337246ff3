-- AlterTable
ALTER TABLE "connections" ADD COLUMN     "sealed_secrets" TEXT;

-- AlterTable
ALTER TABLE "identities" ADD COLUMN     "sealed_tokens" TEXT;
