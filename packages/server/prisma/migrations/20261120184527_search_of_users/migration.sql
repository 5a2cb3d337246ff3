-- Indexes that the schema cannot say: search by the beginning of what else users are known by, and
-- by the domain of their address. Few users have a username or a phone number.
CREATE INDEX "users_tenant_id_username_idx" ON "users"("tenant_id", "username" text_pattern_ops) WHERE "username" IS NOT NULL;
CREATE INDEX "users_tenant_id_phone_number_idx" ON "users"("tenant_id", "phone_number" text_pattern_ops) WHERE "phone_number" IS NOT NULL;
CREATE INDEX "users_tenant_id_email_domain_idx" ON "users"("tenant_id", split_part("email", '@', 2) text_pattern_ops);
