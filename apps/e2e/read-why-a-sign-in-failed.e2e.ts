import { control, signIn } from './controls';
import { expect, test } from './journey';

// D1 §8, its login table in its order.
const rows = [
  ['login-400', 'O pedido não deu certo. Tente de novo.', 'warning'],
  ['login-401', 'Matrícula ou senha não conferem. Confira e tente de novo.', 'warning'],
  ['login-422', 'O cadastro está incompleto: procure a biblioteca.', 'warning'],
  ['too-many-attempts', 'Muitas tentativas seguidas. Espere um minuto e tente de novo.', 'warning'],
  ['blocked', 'Sua senha foi bloqueada por segurança. Use “Esqueci a senha” para criar outra.', 'warning'],
  ['login-500', 'Algo inesperado impediu a entrada. Tente de novo em instantes.', 'error'],
  ['login-other', 'O servidor não aceitou a entrada (situação 418). Tente de novo em instantes.', 'warning'],
] as const;

test('each documented refusal of the sign-in has its own message, and the typed text stays', async ({ page }) => {
  const { setFaults } = control(page.request);
  await page.goto('/login?redirect=/meupergamum/reservas');
  for (const [name, words, tone] of rows) {
    await setFaults({ name });
    await signIn(page, 'ana');
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveAttribute('data-tone', tone);
    await expect(page.locator('input[name=username]')).toBeFocused();
    await expect(page.locator('input[name=password]')).toHaveValue('biblioteca');
  }
  await setFaults();
  await signIn(page, 'ana');
  await expect(page).toHaveURL('/meupergamum/reservas');
});
