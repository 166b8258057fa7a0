import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type * as z from 'zod/mini';
import { connected } from './connected';
import { inCatalogue, platform } from './platform';
import type { Settings as Schema } from './settingsSchema';

export type Settings = z.output<typeof Schema>;

/** A page that the server rendered has its settings: only one from a file server loads their schema. */
export async function loadSettings(): Promise<Settings> {
  const [response, { Settings }] = await Promise.all([
    connected(platform.fetch(inCatalogue('/config.json'), { cache: 'no-cache' })),
    import('./settingsSchema'),
  ]);
  return Settings.parse(await response.json());
}

const settingsSlice = createSlice({
  name: 'settings',
  initialState: null as Settings | null,
  reducers: { settingsLoaded: (_, { payload }: PayloadAction<Settings>) => payload },
});
export const { settingsLoaded } = settingsSlice.actions;
export const settingsReducer = settingsSlice.reducer;

/** The settings. Components that use them are rendered after loading. */
export function useSettings(): Settings {
  const settings = useSelector((state: { settings: Settings | null }) => state.settings);
  if (!settings) throw new Error('A screen was shown before the settings were loaded.');
  return settings;
}
