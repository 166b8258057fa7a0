import type { Topic } from './areas/area';

type Noun = Pick<Topic, 'nome' | 'artigo'>;

const OF = { o: 'do', a: 'da', os: 'dos', as: 'das' };
const TO = { o: 'ao', a: 'à', os: 'aos', as: 'às' };

/** `da hidráulica`, `dos quilombos` */
export const ofThe = ({ nome, artigo }: Noun): string => `${OF[artigo]} ${nome}`;
/** `à hidráulica` */
export const toThe = ({ nome, artigo }: Noun): string => `${TO[artigo]} ${nome}`;
/** `a hidráulica` */
export const the = ({ nome, artigo }: Noun): string => `${artigo} ${nome}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
