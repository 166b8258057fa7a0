import { useSearchParams } from 'react-router-dom';
import { browserNavigation } from '../../shared/browserNavigation';
import { addressFrom, HandOver } from './HandOver';
import { useOpenGrupoAMutation } from './links.api';

/** `/grupoa?sessionid=`: continues a session of the e-book provider (ruling D7). */
export function GrupoAScreen() {
  const [address] = useSearchParams();
  const [open] = useOpenGrupoAMutation();
  const sessionid = address.get('sessionid')?.trim();
  const ask = async () =>
    sessionid
      ? addressFrom(await open({ body: { sessionid } }))
      : { failure: { status: 422, message: 'acesso_negado_integracao' } };
  return <HandOver title="Grupo A" ask={ask} onAddress={browserNavigation.to} />;
}
