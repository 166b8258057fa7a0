import type { DuplicatePerson } from '@catalogue/api-contract';
import { wireUsername } from '@catalogue/domain';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useInstitutionLogin } from './useInstitutionLogin';

export type Person = z.output<typeof DuplicatePerson>;

/**
 * The user's identity: the username and what this institution asks in addition (D1 §4, §5): the person at 571, the
 * category at 87.
 */
export function useIdentity(initialUsername = '') {
  const { flow } = useInstitutionLogin();
  const [username, setUsername] = useState(initialUsername);
  const [choice, setChoice] = useState('');
  const [people, setPeople] = useState<Person[]>([]);
  const asksChoice = flow === 'category' || people.length > 0;
  const typed = username.trim();
  return {
    flow,
    username,
    setUsername,
    typed,
    choice,
    setChoice,
    people,
    missing: typed === '' ? ('username' as const) : asksChoice && choice === '' ? ('choice' as const) : null,
    wire: wireUsername(flow, username, choice === '' ? undefined : choice),
    forgetPeople: () => {
      setPeople([]);
      setChoice('');
    },
    setPeople,
  };
}
export type Identity = ReturnType<typeof useIdentity>;
