import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { Client, type QueryResultRow } from 'pg';
import { createMockClient } from '@catalogue/mock-api/client/mockClient';
import { decrypt } from '@catalogue/web/shared/encryption';

interface ResultLink {
  cod_acervo: string;
  seq_paragrafo: string;
  descricao: string;
  restrito: boolean;
}
/** The client of the control room, through the journey's own address and cookies, which name its tenant. */
const clientOf = (request: APIRequestContext) =>
  createMockClient('', {
    fetch: async (address, { method = 'GET', headers, body }) => {
      const answer = await request.fetch(address, {
        method,
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' && { data: body }),
      });
      return new Response(new Uint8Array(await answer.body()), { status: answer.status() });
    },
  });

/** The control room of a journey's tenant. */
export const control = (request: APIRequestContext) => {
  const { clock, comments, copies, faults, institution, library, log, outbox, slips } = clientOf(request);
  return {
    /** Sets the variant of the institution's sign-in, and switches activities. */
    setInstitution: institution.set,
    /** What the library says about itself. */
    setLibrary: library.set,
    setFaults: faults.set,
    /** The mails in the outbox, newest first. */
    mails: outbox.mails,
    /** The text of the newest of them. */
    lastMail: async (): Promise<string> => (await outbox.last())?.texto ?? '',
    /** The acts of the library's desk. */
    desk: { copies, slips },
    /** Advances the tenant's clock by an ISO 8601 duration. */
    advance: clock.advance,
    /** Moves it to ten o'clock of the next Tuesday, in São Paulo, where every library is open. */
    toOpenDay: async () => {
      const day = new Date((await clock.read()).now);
      day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7 || 7));
      day.setUTCHours(13, 0, 0, 0);
      await clock.set(day.toISOString());
    },
    /** The calls in the tenant's log, oldest first; `after`: only those after this one. */
    calls: log.calls,
    /** The same, once no call has arrived for half a second: a call that should not be sent would be among them. */
    callsWhenIdle: async (after = 0) => {
      let calls = await log.calls(after);
      const isIdle = async () => {
        const last = calls.at(-1)?.id;
        calls = await log.calls(after);
        return calls.at(-1)?.id === last;
      };
      await expect.poll(isIdle, { intervals: [500] }).toBe(true);
      return calls;
    },
    /** Approves or refuses the waiting comment with this text, as a librarian would. */
    moderate: async (text: string, aprovado: boolean) => {
      const comment = (await comments.waiting()).find(({ content }) => content === text);
      if (!comment) throw new Error(`No waiting comment has the text “${text}”.`);
      await comments.moderate(comment, aprovado);
    },
  };
};

/** Fills in the form of the sign-in and sends it. */
export async function signIn(page: Page, username: string, password = 'biblioteca'): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
}

/**
 * What the browser stores under this name, decrypted; null for nothing. Encryption is asynchronous: a page that is left or reloaded
 * before it has ended finds nothing.
 */
export async function storedValue(
  page: Page,
  name: 'basket' | 'drafts' | 'offline' | 'public' | 'searches' | 'session',
) {
  const encrypted = await page.evaluate(
    (key) => sessionStorage.getItem(key) ?? localStorage.getItem(key),
    `catalogue.${name}`,
  );
  return encrypted === null ? null : decrypt<unknown>(encrypted);
}

/** Waits until a reload would find this patron signed in. */
export async function waitForStoredSession(page: Page, login: string): Promise<void> {
  await expect.poll(() => storedValue(page, 'session'), 'the stored session').toMatchObject({ user: { login } });
}

/** Opens a screen of the personal area through the sign-in. */
export async function openAsPatron(page: Page, slug: string, login: string, password?: string): Promise<void> {
  await page.goto(`/login?redirect=/meupergamum/${slug}`);
  await signIn(page, login, password);
  await waitForStoredSession(page, login);
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let steps = 0; steps < 100; steps += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** The same in the dialog "Acesso" over the page. */
export async function signInInDialog(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Acesso' });
  await dialog.locator('input[name=username]').fill(username);
  await dialog.locator('input[name=password]').fill('biblioteca');
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Changes data without a call: queries on a journey's own database. */
export const queryDatabase =
  (databaseUrl: string) =>
  async <Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };

/**
 * Returns to the page (a focus event) until it shows the expected state: a return during a request starts no other one, and the
 * server notices a change of the database with a delay. `read` matches the request that a return sends; none is pending afterwards,
 * which would change the screen once more.
 */
export const returnToPage = (page: Page, read: RegExp, until: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    const [request] = await Promise.all([
      page.waitForRequest(read, { timeout: 2000 }),
      page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    ]);
    await request.response();
    await until();
  }).toPass();

/** The links of e-books, some of which only patrons receive. */
export async function ebookLinks(request: APIRequestContext) {
  const get = async <T>(path: string) => (await (await request.get(path, { headers: { lang: '1' } })).json()) as T;
  const { data } = await get<{ data: { cod_acervo: string }[] }>('/api/consulta?pesquisa=e_books');
  const codes = data.slice(0, 100).map(({ cod_acervo }) => cod_acervo);
  return get<ResultLink[]>(`/api/vinculos/links-resultado?acervos=${codes.join(',')}`);
}
