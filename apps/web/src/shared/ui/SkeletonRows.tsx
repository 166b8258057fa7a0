import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled';
import { VisuallyHidden } from './VisuallyHidden';

// Invisible for the first 150 ms, so that a fast reply causes no flash.
const Root = styled('div', { base: { animation: 'appear 1ms 150ms both' } });
const Row = styled('div', {
  base: {
    display: 'grid',
    gap: 'e3',
    paddingBlock: 'e4',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'border',
  },
  variants: {
    cover: {
      true: {
        gridTemplateColumns: '4.5rem minmax(0, 1fr)',
        columnGap: 'e4',
        _medium: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', columnGap: 'e5' },
      },
    },
  },
});
const Lines = styled('div', { base: { display: 'grid', gap: '0.6rem', alignContent: 'start' } });
const Bone = styled('span', {
  base: {
    display: 'block',
    height: '1em',
    borderRadius: '4px',
    bg: 'bg.muted',
    animation: 'breathe 1.4s ease-in-out infinite alternate',
    _contrast: { border: '1px solid var(--borda)' },
    _forcedColors: { border: '1px solid' },
  },
});

interface SkeletonRowsProps {
  rows: number;
  /** With a placeholder for the cover, for lists of titles. */
  cover?: boolean;
}

/** Placeholder for content that is loading, in its later shape. */
export function SkeletonRows({ rows, cover }: SkeletonRowsProps) {
  const { t } = useTranslation('shared');
  return (
    <Root aria-busy="true" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} cover={cover} aria-hidden>
          {cover && <Bone css={{ height: 'auto', aspectRatio: '2 / 3' }} />}
          <Lines>
            <Bone width="30%" />
            <Bone width="75%" height="1.4em" />
            <Bone width="50%" />
          </Lines>
        </Row>
      ))}
    </Root>
  );
}
