import type { Reply, title } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { copiesOf, shelfState } from '../shelf';
import { Availability } from './Availability';

/** The height of its line, which is kept free while it is not known. */
export const shelfRoom = '1.45rem';

interface ShelfTextProps {
  /** The libraries that have it; or that they are asked for, that they could not be, or that no library has a copy. */
  holding: Reply<typeof title.listTitleLibraries> | 'asked' | 'unknown' | 'online' | 'withoutCopies';
}

/** The availability of a title in one line, for lists. */
export function ShelfText({ holding }: ShelfTextProps) {
  const { t } = useTranslation('shared');
  switch (holding) {
    case 'unknown':
      return <p className="text-sm muted">{t('shelfUnknown')}</p>;
    case 'asked':
      return (
        <p className="text-sm muted" style={{ minHeight: shelfRoom }}>
          {t('shelfAsked')}
        </p>
      );
    case 'online':
      return <Availability state="online">{t('onlineAccess')}</Availability>;
    case 'withoutCopies':
      return <Availability state="onSite">{t('withoutCopies')}</Availability>;
  }
  const all = copiesOf(holding);
  const state = shelfState(all);
  if (state === 'available') {
    const where = holding.filter(({ disponiveis }) => disponiveis > 0).map(({ desc_biblioteca }) => desc_biblioteca);
    return (
      <Availability state="available" detail={where.join(', ')}>
        {t('copiesAvailable', { count: all.disponiveis, total: all.total })}
      </Availability>
    );
  }
  if (state === 'onSite') return <Availability state="onSite">{t('onSiteOnly')}</Availability>;
  return (
    <Availability state="lent" detail={all.consulta_local > 0 && t('copies_onSite', { count: all.consulta_local })}>
      {t('noneAvailable')}
    </Availability>
  );
}
