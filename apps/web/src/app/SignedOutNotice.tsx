import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { basketCleared, namedBasketsCleared, selectBasket, selectLocalBaskets } from '../features/basket/state';
import { isLogin, paths } from '../shared/paths';
import { signOutAcknowledged } from '../shared/session';
import { Button } from '../shared/ui/Button';
import { LinkButton } from '../shared/ui/LinkButton';
import { Notice } from '../shared/ui/Notice';

/** After a sign-out, where it ends: what was erased in this browser, what stays, and how to erase that too. */
export function SignedOutNotice() {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const basket = useSelector(selectBasket);
  const namedBaskets = useSelector(selectLocalBaskets);
  const hasNamedBaskets = namedBaskets.length > 0;
  const inBasket = basket.length + namedBaskets.reduce((sum, { titulos }) => sum + titulos.length, 0);
  const { pathname, search } = useLocation();
  // A session that ends by itself ends where the reader is.
  const [endedAt] = useState(pathname);
  const isAtLogin = isLogin(pathname);
  const isLeft = inBasket > 0 || hasNamedBaskets;
  if (!isAtLogin && pathname !== endedAt && (pathname !== paths.home || search !== '')) return null;
  const empty = () => {
    dispatch(basketCleared());
    dispatch(namedBasketsCleared());
  };
  return (
    <div className="py-4" data-screen-only="">
      <Notice tone="ok" role="status" title={t('youSignedOut')}>
        <p>{t('signOutErased')}</p>
        {inBasket > 0 && <p>{t('signOutBasket', { count: inBasket })}</p>}
        {hasNamedBaskets && <p>{t('signOutNamedBaskets')}</p>}
        {!isLeft && <p>{t('signOutNothingLeft')}</p>}
        <div className="row gap-3">
          {!isAtLogin && (
            <LinkButton size="small" to={paths.login}>
              {t('signInOnceMore')}
            </LinkButton>
          )}
          {isLeft && (
            <Button size="small" onClick={empty}>
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
