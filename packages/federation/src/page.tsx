import { type ComponentType, lazy } from "react";

/**
 * A screen, or a part of one, whose code is fetched when it is first shown. A fetch that failed is forgotten, so that showing the screen
 * again tries again: React itself remembers a failed `lazy` for ever.
 */
export function page<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Screen = lazyScreen();
  function lazyScreen() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        Screen = lazyScreen();
        throw cause;
      }
    });
  }
  return function Page(props: Props) {
    return <Screen {...props} />;
  };
}
