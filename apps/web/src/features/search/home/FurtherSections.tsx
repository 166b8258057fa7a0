import { Agenda } from './Agenda';
import { GeneralInformation } from './GeneralInformation';
import { Guides } from './Guides';
import { NewTitles } from './NewTitles';
import { OpeningHours } from './OpeningHours';
import { OtherCatalogues } from './OtherCatalogues';
import { Questions } from './Questions';

const sections = {
  guides: Guides,
  newTitles: NewTitles,
  hours: OpeningHours,
  agenda: Agenda,
  questions: Questions,
  information: GeneralInformation,
  catalogues: OtherCatalogues,
};

/** Sections of the home that are not needed to start a search, loaded separately. */
export default function FurtherSection({ section }: { section: keyof typeof sections }) {
  const Section = sections[section];
  return <Section />;
}
