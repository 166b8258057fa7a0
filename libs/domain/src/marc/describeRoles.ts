import { subfieldValues, type DataField } from './record';
import { plain } from './describeText';

/**
 * Roles of persons and bodies in this catalogue's words (MARC relators, and the words of Portuguese, English and
 * Spanish records).
 */
const ROLES = [
  ['orientador', /^(co-?)?orientador|advis[eo]r|supervisor|director de tesis/, 'ths dgs'],
  ['tradutor', /^trad|^transl|^tr\.?$/, 'trl'],
  ['ilustrador', /^il(ustr|\.|$)|^illus|^desenh/, 'ill'],
  ['prefaciador', /^pref[aá]c|^pref\.?$|^apresenta|^introd|^foreword|^posf/, 'aui aft wpr win'],
  ['revisor', /^revis|^rev\.?$|^proofread/, 'pfr'],
  ['organizador', /^org/, 'org'],
  ['coordenador', /^coord/, 'cor'],
  ['compilador', /^compil|^comp\.?$/, 'com'],
  ['editor', /^ed\.?$|^edit|^eds?\.?$/, 'edt edc edm'],
  ['adaptador', /^adapt/, 'adp'],
  ['compositor', /^composi?t?or|^composer|^m[uú]sica/, 'cmp'],
  [
    'intérprete',
    /^int[eé]rpr|^cantor|^perform|^singer|^vocal|^m[uú]sico|^voz|^narrad|^narrator/,
    'prf sng voc itr mus nrt',
  ],
  ['regente', /^regen|^conductor|^maestr/, 'cnd'],
  ['diretor', /^dire[cç]?t?or|^dire[cç][aã]o|^film director|^dir\.?$/, 'drt fmd'],
  ['produtor', /^produ[tc]or|^produ[cç][aã]o|^producer|^prod\.?$/, 'pro fmp'],
  ['roteirista', /^roteir|^screenw|^guion/, 'aus'],
  ['ator', /^at(or|riz)$|^elenco|^actor|^actress/, 'act'],
  ['fotógrafo', /^fot[oó]gr|^photog/, 'pht'],
  ['cartógrafo', /^cart[oó]gr|^cartog/, 'ctg'],
  ['entrevistado', /^entrevistado|^interviewee/, 'ive'],
  ['instituição', /^degree gran|^institui|^host inst|^patroc|^sponsor|^publisher|^editora$/, 'dgg pbl spn his isb'],
  ['autor', /^(co-?)?aut|^joint auth|^dissert|^escritor|^writer|^criador|^creator/, 'aut cre dis'],
] as const satisfies readonly (readonly [papel: string, words: RegExp, codes: string])[];

export type Role = (typeof ROLES)[number][0];

/** Whether a role is one of the known roles, which are translated; any other is shown as recorded. */
export const isRole = (papel: string | null): papel is Role => ROLES.some(([role]) => role === papel);

const CODES = new Map<string, Role>(
  ROLES.flatMap(([papel, , codes]) => codes.split(' ').map((code) => [code, papel] as const)),
);

/** The role of a relator term or code; the term itself when unknown; null when there is none. */
export const roleOf = (field: DataField): string | null => {
  // In 111 and 711 $e is a subordinate unit and $j the relator.
  const meeting = field.tag.endsWith('11');
  for (const value of subfieldValues(field, meeting ? 'j' : 'e')) {
    const term = plain(value).toLowerCase();
    if (term !== '') return ROLES.find(([, words]) => words.test(term))?.[0] ?? term;
  }
  for (const value of subfieldValues(field, '4')) {
    const papel = CODES.get(value.trim().toLowerCase().replace(/^.*\//, ''));
    if (papel) return papel;
  }
  return null;
};
