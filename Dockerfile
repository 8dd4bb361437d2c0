# docker build -t kickstand . (docs/production.md, "Containers")
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /srv/kickstand
# All that npm reads: a change of code installs nothing again.
COPY package.json package-lock.json ./
COPY cards/package.json cards/
COPY runtime/package.json runtime/
COPY patches/ patches/
COPY scripts/patch-packages.mjs scripts/
RUN npm ci --no-audit --no-fund
COPY . .
# The commit of the sources, for /version: --build-arg SOURCE_COMMIT=$(git rev-parse HEAD)
ARG SOURCE_COMMIT
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf .react-router

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/kickstand
WORKDIR /srv/kickstand
RUN install -d -m 700 -o 1000 -g 1000 /var/lib/kickstand
# Root's: the process can change nothing of it.
COPY --from=build /srv/kickstand ./
USER 1000:1000
VOLUME /var/lib/kickstand
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10m --retries=3 CMD ["node", "scripts/healthcheck.ts"]
# Also for commands: docker run … kickstand scripts/check.ts
ENTRYPOINT ["node"]
CMD ["scripts/start.ts"]
