import type { Deps } from '../../deps';
import type { Patron } from '../../http/auth';
import { findSession } from '../../sessions.store';

/** Who really acts in a session, and the sign-in that it comes from. */
export async function findActor({ db }: Pick<Deps, 'db'>, patron: Patron) {
  const session = await findSession(db, patron.sid);
  return {
    root: session?.root_id ?? patron.sid,
    cod_pessoa: session?.acting_cod_pessoa ?? patron.cod_pessoa,
    isActing: (session?.acting_cod_pessoa ?? null) !== null,
  };
}
