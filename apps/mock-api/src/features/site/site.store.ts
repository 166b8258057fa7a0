import { SearchType, type ReplyRow, type site, type LibraryHours } from '@catalogue/api-contract';
import type { DatedEvent } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

export const findInstitution = async (db: Pick<PrismaClient, 'institution'>) => {
  const { multa_dia, ...institution } = await db.institution.findFirstOrThrow({ where: { active: true } });
  return { ...institution, multa_dia: multa_dia.toNumber() };
};

/** What each day of delay costs, in reais. */
export const findFinePerDay = async (db: Pick<PrismaClient, 'institution'>): Promise<number> =>
  (await findInstitution(db)).multa_dia;

export const findActivities = (db: PrismaClient) => db.activity.findMany({ orderBy: { codigo: 'asc' } });

export const findGuides = (db: PrismaClient, secao: number) =>
  db.searchGuide.findMany({ where: { secao }, orderBy: [{ ordem: 'asc' }, { id: 'asc' }] });

/** True if the page `/{name}` shows the search form: for a guide, and for each type of search. */
export const isGuide = async (db: PrismaClient, name: string): Promise<boolean> =>
  SearchType.safeParse(name).success || (await db.searchGuide.count({ where: { slug: name } })) > 0;

export const findActivity = (db: PrismaClient, codigo: number) => db.activity.findUnique({ where: { codigo } });

export const findQuestions = (db: PrismaClient) =>
  db.question.findMany({ select: { pergunta: true, resposta: true }, orderBy: [{ ordem: 'asc' }, { id: 'asc' }] });

export const findGeneralInformation = (db: PrismaClient) =>
  db.generalInformation.findMany({ select: { texto: true }, orderBy: [{ ordem: 'asc' }, { id: 'asc' }] });

export const hasCampus = async (db: PrismaClient, cod_campus: number): Promise<boolean> =>
  (await db.campus.count({ where: { cod_campus } })) > 0;

/** Libraries by name with their opening hours, and holidays from today on; only those of a campus if one is given. */
export const findOpeningHours = (db: Pick<PrismaClient, '$queryRaw'>, today: string, cod_campus: number | null) =>
  db.$queryRaw<(Omit<LibraryHours, 'cod_biblioteca'> & { cod_biblioteca: number })[]>`
    SELECT b.cod_biblioteca, b.desc_biblioteca,
           coalesce(json_agg(json_build_object('dia_semana', h.dia_semana, 'abre', h.abre, 'fecha', h.fecha)
                             ORDER BY h.dia_semana) FILTER (WHERE h.dia_semana IS NOT NULL), '[]') AS horarios,
           (SELECT coalesce(jsonb_agg(f ORDER BY f ->> 'dia'), '[]') FROM jsonb_array_elements(b.feriados) f
             WHERE f ->> 'dia' >= ${today}) AS feriados,
           b.andares, b.servicos
      FROM biblioteca b LEFT JOIN horario_atendimento h USING (cod_biblioteca)
     WHERE ${cod_campus}::int IS NULL OR b.cod_campus = ${cod_campus}
     GROUP BY b.cod_biblioteca
     ORDER BY b.desc_biblioteca, b.cod_biblioteca`;

type EventRow = DatedEvent & ReplyRow<(typeof site)['listInstitutionalEvents']>[number];

/** The events of a calendar, with their times in UTC. */
export const findEvents = (db: PrismaClient, origem: 'institucional' | 'eventum') =>
  db.$queryRaw<EventRow[]>`
    SELECT id, titulo, descricao, local, link,
           to_char(inicio AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS inicio,
           to_char(fim AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS fim
      FROM evento WHERE origem = ${origem} ORDER BY id`;

export const findSelfService = (db: PrismaClient) => db.selfService.findFirst();
