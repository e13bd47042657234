import { useState } from 'react';
import type { ArticleCategory } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import {
  useOrderArticleCategoriesMutation,
  useUpdateArticleCategoryInTreeMutation,
} from '../../api/article-category.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { movedTree, orderAfter, positionOf, type Position } from './category-tree.rules.ts';

interface Moving {
  id: number;
  position: Position;
}

/** The categories as they are shown, and how one is moved. */
export interface CategoryMoves {
  shown: readonly ArticleCategory[];
  busy: boolean;
  move(id: number, position: Position): void;
}

/**
 * Moves a category to another parent, or among its siblings. It is shown at its new position at once; a refusal puts it
 * back.
 */
export function useMoveCategory(categories: readonly ArticleCategory[]): CategoryMoves {
  const [update] = useUpdateArticleCategoryInTreeMutation();
  const [order] = useOrderArticleCategoriesMutation();
  const [moving, setMoving] = useState<Moving | null>(null);
  const move = async ({ id, position }: Moving) => {
    const now = positionOf(categories, id);
    if (now.parentId === position.parentId && now.index === position.index) return;
    setMoving({ id, position });
    const { version } = categories.find((category) => category.id === id)!;
    const siblings = orderAfter(categories, id, position);
    if (now.parentId === position.parentId) {
      const { data } = await order(siblings);
      if (data) toast.success(data, { key: 'kb-order' });
    } else {
      const { error } = await update({ id, version, parent_id: position.parentId, sibling_ids: siblings });
      if (!error) toast.success(staffText.category.moved, { key: 'kb-order' });
    }
    setMoving(null);
  };
  return {
    shown: moving ? movedTree(categories, moving.id, moving.position) : categories,
    busy: moving !== null,
    move: (id, position) => void (moving === null && move({ id, position })),
  };
}
