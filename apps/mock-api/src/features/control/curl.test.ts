import { curlLine } from '@catalogue/domain';
import { execFileSync } from 'node:child_process';

const call = { method: 'GET', url: 'http://localhost/a', headers: {}, authorized: false, body: null };

/** What a shell hands to `curl`, one argument each. */
const argumentsIn = (line: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], TOKEN: 'abc' },
  })
    .split('\0')
    .slice(0, -1);

it('repeats method, address, headers and body, with the token of the shell', () => {
  const line = curlLine({
    ...{ method: 'PUT', url: 'http://localhost/a?b=1', authorized: true },
    headers: { lang: '1', 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(line).toBe(
    `curl -X 'PUT' 'http://localhost/a?b=1' -H 'lang: 1' -H 'content-type: application/json' -H "Authorization: Bearer $TOKEN" --data-raw '{"a":1}'`,
  );
  expect(argumentsIn(line)).toContain('Authorization: Bearer abc');
});

it('hands what is hostile to curl as it is', () => {
  const hostile = `'; touch /tmp/x; '$(id)\`id\`"\\' !! && @/etc/passwd #`;
  const line = curlLine({
    ...{ ...call, method: 'POST', url: `http://localhost/?q=${hostile}` },
    ...{ headers: { a: hostile }, body: hostile },
  });
  expect(argumentsIn(line)).toEqual([`http://localhost/?q=${hostile}`, '-H', `a: ${hostile}`, '--data-raw', hostile]);
  expect(curlLine({ ...call, method: `X'; id; '` })).toContain(`-X 'X'\\''; id; '\\'''`);
});

it('has no character that a terminal acts on or does not show, and the same JSON', () => {
  const body = JSON.stringify({ a: 'x\n\u001b[201~\u0003\u007f\u009b\u202e\u2028\u200b😀é' });
  const line = curlLine({ ...call, headers: { 'content-type': 'application/json' }, body });
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(line).toContain('😀é');
  expect(JSON.parse(argumentsIn(line).at(-1) ?? '')).toEqual(JSON.parse(body));
  expect(curlLine({ ...call, url: 'http://localhost/\u001b[201~\nid\n' }, 'a\nb')).not.toMatch(/\p{Cc}/u);
});

it('says first what is missing, which runs nothing', () => {
  const line = curlLine(call, `The body isn't whole; $(id)`);
  expect(line).toMatch(/^: 'The body isn'\\''t whole; \$\(id\)'; curl /);
  expect(argumentsIn(line)).toEqual([call.url]);
});

it('lets curl change neither brackets nor dots of an address', () => {
  expect(curlLine({ ...call, url: 'http://localhost/a?b[]={1}' })).toContain(' --globoff ');
  expect(curlLine({ ...call, url: 'http://localhost/a/%2E%2e/b' })).toContain(' --path-as-is ');
  expect(curlLine({ ...call, method: 'HEAD' })).toBe(`curl --head 'http://localhost/a'`);
});
