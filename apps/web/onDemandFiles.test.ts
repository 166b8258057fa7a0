/** @jest-environment node */
import { onDemandFiles } from './onDemandFiles';

const { handler } = onDemandFiles().transform;

/** What the build makes of a source in which the files beside it are known. */
const built = (code: string, ...known: string[]) =>
  handler.call(
    {
      resolve: async (source: string) => (known.includes(source) ? { id: `${__dirname}/src/${source}.tsx` } : null),
      error: (message: string) => {
        throw new Error(message);
      },
    } as unknown as ThisParameterType<typeof handler>,
    code,
    'Screen.tsx',
  );

it('each part that is loaded on demand has the name of its file', async () => {
  const code = `const A = onDemand(() => import('./A'));
const B = onDemand(
  async () => (await import('./B')).Part,
);`;
  expect(await built(code, './A', './B')).toBe(`const A = onDemand(() => import('./A'), 'src/A.tsx');
const B = onDemand(async () => (await import('./B')).Part, 'src/B.tsx');`);
});

it.each([
  'onDemand(load)',
  'onDemand<Props>(() => import("./A"))',
  "onDemand(() => import('./A').then(({ Part }) => Part))",
  "onDemand(async () => { return (await import('./A')).Part; })",
])('a part in another form fails the build, which could not name it: %s', async (code) => {
  await expect(built(`onDemand(() => import('./A')); ${code}`, './A')).rejects.toThrow('1 onDemand() in Screen.tsx');
});

it('a part whose file is not there fails the build', async () => {
  await expect(built("onDemand(() => import('./gone'))", './A')).rejects.toThrow('./gone, which is no file');
});
