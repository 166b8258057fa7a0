import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { selectSignedOut, signOutAcknowledged } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';

interface SignedOutNoticeProps {
  /** Titles in baskets, which are the browser's and stay. */
  inBasket: number;
  /** Whether there are baskets with a name, which may be empty. */
  hasNamedBaskets: boolean;
  onEmptyBasket: () => void;
}

/** After a sign-out, where it ends: what was erased in this browser, what stays, and how to erase that too. */
export function SignedOutNotice({ inBasket, hasNamedBaskets, onEmptyBasket }: SignedOutNoticeProps) {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const hasSignedOut = useSelector(selectSignedOut);
  const { pathname, search } = useLocation();
  const isLogin = pathname.startsWith(paths.login);
  const isLeft = inBasket > 0 || hasNamedBaskets;
  if (!hasSignedOut || !(isLogin || (pathname === paths.home && search === ''))) return null;
  return (
    <div className="py-4" data-screen-only="">
      <Notice tone="ok" role="status" title={t('youSignedOut')}>
        <p>{t('signOutErased')}</p>
        {inBasket > 0 && <p>{t('signOutBasket', { count: inBasket })}</p>}
        {hasNamedBaskets && <p>{t('signOutNamedBaskets')}</p>}
        {!isLeft && <p>{t('signOutNothingLeft')}</p>}
        <div className="row gap-3">
          {!isLogin && (
            <LinkButton size="small" to={paths.login}>
              {t('signInOnceMore')}
            </LinkButton>
          )}
          {isLeft && (
            <Button size="small" onClick={onEmptyBasket}>
              {t('emptyBasketToo')}
            </Button>
          )}
          <Button size="small" variant="text" onClick={() => dispatch(signOutAcknowledged())}>
            {t('close')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
