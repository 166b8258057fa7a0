import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../shared/onDemand';
import { Button } from '../../shared/ui/Button';
import { recordAddress } from './titleTabs';

const ProblemDialog = onDemand(async () => (await import('./ProblemDialog')).ProblemDialog);

/** Tells the library of a mistake in a record, as a comment with the record's name and address. */
export function ProblemReport({ codAcervo, name }: { codAcervo: string; name: string }) {
  const { t } = useTranslation('title');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="pb-4" data-screen-only="">
      <Button
        variant="text"
        size="small"
        className="outdent"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {t('reportProblem')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ProblemDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            about={`${name}, ${recordAddress(codAcervo)}`}
          />
        </Suspense>
      )}
    </div>
  );
}
