import { FormField, Option, SearchItem, SearchResult, search } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the search screens read of each reply: the part that the contract tests hold a server to. */
export const searchReads = {
  searchTitles: z.object({
    data: z.array(
      z.pick(SearchItem, {
        cod_acervo: true,
        cod_tipo_obra: true,
        desc_tipo_obra: true,
        ano_publicacao: true,
        idioma: true,
        idioma_desc: true,
        link_capa: true,
        acesso_remoto: true,
        possui_acessibilidade: true,
        dados_adicionais: true,
        areas_conhecimento: true,
        descricao: true,
        referencia: true,
        classificacao: true,
        tot_exemplares: true,
        autor: true,
        autor_principal: true,
        edicao: true,
        desc_fisica: true,
        disp_para_reserva: true,
        numero_chamada: true,
        imprenta: true,
        repositorio: true,
        disponiveis: true,
        bibliotecas_disponiveis: true,
        proxima_devolucao: true,
        reservas_fila: true,
        cursos_disc: true,
        // Items of the partner network.
        id: true,
        acervo: true,
        tipo_obra: true,
        instituicao: true,
        link: true,
        // Authorities.
        cod_autoridade: true,
        total_titulos: true,
        // An index.
        entrada_indice: true,
      }),
    ),
    base: SearchResult.shape.base,
    total: SearchResult.shape.total,
    pesquisa: SearchResult.shape.pesquisa,
    semelhantes: SearchResult.shape.semelhantes,
  }),
  // Of the libraries their number alone.
  getSearchFilters: z.object({
    opcoes: z.object({ bibliotecas: z.array(z.object({})), campos: z.array(FormField) }),
  }),
  getSearchOrders: z.object({ opcoes: z.array(z.pick(Option, { codigo: true })) }),
  listArchiveOptions: search.listArchiveOptions.reply,
  listNormativeActOptions: search.listNormativeActOptions.reply,
  listCaseLawOptions: search.listCaseLawOptions.reply,
  listIndexTypes: search.listIndexTypes.reply,
  listLibraries: search.listLibraries.reply,
  listCampuses: search.listCampuses.reply,
  listDisciplines: search.listDisciplines.reply,
  listCourses: search.listCourses.reply,
  listTeachers: search.listTeachers.reply,
  getTeacher: search.getTeacher.reply,
  getCourse: search.getCourse.reply,
  getCampus: search.getCampus.reply,
  getDiscipline: search.getDiscipline.reply,
  getLibrary: search.getLibrary.reply,
  listAdditionalTitles: z.array(
    z.object({ cod_acervo: z.string(), titulos: z.array(z.object({ descricao: z.string() })) }),
  ),
  listIndexedTitles: search.listIndexedTitles.reply,
  searchTargetProducts: search.searchTargetProducts.reply,
};
