/** Hours for which the code mailed to a new e-mail address is good. */
export const emailCodeHours = 24;
/** Days for which recovery codes go to the address before, after another one was confirmed. */
export const oldEmailDays = 7;

/** Days for which personal data are kept after they are over: mails, codes, tokens, sessions, attempts. */
export const retentionDays = 30;
/** Days for which alerts are kept. */
export const alertDays = 365;
/** Days for which it is recorded who had access to a person's data: six months, as of sign-ins (Marco Civil, art. 15). */
export const accessLogDays = 180;
/** Days for which what was paid and signed is kept: five years, in which it can be contested (Decreto 20.910/1932). */
export const accountingDays = 5 * 365;
