import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AlertsIcon, AgainIcon, BackIcon, HoldIcon } from '../../shared/ui/icons';
import { Shelf } from '../../shared/ui/Shelf';
import css from './LoginLayout.module.css';

/** LOOK §5, "Entrar": one half the institution's panel, the other the form; on a phone only the form. */
export function LoginLayout({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useTranslation(['session', 'shared']);
  return (
    <div className={css.halves}>
      <aside className={css.panel}>
        <div>
          <p>{t('panelTitle')}</p>
          <ul>
            <li>
              <AgainIcon /> {t('panelRenew')}
            </li>
            <li>
              <HoldIcon /> {t('panelHolds')}
            </li>
            <li>
              <AlertsIcon /> {t('panelDates')}
            </li>
          </ul>
        </div>
        <Shelf books={34} height={208} seed={3} />
      </aside>
      <div className={css.side}>
        <div className={css.row}>
          <button type="button" onClick={onBack}>
            <BackIcon /> {t('back')}
          </button>
          <Link to="/">{t('searchCatalogue', { ns: 'shared' })}</Link>
        </div>
        {children}
      </div>
    </div>
  );
}
