-- DropIndex
DROP INDEX "identities_tenant_id_connection_id_username_key";

-- DropIndex
DROP INDEX "identities_tenant_id_connection_id_phone_number_key";

-- CreateTable
CREATE TABLE "user_identifiers" (
    "tenant_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_user_id" TEXT NOT NULL,

    CONSTRAINT "user_identifiers_pkey" PRIMARY KEY ("tenant_id","connection_id","identifier")
);

-- Where two accounts of a connection have one identifier, it names the one whose e-mail address it
-- is, else the one whose phone number. Who has it as a username logs in by something else.
INSERT INTO "user_identifiers" ("tenant_id", "connection_id", "identifier", "provider", "provider_user_id")
SELECT DISTINCT ON ("tenant_id", "connection_id", "identifier")
       "tenant_id", "connection_id", "identifier", "provider", "provider_user_id"
  FROM "identities",
       LATERAL (VALUES (1, "email"), (2, "phone_number"), (3, "username")) AS "each" ("rank", "identifier")
 WHERE "identifier" IS NOT NULL
 ORDER BY "tenant_id", "connection_id", "identifier", "rank", "created_at";

-- CreateIndex
CREATE INDEX "user_identifiers_tenant_id_provider_provider_user_id_idx" ON "user_identifiers"("tenant_id", "provider", "provider_user_id");

-- AddForeignKey
ALTER TABLE "user_identifiers" ADD CONSTRAINT "user_identifiers_tenant_id_provider_provider_user_id_fkey" FOREIGN KEY ("tenant_id", "provider", "provider_user_id") REFERENCES "identities"("tenant_id", "provider", "provider_user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Semicolons of functions are written as their octal escape, because what applies migrations ends
-- statements at every other.
--
-- All rows of a statement at once: an import inserts a thousand. In one order, so that two writers
-- of the same identifiers wait for each other, and do not lock each other out.
CREATE FUNCTION "insert_user_identifiers"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "user_identifiers" ("tenant_id", "connection_id", "identifier", "provider", "provider_user_id")
  SELECT DISTINCT "tenant_id", "connection_id", "identifier", "provider", "provider_user_id"
    FROM "inserted",
         LATERAL (VALUES ("email"), ("username"), ("phone_number")) AS "each" ("identifier")
   WHERE "identifier" IS NOT NULL
   ORDER BY 1, 2, 3\073
  RETURN NULL\073
END';

CREATE TRIGGER "insert_user_identifiers" AFTER INSERT ON "identities"
  REFERENCING NEW TABLE AS "inserted"
  FOR EACH STATEMENT EXECUTE FUNCTION "insert_user_identifiers"();

CREATE FUNCTION "update_user_identifiers"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  DELETE FROM "user_identifiers"
   WHERE "tenant_id" = NEW."tenant_id" AND "provider" = NEW."provider"
     AND "provider_user_id" = NEW."provider_user_id"
     AND "identifier" NOT IN (coalesce(NEW."email", ''''), coalesce(NEW."username", ''''), coalesce(NEW."phone_number", ''''))\073
  INSERT INTO "user_identifiers" ("tenant_id", "connection_id", "identifier", "provider", "provider_user_id")
  SELECT DISTINCT NEW."tenant_id", NEW."connection_id", "after", NEW."provider", NEW."provider_user_id"
    FROM (VALUES (OLD."email", NEW."email"), (OLD."username", NEW."username"),
                 (OLD."phone_number", NEW."phone_number")) AS "each" ("before", "after")
   WHERE "after" IS NOT NULL AND "after" IS DISTINCT FROM "before"
     AND "after" NOT IN (coalesce(OLD."email", ''''), coalesce(OLD."username", ''''), coalesce(OLD."phone_number", ''''))\073
  RETURN NULL\073
END';

CREATE TRIGGER "update_user_identifiers" AFTER UPDATE OF "email", "username", "phone_number" ON "identities"
  FOR EACH ROW
  WHEN (OLD."email" IS DISTINCT FROM NEW."email" OR OLD."username" IS DISTINCT FROM NEW."username"
     OR OLD."phone_number" IS DISTINCT FROM NEW."phone_number")
  EXECUTE FUNCTION "update_user_identifiers"();
