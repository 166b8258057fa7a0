# Untested: see docker-compose.yml.
# The version of .nvmrc.
FROM node:22.21.1-bookworm-slim
WORKDIR /catalogue
COPY . .
RUN npm ci --omit=dev && npm run build && chown -R node:node /catalogue
USER node
EXPOSE 4200
CMD ["node", "tools/cli.mjs", "start"]
