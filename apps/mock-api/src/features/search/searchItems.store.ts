import type { search, ReplyRow } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { isFreeCopy, isHoldableCopy, isReadOnSiteCopy } from '../../copyConditions.store';
import { isWaiting } from '../../personConditions.store';

export type ItemRow = ReplyRow<(typeof search)['searchTitles']>['data'][number];

/**
 * Result items in the order of their codes, with the current availability. A hold is possible by the rule of
 * `canHoldSome` in the domain. LATERAL makes the planner read the few copies of each title; with a plain join it reads
 * all copies of the catalogue.
 */
export const findItems = (db: PrismaClient, codes: readonly number[]): Promise<ItemRow[]> =>
  db.$queryRaw<ItemRow[]>`
    SELECT a.cod_acervo::text, a.cod_tipo_obra::text, a.desc_tipo_obra, a.ano_publicacao::text, a.idioma, a.idioma_desc,
           a.link_capa, a.acesso_remoto, a.possui_acessibilidade, a.dados_adicionais,
           a.cod_tipo_area_conhec, a.desc_tipo_area_conhec, a.cod_area_conhecimento, a.rota,
           coalesce(area.areas_conhecimento,
             CASE WHEN a.cod_tipo_area_conhec IS NULL THEN '[]'
                  ELSE jsonb_build_array(jsonb_build_object('codigo', a.cod_tipo_area_conhec, 'descricao', a.desc_tipo_area_conhec))
             END) AS areas_conhecimento,
           coalesce(course.cursos_disc, '[]') AS cursos_disc, coalesce(planned.disciplinas, '[]') AS disciplinas,
           a.titulo AS descricao, a.titulo AS obra, nullif(a.title_order, a.title_key) AS titulo_ordem, a.referencia, a.referencia AS referencia_sem_tag, a.resumo,
           a.classificacao, a.isbn_issn AS isbn_iss,
           a.autor, a.autor_principal, a.edicao, a.descricao_fisica AS desc_fisica,
           a.cor, a.numero_chamada, a.editora, a.imprint AS imprenta, a.repositorio,
           holdings.tot_exemplares, holdings.disponiveis, holdings.consulta_local, holdings.bibliotecas_disponiveis, holdings.proxima_devolucao,
           CASE WHEN parts.can_hold THEN 'S' ELSE 'N' END AS disp_para_reserva,
           waiting.reservas_fila
      FROM unnest(${codes}::int[]) WITH ORDINALITY AS wanted(cod_acervo, place)
      JOIN acervo a USING (cod_acervo)
     CROSS JOIN LATERAL (
       SELECT count(*)::text AS tot_exemplares, (count(*) FILTER (WHERE is_free))::text AS disponiveis,
              (count(*) FILTER (WHERE ${isReadOnSiteCopy}))::text AS consulta_local,
              coalesce(array_agg(DISTINCT b.desc_biblioteca) FILTER (WHERE is_free), '{}') AS bibliotecas_disponiveis,
              to_char(min(due.data_prevista), 'YYYY-MM-DD') AS proxima_devolucao
         FROM exemplar x
         JOIN biblioteca b USING (cod_biblioteca)
         JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
        CROSS JOIN LATERAL (SELECT ${isFreeCopy} AS is_free) AS state
         LEFT JOIN LATERAL (
           SELECT e.data_prevista FROM emprestimo e
            WHERE x.situacao = 'emprestado' AND e.cod_exemplar = x.cod_exemplar AND e.data_devolucao IS NULL) AS due ON TRUE
        WHERE x.cod_acervo = a.cod_acervo) AS holdings
     -- Few titles have these: asked once for all, not title by title. Without an area the great area of the class stands for it.
      LEFT JOIN (
       SELECT r.cod_acervo,
              jsonb_agg(jsonb_build_object('codigo', k.codigo, 'descricao', k.descricao) ORDER BY k.descricao, k.codigo) AS areas_conhecimento
         FROM acervo_area r JOIN area_conhecimento k USING (codigo)
        WHERE r.cod_acervo = ANY(${codes}::int[]) GROUP BY r.cod_acervo) AS area ON area.cod_acervo = a.cod_acervo
      LEFT JOIN (
       SELECT d.cod_acervo,
              jsonb_agg(jsonb_build_object('codigo', c.codigo::text, 'campus', d.cod_campus::text, 'descricao', c.descricao)
                        ORDER BY c.descricao, c.codigo, d.cod_campus) AS cursos_disc
         FROM acervo_curso d JOIN curso c ON c.codigo = d.cod_curso
        WHERE d.cod_acervo = ANY(${codes}::int[]) GROUP BY d.cod_acervo) AS course ON course.cod_acervo = a.cod_acervo
      LEFT JOIN (
       SELECT cod_acervo, jsonb_agg(jsonb_build_object('codigo', codigo::text, 'descricao', descricao) ORDER BY descricao, codigo) AS disciplinas
         FROM (SELECT DISTINCT l.cod_acervo, d.codigo, d.descricao
                 FROM plano_ensino_acervo l JOIN plano_ensino p ON p.id = l.plan_id JOIN disciplina d ON d.codigo = p.cod_disciplina
                WHERE l.cod_acervo = ANY(${codes}::int[])) AS each
        GROUP BY cod_acervo) AS planned ON planned.cod_acervo = a.cod_acervo
     CROSS JOIN LATERAL (
       SELECT bool_or(comes_back AND NOT has_free) AS can_hold
         FROM (SELECT bool_or(${isFreeCopy}) AS has_free, bool_or(${isHoldableCopy}) AS comes_back
                 FROM exemplar x JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
                WHERE x.cod_acervo = a.cod_acervo
                GROUP BY x.volume, x.tomo, x.parte, x.material) AS part) AS parts
     CROSS JOIN LATERAL (
       SELECT count(*)::text AS reservas_fila FROM reserva r
        WHERE r.cod_acervo = a.cod_acervo AND ${isWaiting}) AS waiting
     ORDER BY wanted.place`;
