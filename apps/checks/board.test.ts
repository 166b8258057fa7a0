import { readFileSync } from 'node:fs';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { openTestApp } from '@catalogue/mock-api/testing/app';

interface Board {
  panels: { title: string; targets: { expr: string }[] }[];
}

const board = JSON.parse(readFileSync(inWorkspace('docs', 'grafana-catalogue.json'), 'utf8')) as Board;
const queries = board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
const metricsIn = (expr: string) => expr.match(/\b(?:catalogue|process|nodejs)_\w+/g) ?? [];

it('every query of the Grafana board names metrics that the server reports', async () => {
  const server = await openTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.app.inject('/api/nada');
  const { body } = await server.app.inject('/metrics');
  // A metric without a value yet has its type alone.
  const known = new Set(body.split('\n').map((line) => /^(?:# TYPE )?(\w+)/.exec(line)?.[1]));
  const unknown = queries.flatMap(({ title, expr }) =>
    metricsIn(expr)
      .filter((name) => !known.has(name))
      .map((name) => `${title}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(queries.every(({ expr }) => metricsIn(expr).length > 0)).toBe(true);
  await server.stop();
});

it('the Grafana board shows every metric of the catalogue itself', async () => {
  const server = await openTestApp();
  const { body } = await server.app.inject('/metrics');
  const own = [...body.matchAll(/^# TYPE (catalogue_\w+)/gm)].map(([, name = '']) => name);
  const shown = queries.flatMap(({ expr }) => metricsIn(expr).map((name) => name.replace(/_bucket$/, '')));
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  await server.stop();
});
