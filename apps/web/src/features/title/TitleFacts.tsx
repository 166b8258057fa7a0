import type { FieldsTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { DataList } from '../../shared/ui/DataList';

/** The short facts beside the spine label; only those that the record has. */
export function TitleFacts({ title }: { title: FieldsTitle }) {
  const { t } = useTranslation('title');
  const facts: [string, string | null][] = [
    [t('publication'), title.imprenta],
    [t('edition'), title.edicao],
    [t('isbnIssn'), title.isbns_issns.join(', ') || null],
    [t('physicalDescription'), title.descricao_fisica],
  ];
  return <DataList items={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />;
}
