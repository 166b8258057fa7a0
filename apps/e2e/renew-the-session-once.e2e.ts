import { control, queryDatabase, returnToPage, signIn } from './controls';
import { expect, test } from './journey';

/** A patron with as many comments as all others together: the home requests the comments of each title separately. */
const giveAllComments = (databaseUrl: string, persona: string) =>
  queryDatabase(databaseUrl)(
    'UPDATE comentario SET cod_pessoa = (SELECT cod_pessoa FROM pessoa WHERE persona_id = $1) WHERE cod_pessoa IS NOT NULL',
    [persona],
  );

test('ten calls at once with an expired session renew it once, and every one of them succeeds', async ({
  page,
  catalogue,
}) => {
  await giveAllComments(catalogue.databaseUrl, 'ana');
  const { advance, calls, callsWhenIdle } = control(page.request);
  await page.goto('/login?redirect=/meupergamum/inicio');
  await signIn(page, 'ana');
  await page.getByRole('button', { name: /^Mostrar de mais/ }).click();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const before = (await callsWhenIdle()).at(-1)?.id ?? 0;

  await advance('PT90M');
  const answeredBy = async (status: number) =>
    (await calls(before)).filter((answer) => answer.status === status).map(({ call }) => call);
  await returnToPage(page, /\/api\//, () =>
    expect.poll(async () => (await answeredBy(401)).length, { timeout: 2000 }).toBeGreaterThan(9),
  );
  await callsWhenIdle(before);
  // By name, as often as each was refused: the home requests the comments of several titles.
  const unanswered = async () => {
    const answered = await answeredBy(200);
    return (await answeredBy(401)).filter((call) => {
      const place = answered.indexOf(call);
      if (place >= 0) answered.splice(place, 1);
      return place < 0;
    });
  };
  await expect.poll(unanswered).toEqual([]);
  expect((await answeredBy(200)).filter((call) => call === 'issueToken')).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
