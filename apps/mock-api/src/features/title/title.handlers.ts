import type { title } from '@catalogue/api-contract';
import {
  abntReference,
  canHoldSome,
  canRequestLoan,
  dublinCore,
  isLocalField,
  marcRows,
  searchKey,
  wireFields,
  withoutAuthorityCodes,
} from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Handlers } from '../../http/serve';
import { findCopies, findHoldings, findTitle, findTitleAuthorities, titleExists } from './title.store';

type Refuse = (key: 'Acervo não encontrado.') => never;

const titleOrRefuse = async (db: PrismaClient, id: number, refuse: Refuse) =>
  (await findTitle(db, id)) ?? refuse('Acervo não encontrado.');

const refuseUnknown = async (db: PrismaClient, id: number, refuse: Refuse) => {
  if (!(await titleExists(db, id))) refuse('Acervo não encontrado.');
};

export const titleHandlers: Handlers<typeof title> = {
  async getTitle({ params, refuse }, { db }) {
    const { marc, ...flat } = await titleOrRefuse(db, params.id, refuse);
    const codes = new Map(
      (await findTitleAuthorities(db, params.id)).map((row) => [row.name_key, String(row.cod_autoridade)]),
    );
    const campos = wireFields(withoutAuthorityCodes(marc), ({ descricao }) => codes.get(searchKey(descricao)) ?? null);
    return { campos, ...flat };
  },

  async getReference({ params, refuse }, { db, today }) {
    const { marc } = await titleOrRefuse(db, params.id, refuse);
    const { texto, partes } = abntReference(marc, { hoje: today() });
    return { referencia: texto, formato: 'ABNT NBR 6023:2018', partes };
  },

  // The library's own fields 9XX are nobody's but the staff's.
  async getMarc({ params, refuse }, { db }) {
    const { marc } = await titleOrRefuse(db, params.id, refuse);
    return marcRows({ ...marc, fields: marc.fields.filter((field) => !isLocalField(field)) });
  },

  async listCopies({ params, query, refuse }, { db }) {
    await refuseUnknown(db, params.id, refuse);
    const exemplares = await findCopies(db, params.id, query.cod_unidade ?? null);
    return { total: exemplares.length, disponiveis: exemplares.filter((copy) => copy.disponivel).length, exemplares };
  },

  async listTitleLibraries({ params, refuse }, { db }) {
    await refuseUnknown(db, params.id, refuse);
    return findHoldings(db, params.id);
  },

  async getDublinCore({ params, refuse }, { db }) {
    return { elementos: dublinCore((await titleOrRefuse(db, params.id, refuse)).marc) };
  },

  async getTitlePermissions({ params, refuse }, { db }) {
    await refuseUnknown(db, params.id, refuse);
    const copies = await findCopies(db, params.id, null);
    return {
      reserva: canHoldSome(copies),
      solicitacao_emprestimo: canRequestLoan(copies),
      comentario: true,
      marc: true,
      liberacao: false,
      kardex: false,
      sumarios: false,
      sumarios_livros: false,
      dados_estatisticos: false,
      acervo_fechado: false,
    };
  },
};
