import type { ClientBase } from 'pg';
import { InstitutionSettings } from '@catalogue/api-contract';
import { findTexts } from './storeInstitutionTexts';

/** The data of the database as a file has them. */
export async function findInstitutionSettings(db: ClientBase): Promise<InstitutionSettings> {
  const { rows } = await db.query<{ data: unknown }>(
    `SELECT json_build_object(
       'instituicao', (SELECT json_build_object('sigla', sigla, 'nome', nome, 'tema', tema, 'logo', logo, 'denominacao_login', denominacao_login,
                         'msg_login', msg_login, 'msg_suporte_consulta', msg_suporte_consulta, 'link_lgpd', link_lgpd, 'multa_dia', multa_dia::float8)
                         FROM instituicao WHERE active),
       'campi', (SELECT coalesce(json_agg(json_build_object('cod_campus', cod_campus, 'nome_campus', nome_campus) ORDER BY cod_campus), '[]')
                   FROM campus),
       'bibliotecas', (SELECT coalesce(json_agg(json_build_object('sigla', sigla, 'desc_biblioteca', desc_biblioteca,
                         'cod_campus', cod_campus, 'horarios',
                         (SELECT coalesce(json_agg(json_build_object('dia_semana', dia_semana, 'abre', abre, 'fecha', fecha)
                                                   ORDER BY dia_semana), '[]')
                            FROM horario_atendimento h WHERE h.cod_biblioteca = b.cod_biblioteca),
                         'feriados', feriados, 'andares', andares, 'servicos', servicos, 'locais_recebimento',
                         (SELECT coalesce(json_agg(descricao ORDER BY cod_local_recebimento), '[]')
                            FROM local_recebimento l WHERE l.cod_biblioteca = b.cod_biblioteca)) ORDER BY cod_biblioteca), '[]')
                         FROM biblioteca b),
       'tipos_emprestimo', (SELECT coalesce(json_agg(json_build_object('descricao', descricao, 'dias', dias,
                              'permite_emprestimo', permite_emprestimo, 'permite_reserva', permite_reserva, 'renovacoes', renovacoes)
                              ORDER BY cod_tipo_emprestimo), '[]') FROM tipo_emprestimo),
       'solicitacoes', (SELECT coalesce(json_agg(json_build_object('tipo', tipo, 'dias_uteis', dias_uteis, 'valor', valor::float8,
                          'paginas', paginas) ORDER BY tipo), '[]') FROM condicao_solicitacao),
       'atividades', (SELECT coalesce(json_agg(json_build_object('codigo', codigo, 'existe', existe, 'descricao', descricao,
                        'informativo', informativo) ORDER BY codigo), '[]') FROM atividade)) AS data`,
  );
  return InstitutionSettings.parse({ ...(rows[0]?.data as object), ...(await findTexts(db)) });
}
