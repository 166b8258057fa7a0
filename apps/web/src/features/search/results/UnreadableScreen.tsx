import { maxTextLength } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { SearchBand } from '../layout';
import { emptyAddress } from '../searchAddress';
import { SearchForm } from '../SearchForm';

/** Shown for an address with an invalid term; the term is in the field, to be shortened. */
export default function UnreadableScreen({ term }: { term: string }) {
  const { t, i18n } = useTranslation('search');
  const isLong = term.length > maxTextLength;
  return (
    <>
      <SearchBand data-screen-only="">
        <SearchForm
          look="band"
          type="pesquisa_geral"
          address={{ ...emptyAddress, query: { termo_pesquisa: term } }}
          isAdvanced={false}
          onAdvanced={() => undefined}
        />
      </SearchBand>
      <div className="stack gap-4 measure pt-5 pb-8">
        <PageTitle size="results">{t('unreadable')}</PageTitle>
        <Notice tone="error" role="alert">
          <p>{isLong ? t('termTooLong', { most: maxTextLength.toLocaleString(i18n.language) }) : t('termHasSigns')}</p>
        </Notice>
      </div>
    </>
  );
}
