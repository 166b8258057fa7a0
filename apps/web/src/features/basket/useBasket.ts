import { filledBasket, maxInBasket } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '../../shared/paths';
import { selectPatron } from '../../shared/session';
import { toastShown } from '../../shared/toasts';
import { basketCleared, selectBasket, titlesPutBack, titlesPutIn, titleTakenOut } from './basketState';
import { markedAsPatrons, type BasketTitle } from './basketTitle';

/** The basket of this browser (ruling D12) and its actions; each change shows a toast with an undo. */
export function useBasket() {
  const { t } = useTranslation(['basket', 'shared']);
  const dispatch = useDispatch();
  const titles = useSelector(selectBasket);
  const isSignedIn = useSelector(selectPatron) !== null;
  const places = titles.map((title, place) => ({ title, place }));
  const undo = (taken: typeof places) => ({ label: t('undo', { ns: 'shared' }), undo: titlesPutBack(taken) });

  const putIn = (wanted: readonly BasketTitle[]) =>
    dispatch(titlesPutIn(isSignedIn ? markedAsPatrons(wanted) : wanted));
  const warnFull = (leftOut: number) =>
    dispatch(toastShown({ tone: 'warning', message: t('full', { count: leftOut, most: maxInBasket }) }));

  return {
    titles,
    has: (codAcervo: string) => titles.some(({ cod_acervo }) => cod_acervo === codAcervo),

    add(wanted: readonly BasketTitle[]) {
      const { added, leftOut } = filledBasket(titles, wanted);
      putIn(wanted);
      if (leftOut > 0) return void warnFull(leftOut);
      dispatch(
        toastShown({
          tone: 'ok',
          message: t(added === 0 ? 'allInBasket' : 'added', { count: added === 0 ? wanted.length : added }),
          offer: { label: t('seeBasket'), href: paths.basket },
        }),
      );
    },

    /** Takes in titles that leave another basket: all of them, or none. */
    receive(wanted: readonly BasketTitle[]): boolean {
      const { leftOut } = filledBasket(titles, wanted);
      if (leftOut > 0) warnFull(leftOut);
      else putIn(wanted);
      return leftOut === 0;
    },

    /** Takes out titles that are in another basket now. */
    giveAway(codes: readonly string[]) {
      for (const code of codes) dispatch(titleTakenOut(code));
    },

    remove(codAcervo: string) {
      const taken = places.find(({ title }) => title.cod_acervo === codAcervo);
      if (!taken) return;
      dispatch(titleTakenOut(codAcervo));
      dispatch(
        toastShown({ tone: 'info', message: t('removed', { title: taken.title.descricao }), offer: undo([taken]) }),
      );
    },

    clear() {
      dispatch(basketCleared());
      dispatch(toastShown({ tone: 'info', message: t('cleared'), offer: undo(places) }));
    },
  };
}
