import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';

test('a number of titles is refused where DEMO leaves the titles out, before anything is opened', async () => {
  const { code, output } = await runNode([inWorkspace('tools', 'cli.mjs'), 'db-seed', '--titles', '5'], {
    DEMO: 'false',
    DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/c',
  });
  expect(output.trim()).toBe('--titles makes demo titles, and DEMO=false leaves these out: use one of the two.');
  expect(code).toBe(1);
}, 60_000);
