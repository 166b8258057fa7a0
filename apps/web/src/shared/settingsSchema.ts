import { PasswordRulesReply } from '@catalogue/api-contract';
import { pageSizes } from '@catalogue/domain';
import * as z from 'zod/mini';

const Client = z.object({ client_id: z.string(), client_secret: z.string(), scope: z.string() });

/** `/config.json`: which server this app talks to, and how. The same build works against any of them. */
export const Settings = z.object({
  api_prefix: z.string(),
  oauth: z.object({ public: Client, patron: Client }),
  page_sizes: z._default(z.array(z.number()), [...pageSizes]),
  /** The module code of this catalogue in an institution's permissions (ruling B23). */
  cod_modulo: z.optional(z.number()),
  /** Colours `#rrggbb` of institutions, by `tema` or `sigla`; the default brand for any other. */
  brands: z.optional(z.record(z.string(), z.string())),
  /**
   * Rules for a new password: no call returns them to a signed-in patron (ruling B16). Without it only the server
   * checks them.
   */
  password_rules: z.optional(PasswordRulesReply.shape.rules),
  /** Whether the server has a control room, which the demo dock opens. */
  mock_controls: z.optional(z.boolean()),
  /** Who may use it: those with the key, or every visitor in a sandbox of their own; otherwise everybody. */
  control_room: z.optional(z.enum(['key', 'public'])),
  /** The key that the user typed; no server sends it. */
  control_key: z.optional(z.string()),
  /** The library's time zone; defaults to the reader's own. */
  time_zone: z.optional(z.string()),
  /** The captcha of an external service: its script, the global that it defines, and this site's key. */
  captcha: z.optional(
    z.object({ script: z.string(), global: z._default(z.string(), 'grecaptcha'), site_key: z.string() }),
  ),
});
