/** Languages of the whole interface, and of what is sent (D1 §1). */
export const languages = ['pt', 'en', 'es'] as const;
/** One of them. */
export type Language = (typeof languages)[number];
