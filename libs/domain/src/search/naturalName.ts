// What follows the forename of sovereigns, popes and saints in its place.
const titles =
  /^(?:imperador|imperatriz|rei|rainha|pr[ií]ncipe|princesa|papa|antipapa|s[aã]o|sant[oa]|beat[oa]|vener[aá]vel|duque|duquesa|conde|condessa|frei|padre|madre|irm[aã]|bispo|arcebispo|cardeal|patriarca|emperor|empress|king|queen|pope|saint|rey|reina|emperador)(?![\p{L}])/iu;
const numeral = /\s[IVXLC]+$/;

/**
 * The name of a person as one says it, from its heading: `Assis, Machado de, 1839-1908` -> `Machado de Assis,
 * 1839-1908`. A name without a given name stays as it is: `Platão`, `Pedro II, Imperador do Brasil`.
 */
export function naturalName(heading: string): string {
  const [family = '', given = '', ...rest] = heading.split(/,\s+/);
  const isForename = given === '' || /\d/.test(given) || /^\p{Ll}/u.test(given) || titles.test(given);
  if (isForename || numeral.test(family)) return heading;
  return [`${given} ${family}`, ...rest].join(', ');
}
