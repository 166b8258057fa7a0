import { useInstitutionLogin } from './useInstitutionLogin';

/** The institution's name for a username, in the language that it is in. */
export function LoginLabel() {
  const { label, isOwnLabel } = useInstitutionLogin();
  return isOwnLabel ? <span lang="pt-BR">{label}</span> : label;
}
