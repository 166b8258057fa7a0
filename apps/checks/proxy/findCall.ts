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
