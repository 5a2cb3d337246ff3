-- AlterTable
ALTER TABLE "token_exchange_profiles" ADD COLUMN     "action_id" TEXT,
ALTER COLUMN "subject_token" DROP NOT NULL;
