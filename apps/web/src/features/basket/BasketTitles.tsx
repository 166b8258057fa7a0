import { Paged } from '../../shared/ui/Paged';
import { useAddress } from '../../shared/useAddress';
import { BasketRow } from './BasketRow';
import type { BasketTitle } from './basketTitle';
import { BasketViews, maxWalk } from './BasketViews';
import { PrintedBasket } from './PrintedBasket';
import type { KnownTitles } from './useKnownTitles';
import { WalkingList } from './WalkingList';

interface BasketTitlesProps {
  titles: readonly BasketTitle[];
  known: KnownTitles;
  /** Its removal is under way. */
  isWriting?: (title: BasketTitle) => boolean;
  onRemove: (title: BasketTitle) => void;
}

/** The titles of a basket, as a way through the libraries or in their order. */
export function BasketTitles({ titles, known, isWriting = () => false, onRemove }: BasketTitlesProps) {
  const [address] = useAddress();
  const isWalk = titles.length <= maxWalk && address.get('ver') !== 'ordem';
  return (
    <>
      <BasketViews isWalk={isWalk} count={titles.length} />
      {isWalk ? (
        <WalkingList titles={titles} isDeleted={known.isDeleted} isWriting={isWriting} onRemove={onRemove} />
      ) : (
        <>
          <Paged items={titles}>
            {(page) => (
              <ol data-screen-only="">
                {page.map((title) => (
                  <BasketRow
                    key={title.cod_acervo}
                    title={title}
                    otherTitles={known.otherTitles(title.cod_acervo)}
                    isDeleted={known.isDeleted(title.cod_acervo)}
                    busy={isWriting(title)}
                    onRemove={onRemove}
                  />
                ))}
              </ol>
            )}
          </Paged>
          <PrintedBasket titles={titles} />
        </>
      )}
    </>
  );
}
