import { captchaFailure } from './captcha';

describe('a captcha', () => {
  it.each([
    ['ok', null],
    [undefined, 'captcha_obrigatorio'],
    ['', 'captcha_obrigatorio'],
    ['expired', 'captcha_expirado'],
    ['invalid', 'captcha_invalido'],
    ['OK', 'captcha_invalido'],
  ])('with the token %j: %s', (token, failure) => expect(captchaFailure(token)).toBe(failure));
});
