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
 * `chakra(tag, recipe)` with the recipe compiled once. The factory compiles it at every render of every element, which
 * is noticeable on a page of results.
 */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord>(
  tag: Tag,
  recipe: RecipeDefinition<Variants>,
): ChakraComponent<Tag, RecipeSelection<Variants>> {
  // The factory accepts a compiled recipe, but its types do not allow it.
  const ready = system.cva(recipe) as unknown as RecipeDefinition<Variants>;
  return chakra(tag, ready) as ChakraComponent<Tag, RecipeSelection<Variants>>;
}
