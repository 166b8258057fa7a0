import { useState } from 'react';
import { SearchBand } from './layout';
import { emptyAddress } from './searchAddress';
import { SearchForm } from './SearchForm';

/** The search form of a screen that is not a search: a title, an authority, the basket. */
export function CompactSearch() {
  const [isAdvanced, setAdvanced] = useState(false);
  return (
    <SearchBand data-screen-only="">
      <SearchForm
        look="band"
        type="pesquisa_geral"
        address={emptyAddress}
        isAdvanced={isAdvanced}
        onAdvanced={setAdvanced}
      />
    </SearchBand>
  );
}
