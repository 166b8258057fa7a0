import { describeFields } from '../marc/describeTitle';
import { directName } from '../marc/abnt/names';
import { languageTag } from '../marc/describeLanguages';
import { nameFields } from '../marc/describeNames';
import { WorkType } from '../marc/workTypes';
import { citedWork } from '../marc/citation/citedWork';
import type { DataField, MarcRecord } from '../marc/record';

const TYPES: Readonly<Record<number, string>> = {
  [WorkType.book.cod_tipo_obra]: 'Book',
  [WorkType.ebook.cod_tipo_obra]: 'Book',
  [WorkType.thesis.cod_tipo_obra]: 'Thesis',
  [WorkType.dissertation.cod_tipo_obra]: 'Thesis',
  [WorkType.courseWork.cod_tipo_obra]: 'Thesis',
  [WorkType.periodical.cod_tipo_obra]: 'Periodical',
  [WorkType.article.cod_tipo_obra]: 'Article',
  [WorkType.chapter.cod_tipo_obra]: 'Chapter',
  [WorkType.map.cod_tipo_obra]: 'Map',
  [WorkType.score.cod_tipo_obra]: 'SheetMusic',
  [WorkType.soundRecording.cod_tipo_obra]: 'MusicRecording',
  [WorkType.video.cod_tipo_obra]: 'Movie',
  [WorkType.legislation.cod_tipo_obra]: 'Legislation',
  [WorkType.manuscript.cod_tipo_obra]: 'Manuscript',
  [WorkType.image.cod_tipo_obra]: 'VisualArtwork',
  [WorkType.archive.cod_tipo_obra]: 'ArchiveComponent',
};

const named = (field: DataField) => ({
  '@type': field.tag.endsWith('00') ? 'Person' : 'Organization',
  name: directName(field),
});

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What the record itself does not say. */
export interface SchemaOptions {
  /** The address of the record's page. */
  url: string;
  /** Pass it when the record has no leader. */
  cod_tipo_obra?: number;
  image?: string | null;
}

/** A title as schema.org linked data, for search engines and reference managers. */
export function schemaOrg(record: MarcRecord, { url, cod_tipo_obra, image }: SchemaOptions): Record<string, unknown> {
  const title = describeFields(record);
  const { type, doi, host, publisher, year } = citedWork(record, cod_tipo_obra);
  const isSerial = type === WorkType.periodical;
  const numbers = title.isbns_issns;
  const properties = {
    '@context': 'https://schema.org',
    '@type': TYPES[type.cod_tipo_obra] ?? 'CreativeWork',
    '@id': url,
    url,
    name: title.titulo,
    alternateName: title.titulos_adicionais.map(({ descricao }) => descricao),
    author: nameFields(record)
      .filter(({ tag }) => tag.startsWith('1'))
      .map(named),
    contributor: nameFields(record)
      .filter(({ tag }) => tag.startsWith('7'))
      .map(named),
    datePublished: year,
    publisher: publisher && { '@type': 'Organization', name: publisher },
    inLanguage: languageTag(title.idioma),
    isbn: isSerial ? null : numbers.filter((number) => !/^\d{4}-\d{3}[\dXx]$/.test(number)),
    issn: isSerial ? numbers.filter((number) => /^\d{4}-\d{3}[\dXx]$/.test(number)) : null,
    bookEdition: type === WorkType.book || type === WorkType.ebook ? title.edicao : null,
    about: title.assuntos.map(({ descricao }) => descricao),
    description: title.resumo,
    isPartOf: host && { '@type': type === WorkType.article ? 'Periodical' : 'Book', name: host.title },
    sameAs: doi && `https://doi.org/${doi}`,
    image,
  };
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => !isEmpty(value)));
}
