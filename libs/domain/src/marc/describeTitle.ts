import { dataFields, isControlField, type MarcRecord } from './record';
import { withUnlinkedFields } from './alternateFields';
import { accessibility, remoteAccess } from './describeAccess';
import type { AuthorityCodes, FacetEntry } from './describeAuthorities';
import { facetLists, type FacetLists } from './describeFacets';
import { editionOf, imprintDate, placeAndPublisher, publicationYear } from './describeImprint';
import { languageOf } from './describeLanguages';
import { coverLink, describeLinks, type LinkDescription } from './describeLinks';
import { nameHeading } from './describeHeadings';
import { describeNames, principalName, type NameDescription } from './describeNames';
import { callNumberOf, standardNumbers } from './describeNumbers';
import { describeSubjects, type SubjectDescription } from './describeSubjects';
import { distinct, fieldText, running } from './describeText';
import { additionalTitles, mainTitle, seriesOf, type AdditionalTitle } from './describeTitles';
import { workTypeOf } from './describeWorkType';

/** The description of a title from the record's variable fields, with the field names of the API. */
export interface FieldsTitle {
  titulo: string;
  titulo_adicional: string | null;
  titulos_adicionais: AdditionalTitle[];
  /** The main entry (1XX) as catalogued, dates included; null when the title is the main entry. */
  autor: string | null;
  /** The first name to show, main or added, without dates. */
  autor_principal: string | null;
  autores: NameDescription[];
  assuntos: SubjectDescription[];
  numero_chamada: string | null;
  classificacao: string | null;
  local: string | null;
  editora: string | null;
  /** Place, publisher and date in one line. */
  imprenta: string | null;
  edicao: string | null;
  ano_publicacao: number | null;
  idioma: string | null;
  idioma_desc: string | null;
  descricao_fisica: string | null;
  serie: string | null;
  /** The first ISBN or ISSN; all of them are in `isbns_issns`. */
  isbn_issn: string | null;
  isbns_issns: string[];
  resumo: string | null;
  notas: string[];
  links: LinkDescription[];
  link_capa: string | null;
  acesso_remoto: 'cr' | null;
}

/** Everything that the search, the results and the title screens use of a title. */
interface TitleDescription extends FieldsTitle {
  cod_tipo_obra: number;
  desc_tipo_obra: string;
  possui_acessibilidade: 'S' | 'N';
  dados_adicionais: FacetLists;
}

interface DescribeOptions {
  /** Looks up authority codes of headings whose field has none. */
  authorityCodes?: AuthorityCodes;
  /** The libraries that own copies, for the facet B. */
  libraries?: readonly FacetEntry[];
}

/**
 * Tags that are not shown as notes: summary (shown separately), acquisition, copyright and custody data, actions, local
 * notes.
 */
const NOT_NOTES = new Set(['520', '541', '542', '561', '562', '563', '583', '584']);

const notesOf = (record: MarcRecord): string[] =>
  distinct(
    record.fields.flatMap((field) =>
      !isControlField(field) && /^5[0-8]/.test(field.tag) && !NOT_NOTES.has(field.tag)
        ? [fieldText(field, 'abcdefgnrtuv3')]
        : [],
    ),
  );

const joined = (record: MarcRecord, tag: string, codes: string): string[] =>
  dataFields(record, tag).map((field) => running(fieldText(field, codes)));

const imprintLine = (local: string | null, editora: string | null, date: string | null): string | null =>
  [[local, editora].filter(Boolean).join(': '), date ?? ''].filter(Boolean).join(', ') || null;

/** The part of the description that needs neither leader nor coded fields; uses a 008 if present. */
export const describeFields = (source: MarcRecord, authorityCodes?: AuthorityCodes): FieldsTitle => {
  const record = withUnlinkedFields(source);
  const links = describeLinks(record);
  const { local, editora } = placeAndPublisher(record);
  const { numero_chamada, classificacao } = callNumberOf(record);
  const { idioma, idioma_desc } = languageOf(record);
  const titulo = mainTitle(record);
  const titulos_adicionais = additionalTitles(record, titulo);
  const isbns_issns = standardNumbers(record);
  const main = dataFields(record, '100', '110', '111')[0];
  const serie = seriesOf(record).map(({ titulo, numero }) => (numero === null ? titulo : `${titulo} ; ${numero}`));
  return {
    titulo,
    titulo_adicional: titulos_adicionais[0]?.descricao ?? null,
    titulos_adicionais,
    autor: (main && nameHeading(main)) || null,
    autor_principal: principalName(record),
    autores: describeNames(record, authorityCodes),
    assuntos: describeSubjects(record, authorityCodes),
    numero_chamada,
    classificacao,
    local,
    editora,
    imprenta: imprintLine(local, editora, imprintDate(record)),
    edicao: editionOf(record),
    ano_publicacao: publicationYear(record),
    idioma,
    idioma_desc,
    descricao_fisica: distinct(joined(record, '300', 'abcefg3'))[0] ?? null,
    serie: serie.join('. ') || null,
    isbn_issn: isbns_issns[0] ?? null,
    isbns_issns,
    resumo: distinct(joined(record, '520', 'ab')).join('\n') || null,
    notas: notesOf(record),
    links,
    link_capa: coverLink(record),
    acesso_remoto: remoteAccess(record, links),
  };
};

/** The other titles of a record alone, as `describeFields` gives them: a fraction of its work. */
export const describeAdditionalTitles = (source: MarcRecord): AdditionalTitle[] => {
  const record = withUnlinkedFields(source);
  return additionalTitles(record, mainTitle(record));
};

/**
 * Derives everything shown on screens from a record. Never throws: missing data is null, an empty list, or `[Sem
 * título]`. Sources: D1 §3, D2 §3, ruling E5.
 */
export const describeTitle = (
  source: MarcRecord,
  { authorityCodes, libraries }: DescribeOptions = {},
): TitleDescription => {
  const record = withUnlinkedFields(source);
  const fields = describeFields(record, authorityCodes);
  const { cod_tipo_obra, desc_tipo_obra } = workTypeOf(record, fields.acesso_remoto !== null);
  // Spreading these thirty fields into a new object would take a fifth of the time of the whole description.
  return Object.assign(fields, {
    cod_tipo_obra,
    desc_tipo_obra,
    possui_acessibilidade: accessibility(record),
    dados_adicionais: facetLists(record, fields.autores, fields.assuntos, authorityCodes, libraries),
  });
};
