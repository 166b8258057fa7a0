import { statementNames } from './statementNames';

describe('names of statements', () => {
  it('gives one name to a statement that is sent again, and another to another', () => {
    const nameOf = statementNames();
    expect(nameOf('SELECT 1')).toBe('');
    const name = nameOf('SELECT 1');
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(nameOf('SELECT 1')).toBe(name);
    nameOf('SELECT 2');
    expect(nameOf('SELECT 2')).not.toBe(name);
  });

  it('gives no more than 400 names, and keeps those', () => {
    const nameOf = statementNames();
    const twice = (sql: string) => (nameOf(sql), nameOf(sql));
    const names = Array.from({ length: 1000 }, (_, number) => twice(`SELECT ${String(number)}`));
    expect(names.filter(Boolean)).toHaveLength(400);
    expect(nameOf('SELECT 0')).toBe(names[0]);
  });
});
