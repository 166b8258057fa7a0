import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { AppearanceControls } from './AppearanceControls';
import { SkipLinks } from './SkipLinks';
import css from './AccessibilityBar.module.css';

export interface AccessibilityBarProps {
  /** The address of the self-service window, when the server has one. */
  selfService?: string;
}

export function AccessibilityBar({ selfService }: AccessibilityBarProps) {
  const { t } = useTranslation('app');
  return (
    <div className={css.root} role="region" aria-label={t('accessibilityBar')} data-screen-only="">
      <div className={clsx(css.line, 'container')}>
        <SkipLinks />
        <div className={css.controls}>
          <AppearanceControls selfService={selfService} />
        </div>
      </div>
    </div>
  );
}
