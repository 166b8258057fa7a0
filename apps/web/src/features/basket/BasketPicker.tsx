import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { basketAddress } from './basketAddress';
import { Button } from '../../shared/ui/Button';
import { AddIcon } from '../../shared/ui/icons';
import { inPlace } from '../../shared/useScrollRestoration';
import css from './BasketPicker.module.css';
import { NameDialog } from './NameDialog';
import { useBasket } from './useBasket';
import { useNamedBaskets } from './useNamedBaskets';

/** The reader's baskets, to go from one to another or to make a new one. `current`: the code of the one that is open. */
export function BasketPicker({ current }: { current: string | null }) {
  const { t } = useTranslation('basket');
  const navigate = useNavigate();
  const { titles } = useBasket();
  const { baskets, make } = useNamedBaskets();
  const [isNaming, setNaming] = useState(false);
  const offered = [
    { codigo: null, nome: t('basket'), acervos: titles },
    ...baskets.map(({ codigo, nome, acervos }) => ({ codigo, nome, acervos })),
  ];

  async function begin(nome: string) {
    const codigo = await make(nome, []);
    if (codigo === null) return false;
    void navigate(basketAddress(codigo), { state: inPlace });
    return true;
  }
  return (
    <div className={css.root} data-screen-only="">
      {baskets.length > 0 && (
        <nav aria-label={t('yourBaskets')}>
          <ul className={css.list}>
            {offered.map(({ codigo, nome, acervos }) => (
              <li key={codigo}>
                <Link
                  className={css.basket}
                  to={basketAddress(codigo)}
                  state={inPlace}
                  aria-current={codigo === current ? 'page' : undefined}
                >
                  {nome} <span className="num">{acervos.length}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setNaming(true)}>
        <AddIcon /> {t('newBasket')}
      </Button>
      <NameDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        title={t('newBasket')}
        confirm={t('makeBasket')}
        onConfirm={begin}
      />
    </div>
  );
}
