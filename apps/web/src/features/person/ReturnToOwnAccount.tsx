import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { useExchange } from './useExchange';

/** Shown while the patron acts as another person: who that is, and a button to return. */
export function ReturnToOwnAccount() {
  const { t } = useTranslation('person');
  const patron = useSelector(selectPatron);
  const { toUser, isBusy } = useExchange();
  const originalUser = patron?.originalUser;
  if (!originalUser) return null;
  return (
    <div className="measure-narrow pt-4">
      <Notice tone="info">
        <p>{t('actingFor', { name: patron.user.nome_pessoa, own: originalUser.nome_pessoa })}</p>
        <Button busy={isBusy} onClick={() => toUser(originalUser.login)}>
          {t('comeBack', { name: originalUser.nome_pessoa })}
        </Button>
      </Notice>
    </div>
  );
}
