import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isNotFound } from '../../shared/isNotFound';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { useFailureToast } from '../../shared/useFailureToast';
import { useGetHistoryChoiceQuery, useSetHistoryChoiceMutation } from './person.api';

/** Lets the patron stop keeping what is over, which erases it, or keep it again. */
export function HistoryChoice() {
  const { t } = useTranslation(['person', 'shared']);
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const query = useGetHistoryChoiceQuery(undefined, refetchAlways);
  const [choose, { isLoading }] = useSetHistoryChoiceMutation();
  const [isAsked, setAsked] = useState(false);

  async function keep(guarda: boolean) {
    const { data, error } = await choose({ body: { guarda } });
    setAsked(false);
    if (error) return failureToast(error);
    dispatch(toastShown({ tone: 'ok', message: t(data.message as 'HistoricoGuardado' | 'HistoricoApagado') }));
  }
  return (
    <QueryView query={query} failed={(failure) => t(isNotFound(failure) ? 'copyUnknown' : 'historyFailed')}>
      {({ guarda, guardados }) => (
        <>
          <p>{guarda ? t('historyKept', { count: guardados }) : t('historyNotKept')}</p>
          <p className="muted">{t('historyWhat')}</p>
          <div>
            {guarda ? (
              <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
                {t('stopHistory')}
              </Button>
            ) : (
              <Button busy={isLoading} onClick={() => void keep(true)}>
                {t('keepHistory')}
              </Button>
            )}
          </div>
          <ConfirmDialog
            isOpen={isAsked}
            onClose={() => setAsked(false)}
            onConfirm={() => void keep(false)}
            title={t('stopHistoryQuestion')}
            confirmLabel={t('stopHistory')}
            keepLabel={t('keep', { ns: 'shared' })}
            busy={isLoading}
          >
            {t('stopHistoryWhat', { count: guardados })}
          </ConfirmDialog>
        </>
      )}
    </QueryView>
  );
}
