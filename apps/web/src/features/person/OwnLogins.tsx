import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListLoginsQuery } from '../session/public';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Badge } from '../../shared/ui/Badge';
import { useExchange } from './useExchange';
import css from './OwnLogins.module.css';

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
              <li className={css.row} key={login.codigo}>
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
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
