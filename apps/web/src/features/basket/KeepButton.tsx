import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { HoldIcon } from '../../shared/ui/icons';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { useReport } from '../../shared/useReport';
import { SignInDialog } from '../session/public';
import { useListBasketQuery, useRemoveFromBasketMutation } from './basket.api';
import { useKeepForGood } from './useKeepForGood';

interface KeepButtonProps {
  codAcervo: string;
  /** The title's name, for the accessible label of the button. */
  name: string;
}

/** Adds a title to the permanent basket, or removes it (ruling D12). Visitors are asked to sign in. */
export function KeepButton({ codAcervo, name }: KeepButtonProps) {
  const { t } = useTranslation('basket');
  const report = useReport();
  const isSignedIn = useSelector(selectPatron) !== null;
  const { currentData } = useListBasketQuery({ query: {} }, { skip: !isSignedIn });
  const isKept = isSignedIn && (currentData?.some(({ cod_acervo }) => cod_acervo === codAcervo) ?? false);
  const { keepForGood, isKeeping, isAskingWho, giveUp } = useKeepForGood([codAcervo]);
  const [remove] = useRemoveFromBasketMutation();
  const { run, isBusy } = useOneAtATime();

  const takeOut = () => run(() => report(remove({ body: { acervo: codAcervo } }), t('takenOut'), 'info'));
  return (
    <>
      <Button
        busy={isKeeping || isBusy}
        aria-label={t(isKept ? 'keptOf' : 'keepOf', { title: name })}
        onClick={isKept ? () => void takeOut() : keepForGood}
      >
        <HoldIcon fill={isKept ? 'currentColor' : 'none'} /> {t(isKept ? 'kept' : 'keepTitle')}
      </Button>
      <SignInDialog
        isOpen={isAskingWho}
        onClose={giveUp}
        // The dialog closes first, which would cancel.
        onSignedIn={keepForGood}
        reason={t('signInToKeep')}
      />
    </>
  );
}
