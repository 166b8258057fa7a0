import type { FollowedSearch } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import fc from 'fast-check';
import { addTitle } from './addTitle';
import { readers, type OpenServer } from './circulationActs';
import { followed, type New, type Subject } from './followed';
import type { History } from './toldHistory';

// People follow topics, types of work, serials and searches, for some days; titles and issues come in.

const people = ['nada-consta', 'sem-cpf'] as const;
type Person = (typeof people)[number];
const words = ['verdejante', 'ribeirinho'] as const;
const subjects = ['history', 'english', 'serial', 'serialThere'] as const;
type SubjectName = (typeof subjects)[number];

export type FollowAct =
  | { follow: 'subject'; who: Person; what: SubjectName; days: number }
  | { follow: 'subjectNoMore'; who: Person; what: SubjectName }
  | { follow: 'search'; who: Person; word: (typeof words)[number] }
  | { follow: 'searchNoMore'; who: Person; word: (typeof words)[number] }
  | ({ follow: 'title' } & Omit<New, 'code'>)
  | { follow: 'issue'; serial: number };

const who = fc.constantFrom(...people);
const what = fc.constantFrom(...subjects);
const word = fc.constantFrom(...words);
export const followAct: fc.Arbitrary<FollowAct> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ follow: fc.constant('subject' as const), who, what, days: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ follow: fc.constant('subjectNoMore' as const), who, what }) },
  { weight: 2, arbitrary: fc.record({ follow: fc.constant('search' as const), who, word }) },
  { weight: 1, arbitrary: fc.record({ follow: fc.constant('searchNoMore' as const), who, word }) },
  {
    weight: 4,
    arbitrary: fc.record({
      follow: fc.constant('title' as const),
      words: fc.subarray([...words]),
      isHistory: fc.boolean(),
      isEnglish: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ follow: fc.constant('issue' as const), serial: fc.nat(1) }) },
);

const profile = '/api/perfil-interesse';
const history = { codigo: '705', codTipoArea: '7' };
const stillToCome = { situacao: { in: ['esperado', 'atrasado', 'reclamado'] } };

/** Two serials of which issues are still to come, with the library of the next one. */
async function findSerials({ server: { db } }: OpenServer) {
  const items = await db.serialItem.findMany({ where: stillToCome, orderBy: { data: 'asc' }, include: { part: true } });
  const library = new Map(items.toReversed().map(({ part }) => [part.cod_acervo, part.cod_bib]));
  return [...library].slice(0, 2).map(([code, library]) => ({ code, library }));
}

/** What the readers follow by the demo data is forgotten. */
async function forgetFollows({ server: { db } }: OpenServer): Promise<void> {
  const where = { person: { logins: { some: { login: { in: [...readers] } } } } };
  await db.interestTopic.deleteMany({ where });
  await db.interestSerial.deleteMany({ where });
  await db.interestWorkType.deleteMany({ where });
  await db.followedSearch.deleteMany({ where });
}

