import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { signedOut } from '../../shared/session';

/** `/sair`: clears both stores and opens the home, without a request (D1 §2, ruling B9). */
export function SignOutScreen() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(signedOut());
    void navigate('/', { replace: true });
  }, [dispatch, navigate]);
  return null;
}
