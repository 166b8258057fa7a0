import type { ClientBase } from 'pg';
import { authorityHeading, headingId, headingUses } from '../titleHeadings';
import { titleRow } from '../titleRow';
import type { TitleInput } from '../storeTitles';
import { copyRows } from '../copyRows';

/** The codes of headings already written; empty when a seed starts. */
export type AuthorityRegistry = Map<string, number>;

/**
 * Writes new titles into an empty database by COPY, from cod_acervo `first` on: the same rows as storeTitles, without
 * any queries. Only for records without authority codes of their own.
 */
export async function copyTitles(
  client: ClientBase,
  first: number,
  batch: readonly TitleInput[],
  registry: AuthorityRegistry,
): Promise<void> {
  const authorities: object[] = [];
  const links: object[] = [];
  const rows = batch.map(({ record, source_key, data_inclusao, libraries = [], barcodes = [] }, index) => {
    const cod_acervo = first + index;
    for (const use of headingUses(record)) {
      const id = headingId(use);
      let cod_autoridade = registry.get(id);
      if (cod_autoridade === undefined) {
        cod_autoridade = registry.size + 1;
        registry.set(id, cod_autoridade);
        authorities.push({ cod_autoridade, tipo: use.tipo, nome: use.nome, name_key: use.name_key });
      }
      links.push({ cod_acervo, paragrafo: use.paragrafo, seq_paragrafo: use.seq_paragrafo, cod_autoridade });
    }
    const row = titleRow(record, {
      source_key,
      data_inclusao,
      libraries,
      barcodes,
      authorityCodes: (heading) => {
        const found = authorityHeading(heading);
        const code = found && registry.get(headingId(found));
        return code ? String(code) : null;
      },
    });
    return { cod_acervo, ...row };
  });
  await copyRows(client, 'autoridade', authorities);
  await copyRows(client, 'acervo', rows);
  await copyRows(client, 'acervo_autoridade', links);
}
