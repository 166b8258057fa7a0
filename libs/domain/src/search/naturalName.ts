/**
 * The name of a person as one says it, from its heading: `Assis, Machado de, 1839-1908` -> `Machado de Assis,
 * 1839-1908`. A name without a given name stays as it is.
 */
export function naturalName(heading: string): string {
  const [family = '', given = '', ...rest] = heading.split(/,\s+/);
  if (given === '' || /\d/.test(given)) return heading;
  return [`${given} ${family}`, ...rest].join(', ');
}
