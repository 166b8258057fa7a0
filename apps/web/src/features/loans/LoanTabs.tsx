import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** What is with the patron, what is waited for, and what was: four lists, each with its address. */
export function LoanTabs() {
  const { t } = useTranslation('loans');
  return (
    <Tabs
      label={t('loanTabs')}
      tabs={[
        { to: paths.area('titulos-pendentes'), text: t('tabLoans') },
        { to: paths.area('reservas'), text: t('tabHolds') },
        { to: paths.area('historico-emprestimos'), text: t('tabPastLoans') },
        { to: paths.area('historico-reservas'), text: t('tabPastHolds') },
      ]}
    />
  );
}
