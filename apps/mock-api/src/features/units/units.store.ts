import { catalogueModule, type Unit } from '@catalogue/api-contract';
import { activitiesIn } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { CodedRow } from '../../codedRow';

type UnitRow = CodedRow<Unit, 'cod_biblioteca'>;

export const findUnits = (db: Pick<PrismaClient, '$queryRaw'>): Promise<UnitRow[]> =>
  db.$queryRaw<UnitRow[]>`SELECT cod_biblioteca, desc_biblioteca FROM biblioteca ORDER BY cod_biblioteca`;

/** Libraries by name; only those of a campus if one is given. */
export const findLibrariesOfCampus = (db: PrismaClient, cod_campus: number | null) =>
  db.library.findMany({
    where: cod_campus === null ? {} : { cod_campus },
    select: { cod_biblioteca: true, desc_biblioteca: true },
    orderBy: [{ desc_biblioteca: 'asc' }, { cod_biblioteca: 'asc' }],
  });

/** Whether there is such a library, and on this campus if one is given. */
export const hasLibrary = async (
  db: Pick<PrismaClient, 'library'>,
  cod_biblioteca: number,
  cod_campus: number | null,
): Promise<boolean> =>
  (await db.library.count({ where: { cod_biblioteca, ...(cod_campus !== null && { cod_campus }) } })) > 0;

/** Counts a person's general comments that wait for moderation. */
export const countWaiting = (db: Pick<PrismaClient, 'generalComment'>, cod_pessoa: number) =>
  db.generalComment.count({ where: { cod_pessoa, aprovado: null } });

export const storeGeneralComment = async (
  db: Pick<PrismaClient, 'generalComment'>,
  comment: { cod_pessoa: number; cod_biblioteca: number; content: string; data: Date },
): Promise<number> => (await db.generalComment.create({ data: comment })).id;

/** The facts that decide how a person suggests purchases. */
export const findBuyer = async (db: PrismaClient, cod_pessoa: number) => {
  const { cod_categoria, permissions } = await db.person.findUniqueOrThrow({
    where: { cod_pessoa },
    select: { cod_categoria: true, permissions: { select: { cod_modulo: true, cod_atividade: true } } },
  });
  return { cod_categoria, activities: activitiesIn(catalogueModule, permissions) };
};
