import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useCheckedRows } from '../../shared/checkedRows';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { CheckAll } from '../../shared/ui/CheckAll';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Dialog } from '../../shared/ui/Dialog';
import { FieldError } from '../../shared/ui/Field';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { maxBasketName } from '@catalogue/api-contract';
import { isBasketName } from '@catalogue/domain';
import { basketAddress } from './basketAddress';
import type { BasketTitle } from './basketTitle';
import css from './MoveDialog.module.css';
import { useBasket } from './useBasket';
import { toldByItsCall, useNamedBaskets, type ListedBasket } from './useNamedBaskets';

interface MoveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  titles: readonly BasketTitle[];
  /** The basket that they are in; null: the one without a name. */
  from: ListedBasket | null;
}

const theBasket = 'cesta';
const aNewOne = 'nova';
const formId = 'mover-titulos';
const titlesId = `${formId}-erro`;
const nameId = `${formId}-nome`;
const notMoved = { data: null, error: true };

/** Moves some titles of a basket into another one, or into a new one. */
export function MoveDialog({ isOpen, onClose, titles, from }: MoveDialogProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const dispatch = useDispatch();
  const basket = useBasket();
  const named = useNamedBaskets();
  const others = named.baskets.filter(({ codigo }) => codigo !== from?.codigo);
  const [wanted, setWanted] = useState<string | null>(null);
  const target = wanted ?? (from ? theBasket : (others[0]?.codigo ?? aNewOne));
  const [name, setName] = useState('');
  const rows = useCheckedRows();
  const isNameWrong = target === aNewOne && !isBasketName(name);
  const moved = titles.filter(({ cod_acervo }) => rows.isChosen(cod_acervo));

  const { errorOf, isSending, startOver, submit } = useSubmitOnce({
    flaws: [
      ...(moved.length === 0 ? [{ id: titlesId, text: t('chooseTitle') }] : []),
      ...(isNameWrong ? [{ id: nameId, text: t('nome_invalido', { ns: 'shared' }) }] : []),
    ],
    focusesFlaw: true,
    save: move,
    showRefusal: toldByItsCall,
    onSaved: (codigo) => {
      const offer = { label: t('seeThatBasket'), href: basketAddress(codigo) };
      dispatch(toastShown({ tone: 'ok', message: t('moved', { count: moved.length }), offer }));
      close();
    },
  });

  function close() {
    rows.clear();
    setWanted(null);
    setName('');
    startOver();
    onClose();
  }

  /** First into the one, then out of the other: what fails between the two loses no title. */
  async function move(): Promise<{ data: string | null; error?: boolean }> {
    const other = others.find(({ codigo }) => codigo === target);
    const codigo = target === aNewOne ? await named.make(name.trim(), moved) : target === theBasket ? null : target;
    if (target === aNewOne && codigo === null) return notMoved;
    if (target === theBasket && !basket.receive(moved)) return notMoved;
    if (other && !(await named.add(other, moved))) return notMoved;
    if (!from) basket.giveAway(rows.chosen);
    else if (!(await named.take(from, rows.chosen))) return notMoved;
    return { data: codigo };
  }

  const titlesError = errorOf(titlesId);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('moveTitles')}
      footer={
        <>
          <Button onClick={close}>{t('cancel', { ns: 'shared' })}</Button>
          <Button variant="brand" type="submit" form={formId} busy={isSending}>
            {t('move')}
          </Button>
        </>
      }
    >
      <form className="stack gap-4" id={formId} onSubmit={submit} noValidate>
        <fieldset className="stack gap-1 min-w-0">
          <legend className="mb-1 strong">{t('titlesToMove')}</legend>
          {titles.length > 1 && (
            <CheckAll codes={titles.map(({ cod_acervo }) => cod_acervo)} rows={rows}>
              {t('allTitles')}
            </CheckAll>
          )}
          <div className={css.titles}>
            {titles.map(({ cod_acervo, descricao }) => (
              <Checkbox
                key={cod_acervo}
                checked={rows.isChosen(cod_acervo)}
                onChange={(isOn) => rows.set([cod_acervo], isOn)}
              >
                {descricao}
              </Checkbox>
            ))}
          </div>
          {titlesError && (
            <FieldError id={titlesId} role="alert">
              {titlesError}
            </FieldError>
          )}
        </fieldset>
        <Select
          label={t('moveInto')}
          value={target}
          options={[
            ...(from ? [{ value: theBasket, label: t('basket') }] : []),
            ...others.map(({ codigo, nome }) => ({ value: codigo, label: nome })),
            { value: aNewOne, label: t('newBasket') },
          ]}
          onChange={setWanted}
        />
        {target === aNewOne && (
          <TextField
            id={nameId}
            label={t('basketName')}
            maxLength={maxBasketName}
            autoComplete="off"
            error={errorOf(nameId)}
            value={name}
            onChange={setName}
          />
        )}
      </form>
    </Dialog>
  );
}
