import type { Reply, search } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { OutsideIcon } from '../../../shared/ui/icons';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { useLazyGetTargetAddressQuery, useOpenAddress } from '../../links/public';
import css from './ProductRow.module.css';

interface ProductRowProps {
  product: Reply<typeof search.searchTargetProducts>['data'][number];
}

export function ProductRow({ product: { id, titulo, descricao } }: ProductRowProps) {
  const { t } = useTranslation('search');
  const [ask] = useLazyGetTargetAddressQuery();
  const { open, isOpening, address } = useOpenAddress();
  return (
    <li className={css.root}>
      <div className="grow">
        <h2>{titulo}</h2>
        <p className="text-sm muted">{descricao}</p>
      </div>
      {address ? (
        <LinkButton href={address} newWindow takesFocus aria-label={t('openTitle', { title: titulo })}>
          <OutsideIcon /> {t('open')}
        </LinkButton>
      ) : (
        <Button
          busy={isOpening}
          aria-label={t('openTitle', { title: titulo })}
          onClick={() => void open(() => ask({ params: { id } }))}
        >
          <OutsideIcon /> {t('open')}
        </Button>
      )}
    </li>
  );
}
