-- CreateIndex
CREATE INDEX "user_blocks_created_at_idx" ON "user_blocks"("created_at");

-- CreateIndex
CREATE INDEX "address_blocks_created_at_idx" ON "address_blocks"("created_at");
