import { CategoryInput } from "@portal/contract";
import { paths } from "@portal/federation";
import { useParams } from "@portal/router";
import { EmptyState, ErrorState, FormCard, LinkButton, LoadingState, Screen, useLeave } from "@portal/ui";
import { Form, TextField } from "@portal/ui/form";
import { useQuery } from "@tanstack/react-query";
import { useT } from "../messages";
import { categoriesQuery, useAddCategory, useUpdateCategory } from "./category-queries";

const bannerMs = 5000;

export function AddCategory() {
  const t = useT();
  const leave = useLeave();
  const addCategory = useAddCategory();
  return (
    <Screen title={t("addCategory")}>
      <FormCard>
        <Form
          schema={CategoryInput}
          values={{ name: "" }}
          submitLabel={t("save")}
          busyLabel={t("saving")}
          errorTexts={{ refused: t("failedToAdd") }}
          onSubmit={async (body, submission) => {
            await addCategory.mutateAsync({ body, ...submission });
            leave(paths.categories.list, { text: t("categoryAdded"), durationMs: bannerMs });
          }}
        >
          <CategoryFields />
        </Form>
      </FormCard>
    </Screen>
  );
}

export function EditCategory() {
  const t = useT();
  return (
    <Screen title={t("editCategory")}>
      <FormCard>
        <EditForm />
      </FormCard>
    </Screen>
  );
}

function EditForm() {
  const t = useT();
  const { id } = useParams();
  const leave = useLeave();
  const categories = useQuery(categoriesQuery());
  const updateCategory = useUpdateCategory();
  if (categories.error && !categories.data) {
    return (
      <ErrorState
        error={categories.error}
        texts={{ refused: t("failedToLoad") }}
        onRetry={() => void categories.refetch()}
      />
    );
  }
  if (!categories.data) return <LoadingState text={t("loadingCategories")} rows={2} />;
  const category = categories.data.find((candidate) => String(candidate.id) === id);
  if (!category) {
    return (
      <EmptyState text={t("categoryNotFound")}>
        <LinkButton to={paths.categories.list}>{t("backToCategories")}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Form
      schema={CategoryInput}
      values={{ name: category.name }}
      submitLabel={t("update")}
      busyLabel={t("updating")}
      errorTexts={{ refused: t("failedToUpdate") }}
      onSubmit={async (body) => {
        await updateCategory.mutateAsync({ id: category.id, body });
        leave(paths.categories.list, { text: t("categoryUpdated"), durationMs: bannerMs });
      }}
    >
      <CategoryFields />
    </Form>
  );
}

function CategoryFields() {
  const t = useT();
  return <TextField name="name" label={t("categoryName")} required />;
}
