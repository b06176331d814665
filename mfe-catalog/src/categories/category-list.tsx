import type { Category } from "@portal/contract";
import { paths } from "@portal/federation";
import { LinkButton, Screen } from "@portal/ui";
import { ResourceTable } from "@portal/ui/list";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../messages";
import { useCategoryColumns } from "./category-columns";
import { categoriesQuery, useDeleteCategory } from "./category-queries";

const bannerMs = 5000;

export function CategoryList() {
  const t = useT();
  const categories = useQuery(categoriesQuery());
  const columns = useCategoryColumns();
  const deleteCategory = useDeleteCategory();

  return (
    <Screen
      title={t("categories")}
      hint={t("categoriesHint")}
      action={<LinkButton to={paths.categories.add}>{t("plusAddCategory")}</LinkButton>}
    >
      <ResourceTable
        query={categories}
        columns={columns}
        texts={{
          loading: t("loadingCategories"),
          empty: t("noCategories"),
          error: { refused: t("failedToLoad") },
        }}
        rowName={categoryName}
        editPath={(category) => paths.categories.edit(category.id)}
        deletion={{
          question: t("deleteCategory"),
          done: { text: t("categoryDeleted"), durationMs: bannerMs },
          errorTexts: { refused: t("failedToDelete") },
          remove: (category) => deleteCategory.mutateAsync(category.id),
        }}
      />
    </Screen>
  );
}

const categoryName = (category: Category) => category.name;
