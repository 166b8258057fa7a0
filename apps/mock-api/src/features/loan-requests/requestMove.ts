import { nextRequestStatus } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { lockPatron, lockTitles } from '../../locks.store';
import { lockCivilDay } from '../../tenants/due';
import { findRequest } from './loan-requests.store';
import { storeNextStatus } from './moves.store';

/** Moves a loan request on to its next status today, as the days would; or says why it cannot move. */
export const advanceRequest = ({ db, today, settings }: Deps, codigo: number) =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    const found = await findRequest(tx, codigo, settings.TIME_ZONE);
    if (!found) return 'unknown';
    const { cod_pessoa, cod_acervo } = found;
    await lockPatron(tx, cod_pessoa);
    await lockTitles(tx, [cod_acervo]);
    // Again, as nobody else can change it now.
    const request = (await findRequest(tx, codigo, settings.TIME_ZONE)) ?? found;
    const next = nextRequestStatus(request.status);
    if (!next) return 'over';
    const status = await storeNextStatus(tx, request, next, today());
    return { cod_pessoa, codigo: String(codigo), cod_acervo: String(cod_acervo), status };
  });
