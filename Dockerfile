# Untested: see docker-compose.yml.
FROM node:20.19.5-bookworm-slim
WORKDIR /catalogue
COPY . .
RUN npm ci --omit=dev && npm run build && chown -R node:node /catalogue
USER node
EXPOSE 4200
CMD ["node", "tools/cli.mjs", "start"]
