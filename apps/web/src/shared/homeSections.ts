/** Anchors of the home that other screens link to. */
export const homeSections = { guides: 'guias', hours: 'horarios', help: 'ajuda' } as const;
