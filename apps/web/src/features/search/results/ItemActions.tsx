import type { SearchItem, TitleLink } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { availabilityOf } from '../../../shared/availabilityOf';
import { paths } from '../../../shared/paths';
import { CiteIcon, HoldIcon, OutsideIcon, PlaceIcon } from '../../../shared/ui/icons';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { BasketButton } from '../../basket/public';
import { StandardLink, TitleLinks } from '../../links/public';

interface ItemActionsProps {
  title: SearchItem;
  /** The title's name, for the accessible label of the link. */
  name: string;
  /** Navigation state for the title's page: the way back, and what this row says of it. */
  state: object;
  links?: readonly TitleLink[];
  /** The number of an ABNT standard. */
  standard: string | null;
  isInBasket: boolean;
  onBasket?: (title: SearchItem) => void;
}

/** Actions for a title in the list. */
export function ItemActions({ title, name, state, links = [], standard, isInBasket, onBasket }: ItemActionsProps) {
  const { t } = useTranslation(['search', 'shared']);
  const address = paths.title(title.cod_acervo);
  const look = { variant: 'text', size: 'small' } as const;
  const toTab = { ...state, toPart: 'tab' };
  const canHold = availabilityOf(title).state === 'lent' && title.disp_para_reserva === 'S';
  return (
    <div className="row outdent gap-1 mt-2" data-screen-only="">
      {onBasket && <BasketButton {...look} name={name} isInBasket={isInBasket} onClick={() => onBasket(title)} />}
      <LinkButton {...look} to={`${address}/referencia`} state={toTab} aria-label={t('citeTitle', { title: name })}>
        <CiteIcon /> {t('cite', { ns: 'shared' })}
      </LinkButton>
      {Number(title.tot_exemplares) > 0 && (
        <LinkButton {...look} to={`${address}/exemplares`} state={toTab} aria-label={t('copiesOf', { title: name })}>
          <PlaceIcon /> {t('copies')}
        </LinkButton>
      )}
      {canHold && (
        <LinkButton
          {...look}
          to={`${address}/reserva`}
          state={{ ...state, toPart: 'heading' }}
          aria-label={t('holdTitle', { title: name })}
        >
          <HoldIcon /> {t('hold')}
        </LinkButton>
      )}
      {links.length > 0 ? (
        <TitleLinks title={name} links={links} />
      ) : (
        title.acesso_remoto === 'cr' && (
          <LinkButton {...look} to={address} state={state} aria-label={t('openTitle', { title: name })}>
            <OutsideIcon /> {t('open')}
          </LinkButton>
        )
      )}
      {standard && <StandardLink number={standard} title={name} />}
    </div>
  );
}
