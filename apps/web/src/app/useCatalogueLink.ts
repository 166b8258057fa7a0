import { isWebAddress } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLazyGetActivityQuery } from '../features/site/public';
import { toastShown } from '../shared/toasts';
import { useFailureToast } from '../shared/useFailureToast';

/** Opens the other catalogue of an activity: its address is the activity's `lookup`, fetched on click (ruling B24). */
export function useCatalogueLink() {
  const { t } = useTranslation('app');
  const dispatch = useDispatch();
  const showFailure = useFailureToast();
  const [getActivity] = useLazyGetActivityQuery();

  return async (activity: number) => {
    // Opened synchronously in the click: browsers block windows that open later.
    const opened = window.open('', '_blank');
    if (opened) opened.opener = null;
    const { data, error } = await getActivity({ params: { id: activity } });
    const address = data?.lookup;
    if (isWebAddress(address)) return (opened ?? window).location.assign(address);
    opened?.close();
    if (error) showFailure(error);
    else dispatch(toastShown({ tone: 'warning', message: t('noCatalogueAddress') }));
  };
}
