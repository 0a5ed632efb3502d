import { Component, type ReactNode } from 'react';
import { PushButton } from '../retro/PushButton';
import styles from './AppBoundary.module.css';

type Props = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;
type State = Readonly<{ failed: boolean }>;

/** Limits an error to the window of the program that failed. */
export class AppBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.oops} role="alert">
        <p>
          <b>{this.props.title}</b> has performed an illegal operation and will be shut down.
        </p>
        <p>If the problem persists, check the connection, or tell your vendor. He has moved.</p>
        <PushButton onClick={this.props.onClose}>Close</PushButton>
      </div>
    );
  }
}
