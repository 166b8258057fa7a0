import { signOutTarget } from '@catalogue/domain';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { browserNavigation } from '../../shared/browserNavigation';
import { selectPatron, signedOut } from '../../shared/session';
import { useGetInstitutionQuery } from '../site/public';

/** "Sair": clears both stores, then opens the institution's own sign-out or the home (D1 §4, ruling B9). */
export function useSignOut(): () => void {
  const { data: institution } = useGetInstitutionQuery();
  const patron = useSelector(selectPatron);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return () => {
    const way = signOutTarget({ hasNonce: Boolean(patron?.nonce), ...institution });
    dispatch(signedOut());
    if (way === 'reload') browserNavigation.reload();
    else if (way === 'home') void navigate('/');
    else browserNavigation.to(way.link);
  };
}
