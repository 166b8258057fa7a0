import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { DropDown } from '../../shared/ui/DropDown';
import { OpenIcon } from '../../shared/ui/icons';

/** What is done with a basket less often. */
export function MoreTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation('basket');
  return (
    <DropDown
      side="end"
      trigger={(button) => (
        <Button {...button}>
          {t('more')} <OpenIcon />
        </Button>
      )}
    >
      {children}
    </DropDown>
  );
}
