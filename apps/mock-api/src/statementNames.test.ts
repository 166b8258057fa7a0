import { statementNames } from './statementNames';

describe('names of statements', () => {
  it('gives each statement one name, also when it is sent again', () => {
    const nameOf = statementNames();
    expect(nameOf('SELECT 1')).toBe('');
    const name = nameOf('SELECT 1');
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(nameOf('SELECT 1')).toBe(name);
    nameOf('SELECT 2');
    expect(nameOf('SELECT 2')).not.toBe(name);
  });

  it('names at most 400 statements, and keeps their names', () => {
    const nameOf = statementNames();
    const twice = (sql: string) => (nameOf(sql), nameOf(sql));
    const names = Array.from({ length: 1000 }, (_, number) => twice(`SELECT ${String(number)}`));
    expect(names.filter(Boolean)).toHaveLength(400);
    expect(nameOf('SELECT 0')).toBe(names[0]);
  });
});
