import { control, inDatabase, returnToPage, signIn } from './controls';
import { expect, test } from './journey';

/** Somebody who commented as much as all others together: their home asks for each title's comments by itself. */
const giveAllComments = (databaseUrl: string, persona: string) =>
  inDatabase(databaseUrl)(
    'UPDATE comentario SET cod_pessoa = (SELECT cod_pessoa FROM pessoa WHERE persona_id = $1) WHERE cod_pessoa IS NOT NULL',
    [persona],
  );

test('ten calls at once that find the session run out renew it once, and every one of them is answered', async ({
  page,
  library,
}) => {
  await giveAllComments(library.databaseUrl, 'ana');
  const { advance, calls } = control(page.request);
  await page.goto('/login?redirect=/meupergamum/inicio');
  await signIn(page, 'ana');
  await page.getByRole('button', { name: /^Mostrar de mais/ }).click();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const before = (await calls()).at(-1)?.id ?? 0;

  await advance('PT90M');
  await returnToPage(page);
  const since = () => calls(before);
  await expect.poll(async () => (await since()).filter(({ status }) => status === 401).length).toBeGreaterThan(9);
  const late = (await since()).filter(({ status }) => status === 401).map(({ call }) => call);
  await expect
    .poll(async () => (await since()).filter(({ status, call }) => status === 200 && call !== 'issueToken').length)
    .toBeGreaterThanOrEqual(late.length);
  const answered = (await since()).filter(({ status }) => status === 200).map(({ call }) => call);
  expect(answered.filter((call) => call === 'issueToken')).toHaveLength(1);
  expect(answered).toEqual(expect.arrayContaining(late));
  await expect(page.getByRole('alert')).toHaveCount(0);
});
