import { clsx } from 'clsx';
import type { AlertEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useTableDate } from '../../shared/dates';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { RowActions } from '../../shared/ui/RowActions';
import { useReport } from '../../shared/useReport';
import { useReadAlertMutation } from './alerts.api';
import { removalAsked, removalTakenBack } from './removals';
import css from './AlertRow.module.css';

/** An alert, with a dot and bold text while unread; it can be marked as read, and removed where `canRemove`. */
export function AlertRow({ alert, canRemove }: { alert: AlertEntry; canRemove?: boolean }) {
  const { t } = useTranslation(['alerts', 'shared']);
  const dispatch = useDispatch();
  const report = useReport();
  const tableDate = useTableDate();
  const [readAlert, { isLoading }] = useReadAlertMutation();
  const unread = !alert.lido;

  const markAsRead = () =>
    report(readAlert({ params: { id: Number(alert.id) } }), t('markedAsRead', { title: alert.titulo }));
  function remove() {
    const undo = removalTakenBack(alert.id);
    const message = t('removed', { title: alert.titulo });
    const { payload } = dispatch(
      toastShown({ tone: 'ok', message, offer: { label: t('undo', { ns: 'shared' }), undo } }),
    );
    dispatch(removalAsked({ alert: alert.id, toast: payload.id }));
  }
  return (
    <li className={clsx('relative ps-4 py-3 border-t', unread && css.unread)}>
      <p className={unread ? 'strong' : undefined}>
        {unread && <span className="sr-only">{t('unread')} </span>}
        {alert.titulo}
      </p>
      <p className="text-sm muted wrap-anywhere">{alert.texto}</p>
      <p className="text-sm muted wrap-anywhere">
        <time dateTime={alert.data}>{tableDate(alert.data)}</time>
      </p>
      {(unread || canRemove) && (
        <RowActions>
          {unread && (
            <Button
              size="small"
              variant="text"
              busy={isLoading}
              aria-label={t('readNamed', { title: alert.titulo })}
              onClick={() => void markAsRead()}
            >
              {t('read')}
            </Button>
          )}
          {canRemove && (
            <Button size="small" variant="text" aria-label={t('removeNamed', { title: alert.titulo })} onClick={remove}>
              {t('remove')}
            </Button>
          )}
        </RowActions>
      )}
    </li>
  );
}
