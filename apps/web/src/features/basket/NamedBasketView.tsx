import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useReadNamedBasketQuery } from './basket.api';
import { BasketPicker } from './BasketPicker';
import { BasketTitles } from './BasketTitles';
import type { BasketTitle } from './basketTitle';
import { NamedBasketTools } from './NamedBasketTools';
import { useRowWrites } from '../../shared/useRowWrites';
import { useKnownTitles } from './useKnownTitles';
import { useNamedBaskets, type ListedBasket } from './useNamedBaskets';

/** A basket with a name: its titles, and what can be done with them. */
export function NamedBasketView({ basket }: { basket: ListedBasket }) {
  const { t } = useTranslation('basket');
  const { codigo, nome, acervos, isLocal, titulos, chave } = basket;
  const query = useReadNamedBasketQuery({ params: { codigo } }, { skip: isLocal });
  return (
    <>
      <PageTitle title={nome} focusKey={codigo}>
        {t('namedOf', { name: nome, count: acervos.length })}
      </PageTitle>
      <BasketPicker current={codigo} />
      <p className="pt-2 text-sm muted" data-screen-only="">
        {t(isLocal ? 'onlyHere' : chave ? 'isShared' : 'atLibrary')}
      </p>
      {titulos ? (
        <Contents basket={basket} titles={titulos} />
      ) : (
        <QueryView query={query} failed={t('basketFailed')}>
          {(contents) => <Contents basket={basket} titles={contents.titulos} />}
        </QueryView>
      )}
    </>
  );
}

function Contents({ basket, titles }: { basket: ListedBasket; titles: readonly BasketTitle[] }) {
  const { t } = useTranslation(['basket', 'shared']);
  const { take, add } = useNamedBaskets();
  const { write, isWriting } = useRowWrites<BasketTitle, never>(({ cod_acervo }) => cod_acervo);
  const [removed, setRemoved] = useState<BasketTitle | null>(null);
  const acervos = titles.map(({ cod_acervo }) => cod_acervo);
  const known = useKnownTitles(acervos);

  const remove = (title: BasketTitle) =>
    write([title], async () => {
      const isDone = await take(basket, [title.cod_acervo]);
      return isDone ? { report: () => setRemoved(title) } : {};
    });
  const putBack = (title: BasketTitle) =>
    write([title], async () => {
      const isDone = await add(basket, [title]);
      return isDone ? { report: () => setRemoved((shown) => (shown === title ? null : shown)) } : {};
    });
  return (
    <>
      <NamedBasketTools basket={basket} titles={titles} acervos={acervos.filter((code) => !known.isDeleted(code))} />
      {removed && (
        <Notice tone="info" role="status">
          <div className="row items-center gap-3">
            <span>{t('removed', { title: removed.descricao })}</span>
            <Button size="small" busy={isWriting(removed)} onClick={() => void putBack(removed)}>
              {t('undo', { ns: 'shared' })}
            </Button>
          </div>
        </Notice>
      )}
      {titles.length === 0 ? (
        <EmptyState title={t('namedEmpty')}>
          <p>{t('namedEmptyHint')}</p>
        </EmptyState>
      ) : (
        <BasketTitles titles={titles} known={known} isWriting={isWriting} onRemove={(title) => void remove(title)} />
      )}
    </>
  );
}
