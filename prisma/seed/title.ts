import { addDays, marcReleaseActivity } from '@catalogue/domain';
import type { ClientBase } from 'pg';
import { copyRows } from '../copyRows';
import { firstPatron } from './people';
import { personaCodes } from './personaCodes';
import { randomOf } from './random';
import type { FeatureSeed } from './featureSeeds';

// Only for the first titles, so that 200,000 titles are seeded as fast as 640.
const MOST = 160;

/** The meaning of the spine labels, and how frequent each is: one in `every` titles of the class, or of all. */
const LABELS = [
  { cor: '#1565c0', cor_descricao: 'Leitura obrigatória do vestibular', of: '869', every: 3 },
  { cor: '#c62828', cor_descricao: 'Literatura brasileira', of: '869', every: 1 },
  { cor: '#2e7d32', cor_descricao: 'Coleção especial', of: '', every: 17 },
  { cor: '#f9a825', cor_descricao: 'Em destaque neste mês', of: '', every: 23 },
];

/**
 * Colour labels, pictures, usage figures, the closed collection, and the permission to see the library's own MARC
 * fields.
 */
export const fillTitleExtras: FeatureSeed = async (client, seeding) => {
  const { rows } = await client.query<{ cod_acervo: number; link_capa: string | null }>(
    'SELECT cod_acervo, link_capa FROM acervo ORDER BY cod_acervo LIMIT $1',
    [MOST],
  );
  const titles = rows.map(({ cod_acervo }) => cod_acervo);
  await labelSpines(client, titles);
  await copyRows(
    client,
    'acervo_imagem',
    rows.flatMap(({ cod_acervo, link_capa }) =>
      link_capa === null
        ? []
        : [
            { cod_acervo, ordem: 1, url: link_capa },
            ...(cod_acervo % 3 === 0 ? [{ cod_acervo, ordem: 2, url: link_capa.replace(/(\.\w+)$/, '-verso$1') }] : []),
          ],
    ),
  );
  await copyRows(
    client,
    'acervo_estatistica',
    titles.filter((code) => code % 4 !== 0).flatMap((code) => monthsOf(code, seeding.today)),
  );
  await fillClosedCollection(client, titles, seeding.today);
  const codeOf = await personaCodes(client);
  await client.query(
    `INSERT INTO permissao_atividade (cod_pessoa, cod_modulo, cod_atividade, descricao)
     VALUES ($1, 1, $2, 'MARC com os campos da biblioteca')`,
    [codeOf('trocas'), marcReleaseActivity],
  );
};

async function labelSpines(client: ClientBase, titles: readonly number[]): Promise<void> {
  for (const { cor, cor_descricao, of, every } of LABELS)
    await client.query(
      `UPDATE acervo SET cor = $1, cor_descricao = $2
        WHERE cod_acervo = ANY($3) AND cor IS NULL AND coalesce(classificacao, '') LIKE $4`,
      [cor, cor_descricao, titles.filter((code) => code % every === 0), `${of}%`],
    );
}

/** The months from two to four years ago: totals of loans and holds without records of their own. */
function monthsOf(cod_acervo: number, today: string): object[] {
  const random = randomOf('statistics', cod_acervo);
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 25;
  return Array.from({ length: random.between(6, 24) }, (_, index) => last - index).flatMap((month) => {
    // No use between terms.
    const mes = (month % 12) + 1;
    const busy = [1, 7].includes(mes) ? 0 : random.between(0, 9);
    if (busy === 0) return [];
    const emprestimos = Math.floor(busy / 2);
    return [
      {
        cod_acervo,
        ano: Math.floor(month / 12),
        mes,
        consultas: busy * 3 + random.int(6),
        emprestimos,
        reservas: random.int(emprestimos + 1),
      },
    ];
  });
}

interface StoreRow {
  id: number;
  cod_acervo: number;
  cod_biblioteca: number;
  tomo: string | null;
  parte: string | null;
  volume: string | null;
  disponivel: boolean;
}

/** Old sets in the closed collections of two libraries; one item of every set was ordered some days ago. */
async function fillClosedCollection(client: ClientBase, titles: readonly number[], today: string): Promise<void> {
  const items: StoreRow[] = [];
  const add = (cod_acervo: number, cod_biblioteca: number, parts: Partial<StoreRow>) =>
    items.push({
      id: items.length + 1,
      cod_acervo,
      cod_biblioteca,
      tomo: null,
      parte: null,
      volume: null,
      disponivel: true,
      ...parts,
    });
  for (const code of titles.filter((each) => each % 9 === 1)) {
    for (const volume of ['1', '2', '3']) add(code, 1, { volume, tomo: volume === '1' ? 'I' : 'II' });
    add(code, 1, { volume: '3', tomo: 'II', parte: 'Índice' });
    if (code % 2 === 1) add(code, 4, { volume: '1' });
  }
  // A single old edition, without volumes; of no title that examples show.
  for (const code of titles.filter((each) => each % 20 === 12)) add(code, 1, {});
  const away = items.filter(({ volume, cod_biblioteca }) => volume === '2' && cod_biblioteca === 1);
  for (const item of away) item.disponivel = false;
  await copyRows(client, 'armazem_item', items);
  await copyRows(
    client,
    'armazem_pedido',
    away.map(({ id, cod_acervo, tomo, parte, volume }, index) => ({
      cod_pessoa: firstPatron + index,
      cod_biblioteca: 1,
      data: `${addDays(today, -(index % 6) - 1)}T14:00:00Z`,
      itens: [{ id, cod_acervo, tomo, parte, volume }],
    })),
  );
  await client.query(`SELECT setval(pg_get_serial_sequence('armazem_item', 'id'), greatest($1, 1))`, [items.length]);
}
