import type { InterestOptions } from '@catalogue/api-contract';
import { serialWishBlock } from '@catalogue/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { languageText } from '../../shared/recordText';
import { CheckList } from './CheckList';
import css from './WishFields.module.css';

export type Options = z.output<typeof InterestOptions>;
export const serialParts = ['fasciculo', 'artigo', 'sumario'] as const;

/** In the shape of the call. */
export const serialWish = (parts: readonly string[]) => ({
  fasciculo: parts.includes('fasciculo'),
  artigo: parts.includes('artigo'),
  sumario: parts.includes('sumario'),
});
export const serialFlaw = (parts: readonly string[]) => serialWishBlock(serialWish(parts));

interface ListProps {
  id: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string;
}

/** The followed parts of a periodical: at least one of three (D1 §5, ruling C15). */
export function SerialParts(props: ListProps) {
  const { t } = useTranslation('interest-profile');
  return (
    <CheckList
      {...props}
      legend={t('serialParts')}
      options={serialParts.map((part) => ({ value: part, label: t(`part_${part}`) }))}
    />
  );
}

interface FoldedProps {
  title: string;
  chosen: readonly string[];
  isFolded?: boolean;
  children: ReactNode;
}

/** A collapsed section for fields that most users leave unchanged; its summary shows the selection. */
function Folded({ title, chosen, isFolded, children }: FoldedProps) {
  const { t } = useTranslation('interest-profile');
  if (!isFolded) return children;
  return (
    <details className={css.details}>
      <summary>
        <b>{title}</b>: {chosen.length === 0 ? t('all') : t('someChosen', { count: chosen.length })}
      </summary>
      {children}
    </details>
  );
}

/** For which libraries; none checked means all. */
export function Libraries({ options, isFolded, ...props }: ListProps & { options: Options; isFolded?: boolean }) {
  const { t } = useTranslation('interest-profile');
  return (
    <Folded title={t('libraries')} chosen={props.chosen} isFolded={isFolded}>
      <CheckList
        {...props}
        legend={t('libraries')}
        hint={t('noneMeansAll')}
        options={options.bibliotecas.map((unit) => ({ value: unit.cod_biblioteca, label: unit.desc_biblioteca }))}
      />
    </Folded>
  );
}

/** In which languages; none checked means any. */
export function Languages({ options, isFolded, ...props }: ListProps & { options: Options; isFolded?: boolean }) {
  const { t } = useTranslation('interest-profile');
  const languageName = useLanguageName(options);
  return (
    <Folded title={t('languages')} chosen={props.chosen} isFolded={isFolded}>
      <CheckList
        {...props}
        legend={t('languages')}
        hint={t('noneMeansAll')}
        options={options.idiomas.map(({ codigo }) => ({ value: codigo, label: languageName(codigo) }))}
      />
    </Folded>
  );
}

/** The name of a language by its code, in the reader's language. */
export function useLanguageName({ idiomas }: Options) {
  const { i18n } = useTranslation();
  return (idioma: string): string => {
    const idioma_desc = idiomas.find(({ codigo }) => codigo === idioma)?.descricao ?? idioma;
    return languageText({ idioma, idioma_desc }, i18n.language) ?? idioma_desc;
  };
}

/** The names of libraries by their codes; no codes means all libraries. */
export function useLibraryNames({ bibliotecas }: Options) {
  const { t } = useTranslation('interest-profile');
  return (codes: readonly string[]): string =>
    codes.length === 0
      ? t('allLibraries')
      : bibliotecas
          .filter(({ cod_biblioteca }) => codes.includes(cod_biblioteca))
          .map(({ desc_biblioteca }) => desc_biblioteca)
          .join(', ');
}
