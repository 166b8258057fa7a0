import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../shared/theme/appearance';
import { Button } from '../shared/ui/Button';
import { Drawer } from '../shared/ui/Drawer';
import { AccessibilityIcon } from '../shared/ui/icons';
import type { AccessibilityBarProps } from './AccessibilityBar';
import { AppearanceControls } from './AppearanceControls';
import css from './AccessibilityButton.module.css';
import menuItem from './menuItem.module.css';

/** Opens the controls of the accessibility bar where there is no room for it. */
export function AccessibilityButton({ selfService }: AccessibilityBarProps) {
  const { t } = useTranslation('app');
  const { reset } = useAppearance();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        className={clsx(menuItem.menuItem, css.root)}
        type="button"
        aria-label={t('accessibility')}
        onClick={() => setIsOpen(true)}
      >
        <AccessibilityIcon />
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('accessibility')}
        footer={<Button onClick={reset}>{t('backToPlain')}</Button>}
      >
        <AppearanceControls rows selfService={selfService} />
      </Drawer>
    </>
  );
}
