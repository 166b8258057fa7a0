import type { Notice } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import { isNews, type Told } from './toldHistory';

// What people follow and what comes in, remembered apart from the server: what each day must tell of it.

/** A title that has come in. */
export interface New {
  code: number;
  words: readonly string[];
  isHistory: boolean;
  isEnglish: boolean;
}

/** What somebody follows until a day (ISO): new titles of a subject, or the issues of a serial, of all libraries or one. */
export interface Subject {
  person: number;
  codigo: string;
  ate: string;
  of: 'history' | 'english' | { serial: number; library: number | null };
}

/** An issue that the desk has received. */
export interface Issue {
  thing: string;
  serial: number;
  library: number;
  label: string;
}

/** What looks for new titles: `seen` of all have been looked at, `found` are those of the last notice. */
interface Finder {
  seen: number;
  found: number[];
  newsOn: string | null;
}
export interface Search extends Finder {
  person: number;
  id: number;
  word: string;
}

export function followed() {
  let subjects: Subject[] = [];
  let searches: Search[] = [];
  let issues: Issue[] = [];
  const titles: New[] = [];
  const profiles = new Map<number, Finder>();
  const finder = (): Finder => ({ seen: titles.length, found: [], newsOn: null });

  /** Looks at the titles that came in since, on a day; those of the last week are told again with them. */
  function look(one: Finder, finds: (title: New) => boolean, day: string): boolean {
    const found = titles.slice(one.seen).filter(finds);
    one.seen = titles.length;
    if (found.length === 0) return false;
    const isRecent = one.newsOn !== null && isNews({ dia: one.newsOn }, day);
    one.found = [...found.map(({ code }) => code), ...(isRecent ? one.found : [])];
    one.newsOn = day;
    return true;
  }

  /** What was found for a person, each title once: for their subjects, then for their searches, the oldest first. */
  function newTitles(person: number, day: string): Told[] {
    const told: Told[] = [];
    const named = new Set<number>();
    const tell = (tipo: Notice['tipo'], thing: string, { found }: Finder) => {
      const others = found.filter((code) => !named.has(code));
      for (const code of others) named.add(code);
      if (others.length > 0) told.push({ person, tipo, thing, says: `${others.length}` });
    };
    const profile = profiles.get(person);
    const own = subjects.filter((one) => one.person === person && one.ate >= day).map(({ of }) => of);
    const matches = ({ isHistory, isEnglish }: New) =>
      (isHistory && own.includes('history')) || (isEnglish && own.includes('english'));
    if (profile && look(profile, matches, day)) tell('perfil_com_novidade', `perfil:${person}`, profile);
    for (const search of searches.filter((one) => one.person === person))
      if (look(search, (title) => title.words.includes(search.word), day))
        tell('pesquisa_com_novidade', `pesquisa:${search.id}`, search);
    return told;
  }

  const ofSubject = ({ person, codigo, ate }: Subject, day: string): Told[] => {
    const thing = `interesse:${codigo}`;
    if (ate < day) return [{ person, tipo: 'interesse_terminou', thing, says: ate }];
    return ate === addDays(day, 7) ? [{ person, tipo: 'interesse_vence', thing, says: ate }] : [];
  };

  const ofIssue = ({ thing, serial, library, label }: Issue, day: string): Told[] =>
    subjects.flatMap(({ person, ate, of }): Told[] => {
      if (ate < day || typeof of === 'string' || of.serial !== serial) return [];
      const isThere = of.library === null || of.library === library;
      return isThere ? [{ person, tipo: 'fasciculo_chegou', thing, says: label }] : [];
    });

  /** Keeps some of the subjects alone; who follows no titles any more has none that are new. */
  function keep(which: (subject: Subject) => boolean): void {
    subjects = subjects.filter(which);
    for (const person of profiles.keys())
      if (!subjects.some((one) => one.person === person && typeof one.of === 'string')) profiles.delete(person);
  }

  return {
    isFollowed: (codigo: string): boolean => subjects.some((one) => one.codigo === codigo),
    follow(subject: Subject): void {
      subjects = [...subjects.filter(({ codigo }) => codigo !== subject.codigo), subject];
      if (typeof subject.of === 'string' && !profiles.has(subject.person)) profiles.set(subject.person, finder());
    },
    unfollow: (codigo: string) => keep((one) => one.codigo !== codigo),
    searchOf: (person: number, word: string) => searches.find((one) => one.person === person && one.word === word),
    /** One that is followed already stays as it is. */
    search(one: Pick<Search, 'person' | 'id' | 'word'>): void {
      if (!searches.some(({ id }) => id === one.id)) searches.push({ ...one, ...finder() });
    },
    searchNoMore(id: number): void {
      searches = searches.filter((one) => one.id !== id);
    },
    comes: (title: New) => void titles.push(title),
    received: (issue: Issue) => void issues.push(issue),

    begins(day: string): Told[] {
      const people = new Set([...profiles.keys(), ...searches.map(({ person }) => person)]);
      const told = [
        ...[...people].flatMap((person) => newTitles(person, day)),
        ...subjects.flatMap((subject) => ofSubject(subject, day)),
        ...issues.flatMap((issue) => ofIssue(issue, day)),
      ];
      issues = [];
      keep(({ ate }) => ate >= day);
      return told;
    },

    isTrue({ tipo, codigo, dia, ate }: Pick<Notice, 'tipo' | 'codigo' | 'dia' | 'ate'>, today: string): boolean {
      if (tipo === 'interesse_vence') return subjects.some((one) => one.codigo === codigo && one.ate === ate);
      if (!isNews({ dia }, today)) return false;
      if (tipo === 'pesquisa_com_novidade') return searches.some(({ id }) => id === Number(codigo));
      // Those of who has ended all and follows something else by now were for what is followed no more.
      if (tipo === 'perfil_com_novidade') return profiles.get(Number(codigo))?.newsOn === dia;
      return true;
    },
  };
}
