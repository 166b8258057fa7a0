import { appForEach } from '../../testing/app';
import { callAs, signInAs, whoIs } from '../../testing/callAs';

const server = appForEach();

type Data = Record<string, string | boolean | null>;
const dataPath = '/api/pessoas/meu-pergamum/dados-pessoais';
const read = async (who: string) => (await callAs(server)<Data>(who, 'GET', dataPath)).body;
const change = async (who: string, changed: Data) => {
  const { nome_pessoa: _, ...data } = await read(who);
  return callAs(server)(who, 'PUT', dataPath, { ...data, ...changed });
};

describe('personal data', () => {
  it('is shown as it is stored, and changes for the own person only', async () => {
    const before = await read('ana');
    expect(before).toMatchObject({ nome_pessoa: 'Ana Beatriz Moreira Lage', email: 'ana@ufvi.example.org' });
    const others = await read('bruno');
    const reply = await change('ana', {
      rua: ' Rua Nova, 7 ',
      complemento: '',
      cep: '36.570-123',
      cpf: '52998224725',
      sexo: 'F',
      estado_civil: 'casado',
      data_nascimento: '2001-02-28',
      telefone: '(31) 99876-5432',
      recebe_email: false,
    });
    expect(reply).toMatchObject({ status: 200, body: { message: 'DadosAlteradosSucesso' } });
    expect(await read('ana')).toEqual({
      ...before,
      rua: 'Rua Nova, 7',
      complemento: null,
      cep: '36570123',
      cpf: '52998224725',
      sexo: 'F',
      estado_civil: 'casado',
      data_nascimento: '2001-02-28',
      telefone: '(31) 99876-5432',
      recebe_email: false,
    });
    expect(await read('bruno')).toEqual(others);
  });

  it('cannot have the CPF of another person, who may save theirs as it is', async () => {
    const { cpf } = await read('bruno');
    const before = await read('ana');
    expect(await change('ana', { cpf: cpf ?? '', rua: 'Outra' })).toMatchObject({
      status: 422,
      body: { message: 'dados_invalidos', errors: { cpf: ['cpf_de_outra_pessoa'] } },
    });
    expect(await read('ana')).toEqual(before);
    expect((await change('bruno', { rua: 'Outra' })).status).toBe(200);
  });

  it('can have a new CPF of one person only, also of two who save it at once', async () => {
    const cpf = '52998224725';
    const who = ['ana', 'bruno', 'carla', 'trocas'];
    const bodies = await Promise.all(who.map(read));
    const replies = await Promise.all(
      bodies.map(({ nome_pessoa: _, ...data }, at) => callAs(server)(who[at] ?? '', 'PUT', dataPath, { ...data, cpf })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('that two records have already can be changed in its other fields', async () => {
    const { cpf } = await read('bruno');
    await server.db.person.updateMany({ where: { logins: { some: { login: 'ana' } } }, data: { cpf: String(cpf) } });
    server.changed();
    expect((await change('ana', { rua: 'Outra' })).status).toBe(200);
  });

  it('that is wrong is refused field by field, and nothing is stored', async () => {
    const before = await read('ana');
    const reply = await change('ana', {
      rua: 'Outra',
      cpf: '529.982.247-25',
      email: 'ana@ufvi',
      data_nascimento: '2026-03-11',
    });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        message: 'dados_invalidos',
        errors: { cpf: ['cpf_invalido'], email: ['email_invalido'], data_nascimento: ['data_futura'] },
      },
    });
    expect(await read('ana')).toEqual(before);
  });

  it('does not let the name be changed', async () => {
    const { status, body } = await callAs(server)('ana', 'PUT', dataPath, await read('ana'));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['nome_pessoa']]);
  });

  it('gives the address that forms are filled with, if there is one', async () => {
    const email = async (who: string) => (await callAs(server)(who, 'GET', '/api/pessoas/email-pessoa-logada')).body;
    expect(await email('ana')).toEqual({ email: 'ana@ufvi.example.org' });
    expect(await email('sem-email')).toEqual({ email: null });
  });
});

