import { addressOf } from '@catalogue/api-contract';
import { describedCalls, type DescribedCall } from '@catalogue/mock-api/testing/describedCalls';

interface FoundCall {
  call: DescribedCall;
  params: Record<string, string>;
}

const patternOf = (address: string): RegExp => new RegExp(`^${address.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);

const routes = describedCalls
  .map((call) => ({ call, pattern: patternOf(addressOf(call.endpoint)) }))
  .sort((a, b) => Object.keys(a.call.params).length - Object.keys(b.call.params).length);

/** The call of a method and a path, with its decoded parameters; of several that fit, the one with the fewest. */
export function findCall(method: string, path: string): FoundCall | undefined {
  for (const { call, pattern } of routes) {
    const found = call.endpoint.method === method ? pattern.exec(path) : null;
    if (found) return { call, params: decoded(found.groups ?? {}) };
  }
  return undefined;
}

const wordsOfAddresses = new Set(
  describedCalls.flatMap(({ endpoint }) => addressOf(endpoint).split('/')).filter((part) => !part.startsWith('{')),
);
/** `/api/pessoas`: no more of an address can be told apart from names and codes. */
const plainParts = 3;

/** The path of an unknown call without what may be a code or the name of a person. */
export const withoutCodes = (path: string): string =>
  path
    .split('/')
    .map((part, at) => (wordsOfAddresses.has(part) || (at < plainParts && /^[a-z-]{0,40}$/.test(part)) ? part : '{}'))
    .slice(0, 10)
    .join('/');

const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodedText(text)]));

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not UTF-8: the text as it was sent.
    return text;
  }
}
