import { IndexCode, IndexType, longestText } from '@catalogue/api-contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { FailedAside } from '../../../shared/QueryView';
import { styled } from '../../../shared/theme/styled';
import { Button } from '../../../shared/ui/Button';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { useListIndexTypesQuery } from '../search.api';
import { indexAddress, type IndexPlace } from './indexAddress';

const Root = styled('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 'e2',
    alignItems: 'end',
    '& > button': { minHeight: '2.75rem' },
    '& > :first-child': { gridColumn: '1 / -1' },
    _medium: { gridTemplateColumns: '15rem minmax(0, 1fr) auto', '& > :first-child': { gridColumn: 'auto' } },
  },
});
const Letters = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'e1 1.5rem',
    marginTop: 'e3',
    fontSize: 'sm',
  },
});
const Strip = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e1',
    marginInlineStart: '-0.5rem',
    '& a': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'smallTarget',
      minHeight: 'smallTarget',
      borderRadius: 'control',
    },
    '& a[aria-current]': { bg: 'marca.solid', color: 'marca.contrast', fontWeight: 'strong', textDecoration: 'none' },
  },
});

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
  const tipo_indice = IndexCode.safeParse(index).data ?? IndexType.title;

  function go(event: FormEvent) {
    event.preventDefault();
    const termo_pesquisa = start.trim();
    void navigate(indexAddress({ tipo_indice, ...(termo_pesquisa && { termo_pesquisa }) }));
  }

  return (
    <>
      <Root role="search" aria-label={t('indexes')} onSubmit={go} noValidate>
        <Select
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
          label={t('startAt')}
          placeholder={t('startAtHint')}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={longestText}
          value={start}
          onChange={setStart}
        />
        <Button type="submit" variant="marca">
          {t('goTo')}
        </Button>
      </Root>
      <FailedAside query={types} failed={t('optionsFailed')} />
      <Letters aria-label={t('letters')}>
        <Strip>
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
        </Strip>
        <Link to="/">{t('newSearch')}</Link>
      </Letters>
    </>
  );
}
