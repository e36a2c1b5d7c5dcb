import { Component, type ErrorInfo, type ReactNode } from 'react';
import { text } from '../words/words.ts';

interface FailureProps {
  readonly children: ReactNode;
}

/** Shows a page's own fault instead of an empty screen, and a way on. */
export class Failure extends Component<FailureProps, { readonly error: Error | undefined }> {
  override readonly state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main id="content" className="page">
        <h1>{text('failure.title')}</h1>
        <p>{text('failure.text')}</p>
        <p>
          <code>{error.message}</code>
        </p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {text('failure.again')}
        </button>
      </main>
    );
  }
}
