import type { PrismaClient } from '@catalogue/database/generated/client';

export const findInstitution = (db: PrismaClient) => db.institution.findFirstOrThrow({ where: { active: true } });

export const findActivities = (db: PrismaClient) => db.activity.findMany({ orderBy: { codigo: 'asc' } });

export const findGuides = (db: PrismaClient, secao: number) =>
  db.searchGuide.findMany({ where: { secao }, orderBy: [{ ordem: 'asc' }, { id: 'asc' }] });
