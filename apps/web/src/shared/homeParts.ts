/** Parts of the home that links elsewhere lead to: what they are called in its address. */
export const homeParts = { guides: 'guias', hours: 'horarios', help: 'ajuda' } as const;
