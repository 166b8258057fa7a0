import { useTranslation } from 'react-i18next';
import { Tabs } from '../../shared/ui/Tabs';

/** What is with the patron, what is waited for, and what was: four lists, each with its address. */
export function LoanTabs() {
  const { t } = useTranslation('loans');
  return (
    <Tabs
      label={t('loanTabs')}
      tabs={[
        { to: '/meupergamum/titulos-pendentes', text: t('tabLoans') },
        { to: '/meupergamum/reservas', text: t('tabHolds') },
        { to: '/meupergamum/historico-emprestimos', text: t('tabPastLoans') },
        { to: '/meupergamum/historico-reservas', text: t('tabPastHolds') },
      ]}
    />
  );
}
