import { CopyStatus } from '@catalogue/api-contract';
import { addDays, isFree, preferenceFor } from '@catalogue/domain';
import type { Tenant } from '../../tenants/tenant';
import { findBorrower, lendCopy, returnCopy } from '../desk/desk.public';
import { placeHold } from '../holds/holds.public';
import { findCopies } from '../title/title.public';

/**
 * What happens in a story, by the rules of the desk and of the readers' calls, at the day of the tenant's clock. People
 * are named by their login, titles by their `cod_acervo`. Each act throws when the rules refuse it: the story does not
 * fit the demo data then.
 */
export class Stage {
  constructor(private readonly tenant: Tenant) {}

  /** Lends the first free copy of a title; returns its barcode and the day on which it is due. */
  async lend(login: string, cod_acervo: number): Promise<{ cod_exemplar: string; data_prevista: string }> {
    const [copy] = await this.#freeCopies(cod_acervo);
    if (!copy) throw new Error(`Title ${cod_acervo} has no free copy.`);
    return this.#lendCopy(login, copy.cod_exemplar);
  }

  /** Lends every free copy of a title, to these people in turn. */
  async lendAll(logins: readonly string[], cod_acervo: number): Promise<void> {
    for (const [place, { cod_exemplar }] of (await this.#freeCopies(cod_acervo)).entries())
      await this.#lendCopy(logins[place % logins.length] ?? '', cod_exemplar);
  }

  async takeBack(cod_exemplar: string): Promise<void> {
    const returned = await returnCopy(this.tenant.deps, cod_exemplar);
    if (typeof returned === 'string') throw new Error(`The return of ${cod_exemplar} was refused: ${returned}.`);
  }

  /** Places a hold on a copy like one that is on loan: this one, or the first of the title. */
  async hold(login: string, cod_acervo: number, cod_exemplar?: string): Promise<void> {
    const { deps } = this.tenant;
    const reader = await findBorrower(deps.db, login);
    if (!reader) throw new Error(`Nobody has the login ${login}.`);
    const copies = await findCopies(deps.db, cod_acervo, null);
    const copy = copies.find((each) =>
      cod_exemplar === undefined ? each.situacao === CopyStatus.onLoan : each.cod_exemplar === cod_exemplar,
    );
    if (!copy) throw new Error(`Title ${cod_acervo} has no such copy on loan.`);
    const { localizacao: _anywhere, ...choice } = preferenceFor(copy);
    const wanted = { cod_acervo, biblioteca: copy.cod_biblioteca, ...choice };
    const placed = await placeHold(deps, reader.cod_pessoa, wanted);
    if (placed.refusal) throw new Error(`The hold of ${login} on ${cod_acervo} was refused: ${placed.refusal}.`);
  }

  /** Lets the clock run to some days before (negative) or after an ISO day, at the present hour. */
  async passUntil(day: string, days: number): Promise<void> {
    const { deps } = this.tenant;
    const milliseconds = Date.parse(addDays(day, days)) - Date.parse(deps.today());
    await this.tenant.advance((now) => new Date(now.getTime() + milliseconds));
  }

  async #freeCopies(cod_acervo: number) {
    return (await findCopies(this.tenant.deps.db, cod_acervo, null)).filter(isFree);
  }

  async #lendCopy(login: string, cod_exemplar: string) {
    const lent = await lendCopy(this.tenant.deps, { login, cod_exemplar });
    if (typeof lent === 'string') throw new Error(`The loan of ${cod_exemplar} to ${login} was refused: ${lent}.`);
    return lent;
  }
}
