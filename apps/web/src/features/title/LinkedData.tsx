import type { TitleRecord } from '@catalogue/api-contract';
import { recordFromFields, schemaOrg } from '@catalogue/domain';

interface LinkedDataProps {
  record: TitleRecord;
  address: string;
  image: string | null;
}

/** The title in the words of schema.org: a block of data, which no browser runs. */
export default function LinkedData({ record, address, image }: LinkedDataProps) {
  const cod_tipo_obra = record.cod_tipo_obra === undefined ? undefined : Number(record.cod_tipo_obra);
  const data = schemaOrg(recordFromFields(record.campos), { url: address, cod_tipo_obra, image });
  // `<` as an escape: no word of a record ends the block, wherever the page is written out.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
