import type { TitleRecord } from '@catalogue/api-contract';
import { citationTags, coins, recordFromFields, schemaOrg } from '@catalogue/domain';

/** By this name reference managers find COinS; it has no style. */
const coinsClass = 'Z3988';

interface LinkedDataProps {
  record: TitleRecord;
  address: string;
  image: string | null;
}

/**
 * The title for programs: schema.org as a JSON-LD data block, which browsers do not execute, COinS for Zotero, and the
 * `citation_*` tags of Google Scholar.
 */
export default function LinkedData({ record, address, image }: LinkedDataProps) {
  const cod_tipo_obra = record.cod_tipo_obra === undefined ? undefined : Number(record.cod_tipo_obra);
  const marc = recordFromFields(record.campos, record);
  const data = schemaOrg(marc, { url: address, cod_tipo_obra, image });
  const tags = citationTags(marc, { url: address, cod_tipo_obra });
  // Escapes `<`, so that no text of a record can close the script element.
  return (
    <>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
      {tags.map(([name, content], at) => (
        <meta key={at} name={name} content={content} />
      ))}
      <span className={coinsClass} title={coins(marc, { url: address, cod_tipo_obra })} hidden />
    </>
  );
}
