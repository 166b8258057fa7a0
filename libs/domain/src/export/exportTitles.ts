import type { ExportFormat } from '@catalogue/api-contract';
import { abntReference } from '../marc/abnt/abntReference';
import { isLocalField } from '../marc/fieldsToWire';
import { encodeIso2709 } from '../marc/iso2709Write';
import { marcXmlText } from '../marc/marcxmlWrite';
import type { MarcRecord } from '../marc/record';
import { textPdf } from '../pdf';
import { bibtexText } from './bibtex';
import { csvText } from './csv';
import { exportedTitle } from './exportedTitle';
import { risText } from './ris';

/** A file of exported titles. */
interface ExportFile {
  nome: string;
  /** Media type. */
  tipo: string;
  bytes: Uint8Array;
}

interface TitleToExport {
  cod_acervo: number;
  marc: MarcRecord;
}

const KINDS: Readonly<Record<ExportFormat, { nome: string; tipo: string }>> = {
  ris: { nome: 'cesta.ris', tipo: 'application/x-research-info-systems; charset=utf-8' },
  bibtex: { nome: 'cesta.bib', tipo: 'application/x-bibtex; charset=utf-8' },
  csv: { nome: 'cesta.csv', tipo: 'text/csv; charset=utf-8' },
  marc: { nome: 'cesta.mrc', tipo: 'application/marc' },
  marcxml: { nome: 'cesta.xml', tipo: 'application/marcxml+xml; charset=utf-8' },
  abnt: { nome: 'cesta.txt', tipo: 'text/plain; charset=utf-8' },
  pdf: { nome: 'cesta.pdf', tipo: 'application/pdf' },
};

/** ABNT references in alphabetical order, as in a reference list. `today`, ISO: the day of access. */
const references = (titles: readonly TitleToExport[], today: string): string[] =>
  titles.map(({ marc }) => abntReference(marc, { hoje: today }).texto).sort((a, b) => a.localeCompare(b, 'pt'));

// Local 9XX fields are for library staff only.
const publicRecords = (titles: readonly TitleToExport[]): MarcRecord[] =>
  titles.map(({ marc }) => ({ ...marc, fields: marc.fields.filter((field) => !isLocalField(field)) }));

const marcBytes = (titles: readonly TitleToExport[]): Uint8Array => {
  const records = publicRecords(titles).map(encodeIso2709);
  const all = new Uint8Array(records.reduce((length, record) => length + record.length, 0));
  let at = 0;
  for (const record of records) {
    all.set(record, at);
    at += record.length;
  }
  return all;
};

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

const WRITERS: Readonly<Record<ExportFormat, (titles: readonly TitleToExport[], today: string) => Uint8Array>> = {
  ris: (titles) => text(risText(described(titles))),
  bibtex: (titles) => text(bibtexText(described(titles))),
  csv: (titles) => text(csvText(described(titles))),
  marc: marcBytes,
  marcxml: (titles) => text(marcXmlText(publicRecords(titles))),
  abnt: (titles, today) => text(`${references(titles, today).join('\r\n\r\n')}\r\n`),
  pdf: (titles, today) =>
    Uint8Array.from(
      textPdf(
        'Cesta de títulos',
        references(titles, today).flatMap((reference) => [reference, '']),
      ),
      (byte) => byte.charCodeAt(0),
    ),
};

const described = (titles: readonly TitleToExport[]) =>
  titles.map(({ cod_acervo, marc }) => exportedTitle(cod_acervo, marc));

/**
 * Exports titles in the given order (references are sorted). `today` is an ISO date. Throws a RangeError for a record
 * too long for ISO 2709, see `encodeIso2709`.
 */
export const exportTitles = (format: ExportFormat, titles: readonly TitleToExport[], today: string): ExportFile => ({
  ...KINDS[format],
  bytes: WRITERS[format](titles, today),
});
