/** A call as `curl` needs it. `authorized`: it had a token. */
interface RepeatedCall {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  authorized: boolean;
  body: string | null;
}

// A terminal acts on control characters while a line is pasted, whatever quotes they are in; marks of direction and
// invisible ones make a line look like another.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/** In JSON the same text without them. */
const plainJson = (json: string): string =>
  json.replace(unseen, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );

const quoted = (text: string): string => `'${text.replace(unseen, '').replaceAll("'", "'\\''")}'`;

/**
 * A line for a POSIX shell that repeats a call with `curl`. Nothing in the call ends its quotes. The token is that of the
 * shell's variable TOKEN. A note comes first, as an argument of a command that does nothing: in an interactive zsh, `#`
 * begins no comment.
 */
export function curlLine({ method, url, headers, authorized, body }: RepeatedCall, note?: string): string {
  const line = [
    'curl',
    ...methodOptions(method, body),
    // Brackets and dots are sent as they are.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(/\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(url) ? ['--path-as-is'] : []),
    quoted(url),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(authorized ? ['-H', '"Authorization: Bearer $TOKEN"'] : []),
    ...(body === null ? [] : ['--data-raw', quoted(isJson(headers) ? plainJson(body) : body)]),
  ].join(' ');
  return note === undefined ? line : `: ${quoted(note)}; ${line}`;
}

/** curl guesses GET, and POST where there is a body. */
function methodOptions(method: string, body: string | null): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (body === null ? 'GET' : 'POST') ? [] : ['-X', quoted(method)];
}

const isJson = (headers: Readonly<Record<string, string>>): boolean =>
  Object.entries(headers).some(([name, value]) => name.toLowerCase() === 'content-type' && value.includes('json'));