/** Begins such histories; nobody follows anything. */
export async function openFollows(open: OpenServer): Promise<History<FollowAct>> {
  const { server, call } = open;
  const { db } = server;
  await forgetFollows(open);
  const serials = await findSerials(open);
  const now = followed();
  const codeOf = async (login: string) => (await db.personLogin.findUniqueOrThrow({ where: { login } })).cod_pessoa;
  let titles = 0;

  /** The address of a subject, what names it there, and what it is. */
  function callOf(what: SubjectName): { url: string; item: object; of: Subject['of'] } {
    if (what === 'history') return { url: `${profile}/area-autor-assunto`, item: history, of: 'history' };
    if (what === 'english') {
      const item = { cod_tipo_obra: 1, bibliotecas: [], idiomas: ['eng'] };
      return { url: `${profile}/tipo-obra`, item, of: 'english' };
    }
    const serial = what === 'serial' ? 0 : 1;
    const { code = 0, library = 0 } = serials[serial] ?? {};
    const bibliotecas = what === 'serial' ? [] : [library];
    return {
      url: `${profile}/periodicos`,
      item: { cod_acervo: code, fasciculo: true, artigo: false, sumario: false, bibliotecas },
      of: { serial, library: bibliotecas[0] ?? null },
    };
  }

  const names = new Map<string, string>();
  async function follow(who: Person, what: SubjectName, ate: string): Promise<void> {
    const person = await codeOf(who);
    const { url, item, of } = callOf(what);
    const asked = { validade: ate, itens: [item], ...(of === 'history' && { tipoDSI: 'A' }) };
    const { status, body } = await call<{ codigo: string }[]>(who, 'POST', url, asked);
    expect([status, body]).toEqual([201, [expect.anything()]]);
    const kind = of === 'history' ? 'area' : of === 'english' ? 'tipo-obra' : 'periodico';
    const id =
      of === 'history'
        ? (await db.interestTopic.findFirstOrThrow({ where: { cod_pessoa: person } })).id
        : body[0]?.codigo;
    const codigo = `${kind}-${id}`;
    names.set(`${who} ${what}`, codigo);
    now.follow({ person, codigo, ate, of });
  }

  async function unfollow(who: Person, what: SubjectName): Promise<void> {
    const codigo = names.get(`${who} ${what}`) ?? '';
    if (!now.isFollowed(codigo)) return;
    const { url, of } = callOf(what);
    const item = of === 'history' ? { ...history, tipoDSI: 'A' } : { codigo: Number(codigo.split('-').at(-1)) };
    expect((await call(who, 'DELETE', url, item)).status).toBe(204);
    now.unfollow(codigo);
  }

  async function search(who: Person, word: string): Promise<void> {
    const asked = { nome: word, consulta: `termo_pesquisa=${word}` };
    const { status, body } = await call<FollowedSearch>(who, 'POST', `${profile}/pesquisas`, asked);
    expect(status).toBe(201);
    now.search({ person: await codeOf(who), id: Number(body.codigo), word });
  }

  async function searchNoMore(who: Person, word: string): Promise<void> {
    const id = now.searchOf(await codeOf(who), word)?.id;
    if (id === undefined) return;
    expect((await call(who, 'DELETE', `${profile}/pesquisas/${id}`)).status).toBe(204);
    now.searchNoMore(id);
  }

  async function comes({ words, isHistory, isEnglish }: Omit<New, 'code'>): Promise<void> {
    titles += 1;
    const cod_acervo = await addTitle(db, ['Caderno', titles, ...words].join(' '));
    const area = { cod_area_conhecimento: history.codigo, cod_tipo_area_conhec: history.codTipoArea };
    await db.title.update({
      where: { cod_acervo },
      data: { ...(isHistory && area), ...(isEnglish && { idioma: 'eng' }) },
    });
    now.comes({ code: cod_acervo, words, isHistory, isEnglish });
  }

  async function receive(serial: number): Promise<void> {
    const { code = 0 } = serials[serial] ?? {};
    const where = { ...stillToCome, part: { cod_acervo: code } };
    const before = await db.serialItem.findMany({ where, include: { part: true } });
    const { status } = await call(null, 'POST', `/__mock/serials/${code}/receive`);
    expect(status).toBe(before.length > 0 ? 200 : 422);
    const after = await db.serialItem.findMany({ where });
    for (const { seq_par, seq_sec, rotulo: label, part } of before) {
      if (after.some((one) => one.seq_par === seq_par && one.seq_sec === seq_sec)) continue;
      now.received({ thing: `fasciculo:${seq_par}-${seq_sec}`, serial, library: part.cod_bib, label });
    }
  }

  return {
    kinds: [
      'perfil_com_novidade',
      'pesquisa_com_novidade',
      'interesse_vence',
      'interesse_terminou',
      'fasciculo_chegou',
    ],
    async does(act, today) {
      if (act.follow === 'subject') await follow(act.who, act.what, addDays(today, act.days));
      else if (act.follow === 'subjectNoMore') await unfollow(act.who, act.what);
      else if (act.follow === 'search') await search(act.who, act.word);
      else if (act.follow === 'searchNoMore') await searchNoMore(act.who, act.word);
      else if (act.follow === 'title') await comes(act);
      else await receive(act.serial);
      return [];
    },
    begins: now.begins,
    isTrue: now.isTrue,
  };
}
