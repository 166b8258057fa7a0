import type { MarcRow } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Fetched } from '../../shared/Fetched';
import { styled } from '../../shared/theme/styled';
import { EmptyState } from '../../shared/ui/EmptyState';
import { useGetMarcQuery } from './title.api';

const Fields = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    margin: 0,
    paddingBlock: 'e5',
    fontSize: 'sm',
    '& > *': { paddingBlock: 'e2', borderBlockEnd: '1px solid', borderColor: 'border', margin: 0 },
    '& dt': { fontFamily: 'mono', paddingInlineEnd: 'e4', whiteSpace: 'pre' },
    '& code': { fontFamily: 'mono', color: 'marca.fg', marginInline: 'e2 e1' },
  },
});

interface Field {
  tag: string;
  key: string;
  indicators: string;
  rows: MarcRow[];
}

// Rows come in record order, those of one field together (decisions E4).
const fieldsOf = (rows: MarcRow[]): Field[] => {
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

const text = (row: MarcRow) => row.descricao || row.texto_descricao || '';

/** `/acervo/{id}/marc`: the record as librarians read it, field by field. */
export default function MarcTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('title');
  const query = useGetMarcQuery({ params: { id: codAcervo } });
  return (
    <Fetched query={query} failed={t('marcFailed')} empty={<EmptyState title={t('emptyRecord')} />}>
      {(rows) => (
        <Fields>
          {fieldsOf(rows).map(({ tag, key, indicators, rows: subfields }) => [
            <dt key={`${key} tag`}>
              {tag} {indicators}
            </dt>,
            <dd key={key}>
              {subfields.map((row, at) => (
                <span key={at}>
                  {row.secao !== null && <code>${row.secao}</code>}
                  {text(row)}
                  {row.pontuacao}
                </span>
              ))}
            </dd>,
          ])}
        </Fields>
      )}
    </Fetched>
  );
}
