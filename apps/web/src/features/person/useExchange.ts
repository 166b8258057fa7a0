import type { TokenReply } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useContinueAs, useSwitchLoginMutation } from '../session/public';
import { selectPatron, type PatronSession } from '../../shared/session';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { useExchangeUserMutation } from './person.api';

/** Switches to another user: fetches the tokens and the person, then opens their area. One switch at a time. */
export function useExchange() {
  const { t, i18n } = useTranslation('person');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const failureToast = useFailureToast();
  const continueAs = useContinueAs();
  const patron = useSelector(selectPatron);
  const [exchangeUser] = useExchangeUserMutation();
  const [switchLogin] = useSwitchLoginMutation();
  const { run, isBusy } = useOneAtATime();

  function refuse(failure: CallFailure) {
    // Whether the message is a key is only known at run time.
    if (!i18n.exists(failure.message, { ns: 'person' })) return failureToast(failure);
    dispatch(toastShown({ tone: 'warning', message: t(failure.message as 'usuario_nao_permitido') }));
  }
  async function goOn(
    ask: () => PromiseLike<{ data?: TokenReply; error?: unknown }>,
    who: { login: string } & Pick<PatronSession, 'chosenLogin' | 'originalUser'>,
  ) {
    const { data, error } = await ask();
    const outcome = data ? await continueAs(data, who) : { failure: error as CallFailure };
    if ('failure' in outcome) return refuse(outcome.failure);
    dispatch(toastShown({ tone: 'ok', message: t('nowYouAre', { name: outcome.nome_pessoa }) }));
    void navigate(paths.personalArea);
  }

  /** D2 §5: the typed login is trimmed before it is sent. */
  function toUser(typed: string) {
    const login = typed.trim();
    if (!patron) return;
    const { user, originalUser } = patron;
    const first = originalUser ?? { login: user.login, nome_pessoa: user.nome_pessoa };
    const who = { login, originalUser: first.login === login ? undefined : first };
    void run(() => goOn(() => exchangeUser({ body: { usuario: login } }), who));
  }
  /** The base is sent if it is known (ruling B6). */
  function toLogin({ codigo, base }: { codigo: string; base: string }) {
    if (!patron) return;
    const chosenLogin = codigo.trim();
    const who = { login: patron.user.login, chosenLogin, originalUser: patron.originalUser };
    void run(() => goOn(() => switchLogin({ body: { codigo: chosenLogin, base: base.trim() } }), who));
  }
  return { toUser, toLogin, isBusy };
}
