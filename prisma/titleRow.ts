import { hash } from 'node:crypto';
import {
  abntReference,
  callNumberKey,
  closenessTexts,
  describeTitle,
  knowledgeArea,
  repositoryOf,
  filingTitle,
  searchKey,
  searchTexts,
  seriesOf,
  withoutAuthorityCodes,
  type AuthorityCodes,
  type FacetEntry,
  type FacetLists,
  type MarcRecord,
} from '@catalogue/domain';

// PostgreSQL refuses a text vector over 1 MB; relevant words occur well before these limits.
const LONGEST = { titulo: 20_000, author: 100_000, subject: 100_000, rest: 200_000 };

// What lists carry of a title, in characters: a page has dozens of rows, and each reader gets them. A record of a megabyte
// says all of it on its own screen alone. A hundred names fit into a list of headings.
const LONGEST_SHOWN = { text: 2_000, summary: 10_000, headings: 8_000 };

const shown = <T extends string | null>(text: T, longest = LONGEST_SHOWN.text): T | string =>
  text === null || text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/**
 * Of each list as much as fits, from its beginning: a search is narrowed by these, too. The libraries are not the record's.
 */
function shownHeadings({ B, ...lists }: FacetLists): FacetLists {
  const first = (entries: readonly FacetEntry[]): readonly FacetEntry[] => {
    let left = LONGEST_SHOWN.headings;
    const beyond = entries.findIndex((entry) => (left -= JSON.stringify(entry).length) < 0);
    return beyond < 0 ? entries : entries.slice(0, beyond);
  };
  const cut = Object.entries(lists).map(([letter, entries]) => [letter, first(entries)]);
  return { B, ...(Object.fromEntries(cut) as typeof lists) };
}

const hashes = new WeakMap<MarcRecord, string>();

/**
 * A hash that changes with the record. Lengths and coding scheme in the leader belong to the file, not to the record.
 */
export function contentHash(record: MarcRecord): string {
  const known = hashes.get(record);
  if (known !== undefined) return known;
  const { leader, fields } = record;
  const content = JSON.stringify([leader.slice(5, 9) + leader.slice(17), fields]);
  const made = hash('sha256', content, 'base64url');
  hashes.set(record, made);
  return made;
}

interface TitleContext {
  source_key: string;
  /** ISO date. */
  data_inclusao: string;
  authorityCodes: AuthorityCodes;
  /** The libraries with copies, as shown in facet B. */
  libraries: readonly FacetEntry[];
  /** The barcodes of the copies, by which the title is found. */
  barcodes: readonly string[];
}

/** A title as it is stored in `acervo.title_key`. */
export const titleKeyOf = (record: MarcRecord): string =>
  searchKey(describeTitle(record, { authorityCodes: () => null, libraries: [] }).titulo);

/** Every column of `acervo` except `cod_acervo` and `search`, all derived from the record. */
export function titleRow(
  record: MarcRecord,
  { source_key, data_inclusao, authorityCodes, libraries, barcodes }: TitleContext,
) {
  const title = describeTitle(withoutAuthorityCodes(record), { authorityCodes, libraries });
  const colecao = shown(seriesOf(record)[0]?.titulo ?? null);
  const numero_chamada = shown(title.numero_chamada);
  const title_key = searchKey(title.titulo);
  const filed = filingTitle(record, title.titulo);
  const texts = searchTexts(record, title, barcodes);
  const closeness = closenessTexts({ titulo: title.titulo, filed, others: texts.titles, autor: title.autor });
  return {
    source_key,
    content_hash: contentHash(record),
    marc: record,
    titulo: shown(title.titulo),
    title_key,
    title_order: filed === title.titulo ? title_key : searchKey(filed),
    title_forms: closeness.title_forms,
    other_forms: closeness.other_forms.slice(0, LONGEST.titulo),
    main_entry: closeness.main_entry,
    titulo_adicional: texts.titles.join('; ').slice(0, LONGEST.titulo) || null,
    autor: shown(title.autor),
    autor_principal: shown(title.autor_principal),
    numero_chamada,
    shelf_key: numero_chamada ? callNumberKey(numero_chamada) : null,
    classificacao: shown(title.classificacao),
    editora: shown(title.editora),
    edicao: shown(title.edicao),
    imprint: shown(title.imprenta),
    ano_publicacao: title.ano_publicacao,
    idioma: title.idioma,
    idioma_desc: title.idioma_desc,
    descricao_fisica: shown(title.descricao_fisica),
    isbn_issn: shown(title.isbn_issn),
    colecao,
    colecao_key: colecao && searchKey(colecao),
    cod_tipo_obra: title.cod_tipo_obra,
    desc_tipo_obra: title.desc_tipo_obra,
    resumo: shown(title.resumo, LONGEST_SHOWN.summary),
    referencia: shown(abntReference(record).texto),
    // A part of an address leads nowhere.
    link_capa: (title.link_capa?.length ?? 0) > LONGEST_SHOWN.text ? null : title.link_capa,
    acesso_remoto: title.acesso_remoto,
    possui_acessibilidade: title.possui_acessibilidade,
    ...knowledgeArea(title.classificacao),
    rota: null,
    repositorio: repositoryOf(record),
    // The summary is among the searched words (ruling C19).
    indexado: title.resumo !== null,
    dados_adicionais: shownHeadings(title.dados_adicionais),
    data_inclusao,
    search_author: texts.authors.join(' ').slice(0, LONGEST.author),
    search_subject: texts.subjects.join(' ').slice(0, LONGEST.subject),
    search_rest: texts.rest.join(' ').slice(0, LONGEST.rest),
  };
}
export type TitleRow = ReturnType<typeof titleRow>;

/** The columns of a TitleRow with their types, in one order for every statement. */
export const titleColumns = {
  source_key: 'text',
  content_hash: 'text',
  marc: 'jsonb',
  titulo: 'text',
  title_key: 'text',
  title_order: 'text',
  title_forms: 'text',
  other_forms: 'text',
  main_entry: 'text',
  shelf_key: 'text',
  titulo_adicional: 'text',
  autor: 'text',
  autor_principal: 'text',
  numero_chamada: 'text',
  classificacao: 'text',
  editora: 'text',
  edicao: 'text',
  imprint: 'text',
  ano_publicacao: 'int',
  idioma: 'text',
  idioma_desc: 'text',
  descricao_fisica: 'text',
  isbn_issn: 'text',
  colecao: 'text',
  colecao_key: 'text',
  cod_tipo_obra: 'int',
  desc_tipo_obra: 'text',
  resumo: 'text',
  referencia: 'text',
  link_capa: 'text',
  acesso_remoto: 'text',
  possui_acessibilidade: 'text',
  cod_area_conhecimento: 'text',
  cod_tipo_area_conhec: 'text',
  desc_tipo_area_conhec: 'text',
  rota: 'text',
  repositorio: 'text',
  indexado: 'boolean',
  dados_adicionais: 'jsonb',
  data_inclusao: 'date',
  search_author: 'text',
  search_subject: 'text',
  search_rest: 'text',
} as const satisfies Record<keyof TitleRow, string>;
