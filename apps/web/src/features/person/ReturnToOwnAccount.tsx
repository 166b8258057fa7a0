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
  const cameFrom = patron?.cameFrom;
  if (!cameFrom) return null;
  return (
    <div className="measure-narrow pt-4">
      <Notice tone="info">
        <p>{t('actingFor', { name: patron.user.nome_pessoa, own: cameFrom.nome_pessoa })}</p>
        <Button busy={isBusy} onClick={() => toUser(cameFrom.login)}>
          {t('comeBack', { name: cameFrom.nome_pessoa })}
        </Button>
      </Notice>
    </div>
  );
}
