-- AlterTable
ALTER TABLE "email_providers" ADD COLUMN     "settings" JSON;
