import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { selectSignedOut, signOutSeen } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';

interface SignedOutNoticeProps {
  /** Titles in the basket, which is the browser's and stays. */
  inBasket: number;
  onEmptyBasket: () => void;
}

/** After a sign-out, where it ends: what was erased in this browser, what stays, and how to erase that too. */
export function SignedOutNotice({ inBasket, onEmptyBasket }: SignedOutNoticeProps) {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const hasSignedOut = useSelector(selectSignedOut);
  const { pathname, search } = useLocation();
  const isLogin = pathname.startsWith(paths.login);
  if (!hasSignedOut || !(isLogin || (pathname === paths.home && search === ''))) return null;
  return (
    <div className="py-4" data-screen-only="">
      <Notice tone="ok" role="status" title={t('youSignedOut')}>
        <p>{t('signOutErased')}</p>
        <p>{inBasket > 0 ? t('signOutBasket', { count: inBasket }) : t('signOutNothingLeft')}</p>
        <div className="row gap-3">
          {!isLogin && (
            <LinkButton size="small" to={paths.login}>
              {t('signInOnceMore')}
            </LinkButton>
          )}
          {inBasket > 0 && (
            <Button size="small" onClick={onEmptyBasket}>
              {t('emptyBasketToo')}
            </Button>
          )}
          <Button size="small" variant="text" onClick={() => dispatch(signOutSeen())}>
            {t('close')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
