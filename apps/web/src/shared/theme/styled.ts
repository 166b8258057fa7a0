import {
  chakra,
  type ChakraComponent,
  type RecipeDefinition,
  type RecipeSelection,
  type RecipeVariantRecord,
} from '@chakra-ui/react/styled-system';
import type { ElementType } from 'react';
import { system } from './system';

/**
 * `chakra(tag, recipe)` with the recipe worked out once. The factory's own way works it out again at every render of
 * every element, which a page of results feels.
 */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord>(
  tag: Tag,
  recipe: RecipeDefinition<Variants>,
): ChakraComponent<Tag, RecipeSelection<Variants>> {
  // The factory takes a recipe that is worked out already, which its types do not say.
  const ready = system.cva(recipe) as unknown as RecipeDefinition<Variants>;
  return chakra(tag, ready) as ChakraComponent<Tag, RecipeSelection<Variants>>;
}
