import { createHash, createPublicKey, verify } from 'node:crypto';
import { demoPassword } from '@catalogue/database/demoPassword';
import { appForEach } from '../../testing/app';
import { lockAttempts } from '../../attempts.store';
import { callAs } from '../../testing/callAs';

const server = appForEach();

const sign = async (login: string, cod_biblioteca = 1) =>
  callAs(server)<{ codigo_autenticidade: string; url: string; conferir: string }>(
    login,
    'POST',
    '/api/unidade-informacao/nada-consta',
    {
      cod_biblioteca,
    },
  );
const pdfOf = (url: string) =>
  Buffer.from(url.replace('data:application/pdf;base64,', ''), 'base64').toString('latin1');

describe('a declaration that somebody shows', () => {
  const check = async (codigo: string, remoteAddress = '192.0.2.1') => {
    const url = `/api/nada-consta/conferir/${encodeURIComponent(codigo)}`;
    const reply = await server.app.inject({ url, remoteAddress });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };

  it('is found by its code without a sign-in, and says what it was given for, but not to whom in full', async () => {
    const { codigo_autenticidade } = (await sign('nada-consta', 3)).body;
    expect(codigo_autenticidade).toMatch(/^[0-9A-HJ-NP-Z]{4}(-[0-9A-HJ-NP-Z]{4}){2}$/);
    const { status, body } = await check(codigo_autenticidade);
    expect(status).toBe(200);
    expect(body).toEqual({
      situacao: 'valida',
      numero: '2026/1',
      nome: expect.stringMatching(/^\p{Lu}\p{Ll}+( \p{Lu}\.)+$/u) as string,
      cpf: expect.stringMatching(/^•••\.\d{3}\.\d{3}-••$/) as string,
      emitente: 'Universidade Federal do Vale do Ipê',
      desc_biblioteca: 'Biblioteca de Direito',
      assinada_em: '2026-03-10T12:00:00.000Z',
      valida_ate: '2026-04-09',
      cancelada_em: null,
      assinatura: {
        valor: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/) as string,
        texto: expect.any(String) as string,
      },
    });
  });

  it('is found in whatever way its code is written, and by a code of before', async () => {
    const code = (await sign('nada-consta')).body.codigo_autenticidade;
    const loose = code.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'O').replace(/1/g, 'i');
    for (const written of [code.replace(/-/g, ''), ` ${loose} `]) expect((await check(written)).status).toBe(200);
    await server.db.clearance.updateMany({ data: { codigo_autenticidade: 'A1B2C3D4E5F60718' } });
    expect((await check('a1b2c3d4e5f60718')).status).toBe(200);
    expect(await check('K7QF-2M9D-XR47')).toMatchObject({
      status: 404,
      body: { message: 'Documento não encontrado.' },
    });
  });

  it('holds for thirty days, and until the unit takes the person back', async () => {
    const code = (await sign('nada-consta')).body.codigo_autenticidade;
    server.passDays(30);
    expect((await check(code)).body).toMatchObject({ situacao: 'valida' });
    server.passDays(1);
    expect((await check(code)).body).toMatchObject({ situacao: 'vencida', valida_ate: '2026-04-09' });
    await server.db.deviation.updateMany({ data: { data_fim: new Date('2026-03-20') } });
    expect((await check(code)).body).toMatchObject({ situacao: 'cancelada', cancelada_em: '2026-03-21' });
  });

  const keyOf = async () =>
    createPublicKey((await server.app.inject({ url: '/api/nada-consta/chave' })).json<{ chave: string }>().chave);
  interface Shown {
    assinatura: { texto: string; valor: string };
  }

  it('is signed: who has the public key can check it alone', async () => {
    const code = (await sign('nada-consta', 3)).body.codigo_autenticidade;
    const { texto, valor } = ((await check(code)).body as unknown as Shown).assinatura;
    const key = await keyOf();
    const isTrue = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(valor, 'base64'));
    expect(isTrue(texto)).toBe(true);
    expect(texto).toContain(`Código: ${code}`);
    expect(texto).toContain('Emitente: Universidade Federal do Vale do Ipê');
    const { nome_pessoa } = await server.db.person.findUniqueOrThrow({ where: { persona_id: 'nada-consta' } });
    expect(texto).not.toContain(nome_pessoa);
    expect(texto).toContain(createHash('sha256').update(`${code}\n${nome_pessoa}`).digest('hex'));
    for (let at = 0; at < texto.length; at += 7)
      expect(isTrue(texto.slice(0, at) + (texto[at] === 'x' ? 'y' : 'x') + texto.slice(at + 1))).toBe(false);
  });

  it('of a sandbox is signed with a key of sandboxes: nobody makes a paper of the library there', async () => {
    const ask = async <Body>(url: string, headers: Record<string, string>, payload?: object) =>
      (await server.app.inject({ method: payload ? 'POST' : 'GET', url, headers, payload })).json<Body>();
    const { id } = await ask<{ id: string }>('/__mock/sandboxes', {}, {});
    const inSandbox = { 'x-sandbox': id };
    const { access_token } = await ask<{ access_token: string }>('/oauth/token', inSandbox, {
      grant_type: 'password',
      client_id: 'catalogue-patron',
      client_secret: 'catalogue-patron-development',
      username: 'nada-consta',
      password: demoPassword,
    });
    const signed = { ...inSandbox, authorization: `Bearer ${access_token}` };
    const { codigo_autenticidade: code } = await ask<{ codigo_autenticidade: string }>(
      '/api/unidade-informacao/nada-consta',
      signed,
      { cod_biblioteca: 3 },
    );
    const { situacao, assinatura } = await ask<Shown & { situacao: string }>(
      `/api/nada-consta/conferir/${code}`,
      inSandbox,
    );
    expect(situacao).toBe('valida');
    const isOf = ({ chave }: { chave: string }) =>
      verify(null, Buffer.from(assinatura.texto), createPublicKey(chave), Buffer.from(assinatura.valor, 'base64'));
    expect(isOf(await ask('/api/nada-consta/chave', inSandbox))).toBe(true);
    expect(isOf(await ask('/api/nada-consta/chave', {}))).toBe(false);
  });

  it('is refused once one byte of it, or of its signature, is another', async () => {
    const code = (await sign('nada-consta', 3)).body.codigo_autenticidade;
    const { texto, valor } = ((await check(code)).body as unknown as Shown).assinatura;
    for (const change of [
      { texto: texto.replace('Direito', 'Direita') },
      { assinatura: `${valor.startsWith('A') ? 'B' : 'A'}${valor.slice(1)}` },
      { assinatura: '' },
      { texto: null },
      { assinatura: null },
      // The day up to which it is good depends on it.
      { assinado_em: new Date('2026-09-10T15:00:00Z') },
    ]) {
      await server.db.clearance.updateMany({ data: { texto, assinatura: valor, ...change } });
      server.changed();
      expect((await check(code)).body).toMatchObject({ situacao: 'adulterada' });
    }
  });

  it('is not called true without text and signature', async () => {
    const code = (await sign('nada-consta', 3)).body.codigo_autenticidade;
    await server.db.clearance.updateMany({ data: { texto: null, assinatura: null } });
    server.changed();
    expect((await check(code)).body).toMatchObject({ situacao: 'sem_assinatura', emitente: null, assinatura: null });
  });

  it('is refused under the code of another', async () => {
    const first = (await sign('nada-consta', 3)).body.codigo_autenticidade;
    const other = ((await check((await sign('nada-consta', 4)).body.codigo_autenticidade)).body as unknown as Shown)
      .assinatura;
    await server.db.clearance.updateMany({
      where: { codigo_autenticidade: first },
      data: { texto: other.texto, assinatura: other.valor },
    });
    expect((await check(first)).body).toMatchObject({ situacao: 'adulterada' });
  });

  it('names the university and the page for checking, on its PDF too', async () => {
    const { body } = await sign('nada-consta');
    expect(body).toMatchObject({
      emitente: 'Universidade Federal do Vale do Ipê',
      conferir: `http://localhost:80/conferir?codigo=${body.codigo_autenticidade}`,
      valida_ate: '2026-04-09',
    });
    const pdf = pdfOf(body.url);
    expect(pdf).toContain('Universidade Federal do Vale do Ip\xea');
    expect(pdf).toContain(`/conferir?codigo=${body.codigo_autenticidade}`);
    expect(pdf).toContain(' re\n');
  });

  it('is looked up ten times a minute from one address', async () => {
    const code = (await sign('nada-consta')).body.codigo_autenticidade;
    const statuses = [];
    for (let time = 1; time <= 12; time++) statuses.push((await check(`AAAA-AAAA-AA${10 + time}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
    expect(await check(code)).toMatchObject({ status: 429, body: { message: 'MuitasTentativas' } });
    expect((await check(code, '192.0.2.2')).status).toBe(200);
    server.advance(60);
    expect((await check(code)).status).toBe(200);
  });

  it('is looked up from one address while that of another is being counted', async () => {
    const at = new Date('2026-03-10T12:00:00Z');
    await server.db.$transaction(async (tx) => {
      await lockAttempts(tx, { kind: 'declarationCheck', login: '', address: '192.0.2.1', at });
      expect((await check('AAAA-AAAA-AAAA', '192.0.2.2')).status).toBe(404);
    });
  });
});
