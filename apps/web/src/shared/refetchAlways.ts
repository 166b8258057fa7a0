/** For so many seconds what came with the page, or for another part of it, is as good as a reply to one's own request. */
export const freshFor = 30;
/**
 * For data that may change on the server at any time: refetched whenever the screen is opened or the window gets focus.
 */
export const refetchAlways = { refetchOnFocus: true, refetchOnMountOrArgChange: true } as const;
/** The same for a part that may come after another of its screen has asked. */
export const refetchUnlessNew = { refetchOnFocus: true, refetchOnMountOrArgChange: freshFor } as const;
