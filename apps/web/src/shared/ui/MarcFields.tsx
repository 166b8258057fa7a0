import type { MarcRow } from '@catalogue/api-contract';
import { styled } from '../theme/styled';

const Root = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    margin: 0,
    paddingBlock: 'e5',
    fontSize: 'sm',
    '& > *': { paddingBlock: 'e2', borderBlockEnd: '1px solid', borderColor: 'border', margin: 0 },
    '& dt': { fontFamily: 'mono', paddingInlineEnd: 'e4', whiteSpace: 'pre' },
    '& dd': { overflowWrap: 'anywhere' },
    '& code': { fontFamily: 'mono', color: 'marca.fg', marginInline: 'e2 e1' },
    // Blanks are significant in a coded field.
    '& [data-control]': { fontFamily: 'mono', whiteSpace: 'pre-wrap' },
  },
});

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
export function MarcFields({ rows }: { rows: readonly Row[] }) {
  return (
    <Root>
      {fieldsOf(rows).map(({ tag, key, indicators, rows: subfields }, at) => [
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
    </Root>
  );
}
