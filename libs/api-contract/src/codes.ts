// Without schemas: the first page of the app needs these, and checks no reply.

export const greatestCode = 999_999_999;
export const codeText = /^[1-9]\d{0,8}$/;

/** Whether a text, for example from an address, is a code: one to nine digits without a leading zero. */
export const isCode = (text: string): boolean => codeText.test(text);

/** Maximum codes per call (ruling C19). */
export const maxCodes = 500;
export const codeListText = new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${maxCodes - 1}}$`);

export const yearText = /^\d{1,4}$/;

/** Maximum characters of a single-line text, and of a multi-line text. */
export const longestText = 1000;
export const longestLines = 5000;

/** Text without control characters, which are matched here in order to refuse them. */
export const lineText = /^[^\p{Cc}]*$/u;
