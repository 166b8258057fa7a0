/** The password of every demo person; the control room lists it, so it protects nothing. */
export const demoPassword = 'biblioteca';
