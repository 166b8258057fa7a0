import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { toastDismissed, type Toast } from '../shared/toasts';
import { Toasts } from '../shared/ui/Toasts';
import type { RootState } from './store';

/** The toasts of every screen. */
export function ShownToasts() {
  const { t } = useTranslation('shared');
  const dispatch = useDispatch();
  const toasts = useSelector((state: RootState) => state.toasts);
  const text = ({ key, message, values }: Toast) => (key ? t(key as 'sessionExpired', values) : (message ?? ''));
  const actionOf = ({ offer }: Toast) =>
    offer && 'undo' in offer ? { label: offer.label, onClick: () => void dispatch(offer.undo) } : offer;
  return (
    <Toasts
      toasts={toasts.map((toast) => ({
        id: toast.id,
        tone: toast.tone,
        text: text(toast),
        action: actionOf(toast),
      }))}
      onDismiss={(id) => dispatch(toastDismissed(id))}
    />
  );
}
