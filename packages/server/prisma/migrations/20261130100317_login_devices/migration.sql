-- CreateTable
CREATE TABLE "login_devices" (
    "tenant_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "device_hash" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "ip" TEXT,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "login_devices_pkey" PRIMARY KEY ("tenant_id","user_id","device_hash")
);

-- CreateIndex
CREATE INDEX "login_devices_expires_at_idx" ON "login_devices"("expires_at");

-- AddForeignKey
ALTER TABLE "login_devices" ADD CONSTRAINT "login_devices_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "users"("tenant_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
