import { catalogueModule } from '@catalogue/api-contract';
import { activitiesIn, suggestionAddress } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetInstitutionQuery } from '../site/public';
import { selectPatron } from '../../shared/session';
import type { Settings } from '../../shared/settings';
import { Dialog } from '../../shared/ui/Dialog';
import { ProfessorSuggestionLink } from './ProfessorSuggestionLink';
import { SuggestionForm } from './SuggestionForm';

interface SuggestionDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The suggestion modal of the footer (D1 §2, activity 12); professors are sent to the institution's acquisition system
 * (D1 §6).
 */
export function SuggestionDialog({ isOpen, onClose }: SuggestionDialogProps) {
  const { t } = useTranslation('units');
  const { data: institution } = useGetInstitutionQuery();
  const patron = useSelector(selectPatron);
  const module = useSelector((state: { settings: Settings | null }) => state.settings?.cod_modulo ?? catalogueModule);
  const system = institution?.p.__web_aquisicao;
  const address = patron && suggestionAddress({ activities: activitiesIn(module, patron.permissions) }, system);
  if (!address) return <SuggestionForm isOpen={isOpen} onClose={onClose} system={system ?? null} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('suggestionTitle')}>
      <ProfessorSuggestionLink address={address} />
    </Dialog>
  );
}
