import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { refetchAlways } from '../../shared/refetchAlways';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { useGetHistoryChoiceQuery } from './person.api';

/** Over a history that the patron does not keep: why it is empty. */
export function HistoryNotice() {
  const { t } = useTranslation('person');
  const { data } = useGetHistoryChoiceQuery(undefined, refetchAlways);
  if (data?.guarda !== false) return null;
  return (
    <Notice tone="info" title={t('historyNotKept')}>
      <p>{t('historyOpenOnly')}</p>
      <LinkButton to={paths.area('dados-pessoais/copia')}>{t('changeHistory')}</LinkButton>
    </Notice>
  );
}
