export {
  CatalogueSheetScreen,
  InterLibraryScreen,
  SpecialisedSearchScreen,
  SurveyScreen,
  SwitchingScreen,
} from './FormScreens';
export { RequestsScreen } from './RequestsScreen';
