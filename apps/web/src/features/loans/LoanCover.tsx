import type { PendingTitle } from '@catalogue/api-contract';
import { coverKind } from '../../shared/coverKind';
import { Cover } from '../../shared/ui/Cover';
import { TitleCover } from '../links/public';

/** The cover of the lent title; only drawn if the reply does not identify the title. */
export function LoanCover({ title }: { title: PendingTitle }) {
  const work = {
    title: title.descricao,
    author: title.autor ?? undefined,
    kind: coverKind(title.cod_tipo_obra ?? ''),
    year: title.ano_publicacao ?? undefined,
  };
  return title.cod_acervo ? <TitleCover id={title.cod_acervo} {...work} /> : <Cover id={title.codExemplar} {...work} />;
}
