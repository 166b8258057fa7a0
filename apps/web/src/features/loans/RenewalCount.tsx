import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';

const Root = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 'e2', fontVariantNumeric: 'tabular-nums' },
});
const Dot = styled('i', {
  base: {
    display: 'inline-block',
    width: '0.625rem',
    height: '0.625rem',
    marginInlineEnd: '2px',
    border: '1.5px solid',
    borderColor: 'marca.solid',
    borderRadius: '50%',
  },
  variants: { used: { true: { background: 'marca.solid' } } },
});

// More dots than these are no longer read at a glance.
const mostDots = 10;

/** "2 of 5 renewals", with a dot for each. */
export function RenewalCount({ used, limit }: { used: number; limit: number }) {
  const { t } = useTranslation('loans');
  return (
    <Root>
      {limit <= mostDots && (
        <span aria-hidden>
          {Array.from({ length: limit }, (_, at) => (
            <Dot key={at} used={at < used} />
          ))}
        </span>
      )}
      {t('renewals', { used, limit })}
    </Root>
  );
}
