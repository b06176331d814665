import { useLocation, useNavigate } from "@portal/router";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Notice } from "./notice";

/** A message of success that goes by itself. */
export interface Flash {
  readonly text: string;
  readonly durationMs: number;
}

const Show = createContext<(flash: Flash) => void>(() => {});

/** Shows a message on the screen that is open. */
export function useFlash(): (flash: Flash) => void {
  return useContext(Show);
}

/** Leaves for another screen, which shows the message: once, not again after a reload or Back. */
export function useLeave(): (to: string, flash?: Flash) => void {
  const navigate = useNavigate();
  return (to, flash) => void navigate(to, flash ? { state: { flash } } : {});
}

/** Holds a screen's message: one passed by the screen before, or one shown by something inside. */
export function FlashRegion({ children }: { children: ReactNode }) {
  const [flash, setFlash] = useState<Flash>();
  const navigate = useNavigate();
  const location = useLocation();
  const passed = passedFlash(location.state);
  useEffect(() => {
    if (!passed) return;
    setFlash(passed);
    void navigate(location.pathname + location.search, { replace: true, state: null });
  }, [passed, navigate, location]);
  return (
    <Show value={setFlash}>
      <div aria-live="polite">
        {flash && <FlashMessage key={flash.text} flash={flash} onGone={() => setFlash(undefined)} />}
      </div>
      {children}
    </Show>
  );
}

/** Stays while it is pointed at or holds the focus: nobody is made to read in a hurry. */
function FlashMessage({ flash, onGone }: { flash: Flash; onGone: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone.current(), flash.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, flash]);
  return (
    <Notice
      tone="good"
      mb="4"
      tabIndex={0}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {flash.text}
    </Notice>
  );
}

function passedFlash(state: unknown): Flash | undefined {
  const flash = state && typeof state === "object" && "flash" in state ? state.flash : undefined;
  // Safe: only useLeave puts a flash there, and history state does not leave the browser.
  return flash as Flash | undefined;
}
