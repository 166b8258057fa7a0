import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { DataList } from '../../shared/ui/DataList';
import { useGetColourLabelQuery } from './title.api';
import css from './TitleFacts.module.css';

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
        <svg className={css.swatch} aria-hidden>
          <rect width="100%" height="100%" fill={label.cor} />
        </svg>
        {label.descricao}
      </>
    ),
  };
  return <DataList items={colour ? [...items, colour] : items} />;
}
