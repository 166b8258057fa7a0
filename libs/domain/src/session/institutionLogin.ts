/**
 * Institutions whose sign-in differs (D1 §5, §9). 523 is named by the documents but signs in like all others
 * (ruling B3).
 */
const InstitutionCode = { duplicates: '571', categories: '87', ordinary: '523' } as const;

/** The sign-in flow of an institution. `ef` is the documents' name for the flow of 571 (D1 §3). */
export type LoginFlow = 'plain' | 'ef' | 'category';

/** The flow of an institution, by its code (`cod_empresa`). */
export function loginFlow(codEmpresa: string): LoginFlow {
  if (codEmpresa === InstitutionCode.duplicates) return 'ef';
  return codEmpresa === InstitutionCode.categories ? 'category' : 'plain';
}

/** Separates the username from the chosen person's code at 571; not shown in the documents (ruling B4). */
export const duplicateMarker = '#';

/** Category codes of institution 87, in the order of D1 §3. */
export const categoryCodes = [
  '01',
  '19',
  '03',
  '06',
  '07',
  '21',
  '09',
  '05',
  '12',
  'Intercamb',
  'MembroComun',
  '08',
  '04',
  '10',
] as const;
export type CategoryCode = (typeof categoryCodes)[number];

/**
 * The username as sent to the API (D1 §3). At 571: followed by the marker and the code of the chosen person, or by
 * nothing when only one person has the name (ruling B5). At 87: followed by the category's code.
 */
export function wireUsername(flow: LoginFlow, typed: string, choice?: string): string {
  const username = typed.trim();
  if (choice === undefined || flow === 'plain') return username;
  return flow === 'ef' ? `${username}${duplicateMarker}${choice}` : `${username}${choice}`;
}

/**
 * A possible meaning of a received username. `categoria`: the person's required category; `codigo`: the chosen person's
 * code.
 */
interface NamedLogin {
  login: string;
  codigo?: number;
  categoria?: CategoryCode;
}

/** Every valid interpretation of a received username: several at 87, where a name may itself end in digits. */
export function readUsername(flow: LoginFlow, username: string): NamedLogin[] {
  const login = username.trim();
  if (flow === 'category')
    return categoryCodes
      .filter((code) => login.endsWith(code) && login.length > code.length)
      .map((categoria) => ({ login: login.slice(0, -categoria.length), categoria }));
  const marked = flow === 'ef' ? /^(.+)#([1-9]\d{0,8})$/.exec(login) : null;
  return marked ? [{ login: marked[1] ?? '', codigo: Number(marked[2]) }] : [{ login }];
}
