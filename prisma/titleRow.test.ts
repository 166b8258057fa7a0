import type { DataField, MarcRecord } from '@catalogue/domain';
import { titleRow } from './titleRow';

const field = (tag: string, ...texts: string[]): DataField => ({
  tag,
  ind1: ' ',
  ind2: ' ',
  subfields: texts.map((value, at) => ({ code: 'abc'.charAt(at), value })),
});
const rowOf = (...fields: DataField[]) => {
  const record: MarcRecord = { leader: '00000nam a2200000 a 4500', fields };
  return titleRow(record, {
    source_key: 'x 1',
    data_inclusao: '2026-03-10',
    authorityCodes: () => null,
    libraries: [],
    barcodes: [],
  });
};
/** What lists show. */
const shown = (row: ReturnType<typeof titleRow>) => {
  const searched = /^search_|^title_(key|forms)$|^other_forms$|^main_entry$|^titulo_adicional$|^marc$/;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !searched.test(name)));
};
const many = (count: number, tag: string) =>
  Array.from({ length: count }, (_, at) => field(tag, `Sobrenome ${at}, Nome`));

it('carries into lists of a record of megabytes what fits into a row', () => {
  const long = '😀'.repeat(30_000);
  const texts = ['050', '100', '245', '250', '260', '300', '490', '520', '650'].map((tag) =>
    field(tag, long, long, long),
  );
  const row = rowOf(...texts, ...many(10_000, '700'), ...many(10_000, '650'));
  expect(JSON.stringify(shown(row)).length).toBeLessThan(100_000);
  expect(row.titulo).toMatch(/^(😀)+…$/u);
});

it('carries everything of a title of a hundred people and a summary of pages', () => {
  const summary = 'Resumo. '.repeat(1000).trim();
  const row = rowOf(field('245', 'Anais'), field('520', summary), ...many(100, '700'));
  expect(row.resumo).toBe(summary);
  expect(row.dados_adicionais.A).toHaveLength(100);
});
