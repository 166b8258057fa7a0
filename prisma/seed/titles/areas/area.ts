/** A subject that is taught and written about. */
export interface Topic {
  nome: string;
  artigo: 'o' | 'a' | 'os' | 'as';
  cdd: string;
  /** The authorised subject heading. */
  assunto: string;
  /** The first year in which books on it are plausible. */
  since: number;
}

export type Style = 'exatas' | 'tecnologia' | 'saude' | 'humanas' | 'direito' | 'letras' | 'artes';

export interface Area {
  nome: string;
  style: Style;
  /** The library of its books, by cod_biblioteca. */
  library: number;
  disciplines: Topic[];
  /** Themes rather than disciplines: they have histories, not handbooks. */
  themes: Topic[];
  objects: Study[];
}

/** The objects of theses (`a qualidade da água`) and their settings: `rios urbanos`. */
interface Study extends Topic {
  settings: string[];
}

/** `'a lógica formal | 511.3 | Lógica matemática'`: article and name, class, heading; then the first year, if it is recent. */
export const topics = (...lines: string[]): Topic[] =>
  lines.map((line) => {
    const [name, cdd, assunto, since] = line.split('|').map((part) => part.trim());
    return topicOf(name, cdd, assunto, since);
  });

/** The same with the settings before the year: `| rios urbanos; açudes | 1998`. */
export const studies = (...lines: string[]): Study[] =>
  lines.map((line) => {
    const [name, cdd, assunto, settings = '', since] = line.split('|').map((part) => part.trim());
    return { ...topicOf(name, cdd, assunto, since), settings: settings.split('; ') };
  });

function topicOf(name = '', cdd = '', assunto = '', since = '0'): Topic {
  const artigo = name.slice(0, name.indexOf(' '));
  if (artigo !== 'o' && artigo !== 'a' && artigo !== 'os' && artigo !== 'as') throw new Error(`No article: ${name}`);
  return { nome: name.slice(artigo.length + 1), artigo, cdd, assunto, since: Number(since) };
}
