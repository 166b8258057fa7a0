import { titleApi } from './title.api';

/** The calls that every part of a title's screen needs, to begin before the screen is there. */
export function titleCalls({ pathname }: Pick<Location, 'pathname'>) {
  const [, , id = ''] = pathname.split('/');
  const { getTitle, getTitlePermissions, listTitleLibraries } = titleApi.endpoints;
  return [getTitle, getTitlePermissions, listTitleLibraries].map((call) =>
    call.initiate({ params: { id } }, { subscribe: false }),
  );
}
