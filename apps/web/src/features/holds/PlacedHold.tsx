import type { Reply, holds } from '@catalogue/api-contract';
import { daysOnHoldShelf } from '@catalogue/domain';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { takeFocus } from '../../shared/focus';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { Forecast } from './Forecast';

export type Placed = Pick<Reply<typeof holds.placeHold>, 'posicao' | 'previsao'>;

/** Confirms a placed hold: its position in the queue, the next steps, and a link to it. */
export function PlacedHold({ placed: { posicao, previsao } }: { placed: Placed }) {
  const { t } = useOwnTranslation('holds');
  return (
    <>
      <div ref={takeFocus} tabIndex={-1}>
        <Notice tone="ok" role="status" title={t('placed')}>
          <p>{posicao === 1 ? t('youAreNext') : t('youAreAt', { position: posicao })}</p>
          <Forecast previsao={previsao} />
          <p>{t('whatHappensNext', { count: daysOnHoldShelf })}</p>
        </Notice>
      </div>
      <div>
        <LinkButton to={paths.area('reservas')}>{t('seeHolds')}</LinkButton>
      </div>
    </>
  );
}
