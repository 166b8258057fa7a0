import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/ui/PageTitle';
import { TabSection } from '../../shared/ui/TabSection';
import { ActFor } from './ActFor';
import { ReturnToOwnAccount } from './ReturnToOwnAccount';
import { OwnLogins } from './OwnLogins';

/**
 * `/meupergamum/troca-usuario`: switches to another login of the patron, or to a person for whom they may act (D2 §5).
 */
export function ExchangeUserScreen() {
  const { t } = useTranslation('person');
  return (
    <>
      <PageTitle size="area">{t('exchangeTitle')}</PageTitle>
      <ReturnToOwnAccount />
      <TabSection>
        <h2>{t('ownLogins')}</h2>
        <OwnLogins />
      </TabSection>
      <TabSection>
        <h2>{t('actFor')}</h2>
        <ActFor />
      </TabSection>
    </>
  );
}
