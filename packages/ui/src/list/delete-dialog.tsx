import { ConfirmDialog, type ErrorTexts, type Flash, Text, uiMessages, useFlash } from "@portal/ui";
import { useState } from "react";

/** How a list deletes one of its rows. */
export interface Deletion<Row> {
  readonly question: string;
  readonly done: Flash;
  /** Said when a failure has no words of its own. */
  readonly errorTexts: ErrorTexts;
  readonly remove: (row: Row) => Promise<unknown>;
}

interface DeleteDialogProps<Row> {
  row: Row;
  rowName: string;
  deletion: Deletion<Row>;
  onClose: () => void;
}

/** Asks, deletes, says so; when it fails it says why and the row stays. */
export function DeleteDialog<Row>({ row, rowName, deletion, onClose }: DeleteDialogProps<Row>) {
  const t = uiMessages.useT();
  const showFlash = useFlash();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await deletion.remove(row);
      showFlash(deletion.done);
      onClose();
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={t("confirmDelete")}
      question={
        <>
          {deletion.question}
          <Text mt="2" color="fg" fontWeight="semibold">
            {rowName}
          </Text>
        </>
      }
      confirmLabel={t("delete")}
      busyLabel={t("deleting")}
      isBusy={isBusy}
      danger
      error={error}
      errorTexts={deletion.errorTexts}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
