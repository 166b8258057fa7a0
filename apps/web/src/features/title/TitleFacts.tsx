import { hyphenatedIsbn, type FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { DataList } from '../../shared/ui/DataList';
import { useGetColourLabelQuery } from './title.api';
import css from './TitleFacts.module.css';

/** An ISSN has its hyphen, an ISBN has none. */
const isIssn = (number: string) => number.includes('-');

/** The short facts next to the spine label: those that the record has, and the library's colour label. */
export function TitleFacts({ codAcervo, title }: { codAcervo: string; title: FieldsTitle }) {
  const { t } = useTranslation('title');
  // A failure is ignored: the colour label is optional.
  const { currentData: label } = useGetColourLabelQuery({ params: { id: codAcervo } });
  const numbers = (areIssns: boolean) =>
    title.isbns_issns
      .filter((number) => isIssn(number) === areIssns)
      .map(hyphenatedIsbn)
      .join(', ') || null;
  const facts: [string, string | null][] = [
    [t('publication'), title.imprenta],
    [t('edition'), title.edicao],
    ['ISBN', numbers(false)],
    ['ISSN', numbers(true)],
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
