import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogOnDemand } from '../../shared/onDemand';
import { Button } from '../../shared/ui/Button';
import { recordAddress } from './titleTabs';

const ProblemDialog = dialogOnDemand(async () => (await import('./ProblemDialog')).ProblemDialog);

/** Tells the library of a mistake in a record, as a comment with the record's name and address. */
export function ProblemReport({ codAcervo, name }: { codAcervo: string; name: string }) {
  const { t } = useTranslation('title');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="pb-4" data-screen-only="">
      <Button variant="text" size="small" className="outdent" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('reportProblem')}
      </Button>
      <ProblemDialog isOpen={isOpen} onClose={() => setOpen(false)} about={`${name}, ${recordAddress(codAcervo)}`} />
    </div>
  );
}
