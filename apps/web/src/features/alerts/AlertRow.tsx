import type { AlertEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useTableDate } from '../../shared/dates';
import { styled } from '../../shared/theme/styled';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { RowActions } from '../../shared/ui/RowActions';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useFailureToast } from '../../shared/useFailureToast';
import { useReadAlertMutation } from './alerts.api';
import { removalAsked, removalTakenBack } from './removals';

const Root = styled('li', {
  base: { position: 'relative', paddingBlock: 'e3', borderBlockStart: '1px solid var(--borda)' },
  variants: {
    unread: {
      true: {
        paddingInlineStart: 'e4',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '0',
          insetBlockStart: '1.2rem',
          width: '0.625rem',
          height: '0.625rem',
          borderRadius: '50%',
          background: 'marca.solid',
          _forcedColors: { background: 'CanvasText' },
        },
      },
      false: { paddingInlineStart: 'e4' },
    },
  },
});
const Name = styled('p', { base: {}, variants: { unread: { true: { fontWeight: 'strong' } } } });
const Small = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } });

/** An alert, with a dot and bold text while unread; it can be marked as read, and removed where `canRemove`. */
export function AlertRow({ alert, canRemove }: { alert: AlertEntry; canRemove?: boolean }) {
  const { t } = useTranslation(['alerts', 'shared']);
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const tableDate = useTableDate();
  const [readAlert, { isLoading }] = useReadAlertMutation();
  const unread = !alert.lido;

  async function markAsRead() {
    const { error } = await readAlert({ params: { id: Number(alert.id) } });
    if (error) return failureToast(error);
    dispatch(toastShown({ tone: 'ok', message: t('markedAsRead', { title: alert.titulo }) }));
  }
  function remove() {
    const undo = removalTakenBack(alert.id);
    const message = t('removed', { title: alert.titulo });
    const { payload } = dispatch(
      toastShown({ tone: 'ok', message, offer: { label: t('undo', { ns: 'shared' }), undo } }),
    );
    dispatch(removalAsked({ alert: alert.id, toast: payload.id }));
  }
  return (
    <Root unread={unread}>
      <Name unread={unread}>
        {unread && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
        {alert.titulo}
      </Name>
      <Small>{alert.texto}</Small>
      <Small>
        <time dateTime={alert.data}>{tableDate(alert.data)}</time>
      </Small>
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
    </Root>
  );
}
