import type { WireField } from '@catalogue/api-contract';
import { isControlField, type DataField, type MarcField, type MarcRecord } from './record';
import type { AuthorityCodes } from './describeAuthorities';
import { codedHeadings } from './describeHeadings';
import { linkAddress } from './describeLinks';
import { splitPunctuation } from './describeText';
import { wireTag } from './marcRows';

type Detail = WireField['detalhes'][number];

const detailOf = (field: DataField, codes?: AuthorityCodes): Detail => {
  // $0 and $9 are codes, sent in cod_autoridade.
  const shown = field.subfields.filter(({ code, value }) => code !== '0' && code !== '9' && value.trim() !== '');
  const parts = shown.map(({ value }) => splitPunctuation(value));
  const address = field.tag === '856' ? linkAddress(field) : null;
  return {
    _secao: shown.map(({ code }) => code),
    descricao: parts.map(({ text }) => text.trim()),
    pontuacao: parts.map(({ punctuation }) => punctuation.trimEnd()),
    cod_autoridade: codedHeadings(field, codes).flatMap(({ cod_autoridade }) => cod_autoridade ?? []),
    ...(address !== null && { link_acesso: address }),
  };
};

/** 9XX fields are for local administration: barcodes, prices, staff notes. */
export const isLocalField = ({ tag }: MarcField): boolean => tag.startsWith('9');

const isPublic = (field: MarcField): field is DataField => !isControlField(field) && !isLocalField(field);

/**
 * The `campos` of `GET /acervo/{id}` (ruling E3): data fields grouped by tag, tags without leading zeros, the lists of
 * a detail parallel to its subfields. `pontuacao` follows its text; `cod_autoridade` is the code of the heading, if
 * any.
 */
export const wireFields = (record: MarcRecord, authorityCodes?: AuthorityCodes): WireField[] => {
  const byTag = new Map<string, Detail[]>();
  for (const field of record.fields) {
    if (!isPublic(field)) continue;
    const detail = detailOf(field, authorityCodes);
    if (detail._secao.length === 0) continue;
    const details = byTag.get(field.tag);
    if (details) details.push(detail);
    else byTag.set(field.tag, [detail]);
  }
  return [...byTag].map(([tag, detalhes]) => ({ ordem: wireTag(tag), detalhes }));
};
