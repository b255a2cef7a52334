import { Component, type ReactNode } from 'react';
import { fault, freshness } from '../../content/desk-words/frame.ts';
import { Button } from './Button.tsx';
import { Notice } from './Page.tsx';

type Props = { place: string; children: ReactNode };
type State = { place: string; broken: boolean };

/** Shows a sentence instead of an empty page when a component throws, until the address changes. Drafts are kept. */
export class DrawingFault extends Component<Props, State> {
  override state: State = { place: this.props.place, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, broken: false };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="page" role="alert">
        <Notice title={fault.title} text={navigator.onLine ? fault.drawing : freshness.offlineFromStart}>
          <Button onClick={() => location.reload()}>{fault.again}</Button>
        </Notice>
      </div>
    );
  }
}
