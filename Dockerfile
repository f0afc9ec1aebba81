# A server for online tables. One node alone keeps everything in /data; with DATABASE_URL any number of nodes share a
# PostgreSQL (compose.yaml).
#   docker build -t peerless .
#   docker run -p 4700:4700 -v peerless:/data peerless

FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --loglevel=error \
 && npm run build \
 && npm prune --omit=dev --loglevel=error \
 && rm -rf packages/*/src packages/*/test packages/client/e2e

FROM node:20-slim
ENV NODE_ENV=production PEERLESS_HOME=/data LANG=C.UTF-8
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4700
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4700/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/built.js"]
CMD ["serve", "--host", "0.0.0.0"]
