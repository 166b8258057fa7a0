/** Institutions whose sign-in differs (D1 §5, §9). 523 is named by the documents and signs in as all others (ruling B3). */
const InstitutionCode = { duplicates: '571', categories: '87', ordinary: '523' } as const;

/** How an institution signs in. `ef` is the documents' own word for the flow of 571 (D1 §3). */
export type LoginFlow = 'plain' | 'ef' | 'category';

/** The flow of an institution by its codEmpresa. */
export function loginFlow(codEmpresa: string): LoginFlow {
  if (codEmpresa === InstitutionCode.duplicates) return 'ef';
  return codEmpresa === InstitutionCode.categories ? 'category' : 'plain';
}

/** Stands between the username and the chosen person's code at 571; the documents do not show it (ruling B4). */
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
 * The username as the wire has it (D1 §3): at 571 followed by the marker and the code of the chosen person, or by nothing when the
 * name is one person's (ruling B5); at 87 followed by the category's code.
 */
export function wireUsername(flow: LoginFlow, typed: string, choice?: string): string {
  const username = typed.trim();
  if (choice === undefined || flow === 'plain') return username;
  return flow === 'ef' ? `${username}${duplicateMarker}${choice}` : `${username}${choice}`;
}

/** Whom a username of the wire may mean. `categoria`: the category that the person must be of; `codigo`: the chosen person's code. */
interface NamedLogin {
  login: string;
  codigo?: number;
  categoria?: CategoryCode;
}

/** Every reading of a username of the wire: several at 87, where a name may end in digits of its own; none that could not be. */
export function readUsername(flow: LoginFlow, username: string): NamedLogin[] {
  const login = username.trim();
  if (flow === 'category')
    return categoryCodes
      .filter((code) => login.endsWith(code) && login.length > code.length)
      .map((categoria) => ({ login: login.slice(0, -categoria.length), categoria }));
  const marked = flow === 'ef' ? /^(.+)#([1-9]\d{0,8})$/.exec(login) : null;
  return marked ? [{ login: marked[1] ?? '', codigo: Number(marked[2]) }] : [{ login }];
}
