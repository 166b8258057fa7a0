import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { DataList } from '../../shared/ui/DataList';
import { useGetColourLabelQuery } from './title.api';

const Swatch = styled('span', {
  base: {
    display: 'inline-block',
    width: '0.75rem',
    height: '0.75rem',
    marginInlineEnd: 'e2',
    border: '1px solid var(--borda-controle)',
    forcedColorAdjust: 'none',
  },
});

/** The short facts next to the spine label: those that the record has, and the library's colour label. */
export function TitleFacts({ codAcervo, title }: { codAcervo: string; title: FieldsTitle }) {
  const { t } = useTranslation('title');
  // A failure is ignored: the colour label is optional.
  const { currentData: label } = useGetColourLabelQuery({ params: { id: codAcervo } });
  const facts: [string, string | null][] = [
    [t('publication'), title.imprenta],
    [t('edition'), title.edicao],
    [t('isbnIssn'), title.isbns_issns.join(', ') || null],
    [t('physicalDescription'), title.descricao_fisica],
  ];
  const items = facts.flatMap(([name, value]) => (value ? [{ label: name, value }] : []));
  const colour = label && {
    label: t('colour'),
    value: (
      <>
        <Swatch aria-hidden style={{ background: label.cor }} />
        {label.descricao}
      </>
    ),
  };
  return <DataList items={colour ? [...items, colour] : items} />;
}
