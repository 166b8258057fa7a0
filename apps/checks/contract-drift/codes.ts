import { NotRead } from './target';

/** Sends one read to the other server, by its name in the contract. */
type Read = (call: string, params?: Record<string, unknown>, query?: Record<string, unknown>) => Promise<unknown>;

type Entry = Record<string, unknown>;
type Kind = (typeof kinds)[number][2];

// The kind of code that a field of a path, or a required field of a query, takes.
const kinds = [
  [/^\/autoridade\//, 'id', 'authority'],
  [/^\/rede-pergamum\/acervo\//, 'id', 'networkTitle'],
  [/^\/parametros\/atividade\//, 'id', 'activity'],
  [/^\/vinculos\/target\//, 'id', 'product'],
  [/^\/vinculos\/abnt\//, 'id', 'standard'],
  [/^\/(kardex|sumario)\//, 'id', 'serial'],
  [/./, 'id', 'title'],
  [/./, 'cod_acervo', 'title'],
  [/./, 'acervos', 'title'],
  [/./, 'autoridades', 'authority'],
  [/^\/consulta\/professor\//, 'code', 'teacher'],
  [/^\/consulta\/curso\//, 'code', 'course'],
  [/^\/consulta\/campus\//, 'code', 'campus'],
  [/^\/consulta\/disciplina\//, 'code', 'discipline'],
  [/^\/consulta\/biblioteca\//, 'code', 'library'],
  [/./, 'campus', 'campus'],
  [/./, 'year', 'year'],
  [/./, 'seqPar', 'seqPar'],
  [/./, 'seqSec', 'seqSec'],
  [/./, 'codPar', 'codPar'],
] as const;

/** The kind of code that a field of a call takes; undefined where the contract's own example will do. */
export const kindOf = (path: string, field: string): Kind | undefined =>
  kinds.find(([where, name]) => name === field && where.test(path.replace(/^\/api/, '')))?.[2];

const entriesOf = (reply: unknown): Entry[] => {
  const list = Array.isArray(reply) ? reply : (reply as { data?: unknown } | undefined)?.data;
  return Array.isArray(list) ? (list as Entry[]) : [];
};
const firstOf = (reply: unknown, ...names: string[]): unknown =>
  entriesOf(reply)
    .flatMap((entry) => names.map((name) => entry[name]))
    .find((code) => code !== undefined && code !== null && code !== '');

/** A value of this name at any depth. */
function within(value: unknown, name: string): unknown {
  if (!value || typeof value !== 'object') return undefined;
  const own = (value as Entry)[name];
  const flat = [own].flat().find((code) => code !== null && code !== undefined && code !== '');
  if (flat !== undefined && typeof flat !== 'object') return flat;
  return Object.values(value)
    .map((inner) => within(inner, name))
    .find((code) => code !== undefined);
}

// A standard that every library has bought.
const ownStandard = '6023';
const maxTitles = 20;
/** Words in titles of any library. */
export const usualWords = ['brasil', 'história', 'the'] as const;

/** Codes that exist on the other server, each found in the replies of its other reads. */
export class Codes {
  readonly #found = new Map<Kind, Promise<unknown>>();
  readonly #read: Read;

  constructor(
    read: Read,
    private readonly given: { title?: string | undefined },
  ) {
    // Another read may have the code.
    this.#read = (...call) =>
      read(...call).catch((error: unknown) => {
        if (error instanceof NotRead) return undefined;
        throw error;
      });
  }

  /** Undefined if no other read has one. */
  of(kind: Kind): Promise<unknown> {
    const found = this.#found.get(kind) ?? this.#finders[kind]();
    this.#found.set(kind, found);
    return found;
  }

  /** The results of the first usual word that finds any. */
  async #search(query: Record<string, unknown> = {}): Promise<Entry[]> {
    for (const termo_pesquisa of usualWords) {
      const found = entriesOf(await this.#read('searchTitles', {}, { ...query, termo_pesquisa }));
      if (found.length > 0) return found.slice(0, maxTitles);
    }
    return [];
  }

  readonly #titles = async (): Promise<unknown[]> => (await this.#search()).map(({ cod_acervo }) => cod_acervo);

  /** The first of some titles for which a read has a value. */
  async #among(titles: unknown[], call: string, valueOf: (reply: unknown) => unknown): Promise<unknown> {
    for (const id of titles) {
      const value = valueOf(await this.#read(call, { id }));
      if (value !== undefined && value !== false) return value === true ? id : value;
    }
    return undefined;
  }

  async #serialTitles(): Promise<unknown[]> {
    const found = await this.#read('searchTitles', {}, { termo_pesquisa: 'revista' });
    return [
      ...entriesOf(found)
        .slice(0, maxTitles)
        .map(({ cod_acervo }) => cod_acervo),
      await this.of('title'),
    ];
  }

  async #issue(): Promise<Entry | undefined> {
    const [year] = entriesOf(await this.#read('listKardex', { id: await this.of('serial') }));
    return year;
  }

  readonly #finders: Record<Kind, () => Promise<unknown>> = {
    title: async () => this.given.title ?? (await this.#titles())[0],
    authority: async () =>
      firstOf(await this.#search({ pesquisa: 'autoridades' }), 'cod_autoridade') ??
      this.#among([await this.of('title'), ...(await this.#titles())], 'getTitle', (reply) =>
        within(reply, 'cod_autoridade'),
      ),
    networkTitle: async () => firstOf(await this.#search({ pesquisa: 'rede_pergamum_oai' }), 'cod_acervo', 'id'),
    activity: async () => firstOf(await this.#read('listActivities'), 'codigo'),
    product: async () => firstOf(await this.#read('searchTargetProducts', {}, { termoPesquisa: 'norma' }), 'id'),
    standard: () => Promise.resolve(ownStandard),
    serial: async () => this.#among(await this.#serialTitles(), 'listKardex', (reply) => entriesOf(reply).length > 0),
    teacher: async () => firstOf(await this.#read('listTeachers'), 'codigo'),
    course: async () => firstOf(await this.#read('listCourses'), 'codigo'),
    campus: async () => firstOf(await this.#read('listCampuses'), 'cod_campus'),
    discipline: async () => firstOf(await this.#read('listDisciplines'), 'codigo'),
    library: async () => firstOf(await this.#read('listLibraries'), 'cod_biblioteca'),
    year: async () => {
      const years = await this.#read('listStatisticsYears', { id: await this.of('title') });
      return Array.isArray(years) ? (years[0] as unknown) : undefined;
    },
    seqPar: async () => (await this.#issue())?.['seqPar'],
    codPar: async () => within(await this.#issue(), 'codPar'),
    seqSec: async () => within((await this.#issue())?.['itens'], 'seqSec'),
  };
}
