import { screen, waitFor, within } from '@testing-library/dom';
import { renderApp } from '../../testing/renderApp';
import { startServer, type TestServer } from '../../testing/server';

let server: TestServer;
afterEach(() => server.stop());

async function openLog() {
  const app = await renderApp('/nada/aqui');
  await app.user.click(await screen.findByRole('button', { name: 'Abrir o painel de demonstração' }));
  const dock = await screen.findByRole('dialog', { name: 'Demonstração' });
  const log = within(within(dock).getByRole('region', { name: 'Chamadas ao servidor' }));
  await waitFor(() => expect(log.queryAllByRole('listitem').length).toBeGreaterThan(0));
  return { ...app, log, texts: () => log.queryAllByRole('listitem').map((row) => row.textContent) };
}

const ask = (path: string) => fetch(path, { headers: { lang: '1' } });

describe('the log in the demonstration panel', () => {
  it('shows each call when it comes, the newest first, with what refused it and the simulated problem', async () => {
    server = await startServer();
    const { texts } = await openLog();
    await ask('/api/acervo/999999999');
    await waitFor(() => expect(texts()[0]).toMatch(/^GET \/api\/acervo\/999999999404.*\d\d:\d\d:\d\d · [\d.]+ ms/));
    expect(texts()[0]).toContain('Recusada: Este título não está mais no catálogo.');
    await server.fail({ name: 'unexpected-500', endpoint: 'getTitle', times: 1 });
    await ask('/api/acervo/1');
    await waitFor(() => expect(texts()[0]).toContain('Problema simulado: Erro inesperado em qualquer tela'));
    expect(texts()[0]).not.toContain('Recusada');
    expect(texts()[1]).toContain('/api/acervo/999999999');
  });

  it('shows the failures alone, and waits while it is paused or somebody is in the list', async () => {
    server = await startServer();
    const { user, log, texts } = await openLog();
    await ask('/api/acervo/999999999');
    await waitFor(() => expect(texts()[0]).toContain('999999999'));
    await user.click(log.getByRole('checkbox', { name: 'Só as que falharam' }));
    expect(texts()).toHaveLength(1);
    const copy = log.getByRole('button', { name: /^Copiar curl de GET \/api\/acervo\/999999999, \d\d:\d\d:\d\d$/ });
    copy.focus();
    await ask('/api/acervo/999999998');
    await ask('/parametros/secao_1');
    await waitFor(async () => expect(JSON.stringify(await (await fetch('/__mock/log')).json())).toContain('999999998'));
    expect(texts()).toHaveLength(1);
    await user.click(log.getByRole('button', { name: 'Pausar' }));
    await waitFor(() => expect(texts()).toHaveLength(2));
    expect(log.getByText('Em pausa: as novas chamadas aparecem ao continuar.')).toBeVisible();
    await ask('/api/acervo/999999997');
    await waitFor(async () => expect(JSON.stringify(await (await fetch('/__mock/log')).json())).toContain('999999997'));
    expect(texts()).toHaveLength(2);
    await user.click(log.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(texts()[0]).toContain('999999997'));
    expect(texts()).toHaveLength(3);
  });

  it('copies a call as a line of curl, without its secrets', async () => {
    server = await startServer();
    const { user, log, texts } = await openLog();
    await fetch('/oauth/token', {
      method: 'POST',
      headers: { lang: '1', 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: "it's", password: 'secret' }),
    });
    await waitFor(() => expect(texts()[0]).toContain('oauth'));
    const [copy] = log.getAllByRole('button', { name: /^Copiar curl de POST \/oauth\/token/ });
    await user.click(copy as HTMLElement);
    expect(await navigator.clipboard.readText()).toMatch(
      /^curl 'http:\/\/localhost(:80)?\/oauth\/token' -H 'lang: 1' -H 'content-type: application\/json' --data-raw '\{"grant_type":"it'\\''s","password":"\*\*\*"\}'$/,
    );
    expect(copy).toHaveTextContent('Copiado');
  });

  it('reads the calls every few seconds where the server streams to too many already', async () => {
    server = await startServer();
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      new Headers(init?.headers).get('accept') === 'text/event-stream'
        ? Promise.resolve(new Response('{}', { status: 429 }))
        : answer(input, init);
    const { texts } = await openLog();
    await ask('/api/acervo/999999999');
    await waitFor(() => expect(texts()[0]).toContain('999999999'), { timeout: 15_000 });
  });
});
