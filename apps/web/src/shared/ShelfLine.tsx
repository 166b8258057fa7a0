import { useTranslation } from 'react-i18next';
import { refetchAlways } from './refetchAlways';
import { Availability } from './ui/Availability';
import { RenderWhenVisible } from './ui/RenderWhenVisible';
import { copiesOf, shelfState } from './shelf';
import { useListTitleLibrariesQuery, useListTitleLinksQuery } from './holdings.api';

const room = '1.45rem';

/** The availability of a title in one line, for lists; fetched once it is near the viewport. */
export const ShelfLine = ({ codAcervo }: { codAcervo: string }) => (
  <RenderWhenVisible room={room}>
    <Shelf codAcervo={codAcervo} />
  </RenderWhenVisible>
);

function Shelf({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('shared');
  const { currentData: libraries, isError } = useListTitleLibrariesQuery({ params: { id: codAcervo } }, refetchAlways);
  // The list is usable without it.
  if (isError) return <p className="text-sm muted">{t('shelfUnknown')}</p>;
  if (!libraries)
    return (
      <p className="text-sm muted" style={{ minHeight: room }}>
        {t('shelfAsked')}
      </p>
    );
  const all = copiesOf(libraries);
  const state = shelfState(all);
  if (all.total === 0) return <WithoutCopies codAcervo={codAcervo} />;
  if (state === 'available') {
    const where = libraries.filter(({ disponiveis }) => disponiveis > 0).map(({ desc_biblioteca }) => desc_biblioteca);
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

/** A title without copies may be online: fetches its links. */
function WithoutCopies({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('shared');
  const { data: links, isError } = useListTitleLinksQuery({ params: { id: codAcervo } });
  if (!links && !isError)
    return (
      <p className="text-sm muted" style={{ minHeight: room }}>
        {t('shelfAsked')}
      </p>
    );
  const isOnline = links?.some(({ url }) => url) ?? false;
  return (
    <Availability state={isOnline ? 'online' : 'onSite'}>{t(isOnline ? 'onlineAccess' : 'withoutCopies')}</Availability>
  );
}
