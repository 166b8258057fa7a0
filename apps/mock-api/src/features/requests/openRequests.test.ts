import { maxUnfinishedRequests } from '@catalogue/domain';
import { appForFile } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForFile();

const forms: Record<string, object> = {
  'comutacao-bibliografica/artigo': { titulo_artigo: 'Águas do cerrado', titulo_revista: 'Revista do Vale' },
  'levantamento-bibliografico': { assunto_geral: 'Nascentes', formato: 'ambos' },
  'ficha-catalografica': { folha_rosto: 'Águas', resumo: 'Estuda-se …', palavras_chave: 'água' },
  'pesquisa-especializada': { assunto: 'Nascentes', data_inicial: '2016-01-01', data_final: '2026-03-10' },
  'emprestimo-inter-bibliotecas': {
    ...{ biblioteca_origem: 1, biblioteca_recebimento: 5, titulo: 'Atlas das águas', telefone: '(31) 5550-0101' },
    email: 'natalia@ufvi.example.org',
  },
};
const addresses = Object.keys(forms);

describe('a person with as many open requests as one may have', () => {
  const open = async (count: number, status = '1') => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'trocas' } });
    const data = {
      cod_pessoa,
      tipo: 'levantamento-bibliografico',
      status,
      data: new Date('2026-03-10T12:00:00Z'),
      dados: {},
    };
    await server.db.request.createMany({ data: Array.from({ length: count }, () => data) });
  };
  const askAs = (url: string) => callAs(server)('trocas', 'POST', `/api/solicitacoes/${url}`, forms[url]);
  afterEach(async () => {
    await server.db.request.deleteMany({ where: { person: { logins: { some: { login: 'trocas' } } } } });
  });

  it.each(addresses)('has no other by %s until one ends', async (url) => {
    await open(maxUnfinishedRequests);
    expect(await askAs(url)).toMatchObject({ status: 422, body: { message: 'limite_solicitacoes' } });
    await server.db.request.updateMany({ where: { dados: { equals: {} } }, data: { status: '4' } });
    expect((await askAs(url)).status).toBe(201);
  });

  it('sends the last one once, whatever is sent at the same moment', async () => {
    await open(maxUnfinishedRequests - 1);
    const sent = await Promise.all(addresses.map(askAs));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('costs a new day one statement', async () => {
    await open(maxUnfinishedRequests);
    await server.db.$executeRawUnsafe(`
      CREATE SEQUENCE moves;
      CREATE FUNCTION moved() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM nextval(''moves''); RETURN NULL; END';
      CREATE TRIGGER moved AFTER UPDATE OF status ON solicitacao FOR EACH STATEMENT EXECUTE FUNCTION moved()`);
    server.passDays(1);
    expect((await server.app.inject('/api/acervo/1')).statusCode).toBe(200);
    expect(await server.db.request.count({ where: { dados: { equals: {} }, status: '1' } })).toBe(0);
    expect(await server.db.$queryRaw`SELECT last_value::int AS moves FROM moves`).toEqual([{ moves: 1 }]);
    await server.db.$executeRaw`DROP FUNCTION moved CASCADE`;
  });
});
