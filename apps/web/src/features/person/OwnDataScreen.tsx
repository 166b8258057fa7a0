import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsActing } from '../../shared/session';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { TabSection } from '../../shared/ui/TabSection';
import { HistoryChoice } from './HistoryChoice';
import { TakeOwnData } from './TakeOwnData';

/** `/meupergamum/dados-pessoais/copia`: a copy of all that the library has about the patron, and their history. */
export function OwnDataScreen() {
  const { t } = useTranslation('person');
  const isActing = useSelector(selectIsActing);
  return (
    <>
      <PageTitle size="area">{t('copyTitle')}</PageTitle>
      {isActing ? (
        <TabSection>
          <Notice tone="info">
            <p>{t('so_a_propria_pessoa')}</p>
          </Notice>
        </TabSection>
      ) : (
        <>
          <TabSection>
            <h2>{t('takeOwnData')}</h2>
            <p>{t('takeOwnDataWhat')}</p>
            <p className="muted">{t('takeOwnDataCare')}</p>
            <TakeOwnData />
          </TabSection>
          <TabSection>
            <h2>{t('history')}</h2>
            <HistoryChoice />
          </TabSection>
        </>
      )}
    </>
  );
}
