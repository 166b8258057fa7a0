import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { serverTimeReceived } from './serverClock';

const connectionSlice = createSlice({
  name: 'isCutOff',
  initialState: false,
  reducers: { connectionChanged: (_, { payload }: PayloadAction<'lost' | 'back'>) => payload === 'lost' },
  // Any reply.
  extraReducers: (builder) => builder.addCase(serverTimeReceived, () => false),
});
export const { connectionChanged } = connectionSlice.actions;
/** Whether the browser is offline, or the last call found no server. */
export const isCutOffReducer = connectionSlice.reducer;

export const useIsCutOff = (): boolean => useSelector((state: { isCutOff: boolean }) => state.isCutOff);

/** Why nothing can be sent now: for the button of a write, which would otherwise fail. */
export function useCutOffReason(): string | undefined {
  const { t } = useTranslation('shared');
  return useIsCutOff() ? t('cutOffReason') : undefined;
}
