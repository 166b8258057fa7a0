/** References: variant names of an authority, and related authorities. */
export const ReferenceType = { see: 'ver', seeAlso: 'ver_tambem' } as const;
