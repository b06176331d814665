import { type ComponentType, createElement, lazy } from "react";

/** The import of a screen: `() => import("./song-list").then((m) => m.SongList)`. */
type LoadScreen = () => Promise<ComponentType>;

/**
 * A screen whose code is fetched when it is first shown. A fetch that failed is forgotten, so that showing the screen
 * again tries again: React itself remembers a failed `lazy` for ever.
 */
export function page(load: LoadScreen): ComponentType {
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
  return function Page() {
    return createElement(Screen);
  };
}
