import type { SearchItem } from '@catalogue/api-contract';
import { memo } from 'react';
import { AuthorityRow } from './authorities/AuthorityRow';
import { NetworkRow } from './network/NetworkRow';
import { ResultItem, type ResultItemProps } from './results/ResultItem';

/** Whether a result is a title of this catalogue, with a page, copies and a cover. */
export const isTitle = ({ cod_autoridade, instituicao }: SearchItem): boolean => !cod_autoridade && !instituicao;

/** Renders a result by its kind: an authority, a partner's title, a title of this catalogue. */
export const ResultRow = memo(function ResultRow(props: ResultItemProps) {
  const { title, terms } = props;
  if (title.cod_autoridade) return <AuthorityRow item={title} terms={terms} />;
  if (title.instituicao) return <NetworkRow item={title} terms={terms} />;
  return <ResultItem {...props} />;
});
