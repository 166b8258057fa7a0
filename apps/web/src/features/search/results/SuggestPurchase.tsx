import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Activity, useHasActivity } from '../../site/public';
import { SuggestionDialog } from '../../units/public';
import { Button } from '../../../shared/ui/Button';

/** Offers to suggest the purchase of what the library does not have (LOOK §5). */
export default function SuggestPurchase() {
  const { t } = useTranslation('search');
  const [isOpen, setOpen] = useState(false);
  if (!useHasActivity(Activity.acquisitionSuggestion)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('suggestPurchase')}</Button>
      <SuggestionDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
