# Two images: "web" (the web app alone, in front of any server of this wire) and "server" (web app and API; the last, so it is the default).
# The version of .nvmrc.
# What npm installs from: a change of a source alone leaves it, and with it what is installed, as it was.
FROM node:22.21.1-bookworm-slim AS packages
WORKDIR /catalogue
COPY . .
RUN mkdir /packages && cp --parents .npmrc package.json package-lock.json */*/package.json /packages

FROM node:22.21.1-bookworm-slim AS build
WORKDIR /catalogue
COPY --from=packages /packages .
RUN npm ci
COPY . .
RUN npm run image:files && cd dist/image && npm install --omit=dev --omit=peer --ignore-scripts

# Nothing in it is written to, so its root may be read-only.
FROM node:22.21.1-bookworm-slim AS runtime
WORKDIR /catalogue
COPY --from=build /catalogue/dist/image .
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4200
USER node
EXPOSE 4200
HEALTHCHECK --interval=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS web
ENTRYPOINT ["node", "web.cjs"]
CMD ["--api", "http://server:4200"]

FROM runtime AS server
# A command may follow: library, import, people, person.
ENTRYPOINT ["node", "/catalogue/server.cjs"]
