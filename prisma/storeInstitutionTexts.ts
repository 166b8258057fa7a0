import type { ClientBase } from 'pg';
import type { InstitutionSettings } from '@catalogue/api-contract';
import { searchKey } from '@catalogue/domain';
import { copyRows } from './copyRows';

type Texts = Required<Pick<InstitutionSettings, 'guias' | 'perguntas' | 'informacoes'>>;

/** Whether two values are stored as different ones. */
export const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The texts of the home page, in their order. Guides of search forms have no text and are not among them. */
export async function findTexts(db: ClientBase): Promise<Texts> {
  const { rows: guias } = await db.query<Texts['guias'][number]>(
    'SELECT titulo, descricao, texto, secao FROM guia_pesquisa WHERE texto IS NOT NULL ORDER BY secao, ordem, id',
  );
  const { rows: perguntas } = await db.query<Texts['perguntas'][number]>(
    'SELECT pergunta, resposta FROM faq ORDER BY ordem, id',
  );
  const { rows: information } = await db.query<{ texto: string }>(
    'SELECT texto FROM informacao_geral ORDER BY ordem, id',
  );
  return { guias, perguntas, informacoes: information.map(({ texto }) => texto) };
}

/**
 * Replaces each list that is given and differs: nothing refers to these rows, and their order counts. Returns how many lists
 * it replaced.
 */
export async function storeTexts(db: ClientBase, given: Partial<Texts>): Promise<number> {
  const stored = await findTexts(db);
  const guias = given.guias && inOrder(given.guias);
  let changed = 0;
  if (guias && differs(guias, stored.guias)) {
    await replaceGuides(db, guias);
    changed += 1;
  }
  if (given.perguntas && differs(given.perguntas, stored.perguntas)) {
    await db.query('DELETE FROM faq');
    await copyRows(
      db,
      'faq',
      given.perguntas.map((row, at) => ({ id: at + 1, ordem: at + 1, ...row })),
    );
    changed += 1;
  }
  if (given.informacoes && differs(given.informacoes, stored.informacoes)) {
    await db.query('DELETE FROM informacao_geral');
    await copyRows(
      db,
      'informacao_geral',
      given.informacoes.map((texto, at) => ({ id: at + 1, ordem: at + 1, texto })),
    );
    changed += 1;
  }
  return changed;
}

// By section, with the keys in one order.
const inOrder = (guides: Texts['guias']): Texts['guias'] =>
  guides
    .map(({ titulo, descricao, texto, secao }) => ({ titulo, descricao, texto, secao }))
    .sort((one, other) => one.secao - other.secao);

async function replaceGuides(db: ClientBase, guides: Texts['guias']): Promise<void> {
  const { rows } = await db.query<{ titulo: string; slug: string }>(
    'DELETE FROM guia_pesquisa WHERE texto IS NOT NULL RETURNING titulo, slug',
  );
  const known = new Map(rows.map(({ titulo, slug }) => [titulo, slug]));
  // A new guide before a known one does not get its address.
  const taken = new Set(guides.flatMap(({ titulo }) => known.get(titulo) ?? []));
  const { rows: last } = await db.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM guia_pesquisa');
  await copyRows(
    db,
    'guia_pesquisa',
    guides.map((guide, at) => {
      const id = (last[0]?.id ?? 0) + at + 1;
      const slug = known.get(guide.titulo) ?? slugOf(guide.titulo, taken);
      taken.add(slug);
      return { id, ordem: id, slug, ...guide };
    }),
  );
}

/** A guide's address. It begins so that it is never that of a screen. */
function slugOf(titulo: string, taken: ReadonlySet<string>): string {
  const slug = `guia_${searchKey(titulo)
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60)}`;
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}_${number}`;
  return free;
}
