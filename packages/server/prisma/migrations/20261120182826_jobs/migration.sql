-- CreateTable
CREATE TABLE "jobs" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "connection_id" TEXT,
    "connection" TEXT,
    "external_id" TEXT,
    "request" JSON NOT NULL DEFAULT '{}',
    "author" JSON NOT NULL DEFAULT '{}',
    "position" JSON,
    "total" INTEGER NOT NULL DEFAULT 0,
    "inserted" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "status_details" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "worked_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "job_parts" (
    "tenant_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "first_line" INTEGER NOT NULL DEFAULT 0,
    "content" BYTEA NOT NULL,

    CONSTRAINT "job_parts_pkey" PRIMARY KEY ("tenant_id","job_id","number")
);

-- CreateTable
CREATE TABLE "job_errors" (
    "tenant_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "user" JSON,
    "errors" JSON NOT NULL,

    CONSTRAINT "job_errors_pkey" PRIMARY KEY ("tenant_id","job_id","line")
);

-- CreateIndex
CREATE INDEX "jobs_status_worked_at_idx" ON "jobs"("status", "worked_at");

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_parts" ADD CONSTRAINT "job_parts_tenant_id_job_id_fkey" FOREIGN KEY ("tenant_id", "job_id") REFERENCES "jobs"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_errors" ADD CONSTRAINT "job_errors_tenant_id_job_id_fkey" FOREIGN KEY ("tenant_id", "job_id") REFERENCES "jobs"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is written once, read once and removed is not worth compressing, and files are compressed already.
ALTER TABLE "job_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;
