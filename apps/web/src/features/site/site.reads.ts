import { ActivityEntry, InstitutionData, SearchGuide, site } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the page around the screens reads of each reply: the part that the contract tests hold a server to. */
export const siteReads = {
  getInstitution: z.extend(
    z.pick(InstitutionData, {
      codEmpresa: true,
      sigla: true,
      nome: true,
      tema: true,
      denominacao_login: true,
      destino_padrao_login_catalogo: true,
      msg_login: true,
      msg_suporte_consulta: true,
      link_lgpd: true,
      usaOIDC: true,
      link_logout_OIDC: true,
      link_logout_saml: true,
    }),
    {
      p: z.pick(InstitutionData.shape.p, {
        __md_aut: true,
        __md_crypt: true,
        __web_url_pw: true,
        __web_aquisicao: true,
      }),
    },
  ),
  listActivities: z.array(z.pick(ActivityEntry, { codigo: true, existe: true, descricao: true })),
  listSearchGuides: z.array(z.pick(SearchGuide, { slug: true, titulo: true, descricao: true, texto: true })),
  listFurtherGuides: site.listFurtherGuides.reply,
  listQuestions: site.listQuestions.reply,
  getGeneralInformation: site.getGeneralInformation.reply,
  getActivity: site.getActivity.reply,
  getActivityText: site.getActivityText.reply,
  listOpeningHours: site.listOpeningHours.reply,
  listOpeningHoursOfCampus: site.listOpeningHoursOfCampus.reply,
  listInstitutionalEvents: site.listInstitutionalEvents.reply,
  listEventumEvents: site.listEventumEvents.reply,
  getSelfService: site.getSelfService.reply,
  getAppSettings: site.getAppSettings.reply,
};
