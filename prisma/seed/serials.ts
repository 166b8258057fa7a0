import { SerialItemStatus, SummaryType } from '@catalogue/api-contract';
import { addDays, brazilianFromIso, dataFields, subfieldValues, type MarcRecord } from '@catalogue/domain';
import type { ClientBase } from 'pg';
import { copyRows } from '../copyRows';
import { randomOf, type Random } from './random';
import type { FeatureSeed, SeedContext } from './featureSeeds';

// Only for the first titles, so that 200,000 titles are seeded as fast as 640.
const FIRST_TITLES = 1000;
const YEARS = 7;

/** Frequencies of serials: the text of field 310, and the number of issues per year. */
const PERIODS: Readonly<Record<string, { cod_period: number; issues: number }>> = {
  Bimestral: { cod_period: 2, issues: 6 },
  Trimestral: { cod_period: 3, issues: 4 },
  Quadrimestral: { cod_period: 4, issues: 3 },
  Semestral: { cod_period: 5, issues: 2 },
  Anual: { cod_period: 6, issues: 1 },
};
const MONTHS = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'];

/** The first chapters of two novels, which their records lack. */
const CHAPTERS: Readonly<Record<string, string[]>> = {
  'Dom Casmurro': ['Do título', 'Do livro', 'A denúncia', 'Um dever amaríssimo!', 'O agregado', 'Tio Cosme'],
  'Memórias póstumas de Brás Cubas': ['Óbito do autor', 'O emplasto', 'Genealogia', 'A ideia fixa'],
};

interface SerialTitle {
  cod_acervo: number;
  titulo: string;
  autor_principal: string | null;
  marc: MarcRecord;
  cod_biblioteca: number | null;
}

/** Kardex and contents of periodicals, and contents of books. */
export const fillSerials: FeatureSeed = async (client, seeding) => {
  const { rows } = await client.query<SerialTitle>(
    `SELECT cod_acervo, titulo, autor_principal, marc,
            (SELECT min(cod_biblioteca) FROM exemplar WHERE exemplar.cod_acervo = acervo.cod_acervo) AS cod_biblioteca
       FROM acervo WHERE cod_acervo <= $1 ORDER BY cod_acervo`,
    [FIRST_TITLES],
  );
  await fillKardex(
    client,
    rows.filter(({ marc }) => first(marc, '310', 'a') !== undefined),
    seeding,
  );
  await copyRows(client, 'sumario', [...articlesOf(rows), ...chaptersOf(rows)]);
};

const first = (record: MarcRecord, tag: string, code: string): string | undefined =>
  dataFields(record, tag).flatMap((field) => subfieldValues(field, code))[0];

async function fillKardex(client: ClientBase, serials: readonly SerialTitle[], { today }: SeedContext): Promise<void> {
  const parts: object[] = [];
  const items: object[] = [];
  for (const { cod_acervo, marc, cod_biblioteca } of serials) {
    const random = randomOf('kardex', cod_acervo);
    const desc_period = first(marc, '310', 'a') ?? '';
    const period = PERIODS[desc_period];
    const [, from, to = today.slice(0, 4)] = /\((\d{4})\)-(?:.*\((\d{4})\))?/.exec(first(marc, '362', 'a') ?? '') ?? [];
    if (!period || from === undefined) continue;
    const home = cod_biblioteca ?? 1;
    const holders = home !== 1 && random.chance(0.5) ? [home, 1] : [home];
    for (let year = Math.max(Number(from), Number(to) - YEARS + 1); year <= Number(to); year += 1)
      for (const cod_bib of holders) {
        const add = (cod_par: number, desc_par: string, issues: number) => {
          const id = parts.length + 1;
          parts.push({ id, cod_acervo, cod_period: period.cod_period, desc_period, cod_bib, cod_par, desc_par, year });
          for (let number = 1; number <= issues; number += 1)
            items.push({
              seq_par: id,
              seq_sec: number,
              ...issueOf({ volume: year - Number(from) + 1, number, issues, year }, today, random),
            });
        };
        add(1, 'Fascículos', period.issues);
        if (year % 3 === 0) add(2, 'Suplementos', 1);
      }
  }
  await copyRows(client, 'kardex', parts);
  await copyRows(client, 'kardex_item', items);
  await client.query(`SELECT setval(pg_get_serial_sequence('kardex', 'id'), greatest($1, 1))`, [parts.length]);
}

interface Issue {
  volume: number;
  number: number;
  issues: number;
  year: number;
}

/** An issue of a year: due when its months are over, and its status until today. */
function issueOf({ volume, number, issues, year }: Issue, today: string, random: Random) {
  const months = 12 / issues;
  const span = [MONTHS[(number - 1) * months], MONTHS[number * months - 1]];
  const rotulo = `v. ${volume}, n. ${number}, ${[...new Set(span)].join('/')} ${year}`;
  const due = addDays(`${year}-${String(number * months).padStart(2, '0')}-01`, 27);
  const came = addDays(due, random.between(5, 50));
  const is = (situacao: string, data: string | null, observacao: string | null = null) => ({
    rotulo,
    situacao,
    data,
    observacao,
  });
  if (due >= today) return is(SerialItemStatus.expected, due);
  if (came >= today) return is(SerialItemStatus.late, due, 'Ainda não chegou.');
  const drawn = random.int(100);
  if (drawn < 5) return is(SerialItemStatus.missing, null, 'Não recebido; esgotado no editor.');
  if (drawn < 11) return is(SerialItemStatus.claimed, due, `Reclamado ao fornecedor em ${brazilianFromIso(came)}.`);
  if (Number(today.slice(0, 4)) - year > 3)
    return is(SerialItemStatus.bound, came, 'Encadernado com os outros números do ano.');
  return is(SerialItemStatus.received, came);
}

/** The articles of periodicals in the catalogue: their host field (773) has the ISSN of a periodical (022). */
function articlesOf(rows: readonly SerialTitle[]): object[] {
  const serials = new Map(rows.map(({ cod_acervo, marc }) => [first(marc, '022', 'a'), cod_acervo]));
  const seen = new Map<number, number>();
  return rows.flatMap(({ titulo, autor_principal, marc }) => {
    const issn = first(marc, '773', 'x');
    const cod_acervo = issn === undefined ? undefined : serials.get(issn);
    if (cod_acervo === undefined) return [];
    const seq = (seen.get(cod_acervo) ?? 0) + 1;
    seen.set(cod_acervo, seq);
    const paginas = /p\. ([\d-]+)/.exec(first(marc, '773', 'g') ?? '')?.[1] ?? null;
    const url = first(marc, '856', 'u') ?? null;
    return [{ cod_acervo, tipo: SummaryType.serial, seq, titulo, autor: autor_principal, paginas, url }];
  });
}

/** The contents notes (505) of books, and the chapters of two without one. */
function chaptersOf(rows: readonly SerialTitle[]): object[] {
  return rows.flatMap(({ cod_acervo, titulo, autor_principal, marc }) => {
    const noted = first(marc, '505', 'a')?.replace(/\.$/, '').split(' -- ');
    const chapters = CHAPTERS[titulo] ?? (marc.leader.charAt(6) === 'a' ? noted : undefined) ?? [];
    return chapters.map((chapter, index) => ({
      cod_acervo,
      tipo: SummaryType.book,
      seq: index + 1,
      titulo: chapter,
      autor: autor_principal,
      paginas: null,
      url: null,
    }));
  });
}
