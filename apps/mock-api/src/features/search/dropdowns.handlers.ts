import type { searchDropdowns } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { findEntry, findLibraryPage, findPage, type PageSearch } from './dropdowns.store';

/** Dropdowns start at page 1 (D2 §9). */
const wanted = ({ search_text = '', page = 1 }: Partial<PageSearch>): PageSearch => ({
  search_text: search_text.trim(),
  page,
});

export const dropdownHandlers: Handlers<typeof searchDropdowns> = {
  async listLibraries({ query }, { db }) {
    const asked = wanted(query);
    return { ...(await findLibraryPage(db, asked, query.codCampus)), page: asked.page };
  },

  async listCampuses({ query }, { db }) {
    const asked = wanted(query);
    return { ...(await findPage(db, 'campuses', asked)), page: asked.page };
  },

  async listDisciplines({ query }, { db }) {
    const asked = wanted(query);
    return { ...(await findPage(db, 'disciplines', asked)), page: asked.page };
  },

  async listCourses({ query }, { db }) {
    const asked = wanted(query);
    return { ...(await findPage(db, 'courses', asked)), page: asked.page };
  },

  async listTeachers({ query }, { db }) {
    const asked = wanted(query);
    return { ...(await findPage(db, 'teachers', asked)), page: asked.page };
  },

  getTeacher: async ({ params, refuse }, { db }) =>
    (await findEntry(db, 'teachers', params.code)) ?? refuse('Professor não encontrado.'),
  getCourse: async ({ params, refuse }, { db }) =>
    (await findEntry(db, 'courses', params.code)) ?? refuse('Curso não encontrado.'),
  getCampus: async ({ params, refuse }, { db }) =>
    (await findEntry(db, 'campuses', params.code)) ?? refuse('Campus não encontrado.'),
  getDiscipline: async ({ params, refuse }, { db }) =>
    (await findEntry(db, 'disciplines', params.code)) ?? refuse('Código de disciplina não encontrado.'),
  getLibrary: async ({ params, refuse }, { db }) =>
    (await findEntry(db, 'libraries', params.code)) ?? refuse('Código de biblioteca não encontrado.'),
};
