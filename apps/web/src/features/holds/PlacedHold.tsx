import { daysOnHoldShelf } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { takeFocus } from '../../shared/ui/takeFocus';

/** Confirms a placed hold: its position in the queue, the next steps, and a link to it. */
export function PlacedHold({ position }: { position: number }) {
  const { t } = useTranslation('holds');
  return (
    <>
      <div ref={takeFocus} tabIndex={-1}>
        <Notice tone="ok" role="status" title={t('placed')}>
          <p>{position === 1 ? t('youAreNext') : t('youAreAt', { position })}</p>
          <p>{t('whatHappensNext', { count: daysOnHoldShelf })}</p>
        </Notice>
      </div>
      <div>
        <LinkButton to={paths.area('reservas')}>{t('seeHolds')}</LinkButton>
      </div>
    </>
  );
}
