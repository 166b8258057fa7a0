import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 var(--e2)',
    fontVariantNumeric: 'tabular-nums',
  },
});
// On one line, so that they can be counted at a glance.
const Dots = styled('span', { base: { whiteSpace: 'nowrap' } });
const Dot = styled('i', {
  base: {
    display: 'inline-block',
    width: '0.625rem',
    height: '0.625rem',
    marginInlineEnd: '2px',
    border: '1.5px solid',
    borderColor: 'marca.solid',
    borderRadius: '50%',
    _forcedColors: { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
  },
  variants: { used: { true: { background: 'marca.solid', _forcedColors: { background: 'CanvasText' } } } },
});

// More dots than these cannot be read at a glance.
const maxDots = 10;

/** "2 of 5 renewals", with a dot for each. */
export function RenewalCount({ used, limit }: { used: number; limit: number }) {
  const { t } = useTranslation('loans');
  return (
    <Root>
      {limit <= maxDots && (
        <Dots aria-hidden>
          {Array.from({ length: limit }, (_, at) => (
            <Dot key={at} used={at < used} />
          ))}
        </Dots>
      )}
      {t('renewals', { used, limit })}
    </Root>
  );
}
