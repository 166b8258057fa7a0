import type { MarcRecord } from '../record';
import { imprintGroups, type ImprintGroup } from '../describeImprint';

/**
 * Removes words of the legal or commercial form (NBR 6023:2018, 8.5): `Editora Atlas S.A.` is Atlas, `Editora UFMG`
 * stays.
 */
const publisherName = (name: string): string => {
  const [first = name] = name.split(/\s:\s/);
  const bare = first.replace(/,?\s+(ltda\.?|s\.?\/?a\.?|inc\.?|& cia\.?( ltda\.?)?|ltd\.?)$/i, '');
  const lead = /^(?:[Ee]ditora|[Ee]d\.)\s+(\p{Lu}\p{Ll}.*)$/u.exec(bare)?.[1];
  return lead && !/^(universi|nacional|federal|d[aeo]s?\s)/i.test(lead) ? lead : bare.replace(/\s+editora$/i, '');
};

/** Some imprints give the street in parentheses. */
const placeName = (place: string): string =>
  // A digit is looked for in what was found: a pattern with it would begin again at each digit of a parenthesis that nothing closes.
  place.replace(/ ?\([^()]*\)/g, (found) => (/\d/.test(found) ? '' : found));

const groupText = ({ places, publishers }: ImprintGroup): string =>
  `${placeName(places[0] ?? '[S. l.]')}: ${publishers.length > 0 ? publishers.slice(0, 3).map(publisherName).join(': ') : '[s. n.]'}`;

/**
 * Place and publisher, placeholders in brackets when unknown. Two publishers in two places are both given; of three,
 * only the first.
 */
export const imprintText = (record: MarcRecord): string => {
  const groups = imprintGroups(record);
  const [first, second] = groups;
  if (!first) return '[S. l.: s. n.]';
  const both =
    groups.length === 2 &&
    second &&
    second.places.length > 0 &&
    second.publishers.length > 0 &&
    first.publishers.length > 0;
  return both ? `${groupText(first)}; ${groupText(second)}` : groupText(first);
};

/** The place alone, for works whose publisher is not given. */
export const placeOf = (record: MarcRecord): string => imprintGroups(record)[0]?.places[0] ?? '[S. l.]';
