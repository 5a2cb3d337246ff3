-- AlterTable
ALTER TABLE "oidc_records" ADD COLUMN     "access_epoch" INTEGER;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "access_epoch" INTEGER NOT NULL DEFAULT 0;
