-- AlterTable
ALTER TABLE "identities" ADD COLUMN     "directory_attributes" JSONB;
