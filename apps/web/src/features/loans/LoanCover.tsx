import type { PendingTitle } from '@catalogue/api-contract';
import { coverKind } from '../../shared/coverKind';
import { Cover } from '../../shared/ui/Cover';
import { TitleCover } from '../links/public';

/** The cover of the title that is lent; drawn only, where the answer does not say which title that is. */
export function LoanCover({ title }: { title: PendingTitle }) {
  const work = {
    title: title.descricao,
    author: title.autor ?? undefined,
    kind: coverKind(title.cod_tipo_obra ?? ''),
    year: title.ano_publicacao ?? undefined,
  };
  return title.cod_acervo ? <TitleCover id={title.cod_acervo} {...work} /> : <Cover id={title.codExemplar} {...work} />;
}
