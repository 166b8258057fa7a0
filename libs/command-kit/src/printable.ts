/**
 * A text of somebody else's as a terminal may show it: without control characters, which move the cursor or change the
 * title, and without those that turn the direction of writing around.
 */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
