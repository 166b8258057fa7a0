import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { refetchAll } from '../../shared/api';
import { useIsCutOff } from '../../shared/connection';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';

/** Says once, above the screen, that the server cannot be reached, and what that means for what is written. */
export function CutOffNotice() {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const isCutOff = useIsCutOff();
  if (!isCutOff) return null;
  return (
    <div className="mb-4" data-screen-only="">
      <Notice tone="info" role="status" title={t('cutOff')}>
        <p>{t('cutOffWhat')}</p>
        <Button size="small" onClick={() => dispatch(refetchAll())}>
          {t('tryAgain')}
        </Button>
      </Notice>
    </div>
  );
}
