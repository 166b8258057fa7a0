import { Option, SearchItem, SearchResult } from '@catalogue/api-contract';
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
      }),
    ),
    total: SearchResult.shape.total,
    pesquisa: SearchResult.shape.pesquisa,
    semelhantes: SearchResult.shape.semelhantes,
  }),
  // Their number alone.
  getSearchFilters: z.object({ opcoes: z.object({ bibliotecas: z.array(z.object({})) }) }),
  getSearchOrders: z.object({ opcoes: z.array(z.pick(Option, { codigo: true })) }),
};
