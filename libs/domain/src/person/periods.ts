/** Hours for which the code mailed to a new e-mail address is good. */
export const emailCodeHours = 24;
/** Days for which recovery codes go to the address before, after another one was confirmed. */
export const oldEmailDays = 7;

/** Days for which personal data are kept after they are over: mails, codes, tokens, sessions, attempts. */
export const retentionDays = 30;
