import { RemoteFailure } from "@portal/federation/failure";
import { Component, type ReactNode } from "react";
import { FailureCard } from "./failure-card";

interface FailureBoundaryProps {
  name: string;
  /** Where the reader is; going elsewhere clears the failure. */
  place: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a remote's failure inside its own area: the menu, the session and the other remotes go on. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failure: RemoteFailure | undefined }> {
  override state = { failure: undefined as RemoteFailure | undefined };

  static getDerivedStateFromError(error: unknown) {
    return {
      failure:
        error instanceof RemoteFailure ? error : new RemoteFailure("", reasonOf(error), { cause: error }),
    };
  }

  override componentDidUpdate(before: FailureBoundaryProps) {
    if (this.state.failure && before.place !== this.props.place) this.retry();
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailureCard failure={new RemoteFailure(this.props.name, failure.reason)} onRetry={this.retry} />;
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.name === "ChunkLoadError" ? "network" : "render";
