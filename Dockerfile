# The server alone: Node, the bundle and the packages that it leaves outside. There is no shell
# and no package manager in it. `docs/deploy.md` shows how it is built and run.
ARG BUILD_IMAGE=docker.io/library/node:22-bookworm-slim
ARG RUNTIME_IMAGE=gcr.io/distroless/cc-debian12

FROM ${BUILD_IMAGE} AS build
WORKDIR /build
COPY . .
RUN npm run setup && node tools/image-files.mjs /image/opt/latchkey
# A volume begins with the owner of the folder that it is mounted over.
RUN install -d -o 65532 -g 65532 -m 0700 /image/var/lib/latchkey && \
    install -D "$(command -v node)" /image/usr/local/bin/node

FROM ${RUNTIME_IMAGE}
ARG VERSION=0.1.0
ARG REVISION=unknown
ARG CREATED=1970-01-01T00:00:00Z
LABEL org.opencontainers.image.title="Latchkey" \
      org.opencontainers.image.description="OpenID Connect and OAuth 2.0 for many tenants" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"
COPY --from=build /image/ /
ENV NODE_ENV=production \
    LATCHKEY_DATA=/var/lib/latchkey \
    LATCHKEY_OPERATIONS_HOST=0.0.0.0 \
    LATCHKEY_OPERATIONS_PORT=9464
USER 65532:65532
WORKDIR /var/lib/latchkey
VOLUME /var/lib/latchkey
EXPOSE 8443 9464
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s --retries=3 \
  CMD ["/usr/local/bin/node", "/opt/latchkey/bin/latchkey.js", "health"]
ENTRYPOINT ["/usr/local/bin/node", "/opt/latchkey/bin/latchkey.js"]
CMD ["start"]
