import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { useExchange } from './useExchange';

const Room = styled('div', { base: { maxWidth: '40rem', paddingBlockStart: 'e4' } });

/** Shown while the patron acts as another person: who that is, and a button to return. */
export function ReturnToOwnAccount() {
  const { t } = useTranslation('person');
  const patron = useSelector(selectPatron);
  const { toUser, isBusy } = useExchange();
  const cameFrom = patron?.cameFrom;
  if (!cameFrom) return null;
  return (
    <Room>
      <Notice tone="info">
        <p>{t('actingFor', { name: patron.user.nome_pessoa, own: cameFrom.nome_pessoa })}</p>
        <Button busy={isBusy} onClick={() => toUser(cameFrom.login)}>
          {t('comeBack', { name: cameFrom.nome_pessoa })}
        </Button>
      </Notice>
    </Room>
  );
}
