import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { useGetGeneralInformationQuery } from '../../site/public';
import { SectionHead } from '../layout';
import { Paragraphs } from './Paragraphs';

/** General information about the libraries. */
export function GeneralInformation() {
  const { t } = useTranslation('search');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('generalInformation')}</h2>
      </SectionHead>
      <QueryView query={useGetGeneralInformationQuery()} failed={t('informationFailed')}>
        {({ texto }) => (texto.trim() ? <Paragraphs text={texto} /> : <p>{t('noInformation')}</p>)}
      </QueryView>
    </section>
  );
}
