import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../shared/onDemand';
import { Button } from '../../shared/ui/Button';
import { recordAddress } from './titleTabs';

const CommentDialog = onDemand(async () => (await import('../units/public')).CommentDialog);

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
          <CommentDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            about={`${name}, ${recordAddress(codAcervo)}`}
          />
        </Suspense>
      )}
    </div>
  );
}
