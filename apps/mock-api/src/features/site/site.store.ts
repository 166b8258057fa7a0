import { SearchType } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';

export const findInstitution = (db: PrismaClient) => db.institution.findFirstOrThrow({ where: { active: true } });

export const findActivities = (db: PrismaClient) => db.activity.findMany({ orderBy: { codigo: 'asc' } });

export const findGuides = (db: PrismaClient, secao: number) =>
  db.searchGuide.findMany({ where: { secao }, orderBy: [{ ordem: 'asc' }, { id: 'asc' }] });

/** True if the page `/{name}` shows the search form: for a guide, and for each type of search. */
export const isGuide = async (db: PrismaClient, name: string): Promise<boolean> =>
  SearchType.safeParse(name).success || (await db.searchGuide.count({ where: { slug: name, secao: 1 } })) > 0;
