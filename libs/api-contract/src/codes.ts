// Without schemas: the first page of the app needs these, and checks no reply.

/** The greatest code that a call accepts: nine digits, which fit the database's integers. */
export const maxCode = 999_999_999;
/** A code as a text: one to nine digits without a leading zero. */
export const codeText = /^[1-9]\d{0,8}$/;

/** Whether a text, for example from an address, is a code: one to nine digits without a leading zero. */
export const isCode = (text: string): boolean => codeText.test(text);

/** Maximum codes per call (ruling C19). */
export const maxCodes = 500;
/** Codes joined by commas, at most `maxCodes`. */
export const codeListText = new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${maxCodes - 1}}$`);

/** A year as a text: one to four digits. */
export const yearText = /^\d{1,4}$/;

/** Maximum characters of a single-line text. */
export const maxTextLength = 1000;
/** Maximum characters of a multi-line text. */
export const maxMultilineLength = 5000;

/** Text without control characters, which are matched here in order to refuse them. */
export const lineText = /^[^\p{Cc}]*$/u;
