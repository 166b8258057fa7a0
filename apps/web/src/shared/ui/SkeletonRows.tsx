import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled';
import { VisuallyHidden } from './VisuallyHidden';

// Nothing is seen for 150 ms: what comes sooner than that comes without a flash.
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
  /** With the place of a cover, for lists of titles. */
  cover?: boolean;
}

/** What is on its way, in the shape it will have. */
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
