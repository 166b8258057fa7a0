import type { MarcRecord } from '../record';
import { imprintGroups, type ImprintGroup } from '../describeImprint';

/** Words of the legal or commercial form go (NBR 6023:2018, 8.5): `Editora Atlas S.A.` is Atlas, `Editora UFMG` is a name. */
const publisherName = (name: string): string => {
  const [first = name] = name.split(/\s:\s/);
  const bare = first.replace(/,?\s+(ltda\.?|s\.?\/?a\.?|inc\.?|& cia\.?( ltda\.?)?|ltd\.?)$/i, '');
  const lead = /^(?:[Ee]ditora|[Ee]d\.)\s+(\p{Lu}\p{Ll}.*)$/u.exec(bare)?.[1];
  return lead && !/^(universi|nacional|federal|d[aeo]s?\s)/i.test(lead) ? lead : bare.replace(/\s+editora$/i, '');
};

/** Some imprints give the street in parentheses. */
const placeName = (place: string): string => place.replace(/ ?\([^()]*\d[^()]*\)/g, '');

const placeAndPublishers = ({ places, publishers }: ImprintGroup): string =>
  `${placeName(places[0] ?? '[S. l.]')}: ${publishers.length > 0 ? publishers.slice(0, 3).map(publisherName).join(': ') : '[s. n.]'}`;

/** Place and publisher, the unknown said in brackets; two houses in two places both, of three the first. */
export const placeAndPublisher = (record: MarcRecord): string => {
  const groups = imprintGroups(record);
  const [first, second] = groups;
  if (!first) return '[S. l.: s. n.]';
  const both =
    groups.length === 2 &&
    second &&
    second.places.length > 0 &&
    second.publishers.length > 0 &&
    first.publishers.length > 0;
  return both ? `${placeAndPublishers(first)}; ${placeAndPublishers(second)}` : placeAndPublishers(first);
};

/** The place alone, for works whose publisher is not named. */
export const placeOf = (record: MarcRecord): string => imprintGroups(record)[0]?.places[0] ?? '[S. l.]';