describe('a new password, while signed in', () => {
  const set = (senhaAtual: string, senhaNova: string) =>
    callAs(server)('ana', 'PUT', '/api/pessoas/meu-pergamum/senha', { senhaAtual, senhaNova });

  it('is trimmed, and from then on the only one', async () => {
    expect(await set('biblioteca', ' Ipe-amarelo7 ')).toMatchObject({
      status: 200,
      body: { message: 'SenhaAlteradaSucesso' },
    });
    expect((await signInAs(server)('ana')).status).toBe(401);
    expect((await signInAs(server)('ana', 'Ipe-amarelo7')).status).toBe(200);
  });

  it('needs the one in force', async () => {
    expect(await set('outra', 'Ipe-amarelo7')).toMatchObject({
      status: 422,
      body: { message: 'senha_atual_incorreta' },
    });
    expect((await signInAs(server)('ana')).status).toBe(200);
  });

  it('follows the same rules as a recovered one', async () => {
    expect(await set('biblioteca', 'Moreira-77')).toMatchObject({
      status: 422,
      body: { message: 'SenhaNaoConfereCriterios', errors: { senhaNova: ['diff_name'] } },
    });
    await set('biblioteca', 'Primeira-1');
    await set('Primeira-1', 'Segunda-2');
    expect((await set('Segunda-2', 'Primeira-1')).body.message).toBe('senha_ja_utilizada');
    expect((await set('Segunda-2', 'Segunda-2')).body.message).toBe('senha_ja_utilizada');
  });

  it('is one of those that are sent at the same moment', async () => {
    const all = await Promise.all(['Primeira-1', 'Segunda-2', 'Terceira-3'].map((typed) => set('biblioteca', typed)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await server.db.oldPassword.count()).toBe(1);
  });
});

describe('deviations', () => {
  const list = (who: string) => callAs(server)<object[]>(who, 'GET', '/api/pessoas/afastamentos');

  it('are listed with unit, reason and time, the newest first', async () => {
    expect((await list('mfaria-servidor')).body).toEqual([
      {
        cod_biblioteca: '2',
        desc_biblioteca: 'Biblioteca de Ciências Humanas e Letras',
        motivo: 'Livro devolvido com páginas molhadas',
        data_inicio: '2026-02-26',
        data_fim: '2026-03-28',
      },
      expect.objectContaining({ motivo: 'Atraso de 20 dias', data_fim: '2025-09-11' }),
    ]);
  });

  it('are none for most people', async () => {
    expect((await list('nada-consta')).body).toEqual([]);
  });
});

describe('whether a person may renew at all', () => {
  const eligibility = async (who: string) => (await callAs(server)(who, 'GET', '/api/pessoas/renovar')).body;

  it('is answered with the limit of the loans, and with the obstacle', async () => {
    expect(await eligibility('ana')).toEqual({ pode_renovar: true, motivo: null, limite_renovacoes: 5 });
    expect(await eligibility('mfaria-servidor')).toMatchObject({ pode_renovar: false, motivo: 'pessoa_afastada' });
  });

  it('changes when a debt comes and is paid', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    const debt = await server.db.debt.create({
      data: {
        cod_pessoa,
        cod_biblioteca: 1,
        valor_multa: 7.5,
        desconto: 2.5,
        tipo_servico: 'Empréstimo',
        motivo: 'Atraso',
      },
    });
    expect(await eligibility('nada-consta')).toMatchObject({ motivo: 'debito_pendente' });
    await server.db.debt.update({ where: { cod_debito: debt.cod_debito }, data: { valor_pago: 5 } });
    expect(await eligibility('nada-consta')).toMatchObject({ pode_renovar: true });
  });

  it('asks for the book, not for money, while its fine still grows', async () => {
    await server.db.loan.updateMany({
      where: { person: { logins: { some: { login: 'carla' } } }, data_devolucao: null },
      data: { data_prevista: new Date('2026-03-10T00:00:00Z') },
    });
    server.passDays(2);
    expect(await eligibility('carla')).toMatchObject({ motivo: 'emprestimo_em_atraso' });
    await server.db.loan.updateMany({
      where: { person: { logins: { some: { login: 'carla' } } }, data_devolucao: null },
      data: { data_devolucao: new Date('2026-03-12T00:00:00Z') },
    });
    expect(await eligibility('carla')).toMatchObject({ motivo: 'debito_pendente' });
  });

  it('changes when a loan is late, and when a deviation ends', async () => {
    await server.db.loan.updateMany({
      where: { person: { logins: { some: { login: 'ana' } } }, data_devolucao: null },
      data: { data_prevista: new Date('2026-03-09T00:00:00Z') },
    });
    expect(await eligibility('ana')).toMatchObject({ motivo: 'emprestimo_em_atraso' });
    server.advance(19 * 24 * 3600);
    expect(await eligibility('mfaria-servidor')).toMatchObject({ pode_renovar: true });
  });
});

describe('acting for somebody else', () => {
  const name = (who: string, login: string) =>
    callAs(server)(who, 'GET', `/api/pessoas/${encodeURIComponent(login)}/nome`);
  const exchange = (who: string, usuario: string) =>
    callAs(server)<Record<string, string>>(who, 'POST', '/api/pessoas/meu-pergamum/troca-usuario', { usuario });

  it('shows the name first, then goes on as that person', async () => {
    expect((await name('trocas', 'carla')).body).toEqual({ nome_pessoa: 'Carla Nogueira de Vasconcelos' });
    const { status, body } = await exchange('trocas', ' carla ');
    expect(status).toBe(200);
    expect(await whoIs(server, body.access_token)).toMatchObject({ login: 'carla' });
    expect(body.refresh_token).toBeTruthy();
  });

  it('is refused where it is not allowed, in the same words for those who exist and those who do not', async () => {
    const [known, unknown] = [await exchange('ana', 'carla'), await exchange('ana', 'ninguem')];
    expect(known).toMatchObject({ status: 422, body: { message: 'usuario_nao_permitido' } });
    expect(known.body).toEqual(unknown.body);
    expect((await name('ana', 'carla')).body).toEqual((await name('ana', 'ninguem')).body);
    expect((await name('ana', 'carla')).status).toBe(404);
    expect((await exchange('trocas', 'trocas')).status).toBe(422);
  });

  it('needs a username (D1 §5)', async () => {
    expect(await exchange('trocas', '  ')).toMatchObject({
      status: 422,
      body: { errors: { usuario: ['deve ser preenchido'] } },
    });
  });

  it('is refused for who is blocked', async () => {
    await server.db.person.updateMany({ where: { logins: { some: { login: 'carla' } } }, data: { bloqueio: true } });
    expect(await exchange('trocas', 'carla')).toMatchObject({ status: 430, body: { message: 'ACESSO_BLOQUEADO' } });
  });
});
