import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Tabs } from '../../shared/ui/Tabs';

/** Tabs: loans, holds, and the history of both, each with its own address. */
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
