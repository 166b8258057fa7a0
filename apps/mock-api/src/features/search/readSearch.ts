import type { SearchQuery } from '@catalogue/api-contract';
import { isOptionForm, isPeriodReversed, lacksTerm } from '@catalogue/domain';
import type { Prisma } from '@catalogue/database/generated/client';
import type { Refuse } from '../../http/serve';
import { findChosenOptions } from './forms.store';
import { findNear } from './searchIndexes';
import { searchRows } from './searchRows';
import type { Search } from './searchTree';

const maxSimilar = 8;

export async function readSearch(db: Prisma.TransactionClient, query: SearchQuery, today: string): Promise<Search> {
  const rows = searchRows(query);
  const words = query.similar === 'S' ? rows.flatMap((row) => row.words) : [];
  const near = words.length > 0 ? await findNear(db, words, maxSimilar) : [];
  return { rows, query, today, options: [], similar: new Map(near.map(({ palavra, near }) => [palavra, near])) };
}

/** A search whose fields fit together; otherwise it is refused. */
export async function checkedSearch(
  db: Prisma.TransactionClient,
  query: SearchQuery,
  today: string,
  refuse: Refuse<'TermoObrigatorio' | 'PeriodoInvertido' | 'OpcaoDesconhecida'>,
): Promise<Search> {
  const { ano_ini, ano_fim, pesquisa = 'pesquisa_geral' } = query;
  if (lacksTerm(query))
    refuse('TermoObrigatorio', { errors: { termo_pesquisa: ['deve ser preenchido'] }, facts: { pesquisa } });
  if (isPeriodReversed(query))
    refuse('PeriodoInvertido', {
      errors: { ano_fim: ['deve ser igual ou posterior a ano_ini'] },
      facts: { ano_ini, ano_fim },
    });
  const options = isOptionForm(pesquisa) ? await findChosenOptions(db, pesquisa, query) : [];
  return { ...(await readSearch(db, query, today)), options: options ?? refuse('OpcaoDesconhecida') };
}
