import { PasswordRulesReply } from '@catalogue/api-contract';
import { pageSizes } from '@catalogue/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';

const Client = z.object({ client_id: z.string(), client_secret: z.string(), scope: z.string() });

/** `/config.json`: which server this app talks to, and how. The same build works against any of them. */
export const Settings = z.object({
  api_prefix: z.string(),
  oauth: z.object({ public: Client, patron: Client }),
  page_sizes: z._default(z.array(z.number()), [...pageSizes]),
  /** Which of an institution's programs this catalogue is among its permissions (ruling B23). */
  cod_modulo: z.optional(z.number()),
  /** The colour `#rrggbb` of an institution, by its `tema` or its `sigla`; the house's own for any other. */
  brands: z.optional(z.record(z.string(), z.string())),
  /** What a new password must be here: no call tells it to who is signed in (ruling B16). Without it the server alone judges. */
  password_rules: z.optional(PasswordRulesReply.shape.rules),
  /** Whether the server has a control room, which the demo dock opens. */
  mock_controls: z.optional(z.boolean()),
  /** Where the library is; the reader's own zone without it. */
  time_zone: z.optional(z.string()),
  /** The captcha of another service: its script, the object that it puts into the page, and the key of this site. */
  captcha: z.optional(
    z.object({ script: z.string(), global: z._default(z.string(), 'grecaptcha'), site_key: z.string() }),
  ),
});
export type Settings = z.output<typeof Settings>;

export async function loadSettings(): Promise<Settings> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  return Settings.parse(await response.json());
}

const settingsSlice = createSlice({
  name: 'settings',
  initialState: null as Settings | null,
  reducers: { settingsLoaded: (_, { payload }: PayloadAction<Settings>) => payload },
});
export const { settingsLoaded } = settingsSlice.actions;
export const settingsReducer = settingsSlice.reducer;

/** The settings; whatever asks for them stands behind the loading page. */
export function useSettings(): Settings {
  const settings = useSelector((state: { settings: Settings | null }) => state.settings);
  if (!settings) throw new Error('A screen was shown before the settings were loaded.');
  return settings;
}
