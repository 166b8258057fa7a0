import type { MarcRow } from '@catalogue/api-contract';
import { FirstOf } from './FirstOf';
import css from './MarcFields.module.css';

type Row = Omit<MarcRow, 'seq_secao' | 'texto_descricao' | 'campo_fixo'> & Pick<Partial<MarcRow>, 'texto_descricao'>;

interface Field {
  tag: string;
  key: string;
  indicators: string;
  rows: Row[];
}

// Rows arrive in record order, with those of one field adjacent (ruling E4).
const fieldsOf = (rows: readonly Row[]): Field[] => {
  const fields: Field[] = [];
  for (const row of rows) {
    const key = `${row.paragrafo} ${row.seq_paragrafo}`;
    const last = fields.at(-1);
    if (last?.key === key) last.rows.push(row);
    else {
      const indicators = row.secao === null ? '  ' : (row.indicador1?.trim() || '#') + (row.indicador2?.trim() || '#');
      fields.push({ tag: row.paragrafo.padStart(3, '0'), key, indicators, rows: [row] });
    }
  }
  return fields;
};

/** A record in MARC, field by field. */
export const MarcFields = ({ rows }: { rows: readonly Row[] }) => (
  <FirstOf items={fieldsOf(rows)} most={500}>
    {(shown) => (
      <dl className={css.root}>
        {shown.map(({ tag, key, indicators, rows: subfields }, at) => [
          <dt key={`${key} ${at} tag`}>
            {tag} {indicators}
          </dt>,
          <dd key={`${key} ${at}`}>
            {subfields.map((row, place) => (
              <span key={place} data-control={row.secao === null ? '' : undefined}>
                {row.secao !== null && <code>${row.secao}</code>}
                {row.descricao || row.texto_descricao || ''}
                {row.pontuacao}
              </span>
            ))}
          </dd>,
        ])}
      </dl>
    )}
  </FirstOf>
);
