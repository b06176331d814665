import { call } from "@portal/client";
import { type CategoryInput, categories } from "@portal/contract";
import type { Submission } from "@portal/ui/form";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

/** All categories. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ["categories"],
    queryFn: ({ signal }) => call(categories.list, undefined, { signal }),
  });

export const useAddCategory = () =>
  useCategoryChange(({ body, idempotencyKey }: { body: CategoryInput } & Submission) =>
    call(categories.create, { body }, { idempotencyKey }),
  );

export const useUpdateCategory = () =>
  useCategoryChange((change: { id: number; body: CategoryInput }) =>
    call(categories.update, { params: { id: change.id }, body: change.body }),
  );

export const useDeleteCategory = () =>
  useCategoryChange((id: number) => call(categories.remove, { params: { id } }));

/** A change after which the list is read again before the screen goes on. */
function useCategoryChange<Change, Result>(mutationFn: (change: Change) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queries.invalidateQueries({ queryKey: categoriesQuery().queryKey }),
  });
}
