/**
 * For data that may change on the server at any time: refetched whenever the screen is opened or the window gets focus.
 */
export const refetchAlways = { refetchOnFocus: true, refetchOnMountOrArgChange: true } as const;
