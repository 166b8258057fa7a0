import { calls, isCode } from '@catalogue/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { beginCall } from '../../shared/api';

/** Begins the calls of a title's screen, while the app still loads what every screen needs. */
export function beginTitle(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, codAcervo: string): void {
  if (!isCode(codAcervo)) return;
  const { getTitle, listTitleLibraries, getTitlePermissions } = calls.title;
  for (const endpoint of [getTitle, listTitleLibraries, getTitlePermissions])
    dispatch(beginCall({ endpoint, args: { params: { id: codAcervo } } }));
}
