import { isControlField, type MarcRecord } from './record';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Signs that XML 1.0 cannot represent, not even as references.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const recordLines = ({ leader, fields }: MarcRecord): string[] => [
  '  <record>',
  // A leader that is not known is blank: the schema asks for its 24 signs.
  `    <leader>${escaped(leader.padEnd(24))}</leader>`,
  ...fields.flatMap((field) =>
    isControlField(field)
      ? [`    <controlfield tag="${escaped(field.tag)}">${escaped(field.value)}</controlfield>`]
      : [
          `    <datafield tag="${escaped(field.tag)}" ind1="${escaped(field.ind1)}" ind2="${escaped(field.ind2)}">`,
          ...field.subfields.map(
            ({ code, value }) => `      <subfield code="${escaped(code)}">${escaped(value)}</subfield>`,
          ),
          '    </datafield>',
        ],
  ),
  '  </record>',
];

/** Records as a MARCXML collection (LoC, MARC 21 XML Schema 1.1); it has no limit of length. */
export const marcXmlText = (records: readonly MarcRecord[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<collection xmlns="http://www.loc.gov/MARC21/slim">',
    ...records.flatMap(recordLines),
    '</collection>',
    '',
  ].join('\n');
