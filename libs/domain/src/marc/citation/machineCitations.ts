import { dataFields, subfieldValues, type MarcRecord } from '../record';
import { languageTag } from '../describeLanguages';
import { describeFields } from '../describeTitle';
import { WorkType } from '../workTypes';
import { citedWork, invertedName, type CitedName, type CitedWork } from './citedWork';

const TYPES: Readonly<Record<number, string>> = {
  [WorkType.thesis.cod_tipo_obra]: 'thesis',
  [WorkType.dissertation.cod_tipo_obra]: 'thesis',
  [WorkType.courseWork.cod_tipo_obra]: 'thesis',
  [WorkType.periodical.cod_tipo_obra]: 'periodical',
  [WorkType.article.cod_tipo_obra]: 'article-journal',
  [WorkType.chapter.cod_tipo_obra]: 'chapter',
  [WorkType.map.cod_tipo_obra]: 'map',
  [WorkType.score.cod_tipo_obra]: 'musical_score',
  [WorkType.soundRecording.cod_tipo_obra]: 'song',
  [WorkType.video.cod_tipo_obra]: 'motion_picture',
  [WorkType.legislation.cod_tipo_obra]: 'legislation',
  [WorkType.caseLaw.cod_tipo_obra]: 'legal_case',
  [WorkType.standard.cod_tipo_obra]: 'standard',
  [WorkType.manuscript.cod_tipo_obra]: 'manuscript',
  [WorkType.image.cod_tipo_obra]: 'graphic',
};

const cslName = (name: CitedName) => ('body' in name ? { literal: name.body } : name);
const present = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

interface CitationOptions {
  /** Identifies the title: its address. */
  url: string;
  cod_tipo_obra?: number | undefined;
}

/** A title as CSL-JSON (citeproc), which reference managers import. Never throws. */
export function cslItem(record: MarcRecord, { url, cod_tipo_obra }: CitationOptions): Record<string, unknown> {
  const work = citedWork(record, cod_tipo_obra);
  const { responsible, host, defence } = work;
  const people = responsible.names.map(cslName);
  const year = work.year && /^\d+$/.test(work.year) ? Number(work.year) : null;
  return present({
    id: url,
    type: TYPES[work.type.cod_tipo_obra] ?? 'book',
    title: work.title,
    author: people.length > 0 && !responsible.edited ? people : null,
    editor: people.length > 0 && responsible.edited ? people : null,
    issued: year === null ? null : { 'date-parts': [[year]] },
    edition: work.edition,
    volume: host ? host.volume : work.volume,
    issue: host?.number,
    page: host?.pages,
    'container-title': host?.title,
    'container-author': host && host.responsible.names.length > 0 ? host.responsible.names.map(cslName) : null,
    publisher: defence?.institution || work.publisher,
    'publisher-place': work.place,
    genre: defence?.kind,
    DOI: work.doi,
    URL: work.address ?? url,
  });
}

/** The number of the journal that an article is in. */
const hostIssns = (record: MarcRecord): string[] =>
  dataFields(record, '773').flatMap((field) => subfieldValues(field, 'x'));
const isArticle = ({ type }: CitedWork) => type === WorkType.article;

/** A title as COinS (OpenURL 1.0 in a `title` attribute), which Zotero finds in a page. Never throws. */
export function coins(record: MarcRecord, { url, cod_tipo_obra }: CitationOptions): string {
  const work = citedWork(record, cod_tipo_obra);
  const { host, type, defence } = work;
  const isThesis = defence !== null;
  const format = isArticle(work) ? 'journal' : isThesis ? 'dissertation' : 'book';
  const genre = isArticle(work) ? 'article' : type === WorkType.chapter ? 'bookitem' : isThesis ? null : 'book';
  const [first] = work.responsible.names;
  const pairs: [string, string | null | undefined][] = [
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', `info:ofi/fmt:kev:mtx:${format}`],
    ['rfr_id', /^\w+:\/\/([^/?#]*)/.exec(url)?.[1]],
    ['rft.genre', genre],
    [isArticle(work) || type === WorkType.chapter ? 'rft.atitle' : isThesis ? 'rft.title' : 'rft.btitle', work.title],
    [isArticle(work) ? 'rft.jtitle' : 'rft.btitle', host?.title],
    ['rft.aulast', first && 'family' in first ? first.family : null],
    ['rft.aufirst', first && 'family' in first ? first.given : null],
    ...work.responsible.names.map((name): [string, string] => ['rft.au', invertedName(name)]),
    ['rft.date', work.year],
    ['rft.edition', work.edition],
    ['rft.place', work.place],
    ['rft.pub', isThesis ? null : work.publisher],
    ['rft.inst', defence?.institution],
    ['rft.volume', host?.volume],
    ['rft.issue', host?.number],
    ['rft.pages', host?.pages],
    ['rft_id', work.doi ? `info:doi/${work.doi}` : url],
  ];
  const present = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  return new URLSearchParams(present).toString();
}

/**
 * A title as the `citation_*` tags of a page, which Google Scholar and reference managers read: a name and a content each,
 * one for each author. Never throws.
 */
export function citationTags(record: MarcRecord, { url, cod_tipo_obra }: CitationOptions): [string, string][] {
  const work = citedWork(record, cod_tipo_obra);
  const { host, type, defence } = work;
  const [first, last] = host?.pages?.split(/[-–]/) ?? [];
  const { isbns_issns, idioma } = describeFields(record);
  const number = isArticle(work) || type === WorkType.periodical ? 'citation_issn' : 'citation_isbn';
  const pairs: [string, string | null | undefined][] = [
    ['citation_title', work.title],
    ...work.responsible.names.map((name): [string, string] => ['citation_author', invertedName(name)]),
    ['citation_publication_date', work.year],
    [isArticle(work) ? 'citation_journal_title' : 'citation_inbook_title', host?.title],
    ['citation_volume', host?.volume],
    ['citation_issue', host?.number],
    ['citation_firstpage', first?.trim()],
    ['citation_lastpage', last?.trim()],
    ['citation_dissertation_institution', defence?.institution],
    ['citation_publisher', defence ? null : work.publisher],
    ...[...isbns_issns, ...(isArticle(work) ? hostIssns(record) : [])].map((text): [string, string] => [number, text]),
    ['citation_doi', work.doi],
    ['citation_language', languageTag(idioma)],
    ['citation_pdf_url', work.address && /\.pdf$/i.test(work.address) ? work.address : null],
    ['citation_public_url', url],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}
