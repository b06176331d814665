import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, Heading } from "./controls";
import { type ErrorTexts, useErrorText } from "./error-text";
import { uiMessages } from "./messages";
import { Notice } from "./notice";

const Panel = chakra("dialog", {
  base: {
    m: "auto",
    p: "0",
    w: "min(30rem, calc(100vw - 2rem))",
    maxH: "calc(100dvh - 2rem)",
    overflowY: "auto",
    bg: "surface",
    color: "fg",
    borderRadius: "lg",
    borderWidth: "1px",
    boxShadow: "md",
  },
});

/** Shows a `<dialog>` over the page for as long as it is rendered: give it the ref. */
export function useShownModally() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}

interface ModalProps {
  title: string;
  children: ReactNode;
  /** Asked by Escape; a dialog without it can only be left by its own buttons. */
  onClose?: () => void;
  role?: "dialog" | "alertdialog";
  width?: string;
}

/**
 * A dialog over the page. The browser's own: it keeps the focus inside, makes the rest inert and gives the focus back.
 * Rendered while open; unmount it to close.
 */
export function Modal({ title, children, onClose, role = "dialog", width }: ModalProps) {
  const titleId = useId();
  const panel = useShownModally();
  return (
    <Panel
      ref={panel}
      role={role}
      aria-labelledby={titleId}
      {...(width && { w: width })}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <Box p={{ base: "5", sm: "6" }}>
        <Heading as="h2" size="md" id={titleId} mb="4">
          {title}
        </Heading>
        {children}
      </Box>
    </Panel>
  );
}

interface ConfirmDialogProps {
  title: string;
  question: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  danger?: boolean;
  cancelLabel?: string;
  error?: unknown;
  errorTexts?: ErrorTexts;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. A failure is shown here, and the question stays open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = uiMessages.useT();
  const errorText = useErrorText();
  const { isBusy = false, danger = false } = props;
  return (
    <Modal title={props.title} role="alertdialog" onClose={() => !isBusy && props.onCancel()}>
      <Box color="fg.muted">{props.question}</Box>
      {props.error ? (
        <Notice tone="bad" mt="4">
          {errorText(props.error, props.errorTexts ?? "")}
        </Notice>
      ) : null}
      <Flex gap="3" mt="6" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={props.onCancel} disabled={isBusy}>
          {props.cancelLabel ?? t("cancel")}
        </Button>
        <Button variant={danger ? "danger" : "solid"} onClick={props.onConfirm} disabled={isBusy}>
          {isBusy ? (props.busyLabel ?? props.confirmLabel) : props.confirmLabel}
        </Button>
      </Flex>
    </Modal>
  );
}
