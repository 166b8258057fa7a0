import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Option, Text, TypedText, given, pageOf, unitFields } from './fields';

/** A library in the search form's dropdown. */
export const LibraryOption = z.object(unitFields);
/** A campus, D1 §3. */
const CampusOption = z.object({ cod_campus: given(Text), nome_campus: given(z.string()) });

/** Twenty per page; the text may occur anywhere in the name (rulings A11, A19). */
const page = { search_text: given(z.optional(TypedText)), page: given(z.optional(Code)) };
const params = z.strictObject({ code: given(Code) });

/**
 * The dropdowns of the search form, and the calls that return one entry by code, to restore a search from its address
 * (ruling A4).
 */
export const searchDropdowns = defineContract({
  listLibraries: {
    id: 'consulta-bibliotecas',
    summary: "Libraries for the search form's dropdown, 20 a page",
    method: 'GET',
    path: '/consulta/bibliotecas',
    access: 'public',
    query: z.strictObject({ ...page, codCampus: given(z.optional(Code)) }),
    reply: pageOf(LibraryOption),
  },
  listCampuses: {
    id: 'campus',
    summary: 'Campuses, 20 a page',
    method: 'GET',
    path: '/campus',
    access: 'public',
    query: z.strictObject(page),
    reply: pageOf(CampusOption),
  },
  listDisciplines: {
    id: 'consulta-disciplinas',
    summary: 'Disciplines of the teaching plans, 20 a page',
    method: 'GET',
    path: '/consulta/disciplinas',
    access: 'public',
    query: z.strictObject(page),
    reply: pageOf(Option),
  },
  listCourses: {
    id: 'cursos',
    summary: 'Courses, 20 a page',
    method: 'GET',
    path: '/cursos',
    access: 'either',
    query: z.strictObject(page),
    reply: pageOf(Option),
  },
  listTeachers: {
    id: 'professores',
    summary: 'Teachers of the teaching plans, 20 a page',
    method: 'GET',
    path: '/professores',
    access: 'either',
    query: z.strictObject(page),
    reply: pageOf(Option),
  },
  getTeacher: {
    id: 'consulta-professor-codigo',
    summary: 'A teacher by code',
    method: 'GET',
    path: '/consulta/professor/{code}',
    access: 'either',
    params,
    reply: Option,
    refusals: { 'Professor não encontrado.': 404 },
  },
  getCourse: {
    id: 'consulta-curso-codigo',
    summary: 'A course by code',
    method: 'GET',
    path: '/consulta/curso/{code}',
    access: 'either',
    params,
    reply: Option,
    refusals: { 'Curso não encontrado.': 404 },
  },
  getCampus: {
    id: 'consulta-campus-codigo',
    summary: 'A campus by code',
    method: 'GET',
    path: '/consulta/campus/{code}',
    access: 'public',
    params,
    reply: CampusOption,
    refusals: { 'Campus não encontrado.': 404 },
  },
  getDiscipline: {
    id: 'consulta-disciplina-codigo',
    summary: 'A discipline by code',
    method: 'GET',
    path: '/consulta/disciplina/{code}',
    access: 'public',
    params,
    reply: Option,
    refusals: { 'Código de disciplina não encontrado.': 404 },
  },
  getLibrary: {
    id: 'consulta-biblioteca-codigo',
    summary: 'A library by code',
    method: 'GET',
    path: '/consulta/biblioteca/{code}',
    access: 'public',
    params,
    reply: LibraryOption,
    refusals: { 'Código de biblioteca não encontrado.': 404 },
  },
});
