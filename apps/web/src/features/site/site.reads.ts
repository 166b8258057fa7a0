import { ActivityEntry, InstitutionData, SearchGuide } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the page around the screens reads of each reply: the part that the contract tests hold a server to. */
export const siteReads = {
  getInstitution: z.pick(InstitutionData, {
    sigla: true,
    nome: true,
    tema: true,
    denominacao_login: true,
    destino_padrao_login_catalogo: true,
    msg_login: true,
    link_lgpd: true,
    link_logout_saml: true,
  }),
  listActivities: z.array(z.pick(ActivityEntry, { codigo: true, existe: true })),
  listSearchGuides: z.array(z.pick(SearchGuide, { slug: true, titulo: true, descricao: true })),
};
