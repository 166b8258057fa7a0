import { DebtService } from '@catalogue/api-contract';
import { useOwnTranslation } from '../../shared/useOwnTranslation';

const services = Object.entries(DebtService);

/**
 * A known service in the reader's language; any other in the server's words, which are Portuguese. What a slip pays, the
 * server says as a service, a colon and what it is for.
 */
export function ServiceName({ name }: { name: string }) {
  const { t } = useOwnTranslation('debts');
  const [service, ...what] = name.split(': ');
  const [known] = services.find(([, word]) => word === service) ?? [];
  if (!known) return <span lang="pt-BR">{name}</span>;
  const text = t(`service_${known as keyof typeof DebtService}`);
  if (what.length === 0) return <span>{text}</span>;
  return (
    <span>
      {text}: <span lang="pt-BR">{what.join(': ')}</span>
    </span>
  );
}
