import { Recording } from './recording';

const reply = (path: string, body?: string) => ({ method: 'GET' as const, path, status: 200, body });

it('limits empty replies too: each costs memory', () => {
  const recording = new Recording({ taken: 0 });
  const upload = Array.from({ length: 500 }, () => reply('/api/'));
  let uploads = 0;
  while (uploads < 200 && recording.add(upload)) uploads += 1;
  expect(uploads).toBeGreaterThan(10);
  expect(uploads).toBeLessThan(100);
  expect(recording.take('GET', '/api/')).toEqual({ status: 200 });
});

it('counts what its text takes, whatever the letters', () => {
  const recording = new Recording({ taken: 0 });
  const upload = [reply('/api/', 'ā'.repeat(1_000_000))];
  let uploads = 0;
  while (uploads < 30 && recording.add(upload)) uploads += 1;
  expect(uploads).toBe(9);
});

it('leaves room to the other tenants, and gives its own back', () => {
  const space = { taken: 190_000_000 };
  const [one, other] = [new Recording(space), new Recording(space)];
  const large = Array.from({ length: 8 }, (_, at) => reply(`/api/${at}`, 'x'.repeat(1_000_000)));
  expect(one.add(large)).toBe(true);
  expect(other.add(large)).toBe(false);
  one.clear();
  expect(space.taken).toBe(190_000_000);
  expect(other.add(large)).toBe(true);
});
