import { isWebAddress } from '@catalogue/domain';
import { useEffect, useRef, useState } from 'react';
import { Cover, type CoverProps } from '../../shared/ui/Cover';
import { useGetDefaultCoverQuery, useListCoversQuery } from './links.api';

/**
 * A title's cover. If the record names no picture, it is fetched when the title is near the viewport; without one,
 * shows the institution's placeholder picture, or the drawing.
 */
export function TitleCover(cover: CoverProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isMissing = !cover.src;

  useEffect(() => {
    const element = place.current;
    if (!isMissing || !element) return;
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [isMissing]);

  return (
    <div className="min-w-0" ref={place} data-cover="">
      {isMissing && isNear ? <FetchedCover {...cover} /> : <Cover {...cover} />}
    </div>
  );
}

// By itself: the query of each of twenty rows takes its time while a page hydrates.
function FetchedCover(cover: CoverProps) {
  const { data } = useListCoversQuery({ query: { cod_acervo: cover.id, limite: 1 } });
  return data?.length === 0 ? <StandInCover {...cover} /> : <Cover {...cover} src={data?.[0]?.url} />;
}

function StandInCover(cover: CoverProps) {
  const { data } = useGetDefaultCoverQuery();
  return <Cover {...cover} src={data && isPicture(data.url) ? data.url : null} />;
}

/**
 * Only a raster image replaces the drawn cover, which shows the title; the generic SVG drawing of some servers does
 * not.
 */
const isPicture = (address: string): boolean =>
  isWebAddress(address) || /^data:image\/(png|jpeg|webp|gif)[;,]/i.test(address);
