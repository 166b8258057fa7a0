import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../shared/theme/appearance';
import { Button } from '../shared/ui/Button';
import { Drawer } from '../shared/ui/Drawer';
import { AccessibilityIcon } from '../shared/ui/icons';
import { AppearanceControls } from './AppearanceControls';

/** The phone's way to the accessibility bar's controls. */
export function AccessibilityButton() {
  const { t } = useTranslation('app');
  const { reset } = useAppearance();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={t('accessibility')} onClick={() => setIsOpen(true)}>
        <AccessibilityIcon />
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('accessibility')}
        footer={<Button onClick={reset}>{t('backToPlain')}</Button>}
      >
        <AppearanceControls rows />
      </Drawer>
    </>
  );
}
