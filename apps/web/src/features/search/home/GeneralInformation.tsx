import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { useGetGeneralInformationQuery } from '../../site/public';
import { SectionHead } from '../layout';
import Markdown from './Markdown';

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
        {({ texto }) => (texto.trim() ? <Markdown text={texto} level={3} /> : <p>{t('noInformation')}</p>)}
      </QueryView>
    </section>
  );
}
