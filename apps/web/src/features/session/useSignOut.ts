import { signOutTarget } from '@catalogue/domain';
import { calls } from '@catalogue/api-contract';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { browserNavigation } from '../../shared/browserNavigation';
import { selectPatron, signedOut, type PatronSession } from '../../shared/session';
import { useSettings, type Settings } from '../../shared/settings';
import { callServer } from '../../shared/wire';
import { useGetInstitutionQuery } from '../site/public';

/**
 * Ends the session at the server as well, so that a copy of its tokens is of no use. Nothing waits for it: a server of
 * the documents has no such call.
 */
const endAtServer = ({ credentials: { refresh, token } }: PatronSession, settings: Settings): void =>
  void callServer(
    calls.tokens.revokeToken,
    { body: { token: refresh ?? token, ...settings.oauth.patron } },
    null,
    settings,
  );

/** "Sair": clears both stores, then opens the institution's own sign-out or the home (D1 §4, ruling B9). */
export function useSignOut(): () => void {
  const { data: institution } = useGetInstitutionQuery();
  const patron = useSelector(selectPatron);
  const settings = useSettings();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    const way = signOutTarget({ hasNonce: Boolean(patron?.nonce), ...institution });
    if (patron) endAtServer(patron, settings);
    dispatch(signedOut());
    if (way === 'reload') browserNavigation.reload();
    else if (way === 'home') void navigate('/');
    else browserNavigation.to(way.link);
  };
}
