import { IndexType, maxTextLength } from '@catalogue/api-contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { inCatalogue } from '../../../shared/platform';
import { FailedAside } from '../../../shared/QueryView';
import { Button } from '../../../shared/ui/Button';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { useListIndexTypesQuery } from '../search.api';
import { indexAddress, type IndexPlace } from './indexAddress';
import css from './IndexForm.module.css';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const digits = [...'0123456789'];
const numbered: readonly string[] = [IndexType.callNumber, IndexType.isbn, IndexType.issn];

/** Selects an index and a place in it. Give it a `key` of the place, so that "back" resets it. */
export function IndexForm({ place }: { place: IndexPlace }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const types = useListIndexTypesQuery();
  const indexes = types.currentData ?? [];
  const [index, setIndex] = useState<string>(place.tipo_indice ?? IndexType.title);
  const [start, setStart] = useState(place.termo_pesquisa ?? '');
  const tipo_indice = Object.values(IndexType).find((code) => code === index) ?? IndexType.title;

  function go(event: FormEvent) {
    event.preventDefault();
    const termo_pesquisa = start.trim();
    void navigate(indexAddress({ tipo_indice, ...(termo_pesquisa && { termo_pesquisa }) }));
  }

  return (
    <>
      <form
        className={css.root}
        role="search"
        action={inCatalogue('/')}
        aria-label={t('indexes')}
        onSubmit={go}
        noValidate
      >
        <Select
          name="tipo_indice"
          label={t('index')}
          value={index}
          onChange={setIndex}
          options={
            indexes.length > 0
              ? indexes.map(({ codigo, descricao }) => ({ value: codigo, label: descricao }))
              : [{ value: index, label: '…' }]
          }
        />
        <TextField
          id="busca"
          name="termo_pesquisa"
          label={t('startAt')}
          placeholder={t('startAtHint')}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={maxTextLength}
          value={start}
          onChange={setStart}
        />
        <Button type="submit" variant="brand">
          {t('goTo')}
        </Button>
      </form>
      <FailedAside query={types} failed={t('optionsFailed')} />
      <nav className="row items-center justify-between gap-1 gap-x-5 mt-3 text-sm" aria-label={t('letters')}>
        <ul className={css.strip}>
          {(numbered.includes(tipo_indice) ? digits : letters).map((letter) => (
            <li key={letter}>
              <Link
                to={indexAddress({ tipo_indice, termo_pesquisa: letter })}
                aria-current={place.termo_pesquisa === letter ? 'true' : undefined}
              >
                {letter}
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/">{t('newSearch')}</Link>
      </nav>
    </>
  );
}
