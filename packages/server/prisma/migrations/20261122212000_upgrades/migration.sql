-- CreateTable
CREATE TABLE "upgrades" (
    "name" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "upgrades_pkey" PRIMARY KEY ("name")
);

-- A new database has nothing that was sealed by an earlier version.
INSERT INTO "upgrades" ("name", "done_at")
SELECT 'bind-sealed-values', now() WHERE NOT EXISTS (SELECT FROM "tenants");
