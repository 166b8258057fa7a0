import { filledBasket, mostInBasket } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { basketCleared, basketReplaced, selectBasket, titlesPutIn, titleTakenOut } from './basketState';
import type { BasketTitle } from './basketTitle';

/** The basket of this browser (decisions D12), and what one does with it; each change is told, and can be taken back. */
export function useBasket() {
  const { t } = useTranslation('basket');
  const dispatch = useDispatch();
  const titles = useSelector(selectBasket);
  const undo = { label: t('undo'), undo: basketReplaced(titles) };

  return {
    titles,
    has: (codAcervo: string) => titles.some(({ cod_acervo }) => cod_acervo === codAcervo),

    add(wanted: readonly BasketTitle[]) {
      const { added, leftOut } = filledBasket(titles, wanted);
      dispatch(titlesPutIn(wanted));
      if (leftOut > 0)
        return void dispatch(
          toastShown({ tone: 'warning', message: t('full', { count: leftOut, most: mostInBasket }) }),
        );
      dispatch(
        toastShown({
          tone: 'ok',
          message: t(added === 0 ? 'allInBasket' : 'added', { count: added === 0 ? wanted.length : added }),
          offer: { label: t('seeBasket'), href: '/cesta' },
        }),
      );
    },

    remove(codAcervo: string) {
      const title = titles.find(({ cod_acervo }) => cod_acervo === codAcervo);
      if (!title) return;
      dispatch(titleTakenOut(codAcervo));
      dispatch(toastShown({ tone: 'info', message: t('removed', { title: title.descricao }), offer: undo }));
    },

    clear() {
      dispatch(basketCleared());
      dispatch(toastShown({ tone: 'info', message: t('cleared'), offer: undo }));
    },
  };
}
