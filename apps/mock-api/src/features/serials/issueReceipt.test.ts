import type { AlertEntry } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

// The test's day is Tuesday, 10 March 2026.
const server = appForEach();
const call = callAs(server);

interface Received {
  titulo: string;
  rotulo: string;
  desc_biblioteca: string;
  data: string;
}
const receive = (title: number | string) => call<Received>(null, 'POST', `/__mock/serials/${title}/receive`);
const stillToCome = { situacao: { in: ['esperado', 'atrasado', 'reclamado'] } };
const nextIssue = () =>
  server.db.serialItem.findFirstOrThrow({
    where: stillToCome,
    orderBy: [{ data: 'asc' }, { seq_par: 'asc' }, { seq_sec: 'asc' }],
    include: { part: true },
  });
const who = 'nada-consta';
const follow = (cod_acervo: number, wish: { fasciculo?: boolean; bibliotecas?: number[] } = {}) =>
  call(who, 'POST', '/api/perfil-interesse/periodicos', {
    validade: '2026-12-01',
    itens: [{ cod_acervo, fasciculo: true, artigo: false, sumario: true, bibliotecas: [], ...wish }],
  });
const notices = async () =>
  (await call<AlertEntry[]>(who, 'GET', '/api/solicitacoes/alertas')).body.flatMap(({ aviso }) => aviso ?? []);

describe('an issue that is received', () => {
  it('is the one that has been due longest, each once, until none is left', async () => {
    const { part, rotulo } = await nextIssue();
    const { cod_acervo } = part;
    const left = await server.db.serialItem.count({ where: { ...stillToCome, part: { cod_acervo } } });
    const first = await receive(cod_acervo);
    expect([first.status, first.body.rotulo, first.body.data]).toEqual([200, rotulo, '2026-03-10']);
    const others = await Promise.all(Array.from({ length: left - 1 }, () => receive(cod_acervo)));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(await server.db.serialItem.count({ where: { ...stillToCome, part: { cod_acervo } } })).toBe(0);
    const none = await receive(cod_acervo);
    expect([none.status, none.body.message]).toEqual([422, 'Não há fascículo deste título para receber.']);
    expect((await receive(999_999_999)).status).toBe(404);
  });

  it('is told the next day, once, by alert and mail, to who follows the issues', async () => {
    const { part, rotulo } = await nextIssue();
    await follow(part.cod_acervo);
    const { titulo, desc_biblioteca } = (await receive(part.cod_acervo)).body;
    expect(await notices()).toEqual([]);
    server.passDays(1);
    const told = { tipo: 'fasciculo_chegou', nome: titulo, estado: rotulo, cod_acervo: String(part.cod_acervo) };
    expect(await notices()).toMatchObject([{ ...told, desc_biblioteca, dia: '2026-03-11', desfecho: null }]);
    const mails = await server.db.sentMail.findMany({ where: { para: `${who}@ufvi.example.org` } });
    expect(mails.map(({ assunto }) => assunto)).toEqual([`Fascículo novo: ${titulo}, ${rotulo}`]);
    server.passDays(8);
    expect(await notices()).toMatchObject([{ ...told, dia: '2026-03-11', desfecho: 'antigo' }]);
    await server.db.serialPart.delete({ where: { id: part.id } });
    expect(await notices()).toMatchObject([{ desfecho: 'removido' }]);
  });

  it.each([
    ['follows its contents alone', { fasciculo: false }],
    ['follows it in another library', { bibliotecas: [8] }],
  ])('is not told to who %s', async (_, wish) => {
    const { part } = await nextIssue();
    expect(part.cod_bib).not.toBe(8);
    await follow(part.cod_acervo, wish);
    await receive(part.cod_acervo);
    server.passDays(1);
    expect(await notices()).toEqual([]);
  });
});
