/** The field of a title's form, in addresses after `#`. */
export const commentField = 'comentar';

/** The draft of the comment on a title. */
export const commentDraft = (codAcervo: string): string => `comment.${codAcervo}`;
