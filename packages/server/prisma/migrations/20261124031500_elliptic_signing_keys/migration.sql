-- AlterTable
ALTER TABLE "signing_keys" ADD COLUMN     "elliptic_certificate" TEXT,
ADD COLUMN     "elliptic_private_jwk" TEXT;
