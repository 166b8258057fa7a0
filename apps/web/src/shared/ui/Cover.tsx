import { memo, useState } from 'react';
import { coverHeight, coverWidth, drawCover, gold, paper, type CoverDrawing, type CoverWork } from './drawCover';
import css from './Cover.module.css';

export interface CoverProps extends CoverWork {
  /** The address of the real picture; the drawing shows until it is loaded, or if it fails. */
  src?: string | null;
}

/** Domains reserved for examples (RFC 6761), as in the demo data, never answer: no picture is requested. */
const isExample = (address: string): boolean => {
  const host = /^(?:https?:)?\/\/([^/?#:]+)/i.exec(address)?.[1] ?? '';
  return /(^|\.)(example|test|invalid|example\.(com|net|org))$/i.test(host);
};

/** A title's cover. It only repeats the title next to it, so it is hidden from screen readers. */
export const Cover = memo(function Cover({ src, ...work }: CoverProps) {
  const [isSeen, setIsSeen] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  return (
    <span className={css.root} data-cover="" aria-hidden>
      <Drawing {...drawCover(work)} />
      {src && !isFailed && !isExample(src) && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          data-seen={isSeen ? '' : undefined}
          onLoad={() => setIsSeen(true)}
          onError={() => setIsFailed(true)}
        />
      )}
    </span>
  );
});

function Drawing({ kind, ground, ink, ornament, lines }: CoverDrawing) {
  return (
    <svg viewBox={`0 0 ${coverWidth} ${coverHeight}`} focusable="false">
      <rect width="120" height="180" fill={kind === 'document' ? paper : ground} />
      <Ornament {...{ kind, ground, ink, ornament }} />
      {lines.map((line) => (
        <text
          key={line.y}
          x={line.x}
          y={line.y}
          fontSize={line.size}
          fontWeight={line.weight}
          fill={line.colour}
          textAnchor={line.anchor}
        >
          {line.text}
        </text>
      ))}
    </svg>
  );
}

function Ornament({ kind, ground, ink, ornament }: Omit<CoverDrawing, 'lines'>) {
  switch (kind) {
    case 'thesis':
      return <rect x="7" y="7" width="106" height="166" fill="none" stroke={gold} strokeWidth=".8" />;
    case 'periodical':
      return (
        <>
          <rect width="120" height="80" fill={paper} />
          <path d="M10 92h100m0 4H10" stroke="#fff" opacity=".5" />
        </>
      );
    case 'document':
      return (
        <>
          <rect width="120" height="10" fill={ground} />
          <path d="M12 120h96M12 128h96M12 136h70" stroke="#1c1c1a" strokeWidth="2" opacity=".25" />
        </>
      );
    case 'ebook':
      return (
        <rect x="6" y="6" width="108" height="168" rx="7" fill="none" stroke={ink} strokeWidth="1.2" opacity=".6" />
      );
    default:
      return (
        <>
          {ornament === 0 && <path d="M14 132h28" stroke={ink} strokeWidth="1.5" opacity=".7" />}
          {ornament === 1 && <rect y="128" width="120" height="52" fill={ink} opacity=".13" />}
          {ornament === 2 && <path d="M14 126h92M14 130h92M14 134h92" stroke={ink} opacity=".45" />}
          {ornament === 3 && (
            <path
              d="M120 96a44 44 0 0 0-44 44M120 108a32 32 0 0 0-32 32M120 120a20 20 0 0 0-20 20"
              fill="none"
              stroke={ink}
              opacity=".5"
            />
          )}
          <rect width="6" height="180" fill="#000" opacity=".22" />
        </>
      );
  }
}
