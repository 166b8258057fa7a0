import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { useExchange } from './useExchange';
import css from './ActingBanner.module.css';

/** On every screen while the patron acts for another person: who that is, and the way back (LOOK-2 §1). */
export function ActingBanner() {
  const { t } = useTranslation('person');
  const patron = useSelector(selectPatron);
  const { toUser, isBusy } = useExchange();
  const originalUser = patron?.originalUser;
  if (!originalUser) return null;
  const [first = originalUser.nome_pessoa] = originalUser.nome_pessoa.trim().split(/\s+/);
  return (
    <div className={css.root} role="region" aria-label={t('inNameOfOther')} data-screen-only="">
      <p>{t('actingAs', { name: patron.user.nome_pessoa })}</p>
      <button
        className={css.button}
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => toUser(originalUser.login)}
      >
        {t('beOneself', { name: first })}
      </button>
    </div>
  );
}
