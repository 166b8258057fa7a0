import { useEffect, useRef } from 'react';
import { SkipLink } from './SkipLink';

const link = (
  <>
    <SkipLink id="skip-here">Ir para a lista</SkipLink>
    <p id="skip-here">A lista.</p>
  </>
);

function Focused() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('a')?.focus(), []);
  return <div ref={place}>{link}</div>;
}

export const states = { unseen: link };
export const alone = { 'with the focus': <Focused /> };
