import { useEffect, useRef, useState } from 'react';
import { styled } from '../../shared/theme/styled';
import { Cover, type CoverProps } from '../../shared/ui/Cover';
import { useListCoversQuery } from './links.api';

interface TitleCoverProps extends CoverProps {
  /** The institution's own picture for titles that have none. */
  standIn?: string | null;
}

const Place = styled('div', { base: { minWidth: '0' } });

/** A title's cover. The picture that its record does not name is asked for when the title comes near the screen. */
export function TitleCover({ standIn, ...cover }: TitleCoverProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isMissing = !cover.src;
  const { data } = useListCoversQuery({ query: { cod_acervo: cover.id, limite: 1 } }, { skip: !isMissing || !isNear });

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
    <Place ref={place} data-cover="">
      <Cover {...cover} src={cover.src ?? data?.[0]?.url ?? standIn} />
    </Place>
  );
}
