import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useAppearance } from '../shared/theme/appearance';
import { toastShown } from '../shared/toasts';
import { hideSignLanguage, showSignLanguage } from './vlibras';

/** Loads and shows the sign-language widget while it is switched on. */
export default function SignLanguage() {
  const { t } = useTranslation('app');
  const dispatch = useDispatch();
  const { change } = useAppearance();
  useEffect(() => {
    let isWanted = true;
    showSignLanguage().then(
      () => !isWanted && hideSignLanguage(),
      () => {
        if (!isWanted) return;
        change({ libras: false });
        dispatch(toastShown({ tone: 'warning', message: t('signLanguageMissing') }));
      },
    );
    return () => {
      isWanted = false;
      hideSignLanguage();
    };
  }, [change, dispatch, t]);
  return null;
}
