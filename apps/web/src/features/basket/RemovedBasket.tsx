import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { inPlace } from '../../shared/useScrollRestoration';
import { basketAddress } from './basketAddress';
import type { BasketTitle } from './basketTitle';
import { useNamedBaskets } from './useNamedBaskets';

/** State of the address to which a removed basket leads. `cod_pessoa`: of the patron who removed it; null: a visitor. */
export interface RemovedState {
  removedBasket?: { nome: string; titles: readonly BasketTitle[]; cod_pessoa: string | null };
}

/** Says which basket was removed, and makes it again. */
export function RemovedBasket() {
  const { t } = useTranslation(['basket', 'shared']);
  const { state } = useLocation() as { state: RemovedState | null };
  const navigate = useNavigate();
  const { make } = useNamedBaskets();
  const cod_pessoa = useSelector(selectPatron)?.user.cod_pessoa ?? null;
  const { run, isBusy } = useOneAtATime();
  const removed = state?.removedBasket;
  // The browser keeps the state, and "Back" leads to it, after somebody else has signed in.
  if (!removed || removed.cod_pessoa !== cod_pessoa) return null;

  async function makeAgain({ nome, titles }: NonNullable<RemovedState['removedBasket']>) {
    const codigo = await make(nome, titles);
    if (codigo !== null) void navigate(basketAddress(codigo), { replace: true, state: inPlace });
  }
  return (
    <Notice tone="info" role="status">
      <div className="row items-center gap-3">
        <span>{t('basketRemoved', { name: removed.nome })}</span>
        <Button size="small" busy={isBusy} onClick={() => void run(() => makeAgain(removed))}>
          {t('undo', { ns: 'shared' })}
        </Button>
      </div>
    </Notice>
  );
}
