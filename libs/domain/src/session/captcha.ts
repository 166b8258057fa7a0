/** Why a captcha is rejected; also its text key (D1 §8: expired or invalid; D1 §5: must be done). */
type CaptchaFailure = 'captcha_obrigatorio' | 'captcha_expirado' | 'captcha_invalido';

/** The tokens of the offline captcha (ruling B15). */
export const CaptchaToken = { done: 'ok', over: 'expired' } as const;

/** Why a required captcha token is rejected, or null. */
export function captchaFailure(token: string | undefined): CaptchaFailure | null {
  if (!token) return 'captcha_obrigatorio';
  if (token === CaptchaToken.over) return 'captcha_expirado';
  return token === CaptchaToken.done ? null : 'captcha_invalido';
}
