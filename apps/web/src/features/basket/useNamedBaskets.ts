import { maxInNamedBasket, maxNamedBaskets } from '@catalogue/api-contract';
import { nanoid, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isNotFound } from '../../shared/isNotFound';
import { selectPatron } from '../../shared/session';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import {
  basketApi,
  useChangeNamedBasketMutation,
  useCreateNamedBasketMutation,
  useDeleteNamedBasketMutation,
  useListNamedBasketsQuery,
} from './basket.api';
import { markedAsPatrons, type BasketTitle } from './basketTitle';
import {
  basketMade,
  basketRemoved,
  basketRenamed,
  selectLocalBaskets,
  titlesAdded,
  titlesRemoved,
} from './namedBasketsState';

/** A basket with a name, of this browser or of the patron at the server. */
export interface ListedBasket {
  codigo: string;
  nome: string;
  acervos: readonly string[];
  isLocal: boolean;
  /** The last part of its public address, while it has one. */
  chave: string | null;
  /** Only of this browser's: the others are asked for when they are shown. */
  titulos?: readonly BasketTitle[];
}

const codesOf = (titles: readonly BasketTitle[]) => titles.map(({ cod_acervo }) => cod_acervo);

/** For forms: a failed action has shown its toast. */
export const toldByItsCall = () => true;

/**
 * The baskets with a name, by name, and what can be done with them. New ones are the patron's at the server, where it
 * has them (decision 044), and otherwise this browser's. Each action says whether it is done; why not is told in a toast.
 */
export function useNamedBaskets() {
  const { t, i18n } = useTranslation(['basket', 'shared']);
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  const failureToast = useFailureToast();
  const isSignedIn = useSelector(selectPatron) !== null;
  const local = useSelector(selectLocalBaskets);
  const list = useListNamedBasketsQuery(undefined, { skip: !isSignedIn });
  const [create] = useCreateNamedBasketMutation();
  const [change] = useChangeNamedBasketMutation();
  const [destroy] = useDeleteNamedBasketMutation();

  const atServer = isSignedIn ? list.currentData : undefined;
  const baskets: ListedBasket[] = [
    ...(atServer ?? []).map((basket) => ({ ...basket, isLocal: false })),
    ...local.map((basket) => ({ ...basket, acervos: codesOf(basket.titulos), isLocal: true, chave: null })),
  ].sort((a, b) => a.nome.localeCompare(b.nome, i18n.language));

  const warn = (key: 'limite_cestas' | 'cesta_cheia') =>
    void dispatch(toastShown({ tone: 'warning', message: t(key, { ns: 'shared' }) }));
  const isDone = ({ error }: { error?: unknown }) => {
    if (error) failureToast(error);
    return !error;
  };
  type Changes = Partial<Parameters<typeof change>[0]['body']>;
  const changeAtServer = async ({ codigo }: ListedBasket, changes: Changes) =>
    isDone(await change({ params: { codigo }, body: { incluir: [], excluir: [], ...changes } }));

  /** Whether the server keeps baskets, also while its list is loading or has failed; null: it cannot be told. */
  async function isKeptAtServer(): Promise<boolean | null> {
    if (!isSignedIn || isNotFound(list.error)) return false;
    if (atServer) return true;
    const { error } = await list.refetch();
    if (!error || isNotFound(error)) return !error;
    failureToast(error);
    return null;
  }

  return {
    baskets,
    /** The query of those at the server. */
    list,
    /** Whether the server keeps baskets for this patron. */
    hasServer: atServer !== undefined,

    /** Returns the code of the new basket; null if there is none. */
    async make(nome: string, titles: readonly BasketTitle[]): Promise<string | null> {
      if (titles.length > maxInNamedBasket) {
        warn('cesta_cheia');
        return null;
      }
      const isKept = await isKeptAtServer();
      if (isKept === null) return null;
      if (isKept) {
        const made = await create({ body: { nome, acervos: codesOf(titles) } });
        const { data } = made;
        if (!isDone(made) || !data) return null;
        // Before the list is read again, or its screen would show another basket for a moment.
        dispatch(basketApi.util.updateQueryData('listNamedBaskets', undefined, (baskets) => [...baskets, data]));
        return data.codigo;
      }
      if (local.length >= maxNamedBaskets) {
        warn('limite_cestas');
        return null;
      }
      const codigo = `local-${nanoid(8)}`;
      dispatch(basketMade({ codigo, nome, titulos: [...titles], ...(isSignedIn && { ofPatron: true }) }));
      return codigo;
    },

    async rename(basket: ListedBasket, nome: string): Promise<boolean> {
      if (!basket.isLocal) return changeAtServer(basket, { nome });
      dispatch(basketRenamed({ codigo: basket.codigo, nome }));
      return true;
    },

    async remove({ codigo, isLocal }: ListedBasket): Promise<boolean> {
      if (!isLocal) return isDone(await destroy({ params: { codigo } }));
      dispatch(basketRemoved(codigo));
      return true;
    },

    async add(basket: ListedBasket, titles: readonly BasketTitle[]): Promise<boolean> {
      const { codigo, isLocal, acervos } = basket;
      if (!isLocal) return changeAtServer(basket, { incluir: codesOf(titles) });
      const isFull = new Set([...acervos, ...codesOf(titles)]).size > maxInNamedBasket;
      if (isFull) warn('cesta_cheia');
      if (isFull) return false;
      dispatch(titlesAdded({ codigo, titles: isSignedIn ? markedAsPatrons(titles) : titles }));
      return true;
    },

    async take(basket: ListedBasket, codes: readonly string[]): Promise<boolean> {
      if (!basket.isLocal) return changeAtServer(basket, { excluir: [...codes] });
      dispatch(titlesRemoved({ codigo: basket.codigo, codes }));
      return true;
    },

    share: (basket: ListedBasket, compartilhada: boolean) => changeAtServer(basket, { compartilhada }),
  };
}
