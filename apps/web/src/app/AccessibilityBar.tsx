import { useTranslation } from 'react-i18next';
import { styled } from '../shared/theme/styled';
import { AppearanceControls } from './AppearanceControls';
import { SkipLinks } from './SkipLinks';

// On a phone it is positioned off-screen until it receives keyboard focus.
const Root = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 30,
    top: '-20rem',
    insetInline: '0',
    bg: 'bg.subtle',
    borderBottom: '1px solid var(--borda)',
    fontSize: 'xs',
    '&:focus-within': { top: '0' },
    _wide: { position: 'static' },
    '& a': {
      minHeight: '1.75rem',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 'e1',
      color: 'fg.muted',
      textDecoration: 'none',
      '&:hover': { color: 'fg', textDecoration: 'underline' },
    },
  },
});
const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 1.5rem',
    minHeight: '2.25rem',
  },
});
const Settings = styled('div', {
  base: { display: 'none', _wide: { display: 'flex', alignItems: 'center', columnGap: 'e3' } },
});

export interface AccessibilityBarProps {
  /** The address of the self-service window, when the server has one. */
  selfService?: string;
}

export function AccessibilityBar({ selfService }: AccessibilityBarProps) {
  const { t } = useTranslation('app');
  return (
    <Root role="region" aria-label={t('accessibilityBar')} data-screen-only="">
      <Line className="caixa">
        <SkipLinks />
        <Settings>
          <AppearanceControls selfService={selfService} />
        </Settings>
      </Line>
    </Root>
  );
}
