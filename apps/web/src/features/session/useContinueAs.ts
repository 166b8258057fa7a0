import type { TokenReply } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useDispatch, useSelector } from 'react-redux';
import { selectPatron, signedIn, type PatronSession } from '../../shared/session';
import { useSettings } from '../../shared/settings';
import { openSession } from './openSession';

/** Replaces the session with that of another person or login. Null on success; otherwise the session is unchanged. */
export function useContinueAs() {
  const dispatch = useDispatch();
  const settings = useSettings();
  const patron = useSelector(selectPatron);
  return async (
    token: TokenReply,
    who: { login: string } & Pick<PatronSession, 'chosenLogin' | 'originalUser'>,
  ): Promise<{ failure: CallFailure } | { nome_pessoa: string }> => {
    const kept = { remember: patron?.remember ?? false, nonce: patron?.nonce };
    const { session, failure } = await openSession(token, { ...kept, ...who }, settings);
    if (failure) return { failure };
    dispatch(signedIn(session));
    return { nome_pessoa: session.user.nome_pessoa };
  };
}
