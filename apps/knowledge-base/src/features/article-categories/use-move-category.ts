import { useState } from 'react';
import type { ArticleCategory } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { useOrderArticleCategoriesMutation, useUpdateArticleCategoryMutation } from '../../api/article-category.api.ts';
import { movedTree, orderAfter, placeOf, type Place } from './category-tree.rules.ts';

interface Moving {
  id: number;
  place: Place;
}

/** The categories as they are shown, and how one is moved. */
export interface CategoryMoves {
  shown: readonly ArticleCategory[];
  busy: boolean;
  move(id: number, place: Place): void;
}

/**
 * Moves a category to another parent, or among its siblings. It is shown at its new place at once; a refusal puts it
 * back.
 */
export function useMoveCategory(categories: readonly ArticleCategory[]): CategoryMoves {
  const [update] = useUpdateArticleCategoryMutation();
  const [order] = useOrderArticleCategoriesMutation();
  const [moving, setMoving] = useState<Moving | null>(null);
  const move = async ({ id, place }: Moving) => {
    const now = placeOf(categories, id);
    if (now.parentId === place.parentId && now.index === place.index) return;
    setMoving({ id, place });
    const version = categories.find((category) => category.id === id)?.version;
    const moved = now.parentId === place.parentId || !(await update({ id, version, parent_id: place.parentId })).error;
    if (moved) {
      const { data } = await order(orderAfter(categories, id, place));
      if (data) toast.success(data, { key: 'kb-order' });
    }
    setMoving(null);
  };
  return {
    shown: moving ? movedTree(categories, moving.id, moving.place) : categories,
    busy: moving !== null,
    move: (id, place) => void (moving === null && move({ id, place })),
  };
}
