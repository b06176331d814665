import { Component, type ReactNode } from "react";

/** Shows nothing in the place of what fails: a prompt that cannot be fetched must not take the page with it. */
export class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
