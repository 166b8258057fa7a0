/** How a screen reads what may change meanwhile at the library: anew whenever it is opened or looked at again. */
export const refetchAlways = { refetchOnFocus: true, refetchOnMountOrArgChange: true } as const;
