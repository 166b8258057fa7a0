import { CaptchaToken } from '@catalogue/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { CaptchaIcon } from '../../../shared/ui/icons';
import type { CaptchaWidgetProps } from './useCaptcha';

const Box = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'e3',
    paddingInline: 'e4',
    border: '1px solid var(--borda-controle)',
    borderRadius: 'control',
    bg: 'bg.subtle',
    '& > .lucide': { color: 'fg.muted' },
  },
  variants: { compact: { true: { width: 'fit-content', gap: 'e4', paddingInline: 'e3' } } },
});

// As long as tokens of captcha services are valid, in ms.
const goodFor = 120_000;

/** The captcha of a catalogue without a captcha service: a checkbox without verification (ruling B15). */
export function LocalCaptcha({ isCompact, onToken, onExpired, describedBy }: CaptchaWidgetProps) {
  const { t } = useTranslation('session');
  const [isTicked, setTicked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tick() {
    if (isTicked) return;
    setTicked(true);
    onToken(CaptchaToken.done);
    timer.current = setTimeout(() => {
      setTicked(false);
      onExpired();
    }, goodFor);
  }

  return (
    <Box compact={isCompact}>
      <Checkbox
        checked={isTicked}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        onChange={tick}
      >
        {t('notARobot')}
      </Checkbox>
      <CaptchaIcon />
    </Box>
  );
}
