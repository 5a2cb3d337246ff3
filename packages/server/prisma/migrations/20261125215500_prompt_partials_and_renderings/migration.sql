-- CreateTable
CREATE TABLE "prompt_partials" (
    "tenant_id" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "partials" JSON NOT NULL,

    CONSTRAINT "prompt_partials_pkey" PRIMARY KEY ("tenant_id","prompt")
);

-- CreateTable
CREATE TABLE "prompt_renderings" (
    "tenant_id" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "screen" TEXT NOT NULL,
    "settings" JSON NOT NULL,

    CONSTRAINT "prompt_renderings_pkey" PRIMARY KEY ("tenant_id","prompt","screen")
);

-- CreateTable
CREATE TABLE "captcha_secrets" (
    "tenant_id" TEXT NOT NULL,
    "sealed_secrets" TEXT NOT NULL,

    CONSTRAINT "captcha_secrets_pkey" PRIMARY KEY ("tenant_id")
);

-- AddForeignKey
ALTER TABLE "prompt_partials" ADD CONSTRAINT "prompt_partials_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prompt_renderings" ADD CONSTRAINT "prompt_renderings_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "captcha_secrets" ADD CONSTRAINT "captcha_secrets_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
