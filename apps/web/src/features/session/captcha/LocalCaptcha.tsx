import { clsx } from 'clsx';
import { CaptchaToken } from '@catalogue/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { CaptchaIcon } from '../../../shared/ui/icons';
import type { CaptchaWidgetProps } from './useCaptcha';
import css from './LocalCaptcha.module.css';

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
    <div className={clsx(css.box, isCompact && css.boxCompact)}>
      <Checkbox
        checked={isTicked}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        onChange={tick}
      >
        {t('notARobot')}
      </Checkbox>
      <CaptchaIcon />
    </div>
  );
}
