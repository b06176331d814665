import { Link } from "@portal/router";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./controls";

interface LinkButtonProps extends Pick<ButtonProps, "variant" | "size" | "px" | "aria-label"> {
  to: string;
  children: ReactNode;
}

/** A link to a page of the portal that looks like a button. */
export function LinkButton({ to, children, ...rest }: LinkButtonProps) {
  return (
    <Button asChild {...rest}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
