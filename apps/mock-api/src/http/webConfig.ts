import { catalogueModule } from '@catalogue/api-contract';
import { pageSizes, passwordRules } from '@catalogue/domain';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env';

// By the institution's `tema`; any other uses the default colour.
const brands = { vinho: '#7a1f3d', anil: '#2f3f9e' };

/**
 * `GET /config.json`: all that the built web app needs to know about a server; another file points it to another
 * server.
 */
export function serveWebConfig(app: FastifyInstance, settings: Settings) {
  const { MOCK_CONTROLS, CONTROL_KEY } = settings;
  const controlRoom = MOCK_CONTROLS === 'public' ? 'public' : MOCK_CONTROLS && CONTROL_KEY !== undefined ? 'key' : null;
  app.get('/config.json', async () => ({
    api_prefix: `${settings.BASE_PATH}/api`,
    oauth: {
      public: { client_id: settings.PUBLIC_CLIENT_ID, client_secret: settings.PUBLIC_CLIENT_SECRET, scope: '' },
      patron: { client_id: settings.PATRON_CLIENT_ID, client_secret: settings.PATRON_CLIENT_SECRET, scope: '' },
    },
    page_sizes: [...pageSizes],
    cod_modulo: catalogueModule,
    brands,
    // No call returns them to a signed-in user (ruling B16).
    password_rules: passwordRules,
    mock_controls: settings.MOCK_CONTROLS !== false,
    ...(controlRoom && { control_room: controlRoom }),
    // The institution's day decides what is due, wherever the user is.
    time_zone: settings.TIME_ZONE,
  }));
}
