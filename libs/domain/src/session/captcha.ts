/** Why a captcha does not let a call through; also the key of its text (D1 §8: expired or invalid; D1 §5: must be done). */
type CaptchaFailure = 'captcha_obrigatorio' | 'captcha_expirado' | 'captcha_invalido';

/** What the offline captcha hands out (ruling B15). */
export const CaptchaToken = { done: 'ok', over: 'expired' } as const;

/** Whether a captcha's token is good where one is asked for. */
export function captchaFailure(token: string | undefined): CaptchaFailure | null {
  if (!token) return 'captcha_obrigatorio';
  if (token === CaptchaToken.over) return 'captcha_expirado';
  return token === CaptchaToken.done ? null : 'captcha_invalido';
}
