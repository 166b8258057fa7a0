import { refetchAlways } from './refetchAlways';
import { ShelfText, shelfRoom } from './ui/ShelfText';
import { copiesOf } from './shelf';
import { useListTitleLibrariesQuery, useListTitleLinksQuery } from './holdings.api';
import { WhenNear } from './WhenNear';

/** The availability of a title in one line, for lists; fetched once it is near the viewport. */
export const ShelfLine = ({ codAcervo }: { codAcervo: string }) => (
  <WhenNear room={shelfRoom}>
    <Shelf codAcervo={codAcervo} />
  </WhenNear>
);

function Shelf({ codAcervo }: { codAcervo: string }) {
  const { currentData: libraries, isError } = useListTitleLibrariesQuery({ params: { id: codAcervo } }, refetchAlways);
  // The list is usable without it.
  if (isError) return <ShelfText holding="unknown" />;
  if (libraries && copiesOf(libraries).total === 0) return <WithoutCopies codAcervo={codAcervo} />;
  return <ShelfText holding={libraries ?? 'asked'} />;
}

/** A title without copies may be online: fetches its links. */
function WithoutCopies({ codAcervo }: { codAcervo: string }) {
  const { data: links, isError } = useListTitleLinksQuery({ params: { id: codAcervo } });
  if (!links && !isError) return <ShelfText holding="asked" />;
  return <ShelfText holding={links?.some(({ url }) => url) ? 'online' : 'withoutCopies'} />;
}
