import { isNotFound } from '../../../shared/isNotFound';
import { useListCampusesQuery } from '../../../shared/searchLists.api';
import {
  useGetCampusQuery,
  useGetCourseQuery,
  useGetDisciplineQuery,
  useGetLibraryQuery,
  useGetTeacherQuery,
  useListCoursesQuery,
  useListDisciplinesQuery,
  useListLibrariesQuery,
  useListTeachersQuery,
} from '../search.api';

export interface Entry {
  code: string;
  name: string;
}

export interface Page {
  entries: readonly Entry[];
  total: number;
  isFetching: boolean;
  isError: boolean;
}

/** A searchable list, and the lookup of the entry of a code in the address. */
export interface CodeSource {
  /** `text` null: the list is closed. */
  usePage: (text: string | null, codCampus?: number) => Page;
  /** Null: no code, or one whose name is known already. */
  useEntry: (code: string | null) => { entry: Entry | undefined; isUnknown: boolean };
}

interface Listed<R> {
  currentData?: { data: R[]; total: number };
  isFetching: boolean;
  isError: boolean;
}
interface Named<R> {
  currentData?: R;
  error?: unknown;
}

const pageOf = <R>({ currentData, isFetching, isError }: Listed<R>, entryOf: (row: R) => Entry): Page => ({
  entries: (currentData?.data ?? []).map(entryOf),
  total: currentData?.total ?? 0,
  isFetching,
  isError,
});
const found = <R>({ currentData, error }: Named<R>, entryOf: (row: R) => Entry) => ({
  entry: currentData && entryOf(currentData),
  isUnknown: isNotFound(error),
});
const wanted = (text: string | null) =>
  [{ query: { ...(text && { search_text: text }), page: 1 } }, { skip: text === null }] as const;
const one = (code: string | null) => [{ params: { code: Number(code) } }, { skip: !code }] as const;

const option = ({ codigo, descricao }: { codigo: string; descricao: string }): Entry => ({
  code: codigo,
  name: descricao,
});
const library = (row: { cod_biblioteca: string; desc_biblioteca: string }): Entry => ({
  code: row.cod_biblioteca,
  name: row.desc_biblioteca,
});
const campus = (row: { cod_campus: string; nome_campus: string }): Entry => ({
  code: row.cod_campus,
  name: row.nome_campus,
});

export const campuses: CodeSource = {
  usePage: (text) => pageOf(useListCampusesQuery(...wanted(text)), campus),
  useEntry: (code) => found(useGetCampusQuery(...one(code)), campus),
};
export const libraries: CodeSource = {
  usePage: (text, codCampus) => {
    const [{ query }, options] = wanted(text);
    return pageOf(useListLibrariesQuery({ query: { ...query, ...(codCampus && { codCampus }) } }, options), library);
  },
  useEntry: (code) => found(useGetLibraryQuery(...one(code)), library),
};
export const disciplines: CodeSource = {
  usePage: (text) => pageOf(useListDisciplinesQuery(...wanted(text)), option),
  useEntry: (code) => found(useGetDisciplineQuery(...one(code)), option),
};
export const courses: CodeSource = {
  usePage: (text) => pageOf(useListCoursesQuery(...wanted(text)), option),
  useEntry: (code) => found(useGetCourseQuery(...one(code)), option),
};
export const teachers: CodeSource = {
  usePage: (text) => pageOf(useListTeachersQuery(...wanted(text)), option),
  useEntry: (code) => found(useGetTeacherQuery(...one(code)), option),
};
