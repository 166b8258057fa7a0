import type { links } from '@catalogue/api-contract';
import { describeLinks, isProviderSession, linkBlock, titleLinks, type LinkDescription } from '@catalogue/domain';
import { readsOfRecords } from '../../http/limits';
import type { Handlers } from '../../http/serve';
import { findConfiguration } from '../search/search.public';
import { findRecords, knownTitle } from '../title/title.public';
import { defaultCover } from './defaultCover';
import { findCovers, findProduct, findReader, findStandard, storeOpening } from './links.store';

const maxCovers = 20;

/** Where a session of the e-book provider continues; an address of the demo. */
const grupoAAddress = 'https://grupoa.example.org/sessao';

export const linksHandlers: Handlers<typeof links> = {
  listCovers: ({ query }, { db }) => findCovers(db, query.cod_acervo, Math.min(query.limite ?? maxCovers, maxCovers)),

  getDefaultCover: async (_, { db }) => ({ url: (await findConfiguration(db)).imagem_padrao ?? defaultCover }),

  async listResultLinks({ query, takeReads }, { db }) {
    await takeReads(readsOfRecords(query.acervos.length));
    const records = await findRecords(db, query.acervos);
    return records.flatMap(({ cod_acervo, marc }) => titleLinks(cod_acervo, marc));
  },

  // The token identifies the person; `userId` adds nothing. The opening is recorded here: the fields of the body are
  // those of the statistics.
  async openRestrictedLink({ params, body, patron, refuse }, { db, clock }) {
    const { marc } = await knownTitle(db, params.a, refuse);
    const link =
      describeLinks(marc).find(({ seq_paragrafo }) => seq_paragrafo === params.b) ?? refuse('Link não encontrado.');
    const block = linkBlock(link, await findReader(db, patron.cod_pessoa));
    if (block) refuse(block, { facts: { provedor: link.provedor, cpf: null } });
    const { userId: _, ...device } = body;
    const opening = { cod_acervo: params.a, seq_paragrafo: params.b, url: link.url, ...device };
    await storeOpening(db, opening, clock.now());
    return { url: link.url };
  },

  async countLinkAccess({ body, refuse }, { db, clock }) {
    const { marc } = await knownTitle(db, body.cod_acervo, refuse);
    const isOpened = (link: LinkDescription) => link.seq_paragrafo === body.seq_paragrafo && link.url === body.url;
    // Anybody may send one: only links of ours are counted.
    if (!describeLinks(marc).some(isOpened)) refuse('Link não encontrado.');
    const { user_id: _, ...opening } = body;
    await storeOpening(db, opening, clock.now());
  },

  getAbntAddress: async ({ params, refuse }, { db }) =>
    (await findStandard(db, params.id)) ?? refuse('Documento não encontrado.'),

  getTargetAddress: async ({ params, refuse }, { db }) =>
    (await findProduct(db, params.id)) ?? refuse('Documento não encontrado.'),

  async openGrupoA({ body, caller, refuse }, { db }) {
    if (!isProviderSession(body.sessionid))
      refuse('acesso_negado_integracao', { facts: { sessionid: body.sessionid } });
    const block =
      caller.kind === 'patron' && linkBlock({ provedor: 'minhabiblioteca' }, await findReader(db, caller.cod_pessoa));
    if (block) refuse(block, { facts: { cpf: null } });
    return { url: `${grupoAAddress}?sessionid=${encodeURIComponent(body.sessionid)}` };
  },
};
