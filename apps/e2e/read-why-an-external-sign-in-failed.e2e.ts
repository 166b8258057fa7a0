import { control } from './controls';
import { expect, test } from './journey';

const denied = 'A permissão foi negada pelo serviço de acesso. Tente de novo e autorize o catálogo.';
const authentication = 'O serviço de acesso não confirmou quem você é. Tente de novo.';
const validation = 'A resposta do serviço de acesso não vale mais. Comece a entrada de novo.';
const unknown = 'Não há cadastro seu na biblioteca com essa conta. Use as mesmas credenciais do sistema da biblioteca.';
// D1 §8, external sign-in, and the failures of any sign-in.
const refusals = [
  ['external-denied', denied],
  ['external-authentication', authentication],
  ['external-validation', validation],
  ['external-unknown', unknown],
  ['unexpected-500', 'Algo inesperado impediu a entrada. Tente de novo em instantes.'],
] as const;

test('each failure of an external sign-in has its own message, with a way to retry', async ({ page }) => {
  const { setFaults, setInstitution } = control(page.request);
  const alert = page.getByRole('main').getByRole('alert');
  const again = page.getByRole('link', { name: 'Entrar de novo' });
  await setInstitution({ variant: 'saml' });
  for (const [name, words] of refusals) {
    await setFaults({ name, endpoint: 'validateSaml' });
    // Only the answer to what this tab has begun is taken.
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrar com a conta UFVI' }).click();
    await page.waitForURL('**/identity?**');
    await page.goto('/saml-response?saml=resposta&redirect=/meupergamum/reservas');
    await expect(alert).toHaveText(words);
    await expect(again).toHaveAttribute('href', '/login?redirect=%2Fmeupergamum%2Freservas');
  }
  await setFaults();
  // A response to no request, or to one of another tab, signs nobody in and does not redirect.
  for (const address of ['/saml-response?saml=outra', '/oauth-response?nonce=de-outra-aba&redirect=//outro.example']) {
    await page.goto(address);
    await expect(alert).toHaveText(validation);
    await expect(again).toHaveAttribute('href', '/login?redirect=%2F');
  }

  await setInstitution({ variant: 'oidc' });
  for (const [button, words] of [
    [/^Falhar na autenticação/, authentication],
    [/^Responder com um token que não vale/, validation],
    [/^Entrar como alguém que a biblioteca não conhece/, unknown],
  ] as const) {
    await page.goto('/login');
    await page.locator('input[name=username]').fill('ana@ufvi.example.org');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(alert).toHaveText(words);
  }
});

test('with an institutional account, signing out also signs out there, however the patron signed in', async ({
  page,
}) => {
  await control(page.request).setInstitution({ variant: 'saml' });
  await page.goto('/login?redirect=/');
  await page.getByRole('button', { name: 'Entrar com a conta UFVI' }).click();
  await page.getByRole('button', { name: /^Carla Nogueira de Vasconcelos/ }).click();
  await expect(page.getByRole('link', { name: 'Oi, Carla' })).toBeVisible();
  // The mock's sign-out at the institution is a page of its own at the address of the sign-in.
  const [left] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.getByRole('button', { name: 'Sair' }).click(),
  ]);
  expect(new URL(left.url()).pathname).toBe('/login');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entrar com a conta UFVI' })).toBeVisible();
  await page.goto('/meupergamum/reservas');
  await expect(page).toHaveURL('/login?redirect=%2Fmeupergamum%2Freservas');
});
