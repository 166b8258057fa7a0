import type { title } from '@catalogue/api-contract';
import {
  abntReference,
  dublinCore,
  isLocalField,
  marcReleaseActivity,
  marcRows,
  mayReleaseMarc,
  searchKey,
  titlePermissions,
  wireFields,
  withoutAuthorityCodes,
} from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Caller } from '../../http/auth';
import type { Handlers } from '../../http/serve';
import { knownTitle, refuseUnknownTitle } from './knownTitle';
import { closedCollectionHandlers } from './closedCollection.handlers';
import { relatedTitlesHandlers } from './related.handlers';
import { titleFiguresHandlers } from './figures.handlers';
import {
  countWaiting,
  findActivitiesOf,
  findCopies,
  findHoldings,
  findOptionalTabs,
  findTitleAuthorities,
} from './title.store';

const activitiesOf = async (db: PrismaClient, caller: Caller): Promise<number[]> =>
  caller.kind === 'patron' ? findActivitiesOf(db, caller.cod_pessoa) : [];

export const titleHandlers: Handlers<typeof title> = {
  ...titleFiguresHandlers,
  ...closedCollectionHandlers,
  ...relatedTitlesHandlers,

  async getTitle({ params, refuse }, { db }) {
    const { marc, ...flat } = await knownTitle(db, params.id, refuse);
    const codes = new Map(
      (await findTitleAuthorities(db, params.id)).map((row) => [row.name_key, String(row.cod_autoridade)]),
    );
    const campos = wireFields(withoutAuthorityCodes(marc), ({ descricao }) => codes.get(searchKey(descricao)) ?? null);
    return { campos, ...flat };
  },

  async getReference({ params, refuse }, { db, today }) {
    const { marc } = await knownTitle(db, params.id, refuse);
    const { texto, partes } = abntReference(marc, { hoje: today() });
    return { referencia: texto, formato: 'ABNT NBR 6023:2018', partes };
  },

  // The library's own fields 9XX are for its staff only (ruling D31).
  async getMarc({ params, query, caller, refuse }, { db }) {
    const { marc } = await knownTitle(db, params.id, refuse);
    if (query.liberacao) {
      const activities = await activitiesOf(db, caller);
      if (!mayReleaseMarc(activities))
        refuse('liberacao_nao_permitida', { facts: { atividade: marcReleaseActivity, atividades: activities } });
      return marcRows(marc);
    }
    return marcRows({ ...marc, fields: marc.fields.filter((field) => !isLocalField(field)) });
  },

  async listCopies({ params, query, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    const exemplares = await findCopies(db, params.id, query.cod_unidade ?? null);
    return {
      total: exemplares.length,
      disponiveis: exemplares.filter((copy) => copy.disponivel).length,
      exemplares,
      reservas_fila: await countWaiting(db, params.id),
    };
  },

  async listTitleLibraries({ params, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return findHoldings(db, params.id);
  },

  async getDublinCore({ params, refuse }, { db }) {
    return { elementos: dublinCore((await knownTitle(db, params.id, refuse)).marc) };
  },

  async getTitlePermissions({ params, caller, refuse }, { db, settings }) {
    await refuseUnknownTitle(db, params.id, refuse);
    const [copies, extras, activities] = await Promise.all([
      findCopies(db, params.id, null),
      findOptionalTabs(db, params.id, settings.TIME_ZONE),
      activitiesOf(db, caller),
    ]);
    return titlePermissions(copies, extras, activities);
  },
};
