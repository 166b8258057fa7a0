import type { HoldEntry } from '@catalogue/api-contract';
import { coverKind } from '../../shared/coverKind';
import { TitleCover } from '../links/public';

/** The cover of the reserved title. */
export function HoldCover({ hold }: { hold: HoldEntry }) {
  return (
    <TitleCover
      id={hold.cod_acervo}
      title={hold.titulo}
      author={hold.autor ?? undefined}
      kind={coverKind(hold.cod_tipo_obra)}
    />
  );
}
