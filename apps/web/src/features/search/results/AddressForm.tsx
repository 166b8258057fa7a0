import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inCatalogue } from '../../../shared/platform';
import { Button } from '../../../shared/ui/Button';
import type { SearchAddress } from '../searchAddress';
import { useSearchAddress } from '../useSearchAddress';

interface AddressFormProps {
  /** The address without what the fields say. */
  without: Partial<SearchAddress>;
  /** Fields with the names of the address. */
  children: ReactNode;
}

/** Changes the list without scripts: the browser puts the fields into the address. */
export function AddressForm({ without, children }: AddressFormProps) {
  const { t } = useTranslation('search');
  const { addressOf } = useSearchAddress();
  const { pathname, searchParams } = new URL(addressOf(without), 'http://localhost');
  return (
    <form className="row items-end gap-2 gap-x-4" action={inCatalogue(pathname)}>
      {Array.from(searchParams, ([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" size="small">
        {t('apply')}
      </Button>
    </form>
  );
}
