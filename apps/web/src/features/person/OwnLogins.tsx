import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListLoginsQuery } from '../session/public';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { selectPatron } from '../../shared/session';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Badge } from '../../shared/ui/Badge';
import { useExchange } from './useExchange';

const Row = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'e2 e4',
    maxWidth: '40rem',
    minHeight: '3.5rem',
    paddingBlock: 'e2',
    borderBlockEnd: '1px solid',
    borderColor: 'border',
  },
});

/** The logins of the same person, with a button to switch to each other one (D1 §4). */
export function OwnLogins() {
  const { t } = useTranslation('person');
  const query = useListLoginsQuery(undefined, refetchAlways);
  const chosen = useSelector(selectPatron)?.chosenLogin;
  const { toLogin, isBusy } = useExchange();
  return (
    <QueryView query={query} failed={t('loginsFailed')}>
      {(logins) =>
        logins.length < 2 ? (
          <p>{t('oneLogin')}</p>
        ) : (
          <ul>
            {logins.map((login) => (
              <Row key={login.codigo}>
                <span>{login.nome}</span>
                {login.codigo === chosen ? (
                  <Badge tone="ok">{t('inUse')}</Badge>
                ) : (
                  <Button
                    size="small"
                    busy={isBusy}
                    aria-label={t('useLoginOf', { name: login.nome })}
                    onClick={() => toLogin(login)}
                  >
                    {t('useLogin')}
                  </Button>
                )}
              </Row>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
