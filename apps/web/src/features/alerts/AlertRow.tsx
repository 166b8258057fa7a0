import { clsx } from 'clsx';
import type { AlertEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useCutOffReason } from '../../shared/connection';
import { useTableDate } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { LinkButton } from '../../shared/ui/LinkButton';
import { RowActions } from '../../shared/ui/RowActions';
import { useReport } from '../../shared/useReport';
import { useRowWrites } from '../../shared/useRowWrites';
import { useReadAlertMutation } from './alerts.api';
import { isCurrent } from './isCurrent';
import { noticeAction } from './noticeAction';
import { removalAsked, removalTakenBack } from './removals';
import { useAlertWords } from './useAlertWords';
import css from './AlertRow.module.css';

/**
 * An alert, with a dot and bold text while unread and true; its title leads to its thing, its button to what can be done.
 * It can be marked as read, and removed where `canRemove`.
 */
export function AlertRow({ alert, canRemove }: { alert: AlertEntry; canRemove?: boolean }) {
  const { t } = useTranslation(['alerts', 'shared']);
  const dispatch = useDispatch();
  const report = useReport();
  const cutOff = useCutOffReason();
  const tableDate = useTableDate();
  const { write, isWriting } = useRowWrites<AlertEntry, never>(({ id }) => id);
  const [readAlert] = useReadAlertMutation();
  const { title, detail, before } = useAlertWords()(alert);
  const { aviso } = alert;
  const action = aviso ? noticeAction(aviso) : null;
  const unread = !alert.lido && isCurrent(alert);
  const thing = aviso?.cod_acervo ? paths.title(aviso.cod_acervo) : action?.to;

  const once = (change: () => Promise<unknown>) => void write([alert], async () => (await change(), {}));
  const markAsRead = () => report(readAlert({ params: { id: Number(alert.id) } }), t('markedAsRead', { title }));
  async function remove() {
    const undo = removalTakenBack(alert.id);
    const message = t('removed', { title });
    const { payload } = dispatch(
      toastShown({ tone: 'ok', message, offer: { label: t('undo', { ns: 'shared' }), undo } }),
    );
    dispatch(removalAsked({ alert: alert.id, toast: payload.id }));
  }
  return (
    <li className={clsx('relative ps-4 py-3 border-t', unread && css.unread)}>
      <p className={unread ? 'strong' : undefined}>
        {/* Below the title of the screen, or that of the card. */}
        <span role="heading" aria-level={canRemove ? 2 : 3}>
          {unread && <span className="sr-only">{t('unread')} </span>}
          {thing ? (
            <Link className={css.thing} to={thing}>
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
      </p>
      {detail !== '' && <p className="text-sm muted wrap-anywhere">{detail}</p>}
      {before !== undefined && (
        <p className="text-sm muted wrap-anywhere">
          {t('inPlaceOf')} <s>{before}</s>
        </p>
      )}
      <p className="text-sm muted wrap-anywhere">
        <time dateTime={alert.data}>{tableDate(alert.data)}</time>
      </p>
      {action && (
        <p className="mt-2">
          <LinkButton size="small" to={action.to} aria-label={t('actionNamed', { action: t(action.text), title })}>
            {t(action.text)}
          </LinkButton>
        </p>
      )}
      {(unread || canRemove) && (
        <RowActions>
          {unread && (
            <Button
              size="small"
              variant="text"
              busy={isWriting(alert)}
              reason={cutOff}
              aria-label={t('readNamed', { title })}
              onClick={() => once(markAsRead)}
            >
              {t('read')}
            </Button>
          )}
          {canRemove && (
            <Button
              size="small"
              variant="text"
              reason={cutOff}
              aria-label={t('removeNamed', { title })}
              busy={isWriting(alert)}
              onClick={() => once(remove)}
            >
              {t('remove')}
            </Button>
          )}
        </RowActions>
      )}
    </li>
  );
}
