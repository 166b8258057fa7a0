/**
 * A step on a screen: a click, by a selector, since the texts differ by language; a field to fill in, or an option of a select by
 * its index; a field that takes the code of the newest mail; a file that is chosen; calls that fail from here on.
 */
export type Step =
  | string
  | { field: string; value: string | number }
  | { field: string; mailed: RegExp }
  | { field: string; file: { name: string; bytes: Uint8Array } }
  | { failing: RegExp };

/** What the control room sets, by the last part of its addresses. */
export interface Setting {
  institution?: { variant?: string; activities?: { codigo: number; existe: boolean }[] };
  faults?: { name: string; endpoint?: string; times?: number }[];
}

/** A screen in a state, which an address and perhaps some steps lead to; `patron` is the login of the patron who sees it. */
export interface Screen {
  name: string;
  address: string;
  patron?: string;
  steps?: Step[];
  /** What is visible once the last step has had its effect. */
  shows?: string;
  /** Only where the window is narrow. */
  narrow?: true;
  /** The one language of this screen, which only the sign-in has. */
  language?: 'fr' | 'it';
  /** The addresses of the calls that fail from the start. */
  failing?: RegExp;
  /** A sandbox of its own, set like this once the patron has signed in: what happens there is seen nowhere else. */
  sandbox?: Setting;
}

export const area = '/meupergamum';
export const aDialog = '[role=dialog], [role=alertdialog]';
export const anError = '[aria-invalid=true]';
export const aNotice = 'main [data-tone]';
export const book = '/acervo/1';
export const serial = '/acervo/119';
/** The button of a search form. */
export const search = 'main [role=search] button[type=submit]';
