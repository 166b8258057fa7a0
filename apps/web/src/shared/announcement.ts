import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

const announcementSlice = createSlice({
  name: 'announcement',
  initialState: '',
  reducers: { announced: (_, { payload }: PayloadAction<string>) => payload },
});
/** Says a sentence to screen readers (`Announcer`). The empty one before it lets the same sentence be said twice. */
const { announced } = announcementSlice.actions;
export const announcementReducer = announcementSlice.reducer;

/** Says a sentence when it comes to apply; null where none does. */
export function useAnnouncement(sentence: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(announced(''));
    if (sentence !== null) dispatch(announced(sentence));
  }, [dispatch, sentence]);
}

interface Question {
  originalArgs?: unknown;
  currentData?: unknown;
}

/** How many came, where that can be said. */
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
 * Who asks for something else by a field or a button, and stays there, hears that it came: the list changes out of their sight. A
 * screen that is opened has the focus on its heading, and what fails is told by its notice.
 */
export function useLoadedAnnouncement({ originalArgs, currentData: data }: Question): void {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const asked = JSON.stringify(originalArgs);
  const waitingAt = useRef<Element | null>(null);
  const hasCome = data !== undefined && data !== null;

  useEffect(() => {
    waitingAt.current = controlNow();
    if (waitingAt.current) dispatch(announced(''));
  }, [asked, dispatch]);

  useEffect(() => {
    const place = waitingAt.current;
    if (!hasCome || place === null) return;
    waitingAt.current = null;
    if (document.activeElement !== place) return;
    const count = countOf(data);
    dispatch(announced(count === null ? t('updated') : t('listCount', { count })));
  }, [asked, data, dispatch, hasCome, t]);
}
