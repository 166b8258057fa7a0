import type { PrismaClient } from '@catalogue/database/generated/client';

export const findDepartments = (db: Pick<PrismaClient, 'department'>) =>
  db.department.findMany({ orderBy: [{ descricao: 'asc' }, { codigo: 'asc' }] });
