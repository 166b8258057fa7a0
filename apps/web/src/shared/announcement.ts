import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

const announcementSlice = createSlice({
  name: 'announcement',
  initialState: '',
  reducers: { announced: (_, { payload }: PayloadAction<string>) => payload },
});
/**
 * Announces a sentence to screen readers (`Announcer`). Set it to '' first, so that the same sentence can be announced
 * twice.
 */
const { announced } = announcementSlice.actions;
export const announcementReducer = announcementSlice.reducer;

/** Announces the sentence to screen readers when it changes; null announces nothing. */
export function useAnnouncement(sentence: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(announced(''));
    if (sentence !== null) dispatch(announced(sentence));
  }, [dispatch, sentence]);
}

/**
 * Moves the focus to a field with an error. Where it is there already nothing would be read again, so that the error is
 * announced (WCAG 4.1.3).
 */
export function useFocusOnError(): (field: HTMLElement | null | undefined, error: string) => void {
  const dispatch = useDispatch();
  return useCallback(
    (field, error) => {
      if (field && field !== document.activeElement) return field.focus();
      dispatch(announced(''));
      dispatch(announced(error));
    },
    [dispatch],
  );
}

interface Question {
  originalArgs?: unknown;
  currentData?: unknown;
}

/** Number of loaded entries, if the data has one. */
function countOf(data: unknown): number | null {
  if (Array.isArray(data)) return data.length;
  const total = typeof data === 'object' && data !== null && 'total' in data ? data.total : null;
  return typeof total === 'number' ? total : null;
}

const control = 'input, select, textarea, button';
const controlNow = () => {
  const { activeElement } = document;
  return activeElement?.matches(control) && activeElement.closest('main') ? activeElement : null;
};

/**
 * Announces data that is loaded after a change of a field or button, because the list changes away from the focus. A
 * screen that opens has the focus on its heading, and failures are announced by their notice.
 */
export function useLoadedAnnouncement({ originalArgs, currentData: data }: Question): void {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const asked = JSON.stringify(originalArgs);
  const waitingAt = useRef<Element | null>(null);
  const hasArrived = data !== undefined && data !== null;

  useEffect(() => {
    waitingAt.current = controlNow();
    if (waitingAt.current) dispatch(announced(''));
  }, [asked, dispatch]);

  useEffect(() => {
    const place = waitingAt.current;
    if (!hasArrived || place === null) return;
    waitingAt.current = null;
    if (document.activeElement !== place) return;
    const count = countOf(data);
    dispatch(announced(count === null ? t('updated') : t('listCount', { count })));
  }, [asked, data, dispatch, hasArrived, t]);
}
