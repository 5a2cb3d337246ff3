-- AlterTable
ALTER TABLE "device_credentials" ADD COLUMN     "value" TEXT;
